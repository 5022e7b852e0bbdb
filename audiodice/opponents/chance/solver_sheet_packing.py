"""Packs distributions of points into the arrays of a table of spreads. Needs numpy."""

from __future__ import annotations

import lzma
from array import array
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from audiodice.opponents.chance.sheet_table import FULL, WHOLE, ZERO, parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audiodice.opponents.sheet.layout import Layout

Floats = npt.NDArray[np.floating[Any]]
Bytes = npt.NDArray[np.uint8]

TOLERANCE = 0.15  # points for each open box, since distributions are wider with more of them
_FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}]
"""The numbers are bytes, so that no place in a word is special (`pb`)."""
_BYTE = np.iinfo(np.uint8).max


def tolerance(opened: int) -> float:
    """How far stored points may be from the means with so many open boxes."""
    return max(0.5, TOLERANCE * opened)


class Packing:
    """The packed distributions of one sheet, as they are added. The order does not matter."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._rows: dict[tuple[int, int], bytes] = {}
        """By lower and upper set: the rows of all totals."""
        self._lists: dict[tuple[int, int], list[Bytes]] = {}
        """By upper and lower set: for each total the gaps, the low and the high bytes."""

    def add(self, upper: int, lowers: Iterable[int], spread: Floats) -> None:
        """Add the distributions of these sets of upper and lower boxes.

        `spread` is lower sets x totals x points, and the lower sets have as many boxes. Raises
        ValueError if a byte is too small for a distribution.
        """
        lowers = list(lowers)
        opened = upper.bit_count() + lowers[0].bit_count()
        if opened <= FULL:
            for lower, totals in zip(lowers, spread, strict=True):
                self._lists[upper, lower] = [_list(odds) for odds in totals]
            return
        count = parts(opened)
        means = _means(spread.reshape(-1, spread.shape[-1]), count)
        rows = _rows(_steady(means.reshape(*spread.shape[:2], count), tolerance(opened)))
        for lower, row in zip(lowers, rows, strict=True):
            self._rows[lower, upper] = row.tobytes()

    def arrays(self) -> dict[str, array[Any]]:
        """The arrays of `Spreads`; sets that were not added have no rows."""
        lists = [one for _, found in sorted(self._lists.items()) for one in found]
        packed = [
            lzma.compress(
                b"".join(
                    self._rows.get((lower, upper), b"") for upper in range(len(self._layout.totals))
                ),
                lzma.FORMAT_ALONE,
                filters=_FILTERS,
            )
            for lower in range(1 << len(self._layout.lowers))
        ]
        return {
            "counts": array("H", [one.shape[1] for one in lists]),
            "full": array("B", lzma.compress(np.concatenate(lists, axis=1).tobytes())),
            "ends": array("I", np.cumsum([len(one) for one in packed]).astype(np.uint32).tobytes()),
            "packed": array("B", b"".join(packed)),
        }


def _bytes(values: npt.NDArray[np.integer[Any]]) -> Bytes:
    if values.size and not 0 <= values.min() <= values.max() <= _BYTE:
        raise ValueError("a sheet whose points are spread too far for bytes")
    return values.astype(np.uint8)


def _list(odds: Floats) -> Bytes:
    """The gaps between the numbers of points, and the low and high bytes of their chances."""
    sums = np.cumsum(odds, dtype=float)
    # Not the chances are rounded but their sums, so that the error of no sum grows.
    rounded = np.diff(np.rint(sums / sums[-1] * WHOLE).astype(int), prepend=0)
    points = np.flatnonzero(rounded)
    return _bytes(
        np.stack([np.diff(points, prepend=0), rounded[points] % 256, rounded[points] // 256])
    )


def _means(spread: Floats, count: int) -> Floats:
    """The means of `count` parts of equal mass of each distribution (states x points)."""
    sums = np.cumsum(spread, axis=1, dtype=float)
    moments = np.cumsum(spread * np.arange(spread.shape[1]), axis=1, dtype=float)
    moments /= sums[:, -1:]
    sums /= sums[:, -1:]
    states = np.arange(len(spread))
    found = np.zeros((len(spread), count + 1))
    for nth in range(1, count):
        at = (sums < nth / count).sum(axis=1)
        found[:, nth] = moments[states, at] - (sums[states, at] - nth / count) * at
    found[:, count] = moments[:, -1]
    return np.diff(found, axis=1) * count


def _steady(means: Floats, near: float) -> npt.NDArray[np.intp]:
    """Whole points near the means (lower sets x totals x parts) that change as rarely as possible.

    Each stands for a run of totals, all as `near`, which compresses well.
    """
    low, high = np.ceil(means - near), np.floor(means + near)
    goes_on = np.zeros(means.shape, bool)
    for total in range(1, means.shape[1]):
        lowest = np.maximum(low[:, total - 1], low[:, total])
        highest = np.minimum(high[:, total - 1], high[:, total])
        goes_on[:, total] = on = lowest <= highest
        low[:, total] = np.where(on, lowest, low[:, total])
        high[:, total] = np.where(on, highest, high[:, total])
    found = (low + high) / 2
    for total in range(means.shape[1] - 1, 0, -1):
        before = found[:, total - 1]
        found[:, total - 1] = np.where(goes_on[:, total], found[:, total], before)
    return np.sort(np.rint(found).astype(np.intp), axis=2)


def _rows(means: npt.NDArray[np.intp]) -> Bytes:
    """The bytes of `Spreads` for whole means, lower sets x (totals * parts)."""
    moves = np.diff(means, axis=1, prepend=0) + ZERO
    moves[:, 0] = np.diff(means[:, 0], axis=1, prepend=0)
    return _bytes(moves).reshape(len(means), -1)
