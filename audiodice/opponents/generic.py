"""Opponents for any game; they use only its public functions."""

from __future__ import annotations

from typing import Any

from audiodice.core.model import Action, Chance, Game
from audiodice.opponents.opponent import Opponent


def pick(chance: Chance, actions: tuple[Action, ...]) -> Action:
    """One of the actions, all equally likely."""
    return actions[int(chance.random() * len(actions))]


def random(game: Game[Any], state: Any, chance: Chance) -> Action:
    """A legal verb at random, then one of its actions at random.

    The verb is chosen first; otherwise a game with many keeps and one roll would hardly progress.
    """
    legal = game.legal_actions(state)
    verbs = tuple(dict.fromkeys(action.verb for action in legal))
    verb = verbs[int(chance.random() * len(verbs))]
    return pick(chance, tuple(action for action in legal if action.verb == verb))


def cautious(game: Game[Any], state: Any, chance: Chance) -> Action:
    """Commit to the best choice as soon as that is legal; until then, roll."""
    legal = game.legal_actions(state)
    for choice in game.choices(state):
        if choice.action.verb == game.commit and choice.action in legal:
            return choice.action
    for action in legal:
        if action.verb == game.commit:
            return action
    return _press_on(game, state, legal, chance)


def bold(game: Game[Any], state: Any, chance: Chance) -> Action:
    """Roll three times in four when a commit is legal, and keep the best choice offered."""
    legal = game.legal_actions(state)
    if any(action.verb == game.commit for action in legal) and chance.random() < 0.25:
        return cautious(game, state, chance)
    return _press_on(game, state, legal, chance)


def _press_on(game: Game[Any], state: Any, legal: tuple[Action, ...], chance: Chance) -> Action:
    """Keep the best choice if no dice are kept yet; otherwise roll, or take any legal action."""
    _, kept = game.dice(state)
    for choice in game.choices(state):
        if not kept and choice.action.verb == "keep" and choice.action in legal:
            return choice.action
    roll = Action("roll")
    return roll if roll in legal else pick(chance, legal)


OPPONENTS = (
    Opponent("random", random),
    Opponent("cautious", cautious),
    Opponent("bold", bold),
)
