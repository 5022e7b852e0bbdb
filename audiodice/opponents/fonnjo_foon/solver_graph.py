"""Where a turn of Fonnjo Foon may stand before a roll, and what each roll leads to.

Faces do not matter, only which dice share one; of the Fonnjo Group only its size and whom it
keeps from the Dungeon. So a *spot* is the lots in the groups, Fonnjo's first, and the hand about
to be rolled: 5,323 of them. All dice elsewhere are in the Dungeon.

Within a day the hand shrinks from roll to roll, or the Dungeon grows (Crisis): in the order of
the spots, fewest dice out of the Dungeon first and then the smallest hand, each leads to earlier
ones only. Another Day leads to the first spot of a day, but with more points recorded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.fonnjo_foon.solver_rolls import (
    SIZES,
    Keep,
    Lost,
    Lots,
    Pick,
    Picture,
    Way,
    forget,
    lot,
    menu,
)

Floats = NDArray[np.float64]
Whole = NDArray[np.intp]
Arrays = Mapping[str, NDArray[np.generic]]

BIGGEST = len(FAMILIES)  # dice in a group at most
FACES = 6


class Spot(NamedTuple):
    """Before a roll: the groups as lots, falling, so that Fonnjo's is the first, and the hand."""

    groups: Lots
    hand: int

    @property
    def available(self) -> int:
        """All dice not in the Dungeon."""
        return sum(self.groups) + self.hand


def spot(groups: Sequence[int], hand: int) -> Spot:
    """The spot with these groups in any order; with an empty hand all is rolled: Another Day."""
    if not hand:
        return Spot((), sum(groups))
    return Spot(tuple(sorted(groups, reverse=True)), hand)


class Block(NamedTuple):
    """Rolls with about as many ways: a column each, short ones filled up with their last way."""

    ways: Whole  # (ways, rolls)
    begin: int  # its rolls among those of the batch
    end: int


class Batch(NamedTuple):
    """Spots that do not lead to one another, and their rolls."""

    begin: int
    end: int
    blocks: tuple[Block, ...]
    order: Whole  # (rolls,): where, in the order of the blocks, each spot's rolls are
    odds: Floats  # (rolls, 1): in the order of the spots
    first: Whole  # (spots,): the first roll of each


class Graph:
    """The spots and their ways.

    A way is the number of a spot; past those, of a day recorded (`days`: the spot its next day
    begins at, and the points it brings); past those, of a picture of 0 to 10 dice; the last is
    a turn lost.
    """

    def __init__(self, arrays: Arrays) -> None:
        """From `to_arrays`; raises KeyError or ValueError for arrays that are not a graph."""
        self._arrays = {name: arrays[name] for name in _KINDS}
        lots = arrays["spots"]
        if lots.ndim != 2 or lots.shape[1] != FACES + 1:
            raise ValueError("a spot is six groups and a hand")
        self.spots = tuple(Spot(tuple(filter(None, row[:-1])), row[-1]) for row in lots.tolist())
        self.index = {at: n for n, at in enumerate(self.spots)}
        self.days: Whole = arrays["days"].astype(np.intp)
        self.pictures = len(self.spots) + len(self.days)
        self.lost = self.pictures + BIGGEST + 1
        self.start = len(self.spots) - 1  # all dice in hand: the last in the order
        _check(arrays)

    @cached_property
    def batches(self) -> tuple[Batch, ...]:
        """What `sweep` goes through, in order: worked out when first needed, in some 50 ms."""
        return tuple(_batches(self.spots, self._arrays))

    def to_arrays(self) -> dict[str, NDArray[np.generic]]:
        """As plain arrays, about 4 MB."""
        return dict(self._arrays)


def _size(at: Spot) -> tuple[int, int]:
    return SIZES[at.available], SIZES[at.hand]


def _check(arrays: Arrays) -> None:
    rolls, lengths = arrays["rolls"].astype(np.intp), arrays["lengths"].astype(np.intp)
    fits = len(rolls) == len(arrays["spots"]) and rolls.sum() == len(lengths)
    if not fits or len(arrays["odds"]) != len(lengths) or lengths.sum() != len(arrays["ways"]):
        raise ValueError("the rolls do not fit the spots")


