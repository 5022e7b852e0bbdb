"""`audiodice simulate`: many games between computer players."""

from __future__ import annotations

import click

from audiodice.cli.completing import opponents as complete_opponents
from audiodice.cli.params import (
    GAME,
    JSON,
    OPTION,
    SEED,
    Whole,
    bad,
    demand_fitting,
    known_opponents,
    parse_names,
    parse_options,
)


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--seats", default="steady,cautious", metavar="NAMES", help="Who plays, in order.",
    shell_complete=complete_opponents,
)  # fmt: skip
@click.option("--games", "many", type=Whole(1, 10_000_000), default=1000, help="How many games.")
@click.option("--seed", type=SEED, default=0, help="The same dice again.")
@OPTION
@click.option("--workers", type=Whole(1, 64), default=1, help="Processes to share the work.")
@JSON
def command(
    game: str,
    seats: str,
    many: int,
    seed: int,
    options: tuple[str, ...],
    workers: int,
    as_json: bool,
) -> None:
    """Let computer players play many games, and sum them up."""
    from audiodice import games
    from audiodice.cli.reports.simulate import simulate

    known = known_opponents(game, parse_names(seats, "--seats"), "--seats")
    allowed = games.load(game).seats
    if len(known) not in allowed:
        raise bad("--seats", seats, f"{allowed[0]} to {allowed[-1]} names")
    chosen = parse_options(game, options)
    demand_fitting(game, len(known), chosen)
    simulate(game, known, many, seed, chosen, workers, as_json=as_json)
