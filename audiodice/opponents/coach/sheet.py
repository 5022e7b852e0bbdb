"""The coach for any score sheet; `fune.py` and `dice4fun.py` add their common mistakes.

Its numbers are

- the chance that a keep makes the box that it aims at, if the dice are rolled for that box alone.
  An upper box is made with three dice of its face, or with one more than are kept;
- the points that a decision brings in this turn under best play, on average;
- the points that it costs later: those which its box would have brought if it were still open.

The value of a decision is its points, less what it costs later, plus the same number for all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from audiodice.core.dice import positions
from audiodice.core.model import Action, Event
from audiodice.games.sheet import ROLL
from audiodice.games.sheet.boxes import DICE, most
from audiodice.opponents.chance.sheet_turn import TurnOdds
from audiodice.opponents.coach.coach import Coach, percent, settled
from audiodice.opponents.evaluators import table_of
from audiodice.opponents.sheet.keeps import INDEX, ROLLS, keep_best, throw_rest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.core.model import Decision, Value
    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.state import State
    from audiodice.opponents.coach.coach import Family
    from audiodice.opponents.sheet.evaluator import SheetEvaluator
    from audiodice.opponents.sheet.sheet_values import SheetValues

CLEAR = 10  # in 100: a smaller difference of the chances of two boxes says little
PAIR = 2
ANY = ("choice", "chance")  # the boxes that take any dice
PACE = 3  # dice of its face with which an upper box is on the way to the bonus


class Outlook(NamedTuple):
    """What a decision brings: either a box is filled, or the other dice than `kept` are rolled."""

    box: str  # that is filled, or that the keep aims at
    chance: float  # that the keep makes it
    points: float
    later: float  # below 0: it brings more later
    kept: Faces | None = None
    many: int = 0  # the dice of its face that make an upper box; 0 for a lower one


@lru_cache(maxsize=16)
def _odds(values: SheetValues, opened: tuple[str, ...], upper: int) -> TurnOdds:
    return TurnOdds(values.turn(opened, upper))


@lru_cache(maxsize=64)
def _chances(game: Sheet, box: str, many: int) -> tuple[list[float], list[float]]:
    """For each keep, the chance to make a box with one roll left, and with two."""
    face = game.face_of[box]
    made = [roll.count(face) >= many if face else game.worth(roll)[box] > 0 for roll in ROLLS]
    once = throw_rest([float(one) for one in made])
    return once, throw_rest(keep_best(once))


class SheetAdvice:
    """Gives the reasons and half hints of one sheet game."""

    def __init__(self, game: Sheet, evaluator: SheetEvaluator) -> None:
        self.game, self._evaluator = game, evaluator

    def outlook(self, state: State, decision: Decision) -> Outlook:
        """The numbers of a decision; the table must be ready."""
        values: SheetValues = table_of(self._evaluator.spec(state))
        opened, upper, _ = self._evaluator.sheet(state, state.seat)
        if decision[-1].verb == "score":
            box = str(decision[-1].arg)
            points = self.game.worth(state.faces)[box]
            return Outlook(box, 1.0, points, self._later(values, opened, upper, box, points))
        kept = tuple(sorted(settled(self.game, state, decision).chosen))
        ends = _odds(values, opened, upper).outcomes(kept, state.throws)
        mean = sum(odds * points for (_, points), odds in ends.items())
        later = sum(
            odds * self._later(values, opened, upper, box, points)
            for (box, points), odds in ends.items()
        )
        aim, many, chance = self._aim(kept, state.throws, ends)
        return Outlook(aim, chance, mean, later, kept, many)

    def _aim(
        self, kept: Faces, left: int, ends: Mapping[tuple[str, int], float]
    ) -> tuple[str, int, float]:
        """The box that a keep aims at, the dice of its face that make it, and the chance of that.

        It is the box that brings most points, of those that the keep does not make for certain.
        """
        found: dict[str, float] = {}
        for (box, points), odds in ends.items():
            found[box] = found.get(box, 0.0) + odds * points
        aims = []
        for box, brings in found.items():
            face = self.game.face_of[box]
            many = max(PACE, kept.count(face) + 1) if face else 0
            chance = _chances(self.game, box, many)[left - 1][INDEX[kept]]
            fits = box not in ANY and (not kept or not face or face in kept)
            aims.append((fits and chance < 1, fits, brings, box, many, chance))
        *_, box, many, chance = max(aims)
        return box, many, chance

    def _later(
        self, values: SheetValues, opened: tuple[str, ...], upper: int, box: str, points: int
    ) -> float:
        """The points to come that are lost if a box is filled for these points."""
        rest = tuple(other for other in opened if other != box)
        then = upper + points if self.game.face_of[box] else upper
        return values.to_come(opened, upper) - values.to_come(rest, then)

    def reason(self, state: State, chosen: Decision, best: Decision) -> Event | None:
        if not state.open:
            return None
        better, worse = self.outlook(state, best), self.outlook(state, chosen)
        fields = {**_fields(better), **{f"other_{n}": v for n, v in _fields(worse).items()}}
        fields |= _difference("now", better.points - worse.points)
        fields |= _difference("then", worse.later - better.later)
        fields["instead"] = fields.pop("other_box")  # a name that the words know as a box
        return Event(_key(better, worse), state.seat, fields)

    def half_hint(self, state: State, best: Decision) -> Event | None:
        if not state.open:
            return None
        outlook = self.outlook(state, best)
        if outlook.kept is not None:
            if not outlook.kept:
                return Event("half_hint_all", state.seat)
            return Event("half_hint_box", state.seat, {"box": outlook.box})
        if not outlook.points:
            return Event("half_hint_zero", state.seat)
        if state.throws:
            return Event("half_hint_made", state.seat)
        upper = self.game.face_of[outlook.box]
        missing = self.game.threshold - self.game.upper(state, state.seat)
        if upper and missing > 0 and outlook.points < self.game.offers(state)[0].points:
            return Event("half_hint_bonus", state.seat, {"missing": missing})
        return Event("half_hint_later", state.seat)


def _key(better: Outlook, worse: Outlook) -> str:
    """The reason whose numbers speak for the better decision."""
    if better.kept is not None and worse.kept is not None:
        more = percent(better.chance) - percent(worse.chance)
        clear = more > 0 if better.box == worse.box else more >= CLEAR
        return "reason_aims" if clear else "reason_later"
    if better.kept is not None:
        return "reason_roll_on" if better.points > worse.points else "reason_later"
    if worse.kept is not None:
        return "reason_take" if better.points > worse.points else "reason_later"
    return "reason_later"


def _fields(outlook: Outlook) -> Mapping[str, Value]:
    rolls = outlook.kept is not None
    return {
        "box": outlook.box,
        "percent": percent(outlook.chance),
        "many": outlook.many,
        "points": f"{outlook.points:.1f}" if rolls else int(outlook.points),
    }


def _difference(name: str, points: float) -> Mapping[str, Value]:
    """By how many points the better decision brings more, or less, than the player's own."""
    shown = f"{abs(points):.1f}"
    sign = "same" if shown == "0.0" else "more" if points > 0 else "less"
    return {name: shown, f"{name}_sign": sign}


