"""A turn of Fonnjo Foon by brute force: ordered throws, exact fractions, the game's own rules.

Faces are not simplified, and groups and families are known only through `GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from fractions import Fraction
from itertools import product
from unittest.mock import patch

from audiodice.core.dice import FACES
from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import GAME, PICTURE, ROLL
from audiodice.games.fonnjo_foon import state as fonnjo_state
from audiodice.games.fonnjo_foon.state import State

Worth = Callable[[State], Fraction]


class Naive:
    """The turn of `state.seat`, played for the highest worth of the state after it.

    No day is begun with `limit` points or more recorded.
    """

    def __init__(self, worth: Worth, limit: int) -> None:
        self._worth, self._limit = worth, limit
        self._known: dict[object, Fraction] = {}

    def rolling(self, state: State) -> Fraction:
        """The value of rolling now."""
        days = state.worth if state.all_in else state.recorded
        party = () if state.all_in else state.moved if state.open else state.party
        picked = state.picked if state.crisis else 0
        key = (state.turns, state.scores, party, state.cup, state.dungeon, days, picked)
        if key not in self._known:
            total, many = Fraction(0), GAME.throw_size(state, ROLL)
            for faces in product(FACES, repeat=many):
                after = GAME.apply(state, ROLL, faces).state
                total += self.value(after, state.turns)
            self._known[key] = total / 6**many
        return self._known[key]

    def value(self, state: State, turns: int) -> Fraction:
        """The value of a state whose turn began with `turns` turns finished."""
        if state.turns != turns:
            return self._worth(state)
        return max(value for _, value in self.decisions(state))

    def decisions(self, state: State) -> Iterator[tuple[tuple[Action, ...], Fraction]]:
        """Each decision of an open state or a Crisis, in the form of `TurnPlan.decisions`."""
        if state.crisis:
            for action in GAME.legal_actions(state):
                if action == ROLL:
                    yield (ROLL,), self.rolling(state)
                else:
                    picked = GAME.apply(state, action).state
                    yield (action, ROLL), self.rolling(picked)
            return
        for keep in GAME.legal_actions(state):
            if keep.verb != "keep":
                continue
            kept = GAME.apply(state, keep).state
            on = GAME.legal_actions(kept)
            if PICTURE in on:
                yield (keep, PICTURE), self._worth(GAME.apply(kept, PICTURE).state)
            if not kept.all_in or kept.worth < self._limit:
                yield (keep, ROLL), self.rolling(kept)


def dice(families: tuple[int, ...]) -> AbstractContextManager[object]:
    """Play the game with other dice inside the `with` block."""
    return patch.object(fonnjo_state, "FAMILIES", families)
