"""Changes to a saved game's file by others during play are detected and reported."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from audiodice.engine.journal import JournalError, read_file
from audiodice.engine.table import Table
from audiodice.storage.journal_folder import JournalFolder
from tests.support.keeping import Memory, new_table, play
from tests.support.require import make_pipe

posix = pytest.mark.skipif(sys.platform == "win32", reason="there, nothing open can be replaced")


class Playing:
    """A game in play on the real disk, after two steps."""

    def __init__(self, folder: Path) -> None:
        self.store, self.table = JournalFolder(folder), new_table()
        self.store.begin(self.table)
        self.step(2)

    @property
    def path(self) -> Path:
        assert self.store.path is not None
        return self.store.path

    def step(self, many: int = 1) -> None:
        play(self.table, many)
        pending = self.store.pending
        assert pending is None or pending.wait(5000)

    def leave(self) -> list[str]:
        """Leave the game, and check that it is saved completely; returns the keys of the news."""
        left = self.store.put_down()
        assert left is not None
        assert self.store.read(left) == self.table.journal
        self.store.close()
        return [event.key for event in self.store.news()]


@pytest.mark.parametrize("steps", [1, 0])
@pytest.mark.parametrize(
    "more", [b"rubbish", b'{"do": "roll"}\n', b"\0" * 5000], ids=["text", "entry", "zeros"]
)
def test_file_that_grew_is_not_written_to(tmp_path: Path, more: bytes, steps: int) -> None:
    at = Playing(tmp_path)
    before = at.path
    with before.open("ab") as file:
        file.write(more)
    found = before.read_bytes()
    at.step(steps)
    assert at.leave() == ["game_file_changed"]
    assert before.read_bytes() == found
    assert len(list(tmp_path.glob("*.journal"))) == 2


def test_file_changed_in_place_is_not_written_to(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    before = at.path
    before.write_bytes(before.read_bytes().replace(b"Ann", b"Bob"))
    at.step()
    assert at.leave() == ["game_file_changed"]
    with pytest.raises(JournalError):
        read_file(before.read_bytes())


@posix
def test_folder_or_link_in_place_of_the_file_is_not_replaced(tmp_path: Path) -> None:
    replacements: tuple[Callable[[Path], None], ...] = (
        Path.mkdir,
        lambda path: path.symlink_to("/dev/zero"),
    )
    for replace in replacements:
        at = Playing(tmp_path)
        before = at.path
        before.unlink()
        replace(before)
        at.step()
        assert at.leave() == ["game_file_changed"]
        assert before.is_dir() or before.is_symlink()


@posix
@pytest.mark.parametrize("read", [False, True], ids=["nobody reads it", "somebody reads it"])
def test_pipe_in_place_of_the_file_does_not_block_and_gets_no_data(
    tmp_path: Path, read: bool
) -> None:
    at = Playing(tmp_path)
    at.path.unlink()
    make_pipe(at.path)
    reader = os.open(at.path, os.O_RDONLY | os.O_NONBLOCK) if read else None
    at.step()
    if reader is not None:
        assert os.read(reader, 100) == b""
        os.close(reader)
    assert at.path.is_file()
    assert at.leave() == ["game_file_cut"]


@pytest.mark.parametrize("size", [0, 1, 300])
def test_truncated_file_is_rewritten(tmp_path: Path, size: int) -> None:
    at = Playing(tmp_path)
    os.truncate(at.path, size)
    at.step()
    assert at.leave() == ["game_file_cut"]
    assert len(list(tmp_path.glob("*.journal"))) == 1


def test_game_continues_in_an_identical_replacement_file(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    copy = tmp_path / "copy"
    copy.write_bytes(at.path.read_bytes())
    copy.replace(at.path)  # as a program that synchronises folders does
    at.step()
    assert at.leave() == []


def test_opened_game_whose_file_changed_continues_under_the_next_number(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    at.leave()
    store = JournalFolder(tmp_path)
    (kept,) = store.kept()
    for number in (2, 3):
        table = store.open(kept)
        play(table, 1)
        assert store.path is not None
        pending = store.pending
        assert pending is None or pending.wait(5000)
        with store.path.open("ab") as file:
            file.write(b"x")
        play(table, 1)
        left = store.put_down()
        assert left is not None
        assert left.name == f"{kept.name.removesuffix('-2')}-{number}"
        assert store.read(left) == table.journal
        (kept,) = (one for one in store.kept() if one.name == left.name)
    store.close()


def test_growth_of_the_file_is_reported_once() -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    path = at.store.path
    assert path is not None
    at.files.now[path].data += b"x"
    play(table, 3)
    assert at.news() == ["game_file_changed"]
    assert at.on_disk("20261121T104651Z-farkle-2.journal") == table.journal


# --- the lock -----------------------------------------------------------------------------------


def lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


@posix
def test_deleted_lock_is_taken_again(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    lock_of(at.path).unlink()
    at.step()
    other = JournalFolder(tmp_path)
    assert [kept.elsewhere for kept in other.kept()] == [True]
    assert at.leave() == []
    assert not list(tmp_path.glob("*.lock"))


@posix
def test_two_programs_do_not_write_the_same_game_after_its_lock_was_deleted(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    lock_of(at.path).unlink()
    other = JournalFolder(tmp_path)
    (kept,) = other.kept()
    theirs = other.open(kept)
    play(theirs, 3)
    at.step(4)
    assert len({at.path, other.path}) == 2
    lock = lock_of(kept.path)
    assert at.leave() == ["game_taken"]
    assert lock.exists()  # the other program's lock stays
    play(theirs, 1)
    left = other.put_down()
    assert left is not None
    assert other.read(left) == theirs.journal
    assert other.news() == ()
    other.close()
    assert not list(tmp_path.glob("*.lock"))


@posix
def test_game_continued_by_two_programs_is_saved_as_two_games(tmp_path: Path) -> None:
    at = Playing(tmp_path)
    lock_of(at.path).unlink()
    other = JournalFolder(tmp_path)
    (kept,) = other.kept()
    theirs = other.open(kept)
    play(theirs, 5)
    other.close()  # now the lock is free, and the file has grown
    at.step()
    assert at.leave() == ["game_file_changed"]
    assert JournalFolder(tmp_path).read(kept) == theirs.journal


@posix
def test_steps_survive_two_programs_and_deleted_locks(tmp_path: Path) -> None:
    """Two programs play one game while a third deletes its locks."""
    at = Playing(tmp_path)
    done = threading.Event()

    def delete() -> None:
        while not done.wait(0.001):
            for lock in tmp_path.glob("*.lock"):
                lock.unlink(missing_ok=True)

    thread = threading.Thread(target=delete)
    thread.start()
    try:
        other, tables = JournalFolder(tmp_path), list[Table]()
        while not tables:
            for kept in other.kept():
                if not (kept.elsewhere or kept.problem):
                    tables.append(other.open(kept))
                    break
        for _ in range(40):
            at.step()
            play(tables[0], 1)
    finally:
        done.set()
        thread.join()
    theirs = other.put_down()
    assert theirs is not None
    assert other.read(theirs) == tables[0].journal
    at.leave()
    other.close()
