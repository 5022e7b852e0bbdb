"""A table without devices: the real router, screens, words and cues; a recorder at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from audiodice.app import keymaps
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow, Throw
from audiodice.output.output import Output
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.storage.autosave import Autosave
from audiodice.storage.game_store import GameStore
from audiodice.storage.last_setups import LastSetups
from audiodice.storage.settings import Settings
from audiodice.ui.context import UiContext
from audiodice.ui.history import Acts, History
from audiodice.ui.home import Home
from audiodice.ui.key_names import name_keys
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.router import Router
from audiodice.ui.screen import Screen
from audiodice.ui.seating import GameSetup, acts, listener, sit_down


class Clock:
    """Time that passes only when told to, in ms."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class _Speech:
    """A voice that takes everything at once."""

    own_voice: bool = True
    backend: str = "recorder"
    likely: str = "recorder"
    silenced: int = 0

    def hasten(self) -> None:
        pass

    def silence(self) -> None:
        self.silenced += 1

    def say(self, text: str, **how: Any) -> None:
        pass


@dataclass
class _Face:
    copied: list[str] = field(default_factory=list)
    steps: int = 0
    titles: list[str] = field(default_factory=list)
    typing: list[bool] = field(default_factory=list)
    wakes: int = 0

    def dress(self, colours: str, *, captions: bool) -> None:
        pass

    def title(self, text: str) -> None:
        self.titles.append(text)

    def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def bigger(self, step: int) -> None:
        self.steps += step

    def show(self, text: str) -> None:
        pass

    def text_entry(self, on: bool) -> None:
        self.typing.append(on)

    def wake(self) -> None:
        self.wakes += 1


@dataclass
class SilentMixer:
    """A sound device that plays everything, as far as the program can tell."""

    available: bool = True
    why: str = ""
    cuts: int = 0
    volumes: dict[str, float] = field(default_factory=dict)
    shape: dict[str, Any] = field(default_factory=dict)

    def play_any(self, names: Sequence[str], **how: Any) -> bool:
        return True

    def cut(self, tag: str) -> None:
        self.cuts += 1

    def volume(self, bus: str, value: float) -> float:
        self.volumes[bus] = value
        return value

    def set_up(self, **shape: Any) -> None:
        self.shape = shape

    def device_lost(self) -> None:
        self.available, self.why = False, "The sound device is gone."

    def device_came(self) -> None:
        self.available, self.why = True, ""

    def poll(self) -> None:
        pass


class _Transcript:
    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []

    def write(self, kind: str, **fields: Any) -> None:
        self.lines.append({"kind": kind, **fields})


class Player:
    """Presses keys and hears: what one press leads to comes back as text."""

    def __init__(
        self,
        plan: GameSetup | None = None,
        *,
        dice: Sequence[tuple[int, ...]] | None = None,
        seed: int = 1,
        verbosity: str = "normal",
        pace: str = "fast",
        lang: str = "en",
        throw: Throw | None = None,
        speech: bool = True,
        keep_in: Path | None = None,
        fair: bool = False,
        store: GameStore | None = None,
    ) -> None:
        """`keep_in` is the folder of kept games and records; without it nothing is kept. `store`
        stands in for the one that would keep them there."""
        self.clock = Clock()
        words = Words(paths.locale(), lang)
        words.verbosity = verbosity
        settings = Settings(verbosity=verbosity, pace=pace)
        history = History()
        self.context = UiContext(
            words, settings, keymaps.load(), history, self.clock,
            plan or GameSetup(), LastSetups(),
        )  # fmt: skip
        self.context.seat, self.context.sit = self._seat, self._sit
        self.context.attend, self.context.fair = self._attend, fair
        name_keys(words, self.context.keymap)
        self.cues = Cues(paths.sounds())
        self.context.sounds = self.cues.sounds
        self.speech, self.face, self.mixer = _Speech(), _Face(), SilentMixer()
        self.out = _Transcript()
        stand_ins: Any = {
            "speech": self.speech, "face": self.face, "mixer": self.mixer, "transcript": self.out,
        }  # fmt: skip
        self.output = Output(
            words=words, cues=self.cues, history=history, settings=settings, clock=self.clock,
            voice=VoiceSettings(), **stand_ins,
        )  # fmt: skip
        self.output.speech_on = speech
        self.context.worded = lambda: self.output.speech_on or settings.captions
        if keep_in is not None:
            self.autosave = Autosave(keep_in, settings, self.output.notice, store)
            self.context.autosave = self.autosave
            self.output.pending_save = lambda: self.autosave.store.pending
            self.autosave.look()
        self.router = Router(self.context, self.output)
        self.home = Home(self.context)
        self._throw = throw or (ScriptedThrow(dice) if dice is not None else None)
        self._seed = seed
        self.table: Table
        first: Screen = self.home.main() if plan is None else self._seat(plan)
        self.router.start(first)

    def _seat(self, plan: GameSetup) -> Screen:
        table = sit_down(plan, self.context.words, self._seed, fair=self.context.fair)
        if self._throw is not None:
            table._throw = self._throw
        if self.context.autosave:
            self.context.autosave.begin(table)
        return self._sit(table, plan)

    def _attend(self, game: str, who: Listener, acts: Acts = lambda: None) -> None:
        self.context.words.play(game, who)
        self.cues.play(game, who)
        self.context.history.sit((game, who), acts)

    def _sit(self, table: Table, plan: GameSetup) -> Screen:
        self.table = table
        self._attend(plan.game, listener(table), acts(table))
        return TableScreen(
            self.context, table, table.journal.header.seed,
            pause=lambda table: self.home.pause(table, self.home.main),
            again=lambda: self._seat(plan),
        )  # fmt: skip

    @property
    def heard(self) -> list[str]:
        """Everything said so far."""
        return [line["text"] for line in self.out.lines if line["kind"] == "say"]

    @property
    def cued(self) -> list[str]:
        """Every cue so far."""
        return [line["name"] for line in self.out.lines if line["kind"] == "cue"]

    def press(self, name: str, text: str = "", *, wait: float = 500.0) -> str:
        """Press a key after `wait` ms; what was said to it, "" for nothing."""
        self.clock.now += wait
        before = len(self.heard)
        self.router.key(name, text or (name if len(name) == 1 else ""))
        return " | ".join(self.heard[before:])

    def keys(self, script: str) -> list[str]:
        """Press several keys, named with spaces between; what was said to each."""
        return [self.press(name) for name in script.split()]

    def let_play(self, limit: int = 1000) -> str:
        """Let time pass until no timer is due; what was said meanwhile."""
        before = len(self.heard)
        for _ in range(limit):
            due = self.router.due()
            if due is None:
                break
            self.clock.now = max(self.clock.now, due) + 1
            self.router.tick()
        return " | ".join(self.heard[before:])
