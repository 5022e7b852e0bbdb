"""Arithmetic of faces: counts, multisets and their odds. Faces are always 1 to 6."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES = (1, 2, 3, 4, 5, 6)


def are_faces(dice: Sequence[object], n: int) -> bool:
    """Whether `dice` are `n` whole numbers from 1 to 6.

    >>> are_faces((1, 6), 2), are_faces((1, 7), 2), are_faces((True,), 1)
    (True, False, False)
    """
    return len(dice) == n and all(type(face) is int and 1 <= face <= 6 for face in dice)


def counts(faces: Sequence[int]) -> tuple[int, ...]:
    """How many dice show each face: six numbers, for the faces 1 to 6.

    >>> counts([1, 1, 5])
    (2, 0, 0, 0, 1, 0)
    """
    return tuple(map(faces.count, FACES))


def from_counts(many: Sequence[int]) -> tuple[int, ...]:
    """The sorted faces that give these six counts.

    >>> from_counts((2, 0, 0, 0, 1, 0))
    (1, 1, 5)
    """
    return tuple(face for face, n in zip(FACES, many, strict=True) for _ in range(n))


def ways(faces: Sequence[int]) -> int:
    """How many ordered throws give this multiset of faces (the multinomial coefficient).

    >>> ways((1, 1, 5))
    3
    """
    result = factorial(len(faces))
    for n in counts(faces):
        result //= factorial(n)
    return result


@cache
def throws(n: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every multiset of `n` dice (sorted faces), with how many of the 6**n ordered throws give it.

    >>> throws(2)[:3], len(throws(5)), sum(many for _, many in throws(5))
    ((((1, 1), 1), ((1, 2), 2), ((1, 3), 2)), 252, 7776)
    """
    return tuple((faces, ways(faces)) for faces in combinations_with_replacement(FACES, n))


def parts(faces: Sequence[int]) -> list[tuple[int, ...]]:
    """Every distinct multiset contained in `faces`, sorted, the empty one first.

    >>> parts((5, 1, 5))
    [(), (5,), (5, 5), (1,), (1, 5), (1, 5, 5)]
    """
    found: list[tuple[int, ...]] = [()]
    for face, many in zip(FACES, counts(faces), strict=True):
        if many:
            found = [(*part, *(face,) * n) for part in found for n in range(many + 1)]
    return found


def positions(faces: Sequence[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The positions of the first dice in `faces` that show the wanted ones, ascending.

    Raises ValueError if `faces` does not have all of them.

    >>> positions((5, 1, 5, 1), (5, 1, 1))
    (0, 1, 3)
    """
    left = list(wanted)
    found = []
    for place, face in enumerate(faces):
        if face in left:
            left.remove(face)
            found.append(place)
    if left:
        raise ValueError(f"{tuple(wanted)} is not among {tuple(faces)}")
    return tuple(found)