# --- the rule of thumb, and what is asked of decisions by the families ---------------------------


def coach(
    game: Sheet, evaluator: SheetEvaluator, made: Sequence[str], families: Mapping[str, Family]
) -> Coach:
    """The coach of a sheet game; its rule of thumb fills the boxes in `made` as soon as it can."""
    advice = SheetAdvice(game, evaluator)

    def thumb(state: State) -> Decision:
        """Else keeps the commonest face, and takes the most points at the end."""
        if not state.open:
            return (ROLL,)
        offers = game.offers(state)
        pays = [offer for offer in offers if offer.box in made and offer.points]
        if pays or not state.throws or most(state.faces)[0] == DICE:
            return (Action("score", (pays or offers)[0].box),)
        many, face = most(state.faces)
        return (Action("keep", positions(state.faces, (face,) * many)), ROLL)

    return Coach(thumb, families, advice.reason, advice.half_hint)


def boxed(decision: Decision) -> str:
    """The box that a decision fills; "" if it rolls."""
    return str(decision[-1].arg) if decision[-1].verb == "score" else ""


def kept(state: State, decision: Decision) -> Faces | None:
    """The sorted faces that a decision keeps before a roll; None if it fills a box."""
    if decision[-1].verb != "roll":
        return None
    places = cast("tuple[int, ...]", decision[0].arg) if len(decision) > 1 else state.kept
    return tuple(sorted([state.faces[place] for place in places]))


def in_a_row(faces: Faces | None, many: int) -> bool:
    """Whether so many different faces are kept, which all fit one straight of five."""
    return bool(faces and len(faces) == many == len(set(faces)) and faces[-1] - faces[0] < DICE)


def pairs(faces: Sequence[int]) -> list[int]:
    """The faces that show exactly twice, ascending."""
    return [face for face in sorted(set(faces)) if faces.count(face) == PAIR]


def keeps_pair(state: State, decision: Decision) -> bool:
    """Whether exactly the two dice of a pair are kept, and the roll has no other pair."""
    of = pairs(state.faces)
    return (
        len(of) == 1 and most(state.faces)[0] == PAIR and kept(state, decision) == (of[0],) * PAIR
    )


def open_boxes(state: State) -> set[str]:
    """The boxes that the seat in turn has not filled."""
    line = zip(state.boxes, state.scores[state.seat], strict=True)
    return {box for box, points in line if points is None}
