"""Why a sheet game refuses an action, with the fields that the sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.checks import are_places
from audiodice.core.model import Action, Reason
from audiodice.games.sheet.boxes import DICE

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card
    from audiodice.games.sheet.state import State


def why_not(card: Card, state: State, action: Action) -> Reason | None:
    """Why the action is refused, or None."""
    if state.over:
        return Reason("game_over")
    verb, arg = action.verb, action.arg
    if verb not in ("roll", "keep", "score") or (verb == "roll" and arg is not None):
        return Reason("no_such_action", verb=verb)
    if not state.open:
        return None if verb == "roll" else Reason("roll_first")
    if verb == "score":
        return _why_not_score(card, state, arg)
    if not state.throws:
        return Reason("no_throws_left", boxes=card.top(state, 1))
    if verb == "keep":
        return None if are_places(arg, DICE) else Reason("no_such_die", dice=DICE)
    return None if state.to_throw else Reason("all_kept", boxes=card.top(state, 1))


def _why_not_score(card: Card, state: State, box: object) -> Reason | None:
    if any(box == offer.box for offer in card.offers(state)):
        return None
    if box not in state.boxes:
        return Reason("no_such_box", boxes=card.top(state, 3))
    filled = str(box)
    points = state.scores[state.seat][state.boxes.index(filled)] or 0
    return Reason("box_filled", box=filled, points=points, boxes=card.top(state, 1))
