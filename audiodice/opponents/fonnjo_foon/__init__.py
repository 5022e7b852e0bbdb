"""Opponents for Fonnjo Foon."""

from __future__ import annotations

from audiodice.opponents.evaluators import EvaluatorAdviser, opponents
from audiodice.opponents.fonnjo_foon.characters import bold, cautious, steady
from audiodice.opponents.fonnjo_foon.evaluator import FonnjoEvaluator
from audiodice.opponents.opponent import Opponent

EVALUATOR = FonnjoEvaluator(to_win=True)
REVIEWER = FonnjoEvaluator(to_win=False)  # one unit, points, from the first turn to the last
ADVISER = EvaluatorAdviser(EVALUATOR)
# By how many points a decision may fall short and still be likely. Measured (bench/strength.py),
# a decision costs 1.0, 0.4 and 0.1 points on average.
SLACKS = {"weak": 3.0, "fair": 1.0, "strong": 0.35}

_STEADY = Opponent("steady", steady)
OPPONENTS = (
    Opponent("cautious", cautious),
    Opponent("bold", bold),
    _STEADY,
    *opponents(REVIEWER, _STEADY, SLACKS)[:-1],
    *opponents(EVALUATOR, _STEADY, {}),
)
# As bench/strength.py measured; the menu says by how much.
ORDER = (
    "random", "cautious", "weak", "bold", "fair", "steady", "strong", "perfect"
)  # fmt: skip
