"""What the coach knows of Farkle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from audiodice.core.dice import positions
from audiodice.core.model import Action, Event
from audiodice.games.farkle import BANK, GAME, ROLL
from audiodice.games.farkle.combos import farkles, scoring, worth
from audiodice.games.farkle.state import DICE
from audiodice.opponents.coach.coach import Coach, Family, percent
from audiodice.opponents.farkle import EVALUATOR
from audiodice.opponents.farkle.points_plan import plan_of

if TYPE_CHECKING:
    from audiodice.core.model import Decision, Value
    from audiodice.games.farkle.state import State
    from audiodice.opponents.coach.coach import Test

ENOUGH, FEW, MUCH = 50, 3, 100  # of the rule of thumb: points, dice, points


class Outcome(NamedTuple):
    """What a decision comes to: a bank or a roll, with so many dice and points at stake."""

    bank: bool
    dice: int
    points: int


def outcome(state: State, decision: Decision) -> Outcome:
    """The bank or the roll of a decision."""
    bank = decision[-1].verb == "bank"
    if not state.open:
        return Outcome(bank, DICE, 0)
    places = cast("tuple[int, ...]", decision[0].arg) if len(decision) > 1 else state.kept
    faces = tuple(sorted([state.faces[place] for place in places]))
    if bank and not faces:  # it takes all that scores
        faces = scoring(tuple(sorted(state.faces)), state.rules.scale)[0][0]
    points = state.points + worth(faces, state.rules.scale)
    return Outcome(bank, len(state.faces) - len(faces) or DICE, points)


def _reason(state: State, chosen: Decision, best: Decision) -> Event | None:
    if not state.open:
        return None
    better, worse = outcome(state, best), outcome(state, chosen)
    fields: dict[str, Value] = {
        "points": better.points,
        "other_points": worse.points,
        "dice": better.dice,
        "other_dice": worse.dice,
        "percent": _risk(better),
        "other_percent": _risk(worse),
        "average": f"{_average(state, better):.1f}",
        "other_average": f"{_average(state, worse):.1f}",
    }
    key = _key(state, better, worse)
    if key == "reason_wins" and EVALUATOR.unit(state) != "chance":
        return None  # two decisions are worth the same
    return Event(key, state.seat, fields)


def _key(state: State, better: Outcome, worse: Outcome) -> str:
    """The reason whose numbers speak for the better decision."""
    if better.bank and worse.bank:
        return "reason_left"
    if not better.bank and not worse.bank and better.dice > worse.dice:
        return "reason_dice"
    if _average(state, better) <= _average(state, worse):
        return "reason_wins"
    if better.bank or worse.bank:
        return "reason_bank" if better.bank else "reason_roll"
    return "reason_points"


def _average(state: State, of: Outcome) -> float:
    plan = plan_of(state)
    return plan.bank(of.points) if of.bank else plan.roll(of.dice, of.points)


def _risk(of: Outcome) -> int:
    return percent(farkles(of.dice) / 6**of.dice)


def _half_hint(state: State, best: Decision) -> Event | None:
    if not state.open:
        return None
    found = outcome(state, best)
    most = outcome(state, (GAME.keep_all(state), best[-1]))
    if found.dice != most.dice:
        return Event("half_hint_dice", state.seat)
    banked, rolled = most._replace(bank=True), most._replace(bank=False)
    by_points = _average(state, banked) >= _average(state, rolled)
    if most.points >= state.floor and by_points != found.bank:
        return Event("half_hint_scores", state.seat)
    return Event("half_hint_bank", state.seat)


# --- the rule of thumb and its mistakes ----------------------------------------------------------


def thumb(state: State) -> Decision:
    """Keeps all that scores; banks with fewer than three dice left, or 100 points."""
    if not state.open:
        return (ROLL,)
    faces, points = scoring(tuple(sorted(state.faces)), state.rules.scale)[0]
    keep = Action("keep", positions(state.faces, faces))
    left, at_stake = len(state.faces) - len(faces), state.points + points
    hot, enough = not left, left < FEW or at_stake >= MUCH
    return (keep, BANK if at_stake >= state.floor and enough and not hot else ROLL)


def _is(*, bank: bool, dice: int, least: int = 0, most: int = 10_000) -> Test:
    """Whether a decision banks, or rolls, with so many dice left and so many points at stake."""

    def test(state: State, decision: Decision) -> bool:
        return state.open and _fits(outcome(state, decision))

    def _fits(found: Outcome) -> bool:
        return found.bank == bank and found.dice == dice and least <= found.points <= most

    return test


def _bank(_state: State, best: Decision) -> bool:
    return best[-1] == BANK


def _five_of_six(state: State, done: Decision) -> bool:
    return len(state.faces) == DICE and _is(bank=True, dice=1)(state, done)


def _losing(state: State, done: Decision) -> bool:
    bank = _is(bank=True, dice=1, least=MUCH)(state, done)
    return bank and state.scores[state.seat] + outcome(state, done).points < max(state.scores)


_FIVE, _LAST = _is(bank=False, dice=5), _is(bank=False, dice=1)
FAMILIES = {
    "four_dice": Family(_is(bank=False, dice=4), _FIVE),
    "three_dice": Family(_is(bank=False, dice=3, most=ENOUGH - 1), _FIVE),
    "bank_two": Family(_is(bank=True, dice=2), _FIVE),
    "last_die": Family(_is(bank=True, dice=1, least=ENOUGH, most=MUCH - 1), _LAST),
    "last_die_few": Family(_is(bank=True, dice=1, most=ENOUGH - 1), _LAST),
    "last_die_losing": Family(_losing, _LAST),
    "roll_three": Family(_is(bank=False, dice=3, least=ENOUGH), _bank),
    "two_few": Family(_is(bank=True, dice=2, most=ENOUGH - 1), _is(bank=False, dice=2)),
    "five_of_six": Family(_five_of_six, _FIVE),
    "three_rich": Family(_is(bank=False, dice=3, least=ENOUGH), _FIVE),
}
COACH = Coach(thumb, FAMILIES, _reason, _half_hint, ("perfect",))
