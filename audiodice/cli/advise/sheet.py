"""`audiodice advise fune` and `dice4fun`: the value of a score sheet, and of every choice on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any
from unicodedata import normalize

import click

from audiodice.cli.advise.common import Dice, print_advice
from audiodice.cli.params import JSON, LANG, OPTION, Whole, bad, parse_options
from audiodice.cli.solving import Options, wait_for_table

DICE = 5
_OPTIONS = (
    click.option(
        "--open", "opened", default="all", metavar="BOXES",
        help="The open boxes by name, separated by commas, or all (the default).",
    ),
    click.option(
        "--upper", type=Whole(-(10**6), 10**6), default=0, help="Points in the upper boxes so far."
    ),
    click.option("--dice", type=Dice(DICE, DICE), help="The dice of a roll, such as 1,1,3,5,6."),
    click.option("--rolls-left", "left", type=Whole(0, 2), help="How many rolls are left: 0 to 2."),
    LANG,
    OPTION,
    JSON,
)  # fmt: skip


def _command(game: str) -> click.Command:
    def run(
        opened: str,
        upper: int,
        dice: tuple[int, ...] | None,
        left: int | None,
        lang: str,
        options: tuple[str, ...],
        as_json: bool,
    ) -> None:
        if dice is None and left is not None:
            raise bad("--rolls-left", left, "both or neither", wrong="is used without --dice")
        if dice is not None and left is None:
            shown = ",".join(map(str, dice))
            raise bad("--dice", shown, "both or neither", wrong="is used without --rolls-left")
        rules = parse_options(game, options)
        answer = advise(game, rules, opened, upper, dice or (), left or 0, lang)
        print_advice(answer, as_json=as_json)

    wrapped: Callable[..., Any] = reduce(lambda part, option: option(part), reversed(_OPTIONS), run)
    text = (
        "Show the value of a score sheet. That is how many points are still to come, bonus "
        "included. With --dice and --rolls-left it also shows what to do with a roll."
    )
    return click.command(game, help=text)(wrapped)


fune, dice4fun = _command("fune"), _command("dice4fun")


def advise(
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
    _check(rules, state.boxes, wanted, upper)
    evaluator = opponents.evaluator(game)
    assert evaluator is not None  # noqa: S101 - every sheet game has one
    wait_for_table(evaluator, state)
    spec = evaluator.spec(state)
    assert spec is not None  # noqa: S101 - and a table
    plan = table_of(spec).turn(wanted, upper)
    paid = rules.bonus if upper >= rules.threshold else 0  # in the table even when certain
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
    from audiodice.app import language
    from audiodice.present.listener import Listener

    known = {_plain(box): box for box in boxes}
    for one in (language.FALLBACK, lang):
        words = language.words(one)
        words.play(game, Listener())
        known |= {_plain(words.text("box-item", a=box)): box for box in boxes}
    if _plain(opened) == "all":
        return list(boxes)
    return [known.get(_plain(name), name.strip()) for name in opened.split(",")]


def _plain(name: str) -> str:
    return " ".join(re.split(r"[\s_-]+", normalize("NFC", name).casefold().strip()))


def _check(rules: Any, boxes: Sequence[str], wanted: Sequence[str], upper: int) -> None:
    for box in wanted:
        if box not in boxes:
            raise bad("--open", box, f"all, or some of {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise bad("--open", box, "each box once", wrong="is there twice")
    totals = {0}
    for box in boxes:
        if (face := rules.face_of[box]) and box not in wanted:
            totals = {total + n * face for total in totals for n in range(DICE + 1)}
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
