"""Commands that work on every screen: help, history, volumes, speech, effects, verbosity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.utterance import Utterance
from audiodice.ui.context import UiContext
from audiodice.ui.key_list import KeysHere, keys_here
from audiodice.ui.ports import Output
from audiodice.ui.screen import Quit, Response, Screen, push, refuse, say_and_cue

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


class GlobalCommands:
    """Commands that work on every screen: `acts` maps the id of each to its function."""

    def __init__(self, context: UiContext, output: Output, screen: Callable[[], Screen]) -> None:
        """`screen` returns the current screen."""
        self._context, self._output = context, output
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
        self.at_once = self.acts.keys() - {"help", "input_help"}
        """Commands that run even during a job, because they mean the same on every screen."""

    def help(self) -> Response:
        """Open the list of this screen's keys; choosing an entry runs its command.

        In this list, say where in it the player is.
        """
        screen = self._screen()
        if isinstance(screen, KeysHere):
            return screen.where()
        return push(keys_here(self._context, screen))

    def _toggle_input_help(self) -> Response:
        self.input_help = not self.input_help
        return say_and_cue(Event("input_help_on" if self.input_help else "input_help_off"))

    def _stop(self) -> Response:
        self._output.silence()
        return Response(interrupt=False)

    def _verbosity(self) -> Response:
        order = ("brief", "normal", "full")
        now = order.index(self._context.settings.verbosity)
        self._context.settings.verbosity = order[(now + 1) % len(order)]
        event = Event("verbosity_set", None, {"value": self._context.settings.verbosity})
        return say_and_cue(event)

    def _missed(self) -> Response:
        news = self._context.history.missed()
        if not news.text:
            return say_and_cue(Event("nothing_missed"))
        # On request, some results have a longer message.
        text = self._context.words.recount(news.events) if news.events else news.text
        self._output.repeat(replace(news, text=text))
        return Response(interrupt=False)

    def _recent(self) -> Response:
        last = self._context.history.last(self._context.settings.recent)
        if not (last.text if self._output.speech_on else last.events):
            return refuse(Event("history_empty"))
        self._output.repeat(last)
        return Response(interrupt=False)

    def _kind(self) -> Response:
        event = Event("kind_set", None, {"value": self._context.history.next_kind()})
        return Response((event,), (Event("menu_move"),))

    def _walk_history(self, where: str) -> Response:
        utterance = self._context.history.walk(where)
        if utterance is None:
            return refuse(Event("history_empty"))
        self._output.play((Event("menu_move"),))
        # A repeated utterance is not recorded in the history again.
        self._output.repeat(utterance)
        return Response(interrupt=False)

    def _copy(self) -> Response:
        text = self._context.history.current()
        if self._context.history.place is None:
            text = self._screen().copies or text
        copied = self._output.copy(text)
        return say_and_cue(Event("copied")) if copied else refuse(Event("not_copied"))

    def _step(self, setting: str, by: int) -> Response:
        if setting in ("rate", "voice_volume") and not self._output.voice_obeys:
            key = "voice_not_ours" if setting == "rate" else "voice_volume_not_ours"
            return refuse(Event(key))
        moved = self._context.settings.step(setting, by)
        if setting == "caption" and moved:
            self._output.enlarge(by)
        value = getattr(self._context.settings, setting)
        event = Event(_TOLD_AS[setting], None, {"value": value})
        cue = Event("menu_move" if moved else "menu_edge")
        return Response((event,), (cue,))

    def _toggle_effects(self) -> Response:
        on = not self._output.effects_on
        if not on and not self._output.speech_on:
            # Without voice and sounds the player could not switch them on again.
            return refuse(Event("nothing_left"))
        self._output.effects_on = on
        return say_and_cue(Event("effects_on" if on else "effects_off"), Event("menu_select"))

    def _toggle_speech(self) -> Response:
        if self._output.speech_on:
            # The last sentence says how to turn speech on again.
            last = Utterance(self._context.words.text("speech_off"))
            self._context.history.say(last)
            self._output.put(last, interrupt=True)
            self._output.speech_on = False
            self._output.effects_on = True
            return Response((), (Event("menu_select"),), interrupt=False)
        self._output.silence()
        self._output.speech_on = True
        return say_and_cue(Event("speech_on"), Event("menu_select"))
