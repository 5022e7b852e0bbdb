"""The content of a braille display of 40 cells after each key, from a real BRLTTY.

Its screen is a real console, and tmux in it. What is expected is in `tests/golden/`;
AUDIODICE_UPDATE_GOLDEN=1 writes it anew.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.support.brltty import BrailleDisplay
from tests.support.console import Console
from tests.support.program import AUDIODICE, Transcript, bare_environment
from tests.support.require import require_program

GOLDEN = Path(__file__).parent.parent / "golden"
GAME = ("play", "farkle", "--seed", "7", "--face", "terminal")
TYPED = {"enter": "\r", "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
         "escape": "\x1b", "tab": "\t", "shift+h": "H"}  # fmt: skip
KEYS = (
    "enter", "down", "down", "up", "left", "right", "a", "x", "1", "c", "d", "s", "t", "l", "r",
    "h", "shift+h", "g", "tab", "?", "down", "escape",
)  # fmt: skip
CELLS = 40
LONG = ("shift+h", "g")
"""Keys with answers longer than 40 cells, through which the display is panned."""


@pytest.fixture
def console() -> Iterator[Console]:
    found = Console()
    yield found
    found.close()


@pytest.fixture
def display(console: Console, tmp_path: Path) -> Iterator[BrailleDisplay]:
    shown = BrailleDisplay(tmp_path, "-x", "lx", "-X", f"lx:VT={console.number}")
    yield shown
    shown.stop()


class Played(Protocol):
    """A game that is played by keys."""

    transcript: Transcript

    def press(self, key: str) -> str:
        """The answer to a key."""


def first(text: str) -> str:
    """The part of a text that the display shows from its left end."""
    return text[:CELLS].rstrip()


class Game:
    """A game in a console, and its transcript."""

    def __init__(
        self, console: Console, home: Path, *more: str, inside: tuple[str, ...] = ()
    ) -> None:
        self.console, self.transcript = console, Transcript(home / "transcript.jsonl")
        record = ("--transcript", str(self.transcript.path))
        environ = bare_environment(home, PATH=os.environ["PATH"])
        console.start([*inside, str(AUDIODICE), *GAME, *record, *more], environ)
        self.transcript.wait(1, "say")

    def press(self, key: str, typed: str = "") -> str:
        """The answer to a key; `typed` if it types something else than its name."""
        said = len(self.transcript.said())
        self.console.press(typed or TYPED.get(key, key))
        self.transcript.wait(said + 1, "say")
        return self.transcript.said()[-1]


def played(game: Played, display: BrailleDisplay) -> str:
    """Each key, and below it the content of the display; long texts are panned."""
    lines = ["(start)", f"    |{display.shows(first(game.transcript.said()[-1]))}"]
    for key in KEYS:
        said = game.press(key)
        lines += [key, f"    |{display.shows(first(said))}"]
        if key in LONG:
            display.press("FWINRT")
            lines.append(f"    |{display.shows(first(said[CELLS:]))}")
    return "\n".join(lines) + "\n"


def held_against(name: str, found: str) -> None:
    """Fail if the golden file differs."""
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN") == "1":
        (GOLDEN / name).write_text(found, "utf-8")
    assert found == (GOLDEN / name).read_text("utf-8")


def test_in_the_console(console: Console, display: BrailleDisplay, tmp_path: Path) -> None:
    held_against("farkle.braille.txt", played(Game(console, tmp_path), display))


def test_in_tmux_in_the_console(console: Console, display: BrailleDisplay, tmp_path: Path) -> None:
    # A server of its own: one that is there already would start the game in its own environment.
    tmux = (require_program("tmux"), "-S", str(tmp_path / "tmux"), "-f", "/dev/null")
    game = Game(console, tmp_path, inside=(*tmux, "new-session"))
    try:
        held_against("farkle.braille.txt", played(game, display))
    finally:
        subprocess.run([*tmux, "kill-server"], check=False, timeout=10)


def test_the_text_is_found_on_a_full_screen(
    console: Console, display: BrailleDisplay, tmp_path: Path
) -> None:
    game = Game(console, tmp_path)
    for press in ("g", "s") * 20:
        said = game.press(press)
    assert console.row() > 20
    for press in ("g", "s"):
        said = game.press(press)
        assert display.shows(first(said)) == first(said)


def test_wide_letters_are_counted_as_two(
    console: Console, display: BrailleDisplay, tmp_path: Path
) -> None:
    """The shorter text is one row, so the cursor is put by the rows of the longer one."""
    game = Game(console, tmp_path, "--lang", "ja")
    rows = []
    for press in ("g", "s", "s"):
        said = game.press(press)
        # BRLTTY puts a character without width behind each wide one.
        assert display.shows().replace("\u200b", "")[:10] == said[:10]
        rows.append(console.row())
    assert (rows[1] - rows[0], rows[2] - rows[1]) == (2, 1)


def test_after_leaving_the_cursor_stands_below_the_text(
    console: Console, display: BrailleDisplay, tmp_path: Path
) -> None:
    game = Game(console, tmp_path)
    game.press("g")
    game.press("ctrl+q", "\x11")
    assert console.wait() == 0
    assert display.shows("") == ""
    display.press("LNUP")
    goodbye = first(game.transcript.said()[-1])
    assert display.shows(goodbye) == goodbye


def test_the_console_tells_caps_lock(console: Console, tmp_path: Path) -> None:
    """J says the last message, Shift J the first."""
    game = Game(console, tmp_path)
    game.press("s")
    last = game.press("t")
    console.caps_lock(True)
    assert game.press("J") == last
    assert game.press("j") == game.transcript.said()[0]
    console.caps_lock(False)
    assert game.press("J") == game.transcript.said()[0]
