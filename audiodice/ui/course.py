"""The course of a game in words: the chances at each turn, and the turn that decided it."""

from __future__ import annotations

from audiodice import opponents
from audiodice.core.jobs import Job
from audiodice.core.model import Event, Value
from audiodice.engine import course as engine
from audiodice.engine.course import Course
from audiodice.engine.table import Table
from audiodice.present.listener import Listener
from audiodice.ui.chances import chance_event, percent
from audiodice.ui.context import UiContext


def course_of(table: Table) -> Course | None:
    """Return the course of a table's game; None if it is not known. Takes up to some seconds."""
    known = opponents.chances(table.game.name)
    return engine.course(table.journal, table.game, known, players(table)) if known else None


def players(table: Table) -> tuple[str, ...]:
    """Return the players by seat, as `Chances.tell` wants them."""
    return tuple(seat.policy or "" for seat in table.seats)


class CourseWork:
    """Works out the course of a game in the background, once its tables are loaded."""

    def __init__(self, context: UiContext, table: Table) -> None:
        """Request the tables."""
        self._context, self._table = context, table
        self._work: Job[Course | None] | None = None
        self.begin()

    def begin(self) -> None:
        """Begin as soon as that is possible; call it from time to time."""
        if self._work is None and not self._loading:
            self._work = self._context.background.start(lambda: course_of(self._table))

    @property
    def known(self) -> Course | None:
        """The course; None if it is not known, or not yet."""
        self.begin()
        return self._work.result() if self._work and self._work.done() else None

    @property
    def _loading(self) -> bool:
        """Whether a table is missing that is loaded or solved now."""
        known, table = opponents.chances(self._table.game.name), self._table
        solved = known.study(table.state) if known and len(table.seats) > 1 else None
        return solved is not None and solved.table is None and not solved.failed


def chance_at(course: Course | None, turn: int, listener: Listener) -> tuple[Event, ...]:
    """Return the event that tells the chances at the start of a turn, numbered from 0.

    It is about the listener, else about the seat in turn; () if the chances are not known.
    """
    if course is None or turn >= len(course.starts):
        return ()
    start = course.starts[turn]
    seat = start.seat if listener.you is None else listener.you
    return (chance_event(start.chance, seat),)


def chance_in(
    course: Course | None, seat: int | None, own: Value, listener: Listener
) -> tuple[Event, ...]:
    """Return that event for one of the seat's own turns, numbered from 1."""
    starts = course.starts if course else ()
    turns = [turn for turn, start in enumerate(starts) if start.seat == seat]
    return chance_at(course, turns[own - 1], listener) if isinstance(own, int) and turns else ()


def decided(course: Course | None, listener: Listener) -> tuple[Event, ...]:
    """Return the event that tells which turn decided the game for the listener, else the winner."""
    if course is None:
        return ()
    seat = engine.decides_for(course, listener.you)
    found = None if seat is None else engine.decided(course, seat)
    if found is None:
        return ()
    last = found.turn == len(course.starts) - 1
    fields: dict[str, Value] = {
        "turn": found.round,
        "before": percent(found.before),
        # A text is told as it is: at the end, 0 is not "under 1".
        "after": str(round(100 * found.after)) if last else percent(found.after),
    }
    return (Event("decided", found.seat, fields),)
