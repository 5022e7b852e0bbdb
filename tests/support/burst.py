"""Presses random keys quickly on the running program; records its words and their delays.

20 keys a second is faster than anybody plays. Keys that end the game, turn speech off, silence it
or open menus are left out, because they drop words on purpose.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.program import Program, bare_environment, settings
from tests.support.xserver import XServer

A_SECOND = 20
KEYS = (
    "Return", "a", "b", "1", "5", "2", "space", "Left", "Right", "Up", "Down", "BackSpace",
    "c", "d", "s", "t", "l", "r", "g", "m", "j", "k", "n", "o", "v", "Tab", "x", "q", "F3", "F4",
)  # fmt: skip
LAST = "t"


@dataclass(frozen=True)
class Burst:
    """The lines of each kind in the transcript; `waits` are sorted ms from key to answer."""

    keys: list[dict[str, Any]]
    said: list[dict[str, Any]]
    spoken: list[dict[str, Any]]
    failed: list[dict[str, Any]]
    waits: list[float]

    @property
    def news(self) -> list[str]:
        """The texts that do not answer a key."""
        return [line["text"] for line in self.said if not line["interrupt"]]

    @property
    def p99_ms(self) -> float:
        """The 99th percentile of the waits."""
        return self.waits[int(len(self.waits) * 0.99)]


def burst(x: XServer, home: Path, count: int, **environ: str) -> Burst:
    """Press `count` keys, then `LAST`, and wait until everything has been spoken."""
    # Fast opponents make news all the time; the game is too long to end.
    settings(home, 'pace = "fast"\nrate = 440\n')
    environment = bare_environment(home, DISPLAY=x.display, **environ)
    options = ("--option", "target=10000", "--opponents", "bold,cautious")
    program = Program(home, environment, "play", "farkle", "--seed", "7", *options)
    program.transcript.wait(1, "spoken")
    time.sleep(2)  # until the work at the start is done
    chance = random.Random(count)
    pressed = [chance.choice(KEYS) for _ in range(count)]
    for first in range(0, count, A_SECOND):
        some = pressed[first : first + A_SECOND]
        x.run("xdotool", "key", "--delay", str(1000 // A_SECOND), *some)
    _settle(program)
    x.keys(LAST)
    _settle(program)
    x.keys("ctrl+q")
    program.end()
    lines = program.transcript.lines
    return Burst(lines("key"), lines("say"), lines("spoken"), lines("failed"), _waits(program))


def _settle(program: Program, still_s: float = 4.0, within_s: float = 90.0) -> None:
    """Wait until nothing has been said or spoken for a while."""
    until = time.monotonic() + within_s
    known, since = -1, time.monotonic()
    while time.monotonic() - since < still_s and time.monotonic() < until:
        now = len(program.transcript.lines("say", "spoken"))
        if now != known:
            known, since = now, time.monotonic()
        time.sleep(0.1)


def _waits(program: Program) -> list[float]:
    """The ms from each key line, written as the key is read, to the line that answers it."""
    waits, pressed = [], None
    for line in program.transcript.lines("key", "say", "cue"):
        if line["kind"] == "key":
            pressed = line["ms"]
        elif pressed is not None:
            waits.append(line["ms"] - pressed)
            pressed = None
    return sorted(waits)
