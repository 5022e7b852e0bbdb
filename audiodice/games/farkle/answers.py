"""Answers to queries in Farkle, made from the state alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.games.farkle.combos import farkles, scoring, worth

if TYPE_CHECKING:
    from audiodice.games.farkle.state import State


def answer(state: State, name: str) -> tuple[Event, ...]:
    """The answer to the query `name`; raises KeyError for an unknown one."""
    return (_ANSWERS[name](state),)


def offered(state: State) -> dict[str, Value]:
    """The fields `count` (how many choices the open roll has) and `best` (the three best)."""
    found = scoring(tuple(sorted(state.faces))) if state.open else ()
    return {"count": len(found), "best": tuple((faces, points) for faces, points in found[:3])}


def _points(state: State) -> Event:
    kept = tuple(sorted(state.chosen)) if state.open else ()
    return Event(
        "points",
        state.seat,
        {
            "points": state.at_stake,
            "before": state.points,
            "kept": kept,
            "here": worth(kept),
            "need": state.floor,
            "open": state.open,
            "enough": state.at_stake >= state.floor,
            "throws": state.to_throw,
        },
    )


def _last_roll(state: State) -> Event:
    free = tuple(f for place, f in enumerate(state.faces) if place not in state.kept)
    return Event(
        "last_roll", state.roller, {"kept": state.chosen, "free": free, "faces": state.faces}
    )


def _scores(state: State) -> Event:
    return Event("scores", state.seat, {"scores": state.scores, "target": state.rules.target})


def _turn(state: State) -> Event:
    return Event("whose_turn", state.seat, {"over": state.over, "open": state.open})


def _choices(state: State) -> Event:
    return Event("choice_list", state.seat, offered(state))


def _risk(state: State) -> Event:
    n = state.to_throw
    chance = round(100 * farkles(n) / 6**n)
    needs_keep = state.open and not state.kept
    return Event("risk", state.seat, {"throws": n, "percent": chance, "keep_first": needs_keep})


def _rules(state: State) -> Event:
    rules = state.rules
    return Event(
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


_ANSWERS = {
    "points": _points,
    "roll": _last_roll,
    "scores": _scores,
    "turn": _turn,
    "choices": _choices,
    "risk": _risk,
    "rules": _rules,
}
QUERIES = tuple(_ANSWERS)
