"""`audiodice solve` and `audiodice advise`: the solved games on the command line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from audiodice import games, opponents
from audiodice.app import resources
from audiodice.opponents import tables

Bar = Callable[[float], None]


class Impossible(ValueError):
    """A state that cannot be; the message names what is wrong and what is allowed."""


def solve(
    game: str, options: Mapping[str, int | bool], *, fresh: bool, into: Any, as_json: bool
) -> None:
    """Solve a game, or load its kept table, and say what it is worth."""
    judge = opponents.judge(game)
    state = games.load(game).initial(2 if 2 in games.load(game).seats else 1, **options)
    recipe = judge.recipe(state) if judge else None
    if recipe is None:
        raise Impossible(f"{game} has no table for these options")
    began = time.perf_counter()
    solved = tables.Solved(recipe)
    folder = into or resources.cache_folder()
    if fresh or into or not solved.load(tables.SHIPPED, folder):
        solved.make(folder, tables.here, _bar(recipe.name))
    for news in solved.take_news():
        click.echo(f"audiodice: {_TOLD[news]}", err=True)
    table = solved.table
    told = {
        "seconds": round(time.perf_counter() - began, 3),
        "peak_mb": _peak_mb(),
        "value": table.value,
        "states": table.states,
    }
    if as_json:
        click.echo(json.dumps(told))
        return
    click.echo(f"{recipe.name}: {table.states} states, worth {table.value:.6f}")
    click.echo(f"{told['seconds']} s, at most {told['peak_mb']} MB")


_TOLD = {
    "table_rebuilt": "the kept table was damaged or of an older version; it is solved again",
    "cache_unwritable": "the table could not be kept: its folder cannot be written",
}


def _bar(name: str) -> Bar:
    """A line of progress on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda _: None

    def show(part: float) -> None:
        click.echo(f"\r{name}: {part:4.0%}", nl=part >= 1, err=True)

    return show


def _peak_mb() -> float | None:
    """The most memory this process has had; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 if sys.platform != "darwin" else 1024**2), 1)


def advise_sheet(
    game: str, opened: str, upper: int, dice: Sequence[int], left: int | None, *, as_json: bool
) -> None:
    """What a sheet is worth from here, and with dice every choice, best first.

    Raises Impossible for boxes or a total that cannot be.
    """
    rules: Any = games.load(game)
    boxes = [box.id for box in rules.boxes]
    wanted = boxes if opened == "all" else [box.strip() for box in opened.split(",")]
    for box in wanted:
        if box not in boxes:
            raise Impossible(f"--open has {box!r}; allowed are all, or {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise Impossible(f"--open has {box!r} twice; allowed is once")
    solved = tables.obtain(opponents.judge(game).recipe(rules.initial(1)))  # type: ignore[union-attr]
    if not solved.wait():
        raise Impossible("the game could not be solved: the solving process died")
    try:
        plan = solved.table.turn(wanted, upper)
    except ValueError as error:
        raise Impossible(f"--upper is {upper}; {error}") from None
    if not dice:
        _print({"value": plan.value}, as_json=as_json)
        return
    choices = [
        {
            "action": c.action,
            ("box" if c.action == "score" else "keep"): _plain(c.what),
            "value": c.value,
        }
        for c in plan.choices(tuple(dice), left or 0)
    ]
    _print({"value": choices[0]["value"], "choices": choices, "best": choices[0]}, as_json=as_json)


def _plain(what: Any) -> Any:
    return list(what) if isinstance(what, tuple) else what


def _print(told: Mapping[str, Any], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(told))
        return
    click.echo(f"value {told['value']:.4f}")
    for choice in told.get("choices", ())[:10]:
        what = choice.get("box") or "keep " + (" ".join(map(str, choice["keep"])) or "nothing")
        click.echo(f"{choice['value']:10.4f}  {choice['action']} {what}")
