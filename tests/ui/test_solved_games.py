"""Solved games at the table: hints, opponents whose table is being solved, the review."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, TypeVar

import pytest

from audiodice.core.jobs import AtOnce
from audiodice.core.model import Event
from audiodice.desktop.background import BackgroundThreads
from audiodice.engine.setup import GameSetup
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle
from audiodice.session.housekeeping import THINKING, SolvingWatch
from audiodice.storage.solved_tables import SolvedTable, SolvedTables
from tests.opponents.fake_spec import RowSpec
from tests.support import ready
from tests.support.headless import Player
from tests.support.said import Heard, said

T = TypeVar("T")
FUNE = GameSetup("fune", ("Ann",), ())
AGAINST = GameSetup("fune", ("Ann",), ("perfect",))
THREES = (3, 3, 5, 1, 2)
STILL = said(..., "still_solving", ...)


def until(done: Callable[[], object]) -> None:
    """Wait for work in the background, at most 10 s."""
    for _ in range(1000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def at(setup: GameSetup, *dice: tuple[int, ...]) -> Player:
    """Return a player before the first choice."""
    player = Player(setup, dice=dice)
    player.press("enter")
    return player


class Slow(AtOnce):
    """A solver on its own thread that stops half-way until the test lets it continue."""

    def __init__(self) -> None:
        self.go, self.asked, self._loading = threading.Event(), 0, False
        self.packed: bytes | None = tables.pack(ready.spec_of("fune"), ready.solved("fune").table)
        self._threads = BackgroundThreads(lambda: None, lambda _: Event("crash"))
        tables.install(SolvedTables(None, self, self))

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Load a table immediately; solve it on a thread, which is half done on return."""
        if not self._loading:
            self._loading = True
            loaded = AtOnce().start(work)
            self._loading = False
            return loaded
        before, job = self.asked, self._threads.start(work)
        until(lambda: job.done() or self.asked > before)
        return job

    def __call__(self, _spec: Any, progress: tables.Progress) -> bytes | None:
        progress(0.5)
        self.asked += 1
        assert self.go.wait(20)
        return self.packed


@pytest.fixture
def slow() -> Iterator[Slow]:
    solver = Slow()
    yield solver
    solver.go.set()
    for solved in tables.requested():
        solving_ended(solved)


def fune() -> TableHandle:
    found = tables.find(ready.spec_of("fune"))
    assert found is not None
    return found


def solving_ended(solved: TableHandle) -> bool:
    """Wait for the solver to end; returns whether it made a table."""
    until(lambda: solved.failed or solved.table is not None)
    return not solved.failed


# --- hints ---------------------------------------------------------------------------------------


def test_h_says_the_best_action_and_a_second_press_plays_it(all_solved: None) -> None:
    player = at(FUNE, THREES, (3, 3, 3))
    assert player.press("h") == said("hint", "hint_how", faces=(3, 3), throws=3)
    player.press("h")
    assert player.table.state.faces == (3,) * 5
    assert player.press("h") == said("hint", "hint_how", box="fune")
    player.press("h")
    assert player.heard[-1] == said("scored", ..., box="fune")


def test_shift_h_adds_the_value_and_the_next_best_action(all_solved: None) -> None:
    player = at(FUNE, THREES)
    judge = ready.solved("fune").table
    (best, other, *_) = judge.turn(judge.boxes, 0).choices(THREES, 2)
    answer = player.press("shift+h")
    value, gap = round(best.value), str(round(best.value - other.value))
    assert answer == said("hint_numbers", "hint_how", faces=(3, 3), value=value, gap=gap)
    assert answer == said(..., "hint_how", faces=other.what, throws=5 - len(other.what))


def test_hint_comes_from_steady_until_the_table_is_solved(slow: Slow) -> None:
    player = at(FUNE, THREES)
    assert slow.asked == 0  # solving does not start before the first request
    assert player.press("shift+h") == said("hint_numbers", ..., faces=(3, 3), throws=3)
    assert slow.asked == 1
    slow.go.set()
    assert solving_ended(fune())
    assert player.press("shift+h") == said("hint_numbers", ..., unit="points")
    assert slow.asked == 1


# --- opponents -----------------------------------------------------------------------------------


