"""What a kept game's file tells: to list it, and to play on from as far as it is good."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import (
    LARGEST_FILE,
    JournalError,
    NewerJournalError,
    Reading,
    read_file,
)
from audiodice.engine.story import scores, turns
from audiodice.engine.table import Table, resume
from audiodice.storage.disk import Files


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One kept game: who plays what, how it stands, and what is wrong with it, if anything.

    Of a damaged game `game`, `seats`, `scores` and `turn` tell its good part; `game` is "" where
    there is none, and nothing can be resumed then.
    """

    path: Path
    when: datetime
    """When it was last played, UTC."""
    game: str = ""
    seats: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    """The seat to act; of a game that has ended, the last to act."""
    finished: bool = False
    elsewhere: bool = False
    """Another program is playing it."""
    problem: Event | None = None
    """What to say instead of offering it: game_newer, game_damaged or game_unreadable."""

    @property
    def name(self) -> str:
        """What `find` knows it by."""
        return self.path.stem


def load(files: Files, path: Path) -> tuple[Reading, Table]:
    """A kept game's journal and table; raises JournalError or OSError."""
    reading = read_file(files.read(path, LARGEST_FILE + 1))
    return reading, resume(reading.journal)


def good_part(error: JournalError) -> Table | None:
    """The table as far as a damaged journal is good; None where it has no good part."""
    while error.good is not None:
        try:
            return resume(error.good)
        except JournalError as shorter:  # its lines are whole, but one does not follow
            error = shorter
    return None


def look(files: Files, path: Path, *, elsewhere: bool) -> SavedGame:
    """What a kept game's file tells; whatever it holds, this raises nothing."""
    when = datetime.fromtimestamp(0, UTC)
    trouble: Event | None = None
    table: Table | None = None
    try:
        when = datetime.fromtimestamp(files.modified(path), UTC)
        _, table = load(files, path)
    except JournalError as error:
        table = good_part(error)
        trouble = problem(error, table)
    except (OSError, OverflowError, ValueError) as error:
        trouble = Event("game_unreadable", None, {"why": error_text(error)})
    kept = SavedGame(path, when, elsewhere=elsewhere, problem=trouble)
    return kept if table is None else with_table(kept, table)


def with_table(kept: SavedGame, table: Table) -> SavedGame:
    """The same game with what its table tells."""
    return replace(
        kept,
        game=table.game.name,
        seats=tuple(seat.name for seat in table.seats),
        scores=scores(table.game, table.state),
        turn=table.turn,
        finished=table.over,
    )


def problem(error: JournalError, part: Table | None) -> Event:
    """What to say of a journal that cannot be read to its end.

    game_newer (version), game_damaged (line, turns: those that are whole), game_unreadable (why).
    """
    if isinstance(error, NewerJournalError):
        return Event("game_newer", None, {"version": error.version})
    if part is None:
        return Event("game_unreadable", None, {"why": error.why})
    whole = len(turns(part.journal, part.game))
    return Event("game_damaged", None, {"line": error.line, "turns": whole, "why": error.why})
