"""`audiodice simulate`: many games between computer players, summed up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiodice.cli.reports.printing import print_json, print_line
from audiodice.cli.reports.printing import progress as show_progress
from audiodice.engine.match import simulate as run


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
    """Play, with a line of progress on a terminal, and print the summary."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        show_progress(f"{done} of {many} games", last=done >= many)

    result = run(game, seats, many, seed, options=options, workers=workers, progress=progress)
    if as_json:
        print_json(result)
        return
    for seat in result["seats"]:
        share = f"{100 * seat['win_share']:.1f} percent of games won"
        print_line(f"{seat['policy']}: {share}, mean score {seat['mean']:.1f}, sd {seat['sd']:.1f}")
    print_line(f"{result['games_per_second']:.0f} games a second")
