"""A game in play is on the disk, whatever the disk does."""

from __future__ import annotations

import errno
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice import __version__
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import RETRY_S, JournalWriter
from tests.support.each import each
from tests.support.keeping import FOLDER, Memory, new_table, play
from tests.support.memory_files import MemoryFiles, NoLock
from tests.support.require import make_pipe

# --- a game in play -----------------------------------------------------------------------------


def test_entry_is_on_disk_once_its_write_is_done() -> None:
    at, table = Memory(), new_table()
    assert at.store.begin(table).kept
    assert at.store.name == "20261121T104651Z-farkle"
    for _ in range(20):
        play(table, 1)
        assert at.on_disk() == table.journal
    assert at.on_disk().header.started == "2026-11-21T10:46:51Z"
    assert not at.on_disk().header.fair
    assert at.on_disk().header.program == __version__
    assert at.store.pending is None


def test_games_of_one_second_have_names_of_their_own() -> None:
    at, names = Memory(), list[str]()
    for _ in range(3):  # each is finished before the next begins
        at.store.begin(new_table())
        names.append(at.store.name or "")
        at.store.finish(lambda _: None)
    assert names == [f"20261121T104651Z-farkle{number}" for number in ("", "-2", "-3")]
    assert sorted(saved.path.stem for saved in at.store.kept(finished=True)) == sorted(names)


def test_a_new_game_never_locks_another_of_its_second() -> None:
    """Another thread may want to delete that one."""
    locked = list[str]()

    class Noted(NoLock):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            locked.append(path.stem)

    at = Memory(locking=Noted)
    for _ in range(2):
        at.store.begin(new_table())
        at.store.leave()
    assert locked == ["20261121T104651Z-farkle", "20261121T104651Z-farkle-2"]


def test_an_undo_is_kept_too() -> None:
    at, table = Memory(), new_table()
    table.journal.header = replace(table.journal.header, fair=True)
    at.store.begin(table)
    play(table, 2)
    table.undo()
    assert at.on_disk().entries == table.journal.entries
    assert at.on_disk().header.fair


def test_seconds_of_entries_add_up_to_the_time_passed() -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    for _ in range(10):
        at.time.now += 1.6
        play(table, 1)
    assert [entry.after for entry in at.on_disk().entries] == [1, 2, 1, 2, 2, 1, 2, 1, 2, 2]


def test_write_can_be_waited_for_and_calls_back() -> None:
    gate, called = threading.Event(), threading.Event()

    class Slow(MemoryFiles):
        def sync(self, path: Path) -> None:
            assert gate.wait(5)
            super().sync(path)

    writer = JournalWriter()
    store = JournalFolder(FOLDER, files=Slow(), locking=NoLock, writer=writer)
    table = new_table()
    store.begin(table)
    began = time.perf_counter()
    play(table, 3)
    assert time.perf_counter() - began < 0.5  # the loop never waits for the disk
    ticket = store.pending
    assert ticket is not None
    assert not ticket.wait(20)
    ticket.when_done(called.set)
    assert not called.is_set()
    gate.set()
    assert ticket.wait(5000)
    assert ticket.kept
    assert called.wait(5)
    assert store.pending is None
    store.close()


def test_waiting_entries_are_synced_together(tmp_path: Path) -> None:
    class Counting(Disk):
        syncs = 0

        def sync(self, path: Path) -> None:
            time.sleep(0.05)
            Counting.syncs += 1
            super().sync(path)

    store, table = JournalFolder(tmp_path, files=Counting()), new_table()
    store.begin(table)
    play(table, 60)
    store.close()
    assert Counting.syncs <= 3
    (kept,) = JournalFolder(tmp_path).kept()
    assert JournalFolder(tmp_path).read(kept) == table.journal


# --- a disk that fails --------------------------------------------------------------------------

FAILURES = [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES]


