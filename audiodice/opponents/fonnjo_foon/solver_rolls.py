"""The rolls of Fonnjo Foon up to symmetry, their odds, and the ways that each allows.

Dice are described by their families alone, as lots (`lots.py`). A roll is the lots that fall on the
faces with a group, in the order of the groups, and those that fall on free faces and may start a
group there. Free faces are interchangeable, and dice that can do nothing are left out. So a few
hundred rolls stand for the 60,466,176 throws of ten dice.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from functools import cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.dice import FACES
from audiodice.games.fonnjo_foon import groups
from audiodice.opponents.fonnjo_foon.lots import FONNJO, LOTS, SIZES, Lots

if TYPE_CHECKING:
    from collections.abc import Mapping


def _starts(number: int) -> bool:
    return groups.starts([f for f, n in enumerate(LOTS[number], 1) for _ in range(n)])


STARTS = tuple(_starts(number) for number in range(len(LOTS)))
"""Whether a lot on a free face may start a group."""


@cache
def within(number: int) -> Lots:
    """Every lot that can be taken from this lot: the empty one first, all dice last."""
    of = LOTS[number]
    return tuple(
        n for n, some in enumerate(LOTS) if all(k <= m for k, m in zip(some, of, strict=True))
    )


@cache
def _picks(hand: int, some: int) -> int:
    """The number of ways to choose the dice of this lot from the hand."""
    ways = 1
    for n, k in zip(LOTS[hand], LOTS[some], strict=True):
        ways *= comb(n, k)
    return ways


class Roll(NamedTuple):
    """Lots on the faces with a group, in the order of the groups, and those that may start one."""

    joining: Lots
    starting: Lots


@cache
def rolls(hand: int, held: int, free: int) -> Mapping[Roll, int]:
    """The number of ordered throws of a hand for each roll, with `held` faces and `free` ones."""
    found: dict[Roll, int] = defaultdict(int)
    if not held + free:
        return {Roll((), ()): 1} if not hand else {}
    for some in within(hand):
        ways = _picks(hand, some)
        for (joining, starting), many in rolls(
            hand - some, held - bool(held), free - (not held)
        ).items():
            if held:
                roll = Roll((some, *joining), starting)
            elif STARTS[some]:
                roll = Roll((), tuple(sorted((*starting, some))))
            else:
                roll = Roll((), starting)
            found[roll] += ways * many
    return found


class Keep(NamedTuple):
    """Move these lots into the Party and roll: the lot for each group, and the new groups."""

    joining: Lots
    starting: Lots


class Picture(NamedTuple):
    """Take the picture of a group (its index) or of a new one, with all dice that may join."""

    group: int | None
    more: int  # dice that join it, or all of the new one


class Pick(NamedTuple):
    """In a Crisis: roll this group (its index)."""

    group: int


class Lost(NamedTuple):
    """Foon: no die may enter, and there is no Crisis."""


Way = Keep | Picture | Pick | Lost


class RollWays(NamedTuple):
    """The ways to go on after a hand is rolled, and which of them each roll offers."""

    ways: tuple[Way, ...]
    offered: array[int]  # indices of ways, roll by roll; an array, because there are half a million
    lengths: tuple[int, ...]  # the number of ways of each roll
    throws: tuple[int, ...]  # the number of ordered throws of each roll


@cache
def roll_ways(hand: int, held: int) -> RollWays:
    """The rolls of a hand with `held` groups; Fonnjo's is the first, unless he is in the hand."""
    ways: dict[Way | tuple[Lots, Lots], int] = {}
    offered = array("H")
    lengths, throws = [], []
    for roll, many in rolls(hand, held, len(FACES) - held).items():
        found = _ways(roll, fonnjo_in=hand < FONNJO)
        offered.extend([ways.setdefault(way, len(ways)) for way in found])
        lengths.append(len(found))
        throws.append(many)
    named = tuple([way if isinstance(way, Picture | Pick | Lost) else Keep(*way) for way in ways])
    return RollWays(named, offered, tuple(lengths), tuple(throws))


def _ways(roll: Roll, *, fonnjo_in: bool) -> list[Way | tuple[Lots, Lots]]:
    """The ways that a roll offers. A Keep is a plain pair, as there are hundreds of thousands."""
    joining, starting = roll
    if not any(joining) and not starting:
        picks = [Pick(group) for group in range(1, len(joining))] if fonnjo_in else []
        return [*picks] or [Lost()]
    joins = product(*map(within, joining))
    _nothing, *found = product(joins, _new(starting))
    if fonnjo_in:
        return [*found, Picture(0, SIZES[joining[0]])]
    for group, some in enumerate(joining):
        if some >= FONNJO:
            return [*found, Picture(group, SIZES[some])]
    return [*found, *(Picture(None, SIZES[some]) for some in starting if some >= FONNJO)]


@cache
def _new(starting: Lots) -> tuple[Lots, ...]:
    """The sets of groups that may be started, each once; the empty one first."""
    lots = [[0, *(some for some in within(of) if STARTS[some])] for of in starting]
    return tuple(dict.fromkeys(tuple(sorted(filter(None, some))) for some in product(*lots)))


def forget() -> None:
    """Free the caches of `rolls` and `roll_ways`, some 20 MB."""
    rolls.cache_clear()
    roll_ways.cache_clear()
