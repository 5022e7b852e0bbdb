"""The table of how the points still to come on a sheet are spread, as saved in a file.

With few open boxes every number of points is stored with its chance. With more, a distribution is
cut into parts of equal mass, and the mean of each is stored, in whole points.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from audiodice.opponents.sheet.layout import Layout
    from audiodice.opponents.table_file import Arrays

WHOLE = 0xFFFF  # stored chances are multiples of 1 / WHOLE
ZERO = 128  # the byte that says that a mean is the same as with the total before
PARTS = (0, 0, 0, 64, 40, 28, 24, 18, 16, 12)
"""By the number of open boxes, how many parts of equal mass; the last one for all above."""
FULL = 2  # the most open boxes with full lists
_UNPACKED = 128  # sets of lower boxes whose states are kept in memory: at most 5 MB

_SPREADS = 512  # distributions that are kept: those of a turn are needed after each of its throws


def parts(opened: int) -> int:
    """How many parts of equal mass stand for a distribution; 0 if it has a full list."""
    return PARTS[min(opened, len(PARTS) - 1)]


class Spread(NamedTuple):
    """A distribution of points: the chance of each number of points, summing to 1."""

    odds: Mapping[int, float]
    exact: bool
    """False if it comes from means of parts."""

    @property
    def mean(self) -> float:
        return sum(points * odds for points, odds in self.odds.items())


class Spreads:
    """How the points still to come are spread under perfect play, by state at a turn's start."""

    def __init__(self, layout: Layout, arrays: Arrays) -> None:
        """Raises ValueError or KeyError if the arrays do not fit the layout.

        - `counts`: by state with a full list, how many numbers of points it can have;
        - `full`: compressed; for these states one after another, in a byte each: the gaps between
          those numbers, the low bytes of their chances, the high bytes;
        - `packed`, `ends`: by set of lower boxes, the compressed means of all states with it, and
          where they end. For each set of upper boxes there is a row for each total: the first has
          the gaps between the means, the others how far each mean moves from the row before.
        """
        import lzma  # not at the start of the program

        self._layout, self._arrays = layout, arrays
        self._first: dict[tuple[int, int], int] = {}
        """By upper and lower set: the place of its first state among those with full lists."""
        lowers, full = len(layout.lowers), 0
        for upper, totals in enumerate(layout.totals):
            for lower in range(1 << lowers):
                if upper.bit_count() + lower.bit_count() <= FULL:
                    self._first[upper, lower] = full
                    full += len(totals)
        self._begins = [0, *accumulate(arrays["counts"])]
        self._ends = [0, *arrays["ends"]]
        wanted = {"counts": full, "ends": 1 << lowers, "packed": self._ends[-1]}
        if any(len(arrays[name]) != length for name, length in wanted.items()):
            raise ValueError("a table of another sheet")
        try:
            self._full = lzma.decompress(arrays["full"].tobytes())
        except lzma.LZMAError as error:
            raise ValueError("damaged: its lists cannot be read") from error
        if len(self._full) != 3 * self._begins[-1]:
            raise ValueError("a table of another sheet")
        self._places = [
            [0, *accumulate(
                len(totals) * parts(upper.bit_count() + many)
                for upper, totals in enumerate(layout.totals)
            )]
            for many in range(lowers + 1)
        ]  # fmt: skip
        """By the number of lower boxes and by upper set: where its rows begin once unpacked."""
        self._unpacked = lru_cache(_UNPACKED)(self._unpack)
        self._at = lru_cache(_SPREADS)(self._spread)

    @property
    def boxes(self) -> tuple[str, ...]:
        return self._layout.boxes

    def to_come(self, opened: Iterable[str], upper: int) -> Spread:
        """The points to come before a turn, with the bonus even if it is certain.

        Arguments and errors are those of `SheetValues.to_come`.
        """
        uppers, lowers = self._layout.masks(opened)
        state = self._layout.state(uppers, upper)
        return self._at(uppers, lowers, state)

    def _spread(self, uppers: int, lowers: int, state: int) -> Spread:
        if (uppers, lowers) in self._first:
            return self._from_list(self._first[uppers, lowers] + state)
        return self._from_means(uppers, lowers, state)

    def _from_list(self, place: int) -> Spread:
        begin, end = self._begins[place : place + 2]
        planes = (nth * self._begins[-1] for nth in range(3))
        gaps, low, high = (self._full[plane + begin : plane + end] for plane in planes)
        odds = [(a + 256 * b) / WHOLE for a, b in zip(low, high, strict=True)]
        return Spread(dict(zip(accumulate(gaps), odds, strict=True)), exact=True)

    def _from_means(self, uppers: int, lowers: int, state: int) -> Spread:
        many = lowers.bit_count()
        size = parts(uppers.bit_count() + many)
        begin = self._places[many][uppers]
        end, rows = begin + size * (state + 1), self._unpacked(lowers)
        found: dict[int, float] = {}
        for nth, first in enumerate(accumulate(rows[begin : begin + size]), begin + size):
            points = first + sum(rows[nth:end:size]) - ZERO * state
            found[points] = found.get(points, 0.0) + 1 / size
        return Spread(found, exact=False)

    def _unpack(self, lowers: int) -> bytes:
        import lzma

        return lzma.decompress(self._arrays["packed"][self._ends[lowers] : self._ends[lowers + 1]])

    def to_arrays(self) -> Arrays:
        return self._arrays
