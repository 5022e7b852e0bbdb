"""The worst end of a turn: the loss of a thrower who does not show."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from audiodice.core.dice import FACES
from audiodice.core.model import Action
from audiodice.engine.entries import Move
from audiodice.engine.story import scores

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from audiodice.core.model import Game

_ROLL = Action("roll")


def worst_end(game: Game[Any], state: Any) -> tuple[Move, ...]:
    """Return the moves that end the turn with the greatest loss: the roll that was begun, with the
    worst dice, and the worst moves after it.

    Of equally bad moves it takes the first, so that every program finds the same moves.
    """
    seat, moves = game.turn(state), [_worst_roll(game, state)]
    state = game.apply(state, _ROLL, moves[0].dice).state
    while game.outcome(state) is None and game.turn(state) == seat:
        still = [a for a in game.legal_actions(state) if not game.throw_size(state, a)]
        ends = [Move(action) for action in still if action.verb == game.commit]
        if ends:
            moves.append(_worst(game, state, ends))
        elif game.why_not(state, _ROLL) is None:
            moves.append(_worst_roll(game, state))
        else:  # something has to be chosen before the next roll
            moves.append(Move(still[0]))
        state = game.apply(state, moves[-1].action, moves[-1].dice).state
    return tuple(moves)


def _worst_roll(game: Game[Any], state: Any) -> Move:
    """Return the worst roll; its faces are in rising order."""
    throws = combinations_with_replacement(FACES, game.throw_size(state, _ROLL))
    return _worst(game, state, (Move(_ROLL, dice) for dice in throws))


def _worst(game: Game[Any], state: Any, moves: Iterable[Move]) -> Move:
    """Return the first move that ends the turn without a gain, else the move of least value."""
    seat, before = game.turn(state), scores(game, state)[game.turn(state)]
    found: list[tuple[tuple[int, int, int], Move]] = []
    for move in moves:
        after = game.apply(state, move.action, move.dice).state
        if game.turn(after) != seat or game.outcome(after) is not None:
            if scores(game, after)[seat] <= before:
                return move
            found.append(((scores(game, after)[seat], 0, 0), move))
        else:
            found.append((_left(game, after, seat), move))
    return min(found, key=lambda pair: pair[0])[1]


def _left(game: Game[Any], state: Any, seat: int) -> tuple[int, int, int]:
    """Return the value of a turn that goes on, for comparison.

    It is the score after its worst end, whether it can end now (0 or 1), and the points of its
    best end.
    """
    ends = [action for action in game.legal_actions(state) if action.verb == game.commit]
    if not ends:
        return scores(game, state)[seat], 0, 1
    told: list[Mapping[str, Any]] = [choice.event.fields for choice in game.choices(state)]
    # By the dice alone, as all versions of the program count them.
    points = [int(one.get("points", 0)) - int(one.get("bonus", 0)) for one in told]
    least = min(scores(game, game.apply(state, action).state)[seat] for action in ends)
    return least, 1, max(points, default=0)
