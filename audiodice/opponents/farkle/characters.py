"""The opponents of Farkle: cautious, bold, and steady, who plays for the most points of a turn.

The plan that steady follows is in `points_plan.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from audiodice.core.dice import positions
from audiodice.core.model import Action, Chance, Game
from audiodice.games.farkle import BANK, ROLL
from audiodice.games.farkle.combos import best_faces, scoring
from audiodice.games.farkle.state import DICE, State
from audiodice.opponents.farkle.points_plan import PointsPlan, plan, plan_of
from audiodice.opponents.opponent import Advice


def _keep(state: State, faces: tuple[int, ...]) -> Action:
    return Action("keep", positions(state.faces, faces))


def cautious(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Keep everything that scores, and bank as soon as that is allowed."""
    if not state.open:
        return ROLL
    if state.at_stake >= state.floor:
        return BANK
    return ROLL if state.kept else _keep(state, best_faces(state.faces, state.rules.scale))


def bold(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Play for 100 points a turn, always roll hot dice, and keep few dice to roll many.

    On the scale to ten thousand play for 1000.
    """
    if not state.open:
        return ROLL
    if not state.kept:
        found, step = scoring(tuple(sorted(state.faces)), state.rules.scale), state.rules.step
        used_up = [faces for faces, _ in found if len(faces) == len(state.faces)]
        few = max(found, key=lambda c: (c[1] - 3 * step * len(c[0]), c[1]))[0]
        return _keep(state, used_up[0] if used_up else few)
    enough = max(20 * state.rules.step, state.floor)
    return BANK if state.at_stake >= enough and state.to_throw < DICE else ROLL


def _must_press(state: State, points: int) -> bool:
    """Whether it is the last round, and a bank does not reach the leader."""
    return state.closing >= 0 and state.scores[state.seat] + points < max(state.scores)


def _wins(state: State, points: int) -> bool:
    """Whether banking `points` now ends the game with this seat as the only winner."""
    scores, seat = state.scores, state.seat
    total = scores[seat] + points
    if points < state.floor or total <= max(scores):
        return False
    if state.closing < 0 and total < state.rules.target:
        return False
    closing = state.closing if state.closing >= 0 else seat
    return not state.rules.last_round or state.partners(seat + 1, closing)


@cache
def _best_keep(
    table: PointsPlan, scale: int, points: int, faces: tuple[int, ...]
) -> tuple[int, ...]:
    n = len(faces)

    def value(choice: tuple[tuple[int, ...], int]) -> tuple[float, int]:
        kept, more = choice
        return table.best(n - len(kept) or DICE, points + more), more

    return max(scoring(faces, scale), key=value)[0]


def steady(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Maximise the expected points of the turn; bank at once if that wins the game."""
    if not state.open:
        return ROLL
    if not state.kept:
        if _wins(state, state.at_stake):
            return BANK
        faces = tuple(sorted(state.faces))
        return _keep(state, _best_keep(plan_of(state), state.rules.scale, state.points, faces))
    points = state.at_stake
    if _wins(state, points):
        return BANK
    if _must_press(state, points):
        return ROLL
    if points < state.floor:  # then a roll may be worth less than nothing, because of a forfeit
        return ROLL
    table = plan_of(state)
    return ROLL if table.roll(state.to_throw, points) > table.bank(points) else BANK


class TurnAdviser:
    """Hints from the plan of steady: what to keep, then roll or bank, in expected turn points.

    A bank that wins at once comes first. In a last round, banks that are too low are left out.
    """

    def prepare(self, state: State) -> None:
        """Make the plans for both floors of these options: of the first bank and of later ones."""
        rules = state.rules
        plan(rules.minimum, rules.scale)
        plan(max(rules.minimum, rules.first_bank), rules.scale)
        plan_of(state)

    def advise(self, state: State) -> Advice | None:
        """The best keep with roll or bank, and the next best; None if the game is over."""
        if state.over:
            return None
        table = plan_of(state)
        if not state.open:
            return Advice((ROLL,), table.roll(DICE, 0))
        found = []  # (wins at once, expected points, actions)
        for faces, points in scoring(tuple(sorted(state.faces)), state.rules.scale):
            at_stake = state.points + points
            left = len(state.faces) - len(faces) or DICE
            keep = _keep(state, faces)
            if at_stake >= state.floor and not _must_press(state, at_stake):
                wins = _wins(state, at_stake)
                found.append((wins, table.bank(at_stake), (keep, BANK)))
            found.append((False, table.roll(left, at_stake), (keep, ROLL)))
        found.sort(key=lambda option: option[:2], reverse=True)
        (_, value, actions), *others = found
        if not others:
            return Advice(actions, value)
        _, other_value, other = others[0]
        return Advice(actions, value, other, other_value)
