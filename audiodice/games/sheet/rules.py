"""The turn that FUNE, Dice4Fun and other Yacht variants share: three throws, fill a box.

A turn: throw five dice; keep any of them and throw the others again, at most twice; fill one open
box of your sheet, for 0 points if the dice do not fit. Once all boxes of all sheets are filled, the
highest total wins. A variant is a table of boxes and a bonus: see `fune.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, cast

from audiodice.core.checks import are_places, demand_legal, demand_seats
from audiodice.core.model import (
    Action,
    Board,
    Choice,
    Event,
    Option,
    Outcome,
    Reason,
    Round,
    Step,
    Value,
    ranked,
    with_defaults,
)
from audiodice.games.sheet.answers import QUERIES, answer
from audiodice.games.sheet.boxes import DICE, most
from audiodice.games.sheet.card import KIND, Card
from audiodice.games.sheet.state import State

if TYPE_CHECKING:
    from audiodice.games.sheet.boxes import Box, Faces

ROLL = Action("roll")


class Sheet(Card):
    """The rules of one variant, as a `core.model.Game`."""

    seats = range(1, 9)
    queries = QUERIES
    commit = "score"

    def __init__(
        self,
        name: str,
        boxes: Sequence[Box],
        *,
        bonus: int,
        threshold: int = 63,
        made: Sequence[str] = (KIND,),
        without: Mapping[int, Sequence[str]] | None = None,
        podium: bool = False,
    ) -> None:
        """`boxes`, `bonus`, `threshold` and `made` are as in `Card`.

        `without` has the shorter sheets of the option `boxes`: by number of boxes, the ids that
        they leave out. With `podium` each place is announced at the end.
        """
        super().__init__(boxes, bonus=bonus, threshold=threshold, made=made)
        self.name = name
        self._podium = podium
        all_ids = tuple(box.id for box in boxes)
        self._layouts = {len(all_ids): all_ids}
        for many, ids in (without or {}).items():
            self._layouts[many] = tuple(box for box in all_ids if box not in ids)
        self.options: Mapping[str, Option] = (
            {"boxes": Option(len(all_ids), tuple(self._layouts), apart=True)} if without else {}
        )

    def initial(self, seats: int, **options: int | bool) -> State:
        demand_seats(self, seats)
        given = with_defaults(self.options, options)
        boxes = self._layouts[given.get("boxes", len(self.boxes))]
        return State(boxes, ((None,) * len(boxes),) * seats)

    def turn(self, state: State) -> int:
        return state.seat

    def dice(self, state: State) -> tuple[Faces, tuple[int, ...]]:
        return (state.faces, state.kept) if state.open else ((), ())

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Roll, each set of faces that may be kept, and each open box; only what is legal."""
        if state.over:
            return ()
        if not state.open:
            return (ROLL,)
        found = []
        if state.throws:
            if state.to_throw:
                found.append(ROLL)
            seen = {tuple(sorted(state.chosen))}
            for n in range(DICE + 1):
                for places in combinations(range(DICE), n):
                    faces = tuple(sorted([state.faces[place] for place in places]))
                    if faces not in seen:
                        seen.add(faces)
                        found.append(Action("keep", places))
        return (*found, *(choice.action for choice in self.choices(state)))

    def why_not(self, state: State, action: Action) -> Reason | None:
        if state.over:
            return Reason("game_over")
        verb, arg = action.verb, action.arg
        if verb not in ("roll", "keep", "score") or (verb == "roll" and arg is not None):
            return Reason("no_such_action", verb=verb)
        if not state.open:
            return None if verb == "roll" else Reason("roll_first")
        if verb == "score":
            return _why_not_score(self, state, arg)
        if not state.throws:
            return Reason("no_throws_left", boxes=self.top(state, 1))
        if verb == "keep":
            return None if are_places(arg, DICE) else Reason("no_such_die", dice=DICE)
        return None if state.to_throw else Reason("all_kept", boxes=self.top(state, 1))

    def throw_size(self, state: State, action: Action) -> int:
        """Five at the start of a turn, later those not kept."""
        return state.to_throw if action.verb == "roll" else 0

    def apply(self, state: State, action: Action, dice: Sequence[int] = ()) -> Step:
        demand_legal(self, state, action, dice)
        if action.verb == "keep":
            return _keep(state, tuple(sorted(cast("tuple[int, ...]", action.arg))))
        if action.verb == "score":
            return self._score(state, cast("str", action.arg))
        return self._roll(state, tuple(dice))

    def choices(self, state: State) -> tuple[Choice, ...]:
        """Every open box, the one that adds the most points first."""
        return tuple(
            Choice(Action("score", offer.box), Event("choice", state.seat, offer._asdict()))
            for offer in self.offers(state)
        )

    def keep_all(self, state: State) -> Action:
        return Action("keep", tuple(range(len(state.faces))))

    def board(self, state: State) -> Board:
        return Board(state.faces, state.kept, rolls=state.throws)

    def confirmation(self, state: State, action: Action) -> Reason | None:
        """Ask before a zero, before a made box of a fixed sum is rolled away, before a roll of all
        five dice, and before dice are rolled away that match all those kept."""
        if action.verb == "score" and isinstance(action.arg, str):
            return None if self.worth(state.faces)[action.arg] else Reason("zero", box=action.arg)
        if action.verb == "roll" and state.open:
            if made := self.made_left(state):
                return Reason("made_left", **made._asdict())
            if not state.kept:
                return Reason("roll_all", count=DICE)
        # Only before the last roll: in the first the player has just chosen between these dice.
        if action.verb == "roll" and state.throws == 1 and len(set(state.chosen)) == 1:
            alike = state.faces.count(state.chosen[0]) - len(state.kept)
            if alike:
                return Reason("alike_left", faces=(state.chosen[0],) * alike)
        return None

    def query(self, state: State, name: str) -> tuple[Event, ...]:
        """The answer to one of `queries`, or to "sheet 2" or "bonus 2", about the seat of index 2.

        Raises KeyError for any other name.
        """
        return answer(self, state, name)

    def round(self, state: State) -> Round:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Once every box is filled, the seats by total; equal totals are tied."""
        if not state.over:
            return None
        totals = self.totals(state)
        return Outcome("sheets_full", totals, ranked(totals))

    def _roll(self, state: State, dice: Faces) -> Step:
        kept = state.kept if state.open else ()
        thrown = iter(dice)
        faces = tuple(
            [state.faces[place] if place in kept else next(thrown) for place in range(DICE)]
        )
        after = replace(state, faces=faces, kept=kept, throws=state.throws - 1, roller=state.seat)
        best = self.offers(after)[0]
        made = self.made_of(after)
        fields: dict[str, Value] = {
            "faces": dice,
            "count": len(dice),
            "first": not state.open,
            "kept": tuple(sorted(after.chosen)),
            "all": tuple(sorted(faces)),
            "made": made,
            "made_points": made[0][-1] if made else 0,
            "named": bool(made) and made[0][0] == best.box,
            **best._asdict(),
            "left": after.throws,
        }
        events = [Event("rolled", state.seat, fields)]
        if most(faces)[0] == DICE:
            events.append(Event("five_alike", state.seat))
        return Step(after, tuple(events))

    def _score(self, state: State, box: str) -> Step:
        seat, brings = state.seat, self.brings(state, box)
        points = brings.points - brings.bonus
        place = state.boxes.index(box)
        line = state.scores[seat]
        line = (*line[:place], points, *line[place + 1 :])
        scores = (*state.scores[:seat], line, *state.scores[seat + 1 :])
        turns = state.turns + 1
        over = turns == len(scores) * len(state.boxes)
        after = State(
            state.boxes,
            scores,
            seat if over else (seat + 1) % len(scores),
            state.faces,
            state.kept,
            roller=seat,
            turns=turns,
            over=over,
        )
        totals = self.totals(after)
        made = self.name_of(state.faces)
        # An upper box scores no combination, and its name tells the face.
        tells = not points or self.face_of[box] or (made and made[0][0] == box)
        fields: dict[str, Value] = {
            "box": box,
            "points": points,
            "total": totals[seat],
            "faces": tuple(sorted(state.faces)),
            "from": () if tells else made,
            "next": -1 if over else after.seat,
            "bonus": bool(brings.bonus),
        }
        events = [Event("scored" if points else "zeroed", seat, fields)]
        if brings.bonus:
            more = {"points": brings.bonus, "total": totals[seat], "next": fields["next"]}
            events.append(Event("bonus", seat, more))
        return Step(after, (*events, *self._what_follows(after, totals)))

    def _what_follows(self, state: State, totals: tuple[int, ...]) -> tuple[Event, ...]:
        if not state.over:
            key = "turn" if len(totals) > 1 else "next_turn"
            fields: dict[str, Value] = {"scores": totals, **state.round._asdict()}
            begins_last = state.round.round == len(state.boxes) and state.seat == 0
            last = Event("last_round", state.seat, fields)
            turn = Event(key, state.seat, fields)
            return (*((last,) if begins_last and len(totals) > 1 else ()), turn)
        ranking = ranked(totals)
        played = state.round.round
        ended = Event("ended", None, {"scores": totals, "ranking": ranking, "turns": played})
        if not self._podium or len(totals) < 3:
            return (ended,)
        steps: list[Event] = []
        for group in ranking:
            place = len(steps) + 1  # seats that are tied have the same number
            for seat in group:
                shared = len(group) > 1
                won: dict[str, Value] = {"place": place, "points": totals[seat], "shared": shared}
                steps.append(Event("podium", seat, won))
        return (ended, *steps)


def _keep(state: State, kept: tuple[int, ...]) -> Step:
    after = replace(state, kept=kept)
    key = "kept" if len(kept) >= len(state.kept) else "released"
    gone = tuple(sorted([state.faces[place] for place in state.kept if place not in kept]))
    fields: dict[str, Value] = {
        "faces": tuple(sorted(after.chosen)),
        "gone": gone,
        "throws": after.to_throw,
    }
    return Step(after, (Event(key, state.seat, fields),))


def _why_not_score(card: Card, state: State, box: object) -> Reason | None:
    if box not in state.boxes:
        return Reason("no_such_box", boxes=card.top(state, 3))
    wanted = str(box)
    points = state.scores[state.seat][state.boxes.index(wanted)]
    if points is None:
        return None
    return Reason("box_filled", box=wanted, points=points, boxes=card.top(state, 1))
