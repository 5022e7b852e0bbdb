"""The odds of how a turn on a sheet ends when it is played by the best choices of its plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.sheet.keeps import FIRST_ROLL, INDEX, ROLLS, ROWS_WITH_ONE_MORE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.opponents.sheet.turn_plan import TurnPlan


class TurnOdds:
    """The best choices of one turn, for every roll and number of rolls left."""

    def __init__(self, plan: TurnPlan) -> None:
        """Takes about a millisecond."""
        self._fills = plan.best_fills()
        self._keeps = [[], _best_keeps(plan.keep_values(1)), _best_keeps(plan.keep_values(2))]

    def outcomes(self, faces: Sequence[int], left: int) -> Mapping[tuple[str, int], float]:
        """The chance of each (box, points) at the end of the turn.

        `faces` are the five dice on the table in any order, `left` the rolls left. Fewer faces are
        kept already, and the first of the rolls left throws the other dice.
        """
        rows = [0.0] * (FIRST_ROLL + len(ROLLS))
        rows[INDEX[tuple(sorted(faces))]] = 1.0
        if len(faces) < DICE:
            _throw(rows)
            left -= 1
        for stage in range(left, 0, -1):
            rolls = rows[FIRST_ROLL:]
            rows = [0.0] * len(rows)
            for odds, keep in zip(rolls, self._keeps[stage], strict=True):
                rows[keep] += odds
            _throw(rows)
        found: dict[tuple[str, int], float] = {}
        for odds, fill in zip(rows[FIRST_ROLL:], self._fills, strict=True):
            if odds:
                found[fill] = found.get(fill, 0.0) + odds
        return found


def _throw(rows: list[float]) -> None:
    """Move the odds of each keep to the rolls that it can become."""
    for keep, more in enumerate(ROWS_WITH_ONE_MORE):
        if rows[keep]:
            each = rows[keep] / len(more)
            for row in more:
                rows[row] += each


def _best_keeps(values: Sequence[float]) -> list[int]:
    """For every roll, the row of its best keep; `values` has one for each of `KEEPS`."""
    best, rows = list(values), list(range(len(values)))
    for keep, more in enumerate(ROWS_WITH_ONE_MORE):
        value, row = best[keep], rows[keep]
        for bigger in more:
            if best[bigger] < value:
                best[bigger], rows[bigger] = value, row
    return rows[FIRST_ROLL:]
