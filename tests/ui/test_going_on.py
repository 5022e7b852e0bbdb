"""Games are saved and resumed through the menus, by keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice import games
from audiodice.core.jobs import Background
from audiodice.core.model import Event
from audiodice.desktop.background import BackgroundThreads
from audiodice.engine.setup import GameSetup
from audiodice.present.settings import Settings
from audiodice.session.crash_handling import sorry
from audiodice.storage.autosave import Autosave
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from tests.support.headless import InlineBackground, Player
from tests.support.said import said

FARKLE = GameSetup("farkle", ("",), ("cautious",), {"target": 500})


def left_behind(folder: Path, script: str = "enter 1", seed: int = 1) -> Player:
    """Return a player about to leave a game of Farkle for the main menu, after a few keys."""
    player = Player(FARKLE, seed=seed, keep_in=folder)
    player.keys(f"{script} escape end up")
    assert player.heard[-1] == said("menu_move", label="menu-main")
    return player


def autosave_of(
    folder: Path,
    *,
    background: Background | None = None,
    notice: Callable[[Event], object] = lambda _: None,
) -> Autosave:
    """Return an Autosave like that of a session."""
    return Autosave(
        folder,
        background=background or InlineBackground(),
        notice=notice,
        finished_cap=lambda: Settings().kept_games,
    )


def test_leaving_saves_the_game_and_the_menu_offers_it_first(tmp_path: Path) -> None:
    player = left_behind(tmp_path)
    before, answer = player.table, player.press("enter")
    assert answer == said("game_kept", "menu_open", label="menu-resume", game="game-name", mine=0)
    newest = player.autosave.newest
    assert newest is not None
    found = player.autosave._journals.find(newest.name)
    assert found is not None
    assert newest == replace(found, when=newest.when)
    assert "game_kept" in player.cued
    answer = player.press("enter")
    assert answer == (
        said(
            "resumed",
            "whose_turn",
            "scores",
            "last_roll",
            "points",
            seat=0,
            game="game-name",
            opponents=("opponent-name-cautious",),
            scores=(0, 0),
            target=500,
        )
    )
    assert player.cued[-2:] == ["menu_select", "game_resumed"]
    assert player.table is not before
    assert player.table.state == before.state


def test_resumed_game_throws_the_same_dice_as_without_the_break(tmp_path: Path) -> None:
    whole = Player(FARKLE, seed=1)
    whole.keys("enter 1 enter")
    player = left_behind(tmp_path)
    player.keys("enter enter enter")
    assert player.table.state == whole.table.state


def test_game_left_by_one_program_can_be_resumed_by_another(tmp_path: Path) -> None:
    first = left_behind(tmp_path)
    first.press("ctrl+q")
    assert first.heard[-1] == said("game_kept", "goodbye")
    second = Player(keep_in=tmp_path)
    assert second.heard == [said("menu_open", label="menu-resume", game="farkle/game-name", mine=0)]
    second.press("enter")
    assert second.table.state == first.table.state


@pytest.mark.parametrize("end", ["quit", "closed"])
def test_every_way_to_end_the_program_says_that_the_game_is_saved(tmp_path: Path, end: str) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    player.press("enter")
    if end == "quit":
        player.press("alt+f4")
    else:
        player.router.closed()
    assert player.router.done
    assert player.heard[-1] == said("game_kept", "goodbye")
    assert len(JournalFolder(tmp_path / "games").kept()) == 1


def test_repeated_request_to_end_says_goodbye_once(tmp_path: Path) -> None:
    class SlowDisk(Disk):
        def sync(self, path: Path) -> None:
            time.sleep(0.1)
            super().sync(path)

    store = JournalFolder(tmp_path / "games", files=SlowDisk())
    threads = BackgroundThreads(lambda: None, sorry)
    player = Player(FARKLE, keep_in=tmp_path, store=store, background=threads)
    player.press("enter")
    while not player.router.done:
        player.router.closed()
        player.router.tick(player.clock())
        time.sleep(0.01)  # the disk needs the processor, too
    assert player.heard[-1] == said("game_kept", "goodbye")
    assert [heard.keys.count("goodbye") for heard in player.heard].count(1) == 1


def test_game_without_an_action_is_deleted(tmp_path: Path) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    assert player.press("ctrl+q") == said("goodbye")
    assert JournalFolder(tmp_path / "games").kept() == []


def test_restart_deletes_the_game_only_after_a_confirmation(tmp_path: Path) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    player.keys("enter escape down enter")
    assert player.heard[-1] == said("loss_asked")
    player.press("enter")
    player.keys("enter ctrl+q")
    assert len(JournalFolder(tmp_path / "games").kept()) == 1
    player = Player(FARKLE, keep_in=tmp_path, seed=9)
    player.context.settings.confirmations = False
    player.keys("enter b escape down enter enter ctrl+q")
    assert len(JournalFolder(tmp_path / "games").kept()) == 2


def test_game_without_a_score_is_deleted_when_another_begins(tmp_path: Path) -> None:
    folder = JournalFolder(tmp_path / "games")
    left_behind(tmp_path, "enter 1", seed=1).press("enter")
    assert [kept.scores for kept in folder.kept()] == [(0, 0)]  # leaving does not delete the game
    left_behind(tmp_path, "enter b", seed=9).press("enter")
    assert [kept.scores for kept in folder.kept()] == [(105, 0)]
    left_behind(tmp_path, "enter 1", seed=1).press("enter")
    assert len(folder.kept()) == 2


def test_finished_game_is_recorded_when_it_is_left(tmp_path: Path) -> None:
    player = Player(GameSetup("farkle", ("",), (), {"target": 100}), keep_in=tmp_path)
    for _ in range(200):
        player.keys("enter a b")
        if player.table.over:
            break
    assert player.table.over
    store = JournalFolder(tmp_path / "games")
    assert store.kept(finished=True) == []  # the winning step can still be undone
    player.press("enter", wait=1000)
    assert [kept.finished for kept in store.kept(finished=True)] == [True]
    assert [stats.games for stats in player.autosave.stats().result()] == [1]


def test_resumed_game_is_not_offered_after_its_end(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path)
    player.press("enter")
    for _ in range(400):
        player.keys("a b enter")
        player.let_play()
        if player.table.over:
            break
    assert player.table.over
    player.keys("escape end up")
    assert player.press("enter") == said("menu_open", label="menu-play", game="farkle/game-name")


def test_game_that_ended_before_a_kill_is_recorded_at_the_next_start(
    tmp_path: Path,
) -> None:
    from tests.support.keeping import new_table, play

    store = JournalFolder(tmp_path / "games")
    table = new_table(100)
    store.begin(table)
    play(table)
    store.leave()
    store.close()
    player = Player(keep_in=tmp_path)
    assert player.heard == [
        said("menu_open", label="menu-play", game="farkle/game-name")
    ]  # there is no game to resume
    player.autosave.tidy()
    assert len(store.kept(finished=True)) == 1


def test_tidying_up_does_not_delay_the_end_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.support.keeping import new_table, play

    store = JournalFolder(tmp_path / "games")
    table = new_table(100)
    store.begin(table)
    play(table)
    store.close()
    autosave = autosave_of(tmp_path, background=BackgroundThreads(lambda: None, sorry))
    autosave.tidy()
    began = time.monotonic()
    autosave.close()
    assert time.monotonic() - began < 5
    assert autosave._running == 0
    assert [kept.finished for kept in store.kept()] == [True]  # recorded at the next start


def test_unusable_records_are_reported_once_and_the_games_are_kept(tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").mkdir()
    told: list[Event] = []
    from tests.support.keeping import new_table, play

    autosave = autosave_of(tmp_path, notice=told.append)
    for seed in (4, 5):
        table = new_table(100, seed)
        autosave.begin(table)
        play(table)
        autosave.leave()
    assert [event.key for event in told] == ["records_unusable"]
    assert len(autosave._journals.kept()) == 2  # they can be recorded later


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_resumed_at_every_step(game: str, tmp_path: Path) -> None:
    player = Player(GameSetup(game, ("",), ("cautious",)), keep_in=tmp_path, pace="instant")
    for _ in range(12):
        player.press("enter")
        player.let_play()
        player.press("a")
        state = player.table.state
        player.keys("escape end up enter")
        answer = player.press("enter")
        assert answer == said("resumed", ..., game=f"{game}/game-name")
        assert player.table.state == state
