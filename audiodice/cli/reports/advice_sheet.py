"""`audiodice advise` for score sheets: the value of a sheet, and of every choice on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from audiodice import games, opponents
from audiodice.cli.reports.solvable import ImpossibleError, Options, ready
from audiodice.opponents.evaluators import table_of


def advise(
    game: str, options: Options, opened: str, upper: int, dice: Sequence[int], left: int
) -> dict[str, Any]:
    """The value of a sheet, and with dice (faces 1-6) of every choice, best first.

    Values are expected points to come, including the bonus. `opened`: the ids of open boxes
    separated by commas, or "all". `upper`: points of the upper boxes so far. `left`: throws left.
    Raises ImpossibleError for impossible boxes or upper points, and SolvingFailedError.
    """
    rules: Any = games.load(game)
    state = rules.initial(1, **options)
    wanted = list(state.boxes) if opened == "all" else [b.strip() for b in opened.split(",")]
    _check(rules, state.boxes, wanted, upper)
    evaluator = opponents.evaluator(game)
    assert evaluator is not None  # noqa: S101 - every sheet game has one
    ready(evaluator, state)
    spec = evaluator.spec(state)
    assert spec is not None  # noqa: S101 - and a table
    plan = table_of(spec).turn(wanted, upper)
    if not dice:
        return {"value": plan.value}
    choices = [
        {"action": "score", "box": choice.what, "value": choice.value}
        if choice.action == "score"
        else {"action": "roll", "keep": list(choice.what), "value": choice.value}
        for choice in plan.choices(dice, left)
    ]
    return {"value": choices[0]["value"], "choices": choices, "best": choices[0]}


def _check(rules: Any, boxes: Sequence[str], wanted: Sequence[str], upper: int) -> None:
    for box in wanted:
        if box not in boxes:
            raise ImpossibleError("--open", box, f"all, or some of {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise ImpossibleError("--open", box, "each box once")
    totals = {0}
    for box in boxes:
        if (face := rules.face_of[box]) and box not in wanted:
            totals = {total + n * face for total in totals for n in range(6)}
    if upper not in totals:
        raise ImpossibleError("--upper", upper, f"{_runs(totals)} with these boxes open")


def _runs(numbers: Iterable[int]) -> str:
    """Numbers as text, with runs as ranges.

    >>> _runs({0, 2, 3, 4, 8})
    '0, 2 to 4, 8'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]} to {run[-1]}" if run[1:] else str(run[0]) for run in runs)
