"""From a setup to a table with named seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count

from audiodice import games
from audiodice.engine.journal import Seat
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, Throw
from audiodice.present.listener import Listener
from audiodice.present.words import Words


def opponent_names(
    words: Words, opponents: tuple[str, ...], people: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The opponents' names at the table, each one that nobody else there has.

    A second Bo is Bea. "Bo 2", whose number would be heard as the score, is only for an opponent
    without more names.
    """
    taken = {name.casefold() for name in people}
    named = []
    for policy in opponents:
        name = next(n for n in _names(words, policy) if n.casefold() not in taken)
        taken.add(name.casefold())
        named.append(name)
    return tuple(named)


def _names(words: Words, policy: str) -> Iterator[str]:
    """An opponent's name, its other names, and then the first with a number."""
    own, more = f"opponent-name-{policy}", f"opponent-more-{policy}"
    name = words.text(own) if words.has(own) else policy  # of a later version
    yield name
    yield from words.text(more).split() if words.has(more) else ()
    for number in count(2):
        yield words.text("opponent-numbered", name=name, number=number)


def people_names(words: Words, people: tuple[str, ...]) -> tuple[str, ...]:
    """The people's names; an empty one becomes "You" for one person, else "Player 1" and so on."""
    if len(people) == 1:
        return (people[0] or words.text("you-name"),)
    return tuple(
        name or words.text("default-name", number=n) for n, name in enumerate(people, start=1)
    )


def names(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """The names by seat in these words; a computer's is that of its policy, in any record."""
    people = iter(people_names(words, tuple(s.name for s in seats if s.policy is None)))
    given = {n: next(people) for n, seat in enumerate(seats) if seat.policy is None}
    policies = tuple(seat.policy for seat in seats if seat.policy is not None)
    others = iter(opponent_names(words, policies, tuple(given.values())))
    return tuple(given.get(n) or next(others) for n in range(len(seats)))


def same_name(words: Words, people: tuple[str, ...]) -> str:
    """The first name that two people would have; "" if there is none."""
    heard = set[str]()
    for name in people_names(words, people):
        if name.casefold() in heard:
            return name
        heard.add(name.casefold())
    return ""


def sit_down(
    setup: GameSetup,
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
    seats = [*map(Seat, setup.people), *(Seat("", policy) for policy in setup.opponents)]
    game = games.load(setup.game)
    dice = throw or SeededThrow(seed, word)
    table = Table(game, seats, dice, options=setup.options, seed=seed)
    table.journal.header = replace(table.journal.header, fair=fair, word=word)
    return table


def listener(table: Table, words: Words) -> Listener:
    """The listener of this table: its people."""
    return Listener(names(table.seats, words), _people(table))


def _people(table: Table) -> frozenset[int]:
    return frozenset(n for n, seat in enumerate(table.seats) if seat.policy is None)


def acts(table: Table) -> Callable[[], int | None]:
    """A function that returns the index of the person's seat that acts now.

    It returns None if only one person plays, or if a computer acts.
    """
    people = _people(table)
    return lambda: table.turn if len(people) > 1 and table.turn in people else None
