"""Small files written beside the interface: the newest state is what stays."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest

from audiodice.core.jobs import AtOnce
from audiodice.storage import small_files
from audiodice.storage.small_files import SavedLater
from tests.support.headless import InlineBackground

T = TypeVar("T")


class _Pool(AtOnce):
    """Threads of a pool as a background."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(8)

    def start(self, work: Callable[[], T]) -> Future[T]:
        return self.pool.submit(work)


class _Never:
    """A background that gets to nothing before the end of the program."""

    def start(self, work: object) -> None:
        pass


def test_file_holds_the_last_change(tmp_path: Path) -> None:
    pool, state = _Pool(), [0]
    file = SavedLater(tmp_path / "f", lambda: str(state[0]), pool)
    for n in range(200):
        state[0] = n
        file.changed()
    pool.pool.shutdown()
    assert (tmp_path / "f").read_text() == "199"


def test_closing_writes_a_pending_change(tmp_path: Path) -> None:
    file = SavedLater(tmp_path / "f", lambda: "new", _Never())  # type: ignore[arg-type]
    file.close()
    assert not (tmp_path / "f").exists()
    file.changed()
    file.close()
    assert (tmp_path / "f").read_text() == "new"


def test_failed_write_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    SavedLater(tmp_path / "file" / "f", lambda: "new", InlineBackground()).changed()


def test_hanging_disk_does_not_delay_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(small_files, "CLOSE_S", 0.01)
    hanging, free = threading.Event(), threading.Event()

    def text() -> str:
        hanging.set()
        free.wait(10)
        return "old"

    pool = _Pool()
    file = SavedLater(tmp_path / "f", text, pool)
    file.changed()
    assert hanging.wait(10)
    file.close()
    free.set()
    pool.pool.shutdown()
