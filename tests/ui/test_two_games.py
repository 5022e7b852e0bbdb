"""Steps of a left game and a new game stay separate while the disk stalls or fails."""

from __future__ import annotations

import errno
import threading
from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.engine.journal import read_file
from audiodice.engine.table import Table
from audiodice.storage.autosave import Autosave
from audiodice.storage.disk import Disk
from audiodice.storage.journal_file import JournalFile
from audiodice.storage.journal_folder import JournalFolder, NotYetKeptError
from audiodice.storage.journal_writer import RETRY_S, JournalWriter, Task
from tests.support.headless import InlineBackground
from tests.support.keeping import FOLDER, Memory, new_table, play
from tests.support.memory_files import MemoryFiles, NoLock

A, B = "20261121T104651Z-farkle.journal", "20261121T104651Z-farkle-2.journal"


def game(files: MemoryFiles, name: str, table: Table) -> JournalFile:
    return JournalFile(files, FOLDER, name, table.journal, NoLock)


def batch(files: MemoryFiles) -> tuple[JournalWriter, list[Task], list[Table]]:
    """Return the tasks [entry A, leave A, keep B, entry B] that queue while the disk stalls."""
    writer, tables = JournalWriter(), [new_table(seed=1), new_table(seed=2)]
    one, two = (game(files, name, table) for name, table in zip("ab", tables, strict=True))
    writer.do([Task(one)])
    for table in tables:
        play(table, 1)
    first, second = (table.journal.entries[0] for table in tables)
    return writer, [Task(entry=first), Task(leave=True), Task(two), Task(entry=second)], tables


def test_writes_of_two_games_are_done_in_order_without_a_loss() -> None:
    files = MemoryFiles()
    writer, jobs, tables = batch(files)
    writer.do(jobs)
    assert [job.write.kept for job in jobs] == [True] * 4
    for name, table in zip("ab", tables, strict=True):
        assert read_file(files.now[FOLDER / f"{name}.journal"].data).journal == table.journal
    play(tables[1], 1)
    later = Task(entry=tables[1].journal.entries[-1])
    writer.do([later])
    assert later.write.kept
    assert read_file(files.now[FOLDER / "b.journal"].data).journal == tables[1].journal


def test_each_write_reports_the_state_of_its_own_game() -> None:
    files = MemoryFiles()
    writer, jobs, tables = batch(files)
    appends = iter([errno.EIO])
    files.fails = lambda call: next(appends, 0) if call == "append" else 0
    writer.do(jobs)
    assert [job.write.kept for job in jobs] == [False, False, True, True]
    # The second game could be written, so the first game is retried immediately.
    assert [event.key for event in writer.news()] == ["game_not_kept", "left_game_kept"]
    assert read_file(files.now[FOLDER / "a.journal"].data).journal == tables[0].journal


def test_steps_of_a_game_are_written_before_another_replaces_it() -> None:
    files = MemoryFiles()
    writer, jobs, tables = batch(files)
    del jobs[1]  # without the task that leaves the first game
    writer.do(jobs)
    assert all(job.write.kept for job in jobs)
    assert read_file(files.now[FOLDER / "a.journal"].data).journal == tables[0].journal


def test_game_left_on_a_failing_disk_is_saved_once_the_disk_works() -> None:
    at, left, table = Memory(), new_table(seed=1), new_table(seed=2)
    at.store.begin(left)
    at.files.fails = lambda _: errno.ENOSPC
    play(left, 3)
    assert not at.store.leave()
    at.store.begin(table)
    play(table, 2)
    assert at.news() == ["game_not_kept", "game_not_kept"]  # once for each game
    at.files.fails = lambda _: 0
    at.time.now += RETRY_S
    play(table, 1)
    assert at.news() == ["game_kept_again", "left_game_kept"]
    assert at.on_disk(A) == left.journal
    assert at.on_disk(B) == table.journal
    assert not at.store._writer._left


def test_game_that_is_not_saved_yet_cannot_be_resumed(tmp_path: Path) -> None:
    class Full(Disk):
        full = False

        def append(self, path: Path, data: bytes) -> None:
            self.fail()
            super().append(path, data)

        def write(self, path: Path, data: bytes) -> None:
            self.fail()
            super().write(path, data)

        def fail(self) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")

    disk, table = Full(), new_table()
    store = JournalFolder(tmp_path, files=disk)
    store.begin(table).wait(5000)
    disk.full = True
    play(table, 2)
    assert not store.leave()
    (kept,) = store.kept()
    assert not kept.elsewhere  # the game is not open in another program
    for refused in (store.open, store.delete):
        with pytest.raises(NotYetKeptError):
            refused(kept)
    disk.full = False
    assert store.open(kept).journal.entries == table.journal.entries
    store.close()


def test_player_hears_when_a_game_left_on_a_stalled_disk_is_saved_after_all(
    tmp_path: Path,
) -> None:
    class Stalling(Disk):
        answers = threading.Event()

        def sync(self, path: Path) -> None:
            self.answers.wait(10)
            super().sync(path)

    disk = Stalling()
    disk.answers.set()
    left, table = new_table(seed=1), new_table(seed=2)
    store = JournalFolder(tmp_path, files=disk)
    store.begin(left).wait(5000)
    disk.answers.clear()
    play(left, 2)
    assert not store.leave(20)
    begun = store.begin(table)
    play(table, 2)
    disk.answers.set()
    assert begun.wait(5000)
    assert begun.kept
    store.close()
    assert [event.key for event in store.news()] == ["left_game_kept"]
    journals = [store.read(kept) for kept in JournalFolder(tmp_path).kept()]
    assert sorted(journal.header.seed for journal in journals) == [1, 2]
    assert {len(journal.entries) for journal in journals} == {2}
    assert not list(tmp_path.glob("*.lock"))


def test_unsaved_game_is_still_offered_to_resume(tmp_path: Path) -> None:
    files = MemoryFiles()
    store = JournalFolder(tmp_path, files=files, locking=NoLock)
    news: list[Event] = []
    autosave = Autosave(
        tmp_path,
        background=InlineBackground(),
        notice=news.append,
        finished_cap=lambda: 200,
        journals=store,
    )
    table = new_table()
    autosave.begin(table)
    play(table, 2)
    assert store.append(table.journal.entries[-1]).wait(5000)
    files.fails = lambda _: errno.ENOSPC
    play(table, 1)
    assert [event.key for event in autosave.leave().result()] == ["steps_not_kept"]
    assert autosave.newest is not None
    files.fails = lambda _: 0
    autosave.close()
