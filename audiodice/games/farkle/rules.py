"""Farkle: six dice, press your luck. Rules from the Farkle sheet; a "ruling" fills a gap in it.

A turn: roll; keep any dice of the roll that split into combinations with none left over; then roll
the other dice, or bank. A roll in which nothing scores is a farkle and loses the turn's points.
Once all six dice have scored, the next roll is of six dice again (hot dice).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from audiodice.core.checks import demand_legal, demand_seats
from audiodice.core.dice import positions
from audiodice.core.model import (
    Action,
    Board,
    Choice,
    Event,
    Game,
    Option,
    OptionError,
    Outcome,
    Pile,
    Reason,
    Round,
    Step,
    Value,
    ranked,
    with_defaults,
)
from audiodice.games.farkle.answers import QUERIES, answer
from audiodice.games.farkle.combos import (
    SHEET,
    TEN_THOUSAND,
    best_faces,
    combos_fields,
    scoring,
    worth,
)
from audiodice.games.farkle.refusals import why_not
from audiodice.games.farkle.state import Rules, State
from audiodice.games.farkle.turn_end import bank, choice_fields, farkle, turn_fields

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROLL, BANK = Action("roll"), Action("bank")

OPTIONS: Mapping[str, Option] = {
    "minimum": Option(30, range(0, 201, 5)),
    "first_bank": Option(50, range(0, 501, 5)),
    "target": Option(1000, range(100, 10_001, 5), apart=True),
    "last_round": Option(False, (False, True)),
    "scale": Option(
        SHEET,
        (SHEET, TEN_THOUSAND),
        sets={
            TEN_THOUSAND: {"minimum": 50, "first_bank": 500, "target": 10_000, "last_round": True}
        },
        apart=True,
    ),
    "penalty": Option(0, range(0, 1001, 50)),
    "teams": Option(False, (False, True), apart=True),
}

TEAM_SEATS = (4, 6, 8)


class Farkle:
    """The rules of Farkle, as a `core.model.Game`."""

    name = "farkle"
    options = OPTIONS
    seats = range(1, 9)
    queries = QUERIES
    commit = "bank"

    def initial(self, seats: int, **options: int | bool) -> State:
        demand_seats(self, seats)
        rules = Rules(**with_defaults(OPTIONS, options))
        if rules.teams and seats not in TEAM_SEATS:
            need = Reason("teams_need_seats")
            raise OptionError(f"option 'teams' is on; allowed is off with {seats} seats", need)
        return State(rules, scores=(0,) * seats)

    def turn(self, state: State) -> int:
        return state.seat

    def dice(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (state.faces, state.kept) if state.open else ((), ())

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Roll, each set of faces that may be kept, and bank; only what is legal."""
        if state.over:
            return ()
        if not state.open:
            return (ROLL,)
        now = tuple(sorted(state.chosen))
        found = [
            Action("keep", positions(state.faces, faces))
            for faces, _ in scoring(tuple(sorted(state.faces)), state.rules.scale)
            if faces != now
        ]
        if state.kept:
            found += [Action("keep", ()), ROLL]
        if state.at_stake >= state.floor:
            found.append(BANK)
        return tuple(found)

    def why_not(self, state: State, action: Action) -> Reason | None:
        return why_not(state, action)

    def throw_size(self, state: State, action: Action) -> int:
        """Six at the start of a turn or once all have scored, otherwise those not kept."""
        return state.to_throw if action.verb == "roll" else 0

    def apply(self, state: State, action: Action, dice: Sequence[int] = ()) -> Step:
        demand_legal(self, state, action, dice)
        if action.verb == "keep":
            return _keep(state, tuple(sorted(cast("tuple[int, ...]", action.arg))))
        if action.verb == "bank":
            return bank(state)
        return _roll(state, tuple(dice))

    def choices(self, state: State) -> tuple[Choice, ...]:
        if not state.open:
            return ()
        return tuple(
            Choice(
                Action("keep", positions(state.faces, faces)),
                Event(
                    "choice",
                    state.seat,
                    {
                        "faces": faces,
                        "points": points,
                        "leaves": len(state.faces) - len(faces),
                        "at_stake": state.points + points,
                        "more": state.points > 0,
                    },
                ),
            )
            for faces, points in scoring(tuple(sorted(state.faces)), state.rules.scale)
        )

    def keep_all(self, state: State) -> Action:
        best = best_faces(state.faces, state.rules.scale)
        return Action("keep", positions(state.faces, best))

    def board(self, state: State) -> Board:
        faces = tuple([face for taken in state.taken for face in taken])
        apart = (Pile("apart", faces, points=state.points),) if faces else ()
        return Board(
            state.faces, state.kept, (), apart, stake=state.at_stake, target=state.rules.target
        )

    def confirmation(self, state: State, action: Action) -> Reason | None:
        """Ask before a roll if banking would win, and before a bank that leaves points."""
        rules, total = state.rules, state.scores[state.seat] + state.at_stake
        wins = total >= rules.target and not rules.last_round
        if action.verb == "roll" and state.open and wins and state.at_stake >= state.floor:
            return Reason("bank_wins", total=total)
        there = state.points + state.best
        if action.verb == "bank" and there > state.at_stake and not wins:
            return Reason("bank_less", there=there, points=state.at_stake)
        return None

    def query(self, state: State, name: str) -> tuple[Event, ...]:
        return answer(state, name)

    def round(self, state: State) -> Round:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Once the game is over, the seats by score; equal scores are tied."""
        if not state.over:
            return None
        teams = state.sides if state.rules.teams else 0
        return Outcome("target", state.scores, ranked(state.scores), teams)


def _keep(state: State, kept: tuple[int, ...]) -> Step:
    after = State(
        state.rules,
        state.scores,
        state.seat,
        state.points,
        state.taken,
        state.faces,
        kept,
        state.roller,
        open=True,
        turns=state.turns,
        closing=state.closing,
        streaks=state.streaks,
    )
    chosen = tuple(sorted(after.chosen))
    points = worth(chosen, state.rules.scale)
    if len(kept) == len(state.faces):
        key = "hot_dice"
    else:
        key = "kept" if len(kept) >= len(state.kept) else "released"
    fields: dict[str, Value] = {
        "faces": chosen,
        "points": points,
        "throws": after.to_throw,
        "at_stake": state.points + points,
        "more": state.points > 0,
        "need": after.floor,
        "enough": after.at_stake >= after.floor,
    }
    if key == "hot_dice":
        fields["chain"] = after.chain
    return Step(after, (Event(key, state.seat, fields),))


def _roll(state: State, dice: tuple[int, ...]) -> Step:
    seat = state.seat
    taken, points = state.taken, state.points
    if state.open:
        taken, points = (*taken, state.chosen), state.at_stake
    scale = state.rules.scale
    found = scoring(tuple(sorted(dice)), scale)
    best, most = found[0] if found else ((), 0)
    rolled = Event(
        "rolled",
        seat,
        {
            "faces": dice,
            "count": len(dice),
            "combos": combos_fields(best, scale),
            "points": most,
            **choice_fields(best, scale),
            "all": len(best) == len(dice),
            "choices": len(found),
            "before": points,
        },
    )
    if not found:
        share = state.rules.share(points)
        turn = turn_fields(taken, scale, farkled=True)
        fields = {"faces": dice, "lost": points, "share": share, **turn}
        return farkle(state, dice, [rolled, Event("farkled", seat, fields)])
    after = State(
        state.rules,
        state.scores,
        seat,
        points,
        taken,
        dice,
        (),
        roller=seat,
        open=True,
        turns=state.turns,
        closing=state.closing,
        streaks=state.streaks,
    )
    everything = (Event("all_dice", seat),) if len(best) == len(dice) else ()
    return Step(after, (rolled, *everything))


GAME: Game[State] = Farkle()
