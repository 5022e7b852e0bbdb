"""Hints for Fonnjo Foon: the best decision, or steady's until the turn is solved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import PICTURE, ROLL
from audiodice.opponents.evaluators import EvaluatorAdviser
from audiodice.opponents.fonnjo_foon.characters import best
from audiodice.opponents.opponent import Advice

if TYPE_CHECKING:
    from audiodice.games.fonnjo_foon.state import State


class SteadyAdviser:
    """Advice by steady's rule of thumb, whatever is chosen already."""

    def prepare(self, state: State) -> None:
        """Nothing to prepare, because only one roll is considered."""

    def advise(self, state: State) -> Advice | None:
        if state.over:
            return None
        action = best(replace(state, kept=()))
        if action == PICTURE:
            return Advice((Action("keep", state.entering), PICTURE), 0.0, unit="rule")
        return Advice((action,) if action == ROLL else (action, ROLL), 0.0, unit="rule")


class TurnAdviser(EvaluatorAdviser):
    """Advice from the solved turn; points are those of this turn, not of the game."""

    def advise(self, state: State) -> Advice | None:
        found = super().advise(state)
        if found is None or found.unit != "points":
            return found
        score = state.scores[state.seat]
        return found._replace(
            value=found.value - score, other_value=found.other_value - score, unit="turn"
        )
