"""What is needed to come back to shared tables: private, bounded, and harmless if it fails."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from audiodice.storage.kept_seats import _LARGEST, _MOST, KeptSeatsFolder

TABLE = "0123456789abcdef" * 2


def test_seat_is_saved_until_it_is_forgotten(tmp_path: Path) -> None:
    seats = KeptSeatsFolder(tmp_path / "friends")
    assert seats.of(TABLE) is None
    seats.keep(TABLE, b"one")
    seats.keep(TABLE, b"two")
    assert KeptSeatsFolder(tmp_path / "friends").of(TABLE) == b"two"
    seats.forget(TABLE)
    assert seats.of(TABLE) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_player_may_read_the_seat_file(tmp_path: Path) -> None:
    KeptSeatsFolder(tmp_path / "friends").keep(TABLE, b"secret")
    (path,) = (tmp_path / "friends").glob("*.seat")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["", "../escape", "x" * 32, TABLE + "0", TABLE.upper()])
def test_invalid_table_name_leads_to_no_file(tmp_path: Path, name: str) -> None:
    seats = KeptSeatsFolder(tmp_path / "friends")
    seats.keep(name, b"data")
    seats.forget(name)
    assert seats.of(name) is None
    assert not (tmp_path / "friends").exists()


def test_far_too_long_file_is_ignored(tmp_path: Path) -> None:
    seats = KeptSeatsFolder(tmp_path)
    (tmp_path / f"{TABLE}.seat").write_bytes(bytes(_LARGEST + 1))
    assert seats.of(TABLE) is None


def test_oldest_seats_are_deleted(tmp_path: Path) -> None:
    seats = KeptSeatsFolder(tmp_path)
    for number in range(_MOST + 5):
        name = f"{number:032x}"
        seats.keep(name, b"data")
        os.utime(tmp_path / f"{name}.seat", (number, number))
    assert len(list(tmp_path.glob("*.seat"))) == _MOST
    assert seats.of(f"{0:032x}") is None


def test_failing_disk_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "friends").write_text("a file where the folder should be")
    seats = KeptSeatsFolder(tmp_path / "friends")
    seats.keep(TABLE, b"data")
    assert seats.of(TABLE) is None


def test_one_program_at_a_time_has_a_seat(tmp_path: Path) -> None:
    one, other = KeptSeatsFolder(tmp_path), KeptSeatsFolder(tmp_path)
    one.keep(TABLE, b"one")
    assert one.claim(TABLE)
    assert not other.claim(TABLE)
    other.keep(TABLE, b"other")
    assert one.of(TABLE) == b"one"
    one.leave(TABLE)
    assert other.claim(TABLE)
    other.forget(TABLE)
    assert one.claim(TABLE)
    one.leave(TABLE)
    assert list(tmp_path.iterdir()) == []
