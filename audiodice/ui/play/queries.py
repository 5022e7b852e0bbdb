"""What is asked at a table: of the game, and what to do."""

from __future__ import annotations

from audiodice.core.model import Event, Reason
from audiodice.engine.table import Table
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.computer_turns import ComputerTurns
from audiodice.ui.play.hint import Hint
from audiodice.ui.play.score_sheet import ScoreSheetScreen
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.response import Response, push, refuse, tell

_TO_DECIDE = ("choices", "risk")  # asked in one's own turn only
_OF_A_TURN = ("points", *_TO_DECIDE)  # what nobody has once the game is over


def no_meaning(context: UiContext, table: Table, command: Command) -> Response:
    """The refusal of a command that this game has no use for."""
    name = context.words.text(f"command-{command.id}")
    return refusal(table, Reason("no_meaning", command=name))


class Queries:
    """Answers the questions at one table."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        choosing: Selection,
        others: ComputerTurns,
        hint: Hint,
    ) -> None:
        self._context, self._table = context, table
        self._choosing, self._others, self._hint = choosing, others, hint

    def ask(self, command: Command) -> Response:
        """The answer to a command that asks."""
        table, query, words = self._table, command.query, self._context.words
        if query not in table.game.queries:
            return no_meaning(self._context, table, command)
        anothers = self._others.to_act and bool(words.listener.humans)  # not a watcher's
        if (table.over and query in _OF_A_TURN) or (anothers and query in _TO_DECIDE):
            return self._not_mine()
        you = words.listener.you
        seat = table.turn if you is None else you
        if query == "sheet":
            return push(ScoreSheetScreen(table, words, seat))
        if query == "bonus":
            return Response(table.query(f"bonus {seat}"))
        if query == "points" and self._choosing.pending is not None:
            return self._choosing.judge_pending()  # what is chosen is worth nothing yet
        whose = table.query("turn") if query == "points" and anothers else ()
        fair = fairness.asked(table) if query == "rules" else ()
        return Response((*whose, *table.query(query), *fair))

    def advice(self, *, numbers: bool) -> Response:
        """A hint, with what it is worth if `numbers`, and how to follow it."""
        if self._table.over or self._others.to_act:
            return self._not_mine()
        event = self._hint.give(numbers=numbers)
        if event.key in ("no_hint", "hint_not_ready", "defect"):
            return refuse(event)
        return tell(event, Event("hint_how"))

    def _not_mine(self) -> Response:
        """The refusal of what is asked to decide, where there is nothing to decide."""
        return refusal(self._table, Reason("game_over" if self._table.over else "not_your_turn"))
