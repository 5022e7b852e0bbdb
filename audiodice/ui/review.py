"""The review of a finished game, to read line by line."""

from __future__ import annotations

from audiodice.app import crash_handling
from audiodice.app.background import Task
from audiodice.core.model import Event
from audiodice.engine.review import Account, review
from audiodice.engine.table import Table
from audiodice.opponents import Evaluator
from audiodice.opponents.evaluators import request_table
from audiodice.present.words import Words
from audiodice.ui import review_lines
from audiodice.ui.play.hint import SOON
from audiodice.ui.reader import events_reader
from audiodice.ui.response import Response, push, refuse


class Review:
    """One game's accounts, made beside the loop: a long game takes a second."""

    def __init__(self, table: Table, words: Words, evaluator: Evaluator) -> None:
        """Begins at once if the game has been solved already; asks for nothing."""
        self._table, self._words, self._evaluator = table, words, evaluator
        self._work: Task[tuple[Account, ...]] | None = None
        if evaluator.knows(table.state):
            self._begin()

    def open(self) -> Response:
        """A reader of the review; while it is being worked out, how far that is."""
        table, evaluator = self._table, self._evaluator
        solved = request_table(evaluator, table.state)
        if solved is not None and not solved.wait(SOON) and evaluator.solves(table.state):
            return _not_ready(solved.percent)
        work = self._work or self._begin()
        if not work.wait(SOON):
            return _not_ready(0)
        if work.failure is not None:
            self._work = None  # asked again, it is tried again
            return refuse(crash_handling.sorry(work.failure))
        events = review_lines.lines(work.value or (), table, evaluator, self._words)
        title = self._words.text("review_title")
        return push(events_reader(title, events, self._words.say))

    def _begin(self) -> Task[tuple[Account, ...]]:
        self._work = Task(self._account)
        return self._work

    def _account(self) -> tuple[Account, ...]:
        return review(self._table.journal, self._table.game, self._evaluator)


def _not_ready(percent: int) -> Response:
    return refuse(Event("hint_not_ready", None, {"percent": percent}))