def _batches(spots: Sequence[Spot], arrays: Arrays) -> list[Batch]:
    """Spots of one size are a batch: none leads to another."""
    many = arrays["rolls"].astype(np.intp)
    lengths = arrays["lengths"].astype(np.intp)
    starts = np.cumsum(lengths) - lengths
    found, begin, roll = [], 0, 0
    for _, its in groupby(spots, key=_size):
        end = begin + len(list(its))
        after = roll + int(many[begin:end].sum())
        blocks, order = _blocks(arrays["ways"], starts[roll:after], lengths[roll:after])
        odds = arrays["odds"][roll:after, np.newaxis].astype(np.float64)
        first = np.cumsum(many[begin:end]) - many[begin:end]
        found.append(Batch(begin, end, blocks, order, odds, first))
        begin, roll = end, after
    return found


_WIDTHS = np.array([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024])


def _blocks(
    ways: NDArray[np.generic], starts: Whole, lengths: Whole
) -> tuple[tuple[Block, ...], Whole]:
    """The rolls by width, and where each went."""
    kinds = np.searchsorted(_WIDTHS, lengths)
    sorted_ = np.argsort(kinds, kind="stable")
    found, begin = [], 0
    for kind, many in zip(*np.unique(kinds, return_counts=True), strict=True):
        its = sorted_[begin : begin + many]
        nth = np.minimum(np.arange(_WIDTHS[kind])[:, np.newaxis], lengths[its] - 1)
        found.append(Block(ways[starts[its] + nth].astype(np.intp), begin, begin + int(many)))
        begin += int(many)
    return tuple(found), np.argsort(sorted_)


_DAY, _PICTURE = 1 << 20, 1 << 21  # while numbers are not settled


class _Search:
    """The spots and days met so far, numbered as they come."""

    def __init__(self, begin: Spot) -> None:
        self.met = [begin]
        self._numbers = {begin: 0}
        self.days: dict[tuple[int, int], int] = {}

    def lead(self, at: Spot, way: Way) -> int:
        """The number of what follows."""
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
    """Every spot that a turn with these dice can reach, and its ways; about a second.

    `families` are those of the dice, 1 to 4, none more often than in the game; for tests.
    """
    search = _Search(spot((), lot(families)))
    leads = []
    for at in search.met:  # it grows
        ways = menu(at.hand, len(at.groups)).ways
        leads.append(np.array([search.lead(at, way) for way in ways], dtype=np.int32))
    try:
        return _settled(search.met, leads, list(search.days))
    finally:
        forget()


def _settled(
    met: Sequence[Spot], leads: Sequence[NDArray[np.int32]], days: Sequence[tuple[int, int]]
) -> Graph:
    """The graph of the spots in their order, from what was met as it came."""
    order = sorted(range(len(met)), key=lambda n: _size(met[n]))
    number = np.argsort(order)
    menus = [menu(met[n].hand, len(met[n].groups)) for n in order]
    ways = []
    for n, its in zip(order, menus, strict=True):
        lead = leads[n]
        # clipped where it is another kind of number, and not taken then
        as_spot = number.take(lead, mode="clip")
        as_day = lead - _DAY + len(met)
        as_picture = lead - _PICTURE + len(met) + len(days)
        lead = np.where(lead < _DAY, as_spot, np.where(lead < _PICTURE, as_day, as_picture))
        ways.append(lead.astype(np.uint16)[np.asarray(its.offered)])
    lots = [[*met[n].groups, *[0] * (FACES - len(met[n].groups)), met[n].hand] for n in order]
    return Graph(
        {
            "spots": np.array(lots, dtype=np.uint8),
            "days": np.array([(number[n], points) for n, points in days], dtype=np.uint16),
            "rolls": np.array([len(its.odds) for its in menus], dtype=np.uint16),
            "lengths": np.concatenate([its.lengths for its in menus]).astype(np.uint16),
            "odds": np.concatenate([its.odds for its in menus]),
            "ways": np.concatenate(ways),
        }
    )


_KINDS = ("spots", "days", "rolls", "lengths", "odds", "ways")
