"""A saved game as listed, and the reason why it cannot be resumed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from audiodice.core.model import Event
from audiodice.engine.journal import JournalError, NewerJournalError, Seat
from audiodice.engine.story import scores, turns
from audiodice.engine.table import Table, resume


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game: its game, seats and scores, and its problem, if any.

    If it is damaged, `game`, `seats`, `scores` and `turn` describe its good part. If it has no good
    part, `game` is "", and it cannot be resumed.
    """

    path: Path
    when: datetime
    """When it was last played, UTC."""
    game: str = ""
    seats: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    """The seat in turn; in a finished game, the last one that acted."""
    round: int = 1
    """The round, from 1."""
    mine: int = 0
    """The first seat of a person; 0 where only computers play."""
    finished: bool = False
    shared: str = ""
    """The name of the table, if it is a game shared with friends; "" otherwise."""
    elsewhere: bool = False
    """Another program is playing it."""
    problem: Event | None = None
    """The message that replaces the offer to resume it: see `problem` below."""

    @property
    def name(self) -> str:
        """The name by which `find` finds it."""
        return self.path.stem


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A saved game that was read and locked, but is not in play yet."""

    table: Table
    take_up: Callable[[], None]
    """Save this game from now on, in place of the previous one."""


def good_part(error: JournalError) -> Table | None:
    """The table of a damaged journal's good part; None if it has none."""
    while error.good is not None:
        try:
            return resume(error.good)
        except JournalError as shorter:  # a whole line that does not fit the game
            error = shorter
    return None


def with_table(saved: SavedGame, table: Table) -> SavedGame:
    """The saved game with the details of its table."""
    return replace(
        saved,
        game=table.game.name,
        seats=table.seats,
        scores=scores(table.game, table.state),
        turn=table.turn,
        round=table.game.round(table.state).round,
        mine=next((n for n, seat in enumerate(table.seats) if seat.policy is None), 0),
        finished=table.over,
        shared=table.journal.header.table,
    )


def barely_begun(saved: SavedGame) -> bool:
    """Whether no turn has ended and no seat has scored; such a game is kept only until the next."""
    return not any(saved.scores) and (saved.round, saved.turn) == (1, 0)


def problem(error: JournalError, part: Table | None) -> Event:
    """The message for a journal that cannot be read to its end.

    It is game_newer (version), game_damaged (line, why, and the number of whole turns) or
    game_unreadable (why).
    """
    if isinstance(error, NewerJournalError):
        return Event("game_newer", None, {"version": error.version})
    if part is None:
        return Event("game_unreadable", None, {"why": error.why})
    whole = len(turns(part.journal, part.game))
    return Event("game_damaged", None, {"line": error.line, "turns": whole, "why": error.why})
