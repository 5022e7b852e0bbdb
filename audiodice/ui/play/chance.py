"""The chance of each seat to win, told at a key; alone, how the game is likely to end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from audiodice import opponents
from audiodice.core.jobs import Done
from audiodice.core.model import Event
from audiodice.engine.stats import Stats
from audiodice.engine.table import Table
from audiodice.opponents import Alone, Chance, Chances
from audiodice.ui.chances import chance_event, percent
from audiodice.ui.context import UiContext
from audiodice.ui.play.ending import best_score
from audiodice.ui.screen import Response, refuse, wait_for

T = TypeVar("T")


class ChanceToWin:
    def __init__(self, context: UiContext, table: Table, players: Sequence[str] = ()) -> None:
        """`players` as in `Chances.tell`; by default those of the table."""
        self._context, self._table = context, table
        self._players = tuple(players) or tuple(seat.policy or "" for seat in table.seats)
        self._chances: Chances | None = None  # imported when the player asks for the first time

    def tell(self) -> Response:
        """Tell the chances, or say why they are not told."""
        state, players = self._table.state, self._players
        chances = self._chances = opponents.chances(self._table.game.name)
        if chances is None:
            return refuse(Event("chance_unknown"))
        if len(players) == 1:
            return self._work_out(chances, lambda: chances.alone(state), self._tell_alone)
        return self._work_out(
            chances, lambda: chances.tell(state, players), lambda one: Response((self._told(one),))
        )

    def prepare(self) -> None:
        """Once the player has asked in this game, do the slow work for each turn beforehand."""
        chances, state = self._chances, self._table.state
        if chances is not None:
            work = partial(chances.prepare, state)
            self._context.background.later(map(work, (self._players,)))

    def _work_out(
        self, chances: Chances, find: Callable[[], T | None], show: Callable[[T], Response]
    ) -> Response:
        solved = chances.study(self._table.state)

        def shown(found: T | None) -> Response:
            if found is not None:
                return show(found)
            if solved is None or solved.table is not None or solved.failed:
                return refuse(Event("chance_unknown"))
            solved.awaited = True
            return refuse(Event("hint_not_ready", None, {"percent": solved.percent}))

        loading = solved.loading if solved else Done(None)
        return wait_for(loading, lambda _: wait_for(self._context.background.start(find), shown))

    def _told(self, chance: Chance) -> Event:
        """The listener's chance first; if no one person listens here, that of the seat in turn."""
        you = self._context.words.listener.you
        seat = self._table.turn if you is None else you
        return chance_event(chance, seat)

    def _tell_alone(self, alone: Alone) -> Response:
        expected = sum(points * odds for points, odds in alone.odds.items())
        if alone.unit == "turns":
            return Response((Event("turns_to_go", 0, {"count": round(expected)}),))
        ends = Event("end_expected", 0, {"points": round(expected)})
        store = self._context.store
        stats = store.stats() if store and self._context.words.listener.humans else Done(())

        def compare(known: tuple[Stats, ...]) -> Response:
            best = best_score(Done(known), self._table, 0)
            if best is None:
                return Response((ends,))
            better = sum(odds for points, odds in alone.odds.items() if points > best)
            fields = {"points": percent(better), "best": best, "exact": alone.exact}
            return Response((Event("chance_record", 0, fields), ends))

        return wait_for(stats, compare)
