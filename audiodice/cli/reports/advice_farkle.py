"""`audiodice advise farkle`: the value of a turn, and of every choice in it."""

from __future__ import annotations

from typing import Any

from audiodice import games
from audiodice.cli.reports.advice import commas
from audiodice.cli.reports.solvable import ImpossibleError, Options, ready
from audiodice.games.farkle.state import DICE, State
from audiodice.opponents.evaluators import ScoredDecision
from audiodice.opponents.farkle.evaluator import FarkleEvaluator


def advise(
    options: Options, scores: tuple[int, int], points: int, left: int, dice: tuple[int, ...]
) -> dict[str, Any]:
    """The value of my turn against one other seat, and of every choice, best first.

    `unit` is "chance" (to win; a tie counts half), or "points" without a solved table: expected
    points after this turn. `scores` are mine and theirs, `points` those set aside in this turn,
    `left` the number of dice to roll, `dice` the faces (1-6) of a roll to choose from. Raises
    ImpossibleError.
    """
    evaluator = FarkleEvaluator()
    rules = games.load("farkle").initial(2, **options).rules
    state = State(rules, scores, points=points, faces=dice, open=bool(dice))
    _check(state, left)
    ready(evaluator, state)
    if not dice:
        found: list[dict[str, Any]] = [
            {"action": "roll", "value": evaluator.roll(state, left, points)}
        ]
        if points and points >= state.floor:
            found.append({"action": "bank", "value": evaluator.bank(state, points)})
    else:
        found = [_entry(state, option) for option in evaluator.decisions(state)]
    found.sort(key=lambda choice: -choice["value"])
    answer = {"unit": evaluator.unit(state), "choices": found}
    if not found:  # nothing scores: the turn passes to the other seat
        farkled = State(rules, scores, seat=1)
        return {"value": evaluator.expected_value(farkled, 0), **answer, "best": None}
    return {"value": found[0]["value"], **answer, "best": found[0]}


def _entry(state: State, option: ScoredDecision) -> dict[str, Any]:
    keep, then = option.actions
    places = keep.arg if isinstance(keep.arg, tuple) else ()
    faces = sorted(state.faces[place] for place in places)
    return {"action": then.verb, "keep": faces, "value": option.value}


def _check(state: State, left: int) -> None:
    target, step = state.rules.target, state.rules.step
    for score in state.scores:
        if score % step or not 0 <= score < target:
            allowed = f"multiples of {step} from 0, below the target of {target}"
            raise ImpossibleError("--banked", score, allowed)
    if state.points % step or state.points < 0:
        raise ImpossibleError("--turn-points", state.points, f"a multiple of {step} from 0")
    if state.faces and len(state.faces) != left:
        raise ImpossibleError("--dice", commas(state.faces), f"as many dice as are left, {left}")
    if not state.points and left < DICE:
        raise ImpossibleError("--dice-left", left, "6 at the beginning of a turn")
