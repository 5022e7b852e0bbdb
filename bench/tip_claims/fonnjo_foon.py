"""The claims of the tips for Fonnjo Foon about a turn played for points."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import mean
from typing import TYPE_CHECKING

from audiodice import games
from audiodice.core.model import Action
from audiodice.games.fonnjo_foon.groups import FAMILIES, foons
from audiodice.opponents.fonnjo_foon.lots import FONNJO, SIZES, Spot, lot
from bench.tip_claims.claim import Claim

if TYPE_CHECKING:
    from audiodice.opponents.fonnjo_foon.turn_values import TurnValues

ALL = lot(FAMILIES)
ROLLS = 400  # first rolls that are checked
NEARLY = 0.02  # points: a smaller difference counts as zero
DAYS = 41  # numbers of recorded points that are checked


def twins_first(table: TurnValues) -> Claim:
    """The first groups are worth most in this order: twins, triplets, quads, then Fonnjo."""
    starts = {"twins": (2, 2), "triplets": (3, 3), "quads": (4, 4)}
    starts |= {f"Fonnjo and {n}": (1, n) for n in (2, 3, 4)}
    values = {
        name: table.points.rolling(0, (lot(dice),), ALL - lot(dice))
        for name, dice in starts.items()
    }
    order = list(values.values())
    holds = order[0] > order[1] > order[2] > max(order[3:])
    return Claim(holds, {name: f"{value:.2f}" for name, value in values.items()})


def few_at_first(table: TurnValues, turn: int) -> Claim:
    """Moving all dice that may enter from a first roll costs a part of the turn's points."""
    rules, chance = games.load("fonnjo_foon"), random.Random(1)
    begun, costs = rules.initial(2), []
    for _ in range(ROLLS):
        faces = tuple(chance.choices(range(1, 7), k=len(FAMILIES)))
        state = rules.apply(begun, Action("roll"), faces).state
        found = table.points.decisions(state) if state.open else []
        everything = [d.value for d in found if d.actions[0].arg == state.entering]
        if found:
            costs.append(found[0].value - max(everything))
    share = mean(cost > NEARLY for cost in costs)
    holds = mean(costs) > 1 and round(table.value) == turn
    figures = {"costs": f"{mean(costs):.2f}", "of": f"{table.value:.2f}"}
    return Claim(holds, {**figures, "rolls where fewer are better": f"{share:.0%}"})


def alone(table: TurnValues, rolls: int, pictures: int) -> Claim:
    """Without Reserve Groups: roll with up to `rolls` dice in the group, stop at `pictures`."""
    gains = [(at, gain) for at, gain in _gains(table) if len(at.groups) == 1]
    few = [gain for at, gain in gains if SIZES[at.groups[0]] <= rolls]
    many = [gain for at, gain in gains if SIZES[at.groups[0]] >= pictures]
    figures = {"few, at least": f"{min(few):+.2f}", "many, at most": f"{max(many):+.2f}"}
    return Claim(min(few) > 0 > max(many), figures)


def with_a_reserve_group(table: TurnValues) -> Claim:
    """With Reserve Groups a roll is always better, or worse by at most a hundredth of a point."""
    gains = [gain for at, gain in _gains(table) if len(at.groups) > 1]
    figures = {"least": f"{min(gains):+.2f}", "mean": f"{mean(gains):+.2f}"}
    return Claim(min(gains) > -NEARLY, {"spots": len(gains), **figures})


def another_day(table: TurnValues, once_in: int) -> Claim:
    """Another Day is better than the picture at any number of recorded points; a Foon is rare."""
    gains = [table.points.rolling(points, (), ALL) - points for points in range(DAYS)]
    foon = foons(FAMILIES, 0) / 6 ** len(FAMILIES)
    figures = {"with 10": f"{gains[10]:+.2f}", f"with {DAYS - 1}": f"{gains[-1]:+.2f}"}
    return Claim(min(gains) > 0 and round(1 / foon) == once_in, {**figures, "Foon": f"{foon:.4f}"})


def _gains(table: TurnValues) -> Iterator[tuple[Spot, float]]:
    """The gain of a roll over the picture, on the first day with an empty Dungeon."""
    for at in table.spots:
        if at.available == ALL and at.groups and at.groups[0] >= FONNJO:
            picture = SIZES[at.groups[0]]
            yield at, table.points.rolling(0, at.groups, at.hand) - picture
