"""Checks that every game makes before it begins or applies an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from audiodice.core.dice import are_faces
from audiodice.core.model import Action, Game, IllegalAction, Reason

_last: tuple[Game[Any], Any, Action, Reason | None] | None = None
"""The last result of `refusal`, after the arguments that gave it."""


def demand_seats(game: Game[Any], seats: int) -> None:
    """Raise ValueError, with the range allowed, if the game does not allow that many seats."""
    if seats not in game.seats:
        raise ValueError(f"{game.name} seats {min(game.seats)} to {max(game.seats)}, not {seats}")


def refusal(game: Game[Any], state: Any, action: Action) -> Reason | None:
    """Why the rules refuse an action, or None.

    The last answer is remembered, because a screen asks just before `apply` does.
    """
    global _last
    match _last:
        case (of, asked, wanted, reason) if of is game and asked is state and wanted == action:
            return reason
    reason = game.why_not(state, action)
    _last = (game, state, action, reason)
    return reason


def demand_legal(game: Game[Any], state: Any, action: Action, dice: Sequence[int]) -> None:
    """Raise IllegalAction if the rules refuse `action`, or if it cannot throw these `dice`.

    `dice` must be `throw_size` faces, 1 to 6.
    """
    reason = refusal(game, state, action)
    if reason is not None:
        raise IllegalAction(f"{action} is refused: {reason}")
    if not are_faces(dice, game.throw_size(state, action)):
        raise IllegalAction(f"{action} does not throw {tuple(dice)}")


def are_places(wanted: object, dice: int) -> TypeGuard[tuple[int, ...]]:
    """Whether `wanted` is a tuple of different positions, from 0 to `dice` - 1."""
    return (
        isinstance(wanted, tuple)
        and all(type(place) is int and 0 <= place < dice for place in wanted)
        and len(set(wanted)) == len(wanted)
    )
