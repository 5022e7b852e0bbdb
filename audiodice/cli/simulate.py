"""`audiodice simulate`: many games between computer players, and their summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import click

from audiodice.cli.completion import opponents as complete_opponents
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
from audiodice.devices.printing import print_json, print_line, print_lines
from audiodice.devices.printing import progress as show_progress


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--seats",
    default="steady,cautious",
    metavar="NAMES",
    help="The computer players in order, such as steady,cautious.",
    shell_complete=complete_opponents,
)
@click.option("--games", "many", type=Whole(1, 10_000_000), default=1000, help="How many games.")
@click.option("--seed", type=SEED, default=0, help="The same seed gives the same dice.")
@OPTION
@click.option(
    "--calibration",
    "calibrated",
    is_flag=True,
    help="Compare the chances told at each turn with the games won.",
)
@click.option("--workers", type=Whole(1, 64), default=1, help="How many processes share the work.")
@JSON
def command(
    game: str,
    seats: str,
    many: int,
    seed: int,
    options: tuple[str, ...],
    workers: int,
    *,
    calibrated: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """Let computer players play many games.

    It prints how often each of them won, and their scores. With --calibration it also prints, for
    each tenth of the chances to win, in how many turns they were told, what was told on average,
    and how often that seat won, with its standard error. A seat at the start of a turn counts once.
    """
    from audiodice import games
    from audiodice.cli import chances

    known = known_opponents(game, parse_names(seats, "--seats"), "--seats")
    allowed = games.load(game).seats
    if len(known) not in allowed:
        raise bad("--seats", seats, f"{allowed[0]} to {allowed[-1]} names")
    chosen = parse_options(game, options)
    demand_fitting(game, len(known), chosen)
    if calibrated:
        chances.demand("--calibration", game, games.load(game).initial(len(known), **chosen), known)
    simulate(game, known, many, seed, chosen, workers, calibrated=calibrated, as_json=as_json)


def simulate(
    game: str,
    seats: Sequence[str],
    many: int,
    seed: int,
    options: Mapping[str, int | bool],
    workers: int,
    *,
    calibrated: bool,
    as_json: bool,
) -> None:
    from audiodice.engine import match

    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        show_progress(f"{done} of {many} games", last=done >= many)

    install_tables()
    result = match.simulate(
        game, seats, many, seed,
        options=options, workers=workers, calibrated=calibrated,
        in_worker=install_tables, progress=progress,
    )  # fmt: skip
    if as_json:
        print_json(result)
        return
    for seat in result["seats"]:
        share = f"{100 * seat['win_share']:.1f} percent of games won"
        print_line(f"{seat['policy']}: {share}, mean score {seat['mean']:.1f}, sd {seat['sd']:.1f}")
    print_lines(map(_tenth, result.get("calibration", ())))
    print_line(f"{result['games_per_second']:.0f} games per second")


def _tenth(row: Mapping[str, Any]) -> str:
    limits = f"{100 * row['from']:.0f} to {100 * row['to']:.0f} in 100"
    if not row["turns"]:
        return f"{limits}: no turns"
    told, won, se = (f"{100 * row[name]:.1f}" for name in ("told", "won", "se"))
    return (
        f"{limits}: {row['turns']} turns of {row['games']} games, told {told}, won {won},"
        f" standard error {se}"
    )


def install_tables() -> None:
    """Make requests for solved tables wait for the table; for worker processes, too."""
    from audiodice.core.jobs import AtOnce
    from audiodice.storage import solved_tables

    solved_tables.install(AtOnce())
