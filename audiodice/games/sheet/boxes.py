"""The boxes of a score sheet as data, and the scorers that Yacht variants share.

A scorer takes five sorted faces (1 to 6) and returns points: 0 if the dice do not fit the box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

DICE = 5

Faces = tuple[int, ...]
Scorer = Callable[[Faces], int]
Test = Callable[[Faces], bool]


class Box(NamedTuple):
    """A box: its id, its scorer, and the face it collects (0 for a lower box)."""

    id: str
    score: Scorer
    face: int = 0


def _of_face(face: int, faces: Faces) -> int:
    return face * faces.count(face)


UPPER = tuple(
    Box(name, partial(_of_face, face), face)
    for face, name in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1)
)
"""The six boxes that score the sum of one face."""


def when(test: Test, points: int) -> Scorer:
    """A scorer: `points` if the dice pass the test."""
    return lambda faces: points if test(faces) else 0


def sum_when(test: Test) -> Scorer:
    """A scorer: the sum of all dice if they pass the test."""
    return lambda faces: sum(faces) if test(faces) else 0


def some(faces: Faces) -> bool:
    """A test that all dice pass."""
    return len(faces) > 0


def alike(n: int) -> Test:
    """A test: at least `n` dice show one face."""
    return lambda faces: most(faces)[0] >= n


def run(n: int) -> Test:
    """A test: at least `n` faces in a row."""
    return lambda faces: longest_run(faces) >= n


def full_house(faces: Faces) -> bool:
    """Exactly three of one face and two of another (ruling: five alike are no full house)."""
    return sorted(map(faces.count, set(faces))) == [2, 3]


def sum_of_alike(n: int) -> Scorer:
    """A scorer: the sum of `n` dice of the highest face that shows at least `n` times, else 0."""
    return lambda faces: n * max((f for f in faces if faces.count(f) >= n), default=0)


def sum_of_two_pairs(faces: Faces) -> int:
    """The sum of two pairs of different faces; 0 if there are none."""
    paired = [face for face in set(faces) if faces.count(face) > 1]
    return 2 * sum(paired) if len(paired) > 1 else 0


def most(faces: Sequence[int]) -> tuple[int, int]:
    """How many dice show the most frequent face, and that face (of several, the highest)."""
    return max((faces.count(face), face) for face in faces)


def longest_run(faces: Faces) -> int:
    """The length of the longest row of consecutive faces.

    >>> longest_run((2, 3, 4, 5, 5))
    4
    """
    there = set(faces)
    longest = length = 0
    for face in range(1, 7):
        length = length + 1 if face in there else 0
        longest = max(longest, length)
    return longest
