"""Chooses the dice that a key selects: pure functions of faces (1-6) and kept positions.

Positions are indices from 0 in the order thrown. `judge` returns the rules' verdict on a set of
positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from itertools import combinations

from audiodice.present.spelling import WIDEST


class Verdict(Enum):
    """The rules' verdict on a selection. PARTIAL can become a legal choice with more dice."""

    LEGAL = 1
    PARTIAL = 2
    REFUSED = 3


Judge = Callable[[tuple[int, ...]], Verdict]


def settled(places: Sequence[int], added: bool, fields: Mapping[str, object]) -> tuple[int, ...]:
    """Complete or clear a partial selection as the fields of the rules' reason say.

    `brings` are the only dice that would complete it. `orphans` are dice that do not score without
    the die just released.
    """
    if added:
        return tuple(sorted({*places, *_places(fields.get("brings"))}))
    return tuple(sorted(set(places) - set(_places(fields.get("orphans")))))


def _places(value: object) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else ()


def toggled(kept: Sequence[int], place: int) -> tuple[int, ...]:
    """Return the selection after keeping the die at `place`, or releasing it if it was kept."""
    return tuple(sorted(set(kept) ^ {place}))


def of_face(
    faces: Sequence[int],
    kept: Sequence[int],
    face: int,
    judge: Judge,
    *,
    anew: bool = False,
) -> tuple[int, ...] | None:
    """Return the selection after a face's key: all its dice, one fewer at each press, then none.

    Dice of one face may differ: for each count, the first dice that make a choice are selected.
    Counts that the rules refuse are skipped, and so are partial choices (two of three twos) while
    a legal choice remains. `anew`, the first press after a throw, selects all dice of the face
    even if some were kept before. Returns None if the roll does not show the face.
    """
    places = [place for place, shown in enumerate(faces) if shown == face]
    if not places:
        return None
    others = [place for place in kept if place not in places]
    now = len(kept) - len(others)
    if anew and now < len(places):
        now = 0
    cycle = [*range(now - 1, -1, -1), *range(len(places), now, -1)]
    sets = [tuple(sorted((*others, *some))) for n in cycle for some in combinations(places, n)]
    for wanted in (Verdict.LEGAL, Verdict.PARTIAL):
        for positions in sets:
            if judge(positions) is wanted:
                return positions
    return sets[0] if sets else None


def pan(faces: Sequence[int], places: Sequence[int]) -> int:
    """Return the stereo position of dice in percent: -100 (left) to 100 (right), 0 without dice.

    `places` are positions in the order in which the dice are said.
    """
    if not places or len(faces) < 2:
        return 0
    middle = sum(places) / len(places)
    return round(100 * WIDEST * (2 * middle / (len(faces) - 1) - 1))
