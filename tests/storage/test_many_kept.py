"""Thousands of saved games: the list needs no game that was read before."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from audiodice.cli import completion
from audiodice.cli.resume import NAMED
from audiodice.desktop.background import BackgroundThreads
from audiodice.engine.saved_game import SavedGame
from audiodice.session.crash_handling import sorry
from audiodice.storage import paths
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.records import database, store
from audiodice.storage.summaries import Summaries
from audiodice.ui import saved_games_screen
from audiodice.ui.saved_games_screen import SavedGamesScreen
from bench.resume import fill
from tests.cli.test_cli_solved import run
from tests.support.backends import wait_until
from tests.support.headless import Player
from tests.support.keeping import new_table, play
from tests.support.program import AUDIODICE, bare_environment
from tests.support.said import said

MANY = 60


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A player's folder with many kept games."""
    store, table = JournalFolder(tmp_path / "games"), new_table()
    store.begin(table)
    play(table, 3)
    left = store.put_down()
    assert left is not None
    store.close()
    for number in range(MANY - 1):
        path = left.path.with_name(f"2026{1000 + number}T000000Z-farkle.journal")
        shutil.copy(left.path, path)
        os.utime(path, (number, number))
    return tmp_path


class Counting(Disk):
    """Counts the files that are read."""

    def __init__(self) -> None:
        self.reads = 0

    def read(self, path: Path, limit: int) -> bytes:
        self.reads += 1
        return super().read(path, limit)


def test_newest_is_known_without_reading_the_others(many: Path) -> None:
    disk = Counting()
    newest = next(JournalFolder(many / "games", files=disk).each())
    assert disk.reads == 1
    paths = list((many / "games").iterdir())
    assert newest.path == max(paths, key=lambda path: path.stat().st_mtime)


def listed(folder: Path) -> tuple[list[SavedGame], int]:
    """The saved games, and how many files had to be read to list them."""
    disk = Counting()
    summaries = Summaries(folder / "records.sqlite")
    return list(JournalFolder(folder / "games", files=disk).each(summaries=summaries)), disk.reads


def test_second_list_reads_no_game(many: Path) -> None:
    first, reads = listed(many)
    assert (len(first), reads) == (MANY, MANY)
    assert listed(many) == (first, 0)


def test_changed_new_and_deleted_games_are_noticed(many: Path) -> None:
    first, _ = listed(many)
    folder = JournalFolder(many / "games")
    table = folder.open(first[-1])
    play(table, 2)
    folder.leave()
    folder.begin(new_table())
    folder.delete(first[0])
    folder.close()
    second, reads = listed(many)
    assert reads == 2
    assert first[-1].path in [saved.path for saved in second[:2]]
    assert second[2:] == first[1:-1]


def test_finished_game_is_not_read_again_after_its_move(many: Path) -> None:
    folder, table = JournalFolder(many / "games"), new_table(100)
    folder.begin(table)
    play(table)
    folder.leave()
    saved = listed(many)[0][0]
    assert saved.finished
    folder.finish(lambda _: None, saved)
    disk, summaries = Counting(), Summaries(many / "records.sqlite")
    (moved,) = JournalFolder(many / "games", files=disk).each(finished=True, summaries=summaries)
    assert (moved.scores, disk.reads) == (saved.scores, 0)


def test_damaged_game_is_read_each_time(many: Path) -> None:
    path = listed(many)[0][0].path
    path.write_bytes(path.read_bytes()[:-200] + b"x" * 200)
    for _ in range(2):
        games, reads = listed(many)
        assert reads == 1
        assert games[0].problem is not None


