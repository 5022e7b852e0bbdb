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
    """A new table for a setup, its seats from the one that begins; raises the game's OptionError,
    or ValueError for the seats.

    `word` is added to the seed. `fair`: the dice can be checked; throws cannot be undone, and the
    seed is said at the end. `throw` replaces the dice of the seed.
    """
    named = opponent_names(words, setup.opponents)
    seats = [Seat(name) for name in people_names(words, setup.people)]
    seats += [Seat(name, policy) for name, policy in zip(named, setup.opponents, strict=True)]
    seats = seats[setup.first :] + seats[: setup.first]
    game = games.load(setup.game)
    dice = throw or SeededThrow(seed, word)
    table = Table(game, seats, dice, options=setup.options, seed=seed)
    header = replace(table.journal.header, fair=fair, word=word, begins=setup.begins)
    table.journal.header = header
    return table


def setup_of(table: Table, words: Words) -> GameSetup:
    """The setup that seats the same players again, whoever began."""
    seats, header = table.seats, table.journal.header
    # A setup names people first: they sit side by side, maybe across the end of the seats.
    people = [number for number, seat in enumerate(seats) if seat.policy is None]
    start = next((n for n in people if seats[n - 1].policy is not None), 0)
    order = seats[start:] + seats[:start]
    names = tuple(seat.name for seat in order if seat.policy is None)
    others = tuple(seat.policy for seat in order if seat.policy is not None)
    if names == (words.text("you-name"),):
        names = ("",)  # the default name
    first = -start % len(seats)
    return GameSetup(table.game.name, names, others, header.options, header.begins, first)


def next_game(setup: GameSetup, table: Table) -> GameSetup:
    """The setup of the next game at this table, begun by whom the setup says."""
    return setup.following(table.game.outcome(table.state))


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
