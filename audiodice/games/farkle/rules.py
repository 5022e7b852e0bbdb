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
    Choice,
    Event,
    Game,
    Option,
    Outcome,
    Reason,
    Round,
    Step,
    Value,
    ranked,
    with_defaults,
)
from audiodice.games.farkle.answers import QUERIES, answer
from audiodice.games.farkle.combos import best_faces, combos_fields, scoring, worth
from audiodice.games.farkle.refusals import why_not
from audiodice.games.farkle.state import Rules, State
from audiodice.games.farkle.told_turn import told, told_choice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROLL, BANK = Action("roll"), Action("bank")

OPTIONS: Mapping[str, Option] = {
    "minimum": Option(30, range(0, 201, 5)),
    "first_bank": Option(50, range(0, 501, 5)),
    "target": Option(1000, range(100, 10_001, 5)),
    "last_round": Option(False, (False, True)),
}


class Farkle:
    """The rules of Farkle, as a `core.model.Game`."""

    name = "farkle"
    options = OPTIONS
    seats = range(1, 9)
    queries = QUERIES
    commit = "bank"

    def initial(self, seats: int, **options: int | bool) -> State:
        """A new game for 1 to 8 seats; raises OptionError, or ValueError for the seats."""
        demand_seats(self, seats)
        return State(Rules(**with_defaults(OPTIONS, options)), scores=(0,) * seats)

    def turn(self, state: State) -> int:
        """The seat whose turn it is."""
        return state.seat

    def dice(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The faces of the open roll, and the positions kept in it."""
        return (state.faces, state.kept) if state.open else ((), ())

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Roll, each set of faces that may be kept, and bank, as far as each is legal."""
        if state.over:
            return ()
        if not state.open:
            return (ROLL,)
        now = tuple(sorted(state.chosen))
        found = [
            Action("keep", positions(state.faces, faces))
            for faces, _ in scoring(tuple(sorted(state.faces)))
            if faces != now
        ]
        if state.kept:
            found += [Action("keep", ()), ROLL]
        if state.at_stake >= state.floor:
            found.append(BANK)
        return tuple(found)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """Why an action is refused, or None."""
        return why_not(state, action)

    def throw_size(self, state: State, action: Action) -> int:
        """Six at the start of a turn or once all have scored, else as many as are not kept."""
        return state.to_throw if action.verb == "roll" else 0

    def apply(self, state: State, action: Action, dice: Sequence[int] = ()) -> Step:
        """The next state and its events; raises IllegalAction."""
        demand_legal(self, state, action, dice)
        if action.verb == "keep":
            return _keep(state, tuple(sorted(cast("tuple[int, ...]", action.arg))))
        if action.verb == "bank":
            return _bank(state)
        return _roll(state, tuple(dice))

    def choices(self, state: State) -> tuple[Choice, ...]:
        """Every choice in the open roll, best first."""
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
                    },
                ),
            )
            for faces, points in scoring(tuple(sorted(state.faces)))
        )

    def keep_all(self, state: State) -> Action:
        """Keep the best choice."""
        return Action("keep", positions(state.faces, best_faces(state.faces)))

    def confirmation(self, state: State, action: Action) -> Reason | None:
        """Asks before a roll if banking would win the game."""
        if action.verb != "roll" or not state.open or state.rules.last_round:
            return None
        total = state.scores[state.seat] + state.at_stake
        wins = state.at_stake >= state.floor and total >= state.rules.target
        return Reason("bank_wins", total=total) if wins else None

    def query(self, state: State, name: str) -> tuple[Event, ...]:
        """The answer to one of `queries`; raises KeyError for another name."""
        return answer(state, name)

    def round(self, state: State) -> Round:
        """Which round it is."""
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Once the game is over, the seats by score; equal scores are tied."""
        return Outcome("target", state.scores, ranked(state.scores)) if state.over else None


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
    )
    chosen = tuple(sorted(after.chosen))
    points = worth(chosen)
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
    return Step(after, (Event(key, state.seat, fields),))


def _roll(state: State, dice: tuple[int, ...]) -> Step:
    seat = state.seat
    taken, points = state.taken, state.points
    if state.open:
        taken, points = (*taken, state.chosen), state.at_stake
    found = scoring(tuple(sorted(dice)))
    best, most = found[0] if found else ((), 0)
    rolled = Event(
        "rolled",
        seat,
        {
            "faces": dice,
            "count": len(dice),
            "combos": combos_fields(best),
            "points": most,
            **told_choice(best),
            "all": len(best) == len(dice),
            "choices": len(found),
            "before": points,
        },
    )
    if not found:
        fields = {"faces": dice, "lost": points, **told(taken, farkled=True)}
        lost = Event("farkled", seat, fields)
        return _pass_turn(state, state.scores, dice, (), [rolled, lost])
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
    )
    everything = (Event("all_dice", seat),) if len(best) == len(dice) else ()
    return Step(after, (rolled, *everything))


def _bank(state: State) -> Step:
    seat, faces, points = state.seat, state.faces, state.at_stake
    kept = state.kept or positions(faces, best_faces(faces))
    total = state.scores[seat] + points
    scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
    taken = (*state.taken, tuple([faces[place] for place in kept]))
    fields = {"points": points, "total": total, **told(taken, farkled=False)}
    banked = Event("banked", seat, fields)
    return _pass_turn(state, scores, faces, kept, [banked])


def _pass_turn(
    state: State,
    scores: tuple[int, ...],
    faces: tuple[int, ...],
    kept: tuple[int, ...],
    events: list[Event],
) -> Step:
    """End the turn: the next seat, or the end of the game (ruling: first to the target wins).

    `faces` and `kept` stay in the state, to answer what the last roll was.
    """
    seat, closing, last_round = state.seat, state.closing, state.rules.last_round
    following = (seat + 1) % len(scores)
    if closing < 0 and scores[seat] >= state.rules.target:
        closing = seat
        if last_round and following != seat:
            events.append(Event("last_round", seat, {"score": scores[seat]}))
    over = closing >= 0 and (not last_round or following == closing)
    turns = state.turns + 1
    after = State(
        state.rules,
        scores,
        seat if over else following,
        faces=faces,
        kept=kept,
        roller=seat,
        turns=turns,
        closing=closing,
        over=over,
    )
    if over:
        played, ranking = after.round.round, ranked(scores)
        events.append(Event("ended", None, {"scores": scores, "ranking": ranking, "turns": played}))
    else:
        events.append(Event("turn", following, {"scores": scores}))
    return Step(after, tuple(events))


GAME: Game[State] = Farkle()
