"""The menu of a finished game: replay, review, statistics."""

from __future__ import annotations

from audiodice import opponents
from audiodice.core.model import Event, Value
from audiodice.engine.story import turns
from audiodice.engine.table import Table
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.reader import events_reader
from audiodice.ui.replay import Start, replay
from audiodice.ui.review import Review
from audiodice.ui.screen import Response, push
from audiodice.ui.seating import acts, listener


class GameHistoryMenu:
    """The menu of one finished game, at the table or from the list of finished games."""

    def __init__(self, context: UiContext, launcher: Launcher, table: Table) -> None:
        self._context, self._launcher, self._table = context, launcher, table
        evaluator = opponents.reviewer(table.game.name)
        self._review = Review(context, table, evaluator, self.replay) if evaluator else None

    def menu(self, title: str) -> Menu:
        return Menu(self._context, title, self.items)

    def items(self) -> list[Item]:
        """Return the entries; the review is omitted if the game cannot be reviewed."""
        text = self._context.words.text
        review = [Item(lambda: text("menu_review"), self.review)] if self._review else []
        return [
            Item(lambda: text("menu_replay"), self.replay),
            *review,
            Item(lambda: text("menu_statistics"), self.statistics),
        ]

    def replay(self, start: Start | None = None) -> Response:
        return replay(self._context, self._launcher, self._table.journal, start=start)

    def review(self) -> Response:
        """Open the review; do nothing for a game that cannot be reviewed."""
        self._listen()
        return self._review.open() if self._review else Response()

    def statistics(self) -> Response:
        self._listen()
        title = self._context.words.text("statistics_title")
        return push(events_reader(self._context, title, statistics(self._table)))

    def _listen(self) -> None:
        """Use the words and sounds of this game and its players."""
        table, words = self._table, self._context.words
        self._launcher.set_listener(table.game.name, listener(table, words), acts(table))


def statistics(table: Table) -> list[Event]:
    """Return ranking and margin, then each seat's number of turns, best, worst and mean turn."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return []
    places = tuple((seat, outcome.scores[seat]) for seat in outcome.order)
    teams: dict[str, Value] = {"teams": outcome.teams} if outcome.teams else {}
    lines = [Event("statistics_ranking", None, {"places": places, **teams})]
    if len(places) > 1:
        margin = places[0][1] - places[1][1]
        lines.append(Event("statistics_margin", places[0][0], {"margin": margin, **teams}))
    played = turns(table.journal, table.game)
    for seat in (seat for group in outcome.ranking for seat in group):
        own = [turn for turn in played if turn.seat == seat]
        gained = [turn.gained for turn in own]
        if gained:
            fields: dict[str, Value] = {
                "turns": len(gained),
                "best": max(gained),
                "worst": min(gained),
                "mean": f"{sum(gained) / len(gained):.1f}",
                "hinted": sum(turn.hinted for turn in own),
            }
            lines.append(Event("statistics_seat", seat, fields))
    return lines
