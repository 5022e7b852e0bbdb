"""The screen with the review of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.jobs import Done, Job
from audiodice.core.model import Event
from audiodice.engine.review import Account, review
from audiodice.engine.table import Table
from audiodice.opponents import Evaluator
from audiodice.opponents.evaluators import request_table
from audiodice.opponents.tables import TableHandle
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.reader import items_reader
from audiodice.ui.replay import Start
from audiodice.ui.review_lines import review_lines
from audiodice.ui.screen import Response, push, refuse, wait_for

Accounts = tuple[Account, ...]


class Review:
    """The review of one game. A long game takes a second, so it is computed in the background."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        evaluator: Evaluator,
        hear: Callable[[Start], Response],
    ) -> None:
        """Starts at once if the game is over and its table is loaded; does not request the table.

        `hear` opens the replay at a turn, for Enter on a decision.
        """
        self._context, self._table, self._evaluator = context, table, evaluator
        self._hear = hear
        self._work = self._begin() if table.over and evaluator.knows(table.state) else None

    def open(self) -> Response:
        """Open a reader of the review, or say the progress while the game is being solved."""
        table, evaluator = self._table, self._evaluator
        solved = request_table(evaluator, table.state)
        if solved is not None and solved.working:
            return _not_ready(solved)
        return wait_for(solved.loading if solved else Done(None), lambda _: self._read(solved))

    def _read(self, solved: TableHandle | None) -> Response:
        """Wait for the review, once the game's stored table has been loaded."""
        if solved and solved.table is None and self._evaluator.solves(self._table.state):
            return _not_ready(solved)
        work, self._work = self._work or self._begin(), None
        return wait_for(work, self._show)

    def _begin(self) -> Job[Accounts]:
        table, evaluator = self._table, self._evaluator
        return self._context.background.start(lambda: review(table.journal, table.game, evaluator))

    def _show(self, accounts: Accounts) -> Response:
        words = self._context.words
        events = review_lines(accounts, self._table, self._evaluator, words)
        items = [
            Item(partial(words.say, event), self._leads_to(event), event=event) for event in events
        ]
        return push(items_reader(self._context, words.text("review_title"), items))

    def _leads_to(self, event: Event) -> Callable[[], Response] | None:
        """The function that opens the replay at the turn of a decision; None for other lines."""
        seat, turn = event.seat, event.fields.get("turn")
        if seat is None or not isinstance(turn, int):
            return None
        return lambda: self._hear((seat, turn))


def _not_ready(solved: TableHandle) -> Response:
    solved.awaited = True
    return refuse(Event("hint_not_ready", None, {"percent": solved.percent}))
