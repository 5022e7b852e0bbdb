"""Locks end with their program, and whoever holds one knows whether it still keeps others out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from audiodice.storage import locks
from audiodice.storage.locks import HeldElsewhereError, Lock, held
from tests.support.require import make_pipe


def test_where_a_file_and_its_name_never_agree_the_lock_is_taken_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems tell another number of an open file than of its name."""
    monkeypatch.setattr(os.path, "samestat", lambda *_: False)
    opened = 0
    real = os.open

    def counted(*arguments: Any) -> int:
        nonlocal opened
        opened += 1
        return real(*arguments)

    monkeypatch.setattr(os, "open", counted)
    lock = Lock(tmp_path / "lock")
    assert opened == locks.TRIES + 1
    assert lock.in_force
    with pytest.raises(HeldElsewhereError):
        Lock(tmp_path / "lock")
    lock.release()
    assert not held(tmp_path / "lock")


@pytest.mark.skipif(sys.platform == "win32", reason="nothing open can be deleted there")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_lock_whose_file_was_deleted_is_in_force_no_more(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "lock"
    lock = Lock(path)
    path.unlink()
    other = Lock(path) if replaced else None
    assert not lock.in_force
    lock.release()
    assert path.exists() == replaced  # what another holds is not deleted
    if other:
        assert other.in_force
        assert held(path)
        other.release()


def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path) -> None:
    make_pipe(tmp_path / "lock")
    lock = Lock(tmp_path / "lock")
    assert lock.in_force
    lock.release()


def test_where_they_never_agree_no_file_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "samestat", lambda *_: False)
    lock = Lock(tmp_path / "lock")
    assert held(tmp_path / "lock")
    lock.release()
    assert list(tmp_path.iterdir()) == []
