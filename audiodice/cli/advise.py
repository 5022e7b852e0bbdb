"""`audiodice advise`: what to do in a state of a game, and what every choice is worth."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

import click

from audiodice.cli.params import (
    JSON,
    OPTION,
    PathTo,
    Whole,
    bad,
    called,
    demand_fitting,
    parse_options,
    sensible,
)
from audiodice.cli.passing import Passing
from audiodice.core.text import whole
from audiodice.engine.journal import LARGEST_FILE, Journal, JournalError, read_file

FACES_OF_A_DIE = 6
SHEET_DICE = 5


class Dice(click.ParamType[tuple[int, ...]]):
    """Faces (1-6) separated by commas, from `least` to `most` of them."""

    name = "dice"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """The faces; raises BadInput."""
        del ctx
        parts = [part.strip() for part in str(value).split(",")]
        faces = tuple(int(part) for part in parts if part in set("123456"))
        if len(faces) != len(parts) or not self.least <= len(faces) <= self.most:
            many = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise bad(called(param), value, f"{many} faces from 1 to 6 with commas between")
        return faces


class Two(click.ParamType[tuple[int, int]]):
    """Two whole numbers separated by a comma."""

    name = "numbers"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """The numbers; raises BadInput."""
        del ctx
        mine, _, theirs = str(value).partition(",")
        numbers = whole(mine), whole(theirs)
        if numbers[0] is None or numbers[1] is None:
            raise bad(called(param), value, "two whole numbers, mine and theirs: 400,300")
        return numbers[0], numbers[1]


@click.group("advise", cls=Passing)
def command() -> None:
    """What to do in a state of a game, and what every choice is worth."""


_SHEET = (
    click.option("--open", "opened", default="all", metavar="BOXES", help="Open boxes, or all."),
    click.option("--upper", type=Whole(-(10**6), 10**6), default=0, help="Points in upper boxes."),
    click.option("--dice", type=Dice(SHEET_DICE, SHEET_DICE), help="The roll: 1,1,3,5,6."),
    click.option("--rolls-left", "left", type=Whole(0, 2), help="How many rolls are left."),
    OPTION,
    JSON,
)


def _sheet_command(game: str) -> None:
    def run(
        opened: str,
        upper: int,
        dice: tuple[int, ...] | None,
        left: int | None,
        options: tuple[str, ...],
        as_json: bool,
    ) -> None:
        from audiodice.cli.reports import advice, advice_sheet

        if dice is None and left is not None:
            raise bad("--rolls-left", left, "only with --dice")
        if dice is not None and left is None:
            raise bad("--dice", ",".join(map(str, dice)), "only with --rolls-left 0, 1 or 2")
        rules = parse_options(game, options)
        answer = sensible(advice_sheet.advise, game, rules, opened, upper, dice or (), left or 0)
        advice.tell(answer, as_json=as_json)

    wrapped = reduce(lambda wrapped, option: option(wrapped), reversed(_SHEET), run)
    help_text = "Points still to come, the bonus included, and what to do with a roll."
    command.command(game, help=help_text)(wrapped)


_sheet_command("fune")
_sheet_command("dice4fun")


@command.command("farkle")
@click.option("--banked", "--scores", "scores", type=Two(), default="0,0", help="Mine,theirs.")
@click.option(
    "--turn-points", "--at-stake", "points", type=Whole(0, 10**6), default=0,
    help="Points of this turn so far.",
)  # fmt: skip
@click.option("--dice-left", "left", type=Whole(1, FACES_OF_A_DIE), help="How many to roll.")
@click.option("--dice", type=Dice(1, FACES_OF_A_DIE), help="The roll: 1,2,3,4,5,6.")
@click.option("--target", metavar="NUMBER", help="The same as --option target=NUMBER.")
@OPTION
@JSON
def advise_farkle(
    scores: tuple[int, int],
    points: int,
    left: int | None,
    dice: tuple[int, ...] | None,
    target: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """The chance to win against one other seat, and what to do."""
    from audiodice.cli.reports import advice, advice_farkle

    told_target = () if target is None else (f"target={target}",)
    rules = parse_options("farkle", (*options, *told_target))
    demand_fitting("farkle", len(scores), rules)
    to_roll = left or (len(dice) if dice else FACES_OF_A_DIE)
    answer = sensible(advice_farkle.advise, rules, scores, points, to_roll, dice or ())
    advice.tell(answer, as_json=as_json)


@command.command("fonnjo_foon")
@click.option("--state", type=PathTo(), help="A journal that ends there.")
@JSON
def advise_fonnjo(state: Path | None, as_json: bool) -> None:
    """Points with those of the turn in play (or the chance to win), and what to do."""
    from audiodice.cli.reports import advice, advice_fonnjo

    try:
        journal = None if state is None else _read(state)
        answer = sensible(advice_fonnjo.advise, journal)
    except JournalError as error:
        allowed = "the journal of an unfinished game of fonnjo_foon"
        raise bad("--state", state, f"{allowed}; {error}") from None
    advice.tell(answer, as_json=as_json)


def _read(file: Path) -> Journal:
    """The journal in a file, without an incomplete last line; raises JournalError, BadInput."""
    try:
        with file.open("rb") as opened:
            return read_file(opened.read(LARGEST_FILE + 1)).journal
    except OSError as error:
        raise bad("--state", file, f"a file that can be read ({error.strerror})") from None
