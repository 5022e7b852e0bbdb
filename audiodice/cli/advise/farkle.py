"""`audiodice advise farkle`: the value of a turn, and of every choice in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.advise.common import Dice, commas, print_advice
from audiodice.cli.params import JSON, OPTION, Whole, bad, called, demand_fitting, parse_options
from audiodice.cli.solving import Options, wait_for_table
from audiodice.core.text import whole

if TYPE_CHECKING:
    from audiodice.games.farkle.state import State
    from audiodice.opponents.evaluators import ScoredDecision

DICE = 6


class Two(click.ParamType[tuple[int, int]]):
    """Two whole numbers separated by a comma."""

    name = "numbers"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        del ctx
        mine, _, theirs = str(value).partition(",")
        numbers = whole(mine), whole(theirs)
        if numbers[0] is None or numbers[1] is None:
            raise bad(called(param), value, "two whole numbers, mine and theirs, such as 400,300")
        return numbers[0], numbers[1]


@click.command("farkle")
@click.option(
    "--banked",
    "--scores",
    "scores",
    type=Two(),
    default="0,0",
    help="Banked points, mine and theirs, such as 400,300.",
)
@click.option(
    "--turn-points",
    "--at-stake",
    "points",
    type=Whole(0, 10**6),
    default=0,
    help="Points of this turn so far.",
)
@click.option("--dice-left", "left", type=Whole(1, DICE), help="How many dice to roll: 1 to 6.")
@click.option("--dice", type=Dice(1, DICE), help="The dice of a roll, such as 1,2,3,4,5,6.")
@click.option("--target", metavar="NUMBER", help="The same as --option target=NUMBER.")
@OPTION
@JSON
def command(
    scores: tuple[int, int],
    points: int,
    left: int | None,
    dice: tuple[int, ...] | None,
    target: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:  # fmt: skip
    """Show the chance to win, and what to do.

    It is a game against one other player.
    """
    given_target = () if target is None else (f"target={target}",)
    rules = parse_options("farkle", (*options, *given_target))
    demand_fitting("farkle", len(scores), rules)
    to_roll = left or (len(dice) if dice else DICE)
    print_advice(advise(rules, scores, points, to_roll, dice or ()), as_json=as_json)


def advise(
    options: Options, scores: tuple[int, int], points: int, left: int, dice: tuple[int, ...]
) -> dict[str, Any]:
    """The value of my turn against one other seat, and of every choice, best first.

    `unit` is "chance" (to win; a tie counts half), or "points" without a solved table: expected
    points after this turn. `scores` are mine and theirs, `points` those set aside in this turn,
    `left` the number of dice to roll, `dice` the faces (1-6) of a roll to choose from. Raises
    BadInput.
    """
    from audiodice import games
    from audiodice.games.farkle.state import State
    from audiodice.opponents.farkle.evaluator import FarkleEvaluator

    evaluator = FarkleEvaluator()
    rules = games.load("farkle").initial(2, **options).rules
    state = State(rules, scores, points=points, faces=dice, open=bool(dice))
    _check(state, left, by="--dice" if dice else "--dice-left")
    wait_for_table(evaluator, state)
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


def _check(state: State, left: int, *, by: str) -> None:
    """Raise BadInput for an impossible state; `by` is the option that gave `left`."""
    target, step = state.rules.target, state.rules.step
    for score in state.scores:
        if score % step or not 0 <= score < target:
            raise bad(
                "--banked", score, f"multiples of {step} from 0, below the target of {target}"
            )
    if state.points % step or state.points < 0:
        raise bad("--turn-points", state.points, f"a multiple of {step} from 0")
    if state.faces and len(state.faces) != left:
        raise bad("--dice", commas(state.faces), f"as many dice as are left, {left}")
    if not state.points and left < DICE:
        given = commas(state.faces) or left
        raise bad(by, given, f"{DICE} dice at the beginning of a turn, or --turn-points above 0")
