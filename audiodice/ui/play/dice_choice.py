"""Which dice a key chooses: pure functions of the faces on the table and the positions kept.

Positions are indices from 0 in the order thrown. `judge` tells what the game thinks of a set of
positions: LEGAL, PARTIAL (may become a choice with more dice) or REFUSED.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from itertools import combinations


class Verdict(Enum):
    """What the rules say of a selection."""

    LEGAL = 1
    PARTIAL = 2
    REFUSED = 3


Judge = Callable[[tuple[int, ...]], Verdict]


def settled(places: Sequence[int], added: bool, fields: Mapping[str, object]) -> tuple[int, ...]:
    """A half-made choice with what belongs to it, where the rules' reason says what that is.

    Its fields may name the dice it `brings` (the only ones that would complete it) and its
    `orphans` (those that are nothing without the die just released).
    """
    if added:
        return tuple(sorted({*places, *_places(fields.get("brings"))}))
    return tuple(sorted(set(places) - set(_places(fields.get("orphans")))))


def _places(value: object) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else ()


def toggled(kept: Sequence[int], place: int) -> tuple[int, ...]:
    """The selection with the die at `place` released if it was kept, kept if it was not."""
    return tuple(sorted(set(kept) ^ {place}))


def of_face(
    faces: Sequence[int],
    kept: Sequence[int],
    face: int,
    judge: Judge,
    *,
    anew: bool = False,
) -> tuple[int, ...] | None:
    """What a face's key makes of the selection: all its dice, again one fewer, then none.

    Of as many dice the first that make a choice: dice of one face may differ. Counts that the
    rules refuse are passed over, and so are half-made choices (two of three twos) where a whole
    one remains. `anew`, the first press after a throw, takes all its dice even where some were
    kept before. None when the roll does not show the face.
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
    """Where dice lie from left to right, in percent: -100 to 100, 0 for none."""
    if not places or len(faces) < 2:
        return 0
    middle = sum(places) / len(places)
    return round(-80 + 160 * middle / (len(faces) - 1))
