"""The opponents of Fonnjo Foon: cautious, bold, and steady, who looks one roll ahead.

For each set of dice to move, steady computes the exact chance that the next roll lets no die
enter, and gives another roll the value

    (1 - risk) * (points at stake + hope) * (1 + merits of the Party),

where risk is that chance, or, with a Fonnjo Group and a Reserve Group in the Party, only the
share of it that a Crisis costs, which grows with the dice that would go to the Dungeon. Hope is
what the rest of the turn may bring: much while the Dungeon is empty, little after that. The
constants were found by hill climbing over simulated turns.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.model import Action, Chance, Game
from audiodice.games.fonnjo_foon import PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import (
    FAMILIES,
    FONNJO,
    Party,
    Positions,
    entering,
    fonnjo_group,
    foons,
    held,
    joined,
    reserves,
    starts,
)

if TYPE_CHECKING:
    from audiodice.games.fonnjo_foon.state import State

HOPE = 26.0  # points that a turn may still bring while the Dungeon is empty
HOPE_IN_DUNGEON = 2.1  # with one die there; each further die multiplies it by FADES
FADES = 0.21
CRISIS, CRISIS_A_DIE = 0.36, 0.19  # a Crisis as a share of a Foon, and more per die in hand
RESERVE, MORE_RESERVES, BIG_RESERVE = 0.097, 0.027, 0.011  # first group; two more; each die
WITH_FONNJO, IN_HAND = 0.031, 0.005  # Fonnjo is in; each die still in hand
NEW_DAY = 1.85  # weight of the points at stake where the next roll is Another Day


def _forced(state: State) -> Action | None:
    """The action before a roll and in a Crisis; otherwise None.

    In a Crisis it rolls the largest Reserve Group: more dice find partners more easily.
    """
    if state.crisis:
        return ROLL if state.picked else Action("pick", reserves(state.party)[0].face)
    return None if state.open else ROLL


def cautious(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Move all dice that may enter, and take the picture as soon as Fonnjo is in it."""
    if forced := _forced(state):
        return forced
    if not state.kept and fonnjo_group(state.moved):
        return PICTURE
    return ROLL if state.kept else Action("keep", state.entering)


def bold(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Move all dice that may enter, and play for Another Day.

    With a day recorded, or three dice in the Dungeon, take the next picture; but if all dice are
    in the Party and none in the Dungeon, always roll.
    """
    if forced := _forced(state):
        return forced
    if not state.kept:
        return Action("keep", state.entering)
    group = fonnjo_group(state.moved)
    content = bool(state.days) or len(state.dungeon) >= 3
    everybody = state.all_in and not state.dungeon
    return PICTURE if group and content and not everybody else ROLL


class Outlook(NamedTuple):
    """The position after moving some dice, without days and Dungeon."""

    hand: int  # dice left to roll
    fonnjo: int  # dice in the Fonnjo Group
    reserves: int
    biggest: int  # dice in the largest Reserve Group
    foon: float  # the chance that rolling the hand lets no die enter


@lru_cache(maxsize=20_000)
def _outlook(party: Party, families: Positions, faces: Positions, moved: Positions) -> Outlook:
    after = joined(party, families, faces, moved)
    hand = tuple([f for place, f in enumerate(families) if place not in moved])
    mine, others = fonnjo_group(after), reserves(after)
    return Outlook(
        len(hand),
        len(mine.dice) if mine else 0,
        len(others),
        len(others[0].dice) if others else 0,
        foons(hand, len(after)) / 6 ** len(hand),
    )


@lru_cache(maxsize=20_000)
def _plans(families: Positions, faces: Positions, groups: Positions) -> tuple[Positions, ...]:
    """The sets to compare: of each face no dice, all, a group of two, or all but Fonnjo."""
    by_face: dict[int, list[int]] = {}
    for place in entering(families, faces, groups):
        by_face.setdefault(faces[place], []).append(place)
    parts: list[list[Positions]] = []
    for face, places in by_face.items():
        some: list[Positions] = [(), tuple(places)]
        if face in groups:
            some.append((places[0],))
        else:
            pairs: dict[Positions, Positions] = {}  # by families: the first dice of each kind
            for a, b in combinations(places, 2):
                kind = (families[a], families[b])
                if starts(kind):
                    pairs.setdefault(kind, (a, b))
            some += [*pairs.values()][:1] + [*pairs.values()][-1:]
            others = tuple([place for place in places if families[place] != FONNJO])
            if starts([families[place] for place in others]):
                some.append(others)
        parts.append(list(dict.fromkeys(some)))
    return tuple([tuple(sorted(chain(*plan))) for plan in product(*parts) if any(plan)])


def _value(state: State, moved: Positions) -> float:
    """The value of rolling after these dice have moved, in points of this turn."""
    out = _outlook(state.party, state.families, state.faces, moved)
    stake = state.recorded + out.fonnjo
    jailed = len(state.dungeon)
    hope: float = HOPE_IN_DUNGEON * FADES ** (jailed - 1) if jailed else HOPE
    if not out.hand:
        big_foon: float = foons(state.available, 0) / 6 ** (len(FAMILIES) - jailed)
        return (1 - big_foon) * (NEW_DAY * stake + hope)
    risk = out.foon
    if out.fonnjo and out.reserves:
        risk = min(1.0, risk * (CRISIS + CRISIS_A_DIE * out.hand))
    merits = IN_HAND * out.hand + BIG_RESERVE * out.biggest + (WITH_FONNJO if out.fonnjo else 0)
    if out.reserves:
        merits += RESERVE + MORE_RESERVES * min(out.reserves - 1, 2)
    return (1 - risk) * (stake + hope) * (1 + merits)


def steady(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Play by `best`."""
    return best(state)


def best(state: State) -> Action:
    """Move the dice after which rolling is worth most; take the picture if it is worth more."""
    if forced := _forced(state):
        return forced
    if state.kept:
        return ROLL
    plans = _plans(state.families, state.faces, held(state.party))
    value, best = max((_value(state, plan), plan) for plan in plans)
    if state.worth >= value:
        return PICTURE
    return Action("keep", best)
