"""A terminal in a window: Orca's speech after each key, and BRLTTY's display without Orca."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.orca.test_brltty import first, held_against, played
from tests.orca.window_terminal import game_in_a_window
from tests.support.brltty import BrailleDisplay
from tests.support.console import in_front
from tests.support.orca_desktop import Desktop

ECHO = ("return", "backspace", "left shift", "space")
"""Orca's echo of keys; a terminal shows none of our letters."""


def test_orca_reads_each_answer_whole_and_nothing_else(desktop: Desktop, tmp_path: Path) -> None:
    """On several pages."""
    with desktop.orca(), game_in_a_window(desktop, tmp_path, rows=9) as game:
        desktop.log.wait(lambda log: any("frame" in one.text for one in log.by("orca")), 30)
        time.sleep(1)
        game.press("enter")
        wrong = []
        for key in ("down", "left", "backspace", "1", "x", "shift+h", "right", "up") * 6:
            time.sleep(0.4)
            before = len(desktop.log.by("orca"))
            said = game.press(key)
            until = time.monotonic() + 2
            while True:
                texts = [one.text.strip() for one in desktop.log.by("orca")[before:]]
                heard = [text for text in texts if text not in ECHO]
                if heard or time.monotonic() > until:
                    break
                time.sleep(0.02)
            if heard != [said]:
                wrong.append((key, said, heard))
        assert wrong == []


def test_brltty_shows_each_answer(desktop: Desktop, tmp_path: Path) -> None:
    """As in the console."""
    with game_in_a_window(desktop, tmp_path) as game:
        time.sleep(1)  # a window that is not yet known as it starts shows BRLTTY nothing
        display = BrailleDisplay(tmp_path, "-x", "a2", environ=desktop.environ)
        try:
            held_against("farkle.braille.txt", played(game, display))
        finally:
            display.stop()


def test_orca_brailles_each_answer(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As BRLTTY does, but panned by words, without the program."""
    number = in_front()
    host = f":{os.getpid() % 10000 + 10}"
    for name, value in (("HOST", host), ("AUTH", "none")):
        monkeypatch.setitem(desktop.environ, f"BRLAPI_{name}", value)
    monkeypatch.setitem(desktop.environ, "WINDOWPATH", number)  # as if the screen stood there
    display = BrailleDisplay(tmp_path, "-x", "lx", api=f"Auth=none,Host={host}")
    try:
        with desktop.orca(), game_in_a_window(desktop, tmp_path) as game:
            display.shows(first(game.transcript.said()[-1]), within=20)
            held_against("farkle.orca-terminal.txt", played(game, display))
    finally:
        display.stop()
