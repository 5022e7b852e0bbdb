"""Answers to queries in a sheet game, made from the state alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.games.sheet.boxes import DICE
from audiodice.games.sheet.card import Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from audiodice.games.sheet.card import Card
    from audiodice.games.sheet.state import State


def answer(game: Card, state: State, name: str) -> tuple[Event, ...]:
    """The answer to the query `name`; raises KeyError for an unknown one.

    "sheet" and "bonus" are about the seat in turn, "sheet 0" and "bonus 0" about the first seat.
    """
    if name == "turn" and state.open:
        return _turn(game, state), _rolls_left(game, state)
    if name == "choices" and not (state.open or state.over):
        return _open_boxes(state), *_bonus(game, state, state.seat)
    if name in _ANSWERS:
        return (_ANSWERS[name](game, state),)
    what, _, number = name.partition(" ")
    seats = {"": state.seat} | {str(n): n for n in range(len(state.scores))}
    if what not in _OF_A_SEAT or (number == "" and name != what):
        raise KeyError(name)
    return _OF_A_SEAT[what](game, state, seats[number])


def _points(game: Card, state: State) -> Event:
    best = next(iter(game.offers(state)), Offer("", 0))
    return Event("points", state.seat, {"open": state.open, **best._asdict()})


def _last_roll(_game: Card, state: State) -> Event:
    """The dice kept and left while any may be rolled again; later the whole hand, sorted."""
    if not (state.open and state.throws):
        hand = tuple(sorted(state.faces))
        return Event("last_roll", state.roller, {"kept": (), "free": hand, "faces": hand})
    kept = tuple(sorted(state.chosen))
    free = tuple([f for place, f in enumerate(state.faces) if place not in state.kept])
    return Event("last_roll", state.roller, {"kept": kept, "free": free, "faces": state.faces})


def _scores(game: Card, state: State) -> Event:
    fields: dict[str, Value] = {
        "scores": game.totals(state),
        **state.round._asdict(),
        "over": state.over,
    }
    return Event("totals", state.seat, fields)


def _turn(_game: Card, state: State) -> Event:
    return Event("whose_turn", state.seat, {"over": state.over, "open": state.open})


def _choices(game: Card, state: State) -> Event:
    many = state.scores[state.seat].count(None)
    fields: dict[str, Value] = {
        "count": many,
        "boxes": game.top(state, 3),
        "over": state.over,
    }
    return Event("choice_list", state.seat, fields)


def _open_boxes(state: State) -> Event:
    """The open boxes by name, or the filled ones if these are fewer."""
    line = tuple(zip(state.boxes, state.scores[state.seat], strict=True))
    still = tuple([(box,) for box, points in line if points is None])
    filled = tuple([(box,) for box, points in line if points is not None])
    most = len(still) > len(filled)
    fields: dict[str, Value] = {
        "count": len(still),
        "unfilled": () if most else still,
        "filled": filled if most else (),
    }
    return Event("open_boxes", state.seat, fields)


def _rolls_left(_game: Card, state: State) -> Event:
    fields: dict[str, Value] = {"left": state.throws, "throws": state.to_throw, "over": state.over}
    return Event("rolls_left", state.seat, fields)


def _bonus(game: Card, state: State, seat: int) -> tuple[Event, ...]:
    return (Event("bonus_progress", seat, _bonus_fields(game, state, seat)),)


def _bonus_fields(game: Card, state: State, seat: int) -> dict[str, Value]:
    """A seat's distance from the bonus; `possible` is the most its open boxes can still bring.

    `off` is the distance from an even pace, `pace` the side: ahead, behind, even.
    """
    have = game.upper(state, seat)
    line = zip(state.boxes, state.scores[seat], strict=True)
    possible = sum(DICE * game.face_of[box] for box, points in line if points is None)
    need = max(game.threshold - have, 0)
    ahead = game.pace(state, seat)
    progress = "running" if possible >= need else "lost"
    return {
        "have": have,
        "need": need,
        "threshold": game.threshold,
        "possible": possible,
        "bonus": game.bonus,
        "reached": not need,
        "pace": "ahead" if ahead > 0 else "behind" if ahead else "even",
        "off": abs(ahead),
        "progress": progress if need else "reached",
    }


def _rules(game: Card, state: State) -> Event:
    fields: dict[str, Value] = {
        "boxes": len(state.boxes),
        "bonus": game.bonus,
        "threshold": game.threshold,
    }
    return Event("rules_in_force", state.seat, fields)


def _sheet(game: Card, state: State, seat: int) -> tuple[Event, ...]:
    """A seat's sheet, an event for each line: upper boxes, bonus, lower boxes, total."""
    upper: list[Event] = []
    lower: list[Event] = []
    for box, points in zip(state.boxes, state.scores[seat], strict=True):
        fields: dict[str, Value] = {"box": box, "points": points or 0, "filled": points is not None}
        section = upper if game.face_of[box] else lower
        section.append(Event("sheet_line", seat, fields))
    bonus = Event("sheet_bonus", seat, _bonus_fields(game, state, seat))
    left = state.scores[seat].count(None)
    total = Event("sheet_total", seat, {"total": game.totals(state)[seat], "open": left})
    return (*upper, bonus, *lower, total)


_ANSWERS: Mapping[str, Callable[[Card, State], Event]] = {
    "points": _points,
    "roll": _last_roll,
    "scores": _scores,
    "turn": _turn,
    "choices": _choices,
    "risk": _rolls_left,
    "rules": _rules,
}
_OF_A_SEAT: Mapping[str, Callable[[Card, State, int], tuple[Event, ...]]] = {
    "bonus": _bonus,
    "sheet": _sheet,
}
QUERIES = (*_ANSWERS, *_OF_A_SEAT)
