"""The course of a game: the chances of all seats at the start of each turn, and what decided it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.engine.story import played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Game, Outcome
    from audiodice.engine.journal import Journal
    from audiodice.opponents import Chance, Chances


class TurnStart(NamedTuple):
    """The start of a turn: its round, from 1, the seat in turn, and the chances there."""

    round: int
    seat: int
    chance: Chance


class Course(NamedTuple):
    """The turns of a game, and the share of the win of each seat; () while it is unfinished."""

    starts: tuple[TurnStart, ...]
    end: tuple[float, ...]

    def of(self, seat: int) -> tuple[float, ...]:
        """The chances of a seat at the start of each turn, then its share of the win."""
        told = tuple(start.chance.seats[seat] for start in self.starts)
        return (*told, self.end[seat]) if self.end else told


class Decided(NamedTuple):
    """The turn that decided a game: its number among all turns from 0, and its round.

    `before` and `after` are the chances of `seat` at its start and at that of the next turn.
    """

    turn: int
    round: int
    seat: int
    before: float
    after: float


def course(
    journal: Journal, game: Game[Any], chances: Chances, players: Sequence[str]
) -> Course | None:
    """The course of a game, whose last turn may be unfinished; `players` as in `Chances.tell`.

    None while a table is not loaded, and if there are no chances for these options or only one
    seat. Requests no table.
    """
    if len(players) == 1:
        return None
    steps = played(journal, game)
    first = steps[0].before if steps else game.initial(len(players), **journal.header.options)
    states = [first, *(step.after for step in steps if step.ends_turn)]
    outcome = game.outcome(states[-1])
    starts = []
    for state in states[:-1] if outcome else states:
        chance = chances.tell(state, players)
        if chance is None:
            return None
        starts.append(TurnStart(game.round(state).round, game.turn(state), chance))
    return Course(tuple(starts), shares(outcome) if outcome else ())


def shares(outcome: Outcome) -> tuple[float, ...]:
    """The share of the win of each seat."""
    seats = range(len(outcome.scores))
    return tuple(outcome.share if seat in outcome.winners else 0.0 for seat in seats)


def decides_for(course: Course, you: int | None) -> int | None:
    """The seat whose chances tell what decided the game: the only person's, else the winner's.

    None if nobody won alone, or the game is unfinished.
    """
    if you is not None or 1.0 not in course.end:
        return you
    return course.end.index(1.0)


def decided(course: Course, seat: int) -> Decided | None:
    """The turn with the largest rise of a seat that won, or the largest fall of one that did not.

    None if the game is unfinished, or the seat's chance never changed so.
    """
    if not course.end:
        return None
    told = course.of(seat)
    sign = 1 if course.end[seat] == max(course.end) else -1
    moved = [sign * (after - before) for before, after in pairwise(told)]
    turn = moved.index(max(moved))
    if moved[turn] <= 0:
        return None
    return Decided(turn, course.starts[turn].round, seat, told[turn], told[turn + 1])
