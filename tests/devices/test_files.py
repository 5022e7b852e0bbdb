"""The real disk: each step does what it says, and fails where it must."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path

import pytest

from audiodice.storage import locks
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.locks import HeldElsewhereError, Lock, held
from tests.support.keeping import new_table, play

DISK = Disk()


def test_what_is_written_is_read_up_to_a_limit(tmp_path: Path) -> None:
    folder, path = tmp_path / "a" / "b", tmp_path / "a" / "b" / "file"
    assert DISK.names(folder) == []
    DISK.make_folder(folder)
    DISK.make_folder(folder)
    DISK.write(path, b"one\n")
    DISK.append(path, b"two\r\n")
    DISK.sync(path)
    DISK.sync_folder(folder)
    assert DISK.read(path, 100) == b"one\ntwo\r\n"
    assert DISK.read(path, 5) == b"one\nt"
    assert DISK.names(folder) == ["file"]
    assert abs(DISK.stat(path).modified / 1e9 - time.time()) < 10
    DISK.write(path, b"new")
    assert DISK.read(path, 100) == b"new"


def test_a_rename_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    DISK.write(old, b"old")
    DISK.write(new, b"new")
    DISK.rename(old, new)
    assert (DISK.names(tmp_path), DISK.read(new, 9)) == (["new"], b"old")
    assert DISK.exists(new)
    DISK.remove(new)
    DISK.remove(new)
    assert not DISK.exists(new)


@pytest.mark.parametrize(
    "call",
    [
        lambda path: DISK.append(path, b"x"),
        lambda path: DISK.sync(path),
        lambda path: DISK.read(path, 1),
        lambda path: DISK.stat(path),
        lambda path: DISK.rename(path, path.with_name("other")),
    ],
    ids=["append", "sync", "read", "stat", "rename"],
)
def test_a_file_that_vanished_is_not_made_anew(tmp_path: Path, call: object) -> None:
    assert callable(call)
    with pytest.raises(FileNotFoundError):
        call(tmp_path / "gone")
    assert DISK.names(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there, who may read is told otherwise")
def test_games_are_the_players_own(tmp_path: Path) -> None:
    DISK.write(tmp_path / "game", b"")
    assert (tmp_path / "game").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_says_so() -> None:
    with pytest.raises(OSError, match="No space left"):
        DISK.append(Path("/dev/full"), b"x" * 10)


@pytest.mark.skipif(sys.platform == "win32", reason="there, nothing open can be deleted")
def test_a_lock_deleted_while_it_is_taken_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, take = tmp_path / "lock", locks._take
    tries = 0

    def take_late(descriptor: int) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            path.unlink()  # its owner lets go just now
        take(descriptor)

    monkeypatch.setattr(locks, "_take", take_late)
    lock = Lock(path)
    monkeypatch.undo()
    assert tries == 2
    assert held(path)
    with pytest.raises(HeldElsewhereError, match="another program has it open"):
        Lock(path)
    lock.release()
    assert not held(path)
    assert DISK.names(tmp_path) == []


def test_a_lock_in_a_folder_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "gone" / "lock")
    assert not held(tmp_path / "gone" / "lock")


def test_on_a_mac_only_a_name_waits_for_the_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer waits for its entry, and the drive takes up to 100 ms for each."""
    fcntl = pytest.importorskip("fcntl")
    full: list[bool] = []  # whether it was a folder
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(
        fcntl, "fcntl", lambda fd, what: full.append(stat.S_ISDIR(os.fstat(fd).st_mode) and what)
    )
    table, store = new_table(), JournalFolder(tmp_path)
    store.begin(table).wait(5000)
    begun = len(full)
    play(table, 8)
    assert store.leave()
    (kept,) = store.kept()
    assert (begun, full) == (1, [51])
    store._move(kept.path)
    assert full == [51, 51, 51]  # both folders
