"""Drills: places where a rule of thumb makes a common and costly mistake.

A player by rules of thumb (`opponents/coach/`) plays games. In the first game that has a place of
the wanted family where its decision costs enough, as the reviewer says, one of those is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice import opponents
from audiodice.core.model import Decision, with_defaults
from audiodice.engine.journal import Header, Journal, Move, Seat
from audiodice.engine.practice import costly_loss
from audiodice.engine.throw import SeededThrow, chance

if TYPE_CHECKING:
    from audiodice.core.model import Game
    from audiodice.engine.journal import Entry
    from audiodice.opponents import Coach, Evaluator

Place = tuple[int, Any, Decision]
"""How many moves come before it, its state, and what the rule of thumb decides."""
GAMES = 400  # after so many games without a place, there is none


def families(game: str) -> tuple[str, ...]:
    """The families of drills in a game, the one that costs most in a game first."""
    coach = opponents.coach_of(game)
    return tuple(coach.families) if coach else ()


def draw(game: Game[Any], family: str, seed: str) -> Journal | None:
    """A game up to a place of this family, where it is the turn of its only person.

    The same seed gives the same place. None if the reviewer's table is not loaded, or if no place
    was found. Raises KeyError for an unknown family.
    """
    coach, reviewer = opponents.coach_of(game.name), opponents.reviewer(game.name)
    if coach is None or reviewer is None:
        raise KeyError(f"{game.name} has no drills")
    wanted, players = coach.families[family], 1 + len(coach.others)
    options, begin = with_defaults(game.options, {}), game.initial(players)
    if not reviewer.knows(begin):
        return None
    least = costly_loss(game.name, options, reviewer.unit(begin))
    order = chance(seed, "drill")
    for number in range(GAMES):
        dice = f"{seed}/{number}"
        moves, places = _played(game, coach, family, players, dice)
        while places:
            length, state, done = places.pop(int(order.random() * len(places)))
            best = reviewer.decisions(state)[0].actions
            if wanted.better(state, best) and cost(game, reviewer, state, done) >= least:
                seats = [Seat("", policy) for policy in coach.others]
                seats.insert(game.turn(state), Seat(""))
                return Journal(Header(game.name, tuple(seats), options, dice), moves[:length])
    return None


def cost(game: Game[Any], evaluator: Evaluator, state: Any, decision: Decision) -> float:
    """What a decision costs, in the evaluator's unit; its table must be loaded."""
    after = state
    for action in decision[:-1]:
        after = game.apply(after, action).state
    return evaluator.decisions(state)[0].value - evaluator.value_of(after, decision[-1])


def _played(
    game: Game[Any], coach: Coach, family: str, players: int, seed: str
) -> tuple[list[Entry], list[Place]]:
    """The moves of a whole game of rules of thumb, and its places."""
    throw, done = SeededThrow(seed), coach.families[family].done
    state = game.initial(players)
    moves: list[Entry] = []
    places: list[Place] = []
    while game.outcome(state) is None:
        decision = coach.thumb(state)
        if done(state, decision):
            places.append((len(moves), state, decision))
        for action in decision:
            size = game.throw_size(state, action)
            dice = throw(size) if size else ()
            moves.append(Move(action, dice))
            state = game.apply(state, action, dice).state
    return moves, places
