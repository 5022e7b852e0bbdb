"""Opponents for FUNE. The code they share is in `sheet/`."""

from __future__ import annotations

from audiodice.games.fune import SHEET
from audiodice.opponents.evaluators import EvaluatorAdviser, opponents
from audiodice.opponents.sheet.characters import SheetCharacters
from audiodice.opponents.sheet.evaluator import SheetEvaluator

# The points that an exact solution without the bonus loses if the box is closed: the mean over all
# sheets with eight open boxes.
PARS = {
    "ones": 8.6, "twos": 10.5, "threes": 12.6, "fours": 15.0, "fives": 17.4, "sixes": 19.6,
    "three_dice": 25.2, "four_dice": 16.6, "fune": 12.6, "full_house": 31.2,
    "short_straight": 32.8, "long_straight": 28.8, "choice": 28.9,
}  # fmt: skip

CHARACTERS = SheetCharacters(SHEET, PARS)
EVALUATOR = SheetEvaluator(SHEET)
ADVISER = EvaluatorAdviser(EVALUATOR, CHARACTERS)
# The `slack` of each graded opponent, in points (see evaluators.py). As bench/strength.py measured,
# a decision of theirs costs 2.9, 1.4 and 0.5 points on average.
SLACKS = {"weak": 4.5, "fair": 2.0, "strong": 0.8}

_OPPONENTS = CHARACTERS.opponents()
OPPONENTS = (*_OPPONENTS, *opponents(EVALUATOR, _OPPONENTS[-1], SLACKS))
# From the weakest to the strongest, as measured by bench/strength.py.
ORDER = (
    "random", "weak", "cautious", "bold", "fair", "strong", "steady", "perfect"
)  # fmt: skip
