"""The file of a player's data: what it may hold, and what is refused, whatever its bytes."""

from __future__ import annotations

import io
import json
import struct
import zipfile
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.storage import player_file
from audiodice.storage.player_file import KINDS, Member, MoveError, kind_of, pack, unpack
from tests.support.each import each

GAME = "games/20261126T002729Z-farkle.journal"
MEMBERS = {
    "settings.toml": Member(b"rate = 300\n", 5),
    GAME: Member(b"one\ntwo\n" * 40, 1_800_000_000_000_000_000),
    "games/finished/20261126T002729Z-fune-12.journal": Member(b"", 7),
}
GOOD = pack(MEMBERS)


def refused(data: bytes) -> str:
    """The key of the message for a file, which must be refused."""
    with pytest.raises(MoveError) as error:
        unpack(data)
    return error.value.event.key


def zipped(
    bodies: Mapping[str, bytes], *, head: Callable[[dict[str, Any]], Any] = lambda head: head
) -> bytes:
    """A file with these members, whatever they are, and the list that fits them."""
    listed = json.loads(zipfile.ZipFile(io.BytesIO(GOOD)).read("player.json"))
    listed["files"] = {
        name: {"size": len(body), "sha256": player_file._sum(body), "modified": 1}
        for name, body in bodies.items()
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("player.json", json.dumps(head(listed)))
        for name, body in bodies.items():
            archive.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def test_what_is_packed_is_unpacked() -> None:
    assert unpack(GOOD) == MEMBERS
    assert pack(MEMBERS) == GOOD
    assert zipfile.ZipFile(io.BytesIO(GOOD)).namelist()[0] == "player.json"
    assert unpack(pack({})) == {}


@each(
    ("name", "kind"),
    [
        ("settings.toml", "settings"),
        ("keymap.toml", "keymap"),
        ("last.json", "last"),
        ("quiz.json", "quiz"),
        ("practice.jsonl", "practice"),
        ("records.sqlite", "records"),
        (GAME, "games"),
        (GAME.replace("games/", "games/finished/"), "games"),
        ("games/../" + GAME, ""),
        ("../settings.toml", ""),
        ("/" + GAME, ""),
        (GAME.replace("/", "\\"), ""),
        (GAME + "\n", ""),
        (GAME.upper(), ""),
        ("games/２0261126T002729Z-farkle.journal", ""),
        ("games/finished/finished/20261126T002729Z-farkle.journal", ""),
        ("rooms/" + "a" * 32 + ".room", ""),
        ("settings.toml/", ""),
        ("", ""),
    ],
)
def test_only_the_players_own_files_have_a_place(name: str, kind: str) -> None:
    assert kind_of(name) == kind


@each(
    "name",
    ["games/../../evil.journal", "/etc/cron.d/x", "games\\..\\x", "rooms/x.room", "C:x", "a" * 140],
)
def test_other_names_are_refused_by_name(name: str) -> None:
    with pytest.raises(MoveError) as error:
        unpack(zipped({name: b"x"}))
    assert error.value.event.key == "import_unknown"
    assert str(error.value.event.fields["inside"])[:20] in name.replace("\\", "/") + name


def newer(head: dict[str, Any]) -> dict[str, Any]:
    return {**head, "audiodice-player": 2}


def lying(head: dict[str, Any]) -> dict[str, Any]:
    head["files"]["settings.toml"]["size"] = 4
    return head


@each(
    ("bad", "key"),
    [
        (lambda: b"", "import_foreign"),
        (lambda: b"PK", "import_foreign"),
        (lambda: b"\0" * 5000, "import_foreign"),
        (lambda: GOOD[:-1], "import_foreign"),
        (lambda: GOOD[: len(GOOD) // 2], "import_foreign"),
        (lambda: GOOD + b"x", "import_foreign"),
        (lambda: b"#!/bin/sh\n" + GOOD, "import_foreign"),
        (lambda: zipped({}, head=newer), "import_newer"),
        (lambda: zipped({}, head=lambda _: []), "import_foreign"),
        (lambda: zipped({}, head=lambda _: {"audiodice-player": "1"}), "import_foreign"),
        (lambda: zipped({}, head=lambda h: {**h, "audiodice-player": -1}), "import_foreign"),
        (lambda: zipped({}, head=lambda h: {**h, "audiodice-player": 10**99}), "import_foreign"),
        (lambda: zipped({"quiz.json": b"{}"}, head=lambda h: {**h, "files": {}}), "import_foreign"),
        (lambda: zipped({}, head=lambda h: {**h, "files": {"quiz.json": 1}}), "import_foreign"),
        (lambda: zipped({"settings.toml": b"a = 1"}, head=lying), "import_damaged"),
        (lambda: zipped({"settings.toml": b"#" * 16_001}), "import_too_large"),
        (lambda: zipped({GAME: b"\0" * (2**21 + 1)}), "import_too_large"),
        (lambda: zipped(dict.fromkeys(games(20_001), b"")), "import_too_large"),
    ],
)  # fmt: skip
def test_bad_file_is_refused(bad: Callable[[], bytes], key: str) -> None:
    assert refused(bad()) == key


def games(many: int) -> list[str]:
    return [f"games/{20_000_000 + n}T000000Z-farkle.journal" for n in range(many)]


def test_bomb_is_refused_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 games of 2 MB are 400 MB, in 400 kB."""
    bomb = zipped(dict.fromkeys(games(200), b"\0" * 2**21))
    assert len(bomb) < 500_000
    read: list[str] = []
    whole = player_file._body

    def body(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
        read.append(info.filename)
        return whole(archive, info)

    monkeypatch.setattr(player_file, "_body", body)
    assert refused(bomb) == "import_too_large"
    assert read == ["player.json"]


def changed(at: bytes, offset: int, form: str, value: int) -> bytes:
    """The good file with a field changed in each record that begins with `at`."""
    data, place = bytearray(GOOD), GOOD.find(at)
    while place >= 0:
        struct.pack_into(form, data, place + offset, value)
        place = GOOD.find(at, place + 1)
    return bytes(data)


LISTED, ENDS = b"PK\1\2", b"PK\5\6"


@each(
    "bad",
    [
        lambda: changed(LISTED, 8, "<H", 1),  # encrypted
        lambda: changed(LISTED, 10, "<H", 12),  # packed by bzip2
        lambda: changed(LISTED, 10, "<H", 99),
        lambda: changed(LISTED, 6, "<H", 90),  # needs a later version of zip
        lambda: changed(LISTED, 24, "<L", 3),  # sizes that are not true
        lambda: changed(LISTED, 24, "<L", 2**32 - 1),
        lambda: changed(LISTED, 42, "<L", 2**32 - 1),
        lambda: changed(LISTED, 28, "<H", 0xFFFF),
        lambda: changed(ENDS, 8, "<H", 0xFFFF),
        lambda: changed(ENDS, 12, "<L", 2**32 - 1),
        lambda: changed(ENDS, 16, "<L", 0),
    ],
)
def test_strange_zip_is_refused(bad: Callable[[], bytes]) -> None:
    assert refused(bad()).startswith("import_")


def test_what_is_not_needed_may_be_wrong() -> None:
    assert unpack(changed(LISTED, 20, "<L", 2**32 - 1)) == MEMBERS  # the packed size
    assert unpack(changed(ENDS, 20, "<H", 9)) == MEMBERS  # the length of a comment


def test_second_list_of_64_bits_is_refused() -> None:
    end = GOOD.find(ENDS)
    locator = struct.pack("<4sLQL", b"PK\6\7", 0, 0, 1)
    size = struct.unpack_from("<L", GOOD, end + 12)[0] + len(locator)
    tail = bytearray(GOOD[end:])
    struct.pack_into("<L", tail, 12, size)
    assert refused(GOOD[:end] + locator + bytes(tail)) == "import_foreign"


@given(st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.integers(1, 255)), min_size=1))
def test_changed_bytes_are_refused_or_change_nothing(flips: list[tuple[int, int]]) -> None:
    data = bytearray(GOOD)
    for at, flip in flips:
        data[at] ^= flip
    try:
        found = unpack(bytes(data))
    except MoveError:
        return
    # Times have no check sum: they are in the list itself, whose CRC holds.
    assert found == MEMBERS


@given(st.binary(max_size=400))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(MoveError):
        unpack(data)
    with pytest.raises(MoveError):
        unpack(data + GOOD[-22:])


def test_nothing_is_written_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_file, "LARGEST", sum(len(one.data) for one in MEMBERS.values()) - 1)
    with pytest.raises(MoveError) as error:
        pack(MEMBERS)
    assert error.value.event.key == "export_too_large"
    monkeypatch.undo()
    monkeypatch.setattr(player_file, "MOST", 2)
    with pytest.raises(MoveError) as error:
        pack(MEMBERS)
    assert error.value.event.key == "export_too_large"
    assert {*KINDS} == {"settings", "keymap", "last", "quiz", "practice", "records", "games"}
