"""Who plays what: from the menu's or the command line's choices to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from audiodice import games
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, Throw
from audiodice.present.listener import Listener
from audiodice.present.words import Words


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game to be started: people's names first, then opponents by policy name."""

    game: str = "farkle"
    people: tuple[str, ...] = ("",)
    opponents: tuple[str, ...] = ("cautious",)
    options: Mapping[str, int | bool] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many sit down."""
        return len(self.people) + len(self.opponents)


def opponent_names(words: Words, opponents: tuple[str, ...]) -> tuple[str, ...]:
    """What opponents are called at the table: a second Bo is Bo 2."""
    named = []
    for place, policy in enumerate(opponents):
        name = words.text(f"opponent-name-{policy}")
        same = opponents[: place + 1].count(policy)
        named.append(words.text("opponent-numbered", name=name, number=same) if same > 1 else name)
    return tuple(named)


def people_names(words: Words, people: tuple[str, ...]) -> tuple[str, ...]:
    """People's names; those not given are You when alone, else Player 1, Player 2."""
    if len(people) == 1:
        return (people[0] or words.text("you-name"),)
    return tuple(
        name or words.text("default-name", number=n) for n, name in enumerate(people, start=1)
    )


def sit_down(
    plan: GameSetup,
    words: Words,
    seed: int | str,
    *,
    word: str = "",
    fair: bool = False,
    throw: Throw | None = None,
) -> Table:
    """The table of a plan; raises OptionError or ValueError (seats) from the game.

    `word` goes into the dice beside the seed. `fair`: they are to be checked, so that throws stand
    and the seed is told at the end. `throw` throws the dice in place of those of the seed.
    """
    named = opponent_names(words, plan.opponents)
    seats = [Seat(name) for name in people_names(words, plan.people)]
    seats += [Seat(name, policy) for name, policy in zip(named, plan.opponents, strict=True)]
    game = games.load(plan.game)
    dice = throw or SeededThrow(seed, word)
    table = Table(game, seats, dice, options=plan.options, seed=seed)
    table.journal.header = replace(table.journal.header, fair=fair, word=word)
    return table


def listener(table: Table) -> Listener:
    """Who hears this table."""
    humans = frozenset(n for n, seat in enumerate(table.seats) if seat.policy is None)
    return Listener(tuple(seat.name for seat in table.seats), humans)


def acts(table: Table) -> Callable[[], int | None]:
    """Tells which of those who share the keyboard acts now: None where one alone plays, or where
    a computer acts."""
    people = listener(table).humans
    return lambda: table.turn if len(people) > 1 and table.turn in people else None
