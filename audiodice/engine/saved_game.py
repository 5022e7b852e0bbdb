"""A saved game as a list shows it, and the problem of one that cannot be resumed."""

from __future__ import annotations

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

    For a damaged game `game`, `seats`, `scores` and `turn` describe its good part; `game` is "" if
    there is none, and then it cannot be resumed.
    """

    path: Path
    when: datetime
    """When it was last played, UTC."""
    game: str = ""
    seats: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    """The seat to act; of a game that has ended, the last to act."""
    round: int = 1
    """Which round it is in."""
    finished: bool = False
    elsewhere: bool = False
    """Another program is playing it."""
    problem: Event | None = None
    """The message in place of an offer to resume: game_newer, game_damaged or game_unreadable."""

    @property
    def name(self) -> str:
        """Its name, for `find`."""
        return self.path.stem


def good_part(error: JournalError) -> Table | None:
    """The table as far as a damaged journal is good; None where it has no good part."""
    while error.good is not None:
        try:
            return resume(error.good)
        except JournalError as shorter:  # its lines are whole, but one does not follow
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
        finished=table.over,
    )


def problem(error: JournalError, part: Table | None) -> Event:
    """The message for a journal that cannot be read to its end.

    game_newer (version), game_damaged (line, turns: those that are whole), game_unreadable (why).
    """
    if isinstance(error, NewerJournalError):
        return Event("game_newer", None, {"version": error.version})
    if part is None:
        return Event("game_unreadable", None, {"why": error.why})
    whole = len(turns(part.journal, part.game))
    return Event("game_damaged", None, {"line": error.line, "turns": whole, "why": error.why})
