"""Finished games, wrong clocks and two programs: games are never mixed up."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from audiodice import games
from audiodice.engine.journal import Journal, Move, Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.locks import HeldElsewhereError, Lock, held
from tests.support.keeping import ROLL, Memory, Time, new_table, play

# --- the end ------------------------------------------------------------------------------------


def test_finished_game_is_recorded_and_then_moved(tmp_path: Path) -> None:
    store, table = JournalFolder(tmp_path), new_table(target=100)
    recorded: list[Journal] = []
    store.begin(table)
    play(table)
    store.finish(recorded.append)
    assert recorded == [table.journal]
    assert store.kept() == []
    (kept,) = store.kept(finished=True)
    assert kept.finished
    assert kept.path.parent == tmp_path / "finished"
    assert store.find(kept.name) == kept
    (kept.path.parent / "20261121T104651Z-fune.journal").write_text("damaged")
    assert list(store.journals()) == [table.journal]
    store.finish(recorded.append)  # the game is not in play any more
    assert len(recorded) == 1


def test_game_that_ended_before_a_kill_is_recorded_at_the_next_start(tmp_path: Path) -> None:
    killed, table = JournalFolder(tmp_path), new_table(target=100)
    killed.begin(table)
    play(table)
    killed.leave()
    (tmp_path / "20261121T000000Z-fune.half").write_text("half")
    store, recorded = JournalFolder(tmp_path), list[Journal]()
    store.begin(new_table()).wait(5000)
    half = tmp_path / f"{store.name}.half"
    half.write_text("being written")
    store.tidy(recorded.append)
    assert half.exists()
    half.unlink()
    assert recorded == [table.journal]
    assert len(store.kept()) == len(store.kept(finished=True)) == 1
    assert not list(tmp_path.glob("*.half"))
    store.close()


def test_oldest_finished_games_beyond_the_limit_are_deleted(tmp_path: Path) -> None:
    day = Time()
    store = JournalFolder(tmp_path, cap=3, today=day.today)
    for number in range(5):
        day.day += timedelta(days=1)
        table = new_table(target=100, seed=number)
        store.begin(table)
        play(table)
        store.finish(lambda _: None)
    names = sorted(kept.name[:8] for kept in store.kept(finished=True))
    assert names == ["20261124", "20261125", "20261126"]
    store.close()


def test_steps_of_a_left_table_are_not_written_to_another_game() -> None:
    at, left, table = Memory(), new_table(seed=1), new_table(seed=2)
    at.store.begin(left)
    play(left, 3)
    at.store.begin(table)
    play(left, 3)
    play(table, 4)
    assert at.on_disk().entries == left.journal.entries[:3]
    assert at.on_disk("20261121T104651Z-farkle-2.journal") == table.journal


def test_last_game_is_not_deleted_as_the_oldest_after_the_clock_was_set_back(
    tmp_path: Path,
) -> None:
    day = Time()
    store = JournalFolder(tmp_path, cap=2, today=day.today)
    for number in range(4):
        day.day -= timedelta(days=30)
        table = new_table(target=100, seed=number)
        store.begin(table)
        play(table)
        store.finish(lambda _: None)
    names = sorted(kept.name[:8] for kept in store.kept(finished=True))
    assert names == ["20260724", "20261022"]  # the last game played, and the latest by its name
    store.close()


def test_games_begun_in_the_same_second_or_after_a_clock_change_stay_separate() -> None:
    at = Memory()
    for number in range(3):
        at.store.begin(new_table(seed=number))
    assert at.news() == []
    at.time.day -= timedelta(days=400)
    at.store.begin(new_table(seed=3))
    assert at.news() == ["clock_set_back"]
    names = {kept.name for kept in at.store.kept()}
    began = "20261121T104651Z-farkle"
    assert names == {began, f"{began}-2", f"{began}-3", "20251017T104651Z-farkle"}
    seeds = [at.store.read(kept).header.seed for kept in at.store.kept()]
    assert sorted(map(str, seeds)) == ["0", "1", "2", "3"]


# --- two programs -------------------------------------------------------------------------------


def test_game_open_in_another_program_is_refused(tmp_path: Path) -> None:
    one, two = JournalFolder(tmp_path), JournalFolder(tmp_path)
    one.begin(new_table()).wait(5000)
    (mine,), (kept,) = one.kept(), two.kept()
    assert kept.elsewhere
    assert not mine.elsewhere
    refused: list[Callable[[], Any]] = [
        lambda: two.open(kept), lambda: two.delete(kept), lambda: two.finish(print, kept),
    ]  # fmt: skip
    for call in refused:
        with pytest.raises(HeldElsewhereError):
            call()
    two.tidy(lambda _: None)
    one.leave()
    assert not two.kept()[0].elsewhere
    two.open(kept)
    assert one.kept()[0].elsewhere
    two.close()


def test_two_programs_in_the_same_second_use_different_file_names(tmp_path: Path) -> None:
    day = Time()
    one, two = (JournalFolder(tmp_path, today=day.today) for _ in range(2))
    one.begin(new_table(seed=1)).wait(5000)
    two.begin(new_table(seed=2)).wait(5000)
    assert one.name != two.name
    assert len(one.kept()) == 2
    one.close()
    two.close()


def test_lock_of_a_killed_program_is_released(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    program = (
        "import sys, time; from pathlib import Path; from audiodice.storage.locks import Lock;"
        "lock = Lock(Path(sys.argv[1])); print('locked', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        assert held(path)
        with pytest.raises(HeldElsewhereError):
            Lock(path)
        process.kill()
    assert path.exists()
    assert not held(path)
    lock = Lock(path)
    assert held(path)
    lock.release()
    assert not path.exists()


def test_scripted_dice_are_saved_as_thrown() -> None:
    at = Memory()
    throw = ScriptedThrow([(1, 1, 1, 2, 3, 4)])
    table = Table(games.load("farkle"), (Seat("Ann"),), throw)
    at.store.begin(table)
    table.act(ROLL)
    assert at.on_disk().entries == [Move(ROLL, (1, 1, 1, 2, 3, 4))]
