"""practice.jsonl: what was heard is in it; a cut or damaged line takes no other along."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.engine.practice import Losses, Place, PracticeBook
from audiodice.storage.practice_file import ROOM, PracticeFile
from tests.engine.test_practice import NOTHING, place
from tests.support.each import each
from tests.support.headless import InlineBackground
from tests.support.practising import TODAY
from tests.support.require import make_pipe


def opened(path: Path) -> PracticeFile:
    return PracticeFile(path, InlineBackground())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three places, the second answered."""
    path = tmp_path / "data" / "practice.jsonl"
    book = opened(path)
    book.take([place(1), place(2)], NOTHING)
    book.answer(book.places[place(2).id], NOTHING, TODAY, right=True)
    book.take([place(3)], NOTHING)
    return path


def test_places_and_losses_are_there_again(path: Path) -> None:
    book = opened(path)
    assert list(book.places) == [place(n).id for n in (1, 2, 3)]
    assert book.places[place(2).id].due == TODAY + timedelta(1)
    assert book.losses == (NOTHING,) * 3
    assert book.problems == ()
    assert book.kept.done()


@pytest.mark.skipif(sys.platform == "win32", reason="there, folders say who may read")
def test_only_the_player_may_read_it(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@each("part", [n / 20 for n in range(20)])
def test_a_file_that_is_cut_anywhere_keeps_the_lines_before(path: Path, part: float) -> None:
    whole = path.read_bytes()
    data = whole[: int(len(whole) * part)]
    path = path.with_name(f"{part}.jsonl")
    path.write_bytes(data)
    book, lines = opened(path), data.split(b"\n")
    assert len(book.problems) == (lines[-1] not in (b"", *whole.splitlines()))
    for event in book.problems:
        assert event.fields["path"] == str(path)
        assert event.fields["line"] == len(lines)
    book.take([place(9)], NOTHING)  # not in the line that was cut
    assert opened(path).places == book.places
    assert len(opened(path).problems) == len(book.problems)


@given(data=st.data())
def test_damage_in_one_line_takes_no_other_along(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("kept") / "practice.jsonl"
    book = opened(path)
    book.take([place(n) for n in range(4)], NOTHING)
    lines = path.read_bytes().splitlines()
    hit = data.draw(st.integers(0, 3))
    at = data.draw(st.integers(0, len(lines[hit]) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b not in (10, lines[hit][at])))
    lines[hit] = lines[hit][:at] + bytes([byte]) + lines[hit][at + 1 :]
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    again = opened(path)
    assert list(again.places) == [place(n).id for n in range(4) if n != hit]
    assert [event.fields["line"] for event in again.problems] == [hit + 1]


def test_two_programs_share_the_file(path: Path) -> None:
    one, other = opened(path), opened(path)
    one.take([place(7)], NOTHING)
    other.answer(other.places[place(1).id], NOTHING, TODAY, right=False)
    third = opened(path)
    assert place(7).id in third.places
    assert third.places[place(1).id].step == 1


def test_a_file_of_old_lines_is_written_anew(path: Path) -> None:
    book = opened(path)
    while len(path.read_bytes().splitlines()) <= ROOM + 2 * (len(book.places) + 5):
        book.answer(book.places[place(1).id], Losses("g", "fune", TODAY, "points", {}), TODAY,
                    right=False)  # fmt: skip
    again = opened(path)
    assert len(path.read_bytes().splitlines()) == len(again.places) + len(again.losses)
    assert opened(path).places == book.places == again.places
    assert opened(path).losses == book.losses


@each("spoil", ["folder", "pipe", "denied"])
def test_a_file_that_cannot_be_used_is_told_and_nothing_is_lost_in_the_session(
    tmp_path: Path, spoil: str
) -> None:
    path = tmp_path / spoil / "practice.jsonl"
    path.parent.mkdir()
    if spoil == "folder":
        path.mkdir()
    elif spoil == "pipe":
        make_pipe(path)
    elif os.getuid() == 0:
        path.write_bytes(b"\xff\n\x00\n")
    else:
        path.touch(0)
    book = opened(path)
    assert all(event.key == "practice_line_bad" for event in book.problems)
    assert book.problems
    book.take([place()], NOTHING)
    assert len(book.due(TODAY)) == 1
    book.close()


PROGRAM = """
import sys
from pathlib import Path
from audiodice.core.jobs import AtOnce
from audiodice.storage.practice_file import PracticeFile
from tests.engine.test_practice import NOTHING, place
book = PracticeFile(Path(sys.argv[1]), AtOnce())
for n in range(100_000):
    book.take([place(n)], NOTHING)
    print(n, flush=True)
"""


def told(program: subprocess.Popen[str]) -> Iterator[int]:
    assert program.stdout is not None
    yield from map(int, program.stdout)


@each("many", [1, 7, 40])
def test_a_kill_loses_nothing_that_was_told(tmp_path: Path, many: int) -> None:
    path = tmp_path / f"{many}.jsonl"
    command = [sys.executable, "-c", PROGRAM, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        numbers = told(program)
        last = next(n for n in numbers if n >= many)
        program.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        last = max([last, *numbers])
    book: PracticeBook = opened(path)
    assert {place(n).id for n in range(last + 1)} <= {*book.places}
    assert all(isinstance(one, Place) for one in book.places.values())
