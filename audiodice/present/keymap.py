"""keymap.toml: the keys of commands; the player's file changes our defaults.

A faulty line is reported with file and line, and its command keeps the default key, so that a
typing mistake never takes a key away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.text import shortened, shown
from audiodice.present.commands import COMMANDS, Scope

ESSENTIAL = ("help", "list_previous", "list_next", "select", "back", "input_help")
"""Commands that cannot be unbound: help and the list keys reach all others, and only its own
key ends input help."""
_IN_TEXT = ("select", "back")  # needed while text is typed
_LATER = ("chance", "practise")  # came after 0.1.0: a keymap of that time may use their keys

ParseKey = Callable[[str], str]
"""Returns the canonical name of a key; raises ValueError, with a sentence, for an unknown key."""


@dataclass(frozen=True, slots=True)
class Keymap:
    """The keys of each command, and the problems of the player's file."""

    keys: Mapping[str, tuple[str, ...]]
    problems: tuple[Diagnostic, ...] = ()
    capitals: bool = True
    """Whether a capital letter means that Shift was held; False: it may also be Caps Lock."""

    def lookup(self, scope: Scope, key: str) -> str | None:
        """The command of a key in `scope` or everywhere; None if it has none."""
        for command, keys in self.keys.items():
            if key in keys and COMMANDS[command].scope in (scope, Scope.EVERYWHERE):
                return command
        return None


def writes(key: str) -> bool:
    """Whether a key types a character, so that it cannot be a command where text is typed.

    >>> writes("shift+a"), writes("space"), writes("ctrl+a"), writes("f1")
    (True, True, False, False)
    """
    plain = key.removeprefix("shift+")
    return len(plain) == 1 or plain == "space"


def defaults(document: Mapping[str, Any], parse_key: ParseKey) -> Keymap:
    """The default keys in our own file; raises ValueError."""
    return Keymap(_read(document, parse_key))


def with_own_keys(
    base: Keymap,
    document: Mapping[str, Any],
    line_of: Callable[[str], int],
    path: str,
    parse_key: ParseKey,
) -> Keymap:
    """The keys with the changes of the player's file; `line_of` returns the line of a command."""
    return _OwnKeys(base.keys, path, line_of, parse_key).apply(document)


def _listed(value: Any) -> list[str]:
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(key, str) for key in found):
        raise ValueError(f"{shortened(repr(value))}: a key name in quotes, or a list of them")
    return found


def _read(document: Mapping[str, Any], parse_key: ParseKey) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for scope, table in document.items():
        for command, keys in table.items():
            if COMMANDS[command].scope != scope:
                raise ValueError(f"{command} belongs to [{COMMANDS[command].scope}]")
            found[command] = tuple(parse_key(key) for key in _listed(keys))
    missing = set(COMMANDS) - set(found)
    if missing:
        raise ValueError(f"no key for {', '.join(sorted(missing))}")
    return found


def in_terminal(keymap: Keymap, *, capitals: bool = False) -> Keymap:
    """The keys in a terminal, which has no clipboard: Control C leaves, as people expect.

    Undo is named by its letter, because at Backspace some screen readers only say what it deletes.
    """
    undo = sorted(keymap.keys["undo"], key=lambda key: len(key) > 1)
    keys = {**keymap.keys, "undo": tuple(undo)}
    if "ctrl+c" in keys["copy"]:
        keys["copy"] = tuple(key for key in keys["copy"] if key != "ctrl+c")
        keys["leave"] = (*keys["leave"], "ctrl+c")
    return replace(keymap, keys=keys, capitals=capitals)


def in_browser(keymap: Keymap) -> Keymap:
    """The keys that reach a page: the browser keeps Tab, some F keys, and most key combinations.

    `isOurs` in web/site/keys.js accepts the same ones. Every command is also a button there.
    """
    keys = {command: tuple(filter(_reaches_page, names)) for command, names in keymap.keys.items()}
    return replace(keymap, keys=keys)


def _reaches_page(key: str) -> bool:
    base = key.removeprefix("shift+")
    held = base.startswith(("ctrl+", "alt+", "cmd+")) and base not in ("ctrl+c", "cmd+c")
    return not held and base not in ("tab", "f5", "f6", "f11", "f12")


class _OwnKeys:
    def __init__(
        self,
        base: Mapping[str, tuple[str, ...]],
        path: str,
        line_of: Callable[[str], int],
        parse_key: ParseKey,
    ) -> None:
        self.base, self.path, self.line_of = base, path, line_of
        self.parse_key = parse_key
        self.problems: list[Diagnostic] = []

    def apply(self, document: Mapping[str, Any]) -> Keymap:
        wanted: dict[str, tuple[str, ...]] = {}
        for name, value in document.items():
            # Sections are optional: the name alone identifies a command.
            entries = value if isinstance(value, dict) else {name: value}
            for command, keys in entries.items():
                self._add(command, keys, wanted)
        keys = self._without_clashes(wanted)
        for command in _IN_TEXT:
            if all(map(writes, keys[command])):
                taken = {key for other in keys if _meet(command, other) for key in keys[other]}
                more = (key for key in self.base[command] if key not in taken)
                keys[command] = (*keys[command], *more)
        return Keymap(keys, tuple(self.problems))

    def _add(self, command: str, keys: Any, wanted: dict[str, tuple[str, ...]]) -> None:
        if command not in COMMANDS:
            self._report("keymap_unknown_command", command, given=command)
            return
        try:
            found = tuple(self.parse_key(key) for key in _listed(keys))
        except ValueError as error:
            self._report(
                "keymap_unknown_key", command, command_id=command, why=str(error).rstrip(".")
            )
            return
        if found or command not in ESSENTIAL:
            wanted[command] = found
        else:
            self._report("keymap_no_key", command, command_id=command)

    def _without_clashes(self, wanted: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Drop the player's bindings that clash with others, until no key has two commands.

        A default key is dropped instead if its command keeps another one, so that a default added
        in a later version never overrides a player's key. Commands that came later than a player's
        keymap may have may lose all their default keys.
        """
        while True:
            keys = {**self._giving_way(wanted), **wanted}
            clash = next(
                (
                    (command, other, key)
                    for command in wanted
                    for key in wanted[command]
                    for other, others in keys.items()
                    if other != command and key in others and _meet(command, other)
                ),
                None,
            )
            if clash is None:
                return keys
            command, other, key = clash
            self._report("keymap_clash", command, command_id=command, other_id=other, bound=key)
            del wanted[command]

    def _giving_way(self, wanted: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """The default keys, without those that the player uses for other commands."""
        found = {}
        for command, keys in self.base.items():
            taken = {
                key
                for other, others in wanted.items()
                if other != command and _meet(command, other)
                for key in others
            }
            left = tuple(key for key in keys if key not in taken)
            later = COMMANDS[command].group == "friends" or command in _LATER
            found[command] = left if later else left or keys
        return found

    def _report(self, key: str, command: str, **fields: str) -> None:
        safe = {name: shortened(shown(value), 200) for name, value in fields.items()}
        self.problems.append(Diagnostic(key, self.path, self.line_of(command), safe))


def _meet(one: str, other: str) -> bool:
    scopes = {COMMANDS[one].scope, COMMANDS[other].scope}
    return len(scopes) == 1 or Scope.EVERYWHERE in scopes
