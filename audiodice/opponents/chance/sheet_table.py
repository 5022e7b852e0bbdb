"""The table of how the points still to come on a sheet are spread, as saved in a file."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.table_spec import SheetSpec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of `sheet_spread.py`; raise it when values change
STEPS = 31
"""Steps between the 32 points of equal mass that stand for a distribution."""
FULL = 3  # the most open boxes with which every number of points is stored with its chance


class Spread(NamedTuple):
    """A distribution of points: the chance of each number of points, summing to 1."""

    odds: Mapping[int, float]
    exact: bool
    """False for 32 points of equal mass, which are up to 1 point off (0.4 on average)."""

    @property
    def mean(self) -> float:
        return sum(points * odds for points, odds in self.odds.items())


class Spreads:
    """How the points still to come are spread under perfect play, by state at a turn's start."""

    def __init__(self, layout: Layout, arrays: Arrays) -> None:
        """Raises ValueError or KeyError if the arrays do not fit the layout.

        - `lows`: by state the lowest of its 32 points; `steps`: from each of them to the next;
        - `counts`: by state with at most `FULL` open boxes, how many numbers of points it can have;
        - `points`, `odds`: for these states one after another, those numbers and their chances.
        """
        self._layout, self._arrays = layout, arrays
        self._first: dict[tuple[int, int], int] = {}
        """By upper and lower set: the place of its first state among those with full lists."""
        full = 0
        for upper, totals in enumerate(layout.totals):
            for lower in range(1 << len(layout.lowers)):
                if upper.bit_count() + lower.bit_count() <= FULL:
                    self._first[upper, lower] = full
                    full += len(totals)
        self._begins = [0, *accumulate(arrays["counts"])]
        wanted = {
            "lows": layout.states, "steps": STEPS * layout.states, "counts": full,
            "points": self._begins[-1], "odds": self._begins[-1],
        }  # fmt: skip
        if any(len(arrays[name]) != length for name, length in wanted.items()):
            raise ValueError("a table of another sheet")

    @property
    def boxes(self) -> tuple[str, ...]:
        return self._layout.boxes

    def to_come(self, opened: Iterable[str], upper: int) -> Spread:
        """The points to come before a turn, with the bonus even if it is certain.

        Arguments and errors are those of `SheetValues.to_come`.
        """
        uppers, lowers = self._layout.masks(opened)
        return self._at(uppers, lowers, self._layout.state(uppers, upper))

    def _at(self, uppers: int, lowers: int, state: int) -> Spread:
        arrays = self._arrays
        first = self._first.get((uppers, lowers))
        if first is not None:
            begin, end = self._begins[first + state : first + state + 2]
            odds = arrays["odds"][begin:end]
            total = sum(odds)  # apart from rounding 1
            numbers = arrays["points"][begin:end]
            return Spread({n: p / total for n, p in zip(numbers, odds, strict=True)}, exact=True)
        place = self._layout.place(uppers, lowers, state)
        steps = arrays["steps"][STEPS * place : STEPS * (place + 1)]
        found: dict[int, float] = {}
        for points in accumulate(steps, initial=arrays["lows"][place]):
            found[points] = found.get(points, 0.0) + 1 / (STEPS + 1)
        return Spread(found, exact=False)

    def to_arrays(self) -> Arrays:
        return self._arrays


@dataclass(frozen=True, slots=True)
class SpreadSpec:
    """The table of a game whose sheets have these boxes."""

    game: str
    boxes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Such as "fune_13_spread"."""
        return f"{self._values.name}_spread"

    @property
    def fingerprint(self) -> str:
        return repr((VERSION, STEPS, FULL, self._values.fingerprint))

    def solve(self, progress: Progress) -> Spreads:
        from audiodice.opponents.chance import sheet_spread

        return sheet_spread.spreads(self._card, self.boxes, progress)

    def restore(self, arrays: Arrays) -> Spreads:
        return Spreads(Layout(self._card, self.boxes), arrays)

    @property
    def _values(self) -> SheetSpec:
        return SheetSpec(self.game, self.boxes)

    @property
    def _card(self) -> Any:
        from audiodice import games

        return games.load(self.game)
