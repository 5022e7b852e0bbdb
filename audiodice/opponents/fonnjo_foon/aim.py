"""The aim of a turn of Fonnjo Foon: points, or the chance to win the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.games.fonnjo_foon.state import State


def last_round(state: State) -> bool:
    """Whether the current round is certainly the last."""
    rules, seats = state.rules, len(state.scores)
    if rules.target:
        return max(state.scores) >= rules.target
    return state.turns // seats == rules.rounds - 1


def to_win(state: State) -> bool:
    """Whether turns are played for the chance to win, not for points."""
    return len(state.scores) > 1 and (state.rules.target > 0 or last_round(state))


def to_beat(state: State) -> int:
    """The points that this turn must exceed to win the game; with exactly these it is a tie.

    Only in the last turn of the last round, against a single leader; otherwise 0.
    """
    best = max(state.scores)
    last = last_round(state) and state.seat == len(state.scores) - 1
    return best - state.scores[state.seat] if last and state.scores.count(best) == 1 else 0
