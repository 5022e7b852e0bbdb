"""What is needed to come back to rooms: private, bounded, and harmless if it fails."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from audiodice.storage.kept_rooms import _HEAD, _LARGEST, _MOST, KeptRoomsFolder

TOPIC = "0123456789abcdef" * 2


def test_room_is_saved_until_it_is_forgotten(tmp_path: Path) -> None:
    rooms = KeptRoomsFolder(tmp_path / "friends")
    assert rooms.of(TOPIC) is None
    rooms.keep(TOPIC, b"one")
    rooms.keep(TOPIC, b"two")
    assert KeptRoomsFolder(tmp_path / "friends").of(TOPIC) == b"two"
    rooms.forget(TOPIC)
    assert rooms.of(TOPIC) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_player_may_read_the_room_file(tmp_path: Path) -> None:
    KeptRoomsFolder(tmp_path / "friends").keep(TOPIC, b"secret")
    (path,) = (tmp_path / "friends").glob("*.room")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["", "../escape", "x" * 32, TOPIC + "0", TOPIC.upper()])
def test_invalid_topic_leads_to_no_file(tmp_path: Path, name: str) -> None:
    rooms = KeptRoomsFolder(tmp_path / "friends")
    rooms.keep(name, b"data")
    rooms.forget(name)
    assert rooms.of(name) is None
    assert not (tmp_path / "friends").exists()


def test_far_too_long_file_is_ignored(tmp_path: Path) -> None:
    rooms = KeptRoomsFolder(tmp_path)
    (tmp_path / f"{TOPIC}.room").write_bytes(bytes(_LARGEST + 1))
    assert rooms.of(TOPIC) is None


def test_oldest_rooms_are_deleted(tmp_path: Path) -> None:
    rooms = KeptRoomsFolder(tmp_path)
    for number in range(_MOST + 5):
        name = f"{number:032x}"
        rooms.keep(name, b"data")
        os.utime(tmp_path / f"{name}.room", (number, number))
    assert len(list(tmp_path.glob("*.room"))) == _MOST
    assert rooms.of(f"{0:032x}") is None


def test_failing_disk_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "friends").write_text("a file where the folder should be")
    rooms = KeptRoomsFolder(tmp_path / "friends")
    rooms.keep(TOPIC, b"data")
    assert rooms.of(TOPIC) is None


def test_one_program_at_a_time_has_a_place(tmp_path: Path) -> None:
    one, other = KeptRoomsFolder(tmp_path), KeptRoomsFolder(tmp_path)
    one.keep(TOPIC, b"one")
    assert one.claim(TOPIC)
    assert not other.claim(TOPIC)
    other.keep(TOPIC, b"other")
    assert one.of(TOPIC) == b"one"
    one.leave(TOPIC)
    assert other.claim(TOPIC)
    other.forget(TOPIC)
    assert one.claim(TOPIC)
    one.leave(TOPIC)
    assert list(tmp_path.iterdir()) == []


def test_rooms_are_listed_last_used_first(tmp_path: Path) -> None:
    rooms = KeptRoomsFolder(tmp_path)
    for number in (1, 3, 2):
        rooms.keep(f"{number:032x}", b"%d" % number)
        os.utime(tmp_path / f"{number:032x}.room", (number, number))
    assert [data for _, data in rooms.all()] == [b"3", b"2", b"1"]
    rooms.keep(f"{4:032x}", bytes(_LARGEST))
    assert rooms.all()[0] == (f"{4:032x}", bytes(_HEAD))
    assert KeptRoomsFolder(tmp_path / "none").all() == ()
