"""What scores in Farkle: the combinations of each scale, and the choices a roll offers.

Faces are 1 to 6. Rulings where the sheet is silent: the points of four, five and six of a kind rise
evenly with the face; a full house is four of one face and two of another; a choice is any set of
dice that splits into combinations with none left over, and is worth its best split. The scale to
ten thousand is that of the boxed Farkle (PlayMonster): three ones are 300 there, as four of a kind
are 1000 whatever the face; in other houses they are 1000.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from audiodice.core.dice import counts, parts, throws


class Combo(NamedTuple):
    """A combination: its name, its face (0 if it has several), its points, its dice as faces."""

    name: str
    face: int
    points: int
    dice: tuple[int, ...]


SHEET, TEN_THOUSAND = 1000, 10_000
"""The scales of points, each named by its usual target."""

_POINTS: Mapping[int, Mapping[str, tuple[int, ...]]] = {
    SHEET: {
        "single": (10, 0, 0, 0, 5, 0),
        "three": (75, 20, 30, 40, 50, 60),
        "four": (110, 120, 130, 140, 150, 160),
        "five": (320, 340, 360, 380, 400, 420),
        "six": (625, 650, 675, 700, 725, 750),
        "small_straight": (100,),
        "large_straight": (200,),
        "three_pairs": (150,),
        "full_house": (250,),
        "two_triples": (250,),
    },
    TEN_THOUSAND: {
        "single": (100, 0, 0, 0, 50, 0),
        "three": (300, 200, 300, 400, 500, 600),
        "four": (1000,) * 6,
        "five": (2000,) * 6,
        "six": (3000,) * 6,
        "large_straight": (1500,),
        "three_pairs": (1500,),
        "full_house": (1500,),
        "two_triples": (2500,),
    },
}
"""Points by scale and combination; for equal dice by face, 1 to 6."""
STEPS: Mapping[int, int] = {SHEET: 5, TEN_THOUSAND: 50}
"""By scale: the number that all points are multiples of."""
MOST: Mapping[int, int] = {scale: max(map(max, of.values())) for scale, of in _POINTS.items()}
"""By scale: the most points of one roll."""
_ALIKE = {1: "single", 3: "three", 4: "four", 5: "five", 6: "six"}
_SHAPES = {
    (1, 1, 1, 1, 1, 1): "large_straight",
    (2, 2, 2): "three_pairs",
    (4, 2): "full_house",
    (3, 3): "two_triples",
}


@cache
def combination(faces: tuple[int, ...], scale: int = SHEET) -> Combo | None:
    """The combination of exactly these sorted faces on a scale, or None."""
    many = counts(faces)
    shape = tuple(sorted((n for n in many if n), reverse=True))
    face = faces[0] if len(shape) == 1 else 0
    if face:
        name = _ALIKE.get(len(faces), "")
    elif faces in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        name = "small_straight"
    else:
        name = _SHAPES.get(shape, "")
    worth_by_face = _POINTS[scale].get(name)
    points = worth_by_face[face - 1 if face else 0] if worth_by_face else 0
    return Combo(name, face, points, faces) if points else None


@cache
def split(faces: tuple[int, ...], scale: int = SHEET) -> tuple[int, tuple[Combo, ...]] | None:
    """The best way to split sorted faces into combinations: (points, combinations).

    None if every split leaves a die over. Of splits with equal points, the one with the fewest
    combinations.
    """
    if not faces:
        return 0, ()
    found: list[tuple[int, tuple[Combo, ...]]] = []
    for part in parts(faces):
        if part[:1] != faces[:1]:  # try only combinations that use the lowest die
            continue
        combo = combination(part, scale)
        rest = list(faces)
        for face in part:
            rest.remove(face)
        after = split(tuple(rest), scale) if combo else None
        if combo and after:
            found.append((combo.points + after[0], (combo, *after[1])))
    if not found:
        return None
    points, combos = max(found, key=lambda s: (s[0], -len(s[1])))
    return points, tuple(sorted(combos, key=lambda c: (-len(c.dice), -c.points)))


@cache
def scoring(faces: tuple[int, ...], scale: int = SHEET) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every choice in a roll of sorted faces: (faces kept, points), best first.

    Of choices with equal points, the one that leaves more dice comes first.
    """
    found = [(part, best[0]) for part in parts(faces) if part and (best := split(part, scale))]
    return tuple(sorted(found, key=lambda c: (-c[1], len(c[0]), c[0])))


def worth(faces: Sequence[int], scale: int = SHEET) -> int:
    """The points of a choice (faces in any order); 0 if it is none."""
    best = split(tuple(sorted(faces)), scale)
    return best[0] if best else 0


def best_faces(faces: Sequence[int], scale: int = SHEET) -> tuple[int, ...]:
    """The faces of the best choice in a roll; () if nothing scores."""
    found = scoring(tuple(sorted(faces)), scale)
    return found[0][0] if found else ()


@cache
def farkles(n: int) -> int:
    """How many of the 6**n throws of `n` dice score nothing: 4, 16, 60, 204, 600, 1080.

    They are the same on every scale.
    """
    return sum(many for faces, many in throws(n) if not any(map(combination, parts(faces))))


@cache
def combos_fields(faces: tuple[int, ...], scale: int = SHEET) -> tuple[tuple[str, int, int], ...]:
    """The best split of a choice for an event: (name, face, how many), equal ones counted."""
    best = split(faces, scale)
    many: dict[tuple[str, int], int] = {}
    for combo in best[1] if best else ():
        many[combo.name, combo.face] = many.get((combo.name, combo.face), 0) + 1
    return tuple((name, face, n) for (name, face), n in many.items())
