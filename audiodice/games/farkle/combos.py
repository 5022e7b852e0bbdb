"""What scores in Farkle: the sheet's combinations, and the choices a roll offers.

Faces are 1 to 6. Rulings where the sheet is silent: the points of four, five and six of a kind rise
evenly with the face; a full house is four of one face and two of another; a choice is any set of
dice that splits into combinations with none left over, and is worth its best split.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from audiodice.core.dice import counts, parts, throws


class Combo(NamedTuple):
    """A combination: its name, its face (0 if it has several), its points, its dice as faces."""

    name: str
    face: int
    points: int
    dice: tuple[int, ...]


def combination(faces: tuple[int, ...]) -> Combo | None:
    """The sheet's combination of exactly these sorted faces, or None."""
    many = counts(faces)
    shape = tuple(sorted((n for n in many if n), reverse=True))
    face = faces[0] if len(shape) == 1 else 0
    if len(shape) == 1:
        named = {
            1: ("single", {1: 10, 5: 5}.get(face, 0)),
            3: ("three", 75 if face == 1 else 10 * face),
            4: ("four", 100 + 10 * face),
            5: ("five", 300 + 20 * face),
            6: ("six", 600 + 25 * face),
        }.get(len(faces), ("", 0))
    elif faces in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        named = ("small_straight", 100)
    else:
        named = {
            (1, 1, 1, 1, 1, 1): ("large_straight", 200),
            (2, 2, 2): ("three_pairs", 150),
            (4, 2): ("full_house", 250),
            (3, 3): ("two_triples", 250),
        }.get(shape, ("", 0))
    name, points = named
    return Combo(name, face, points, faces) if points else None


@cache
def split(faces: tuple[int, ...]) -> tuple[int, tuple[Combo, ...]] | None:
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
        combo = combination(part)
        rest = list(faces)
        for face in part:
            rest.remove(face)
        after = split(tuple(rest)) if combo else None
        if combo and after:
            found.append((combo.points + after[0], (combo, *after[1])))
    if not found:
        return None
    points, combos = max(found, key=lambda s: (s[0], -len(s[1])))
    return points, tuple(sorted(combos, key=lambda c: (-len(c.dice), -c.points)))


@cache
def scoring(faces: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every choice in a roll of sorted faces: (faces kept, points), best first.

    Of choices with equal points, the one that leaves more dice comes first.
    """
    found = [(part, best[0]) for part in parts(faces) if part and (best := split(part))]
    return tuple(sorted(found, key=lambda c: (-c[1], len(c[0]), c[0])))


def worth(faces: Sequence[int]) -> int:
    """The points of a choice (faces in any order); 0 if it is none."""
    best = split(tuple(sorted(faces)))
    return best[0] if best else 0


def best_faces(faces: Sequence[int]) -> tuple[int, ...]:
    """The faces of the best choice in a roll; () if nothing scores."""
    found = scoring(tuple(sorted(faces)))
    return found[0][0] if found else ()


@cache
def farkles(n: int) -> int:
    """How many of the 6**n throws of `n` dice score nothing: 4, 16, 60, 204, 600, 1080."""
    return sum(many for faces, many in throws(n) if not any(map(combination, parts(faces))))


@cache
def combos_fields(faces: tuple[int, ...]) -> tuple[tuple[str, int, int], ...]:
    """The best split of a choice for an event: (name, face, how many), equal ones counted."""
    best = split(faces)
    many: dict[tuple[str, int], int] = {}
    for combo in best[1] if best else ():
        many[combo.name, combo.face] = many.get((combo.name, combo.face), 0) + 1
    return tuple((name, face, n) for (name, face), n in many.items())
