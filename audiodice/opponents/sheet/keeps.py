"""The 462 multisets of up to five kept dice, and the two sweeps that value a turn.

A list of values has one number for each of `KEEPS`; the last 252 are those of five dice, `ROLLS`.

    throw_rest    E[keep] = mean over one more die of E[keep + die]
    keep_best     M[dice] = max over keeps within the dice of E[keep]

Both add or remove one die at a time, which takes 1,260 steps each; comparing every keep with every
roll would take 116,424.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from audiodice.core.dice import FACES, parts, throws
from audiodice.games.sheet.boxes import DICE, Faces

if TYPE_CHECKING:
    from collections.abc import Mapping

Values = list[float]

KEEPS: tuple[Faces, ...] = tuple(faces for n in range(DICE + 1) for faces, _ in throws(n))
INDEX: Mapping[Faces, int] = {faces: n for n, faces in enumerate(KEEPS)}
FIRST_ROLL = INDEX[1, 1, 1, 1, 1]
ROLLS = KEEPS[FIRST_ROLL:]

ROWS_WITH_ONE_MORE = tuple(
    tuple(INDEX[tuple(sorted((*faces, face)))] for face in FACES) for faces in KEEPS[:FIRST_ROLL]
)
"""For each keep of up to four dice, the rows with one more die, by its face."""
_UPWARDS = tuple(enumerate(ROWS_WITH_ONE_MORE))
_DOWNWARDS = _UPWARDS[::-1]


def throw_rest(rolls: Values) -> Values:
    """From the values of rolls, the value of every keep whose other dice are thrown."""
    found = [0.0] * FIRST_ROLL + rolls
    for keep, (a, b, c, d, e, f) in _DOWNWARDS:
        found[keep] = (found[a] + found[b] + found[c] + found[d] + found[e] + found[f]) / 6
    return found


def keep_best(keeps: Values) -> Values:
    """The value of every roll with its best keep; all five dice are a keep, too."""
    best = list(keeps)
    for keep, more in _UPWARDS:
        value = best[keep]
        for bigger in more:
            if best[bigger] < value:
                best[bigger] = value
    return best[FIRST_ROLL:]


@cache
def keeps_in(hand: Faces) -> tuple[tuple[Faces, int], ...]:
    """The keeps of up to four of five sorted faces: (faces, row in `KEEPS`), fewest dice first."""
    return tuple((keep, INDEX[keep]) for keep in parts(hand) if len(keep) < DICE)
