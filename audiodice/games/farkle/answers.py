"""Answers to queries in Farkle, made from the state alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.games.farkle.combos import SHEET, best_faces, farkles, scoring, worth
from audiodice.games.farkle.state import DICE

if TYPE_CHECKING:
    from audiodice.games.farkle.state import State


def answer(state: State, name: str) -> tuple[Event, ...]:
    """The answer to the query `name`; raises KeyError for an unknown one."""
    return _rules(state) if name == "rules" else (_ANSWERS[name](state),)


def offered(state: State) -> dict[str, Value]:
    """The fields `count` (how many choices the open roll has) and `best` (the three best)."""
    found = scoring(tuple(sorted(state.faces)), state.rules.scale) if state.open else ()
    return {"count": len(found), "best": tuple((faces, points) for faces, points in found[:3])}


def team_fields(state: State) -> dict[str, Value]:
    """The field `teams`, their number, in a game of teams."""
    return {"teams": state.sides} if state.rules.teams else {}


def _points(state: State) -> Event:
    """The points collected: `before` this roll, and `here` in the dice kept from it.

    `there` are the points on the table while no dice are kept; `stake` is the sum, as a bank counts
    it; `bank` the points of a bank now, 0 if it is refused.
    """
    kept = tuple(sorted(state.chosen)) if state.open else ()
    enough = state.at_stake >= state.floor
    return Event(
        "points",
        state.seat,
        {
            "points": state.points + worth(kept, state.rules.scale),
            "before": state.points,
            "kept": kept,
            "here": worth(kept, state.rules.scale),
            "there": 0 if kept else state.best,
            "stake": state.at_stake,
            "need": state.floor,
            "open": state.open,
            "enough": enough,
            "bank": state.at_stake if enough and state.open else 0,
            "throws": state.to_throw,
        },
    )


def _last_roll(state: State) -> Event:
    free = tuple(f for place, f in enumerate(state.faces) if place not in state.kept)
    return Event(
        "last_roll", state.roller, {"kept": state.chosen, "free": free, "faces": state.faces}
    )


def _scores(state: State) -> Event:
    fields = {"scores": state.scores, "target": state.rules.target, **team_fields(state)}
    return Event("scores", state.seat, fields)


def _turn(state: State) -> Event:
    return Event("whose_turn", state.seat, {"over": state.over, "open": state.open})


def _choices(state: State) -> Event:
    return Event("choice_list", state.seat, offered(state))


def _risk(state: State) -> Event:
    needs_keep = state.open and not state.kept
    n = state.to_throw
    if needs_keep:  # the dice that the best choice leaves are rolled
        n = len(state.faces) - len(best_faces(state.faces, state.rules.scale)) or DICE
    chance = round(100 * farkles(n) / 6**n)
    return Event("risk", state.seat, {"throws": n, "percent": chance, "keep_first": needs_keep})


def _rules(state: State) -> tuple[Event, ...]:
    """The limits, then the rules that differ from the usual ones."""
    rules = state.rules
    limits = Event(
        "rules_in_force",
        state.seat,
        {
            "minimum": rules.minimum,
            "first_bank": rules.first_bank,
            "raised": rules.first_bank > rules.minimum,
            "target": rules.target,
            "last_round": rules.last_round,
        },
    )
    found = [limits]
    if rules.scale != SHEET:
        found.append(Event("scale_in_force", state.seat, {"scale": rules.scale}))
    if rules.penalty:
        found.append(Event("penalty_in_force", state.seat, {"penalty": rules.penalty}))
    if rules.teams:
        found.append(Event("teams_in_force", state.seat, team_fields(state)))
    return tuple(found)


_ANSWERS = {
    "points": _points,
    "roll": _last_roll,
    "scores": _scores,
    "turn": _turn,
    "choices": _choices,
    "risk": _risk,
}
QUERIES = (*_ANSWERS, "rules")
