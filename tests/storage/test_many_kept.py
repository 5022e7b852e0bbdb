"""Thousands of kept games: nobody waits for all of them to be read."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from audiodice.cli import completing
from audiodice.cli.resume import NAMED
from audiodice.desktop.background import BackgroundThreads
from audiodice.engine.saved_game import SavedGame
from audiodice.session.crash_handling import sorry
from audiodice.storage import paths
from audiodice.storage.disk import Disk
from audiodice.storage.game_listing import FIRST
from audiodice.storage.journal_folder import JournalFolder
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
    """Counts the files that are read, and stops after so many until it may go on."""

    def __init__(self, stop_after: int = 10**9) -> None:
        self.reads, self._stop_after = 0, stop_after
        self.goes_on = threading.Event()

    def read(self, path: Path, limit: int) -> bytes:
        if self.reads >= self._stop_after:
            assert self.goes_on.wait(60)
        self.reads += 1
        return super().read(path, limit)


def test_the_newest_is_known_without_reading_the_others(many: Path) -> None:
    disk = Counting()
    newest = next(JournalFolder(many / "games", files=disk).each())
    assert disk.reads == 1
    paths = list((many / "games").iterdir())
    assert newest.path == max(paths, key=lambda path: path.stat().st_mtime)


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


def test_a_name_that_is_none_is_answered_with_a_few(
    many: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: many)
    status, out, err = run(capsys, "resume nothing")
    assert (status, out) == (2, "")
    assert err.count("farkle") == NAMED
    assert err.endswith(" and others (audiodice resume --list lists them)\n")


def test_tab_offers_the_newest(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: many)
    monkeypatch.setattr(completing, "LISTED", 3)
    unused: Any = None
    assert len(completing.kept_games(unused, unused, "")) == 3


def on_threads(folder: Path, disk: Disk) -> Player:
    """A player whose games are read beside the interface, once the newest of them is known."""
    player = Player(
        keep_in=folder,
        store=JournalFolder(folder / "games", files=disk),
        background=BackgroundThreads(lambda: None, sorry),
    )
    wait_until(lambda: player.autosave.newest is not None)
    return player


def listing(folder: Path, disk: Disk) -> tuple[Player, SavedGamesScreen]:
    """The list of kept games, opened."""
    player = on_threads(folder, disk)
    player.keys("k enter")
    player.await_rest()
    screen = player.router.screen
    assert isinstance(screen, SavedGamesScreen)
    return player, screen


def test_the_list_opens_with_the_first_games_and_grows(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiodice.storage.game_listing.FIRST_S", 30.0)
    disk = Counting(stop_after=1 + FIRST)  # the newest was read for the menu
    began = time.monotonic()
    player, screen = listing(many, disk)
    assert time.monotonic() - began < 20
    assert player.heard[-1] == said("menu_open", title="kept-title")
    assert player.press("end") == said("menu_move", label="kept-reading")
    disk.goes_on.set()
    wait_until(lambda: screen._listing.complete, 30)
    assert len(screen.items) == MANY + 1
    assert player.press("end") == said("menu_move", label="finished-title")


def test_a_list_that_was_left_is_read_no_further(many: Path) -> None:
    disk = Counting(stop_after=20)
    player, screen = listing(many, disk)
    player.press("escape")
    disk.goes_on.set()
    wait_until(lambda: screen._listing.complete, 30)
    assert disk.reads < 25


def test_a_letter_does_not_put_thousands_of_games_into_words(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, screen = listing(many, Disk())
    wait_until(lambda: screen._listing.complete, 30)
    labels, label = list[SavedGame](), saved_games_screen.label

    def counted(words: Any, kept: SavedGame, now: datetime) -> str:
        labels.append(kept)
        return label(words, kept, now)

    monkeypatch.setattr(saved_games_screen, "label", counted)
    player.press("z")
    assert not labels
    assert player.press("f") == said("menu_move", label="kept-game", game="farkle/game-name")
    assert len(labels) < 5


def test_deleting_from_a_list_that_grows_deletes_that_game_alone(many: Path) -> None:
    disk = Counting(stop_after=1 + FIRST)
    player, screen = listing(many, disk)
    player.press("down")
    gone = screen._games[1][0]
    player.keys("delete delete")
    assert player.await_rest() == said("game_deleted", "menu_again")
    disk.goes_on.set()
    wait_until(lambda: screen._listing.complete, 30)
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