def test_opponent_without_its_table_is_announced_once_and_plays(slow: Slow) -> None:
    player = Player(AGAINST, seed=3)
    for key in ("enter", "b", "b"):
        player.press(key)
    told = player.let_play()
    assert told.keys.count("still_solving") == 1
    assert told.of("still_solving")["percent"] == 50
    assert player.table.state.turns == 2
    for key in ("enter", "b", "b"):
        player.press(key)
    assert player.let_play() != STILL
    assert player.table.state.turns == 4


def test_opponent_with_its_table_is_not_announced(all_solved: None) -> None:
    player = Player(AGAINST, seed=3)
    for key in ("enter", "b", "b"):
        player.press(key)
    assert player.let_play() != STILL


def test_opponents_that_need_no_table_do_not_request_one(slow: Slow) -> None:
    player = Player(GameSetup("fune", ("Ann",), ("steady", "cautious")), seed=3)
    for key in ("enter", "b", "b"):
        player.press(key)
    player.let_play()
    assert tables.requested() == ()


# --- messages while a table is being solved ------------------------------------------------------


def test_solving_is_silent_while_the_player_does_not_wait(slow: Slow) -> None:
    watch = SolvingWatch()
    player = at(FUNE, THREES)
    player.press("h")  # answered immediately, by rule of thumb
    assert fune().working
    assert watch.check() == ((), ())
    slow.go.set()
    assert solving_ended(fune())
    assert watch.check() == ((), ())


def test_thinking_cue_plays_while_the_player_waits_and_the_end_is_said_once(slow: Slow) -> None:
    watch = SolvingWatch()
    assert watch.check() == ((), ())
    choose_review(ended("fune"))
    solved = fune()
    assert watch.check() == ((), (THINKING,))
    assert watch.check() == ((), (THINKING,))
    slow.go.set()
    assert solving_ended(solved)
    assert watch.check() == ((Event("solved"),), ())
    assert watch.check() == ((), ())


def test_table_that_is_available_immediately_is_not_announced(all_solved: None) -> None:
    assert SolvingWatch().check() == ((), ())


def test_dead_solver_is_announced_once_and_restarted_by_the_next_game(slow: Slow) -> None:
    slow.packed = None
    player = at(FUNE, THREES)
    player.press("h")
    slow.go.set()
    assert not solving_ended(fune())
    for _ in range(2):
        player.housekeeping.check()
    assert [heard for heard in player.heard if heard == said("solver_died")] == player.heard[-1:]
    at(FUNE, THREES).press("h")
    assert slow.asked == 2


@pytest.mark.parametrize("news", ["table_rebuilt", "table_damaged", "cache_unwritable"])
def test_news_of_tables_is_announced_once(news: str) -> None:
    player = at(FUNE, THREES)
    ready.put(SolvedTable(RowSpec()))._news.append(news)
    for _ in range(2):
        player.housekeeping.check()
    assert [news in heard.keys for heard in player.heard].count(True) == 1


# --- the review ----------------------------------------------------------------------------------


def ended(game: str) -> Player:
    """Return a player whose game is over; steady played it for Ann."""
    player = Player(GameSetup(game, ("Ann",), ()), seed=2)
    steady = ready.finished(game, ("steady",), 2)
    player.table.state, player.table.journal.entries[:] = steady.state, steady.journal.entries
    return player


def choose_review(player: Player) -> Heard:
    player.press("escape")
    while player.heard[-1] != said("menu_move", label="menu-review"):
        assert player.press("down") != ""
    return player.press("enter")


def test_the_review_is_read_line_by_line(all_solved: None) -> None:
    player = ended("fune")
    told = choose_review(player)
    while told == said("hint_not_ready"):  # the review is computed in the background
        time.sleep(0.05)
        told = player.press("enter")
    assert told == said("reader_open", title="review-title")
    lines = [player.press("down") for _ in range(3)]
    total = player.table.game.outcome(player.table.state).scores[0]  # type: ignore[union-attr]
    assert told == said("reader_open", label="review-seat", result=total, expected=255)
    assert lines == [said("menu_move", label="review-decision")] * 3


def test_review_requests_the_table_and_says_the_progress(slow: Slow) -> None:
    player = ended("fune")
    assert choose_review(player) == said("hint_not_ready", percent=50)
    slow.go.set()
    assert solving_ended(fune())
    until(lambda: player.press("enter") == said("reader_open", title="review-title"))


def test_game_in_play_cannot_be_reviewed() -> None:
    player = at(FUNE, THREES)
    player.press("escape")
    assert said("entry", label="menu-review") not in player.entries
