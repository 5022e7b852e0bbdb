"""Games between computer players, without a journal, for `audiodice simulate`."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from audiodice import games, opponents
from audiodice.core.model import actions_of
from audiodice.engine.calibration import Calibration
from audiodice.engine.course import shares
from audiodice.engine.story import starts_turn
from audiodice.engine.throw import SeededThrow, chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from audiodice.core.model import Game, Outcome, Policy
    from audiodice.opponents import Chances

_End = tuple[tuple[int, ...], tuple[int, ...], float]
"""The end of a game: scores by seat, the seats that won, and the share of the win of each."""
BATCH = (
    200  # games in a task; every game has its own seed, so the number of workers does not matter
)


def play(
    game: Game[Any],
    policies: Sequence[Policy],
    seed: int | str,
    options: Mapping[str, Any],
    watch: Callable[[Any], object] | None = None,
) -> Outcome:
    """Play one game to its end: `policies` by seat, dice and chance from `seed`.

    `watch` is called with the state at the start of each turn.
    """
    throw = SeededThrow(seed)
    streams = [chance(seed, f"policy {seat}") for seat in range(len(policies))]
    state = game.initial(len(policies), **options)
    apply, turn, throw_size, outcome = game.apply, game.turn, game.throw_size, game.outcome
    if watch:
        watch(state)
    while (end := outcome(state)) is None:
        seat = turn(state)
        for action in actions_of(policies[seat](game, state, streams[seat])):
            size = throw_size(state, action)
            state, events = apply(state, action, throw(size) if size else ())
            if watch and starts_turn(events):
                watch(state)
    return end


def request_tables(game: Game[Any], seats: Sequence[str], options: Mapping[str, Any]) -> None:
    """Request the table of every policy, because without it another policy would play.

    The installed source of tables must load or solve them at once (`AtOnce`). Raises RuntimeError
    if a table is not there.
    """
    state = game.initial(len(seats), **options)
    for policy in dict.fromkeys(seats):
        solved = opponents.load(game.name, policy).study(state)
        if solved is None or solved.table is not None:
            continue
        if not solved.failed:
            raise RuntimeError(f"the table of {policy} is still being made")
        if news := solved.take_news():
            raise RuntimeError(f"the table of {policy} could not be made: {news[-1]}")


def request_chances(game: Game[Any], seats: Sequence[str], options: Mapping[str, Any]) -> Chances:
    """What tells the chances of this game, with its tables requested as in `request_tables`.

    Raises RuntimeError if it tells none.
    """
    state, chances = game.initial(len(seats), **options), opponents.chances(game.name)
    if chances is not None:
        chances.study(state)
    if chances is None or chances.tell(state, seats) is None:
        raise RuntimeError(f"no chances are known in {game.name} with these seats and options")
    return chances


def play_batch(
    name: str,
    seats: tuple[str, ...],
    options: Mapping[str, Any],
    seed: int | str,
    which: range,
    calibration: Calibration | None = None,
) -> list[_End]:
    """Play the games with the numbers in `which`, seeded by `seed` and the number.

    With a `calibration`, add what is told at each turn and who won.
    """
    game = games.load(name)
    request_tables(game, seats, options)
    policies = [opponents.load(name, seat).decide for seat in seats]
    chances = request_chances(game, seats, options) if calibration else None
    ends = []
    for number in which:
        states: list[Any] = []
        end = play(game, policies, f"{seed}/{number}", options, states.append if chances else None)
        ends.append((end.scores, end.winners, end.share))
        if calibration and chances:
            told = filter(None, (chances.tell(state, seats) for state in states))
            calibration.add([chance.seats for chance in told], shares(end))
    return ends


def _batch(
    name: str,
    seats: tuple[str, ...],
    options: Mapping[str, Any],
    seed: int | str,
    calibrated: bool,
    which: range,
) -> tuple[list[_End], Calibration | None]:
    calibration = Calibration() if calibrated else None
    return play_batch(name, seats, options, seed, which, calibration), calibration


def simulate(
    name: str,
    seats: Sequence[str],
    n: int,
    seed: int | str,
    *,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    calibrated: bool = False,
    in_worker: Callable[[], None] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play `n` games between policies and return the totals that `simulate --json` prints.

    A tie counts as a share of a win: half a win each for two. A team's win is one for each partner.
    `sd` is the standard deviation of one game's score, `sem` the standard error of the mean.
    `progress` gets the number of games played since its last call. The number of `workers` does not
    change the result; each first calls `in_worker`, which must be picklable and installs the solved
    tables. With `calibrated` the totals have a `calibration` (see `Calibration.rows`). Raises
    KeyError for an unknown game or policy, OptionError, RuntimeError if tables or chances are not
    there, or ValueError for the seats or `n` < 1.
    """
    if n < 1:
        raise ValueError(f"at least one game, not {n}")
    began = time.perf_counter()
    play_numbers = partial(_batch, name, tuple(seats), dict(options or {}), seed, calibrated)
    tasks = [range(first, min(first + BATCH, n)) for first in range(0, n, BATCH)]
    ends: list[_End] = []
    calibration = Calibration()

    def collect(batches: Iterable[tuple[list[_End], Calibration | None]]) -> None:
        for batch, told in batches:
            ends.extend(batch)
            if told:
                calibration.merge(told)
            progress(len(batch))

    # once, not in every worker
    request_tables(games.load(name), seats, dict(options or {}))
    if calibrated:
        request_chances(games.load(name), seats, dict(options or {}))
    if workers > 1:
        # Not forked: a copy of a process with sound or speech threads may hang.
        with ProcessPoolExecutor(_most(workers), get_context("spawn"), in_worker) as pool:
            collect(pool.map(play_numbers, tasks))
    else:
        collect(map(play_numbers, tasks))
    seconds = time.perf_counter() - began
    return {
        "seats": [_summary(policy, seat, ends) for seat, policy in enumerate(seats)],
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 1),
        **({"calibration": calibration.rows()} if calibrated else {}),
    }


def _most(workers: int) -> int:
    """The number of worker processes: at most 61 on Windows, which cannot wait for more."""
    return min(workers, 61) if sys.platform == "win32" else workers


def _summary(policy: str, seat: int, ends: Sequence[_End]) -> dict[str, Any]:
    scores = [scores[seat] for scores, _, _ in ends]
    n = len(scores)
    mean = sum(scores) / n
    sd = sqrt(sum((s - mean) ** 2 for s in scores) / (n - 1)) if n > 1 else 0.0
    wins = sum(share for _, winners, share in ends if seat in winners)
    return {
        "policy": policy,
        "mean": round(mean, 3),
        "sd": round(sd, 3),
        "sem": round(sd / sqrt(n), 4),
        "wins": round(wins, 3),
        "win_share": round(wins / n, 5),
    }
