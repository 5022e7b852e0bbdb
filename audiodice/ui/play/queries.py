"""Queries at a table: questions about the game, and hints."""

from __future__ import annotations

from audiodice.core.model import Event, Reason
from audiodice.engine.table import Table
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness, standing
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.play.score_sheet import ScoreSheetScreen
from audiodice.ui.play.selection import refusal
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, push, refuse

_TO_DECIDE = ("choices", "risk")  # answered only in a person's own turn
_OF_THE_ROLL = ("points", "roll")
OF_A_TURN = ("points", *_TO_DECIDE)  # not answered after the game is over


def no_meaning(context: UiContext, table: Table, command: Command) -> Response:
    """Refuse a command that has no meaning in this game."""
    name = context.words.text(f"command-{command.id}")
    return refusal(table, Reason("no_meaning", command=name))


class Queries:
    def __init__(self, game: GameInPlay) -> None:
        self._game, self._context, self._table = game, game.context, game.table
        self._own_roll = Proposal[Event](game.context, lambda: game.table.state)

    def ask(self, command: Command) -> Response:
        table, query, words = self._table, command.query, self._context.words
        if query not in table.game.queries:
            return no_meaning(self._context, table, command)
        if query == "scores":
            return Response(self._scores())
        # A player who only watches can use every query.
        anothers = not (table.over or table.here_to_act) and bool(words.listener.humans)
        if (table.over and query in OF_A_TURN) or (anothers and query in _TO_DECIDE):
            return self._not_mine()
        you = words.listener.you
        seat = table.turn if you is None else you
        if query == "sheet":
            return push(ScoreSheetScreen(self._context, table, seat))
        if query == "bonus":
            return Response(table.query(f"bonus {seat}"))
        whose = table.query("turn") if query == "points" and anothers else ()
        fair = fairness.asked(table) if query == "rules" else ()
        answers = self._roll(seat) if query == "roll" else standing.answers(table, query)
        if query in _OF_THE_ROLL and (half_built := self._game.selection.half_built):
            # The pending selection cannot be banked.
            answers = (*standing.unbanked(answers), *half_built)
        return Response((*whose, *answers, *fair))

    def _roll(self, seat: int) -> tuple[Event, ...]:
        """Return the last roll; if another seat made it, a second press says that of `seat`."""
        table = self._table
        if own := self._own_roll.open:
            return (Event("own_roll", seat), own)
        told = table.query("roll")
        states = (step.state for step in reversed(table.back))
        rolls = (table.game.query(state, "roll")[0] for state in states)
        mine = (roll for roll in rolls if roll.seat == seat and roll.fields["faces"])
        if told[0].seat != seat and (own := next(mine, None)):
            self._own_roll.make(own, told[0])
            self._context.asked = None  # the same key works again immediately
        return told

    def _scores(self) -> tuple[Event, ...]:
        """Return who leads by how much, and the scores in the order of the settings."""
        found = self._table.query("scores")
        if self._context.settings.scores == "points":
            found = tuple(map(standing.in_order, found))
        alone = len(self._table.seats) == 1
        listener = self._context.words.listener
        return found if alone else (standing.place(self._table, listener, "lead"), *found)

    def reckon(self, command: str) -> Response:
        """Tell the chance, give a hint, or practise; a hint after the end opens the review."""
        if command == "practise":
            return self._game.ending.practise()
        if command == "chance":
            return refuse(*self._game.is_over()) if self._table.over else self._game.chance.tell()
        if self._table.over and (review := self._game.ending.review):
            return review()
        if not self._table.here_to_act:
            return self._not_mine()
        return self._game.hint.give(numbers=command == "hint_numbers")

    def _not_mine(self) -> Response:
        """Refuse a query about a decision in another player's turn or after the end."""
        if self._table.over:
            return refuse(*self._game.is_over())
        return refusal(self._table, Reason("not_your_turn"))