def test_other_version_reads_the_games_again(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed(many)
    monkeypatch.setattr("audiodice.storage.summaries.__version__", "99")
    assert listed(many)[1] == MANY
    assert listed(many)[1] == 0


def test_games_are_listed_beside_a_spoilt_database(many: Path) -> None:
    expected, _ = listed(many)
    (many / "records.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 9000)
    for rest in ("-wal", "-shm"):
        (many / f"records.sqlite{rest}").unlink(missing_ok=True)
    assert listed(many) == (expected, MANY)


def test_invalid_summaries_are_ignored(many: Path) -> None:
    expected, _ = listed(many)
    names = iter(saved.path.name for saved in expected)
    nonsense = (
        "", "{", "[]", "[" * 5000, json.dumps(["farkle"] * 8),
        json.dumps(["chess", [["", None]], [0], 0, 1, 0, False, ""]),
        json.dumps(["farkle", [["\u202e\n", None]], [0], 0, 1, 0, False, ""]),
        json.dumps(["farkle", [["", None]], [0, 1], 0, 1, 0, False, ""]),
        json.dumps(["farkle", [["", None]], [0], 7, 1, 0, False, ""]),
        json.dumps(["farkle", [["", None]], ["0"], 0, 1, 0, False, ""]),
    )  # fmt: skip
    base = sqlite3.connect(many / "records.sqlite")
    with closing(base), base:
        for text in nonsense:
            base.execute("UPDATE summaries SET summary = ? WHERE file = ?", (text, next(names)))
    assert listed(many) == (expected, len(nonsense))


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_read_only_folder_is_listed(many: Path) -> None:
    many.chmod(0o500)
    try:
        assert listed(many)[1] == MANY
        assert listed(many)[1] == MANY
    finally:
        many.chmod(0o700)


def test_games_are_listed_without_a_place_for_the_database(many: Path) -> None:
    (many / "records.sqlite").mkdir()
    assert listed(many)[1] == MANY


def test_games_are_listed_on_a_full_disk(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected, _ = listed(many)
    monkeypatch.setattr("audiodice.storage.summaries.__version__", "99")  # to write again
    connected = database.connect

    def full(*how: Any) -> sqlite3.Connection:
        base = connected(*how)
        base.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON summaries BEGIN"
                     " SELECT raise(FAIL, 'database or disk is full'); END")  # fmt: skip
        return base

    monkeypatch.setattr(store, "connect", full)
    assert listed(many) == (expected, MANY)
    assert listed(many) == (expected, MANY)


def test_each_line_of_the_list_is_printed_once_its_game_is_read(
    many: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: many)
    printed, each = list[str](), JournalFolder.each

    def slowly(store: JournalFolder, **which: Any) -> Iterator[SavedGame]:
        for kept in each(store, **which):
            yield kept
            printed.append(capsys.readouterr().out)
            assert printed[-1].startswith(f"{kept.name}  Farkle"), printed[-1]

    monkeypatch.setattr(JournalFolder, "each", slowly)
    assert run(capsys, "resume --list --lang en") == (0, "", "")
    assert len(printed) == MANY


def test_unknown_name_is_answered_with_some_known_ones(
    many: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: many)
    status, out, err = run(capsys, "resume nothing")
    assert (status, out) == (2, "")
    assert err.count("farkle") == NAMED
    assert err.endswith(" and others (audiodice resume --list lists them)\n")


def test_tab_offers_the_newest(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: many)
    monkeypatch.setattr(completion, "LISTED", 3)
    unused: Any = None
    assert len(completion.kept_games(unused, unused, "")) == 3


def opened(folder: Path) -> tuple[Player, SavedGamesScreen]:
    """The list of saved games, read beside the interface."""
    player = Player(keep_in=folder, background=BackgroundThreads(lambda: None, sorry))
    wait_until(lambda: player.autosave.newest is not None)
    player.keys("k enter")
    player.await_rest()
    screen = player.router.screen
    assert isinstance(screen, SavedGamesScreen)
    return player, screen


def test_list_opens_with_all_games(many: Path) -> None:
    player, screen = opened(many)
    assert player.heard[-1] == said("menu_open", title="kept-title")
    assert len(screen.items) == MANY + 1
    assert player.press("end") == said("menu_move", label="finished-title")


def test_letter_does_not_format_every_game(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _ = opened(many)
    labels, label = list[SavedGame](), saved_games_screen.label

    def counted(words: Any, kept: SavedGame, now: datetime) -> str:
        labels.append(kept)
        return label(words, kept, now)

    monkeypatch.setattr(saved_games_screen, "label", counted)
    player.press("z")
    assert not labels
    assert player.press("f") == said("menu_move", label="kept-game", game="farkle/game-name")
    assert len(labels) < 5


def test_deleting_from_the_list_deletes_that_game_alone(many: Path) -> None:
    player, screen = opened(many)
    player.press("down")
    gone = screen._games[1][0]
    player.keys("delete delete")
    assert player.await_rest() == said("game_deleted", "menu_again")
    assert len(screen.items) == MANY
    left = {kept.path for kept, _ in screen._games}
    assert len(left) == MANY - 1
    assert gone.path not in left
    assert not gone.path.exists()


# --- ten thousand, for real ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def ten_thousand(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    fill(home, 10_000)
    return home


@pytest.mark.real_time
def test_the_first_line_of_ten_thousand_is_there_at_once(ten_thousand: Path) -> None:
    began = time.perf_counter()
    with subprocess.Popen(
        [str(AUDIODICE), "resume", "--list"],
        env=bare_environment(ten_thousand), stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert "Farkle" in process.stdout.readline()
        took = time.perf_counter() - began
        process.kill()
    assert took < 5  # 0.4 s when nobody else is busy (bench/resume.py); all of them take 20


@pytest.mark.real_time
def test_among_ten_thousand_a_key_in_the_menu_is_answered_at_once(ten_thousand: Path) -> None:
    player = Player(
        keep_in=ten_thousand / "data" / "audiodice",
        background=BackgroundThreads(lambda: None, sorry),
    )
    wait_until(lambda: player.autosave.newest is not None, 30)
    player.autosave.tidy()
    took = []
    for key in ("down", "up", "down"):
        began = time.perf_counter()
        player.press(key)
        took.append(time.perf_counter() - began)
    player.autosave.close()
    assert min(took) < 0.05
