"""`audiodice simulate`: many games between computer players, and their summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiodice.core.jobs import AtOnce
from audiodice.devices.printing import print_json, print_line
from audiodice.devices.printing import progress as show_progress
from audiodice.engine.match import simulate as run
from audiodice.storage import solved_tables


def install_tables() -> None:
    """Make requests for solved tables wait until the table is there."""
    solved_tables.install(AtOnce())


def simulate(
    game: str,
    seats: Sequence[str],
    many: int,
    seed: int,
    options: Mapping[str, int | bool],
    workers: int,
    *,
    as_json: bool,
) -> None:
    """Play the games, show the progress on a terminal, and print the summary."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        show_progress(f"{done} of {many} games", last=done >= many)

    install_tables()
    result = run(
        game, seats, many, seed,
        options=options, workers=workers, in_worker=install_tables, progress=progress,
    )  # fmt: skip
    if as_json:
        print_json(result)
        return
    for seat in result["seats"]:
        share = f"{100 * seat['win_share']:.1f} percent of games won"
        print_line(f"{seat['policy']}: {share}, mean score {seat['mean']:.1f}, sd {seat['sd']:.1f}")
    print_line(f"{result['games_per_second']:.0f} games a second")
