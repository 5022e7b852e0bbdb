"""The summary of a finished game for the records, from its journal alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from audiodice import opponents
from audiodice.core.model import Game, variant
from audiodice.engine.entries import header_text
from audiodice.engine.journal import Header, Journal, Move, Undo
from audiodice.engine.review import review
from audiodice.engine.story import turns
from audiodice.engine.table import Table, resume

PAUSE_S = 120  # of the time before an action, at most this counts as play; the rest is a pause


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The result of one seat. `place` counts from 1; ties share it. `won`: alone or with others.

    `name` is as in `Seat`.
    """

    name: str
    policy: str | None
    score: int
    place: int
    won: bool
    turns: tuple[int, ...]
    """Points gained, turn by turn."""
    dice: int
    pips: int
    """The sum of all faces thrown; on average 3.5 times `dice`."""
    luck: float | None = None
    """The sum of its luck; None if the game was not reviewed."""
    cost: float | None = None
    """The sum of the costs of its decisions; None if the game was not reviewed."""
    hinted: int = 0
    """The number of decisions after a hint."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One finished game. `identity` is the same for every copy of its journal."""

    identity: str
    game: str
    options: Mapping[str, int | bool]
    started: str
    reason: str
    undone: int
    """The number of actions that were taken back."""
    retaken: int
    """The number of these that had thrown dice."""
    seconds: int
    seats: tuple[SeatSummary, ...]
    unit: str = ""
    """The unit of luck and costs, points or chance; "" if the game was not reviewed."""
    variant: tuple[str, ...] = ()
    """The options that set its records apart, such as `scale=10000`."""
    teams: int = 0
    """The number of teams, as in `Outcome`."""


def summary(journal: Journal) -> Summary | None:
    """The result of a game; None for one that has not ended. Raises JournalError.

    A game is reviewed if its solved table is loaded.
    """
    table = resume(journal)
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return None
    places: dict[int, int] = {}
    for group in outcome.ranking:
        ahead = {outcome.side(seat) for seat in places}
        places |= dict.fromkeys(group, len(ahead) + 1)
    played = turns(journal, table.game)
    thrown = _thrown(journal, table.game)
    unit, judged = _judged(journal, table)
    seats = tuple(
        SeatSummary(
            seat.name,
            seat.policy,
            outcome.scores[number],
            places[number],
            number in outcome.winners,
            tuple(turn.gained for turn in played if turn.seat == number),
            *thrown[number],
            *judged[number],
            hinted=sum(turn.hinted for turn in played if turn.seat == number),
        )
        for number, seat in enumerate(journal.header.seats)
    )
    undone = sum(isinstance(entry, Undo) for entry in journal.entries)
    seconds = sum(min(entry.after, PAUSE_S) for entry in journal.entries)
    head = journal.header
    return Summary(
        _identity(head),
        head.game,
        head.options,
        head.started,
        outcome.reason,
        undone,
        table.retaken,
        seconds,
        seats,
        unit=unit,
        variant=variant(table.game.options, head.options),
        teams=outcome.teams,
    )


def _judged(
    journal: Journal, table: Table
) -> tuple[str, Sequence[tuple[float | None, float | None]]]:
    """The unit, and luck and cost of each seat; "" and None if the game cannot be reviewed now."""
    evaluator = opponents.reviewer(table.game.name)
    if evaluator is None or not evaluator.knows(table.state):
        return "", [(None, None)] * len(table.seats)
    accounts = review(journal, table.game, evaluator)
    return evaluator.unit(table.state), [(one.luck, one.cost) for one in accounts]


def _identity(header: Header) -> str:
    told = header_text(header) if header.shared else header.commitment
    return sha256(f"{header.game} {header.started} {told}".encode()).hexdigest()[:32]


def _thrown(journal: Journal, game: Game[Any]) -> list[tuple[int, int]]:
    """The number of dice that each seat threw, and their sum, including throws taken back."""
    options: Mapping[str, Any] = journal.header.options
    states = [game.initial(len(journal.header.seats), **options)]
    thrown = [(0, 0)] * len(journal.header.seats)
    for entry in journal.entries:
        if isinstance(entry, Move):
            seat = game.turn(states[-1])
            many, pips = thrown[seat]
            # In a game with friends, the dice of a turn that was ruled lost were not thrown.
            dice = () if journal.header.shared and entry.proof is None else entry.dice
            thrown[seat] = (many + len(dice), pips + sum(dice))
            states.append(game.apply(states[-1], entry.action, entry.dice).state)
        elif isinstance(entry, Undo):
            states.pop()
    return thrown
