"""`audiodice advise`: the value of a position, and of every choice in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

import click

from audiodice.cli.params import (
    JSON,
    LANG,
    OPTION,
    Passing,
    PathTo,
    Whole,
    bad,
    called,
    demand_fitting,
    parse_options,
)
from audiodice.cli.solve import Options, wait_for_table
from audiodice.core.text import whole
from audiodice.devices.printing import print_json, print_line

if TYPE_CHECKING:
    from audiodice.engine.journal import Journal
    from audiodice.games.farkle.state import State as FarkleState
    from audiodice.games.fonnjo_foon.state import State as FonnjoState
    from audiodice.opponents.evaluators import ScoredDecision

LISTED = 10  # choices printed
FARKLE_DICE, SHEET_DICE = 6, 5
FONNJO = "fonnjo_foon"


@click.group("advise", cls=Passing)
def command() -> None:
    """Show what to do in a position of a game.

    Every choice is listed with its value, the best first.
    """


class Dice(click.ParamType[tuple[int, ...]]):
    """From `least` to `most` faces (1-6), separated by commas or blanks."""

    name = "dice"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        del ctx
        parts = re.split(r"\s*,\s*|\s+", str(value).strip())
        faces = tuple(int(part) for part in parts if part in set("123456"))
        if len(faces) != len(parts) or not self.least <= len(faces) <= self.most:
            many = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise bad(called(param), value, f"{many} faces from 1 to 6, as 1 1 5 or 1,1,5")
        return faces


def print_advice(answer: Mapping[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(answer)
        return
    print_line(f"value {answer['value']:.4f}")
    for choice in answer.get("choices", ())[:LISTED]:
        actions = [f"{choice['action']} {choice.get('box', '')}".strip()]
        if "pick" in choice:
            actions.insert(0, f"pick {choice['pick']}")
        if "keep" in choice:
            actions.insert(0, f"keep {commas(choice['keep']) or 'nothing'}")
        print_line(f"{choice['value']:10.4f}  {' and '.join(actions)}")


def commas(faces: Iterable[int]) -> str:
    return ",".join(map(str, faces))


class TwoNumbers(click.ParamType[tuple[int, int]]):
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


@command.command("farkle")
@click.option(
    "--banked",
    "--scores",
    "scores",
    type=TwoNumbers(),
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
@click.option(
    "--dice-left", "left", type=Whole(1, FARKLE_DICE), help="How many dice to roll: 1 to 6."
)
@click.option("--dice", type=Dice(1, FARKLE_DICE), help="The dice of a roll, such as 1,2,3,4,5,6.")
@click.option("--target", metavar="NUMBER", help="The same as --option target=NUMBER.")
@OPTION
@JSON
def farkle_command(
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
    to_roll = left or (len(dice) if dice else FARKLE_DICE)
    print_advice(farkle(rules, scores, points, to_roll, dice or ()), as_json=as_json)


def farkle(
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
    _demand_farkle(state, left, by="--dice" if dice else "--dice-left")
    wait_for_table(evaluator, state)
    if not dice:
        found: list[dict[str, Any]] = [
            {"action": "roll", "value": evaluator.roll(state, left, points)}
        ]
        if points and points >= state.floor:
            found.append({"action": "bank", "value": evaluator.bank(state, points)})
    else:
        found = [_farkle_entry(state, option) for option in evaluator.decisions(state)]
    found.sort(key=lambda choice: -choice["value"])
    answer = {"unit": evaluator.unit(state), "choices": found}
    if not found:  # nothing scores: the turn passes to the other seat
        farkled = State(rules, scores, seat=1)
        return {"value": evaluator.expected_value(farkled, 0), **answer, "best": None}
    return {"value": found[0]["value"], **answer, "best": found[0]}


def _farkle_entry(state: FarkleState, option: ScoredDecision) -> dict[str, Any]:
    keep, then = option.actions
    places = keep.arg if isinstance(keep.arg, tuple) else ()
    faces = sorted(state.faces[place] for place in places)
    return {"action": then.verb, "keep": faces, "value": option.value}


def _demand_farkle(state: FarkleState, left: int, *, by: str) -> None:
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
    if not state.points and left < FARKLE_DICE:
        given = commas(state.faces) or left
        raise bad(
            by, given, f"{FARKLE_DICE} dice at the beginning of a turn, or --turn-points above 0"
        )


@command.command(FONNJO)
@click.option("--state", type=PathTo(), help="The journal of an unfinished game.")
@JSON
def fonnjo_command(state: Path | None, as_json: bool) -> None:
    """Show the value of a turn, and what to do.

    The value is the points expected after this turn, or the chance to win in a game played to
    win. Without --state it is the beginning of a game.
    """
    from audiodice.engine.journal import JournalError

    try:
        answer = fonnjo(None if state is None else _journal_in(state))
    except JournalError as error:
        expected = f"the journal of an unfinished game of {FONNJO}"
        raise bad("--state", state, expected, wrong=f"is not valid ({error})") from None
    print_advice(answer, as_json=as_json)


def _journal_in(file: Path) -> Journal:
    """Read a journal and drop an incomplete last line; raises JournalError, BadInput."""
    from audiodice.engine.journal import LARGEST_FILE, read_file

    try:
        with file.open("rb") as opened:
            return read_file(opened.read(LARGEST_FILE + 1)).journal
    except OSError as error:
        wrong = f"cannot be read ({error.strerror})"
        raise bad("--state", file, "a readable file", wrong=wrong) from None


def fonnjo(journal: Journal | None) -> dict[str, Any]:
    """The value of the state at a journal's end, and of every choice there, best first.

    Without a journal, the state is the start of a game. `unit` is "points" (of the current seat
    after its turn), or "chance" (to win) if the turn is played to win. Raises BadInput, and
    JournalError, also if the journal is of another game or of a finished game.
    """
    from audiodice import games, opponents
    from audiodice.engine.journal import JournalError
    from audiodice.engine.table import rebuild

    game, evaluator = games.load(FONNJO), opponents.evaluator(FONNJO)
    assert evaluator is not None  # noqa: S101 - the game has one
    state: FonnjoState = game.initial(1)
    if journal is not None:
        table = rebuild(journal, game)
        if table.over:
            raise JournalError("the game has ended")
        state = table.state
    wait_for_table(evaluator, state)
    choices = [_fonnjo_entry(state, option) for option in evaluator.decisions(state)]
    answer = {"unit": evaluator.unit(state), "choices": choices, "best": choices[0]}
    return {"value": choices[0]["value"], **answer}


def _fonnjo_entry(state: FonnjoState, option: ScoredDecision) -> dict[str, Any]:
    """Describe a roll or a picture: the moved dice (faces 1-6, and their families) or the pick."""
    *before, last = option.actions
    row: dict[str, Any] = {"action": last.verb}
    for action in before:
        if isinstance(action.arg, tuple):
            row["keep"] = [state.faces[place] for place in action.arg]
            row["families"] = [state.families[place] for place in action.arg]
        else:
            row["pick"] = action.arg
    return {**row, "value": option.value}


def _sheet_command(game: str) -> None:
    @command.command(game)
    @click.option(
        "--open",
        "opened",
        default="all",
        metavar="BOXES",
        help="The open boxes by name, separated by commas, or all (the default).",
    )
    @click.option(
        "--upper", type=Whole(-(10**6), 10**6), default=0, help="Points in the upper boxes so far."
    )
    @click.option(
        "--dice", type=Dice(SHEET_DICE, SHEET_DICE), help="The dice of a roll, such as 1,1,3,5,6."
    )
    @click.option("--rolls-left", "left", type=Whole(0, 2), help="How many rolls are left: 0 to 2.")
    @LANG
    @OPTION
    @JSON
    def run(
        opened: str,
        upper: int,
        dice: tuple[int, ...] | None,
        left: int | None,
        lang: str,
        options: tuple[str, ...],
        as_json: bool,
    ) -> None:
        """Show the value of a score sheet. That is how many points are still to come, bonus
        included. With --dice and --rolls-left it also shows what to do with a roll."""
        if dice is None and left is not None:
            raise bad("--rolls-left", left, "both or neither", wrong="is used without --dice")
        if dice is not None and left is None:
            wrong = "is used without --rolls-left"
            raise bad("--dice", commas(dice), "both or neither", wrong=wrong)
        rules = parse_options(game, options)
        print_advice(
            sheet(game, rules, opened, upper, dice or (), left or 0, lang), as_json=as_json
        )


for one in ("fune", "dice4fun"):
    _sheet_command(one)


def sheet(
    game: str,
    options: Options,
    opened: str,
    upper: int,
    dice: Sequence[int],
    left: int,
    lang: str = "en",
) -> dict[str, Any]:
    """The value of a sheet, and with dice (faces 1-6) of every choice, best first.

    Values are expected points to come, including the bonus if it is still to come. `opened`: the
    open boxes separated by commas, by id or by name in English or in `lang`, or "all". `upper`:
    points of the upper boxes so far. `left`: rolls left. Raises BadInput.
    """
    from audiodice import games, opponents
    from audiodice.opponents.evaluators import table_of

    rules: Any = games.load(game)
    state = rules.initial(1, **options)
    wanted = _boxes(game, state.boxes, opened, lang)
    _demand_sheet(rules, state.boxes, wanted, upper)
    evaluator = opponents.evaluator(game)
    assert evaluator is not None  # noqa: S101 - every sheet game has one
    wait_for_table(evaluator, state)
    spec = evaluator.spec(state)
    assert spec is not None  # noqa: S101 - and a table
    plan = table_of(spec).turn(wanted, upper)
    paid = rules.bonus if upper >= rules.threshold else 0  # the table includes it even when certain
    if not dice:
        return {"value": plan.value - paid}
    choices = [
        {"action": "score", "box": choice.what, "value": choice.value - paid}
        if choice.action == "score"
        else {"action": "roll", "keep": list(choice.what), "value": choice.value - paid}
        for choice in plan.choices(dice, left)
    ]
    return {"value": choices[0]["value"], "choices": choices, "best": choices[0]}


def _boxes(game: str, boxes: Sequence[str], opened: str, lang: str) -> list[str]:
    """The ids of the named boxes; an unknown name stays as typed."""
    from audiodice.present.listener import Listener
    from audiodice.session import language

    known = {_folded(box): box for box in boxes}
    for one in (language.FALLBACK, lang):
        words = language.words(one)
        words.play(game, Listener())
        known |= {_folded(words.text("box-item", a=box)): box for box in boxes}
    if _folded(opened) == "all":
        return list(boxes)
    return [known.get(_folded(name), name.strip()) for name in opened.split(",")]


def _folded(name: str) -> str:
    return " ".join(re.split(r"[\s_-]+", normalize("NFC", name).casefold().strip()))


def _demand_sheet(rules: Any, boxes: Sequence[str], wanted: Sequence[str], upper: int) -> None:
    for box in wanted:
        if box not in boxes:
            raise bad("--open", box, f"all, or some of {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise bad("--open", box, "each box once", wrong="is there twice")
    totals = {0}
    for box in boxes:
        if (face := rules.face_of[box]) and box not in wanted:
            totals = {total + n * face for total in totals for n in range(SHEET_DICE + 1)}
    if upper not in totals:
        raise bad("--upper", upper, f"{_runs(totals)} with these boxes open")


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