@each("call", ["write", "append", "sync", "rename", "make_folder"])
@each("why", FAILURES)
def test_failing_disk_is_reported_once_and_tried_again(call: str, why: int) -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    play(table, 2)
    at.files.fails = lambda name: why if name in (call, "append") else 0
    for _ in range(4):
        play(table, 1)
        assert at.store.pending is None  # the game goes on
    (told,) = at.store.news()
    assert told.key == "game_not_kept"
    assert told.fields["why"] == errno.errorcode[why]
    at.files.fails = lambda _: 0
    play(table, 1)
    assert at.news() == []  # not yet tried again
    at.time.now += RETRY_S
    play(table, 1)
    assert at.news() == ["game_kept_again"]
    assert at.on_disk() == table.journal


def test_a_game_begun_on_a_full_disk_is_kept_once_there_is_room() -> None:
    at, table = Memory(), new_table()
    at.files.fails = lambda _: errno.ENOSPC
    assert not at.store.begin(table).kept
    play(table, 5)
    assert at.news() == ["game_not_kept"]
    assert at.store.kept() == []
    at.files.fails = lambda _: 0
    at.time.now += RETRY_S
    play(table, 1)
    assert at.on_disk() == table.journal


def test_thread_tries_again_without_a_new_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("audiodice.storage.journal_writer.RETRY_S", 0.02)
    files = MemoryFiles(fails=lambda _: errno.ENOSPC)
    store, table = JournalFolder(FOLDER, files=files, locking=NoLock), new_table()
    assert store.begin(table).wait(5000)
    files.fails = lambda _: 0
    until = time.monotonic() + 5
    told: list[str] = []
    while "game_kept_again" not in told and time.monotonic() < until:
        told += [event.key for event in store.news()]
        time.sleep(0.01)
    assert told == ["game_not_kept", "game_kept_again"]
    store.close()


def test_vanished_file_is_written_again_and_reported() -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    play(table, 2)
    at.files.now.clear()
    play(table, 1)
    assert at.news() == ["game_file_vanished"]
    assert at.on_disk() == table.journal


def test_leaving_returns_whether_all_is_saved() -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    assert at.store.leave()
    at.store.begin(table := new_table())
    at.files.fails = lambda _: errno.ENOSPC
    play(table, 1)
    assert not at.store.leave()


class SlowDisk(Disk):
    """Answers no sync until told to."""

    def __init__(self) -> None:
        self.answers = threading.Event()

    def sync(self, path: Path) -> None:
        self.answers.wait(5)
        super().sync(path)


def test_a_game_left_while_the_disk_hangs_is_free_once_it_answers(tmp_path: Path) -> None:
    disk, table = SlowDisk(), new_table()
    store = JournalFolder(tmp_path, files=disk)
    store.begin(table)
    play(table, 2)
    assert not store.leave(20)
    other = JournalFolder(tmp_path)
    assert [kept.elsewhere for kept in other.kept()] in ([], [True])  # perhaps not yet written
    disk.answers.set()
    store.close()
    (kept,) = other.kept()
    assert not kept.elsewhere
    assert other.open(kept).journal == table.journal
    other.close()


def test_unusable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store, table = JournalFolder(tmp_path / "file" / "games"), new_table()
    assert store.begin(table).wait(5000)
    play(table)
    store.leave()
    told = store.news()
    if sys.platform == "win32":  # which says of a folder in a file that it is not there
        assert [event.key for event in told] == ["game_not_kept"]
    else:
        assert [event.key for event in told] == ["games_unreadable", "game_not_kept"]
        assert {event.fields["why"] for event in told} == {"Not a directory"}
    assert table.over
    store.tidy(lambda _: None)
    assert store.kept() == []
    assert store.news() == ()  # said once


@pytest.mark.skipif(sys.platform == "win32", reason="neither pipes nor links in folders there")
def test_pipe_is_listed_as_unreadable_and_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "20261121T104651Z-fune.journal").mkdir()
    make_pipe(tmp_path / "20261121T104652Z-fune.journal")
    (tmp_path / "20261121T104653Z-fune.journal").symlink_to(tmp_path / "nowhere")
    found = JournalFolder(tmp_path).kept()
    assert [kept.problem.key for kept in found if kept.problem] == ["game_unreadable"] * 3
