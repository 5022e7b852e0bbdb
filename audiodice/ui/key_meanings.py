"""The meaning of a key on a screen: its command, or the message for a key without one."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.core.text import folded
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.screen import Response, Screen, refuse, say_and_cue


class KeyMeanings:
    def __init__(self, context: UiContext) -> None:
        self._context = context

    def command(self, name: str, screen: Screen, text: str = "") -> Command | None:
        """Return the command of a key on this screen, or None.

        `text` is the typed text. In menus it takes precedence over the position of the key: a
        Russian keyboard has Н where an English one has Y.
        """
        lookup = self._context.keymap.lookup
        asked = lookup(Scope.TABLE, name)
        if asked and COMMANDS[asked].group == "friends" and screen.can(COMMANDS[asked]):
            return COMMANDS[asked]  # before the letters of a list, for the lobby
        found = asked if screen.scope is Scope.TABLE else lookup(screen.scope, name)
        if found is None and screen.queries:
            found = asked if asked and COMMANDS[asked].kind is Kind.ASK else None
        if found == "explain" and not screen.can(COMMANDS[found]):
            return None  # in a list without explanations it is a plain letter
        if found and COMMANDS[found].group == "friends":
            return None  # the table has no friends
        # In lists letters jump; a letter that no entry begins with keeps its command.
        return COMMANDS[found] if found and not _jumps_to(name, screen, text) else None

    def without_caps_lock(
        self, name: str, screen: Screen, switch: Callable[[str], Command | None]
    ) -> str:
        """Return the plain letter if its capital has no meaning here: Caps Lock may be on."""
        plain = name.removeprefix("shift+")
        if self._context.keymap.capitals or plain == name or len(plain) != 1:
            return name
        command = switch(name) or self.command(name, screen)
        if command and (command.scope is Scope.SWITCHES or screen.can(command)):
            return name
        known = switch(plain) or self.command(plain, screen) or _jumps_to(plain, screen)
        return plain if known else name

    def none(self, name: str) -> Response:
        """Return the answer to a key without a meaning."""
        if not name:  # text of an input method, not of a key
            return refuse(Event("no_such_action"))
        return refuse(Event("unbound", None, {"bound": self._spoken(name)}))

    def described(
        self, name: str, command: Command | None, screen: Screen, text: str = ""
    ) -> Response:
        """Describe a key and its `command`, for input help."""
        if command is None:
            label = _jumps_to(name, screen, text)
            if not label:
                return self.none(name)
            fields = {"bound": self._spoken(name), "label": label}
            return say_and_cue(Event("jump_described", None, fields))
        words, called = self._context.words, screen.name_of(command)
        fields = {
            "bound": self._spoken(name),
            "command": words.text(called),
            "help": words.text(f"{called}.help"),
        }
        return say_and_cue(Event("described", None, fields))

    def _spoken(self, name: str) -> str:
        return spoken_or_name(self._context.words, name)


def works(command: Command, screen: Screen) -> bool:
    """Whether a command has a meaning on a screen of this kind."""
    asks = command.kind is Kind.ASK and bool(screen.queries)
    return asks or command.scope in (screen.scope, Scope.EVERYWHERE)


def _jumps_to(name: str, screen: Screen, text: str = "") -> str:
    """Return the label of the list entry that this key jumps to, or ""."""
    if screen.scope is not Scope.LIST or len(name) != 1 or not name.isalnum():
        return ""
    return screen.jumps_to(folded(text) if len(text) == 1 and text.isalpha() else name)
