"""Fonnjo Foon: ten dice, a party and a dungeon. Designed by Frank Nora (CC BY 3.0 US).

Rules from the sheet. A turn: roll all ten dice; move at least one into the Party; then take a
picture (worth a point for each die in Fonnjo's group), or roll the dice in hand. A roll from which
no die may enter is Foon and loses the turn, unless a Reserve Group can be rolled instead (Crisis).
With every die in the Party, the day may be recorded and all dice rolled again (Another Day).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from audiodice.core.checks import demand_legal, demand_seats
from audiodice.core.model import (
    Action,
    Board,
    Choice,
    Event,
    Game,
    Option,
    Outcome,
    Pile,
    Reason,
    Round,
    Step,
    Value,
    ranked,
    with_defaults,
)
from audiodice.games.fonnjo_foon import groups
from audiodice.games.fonnjo_foon.answers import (
    QUERIES,
    answer,
    by_family,
    part,
    pick_fields,
    plain_groups,
    plain_offers,
    score_fields,
    split,
)
from audiodice.games.fonnjo_foon.groups import FONNJO
from audiodice.games.fonnjo_foon.refusals import why_not
from audiodice.games.fonnjo_foon.state import Rules, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.core.picture import TrayKind
    from audiodice.games.fonnjo_foon.groups import Group

ROLL, PICTURE = Action("roll"), Action("picture")

OPTIONS: Mapping[str, Option] = {
    "rounds": Option(12, range(1, 51), apart=True, void_with="target"),
    # 0: the game ends after `rounds`, else at the target
    "target": Option(0, range(0, 501, 5), apart=True),
}


class FonnjoFoon:
    """The rules of Fonnjo Foon, as a `core.model.Game`."""

    name = "fonnjo_foon"
    options = OPTIONS
    seats = range(1, 9)
    queries = QUERIES
    commit = "picture"

    def initial(self, seats: int, **options: int | bool) -> State:
        demand_seats(self, seats)
        return State(Rules(**with_defaults(OPTIONS, options)), scores=(0,) * seats)

    def turn(self, state: State) -> int:
        return state.seat

    def dice(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The faces just rolled, and the positions chosen to move."""
        return (state.faces, state.kept) if state.open else ((), ())

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Each set of dice (by family and face) that may enter, roll and picture; in a Crisis
        the picks and roll."""
        if state.over:
            return ()
        if state.crisis:
            faces = [group.face for group in groups.reserves(state.party)]
            picks = tuple(Action("pick", face) for face in faces if face != state.picked)
            return (*picks, ROLL) if state.picked else picks
        if not state.open:
            return (ROLL,)
        families, faces_ = state.families, state.faces
        now = sorted([(families[place], faces_[place]) for place in state.kept])
        found = [
            Action("keep", chosen)
            for chosen in groups.sets(families, faces_, groups.held(state.party))
            if len(chosen) != len(now)
            or sorted([(families[place], faces_[place]) for place in chosen]) != now
        ]
        if state.kept:
            found.append(ROLL)
        if groups.fonnjo_group(state.moved):
            found.append(PICTURE)
        return tuple(found)

    def why_not(self, state: State, action: Action) -> Reason | None:
        return why_not(state, action)

    def throw_size(self, state: State, action: Action) -> int:
        """All dice in `State.cup`: ten at the start of a turn."""
        return len(state.cup) if action.verb == "roll" else 0

    def apply(self, state: State, action: Action, dice: Sequence[int] = ()) -> Step:
        demand_legal(self, state, action, dice)
        if action.verb == "keep":
            return _keep(state, tuple(sorted(cast("tuple[int, ...]", action.arg))))
        if action.verb == "pick":
            return _pick(state, cast("int", action.arg))
        if action.verb == "picture":
            return _picture(state)
        return _roll(state, tuple(dice))

    def choices(self, state: State) -> tuple[Choice, ...]:
        """The faces that may enter, Fonnjo's first; in a Crisis the Reserve Groups, largest
        first."""
        if state.crisis:
            return tuple(
                Choice(
                    Action("pick", group.face),
                    Event("group_choice", state.seat, {"groups": plain_groups([group])}),
                )
                for group in groups.reserves(state.party)
            )
        found = []
        for offer in state.offers(state.entering):
            chosen = tuple([p for p in state.entering if state.faces[p] == offer.face])
            fields: dict[str, Value] = {
                "offers": plain_offers([offer]),
                "leaves": len(state.faces) - len(chosen),
            }
            found.append(Choice(Action("keep", chosen), Event("choice", state.seat, fields)))
        return tuple(found)

    def keep_all(self, state: State) -> Action:
        return Action("keep", state.entering)

    def board(self, state: State) -> Board:
        """The dice of the last roll, Fonnjo's group, the Reserve Groups, the Dungeon."""
        mine = groups.fonnjo_group(state.party)
        piles = [] if mine is None else [_pile("fonnjo", mine)]
        for group in groups.reserves(state.party):
            pick = group.face * state.crisis
            pile = _pile("reserve", group)
            piles.append(pile._replace(picked=group.face == state.picked, pick=pick))
        if state.dungeon:
            piles.append(Pile("dungeon", (0,) * len(state.dungeon), state.dungeon))
        return Board(
            () if state.crisis else state.faces,  # they are in the Dungeon
            state.kept,
            state.families,
            tuple(piles),
            state.worth,
            state.rules.target,
        )

    def confirmation(self, state: State, action: Action) -> Reason | None:
        """Ask before a picture that leaves out dice which could join Fonnjo's group."""
        if action.verb != "picture" or not state.kept:
            return None
        group = groups.fonnjo_group(state.moved)
        more = [p for p in state.entering if group and state.faces[p] == group.face]
        out = len(set(more) - set(state.kept))
        return Reason("picture_leaves", count=out, points=state.worth) if out else None

    def query(self, state: State, name: str) -> tuple[Event, ...]:
        return answer(state, name)

    def round(self, state: State) -> Round:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Once the last round is finished, the seats by total; equal totals are tied."""
        if not state.over:
            return None
        reason = "target" if state.rules.target else "rounds"
        return Outcome(reason, state.scores, ranked(state.scores))


def _pile(kind: TrayKind, group: Group) -> Pile:
    return Pile(kind, (group.face,) * len(group.dice), group.dice)


def _keep(state: State, kept: tuple[int, ...]) -> Step:
    after = replace(state, kept=kept)
    group = groups.fonnjo_group(after.party_with(kept))
    key = "kept" if len(kept) >= len(state.kept) else "released"
    offers, apart = after.offers(kept), split(state.families, state.faces, kept)
    fields: dict[str, Value] = {
        "offers": plain_offers(offers),
        "rest": plain_offers([offer for offer in offers if offer.face not in apart]),
        "all": len(kept) == len(state.entering),
        "part": part(state.families, state.faces, kept),
        "faces": tuple(sorted([state.faces[place] for place in kept])),
        "throws": len(after.cup),
        "points": state.recorded + len(group.dice) if group else 0,
        "recorded": state.recorded,
        "days": len(state.days),
    }
    return Step(after, (Event("all_in" if after.all_in else key, state.seat, fields),))


def _pick(state: State, face: int) -> Step:
    after = replace(state, picked=face)
    return Step(after, (Event("picked", state.seat, pick_fields(after)),))


def _roll(state: State, dice: tuple[int, ...]) -> Step:
    seat, days, party = state.seat, state.days, state.party
    families = state.cup
    events: list[Event] = []
    if state.crisis:
        party = tuple([group for group in party if group.face != state.picked])
    elif state.all_in:
        group = groups.fonnjo_group(state.moved)  # Fonnjo is never in the Dungeon
        days = (*days, len(group.dice) if group else 0)
        party = ()
        day: dict[str, Value] = {"day": len(days) + 1, "points": days[-1], "recorded": sum(days)}
        events.append(Event("another_day", seat, day))
    elif state.open:
        party = state.moved
        offers = plain_offers(state.offers(state.kept))
        himself = any(kind in ("fonnjo", "fonnjo_joins") for kind, *_ in offers)
        arrival = "party" if himself else "party_monster"
        events.append(Event("entered", seat, {"offers": offers, "arrival": arrival}))
    after = State(
        state.rules, state.scores, seat, days, party, state.dungeon, families, dice,
        roller=seat, open=True, turns=state.turns,
    )  # fmt: skip
    events.append(_rolled(after))
    if len(after.entering) == len(dice):
        events.append(Event("all_dice", seat))
    if after.entering:
        return Step(after, tuple(events))
    if groups.fonnjo_group(party) and groups.reserves(party):
        return _crisis(after, events)
    return _foon(after, events)


def _rolled(state: State) -> Event:
    offers = state.offers(state.entering)
    fonnjo = [f for family, f in zip(state.families, state.faces, strict=True) if family == FONNJO]
    enters = any(offer.kind in ("fonnjo", "fonnjo_joins") for offer in offers)
    fields: dict[str, Value] = {
        **_shown(state),
        "count": len(state.faces),
        "offers": plain_offers(offers),
        "out": fonnjo[0] if fonnjo and not enters else 0,
        "all": len(state.entering) == len(state.faces),
        "points": state.worth,
        "recorded": state.recorded,
    }
    return Event("rolled", state.seat, fields)


def _shown(state: State) -> dict[str, Value]:
    return {"faces": state.faces, "families": by_family(state.families, state.faces)}


def _crisis(state: State, events: list[Event]) -> Step:
    """The dice just rolled go to the Dungeon. If there is one Reserve Group, it is picked."""
    ready = groups.reserves(state.party)
    after = replace(
        state,
        dungeon=tuple(sorted((*state.dungeon, *state.families))),
        open=False,
        crisis=True,
        picked=ready[0].face if len(ready) == 1 else 0,
    )
    fields = {"count": len(state.faces), **_shown(state), **pick_fields(after)}
    return Step(after, (*events, Event("crisis", state.seat, fields)))


def _foon(state: State, events: list[Event]) -> Step:
    """No die may enter: the turn is worth nothing. With an empty Party it is Big Foon."""
    fields: dict[str, Value] = {
        "lost": state.stake,
        "day": len(state.days) + 1,
        "dungeon": len(state.dungeon),
        **_shown(state),
    }
    events.append(Event("foon" if state.party else "big_foon", state.seat, fields))
    return _pass_turn(state, state.scores, events)


def _picture(state: State) -> Step:
    seat, points = state.seat, state.worth
    total = state.scores[seat] + points
    scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
    fields: dict[str, Value] = {
        "points": points,
        "total": total,
        "day": len(state.days) + 1,
        "recorded": state.recorded,
        "group": points - state.recorded,
        "dungeon": len(state.dungeon),
    }
    after, follows = _pass_turn(state, scores, [])
    fields["next"] = -1 if after.over else after.seat
    return Step(after, (Event("picture", seat, fields), *follows))


def _pass_turn(state: State, scores: tuple[int, ...], events: list[Event]) -> Step:
    """End the turn: the next seat, or the end of the game once its last round is finished.

    Families and faces stay in the state, for questions about the last roll.
    """
    rules, turns = state.rules, state.turns + 1
    played, seats_into = divmod(turns, len(scores))
    reached = max(scores) >= rules.target if rules.target else played >= rules.rounds
    over = seats_into == 0 and reached
    after = State(
        rules, scores, state.seat if over else turns % len(scores),
        families=state.families, faces=state.faces, roller=state.seat, turns=turns, over=over,
    )  # fmt: skip
    if over:
        fields: dict[str, Value] = {"scores": scores, "ranking": ranked(scores), "turns": played}
        events.append(Event("ended", None, fields))
    else:
        last = after.in_last_round
        if last and not state.in_last_round:
            events.append(Event("last_round", after.seat, score_fields(after)))
        key = "turn" if len(scores) > 1 else "next_turn"
        events.append(Event(key, after.seat, {**score_fields(after), "last": last}))
    return Step(after, tuple(events))


GAME: Game[State] = FonnjoFoon()
