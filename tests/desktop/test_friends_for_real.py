"""Two newcomers with real programs in terminals, from the start to the first throw."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from audiodice.friends.wire.friends import missing
from tests.support.program import AUDIODICE, Transcript, bare_environment, kill_in_terminal
from tests.support.said import sentence

pytestmark = [
    pytest.mark.real_time,
    pytest.mark.skipif(bool(missing()), reason="the extra `friends` is not installed"),
    pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there"),
]

KEYS = {"enter": "\r", "down": "\x1b[B", "tab": "\t", "space": " ", "escape": "\x1b"}
WITHIN_S = 60.0


class Newcomer:
    """A player at a terminal."""

    def __init__(self, home: Path, child: Any) -> None:
        self.transcript = Transcript(home / "transcript.jsonl")
        self._child = child
        self.pressed = 0

    def press(self, *keys: str) -> None:
        """Press keys, each after the answer to the last."""
        for key in keys:
            time.sleep(0.1)  # the same key again any sooner would be one that is held
            self._child.send(KEYS.get(key, key))
            self.pressed += 1
            self.until(lambda: len(self.transcript.lines("key")) >= self.pressed)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for a condition; fails after a while."""
        end = time.monotonic() + WITHIN_S
        while not true():
            assert time.monotonic() < end, self.transcript.said()
            time.sleep(0.02)

    def hears(self, text: str) -> str:
        """Wait for an utterance with this text."""
        self.until(lambda: any(text in said for said in self.transcript.said()))
        return next(said for said in self.transcript.said() if text in said)


@contextmanager
def newcomer(home: Path) -> Iterator[Newcomer]:
    """A program that is started for the first time."""
    home.mkdir()
    wishes = ["--face", "terminal", "--speech", "text", "--sounds", "off", "--lang", "en"]
    arguments = [*wishes, "--transcript", str(home / "transcript.jsonl")]
    log = (home / "screen.txt").open("wb")
    child = pexpect.spawn(str(AUDIODICE), arguments, env=bare_environment(home), logfile=log)
    child.delaybeforesend = None
    try:
        one = Newcomer(home, child)
        one.hears(sentence("new_here")[:10])
        yield one
    finally:
        kill_in_terminal(child)
        log.close()


def begin(one: Newcomer, name: str) -> None:
    """Give a name, and stay on this network."""
    one.hears(sentence("friends_name")[:20])
    one.press(*name, "enter")
    one.hears("see your internet address")
    one.press("escape")


def test_two_newcomers_reach_the_first_throw(tmp_path: Path) -> None:
    with newcomer(tmp_path / "ann") as ann, newcomer(tmp_path / "bob") as bob:
        ann.press("w", "enter", "enter")
        begin(ann, "Ann")
        told = ann.hears("The code:")
        code = [one for one in told.partition("The code: ")[2][:26] if one.isdigit()]
        bob.press("w", "enter", "j", "enter")
        begin(bob, "Bob")
        bob.hears(sentence("code_asked")[:20])
        bob.press(*code)
        ann.hears("Bob takes seat 2.")
        ann.press("enter")
        ann.hears("You start.")
        bob.hears("Ann starts.")
        before = len(ann.transcript.said())
        ann.press("enter")
        ann.until(lambda: len(ann.transcript.said()) > before)
        typed = len("Ann") + 2  # with Enter, and Escape for the network
        assert ann.pressed - typed <= 3 + 2, "3 to the code"
        assert bob.pressed - typed <= 17, "to the seat"
