"""The two sweeps of `keeps.py` for many sheets at once. Needs numpy.

An array of values has a row for each of `KEEPS`, here in an order of their own (the five dice come
last), and a column for each sheet the turn may belong to; the sweeps work in place, on all columns
at once.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from audiodice.core.dice import FACES, throws
from audiodice.games.sheet.boxes import DICE, Faces

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.intp]

# Within a size, those with the most different faces come first: then the dice that still have an
# nth face to take away are a run of rows from the start of the size, and need no scatter.
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
"""How likely each of `ROLLS` is when five dice are thrown."""


def _rows(size: int) -> tuple[int, int]:
    """Where the multisets of `size` dice begin, and where they end."""
    begin = sum(len(throws(n)) for n in range(size))
    return begin, begin + len(throws(size))


def _without(faces: Faces, nth: int) -> int:
    """The row of the dice left when one of the `nth` lowest face among them is taken away."""
    place = faces.index(sorted(set(faces))[nth])
    return INDEX[faces[:place] + faces[place + 1 :]]


def _more(begin: int, end: int) -> list[Whole]:
    """For each face, where these keeps lead when that face comes up."""
    return [
        np.array([INDEX[tuple(sorted((*keep, face)))] for keep in KEEPS[begin:end]])
        for face in FACES
    ]


def _less(begin: int, end: int) -> list[Whole]:
    """For each n: where the loss of their nth face leads the dice that show at least n faces."""
    found = []
    for nth in range(len(set(KEEPS[begin]))):
        having = [faces for faces in KEEPS[begin:end] if len(set(faces)) > nth]
        found.append(np.array([_without(faces, nth) for faces in having]))
    return found


_UPWARDS = [(_rows(size)[0], _less(*_rows(size))) for size in range(1, DICE + 1)]
_DOWNWARDS = [(*_rows(size), _more(*_rows(size))) for size in reversed(range(DICE))]


class Workspace:
    """Room for the sweeps to work in, taken once and cut to size for each use."""

    def __init__(self, columns: int) -> None:
        """For `columns` columns at most."""
        self._values = np.empty(len(KEEPS) * columns)
        self._rolls = np.empty(len(ROLLS) * columns)

    def cut(self, columns: int) -> tuple[Floats, Floats]:
        """Values to fill, 462 x columns, and scratch for the sweeps, 252 x columns."""
        keeps, rolls = len(KEEPS), len(ROLLS)
        values, scratch = self._values[: keeps * columns], self._rolls[: rolls * columns]
        return values.reshape(keeps, columns), scratch.reshape(rolls, columns)


def throw_rest(values: Floats, scratch: Floats) -> None:
    """From the values of rolls, in the last rows, those of every keep when the rest is thrown.

    Both arrays come from `Workspace.cut`.
    """
    for begin, end, (first, *others) in _DOWNWARDS:
        mean, one = values[begin:end], scratch[: end - begin]
        # mode="clip" spares take a buffer of its own; no index is out of range.
        values.take(first, axis=0, out=mean, mode="clip")
        for more in others:
            mean += values.take(more, axis=0, out=one, mode="clip")
        mean *= 1 / len(FACES)


def keep_best(values: Floats, scratch: Floats) -> None:
    """From the value of keeping just these dice, that of the best keep within them.

    The last rows become the values of rolls before a choice; to keep all five is among them.
    """
    for begin, ways in _UPWARDS:
        for less in ways:
            best, one = values[begin : begin + len(less)], scratch[: len(less)]
            np.maximum(best, values.take(less, axis=0, out=one, mode="clip"), out=best)
