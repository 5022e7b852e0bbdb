"""Opponents for Farkle."""

from __future__ import annotations

from audiodice.opponents.evaluators import EvaluatorAdviser, opponents
from audiodice.opponents.farkle.characters import TurnAdviser, bold, cautious, steady
from audiodice.opponents.farkle.evaluator import FarkleEvaluator
from audiodice.opponents.opponent import Opponent

TURNS = TurnAdviser()
EVALUATOR = FarkleEvaluator()
ADVISER = EvaluatorAdviser(EVALUATOR, TURNS)
# The `slack` of each graded opponent, as a chance to win (see evaluators.py). As bench/strength.py
# measured, a decision of theirs costs 0.9, 0.6 and 0.2 chances in 100 on average.
SLACKS = {"weak": 0.045, "fair": 0.02, "strong": 0.008}

_STEADY = Opponent("steady", steady, TURNS.prepare)
OPPONENTS = (
    Opponent("cautious", cautious),
    Opponent("bold", bold),
    _STEADY,
    *opponents(EVALUATOR, _STEADY, SLACKS),
)
# From the weakest to the strongest, as measured by bench/strength.py.
ORDER = (
    "random", "weak", "cautious", "bold", "fair", "strong", "steady", "perfect"
)  # fmt: skip
