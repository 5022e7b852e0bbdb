"""The chances to win on the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from audiodice.cli.params import BadInput

if TYPE_CHECKING:
    from audiodice.opponents import Chance, Chances


def demand(option: str, game: str, state: Any, players: Sequence[str]) -> Chances:
    """What tells the chances in a game, its tables loaded or solved now.

    `players` as in `Chances.tell`. Raises BadInput, which names `option`, if it tells none.
    """
    from audiodice import opponents
    from audiodice.core.jobs import AtOnce
    from audiodice.storage import solved_tables

    if len(players) == 1:
        raise BadInput(f"{option}: one seat always wins; expected a game of two or more seats")
    solved_tables.install(AtOnce())
    chances = opponents.chances(game)
    if chances is None:
        raise BadInput(f"{option}: {game} has no chances; expected another game")
    solved = chances.study(state)
    if chances.tell(state, players) is None:
        if solved is None:
            why = f"are not known in {game} with {len(players)} seats and these options"
            raise BadInput(f"{option}: the chances {why}; expected other options")
        raise BadInput(f"{option}: the chances could not be solved: the solving process died")
    return chances


def sentences(chance: Chance, players: Sequence[str], names: Sequence[str] = ()) -> Iterator[str]:
    """A sentence for each seat, such as "Seat 2 (bold) wins about 31 in 100.".

    `names` replace the players in brackets.
    """
    for seat, (won, player) in enumerate(zip(chance.seats, names or players, strict=True), 1):
        who = f"Seat {seat} ({player})" if player else f"Seat {seat}"
        yield f"{who} wins {in_100(won, exact=chance.exact)} in 100."


def in_100(chance: float, *, exact: bool = True) -> str:
    """A chance as it is printed, such as "62", "about 62" or "under 1"."""
    from audiodice.ui.chances import percent

    whole = percent(chance)
    return {0: "under 1", 100: "over 99"}.get(whole, f"{'' if exact else 'about '}{whole}")
