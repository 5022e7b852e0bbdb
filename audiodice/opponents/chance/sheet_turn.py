"""The odds of how a turn on a sheet ends when it is played by the best choices of its plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

        `faces` are the five dice on the table in any order, none before the first throw; `left` the
        rolls left, that throw included.
        """
        rows = [0.0] * (FIRST_ROLL + len(ROLLS))
        rows[INDEX[tuple(sorted(faces))]] = 1.0
        for stage in range(left, 0, -1):
            if stage < len(self._keeps):
                rows = _kept(rows[FIRST_ROLL:], self._keeps[stage])
            for keep, more in enumerate(ROWS_WITH_ONE_MORE):
                if rows[keep]:
                    each = rows[keep] / len(more)
                    for row in more:
                        rows[row] += each
        rolls = rows[FIRST_ROLL:]
        found: dict[tuple[str, int], float] = {}
        for odds, fill in zip(rolls, self._fills, strict=True):
            if odds:
                found[fill] = found.get(fill, 0.0) + odds
        return found


def _kept(rolls: Sequence[float], keeps: Sequence[int]) -> list[float]:
    """The chance of each of `KEEPS` from those of rolls, each with its best keep."""
    rows = [0.0] * (FIRST_ROLL + len(ROLLS))
    for odds, keep in zip(rolls, keeps, strict=True):
        rows[keep] += odds
    return rows


def _best_keeps(values: Sequence[float]) -> list[int]:
    """For every roll, the row of its best keep; `values` has one for each of `KEEPS`."""
    best, rows = list(values), list(range(len(values)))
    for keep, more in enumerate(ROWS_WITH_ONE_MORE):
        value, row = best[keep], rows[keep]
        for bigger in more:
            if best[bigger] < value:
                best[bigger], rows[bigger] = value, row
    return rows[FIRST_ROLL:]
