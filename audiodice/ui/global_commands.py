"""What works on every screen: help, history, volumes, what is on and off, how much is said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Event
from audiodice.output.output import Output
from audiodice.present.commands import COMMANDS, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.history import Utterance
from audiodice.ui.item import Item
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.menu import Menu
from audiodice.ui.response import Pop, Quit, Response, push, refuse, tell
from audiodice.ui.screen import Screen

HISTORY = ("older", "newer", "oldest", "newest", "copy")
_STEPS = {
    "softer": ("effects", -1),
    "louder": ("effects", 1),
    "voice_softer": ("voice_volume", -1),
    "voice_louder": ("voice_volume", 1),
    "slower": ("rate", -1),
    "faster": ("rate", 1),
    "caption_smaller": ("caption", -1),
    "caption_bigger": ("caption", 1),
}
_TOLD_AS = {
    "effects": "effects_volume",
    "voice_volume": "voice_volume",
    "rate": "voice_rate",
    "caption": "caption_size",
}


_BY_PLACE = ("digit_7", "digit_8", "digit_9", "digit_0")  # faces end at 6


class GlobalCommands:
    """The commands of every screen: `acts` does each, by its id."""

    def __init__(self, context: UiContext, output: Output, screen: Callable[[], Screen]) -> None:
        """`screen` gives the one in play."""
        self.context = context
        self.output = output
        self.input_help = False
        self._screen = screen
        self.acts: dict[str, Callable[[], Response]] = {
            "help": self.help,
            "input_help": self._toggle_input_help,
            "stop": self._stop,
            "verbosity": self._verbosity,
            "missed": self._missed,
            "recent": self._recent,
            "kind": self._kind,
            "where": lambda: self._screen().where(),
            "effects": self._toggle_effects,
            "speech": self._toggle_speech,
            "leave": lambda: Response(then=Quit()),
            "copy": self._copy,
        }
        for name in HISTORY[:-1]:
            self.acts[name] = partial(self._walk_history, name)
        for command, (setting, by) in _STEPS.items():
            self.acts[command] = partial(self._step, setting, by)

    def help(self) -> Response:
        """What can be pressed here, as a list whose entries do it."""
        words, keymap, screen = self.context.words, self.context.keymap, self._screen()
        commands = [c for c in COMMANDS.values() if c.scope in (screen.scope, Scope.EVERYWHERE)]
        queries = getattr(getattr(screen, "game", None), "queries", ())
        items = []
        for command in commands:
            keys = keymap.keys[command.id]
            useless = command.id == "delete" and not getattr(screen, "deletes", False)
            useless |= command.id in _BY_PLACE and self.context.settings.digits != "place"
            if useless or not keys or (command.query and command.query not in queries):
                continue
            label = words.text(
                "help_line",
                bound=spoken_or_name(words, keys[0]),
                command=words.text(f"command-{command.id}"),
            )
            items.append(Item(partial(str, label), partial(Response, then=Pop(command))))
        return push(Menu(words.text("here_title"), lambda: items, pauses=False))

    def _toggle_input_help(self) -> Response:
        self.input_help = not self.input_help
        return tell(Event("input_help_on" if self.input_help else "input_help_off"))

    def _stop(self) -> Response:
        self.output.silence()
        return Response(interrupt=False)

    def _verbosity(self) -> Response:
        order = ("brief", "normal", "full")
        now = order.index(self.context.settings.verbosity)
        self.context.settings.verbosity = order[(now + 1) % len(order)]
        told = Event("verbosity_set", None, {"value": self.context.settings.verbosity})
        return tell(told, changed="verbosity")

    def _missed(self) -> Response:
        news = self.context.history.missed()
        if not news.text:
            return tell(Event("nothing_missed"))
        self.output.repeat(news)
        return Response(interrupt=False)

    def _recent(self) -> Response:
        last = self.context.history.last(self.context.settings.recent)
        if not (last.text if self.output.speech_on else last.events):
            return refuse(Event("history_empty"))
        self.output.repeat(last)
        return Response(interrupt=False)

    def _kind(self) -> Response:
        told = Event("kind_set", None, {"value": self.context.history.next_kind()})
        return Response((told,), (Event("menu_move"),))

    def _walk_history(self, where: str) -> Response:
        utterance = self.context.history.walk(where)
        if utterance is None:
            return refuse(Event("history_empty"))
        self.output.sound((Event("menu_move"),))
        # Repeating is not saying: what is read again is not recorded again.
        self.output.repeat(utterance)
        return Response(interrupt=False)

    def _copy(self) -> Response:
        copied = self.output.face.copy(self.context.history.current())
        return tell(Event("copied")) if copied else refuse(Event("not_copied"))

    def _step(self, setting: str, by: int) -> Response:
        if setting in ("rate", "voice_volume") and not self.output.speech.own_voice:
            key = "voice_not_ours" if setting == "rate" else "voice_volume_not_ours"
            return refuse(Event(key))
        moved = self.context.settings.step(setting, by)
        if setting == "caption" and moved:
            self.output.face.bigger(by)
        value = getattr(self.context.settings, setting)
        told = Event(_TOLD_AS[setting], None, {"value": value})
        cue = Event("menu_move" if moved else "menu_edge")
        return Response((told,), (cue,), changed=setting)

    def _toggle_effects(self) -> Response:
        on = not self.output.effects_on
        if not on and not self.output.speech_on:
            return refuse(Event("nothing_left"))  # no voice and no sound: nobody could come back
        self.output.effects_on = on
        return tell(Event("effects_on" if on else "effects_off"), Event("menu_select"))

    def _toggle_speech(self) -> Response:
        if self.output.speech_on:
            # Its last words say how to bring it back.
            self.output.put(Utterance(self.context.words.text("speech_off")), interrupt=True)
            self.output.speech_on = False
            self.output.effects_on = True
            return Response((), (Event("menu_select"),), interrupt=False)
        self.output.teller.silence()
        self.output.speech_on = True
        return tell(Event("speech_on"), Event("menu_select"))
