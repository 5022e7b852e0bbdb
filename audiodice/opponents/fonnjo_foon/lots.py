"""Sets of dice of Fonnjo Foon as *lots*, and the positions of a turn before a roll as *spots*.

Faces do not matter, only which dice show the same. A *lot* is the number of dice of each family,
packed into one integer, so that lots can be added and subtracted. Fonnjo has the largest stride: a
lot with him is 60 or more. A *spot* is the lots in the groups, the one with Fonnjo first, and the
hand about to be rolled; all other dice are in the Dungeon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

STRIDES = (60, 1, 3, 12)  # by family, Fonnjo's first: 1 die, 2, 3 and 4
FONNJO = STRIDES[0]

LOTS = tuple((f, t, r, q) for f in range(2) for q in range(5) for r in range(4) for t in range(3))
"""For each lot: the number of dice of each family."""
SIZES = tuple(sum(lot) for lot in LOTS)

WIDTH = 7  # numbers per spot in a file: a group for each face, and the hand

Lots = tuple[int, ...]


def lot(families: Iterable[int]) -> int:
    """The dice of these families (1 to 4, as in the game) as a lot.

    >>> LOTS[lot((1, 3, 4, 4))], LOTS[lot(())]
    ((1, 0, 1, 2), (0, 0, 0, 0))
    """
    return sum([STRIDES[family - 1] for family in families])


class Spot(NamedTuple):
    """A position before a roll: the groups as lots, descending (Fonnjo's first), and the hand."""

    groups: Lots
    hand: int

    @property
    def available(self) -> int:
        """All dice not in the Dungeon."""
        return sum(self.groups) + self.hand


def spot(groups: Sequence[int], hand: int) -> Spot:
    """The spot with these groups, in any order; an empty hand takes all dice (Another Day)."""
    if not hand:
        return Spot((), sum(groups))
    return Spot(tuple(sorted(groups, reverse=True)), hand)


def spots_of(numbers: Sequence[int]) -> tuple[Spot, ...]:
    """The spots in the numbers of a file: six groups each, padded with 0, and the hand.

    Raises ValueError for impossible spots.
    """
    if not numbers or len(numbers) % WIDTH or max(numbers) >= len(LOTS):
        raise ValueError("a spot is six groups and a hand")
    rows = zip(*[iter(numbers)] * WIDTH, strict=True)
    return tuple(Spot(tuple(filter(None, row[:-1])), row[-1]) for row in rows)


def numbers_of(at: Spot) -> list[int]:
    """The numbers of a spot in a file."""
    return [*at.groups, *[0] * (WIDTH - 1 - len(at.groups)), at.hand]
