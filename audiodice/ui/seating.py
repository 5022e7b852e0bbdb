"""From a setup to a table with named seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audiodice import games
from audiodice.engine.journal import Seat
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, Throw
from audiodice.present.listener import Listener
from audiodice.present.words import Words


def opponent_names(words: Words, opponents: tuple[str, ...]) -> tuple[str, ...]:
    """The opponents' names at the table: a second Bo is Bo 2."""
    named = []
    for place, policy in enumerate(opponents):
        name = words.text(f"opponent-name-{policy}")
        same = opponents[: place + 1].count(policy)
        named.append(words.text("opponent-numbered", name=name, number=same) if same > 1 else name)
    return tuple(named)


def people_names(words: Words, people: tuple[str, ...]) -> tuple[str, ...]:
    """The people's names; an empty one becomes "You" for one person, else "Player 1" and so on."""
    if len(people) == 1:
        return (people[0] or words.text("you-name"),)
    return tuple(
        name or words.text("default-name", number=n) for n, name in enumerate(people, start=1)
    )


def sit_down(
    setup: GameSetup,
    words: Words,
    seed: int | str,
    *,
    word: str = "",
    fair: bool = False,
    throw: Throw | None = None,
) -> Table:
    """A new table for a setup; raises the game's OptionError, or ValueError for the seats.

    `word` is added to the seed. `fair`: the dice can be checked; throws cannot be undone, and the
    seed is said at the end. `throw` replaces the dice of the seed.
    """
    named = opponent_names(words, setup.opponents)
    seats = [Seat(name) for name in people_names(words, setup.people)]
    seats += [Seat(name, policy) for name, policy in zip(named, setup.opponents, strict=True)]
    game = games.load(setup.game)
    dice = throw or SeededThrow(seed, word)
    table = Table(game, seats, dice, options=setup.options, seed=seed)
    table.journal.header = replace(table.journal.header, fair=fair, word=word)
    return table


def listener(table: Table) -> Listener:
    """The listener of this table: its people."""
    humans = frozenset(n for n, seat in enumerate(table.seats) if seat.policy is None)
    return Listener(tuple(seat.name for seat in table.seats), humans)


def acts(table: Table) -> Callable[[], int | None]:
    """A function that returns the index of the person's seat that acts now.

    It returns None if only one person plays, or if a computer acts.
    """
    people = listener(table).humans
    return lambda: table.turn if len(people) > 1 and table.turn in people else None
