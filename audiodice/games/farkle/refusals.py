"""Why Farkle refuses an action, with the fields that the sentence needs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from audiodice.core.checks import are_places
from audiodice.core.model import INCOMPLETE, Action, Reason
from audiodice.games.farkle.answers import offered
from audiodice.games.farkle.combos import scoring, split

if TYPE_CHECKING:
    from audiodice.games.farkle.state import State


def why_not(state: State, action: Action) -> Reason | None:
    """Why the action is refused, or None."""
    if state.over:
        return Reason("game_over")
    verb = action.verb
    if verb not in ("roll", "keep", "bank") or (verb != "keep" and action.arg is not None):
        return Reason("no_such_action", verb=verb)
    if verb == "roll":
        if state.open and not state.kept:
            return Reason("nothing_kept", **offered(state))
        return None
    if not state.open:
        return Reason("roll_first")
    if verb == "keep":
        return _why_not_keep(state, action.arg)
    at_stake, floor = state.at_stake, state.floor
    return None if at_stake >= floor else Reason("too_low", points=at_stake, need=floor)


def _why_not_keep(state: State, wanted: object) -> Reason | None:
    faces, scale = state.faces, state.rules.scale
    size = len(faces)
    if not are_places(wanted, size):
        return Reason("no_such_die", dice=size)
    chosen = tuple(sorted([faces[place] for place in wanted]))
    if split(chosen, scale) is not None:
        return None
    rolled = tuple(sorted(faces))
    if too_many := _too_many(chosen, rolled, scale):
        # Name every rolled die of these faces, so that a player who chose one of two does not try
        # the other.
        return Reason("worthless", faces=tuple([f for f in rolled if f in too_many]))
    return Reason(INCOMPLETE, faces=chosen)


@cache
def _too_many(chosen: tuple[int, ...], faces: tuple[int, ...], scale: int) -> tuple[int, ...]:
    """The chosen dice outside the best-fitting scoring choice; () if more dice would make one."""
    over = [Counter(chosen) - Counter(choice) for choice, _ in scoring(faces, scale)]
    return min((tuple(more.elements()) for more in over), key=len)
