"""The picture in text: any picture in any size; and drawn after words, in a real terminal."""

from __future__ import annotations

import io
import os
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pexpect
import pytest

from audiodice.core.picture import Picture
from audiodice.devices.drawing.board import board
from audiodice.devices.drawing.cells import cells
from audiodice.devices.input.face import Key
from audiodice.devices.input.terminal import Terminal
from audiodice.devices.input.terminal_board import Board
from tests.devices.test_drawing import KEPT, LIST, SHEET, SHOWN, STRANGE, TABLE, strange
from tests.support.program import AUDIODICE, bare_environment, kill_in_terminal, settings

SIZES = [(1, 1), (2, 30), (40, 12), (300, 100)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_anything_is_drawn_within_the_terminal(size: tuple[int, int]) -> None:
    columns, rows = size
    for picture in (*SHOWN.values(), *(one for text in STRANGE for one in strange(text))):
        lines = board(picture, columns, rows)
        assert len(lines) <= min(rows, 24)
        assert max(map(cells, lines), default=0) <= min(columns, 80)
        assert "".join(lines).isprintable()


def test_less_is_drawn_where_there_is_less_room() -> None:
    sheet = [len(board(SHEET, 79, rows)) for rows in (24, 14, 12, 4)]
    assert sheet == sorted(sheet, reverse=True)
    for picture in (TABLE, SHEET):
        for rows in range(3, 24):
            shown = "\n".join(board(picture, 79, rows))
            for wanted in (str(picture.seats[0].score), picture.turn):
                assert wanted in shown


def test_a_list_is_shown_around_the_entry_in_focus() -> None:
    for rows in range(3, 24):
        here = [line for line in board(LIST, 40, rows) if line.startswith(">")]
        assert here == [f"> {next(one.label for one in LIST.items if one.here)}"]


def test_a_kept_die_lies_lower() -> None:
    [die] = [replace(KEPT, state="rolled")]
    one, other = (board(replace(TABLE, dice=(d,), trays=()), 79, 24) for d in (die, KEPT))
    [top], [lower] = (
        [k for k, line in enumerate(b) if line.startswith(".---")] for b in (one, other)
    )
    assert lower == top + 1


# ------------------------------------------------------------------ when it is drawn

SIZE = os.terminal_size((80, 24))


def test_it_is_drawn_only_when_it_has_changed() -> None:
    shown = TABLE
    drawing = Board(lambda _: shown, plain=False)
    drawing.around("x", SIZE)
    assert drawing.picture(SIZE)
    assert drawing.picture(SIZE) == ""
    shown = SHEET
    assert drawing.picture(SIZE)
    assert drawing.picture(os.terminal_size((40, 12)))


def test_words_are_whole_and_below_the_picture() -> None:
    drawing = Board(lambda _: TABLE, plain=False)
    drawing.picture(SIZE)
    for length in (10, 500, 80 * 23, 4000, 10):
        text = "w" * length
        now = drawing.around(text, SIZE)
        then = drawing.picture(SIZE)
        assert text in now
        assert text in (then or now)
        lines = then.partition("w")[0].count("\n")
        assert lines + -(-length // 80) <= max(SIZE.lines, length // 80)


def test_a_terminal_without_control_sequences_gets_lines() -> None:
    drawing = Board(lambda _: TABLE, plain=True)
    written = drawing.around("x", SIZE) + drawing.picture(SIZE) + drawing.after()
    assert written == "\n".join(["x", *board(TABLE, 79, 22), ""])


# ------------------------------------------------------------------ a real terminal


@pytest.fixture
def terminal() -> Iterator[tuple[Terminal, int]]:
    """A terminal in this program, and the other end of its line."""
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "r+b", buffering=0) as raw:
        stream = io.TextIOWrapper(raw, "utf-8", write_through=True)
        face = Terminal(stream, stream)
        face.picture(on=True)
        yield face, ours
        face.close()
    os.close(ours)


def test_nothing_is_made_or_drawn_between_fast_keys(terminal: tuple[Terminal, int]) -> None:
    face, line = terminal
    made = list[float]()

    def make(_: str) -> Picture:
        made.append(0)
        return TABLE

    face.draw_from(make, lambda error: pytest.fail(str(error)))
    assert face.wait(100) is None
    before = len(made)
    os.write(line, b"abcdefgh")
    assert [face.wait(1000) for _ in range(8)] == [Key(key, key) for key in "abcdefgh"]
    assert len(made) == before == 1
    assert face.wait(100) is None
    assert len(made) == 2


def test_without_a_picture_the_words_go_on(terminal: tuple[Terminal, int]) -> None:
    face, line = terminal
    errors = list[Exception]()

    def broken(_: str) -> Picture:
        raise ZeroDivisionError

    face.draw_from(broken, errors.append)
    assert face.wait(100) is None
    face.show("W")
    assert [type(error) for error in errors] == [ZeroDivisionError]
    written = b""
    while not written.endswith(b"W\r"):  # the line gives them in pieces
        written += os.read(line, 10_000)
    assert face.wait(100) is None
    assert len(errors) == 1


@pytest.fixture
def played(tmp_path: Path) -> Iterator[pexpect.spawn]:
    settings(tmp_path, "picture = true\n")
    child = pexpect.spawn(
        str(AUDIODICE),
        ["--face", "terminal", "--speech", "text", "--sounds", "off", "play", "fune"],
        env=bare_environment(tmp_path, TERM="xterm-256color"),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=20,
    )
    child.delaybeforesend = None
    yield child
    kill_in_terminal(child)


DRAWN = re.compile(r"\x1b\[H[^\x1b]*\x1b\[K")


@pytest.mark.real_time
def test_the_picture_follows_the_words_and_waits_for_keys(played: pexpect.spawn) -> None:
    played.expect(DRAWN)
    assert "\x1b[H" in str(played.before)  # the first words, on an empty screen
    played.send("\r?" + "\x1b[B" * 30)
    time.sleep(3)
    written = _read(played)
    assert 1 <= len(DRAWN.findall(written)) < 8  # 32 keys


def _read(child: pexpect.spawn) -> str:
    written = ""
    try:
        while True:
            written += child.read_nonblocking(100_000, timeout=0.3)
    except pexpect.TIMEOUT:
        return written
