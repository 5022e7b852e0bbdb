"""The last round of Fonnjo Foon: how many points a turn brings when it is played to win.

A seat with another one to come plays for the chance to hold its total, which depends on its lead
over that one. The last seat plays to beat the best total; exactly as many points count half. Both
are solved exactly (`fonnjo_foon/solver_race.py`); from them and from a turn played for points
follow the chances of two seats exactly, and those of more seats nearly (`solver_fonnjo_many.py`).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cached_property
from math import isclose, isfinite
from typing import TYPE_CHECKING

from audiodice.opponents.fonnjo_foon.table_spec import SPEC

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change
WIDE = 128  # a turn's points are 0 to 127; the chance of more is one in ten millions
LEAD = 45  # a lead of more, or of less than minus as many, is played as this one
NEED = 70  # as many points to beat are solved: the chance is one in ten thousand


class LastRound:
    """The table: the odds of 0, 1, ... points of a turn, by what it is played for."""

    def __init__(self, arrays: Arrays) -> None:
        """Raises KeyError or ValueError if these arrays cannot be such odds."""
        self._arrays = {name: arrays[name] for name in _ROWS}
        for name, rows in _ROWS.items():
            found = self._arrays[name]
            if len(found) != rows * WIDE:
                raise ValueError(f"{name} has {len(found)} chances, not {rows * WIDE}")
            total = sum(found)  # NaN passes the comparisons, but not the sum
            if not isfinite(total) or min(found) < 0 or max(found) > 1:
                raise ValueError(f"{name} has chances outside 0 to 1")
            if not isclose(total, rows, rel_tol=1e-5):
                raise ValueError(f"the chances in {name} do not sum to 1")

    def to_arrays(self) -> Arrays:
        return self._arrays

    @property
    def points(self) -> Sequence[float]:
        """A turn played for points."""
        return self._arrays["points"]

    def ahead(self, lead: int) -> Sequence[float]:
        """A turn of a seat with this lead over the only one to come."""
        return self._row("ahead", max(-LEAD, min(lead, LEAD)) + LEAD)

    def chase(self, need: int) -> Sequence[float]:
        """The last turn, if `need` points are to be beaten; at least 0."""
        # With 0, Foon ties and any points win: so it is with 1, as no turn brings 1 point.
        return self._row("chase", max(1, min(need, NEED)) - 1)

    def beats(self, need: int) -> float:
        """The chance of a last turn to win, ties halved, if `need` points are to be beaten."""
        if need < 0:
            return 1.0
        return self._wins[min(need, NEED)]

    @cached_property
    def _wins(self) -> list[float]:
        return [beating(self.chase(need), need) for need in range(NEED + 1)]

    def _row(self, name: str, row: int) -> Sequence[float]:
        return self._arrays[name][row * WIDE : (row + 1) * WIDE]


_ROWS = {"points": 1, "ahead": 2 * LEAD + 1, "chase": NEED}


def beating(odds: Sequence[float], need: int) -> float:
    """The chance of more than `need` points, with exactly as many counted half."""
    if need < 0:
        return 1.0
    return sum(odds[need + 1 :]) + sum(odds[need : need + 1]) / 2


@dataclass(frozen=True, slots=True)
class LastRoundSpec:
    """The only table of this kind; it is shipped, as `solved_tables.inline` makes it."""

    @property
    def name(self) -> str:
        return "fonnjo_foon_last"

    @property
    def fingerprint(self) -> str:
        return repr((VERSION, WIDE, LEAD, NEED, SPEC.fingerprint))

    def solve(self, progress: Progress) -> LastRound:
        """Takes 150 s on an idle core."""
        from audiodice.opponents.chance.solver_fonnjo_turn import outcome
        from audiodice.opponents.fonnjo_foon import solver
        from audiodice.opponents.fonnjo_foon.solver_graph import Graph

        turn = solver.solve(progress=lambda part: progress(part / 20))
        graph = Graph(turn.arrays)
        holds = [1 - turn.beats(lead) for lead in range(-LEAD, NEED + 1)]
        wanted = [("ahead", holds[lead:]) for lead in range(2 * LEAD + 1)]
        wanted += [("chase", [0.0] * need + [0.5, 1.0]) for need in range(1, NEED + 1)]
        found = {name: array("f") for name in _ROWS}
        found["points"].extend(_scaled(turn.spread))
        for n, (name, worth) in enumerate(wanted):
            progress(0.05 + 0.95 * n / len(wanted))
            found[name].extend(_scaled(outcome(graph, worth)))
        progress(1.0)
        return LastRound(found)

    def restore(self, arrays: Arrays) -> LastRound:
        return LastRound(arrays)


def _scaled(odds: Iterable[float]) -> list[float]:
    """`WIDE` odds that sum to 1; more points count as the most."""
    all_ = [*odds, *[0.0] * WIDE]
    kept = [*all_[: WIDE - 1], sum(all_[WIDE - 1 :])]
    total = sum(kept)
    return [one / total for one in kept]


LAST = LastRoundSpec()
