"""Kept games are found again, and played on as far as they are good."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from audiodice.engine.journal import JournalError, Move
from audiodice.engine.saved_game import SavedGame
from audiodice.engine.table import Table
from audiodice.storage.journal_folder import JournalFolder
from tests.support.keeping import BANK, FOLDER, Memory, new_table, play

# --- finding games again ------------------------------------------------------------------------


def test_kept_games_are_listed_the_last_played_first(tmp_path: Path) -> None:
    store = JournalFolder(tmp_path)
    assert store.kept() == []
    for number, steps in enumerate((3, 8, 5)):
        table = new_table(seed=number)
        store.begin(table)
        play(table, steps)
        store.leave()
        time.sleep(0.02)
    found = store.kept()
    assert [len(store.read(kept).entries) for kept in found] == [5, 8, 3]
    first = found[0]
    assert (first.game, first.seats, first.turn) == ("farkle", table.seats, table.turn)
    assert first.scores == table.state.scores
    assert abs(first.when - datetime.now(UTC)) < timedelta(seconds=10)
    assert first.problem is None
    assert not first.finished
    assert not first.elsewhere
    assert store.kept(at_most=2) == found[:2]
    store.delete(first)
    assert store.kept() == found[1:]
    assert store.find(first.name) is None
    assert store.find(found[1].name) == found[1]


@pytest.mark.parametrize(
    "name",
    ["", ".", "../records", "/etc/passwd", "20261121T104651Z-farkle/../x", "a\0b", "x" * 999],
)
def test_name_of_another_folder_finds_no_game(tmp_path: Path, name: str) -> None:
    games_folder = tmp_path / "games"
    JournalFolder(games_folder).begin(new_table()).wait(5000)
    (tmp_path / "records.journal").write_text("not a game")
    assert JournalFolder(games_folder).find(name) is None


def test_an_opened_game_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = new_table()
    store, table = JournalFolder(tmp_path), new_table()
    store.begin(table)
    for _ in range(6):
        play(table, 4)
        play(whole, 4)
        store.leave()
        store = JournalFolder(tmp_path)
        table = store.open(store.kept()[0])
        assert table.state == whole.state
    play(table)
    play(whole)
    store.leave()
    (kept,) = store.kept()
    assert store.read(kept).entries == whole.journal.entries
    assert kept.finished
    assert list(tmp_path.iterdir()) == [kept.path]  # no lock, nothing half


def test_torn_last_line_is_dropped_and_reported() -> None:
    at, table = Memory(), new_table()
    at.store.begin(table)
    play(table, 5)
    at.store.leave()
    inode = at.files.now[FOLDER / "20261121T104651Z-farkle.journal"]
    inode.data = inode.data[:-7]
    (kept,) = at.store.kept()
    assert kept.problem is None
    again = at.store.open(kept)
    assert at.news() == ["last_step_dropped"]
    assert again.journal.entries == table.journal.entries[:-1]
    assert at.on_disk() == again.journal
    play(again, 3)
    assert at.on_disk() == again.journal


def damaged() -> tuple[Memory, Table, SavedGame]:
    """A kept game whose seventh line has a face changed."""
    at, table = Memory(), new_table()
    at.store.begin(table)
    play(table, 12)
    at.store.leave()
    inode = at.files.now[FOLDER / "20261121T104651Z-farkle.journal"]
    lines = inode.data.splitlines(keepends=True)
    lines[6] = lines[6].replace(b"do", b"od")
    inode.data = b"".join(lines)
    return at, table, at.store.kept()[0]


def test_damage_is_reported_with_the_length_of_the_good_part() -> None:
    at, _, kept = damaged()
    assert kept.problem is not None
    assert kept.problem.key == "game_damaged"
    part = new_table()
    play(part, 5)
    assert kept.problem.fields == {
        "line": 7, "why": "its check sum does not fit",
        "turns": sum(entry.action == BANK for entry in part.journal.entries
                     if isinstance(entry, Move)),
    }  # fmt: skip
    assert kept.scores == part.state.scores
    with pytest.raises(JournalError, match="line 7"):
        at.store.open(kept)


def test_good_part_is_resumed_and_the_damaged_file_kept() -> None:
    at, table, kept = damaged()
    before = at.files.now[kept.path].data
    again = at.store.open(kept, good_part_only=True)
    assert again.journal.entries == table.journal.entries[:5]
    play(again)
    assert at.on_disk() == again.journal
    assert at.files.now[kept.path.with_suffix(".damaged")].data == before
    assert at.store.kept()[0].problem is None
    # The dice are those that would have come.
    play(table)
    assert again.journal.entries == table.journal.entries


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "game_unreadable"),
        (b"\0" * 100, "game_unreadable"),
        (b'{"audiodice": 9}\n', "game_newer"),
        (b'{"audiodice": 1, "game": "chess", "seats": [], "options": {}, "seed": 1}\n',
         "game_unreadable"),
    ],
)  # fmt: skip
def test_invalid_file_is_listed_with_its_problem(data: bytes, key: str) -> None:
    at = Memory()
    at.files.write(FOLDER / "20261121T104651Z-farkle.journal", data)
    at.files.write(FOLDER / "notes.txt", b"left alone")
    (kept,) = at.store.kept()
    assert kept.problem is not None
    assert (kept.problem.key, kept.game) == (key, "")
    for good_part_only in (False, True):
        with pytest.raises(JournalError):
            at.store.open(kept, good_part_only=good_part_only)
    at.store.tidy(lambda _: None)  # not finished, and not deleted either
    at.store.delete(kept)
    assert at.store.kept() == []
    assert FOLDER / "notes.txt" in at.files.now


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_game_that_an_editor_wrote_with_cr_lf_is_played_on(tmp_path: Path, mark: bytes) -> None:
    store, table = JournalFolder(tmp_path), new_table()
    store.begin(table)
    play(table, 5)
    store.leave()
    (kept,) = store.kept()
    ours = kept.path.read_bytes()
    kept.path.write_bytes(mark + ours.replace(b"\n", b"\r\n"))
    (found,) = store.kept()
    assert found.problem is None
    again = store.open(found)
    assert again.journal.entries == table.journal.entries
    play(again, 3)
    store.leave()
    assert store.news() == ()
    assert kept.path.read_bytes() == b"".join(f"{x}\n".encode() for x in again.journal.lines())
    assert list(tmp_path.iterdir()) == [kept.path]
