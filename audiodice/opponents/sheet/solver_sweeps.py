"""The two sweeps of `keeps.py` for many sheets at once. Needs numpy.

An array of values has a row for each of `KEEPS`, in another order than there (but five dice also
come last), and a column for each state of the sheet. The sweeps work in place, on all columns at
once.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from audiodice.core.dice import FACES, throws
from audiodice.games.sheet.boxes import DICE, Faces

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.intp]

# Within a size, those with the most different faces come first. The dice that have an nth face to
# take away are then consecutive rows from the start of the size.
KEEPS: tuple[Faces, ...] = tuple(
    faces
    for n in range(DICE + 1)
    for faces, _ in sorted(throws(n), key=lambda throw: (-len(set(throw[0])), throw[0]))
)
INDEX: Mapping[Faces, int] = {faces: n for n, faces in enumerate(KEEPS)}
FIRST_ROLL = len(KEEPS) - len(throws(DICE))
ROLLS = KEEPS[FIRST_ROLL:]

_ODDS = dict(throws(DICE))
ODDS: Floats = np.array([_ODDS[faces] for faces in ROLLS]) / len(FACES) ** DICE
"""The chance of each of `ROLLS` when five dice are thrown."""


def _rows(size: int) -> tuple[int, int]:
    """The first row of the multisets of `size` dice, and the row after the last."""
    begin = sum(len(throws(n)) for n in range(size))
    return begin, begin + len(throws(size))


def _without(faces: Faces, nth: int) -> int:
    """The row of the dice left when one die of their `nth` lowest face is taken away."""
    place = faces.index(sorted(set(faces))[nth])
    return INDEX[faces[:place] + faces[place + 1 :]]


def _more(begin: int, end: int) -> list[Whole]:
    """For each face, the rows of these keeps with one more die of that face."""
    return [
        np.array([INDEX[tuple(sorted((*keep, face)))] for keep in KEEPS[begin:end]])
        for face in FACES
    ]


def _less(begin: int, end: int) -> list[Whole]:
    """For each n, the rows of these dice without one of their nth face, if they have one."""
    found = []
    for nth in range(len(set(KEEPS[begin]))):
        having = [faces for faces in KEEPS[begin:end] if len(set(faces)) > nth]
        found.append(np.array([_without(faces, nth) for faces in having]))
    return found


_UPWARDS = [(_rows(size)[0], _less(*_rows(size))) for size in range(1, DICE + 1)]
_DOWNWARDS = [(*_rows(size), _more(*_rows(size))) for size in reversed(range(DICE))]


class Workspace:
    """Memory for the sweeps, allocated once and cut to size for each use."""

    def __init__(self, columns: int) -> None:
        """`columns`: the most columns needed at once."""
        self._values = np.empty(len(KEEPS) * columns)
        self._rolls = np.empty(len(ROLLS) * columns)

    def cut(self, columns: int) -> tuple[Floats, Floats]:
        """Values to fill, 462 x columns, and scratch for the sweeps, 252 x columns."""
        keeps, rolls = len(KEEPS), len(ROLLS)
        values, scratch = self._values[: keeps * columns], self._rolls[: rolls * columns]
        return values.reshape(keeps, columns), scratch.reshape(rolls, columns)


def throw_rest(values: Floats, scratch: Floats) -> None:
    """From the values of rolls, in the last rows, compute those of keeps when the rest is thrown.

    Both arrays come from `Workspace.cut`.
    """
    for begin, end, (first, *others) in _DOWNWARDS:
        mean, one = values[begin:end], scratch[: end - begin]
        # mode="clip" saves a copy; no index is out of range.
        values.take(first, axis=0, out=mean, mode="clip")
        for more in others:
            mean += values.take(more, axis=0, out=one, mode="clip")
        mean *= 1 / len(FACES)


def keep_best(values: Floats, scratch: Floats) -> None:
    """From the value of keeping exactly these dice, compute that of the best keep among them.

    The last rows become the values of rolls before a choice; keeping all five is one choice.
    """
    for begin, ways in _UPWARDS:
        for less in ways:
            best, one = values[begin : begin + len(less)], scratch[: len(less)]
            np.maximum(best, values.take(less, axis=0, out=one, mode="clip"), out=best)
