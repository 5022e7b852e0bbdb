"""Opponents for Dice4Fun. The code they share is in `sheet/`."""

from __future__ import annotations

from audiodice.games.dice4fun import SHEET
from audiodice.opponents.evaluators import EvaluatorAdviser, opponents
from audiodice.opponents.sheet.characters import SheetCharacters
from audiodice.opponents.sheet.evaluator import SheetEvaluator

# The points that an exact solution without the bonus loses if the box is closed: the mean over all
# sheets with eight open boxes.
PARS = {
    "ones": 6.9, "twos": 8.9, "threes": 11.3, "fours": 14.1, "fives": 16.7, "sixes": 19.0,
    "pair": 16.1, "two_pairs": 21.2, "three_kind": 17.8, "four_kind": 13.9,
    "small_straight": 7.9, "large_straight": 10.2, "full_house": 18.6, "five_dice": 11.4,
    "chance": 27.8,
}  # fmt: skip

CHARACTERS = SheetCharacters(SHEET, PARS)
EVALUATOR = SheetEvaluator(SHEET)
ADVISER = EvaluatorAdviser(EVALUATOR, CHARACTERS)
# The `slack` of each graded opponent, in points (see evaluators.py). As bench/strength.py measured,
# a decision of theirs costs 2.4, 0.9 and 0.3 points on average.
SLACKS = {"weak": 3.3, "fair": 1.4, "strong": 0.6}

_OPPONENTS = CHARACTERS.opponents()
OPPONENTS = (*_OPPONENTS, *opponents(EVALUATOR, _OPPONENTS[-1], SLACKS))
# From the weakest to the strongest, as measured by bench/strength.py.
ORDER = (
    "random", "weak", "cautious", "bold", "fair", "strong", "steady", "perfect"
)  # fmt: skip
