"""What the coach knows of Fonnjo Foon."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.model import Action, Event
from audiodice.games.fonnjo_foon import GAME, PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import fonnjo_group, foons, reserves
from audiodice.opponents.coach.coach import Coach, Family, percent, settled
from audiodice.opponents.fonnjo_foon import REVIEWER

if TYPE_CHECKING:
    from audiodice.core.model import Decision, Value
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.coach.coach import Test

ENOUGH = 4  # points with which the rule of thumb takes the picture
DICE = 10


class Outlook(NamedTuple):
    """What a decision brings: a picture (no dice), or a roll of so many dice.

    `foon` is the chance that no die of that roll may enter, and `crisis` whether that is a Crisis,
    not Foon. `day`: it begins Another Day.
    """

    points: float  # on average, in this turn
    dice: int = 0
    foon: float = 0.0
    crisis: bool = False
    day: bool = False


def outlook(state: State, decision: Decision) -> Outlook:
    """The numbers of a decision; the table must be ready."""
    after = settled(GAME, state, decision)
    points = REVIEWER.value_of(after, decision[-1]) - state.scores[state.seat]
    if decision[-1] == PICTURE:
        return Outlook(points)
    day = after.all_in
    party = () if day else after.moved if after.open else after.party
    if after.crisis:
        party = tuple([group for group in party if group.face != after.picked])
    foon = foons(after.cup, len(party)) / 6 ** len(after.cup)
    crisis = bool(fonnjo_group(party) and reserves(party))
    return Outlook(points, len(after.cup), foon, crisis, day)


def _reason(state: State, chosen: Decision, best: Decision) -> Event | None:
    if not (state.open or state.crisis):
        return None
    better, worse = outlook(state, best), outlook(state, chosen)
    fields = {**_fields(better), **{f"other_{name}": v for name, v in _fields(worse).items()}}
    if better.dice and worse.dice:
        alike = state.crisis or better.dice == worse.dice
        return Event("reason_average" if alike else "reason_hands", state.seat, fields)
    if not better.dice and not worse.dice:
        pictures = {"picture": round(better.points), "other_picture": round(worse.points)}
        return Event("reason_group", state.seat, pictures)
    roll, picture = (better, worse) if better.dice else (worse, better)
    key = "reason_day" if roll.day else "reason_picture"
    return Event(key, state.seat, {**_fields(roll), "picture": round(picture.points)})


def _fields(of: Outlook) -> dict[str, Value]:
    return {
        "average": f"{of.points:.1f}",
        "dice": of.dice,
        "percent": percent(of.foon),
        "crisis": of.crisis,
        "day": of.day,
    }


def _half_hint(state: State, best: Decision) -> Event | None:
    if state.crisis:
        return Event("half_hint_groups", state.seat)
    if not state.open:
        return None
    if state.worth and len(state.entering) == len(state.families):
        return Event("half_hint_day", state.seat)
    if best[-1] == ROLL and _entering(state, best) < len(state.entering):
        return Event("half_hint_hand", state.seat)
    if state.worth and state.dungeon:
        return Event("half_hint_dungeon", state.seat)
    return Event("half_hint_picture" if state.worth else "half_hint_hand", state.seat)


def _entering(state: State, decision: Decision) -> int:
    """How many dice a decision moves."""
    return len(settled(GAME, state, decision).moving)


# --- the rule of thumb and its mistakes ----------------------------------------------------------


def thumb(state: State) -> Decision:
    """Moves all dice that may enter; takes the picture from four points on."""
    if state.crisis:
        return (ROLL,) if state.picked else (GAME.choices(state)[0].action, ROLL)
    if not state.open:
        return (ROLL,)
    return (Action("keep", state.entering), PICTURE if state.worth >= ENOUGH else ROLL)


def _picture(
    group: int = 0, hand: int | None = None, *, reserve: bool | None = None, first: bool = False
) -> Test:
    """Whether the picture is taken with so many dice in Fonnjo's group, and so many in hand."""

    def test(state: State, decision: Decision) -> bool:
        return decision[-1] == PICTURE and state.open and _at(state, group, hand, reserve, first)

    return test


def _all_in(group: int, hand: int | None = None) -> Test:
    """Whether all dice that may enter are moved beside a Reserve Group, and the others rolled."""

    def test(state: State, decision: Decision) -> bool:
        if decision[-1] != ROLL or not state.open or not _at(state, group, hand, True, False):
            return False
        return _entering(state, decision) == len(state.entering)

    return test


def _at(state: State, group: int, hand: int | None, reserve: bool | None, first: bool) -> bool:
    """Whether the Party would be so if all dice that may enter were moved."""
    party = state.party_with(state.entering)
    mine = fonnjo_group(party)
    return (
        mine is not None
        and group in (0, len(mine.dice))
        and hand in (None, len(state.families) - len(state.entering))
        and reserve in (None, bool(reserves(party)))
        and (not first or len(state.families) == DICE)
    )


def _everybody(state: State, done: Decision) -> bool:
    return not state.dungeon and _picture(hand=0)(state, done)


def _second_day(state: State, done: Decision) -> bool:
    return bool(state.days) and _picture(2)(state, done)


def _roll(_state: State, best: Decision) -> bool:
    return best[-1] == ROLL


def _some_out(state: State, best: Decision) -> bool:
    return best[-1] == ROLL and _entering(state, best) < len(state.entering)


FAMILIES = {
    "another_day": Family(_everybody, _roll),
    "first_picture": Family(_picture(4, 6, first=True), _roll),
    "three_in": Family(_all_in(3), _some_out),
    "picture_four": Family(_picture(4, 4, reserve=True), _roll),
    "picture_three": Family(_picture(4, 3, reserve=True), _roll),
    "five_in_hand": Family(_all_in(2, 5), _some_out),
    "picture_one": Family(_picture(4, 1, reserve=True), _roll),
    "four_in_hand": Family(_all_in(2, 4), _some_out),
    "no_reserve": Family(_picture(5, reserve=False), _roll),
    "second_day": Family(_second_day, _roll),
}
COACH = Coach(thumb, FAMILIES, _reason, _half_hint)
