"""Opponents for Fonnjo Foon."""

from __future__ import annotations

from audiodice.opponents.evaluators import opponents
from audiodice.opponents.fonnjo_foon.adviser import SteadyAdviser, TurnAdviser
from audiodice.opponents.fonnjo_foon.characters import bold, cautious, steady
from audiodice.opponents.fonnjo_foon.evaluator import FonnjoEvaluator
from audiodice.opponents.opponent import Opponent

EVALUATOR = FonnjoEvaluator(to_win=True)
REVIEWER = FonnjoEvaluator(to_win=False)  # its values are in points in every turn
ADVISER = TurnAdviser(EVALUATOR, SteadyAdviser())
# The `slack` of each graded opponent, in points (see evaluators.py). As bench/strength.py measured,
# a decision of theirs costs 1.0, 0.4 and 0.1 points on average.
SLACKS = {"weak": 3.0, "fair": 1.0, "strong": 0.35}

_STEADY = Opponent("steady", steady)
OPPONENTS = (
    Opponent("cautious", cautious),
    Opponent("bold", bold),
    _STEADY,
    *opponents(REVIEWER, _STEADY, SLACKS)[:-1],
    *opponents(EVALUATOR, _STEADY, {}),
)
# From the weakest to the strongest, as measured by bench/strength.py.
ORDER = (
    "random", "cautious", "weak", "bold", "fair", "steady", "strong", "perfect"
)  # fmt: skip
