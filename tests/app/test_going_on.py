"""Games that are kept and gone on with, through the menus and by keys alone."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from audiodice import games
from audiodice.app import resources
from audiodice.app.keeper import Keeper
from audiodice.app.keeping import Keeping
from audiodice.app.kept import Kept
from audiodice.app.screens.kept_games import go_on_by_name, label
from audiodice.app.seating import Plan
from audiodice.app.settings import Settings
from audiodice.core.model import Event
from tests.app.headless import Player
from tests.app.test_cli_solved import run

FARKLE = Plan("farkle", ("",), ("cautious",), {"target": 500})


def left_behind(folder: Path, script: str = "enter 1", seed: int = 1) -> Player:
    """A game of Farkle left for the main menu, after a few keys."""
    player = Player(FARKLE, seed=seed, keep_in=folder)
    player.keys(f"{script} escape end up")
    assert player.heard[-1] == "Leave for the main menu"
    return player


def wait_for(keeping: Keeping) -> None:
    for task in keeping._finishing:
        assert task.wait(5)


def test_leaving_keeps_the_game_and_the_menu_offers_it_first(tmp_path: Path) -> None:
    player = left_behind(tmp_path)
    before, said = player.table, player.press("enter")
    assert said == "The game is kept. Audiodice. Resume Farkle, 0 to 0"
    newest = player.keeping.newest
    assert newest is not None
    found = player.keeping.keeper.find(newest.name)
    assert found is not None
    assert newest == replace(found, when=newest.when)
    assert "game_kept" in player.cued
    said = player.press("enter")
    assert said == (
        "Farkle against Cora, as you left it. Your turn. You 0, Cora 0. Target 500. "
        "Kept 1. 2 2 2 3 5. 10 at stake. Bank from 50."
    )
    assert player.cued[-2:] == ["menu_select", "game_resumed"]
    assert player.table is not before
    assert player.table.state == before.state


def test_what_is_thrown_after_going_on_would_have_come_without_a_break(tmp_path: Path) -> None:
    whole = Player(FARKLE, seed=1)
    whole.keys("enter 1 enter")
    player = left_behind(tmp_path)
    player.keys("enter enter enter")
    assert player.table.state == whole.table.state


def test_another_program_goes_on_with_what_this_one_left(tmp_path: Path) -> None:
    first = left_behind(tmp_path)
    first.press("ctrl+q")
    assert first.heard[-1] == "The game is kept. Goodbye."
    second = Player(keep_in=tmp_path)
    assert second.heard == ["Audiodice. Resume Farkle, 0 to 0"]
    second.press("enter")
    assert second.table.state == first.table.state


@pytest.mark.parametrize("end", ["quit", "closed"])
def test_every_end_says_that_the_game_is_kept(tmp_path: Path, end: str) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    player.press("enter")
    if end == "quit":
        player.press("alt+f4")
    else:
        player.router.closed()
    assert player.router.done
    assert player.heard[-1] == "The game is kept. Goodbye."
    assert len(Keeper(tmp_path / "games").kept()) == 1


def test_a_game_in_which_nothing_was_done_is_forgotten(tmp_path: Path) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    assert player.press("ctrl+q") == "Goodbye."
    assert Keeper(tmp_path / "games").kept() == []


def test_starting_again_gives_the_game_up_only_when_it_was_asked(tmp_path: Path) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    player.keys("enter escape down enter")
    assert player.heard[-1].startswith("This game would be lost.")
    player.press("enter")
    player.keys("enter ctrl+q")
    assert len(Keeper(tmp_path / "games").kept()) == 1
    player = Player(FARKLE, keep_in=tmp_path)
    player.desk.settings.confirmations = False
    player.keys("enter escape down enter enter ctrl+q")
    assert len(Keeper(tmp_path / "games").kept()) == 3


def test_a_finished_game_is_recorded_when_it_is_left(tmp_path: Path) -> None:
    player = Player(Plan("farkle", ("",), (), {"target": 100}), keep_in=tmp_path)
    for _ in range(200):
        player.keys("enter a b")
        if player.table.over:
            break
    assert player.table.over
    keeper = Keeper(tmp_path / "games")
    assert keeper.kept(finished=True) == []  # the winning step may still be taken back
    player.press("enter", wait=1000)
    wait_for(player.keeping)
    assert [kept.finished for kept in keeper.kept(finished=True)] == [True]
    records = player.keeping.records()
    assert [stats.games for stats in records.stats()] == [1]
    records.close()


def test_what_had_ended_when_the_program_was_killed_is_recorded_at_the_start(
    tmp_path: Path,
) -> None:
    from tests.app.keeping import new_table, play

    keeper = Keeper(tmp_path / "games")
    table = new_table(100)
    keeper.begin(table)
    play(table)
    keeper.leave()
    keeper.close()
    player = Player(keep_in=tmp_path)
    assert player.heard == ["Audiodice. Play Farkle against Cora"]  # nothing to go on with
    player.keeping.tidy()
    wait_for(player.keeping)
    assert len(keeper.kept(finished=True)) == 1


def test_tidying_up_does_not_keep_the_program_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.app.keeping import new_table, play

    monkeypatch.setattr("audiodice.app.keeping.REST_S", 30.0)
    keeper = Keeper(tmp_path / "games")
    table = new_table(100)
    keeper.begin(table)
    play(table)
    keeper.close()
    keeping = Keeping(tmp_path, Settings())
    keeping.tidy()
    began = time.monotonic()
    keeping.close()
    assert time.monotonic() - began < 5
    assert all(task.done for task in keeping._finishing)
    assert [kept.finished for kept in keeper.kept()] == [True]  # at the next start


def test_records_that_cannot_be_used_are_told_once_and_lose_nothing(tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").mkdir()
    told: list[Event] = []
    from tests.app.keeping import new_table, play

    keeping = Keeping(tmp_path, Settings(), told.append)
    for seed in (4, 5):
        table = new_table(100, seed)
        keeping.begin(table)
        play(table)
        keeping.leave()
    wait_for(keeping)
    assert [event.key for event in told] == ["records_unusable"]
    assert len(keeping.keeper.kept()) == 2  # to be recorded another time


# --- the list of kept games ---------------------------------------------------------------------


def test_the_list_names_goes_on_and_deletes(tmp_path: Path) -> None:
    left_behind(tmp_path, seed=1).press("enter")
    time.sleep(0.02)  # the disk's clock must tell them apart
    left_behind(tmp_path, seed=3).press("enter")
    player = Player(keep_in=tmp_path)
    player.press("k")
    assert player.heard[-1] == "Kept games"
    said = player.press("enter")
    assert said == "Kept games. Farkle: You 0 and Cora 0, just now"
    assert player.press("delete") == "Delete this game? Delete again."
    assert player.press("down") == "Farkle: You 0 and Cora 0, just now"
    assert player.press("delete") == "Delete this game? Delete again."  # not yet: another game
    assert player.press("delete") == "Deleted. Finished games"
    assert len(Keeper(tmp_path / "games").kept()) == 1
    player.press("home")
    assert player.press("enter").startswith("Farkle against Cora, as you left it.")


def test_the_menu_knows_what_was_deleted(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path)
    player.keys("k enter delete delete")
    assert player.press("escape") == "Audiodice. Play Farkle against Cora"


def test_a_game_that_has_gone_meanwhile_is_said_to_be(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path)
    for path in (tmp_path / "games").iterdir():
        path.unlink()
    assert player.press("enter") == "That game is no longer there."


def test_a_game_open_elsewhere_is_named_and_not_opened_twice(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    other = Player(keep_in=tmp_path)
    late = Player(keep_in=tmp_path)
    other.press("enter")
    assert late.press("enter") == "Another audiodice is playing this game."
    late.keys("k enter")
    assert late.heard[-1] == "Kept games. Farkle: You 0 and Cora 0, just now, open elsewhere"
    assert late.press("enter") == "Another audiodice is playing this game."
    assert late.keys("delete delete")[-1] == "Another audiodice is playing this game."
    other.press("ctrl+q")
    assert late.press("enter").startswith("Farkle against Cora, as you left it.")


def test_a_damaged_game_says_how_far_it_is_good_and_goes_on_from_there(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    lines = path.read_text().splitlines(keepends=True)
    lines[-2] = lines[-2].replace('"sum": "', '"sum": "x')
    path.write_text("".join(lines))
    player = Player(keep_in=tmp_path)
    assert player.heard == ["Audiodice. Play Farkle against Cora"]
    player.keys("k enter")
    assert player.heard[-1] == "Kept games. Farkle: You 0 and Cora 0, just now, damaged"
    said = player.press("enter")
    assert said.startswith("Damaged at line")
    assert said.endswith("Enter again goes on from there.")
    assert player.press("enter").startswith("Farkle against Cora, as you left it.")
    assert list((tmp_path / "games").glob("*.damaged"))


def test_a_damaged_game_asked_for_by_name_is_offered_as_far_as_it_is_good(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_bytes(path.read_bytes().replace(b'"arg"', b'"art"', 1))
    left_behind(tmp_path, seed=3).press("enter")  # another, played later
    player = Player(keep_in=tmp_path)
    offer = go_on_by_name(player.desk, path.stem, player.home.main)
    assert [event.key for event in offer.said] == ["game_damaged", "good_part_asked"]
    player.router._carry_out(offer)
    assert player.heard[-1].endswith("Farkle: You 0 and Cora 0, just now, damaged")
    assert player.keys("down down up escape")[-1].startswith("Audiodice. Resume Farkle")
    player.router._carry_out(go_on_by_name(player.desk, path.stem, player.home.main))
    assert player.press("enter").startswith("Farkle against Cora, as you left it.")


def test_a_game_of_a_newer_program_is_listed_as_such(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_text(path.read_text().replace('{"audiodice": 2', '{"audiodice": 9'))
    player = Player(keep_in=tmp_path)
    player.keys("k enter")
    assert player.heard[-1] == f"Kept games. {path.stem}, just now, of a newer audiodice"
    assert player.press("enter").startswith("Kept by a newer audiodice, in format 9.")
    said = go_on_by_name(player.desk, path.stem, player.home.main).said
    assert [event.key for event in said] == ["game_newer"]


def test_a_file_that_is_no_game_is_listed_and_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "20260101T000000Z-farkle.journal").write_text("nothing\n")
    player = Player(keep_in=tmp_path)
    player.keys("k enter")
    assert "20260101T000000Z-farkle, just now, damaged" in player.heard[-1]
    assert player.press("enter").startswith("This game cannot be read:")
    assert player.keys("delete delete")[-1].startswith("Deleted.")
    assert list(folder.iterdir()) == []


def test_without_a_voice_a_kept_game_is_told(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path, speech=False)
    before = len(player.cued)
    player.press("enter")
    player.let_play()
    told = player.cued[before:]
    assert "game_resumed" in told
    assert "turn_mine" in told or "tell_total" in told


@pytest.mark.parametrize(
    ("age", "words"),
    [
        (timedelta(seconds=-5), "just now"),
        (timedelta(minutes=1), "1 minute ago"),
        (timedelta(minutes=59), "59 minutes ago"),
        (timedelta(hours=1), "1 hour ago"),
        (timedelta(days=1), "yesterday"),
        (timedelta(days=40), "40 days ago"),
    ],
)
def test_how_long_ago_is_told_in_words(age: timedelta, words: str) -> None:
    when = datetime.now(UTC) - age - timedelta(seconds=5)
    kept = Kept(Path("x.journal"), when, "fune", ("Ann",), (7,))
    assert label(Player().desk.words, kept) == f"FUNE: Ann 7, {words}"


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_gone_on_with_at_every_step(game: str, tmp_path: Path) -> None:
    player = Player(Plan(game, ("",), ("cautious",)), keep_in=tmp_path, pace="instant")
    for _ in range(12):
        player.press("enter")
        player.let_play()
        player.press("a")
        state = player.table.state
        player.keys("escape end up enter")
        said = player.press("enter")
        assert said.startswith(player.desk.words.game_text(game, "game-name")), said
        assert player.table.state == state


def test_the_command_says_when_there_is_no_game_and_when_none_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resources, "data_folder", lambda: tmp_path)
    status, out, err = run(capsys, "resume --list --lang en")
    assert (status, out) == (0, "")
    assert err.startswith("there is no kept game to go on with")
    (tmp_path / "games").write_text("no folder")
    unreadable = "The kept games cannot be read: Not a directory.\n"
    assert run(capsys, "resume --list --lang en") == (0, "", unreadable)
    assert run(capsys, "resume --lang en") == (2, "", f"audiodice: {unreadable}")
