"""`audiodice solve`: solve a game and store its table."""

from __future__ import annotations

from pathlib import Path

import click

from audiodice.cli.params import (
    JSON,
    OPTION,
    OneOf,
    PathTo,
    bad,
    demand_fitting,
    parse_options,
    sensible,
)

SEATS = 2  # games are solved between two


def _solvable() -> tuple[str, ...]:
    from audiodice.cli.reports.solvable import solvable

    return solvable()


@click.command()
@click.argument("game", type=OneOf(_solvable, "GAME"))
@OPTION
@click.option("--fresh", is_flag=True, help="Solve it even if a table is kept.")
@click.option("--into", type=PathTo(), help="Keep the table in this folder.")
@JSON
def command(
    game: str, options: tuple[str, ...], fresh: bool, into: Path | None, as_json: bool
) -> None:
    """Solve a game, keep its table, and say what the game is worth."""
    from audiodice.cli.reports.solve import solve

    if into is not None and into.exists() and not into.is_dir():
        raise bad("--into", into, "a folder")
    chosen = parse_options(game, options)
    demand_fitting(game, SEATS, chosen)
    sensible(solve, game, chosen, into, fresh=fresh, as_json=as_json)
