"""Makes a table with named seats from a setup."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count

from audiodice import games
from audiodice.core.text import same_name
from audiodice.engine.journal import Seat
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, Throw
from audiodice.present.listener import Listener
from audiodice.present.words import Words


def opponent_names(
    words: Words, opponents: tuple[str, ...], people: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return names for the opponents, each used only once at the table.

    A second Bo is called Bea. Only if a kind has no more names, the next becomes "Bo 2", because
    the number could be mistaken for the score.
    """
    taken = set(map(same_name, people))
    named = []
    for policy in opponents:
        name = next(n for n in _names(words, policy) if same_name(n) not in taken)
        taken.add(same_name(name))
        named.append(name)
    return tuple(named)


def _names(words: Words, policy: str) -> Iterator[str]:
    """Return the names of a kind of opponent, then its first name with numbers from 2."""
    own, more = f"opponent-name-{policy}", f"opponent-more-{policy}"
    name = words.text(own) if words.has(own) else policy  # a policy of a later version
    yield name
    yield from words.text(more).split() if words.has(more) else ()
    for number in count(2):
        yield words.text("opponent-numbered", name=name, number=number)


def called(name: str, words: Words) -> str:
    """Return the spoken name of a person: "You" for "", "Player 2" for "#2"."""
    if name[:1] == "#" and name[1:].isdecimal():
        return words.text("default-name", number=int(name[1:]))
    return name or words.text("you-name")


def people_names(words: Words, people: tuple[str, ...]) -> tuple[str, ...]:
    """Return spoken names; an empty name becomes "You" for one person, else "Player 1" etc."""
    several = len(people) > 1
    return tuple(called(name or f"#{n}" * several, words) for n, name in enumerate(people, start=1))


def names(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return the spoken names by seat; a computer player is named by its policy."""
    start = _first_person(seats)  # so that names do not depend on who begins
    order = (*seats[start:], *seats[:start])
    people = people_names(words, tuple(s.name for s in order if s.policy is None))
    policies = tuple(seat.policy for seat in order if seat.policy is not None)
    others, persons = iter(opponent_names(words, policies, people)), iter(people)
    named = [next(persons if seat.policy is None else others) for seat in order]
    return (*named[len(seats) - start :], *named[: len(seats) - start])


def _first_person(seats: Sequence[Seat]) -> int:
    """Return the seat (index) that comes first in a setup.

    In a setup people come first, side by side; at the table their seats may wrap past the last one.
    """
    people = [number for number, seat in enumerate(seats) if seat.policy is None]
    return next((n for n in people if seats[n - 1].policy is not None), 0)


def shared_name(words: Words, people: tuple[str, ...]) -> str:
    """Return the first name that two people share; "" if all names differ."""
    heard = set[str]()
    for name in people_names(words, people):
        if same_name(name) in heard:
            return name
        heard.add(same_name(name))
    return ""


def sit_down(
    setup: GameSetup,
    seed: int | str,
    *,
    word: str = "",
    fair: bool = False,
    throw: Throw | None = None,
) -> Table:
    """Return a new table for a setup; the seat that begins is its first.

    `word` is added to the seed. `fair`: the dice can be checked; throws cannot be undone, and the
    seed is said at the end. `throw` replaces the seeded dice. Raises OptionError for the game's
    options, ValueError for the seats.
    """
    several = len(setup.people) > 1
    people = [name or f"#{n}" * several for n, name in enumerate(setup.people, start=1)]
    seats = [*map(Seat, people), *(Seat("", policy) for policy in setup.opponents)]
    seats = seats[setup.first :] + seats[: setup.first]
    game = games.load(setup.game)
    dice = throw or SeededThrow(seed, word)
    table = Table(game, seats, dice, options=setup.options, seed=seed)
    header = replace(table.journal.header, fair=fair, word=word, begins=setup.begins)
    table.journal.header = header
    return table


def setup_of(table: Table) -> GameSetup:
    """Return the setup with a table's players in setup order, regardless of who began."""
    seats, header = table.seats, table.journal.header
    start = _first_person(seats)
    order = seats[start:] + seats[:start]
    named = tuple(seat.name for seat in order if seat.policy is None)
    others = tuple(seat.policy for seat in order if seat.policy is not None)
    first = -start % len(seats)
    return GameSetup(table.game.name, named, others, header.options, header.begins, first)


def next_game(setup: GameSetup, table: Table) -> GameSetup:
    """Return the setup of the next game at this table; `setup.begins` says who begins it."""
    return setup.following(table.game.outcome(table.state))


def listener(table: Table, words: Words) -> Listener:
    """Return the listener of a table: the people at this program."""
    return Listener(names(table.seats, words), table.people)


def acts(table: Table) -> Callable[[], int | None]:
    """Return the function for `History.sit`, which returns the seat (index) of the acting person.

    That function returns None if only one person plays or a computer player acts.
    """
    people = table.people
    return lambda: table.turn if len(people) > 1 and table.turn in people else None
