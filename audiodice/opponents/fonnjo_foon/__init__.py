"""Opponents for Fonnjo Foon."""

from __future__ import annotations

from audiodice.opponents.evaluator import JudgeAdviser, opponents
from audiodice.opponents.fonnjo_foon.characters import bold, cautious, steady
from audiodice.opponents.fonnjo_foon.evaluator import FonnjoJudge
from audiodice.opponents.opponent import Opponent

JUDGE = FonnjoJudge(to_win=True)
REVIEWER = FonnjoJudge(to_win=False)  # one unit, points, from the first turn to the last
ADVISER = JudgeAdviser(JUDGE)
# By how many points a decision may fall short and still be likely. Measured (bench/strength.py),
# a decision costs 1.0, 0.4 and 0.1 points on average.
SLACKS = {"weak": 3.0, "fair": 1.0, "strong": 0.35}

_STEADY = Opponent("steady", steady)
OPPONENTS = (
    Opponent("cautious", cautious),
    Opponent("bold", bold),
    _STEADY,
    *opponents(REVIEWER, _STEADY, SLACKS)[:-1],
    *opponents(JUDGE, _STEADY, {}),
)
# As bench/strength.py measured; the menu says by how much.
ORDER = (
    "random", "cautious", "weak", "bold", "fair", "steady", "strong", "perfect"
)  # fmt: skip
