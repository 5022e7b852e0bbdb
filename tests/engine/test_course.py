"""The course of a game: a chance for each turn, and the turn that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from audiodice import games, opponents
from audiodice.core.model import Outcome
from audiodice.engine.course import Course, TurnStart, course, decided, decides_for, shares
from audiodice.engine.journal import Journal, Move, Undo
from audiodice.engine.story import played, turns
from audiodice.opponents import Chance, Chances
from audiodice.opponents.farkle import EVALUATOR
from tests.support import ready
from tests.support.ready import finished

FARKLE = games.load("farkle")


class ByTurns:
    """Tells the number of finished turns in place of a chance."""

    def __init__(self) -> None:
        self.players: set[tuple[str, ...]] = set()

    def tell(self, state: Any, players: Sequence[str]) -> Chance:
        self.players.add(tuple(players))
        return Chance((float(state.turns),) * len(players), exact=True)


def by_turns(journal: Journal, *players: str) -> tuple[Course | None, ByTurns]:
    told = ByTurns()
    chances: Chances = told  # type: ignore[assignment]  # the rest is not asked for
    return course(journal, games.load(journal.header.game), chances, players), told


def made(*told: tuple[float, ...], end: tuple[float, ...]) -> Course:
    starts = [
        TurnStart(n // len(one) + 1, n % len(one), Chance(one, exact=True))
        for n, one in enumerate(told)
    ]
    return Course(tuple(starts), end)


@pytest.mark.parametrize("game", ["fune", "farkle", "fonnjo_foon"])
def test_each_turn_of_a_game_has_its_start(game: str) -> None:
    journal = finished(game, ("cautious", "bold", "random"), 5).journal
    found, told = by_turns(journal, "cautious", "bold", "random")
    assert found is not None
    those = turns(journal, games.load(game))
    assert [start.seat for start in found.starts] == [turn.seat for turn in those]
    assert [start.round for start in found.starts] == [n // 3 + 1 for n in range(len(those))]
    assert found.of(0)[:-1] == tuple(map(float, range(len(those))))
    assert told.players == {("cautious", "bold", "random")}


def test_the_end_is_each_seats_share_of_the_win() -> None:
    table = finished("farkle", ("steady", "cautious", "bold"), 2)
    found, _ = by_turns(table.journal, "", "", "")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert found is not None
    assert [seat for seat, won in enumerate(found.end) if won == 1] == list(outcome.winners)
    tie = Outcome("", (50, 50, 20), ((0, 1), (2,)))
    assert shares(tie) == (0.5, 0.5, 0.0)


def test_an_unfinished_game_ends_with_the_turn_in_play() -> None:
    journal = finished("farkle", ("steady", "bold"), 4).journal
    begun = Journal(journal.header, journal.entries[:1])
    found, _ = by_turns(begun, "", "")
    assert found is not None
    assert (found.of(0), found.end, decided(found, 0)) == ((0.0,), (), None)
    assert by_turns(Journal(journal.header, []), "", "")[0] == found


def test_turns_that_were_taken_back_are_left_out() -> None:
    journal = finished("farkle", ("steady", "bold"), 4).journal
    first = next(n for n, step in enumerate(played(journal, FARKLE)) if step.ends_turn)
    entry = journal.entries[first]
    assert isinstance(entry, Move)
    twice = [*journal.entries[: first + 1], Undo(), *journal.entries[first:]]
    assert by_turns(replace(journal, entries=twice), "", "")[0] == by_turns(journal, "", "")[0]


def test_nothing_for_one_seat_or_without_a_table() -> None:
    assert by_turns(finished("farkle", ("steady",), 1).journal, "steady")[0] is None
    chances = opponents.chances("farkle")
    assert chances is not None
    journal = finished("farkle", ("steady", "bold"), 1).journal
    assert course(journal, FARKLE, chances, ("", "")) is None


def test_in_farkle_for_two_it_is_the_evaluators_chance() -> None:
    ready.shelve("farkle")
    journal = finished("farkle", ("steady", "bold"), 3).journal
    chances = opponents.chances("farkle")
    assert chances is not None
    found = course(journal, FARKLE, chances, ("", ""))
    assert found is not None
    steps = played(journal, FARKLE)
    states = [steps[0].before, *(step.after for step in steps if step.ends_turn)]
    expected = [EVALUATOR.expected_value(state, 0) for state in states]
    assert found.of(0) == pytest.approx(expected, abs=1e-5)


SWINGS = made(
    (0.6, 0.3, 0.1), (0.7, 0.2, 0.1), (0.3, 0.6, 0.1), (0.65, 0.3, 0.05), (0.5, 0.45, 0.05),
    end=(0.0, 1.0, 0.0),
)  # fmt: skip


@pytest.mark.parametrize(
    ("seat", "turn", "number", "before", "after"),
    [(0, 4, 2, 0.5, 0.0), (1, 4, 2, 0.45, 1.0), (2, 2, 1, 0.1, 0.05)],
)
def test_the_largest_rise_of_the_winner_and_fall_of_the_others_decide(
    seat: int, turn: int, number: int, before: float, after: float
) -> None:
    assert decided(SWINGS, seat) == (turn, number, seat, before, after)


def test_a_rise_before_a_loss_does_not_decide() -> None:
    lost = made((0.2, 0.8), (0.9, 0.1), (0.5, 0.5), (0.3, 0.7), end=(0.0, 1.0))
    found = decided(lost, 0)
    assert found is not None
    assert (found.turn, found.before, found.after) == (1, 0.9, 0.5)


def test_a_game_without_a_change_was_decided_by_no_turn() -> None:
    assert decided(made((1.0, 0.0), (1.0, 0.0), end=(1.0, 0.0)), 1) is None


@pytest.mark.parametrize(
    ("end", "you", "seat"),
    [((0.0, 1.0), None, 1), ((0.0, 1.0), 0, 0), ((0.5, 0.5), None, None), ((), None, None)],
)
def test_it_is_told_of_the_only_person_else_of_the_winner(
    end: tuple[float, ...], you: int | None, seat: int | None
) -> None:
    assert decides_for(made((0.5, 0.5), end=end), you) == seat
