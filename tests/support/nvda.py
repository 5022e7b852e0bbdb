"""A game of Farkle as calls to NVDA: to a stand-in for its library here, to a DLL on Windows.

Both are held against the same file, `tests/golden/farkle.nvda.txt`: each key, and below it what
NVDA is asked then (`speak TEXT`, `braille TEXT` or `cancel`, as packaging/wine/fake_nvda.c has it).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from audiodice.core.model import Event
from audiodice.desktop.background import BackgroundThreads
from audiodice.devices.speech.screenreaders import NVDA
from audiodice.devices.speech.thread import Speech
from audiodice.engine.setup import GameSetup
from tests.support.golden import FOLDER
from tests.support.headless import Player

T = TypeVar("T")
TRANSCRIPT = FOLDER / "farkle.nvda.txt"
SEED, TARGET = 7, 150
GAME = ("play", "farkle", "--seed", str(SEED), "--option", f"target={TARGET}", "--lang", "en")
SETTINGS = 'pace = "instant"\nbetween_dice = "commas"\n'
_KEYS = (
    *["enter", "a", "c", "enter", "d", "enter", "3", "1", "enter", "b", "s", "t", "enter", "b"],
    "ctrl+q",
)
_WITHIN = 10.0  # seconds; an answer takes a hundredth of one


def heard(log: Path) -> list[str]:
    """The complete lines that the DLL wrote, without its times."""
    text = log.read_text("utf-8") if log.exists() else ""
    whole = text.rpartition("\n")[0]
    return [line.partition(" ")[2].rstrip() for line in whole.splitlines()]


def expected() -> Iterator[tuple[str, list[str]]]:
    """Each key of the game ("" is its start), with the calls to NVDA until the next key."""
    key, asked = "", list[str]()
    for line in TRANSCRIPT.read_text("utf-8").splitlines()[1:]:
        if line.startswith("    "):
            asked.append(line.strip())
        else:
            yield key, asked
            key, asked = line, []
    yield key, asked


def told(answers: list[tuple[str, list[str]]]) -> str:
    """The text of the golden file."""
    lines = ["(start)"]
    for key, asked in answers:
        lines += [key] if key else []
        lines += [f"    {line}" for line in asked]
    return "\n".join(lines) + "\n"


class _Library:
    """NVDA's library: it runs, and accepts everything."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.nvdaController_speakText = self._note("speak")
        self.nvdaController_brailleMessage = self._note("braille")
        self.nvdaController_cancelSpeech = self._note("cancel")
        self.nvdaController_testIfRunning = lambda: 0

    def _note(self, what: str) -> Any:
        def note(text: str = "") -> int:
            self.asked.append(f"{what} {text}".rstrip())
            return 0

        return note


class _Unhurried:
    """The real speech thread with NVDA alone; `say` waits until NVDA has the text.

    A real game has pauses between its sentences. Without any, a new answer would replace one that
    still waits.
    """

    def __init__(self, speech: Speech, library: _Library) -> None:
        self._speech, self._library = speech, library

    def __getattr__(self, name: str) -> Any:
        return getattr(self._speech, name)

    def say(self, text: str, *, braille: str | None = None, **how: Any) -> None:
        """Say a text, and wait until NVDA has its words and braille."""
        before = len(self._library.asked)
        self._speech.say(text, braille=braille, **how)
        shown = text if braille is None else braille
        wanted = {f"speak {text}"} | ({f"braille {shown}"} if shown else set())
        until = time.monotonic() + _WITHIN
        while not wanted <= set(self._library.asked[before:]):
            assert time.monotonic() < until, f"NVDA was not asked to {wanted}"
            time.sleep(0.001)


class _Slow(BackgroundThreads):
    """Background work ends after the answer to its key, however busy the machine is."""

    def __init__(self) -> None:
        super().__init__(lambda: None, lambda error: Event("defect", None, {}))
        self._begun: list[Future[Any]] = []

    @property
    def works(self) -> bool:
        return not all(future.done() for future in self._begun)

    def start(self, work: Callable[[], T]) -> Future[T]:
        def later() -> T:
            time.sleep(0.2)
            return work()

        future = super().start(later)
        self._begun.append(future)
        return future


def play(keep_in: Path) -> str:
    """Play the game without a window, with the program's own speech thread and NVDA's adapter."""
    library = _Library()
    speech = Speech([NVDA(load=lambda: library)])
    speech.start()
    voice: Any = _Unhurried(speech, library)
    background = _Slow()
    player = Player(
        GameSetup("farkle", options={"target": TARGET}),
        seed=SEED,
        pace="instant",
        keep_in=keep_in,
        background=background,
        voice=voice,
    )
    answers, done = [], 0
    for key in ["", *_KEYS]:
        if key:
            player.press(key)
        _rest(player, background)
        answers.append((key, library.asked[done:]))
        done = len(library.asked)
    speech.close()
    return told(answers)


def _rest(player: Player, background: _Slow) -> None:
    """Let time pass until no timer and no background work is left."""
    quiet = 0
    while quiet < 3:
        time.sleep(0.1)  # what has ended may begin more
        works, before = background.works, len(player.out.lines)
        player.await_rest()  # first, because a long job by the clock is announced
        player.let_play()
        player.await_rest()
        quiet = 0 if works or len(player.out.lines) > before else quiet + 1
