"""The positions of a turn of Fonnjo Foon before a roll, and where each roll leads. Needs numpy.

There are 5,323 spots (`lots.py`), because of the Fonnjo Group only the size matters, and which dice
it keeps from the Dungeon.

Within a day the hand shrinks from roll to roll, or the Dungeon grows (Crisis). Spots are sorted by
the number of dice outside the Dungeon, then by the size of the hand; each leads only to earlier
ones. Another Day leads to the first spot of a day, but with more points recorded.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.fonnjo_foon.lots import SIZES, Spot, lot, numbers_of, spot, spots_of
from audiodice.opponents.fonnjo_foon.solver_rolls import (
    Keep,
    Lost,
    Pick,
    Picture,
    Way,
    forget,
    roll_ways,
)
from audiodice.opponents.table_file import Arrays

Floats = NDArray[np.float64]
Whole = NDArray[np.intp]

BIGGEST = len(FAMILIES)  # the most dice in a group


class Block(NamedTuple):
    """Rolls with similar numbers of ways, a column each, padded with their last way."""

    ways: Whole  # (ways, rolls)
    begin: int  # begin and end: its rolls among those of the batch
    end: int


class Batch(NamedTuple):
    """Spots of which none leads to another, and their rolls."""

    begin: int
    end: int
    blocks: tuple[Block, ...]
    order: Whole  # (rolls,): the place in the blocks of each roll, in the order of the spots
    odds: Floats  # (rolls, 1): in the order of the spots
    first: Whole  # (spots,): the first roll of each


class Graph:
    """The spots and their ways.

    A way is a number. First come the spots, then the days recorded (`days`: the spot at which the
    next day begins, and the points of this one), then pictures of 0 to 10 dice; the last number
    is a lost turn.
    """

    def __init__(self, arrays: Arrays) -> None:
        """The graph in `arrays`; raises KeyError or ValueError if they do not fit."""
        self.arrays = {name: arrays[name] for name in _KINDS}
        self.spots = spots_of(arrays["spots"])
        self.days: Whole = _numbers(arrays["days"]).reshape(-1, 2)
        self.pictures = len(self.spots) + len(self.days)
        self.lost = self.pictures + BIGGEST + 1
        self.start = len(self.spots) - 1  # all dice in hand: the last in the order
        rolls, lengths = _numbers(arrays["rolls"]), _numbers(arrays["lengths"])
        fits = len(rolls) == len(self.spots) and rolls.sum() == len(lengths)
        if not fits or len(arrays["throws"]) != len(lengths):
            raise ValueError("the rolls do not fit the spots")
        if lengths.sum() != len(arrays["ways"]):
            raise ValueError("the ways do not fit the rolls")

    @cached_property
    def batches(self) -> tuple[Batch, ...]:
        """The batches for `sweep`, in order; the first access takes some 50 ms."""
        return tuple(_batches(self.spots, self.arrays))


def _size(at: Spot) -> tuple[int, int]:
    return SIZES[at.available], SIZES[at.hand]


def _numbers(kept: array[int]) -> Whole:
    return np.asarray(kept).astype(np.intp)


def _batches(spots: Sequence[Spot], arrays: Arrays) -> list[Batch]:
    """The batches: spots of equal size form one, as none leads to another."""
    many, lengths = _numbers(arrays["rolls"]), _numbers(arrays["lengths"])
    thrown = np.repeat([6.0 ** SIZES[at.hand] for at in spots], many)
    every = (np.asarray(arrays["throws"]) / thrown)[:, np.newaxis]
    ways = np.asarray(arrays["ways"])
    starts = np.cumsum(lengths) - lengths
    found, begin, roll = [], 0, 0
    for _, its in groupby(spots, key=_size):
        end = begin + len(list(its))
        after = roll + int(many[begin:end].sum())
        blocks, order = _blocks(ways, starts[roll:after], lengths[roll:after])
        first = np.cumsum(many[begin:end]) - many[begin:end]
        found.append(Batch(begin, end, blocks, order, every[roll:after], first))
        begin, roll = end, after
    return found


_WIDTHS = np.array([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024])


def _blocks(
    ways: NDArray[np.generic], starts: Whole, lengths: Whole
) -> tuple[tuple[Block, ...], Whole]:
    """The rolls in blocks by width, and the place of each roll in them."""
    kinds = np.searchsorted(_WIDTHS, lengths)
    sorted_ = np.argsort(kinds, kind="stable")
    found, begin = [], 0
    for kind, many in zip(*np.unique(kinds, return_counts=True), strict=True):
        its = sorted_[begin : begin + many]
        nth = np.minimum(np.arange(_WIDTHS[kind])[:, np.newaxis], lengths[its] - 1)
        found.append(Block(ways[starts[its] + nth].astype(np.intp), begin, begin + int(many)))
        begin += int(many)
    return tuple(found), np.argsort(sorted_)


_DAY, _PICTURE = 1 << 20, 1 << 21  # offsets of days and pictures until the spots are sorted


class _Search:
    """The spots and days found so far, numbered in the order of discovery."""

    def __init__(self, begin: Spot) -> None:
        self.met = [begin]
        self._numbers = {begin: 0}
        self.days: dict[tuple[int, int], int] = {}

    def lead(self, at: Spot, way: Way) -> int:
        """The number of the spot, day, picture or loss that a way leads to."""
        match way:
            case Keep(joining, starting):
                joined = [a + b for a, b in zip(at.groups, joining, strict=True)]
                return self._spot([*joined, *starting], at.hand - sum(joining) - sum(starting))
            case Picture(group, more):
                return _PICTURE + more + (0 if group is None else SIZES[at.groups[group]])
            case Pick(group):
                others = [some for n, some in enumerate(at.groups) if n != group]
                return self._spot(others, at.groups[group])
            case Lost():
                return _PICTURE + BIGGEST + 1

    def _spot(self, groups: Sequence[int], hand: int) -> int:
        after = spot(groups, hand)
        number = self._numbers.setdefault(after, len(self.met))
        if number == len(self.met):
            self.met.append(after)
        if hand:
            return number
        points = SIZES[max(groups)]  # Fonnjo's
        return _DAY + self.days.setdefault((number, points), len(self.days))


def build(families: Sequence[int] = FAMILIES) -> Graph:
    """Every spot that a turn with these dice can reach, and its ways; takes about a second.

    `families` are those of the dice, 1 to 4, none more often than in the game (fewer in tests).
    """
    search = _Search(spot((), lot(families)))
    leads = []
    for at in search.met:  # the list grows meanwhile
        ways = roll_ways(at.hand, len(at.groups)).ways
        leads.append(np.array([search.lead(at, way) for way in ways], dtype=np.int32))
    try:
        return _settled(search.met, leads, list(search.days))
    finally:
        forget()


def _settled(
    met: Sequence[Spot], leads: Sequence[NDArray[np.int32]], days: Sequence[tuple[int, int]]
) -> Graph:
    """The graph with its spots sorted, from the spots, ways and days as they were found."""
    order = sorted(range(len(met)), key=lambda n: _size(met[n]))
    number = np.argsort(order)
    found = [roll_ways(met[n].hand, len(met[n].groups)) for n in order]
    ways = []
    for n, its in zip(order, found, strict=True):
        lead = leads[n]
        # other kinds of numbers are clipped here and not used below
        as_spot = number.take(lead, mode="clip")
        as_day = lead - _DAY + len(met)
        as_picture = lead - _PICTURE + len(met) + len(days)
        lead = np.where(lead < _DAY, as_spot, np.where(lead < _PICTURE, as_day, as_picture))
        ways.append(lead.astype(np.uint16)[np.asarray(its.offered)])
    return Graph(
        {
            "spots": array("B", [number for n in order for number in numbers_of(met[n])]),
            "days": array("H", [part for n, points in days for part in (int(number[n]), points)]),
            "rolls": array("H", [len(its.throws) for its in found]),
            "lengths": array("H", [length for its in found for length in its.lengths]),
            "throws": array("I", [many for its in found for many in its.throws]),
            "ways": array("H", np.concatenate(ways).tobytes()),
        }
    )


_KINDS = ("spots", "days", "rolls", "lengths", "throws", "ways")
