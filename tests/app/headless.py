"""A table without devices: the real router, screens, words and cues; a recorder at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from audiodice.app import resources
from audiodice.app.history import History
from audiodice.app.remembered import Remembered
from audiodice.app.router import Router
from audiodice.app.screens.home import Home
from audiodice.app.screens.screen import Desk, Screen
from audiodice.app.screens.table import TableScreen
from audiodice.app.seating import Plan, listener, sit_down
from audiodice.app.settings import Settings
from audiodice.core.model import Event
from audiodice.devices.keys import parse
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow, Throw
from audiodice.present import keymap
from audiodice.present.cues import Cues
from audiodice.present.words import Words


class Clock:
    """Time that passes only when told to, in ms."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class _Null:
    own_voice: bool = True
    backend: str = "recorder"
    silenced: int = 0

    def hasten(self) -> None:
        pass

    def silence(self) -> None:
        self.silenced += 1


@dataclass
class _Face:
    copied: list[str] = field(default_factory=list)
    steps: int = 0

    def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def bigger(self, step: int) -> None:
        self.steps += step


class Recorder:
    """Stands in for `Output`: writes down what would be said and sounded."""

    def __init__(self, words: Words, cues: Cues, history: History) -> None:
        self.words, self.cues, self.history = words, cues, history
        self.speech = _Null()
        self.face = _Face()
        self.effects_on = self.speech_on = True
        self.transcript = self
        self.lines: list[dict[str, Any]] = []

    def write(self, kind: str, **fields: Any) -> None:
        self.lines.append({"kind": kind, **fields})

    def say(self, text: str, *, interrupt: bool, news: bool, not_before_ms: int = 0) -> None:
        if text:
            self.history.add(text, news=news)
            self.write("say", text=text, interrupt=interrupt)

    def repeat(self, text: str) -> None:
        self.write("say", text=text, interrupt=True)

    def sound(self, events: Sequence[Event]) -> int:
        for event in events:
            for cue in self.cues.of(event, self.words.listener):
                self.write("cue", name=cue.name, pan=cue.pan)
        return 0

    def apply_settings(self) -> None:
        pass

    def poll(self) -> None:
        pass


class Player:
    """Presses keys and hears: what one press leads to comes back as text."""

    def __init__(
        self,
        plan: Plan | None = None,
        *,
        dice: Sequence[tuple[int, ...]] | None = None,
        seed: int = 1,
        verbosity: str = "normal",
        pace: str = "fast",
        lang: str = "en",
        throw: Throw | None = None,
    ) -> None:
        self.clock = Clock()
        words = Words(resources.locale(), lang)
        words.verbosity = verbosity
        settings = Settings(verbosity=verbosity, pace=pace)
        history = History()
        self.desk = Desk(
            words, settings, keymap.load(resources.keymap(), None, parse), history, self.clock,
            plan or Plan(), Remembered(),
        )  # fmt: skip
        self.desk.seat = self._seat
        self.cues = Cues(resources.sounds())
        self.out = Recorder(words, self.cues, history)
        self.router = Router(self.desk, self.out)  # type: ignore[arg-type]
        self.home = Home(self.desk)
        self._throw = throw or (ScriptedThrow(dice) if dice is not None else None)
        self._seed = seed
        self.table: Table
        first: Screen = self.home.main() if plan is None else self._seat(plan)
        self.router.start(first)

    def _seat(self, plan: Plan) -> Screen:
        self.table = sit_down(plan, self.desk.words, self._seed)
        if self._throw is not None:
            self.table._throw = self._throw
        self.desk.words.play(plan.game, listener(self.table))
        self.cues.play(plan.game)
        return TableScreen(
            self.desk, self.table, self._seed,
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
            if not self.out.speech:
                break
        return " | ".join(self.heard[before:])
