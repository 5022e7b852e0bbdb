"""The chance of each seat to win, told at a key; alone, how the game is likely to end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from audiodice.core.jobs import Done
from audiodice.core.model import Event
from audiodice.engine.stats import Stats
from audiodice.engine.table import Table
from audiodice.opponents import Alone, Chance, Chances
from audiodice.ui.context import UiContext
from audiodice.ui.play.ending import best_score
from audiodice.ui.screen import Response, refuse, wait_for

T = TypeVar("T")


class ChanceToWin:
    def __init__(self, context: UiContext, table: Table, chances: Chances | None) -> None:
        self._context, self._table, self._chances = context, table, chances
        self._players = tuple(seat.policy or "" for seat in table.seats)
        self._asked = False

    def tell(self) -> Response:
        """Tell the chances, or say why they are not told."""
        chances, state, players = self._chances, self._table.state, self._players
        if chances is None:
            return refuse(Event("chance_unknown"))
        self._asked = True
        if len(players) == 1:
            return self._work_out(chances, lambda: chances.alone(state), self._tell_alone)
        return self._work_out(
            chances, lambda: chances.tell(state, players), lambda one: Response((self._told(one),))
        )

    def prepare(self) -> None:
        """Once the player has asked in this game, do the slow work for each turn beforehand."""
        chances, state = self._chances, self._table.state
        if chances is not None and self._asked:
            work = (lambda: chances.prepare(state, self._players),)
            self._context.background.later(one() for one in work)

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
        in_100 = [percent(one) for one in chance.seats]
        others = tuple((n, of) for n, of in enumerate(in_100) if n != seat)
        return Event(
            "chance", seat, {"points": in_100[seat], "chances": others, "exact": chance.exact}
        )

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


def percent(chance: float) -> int:
    """A chance as it is spoken, in percent: 0 only below 1, 100 only above 99."""
    if chance <= 0.01:
        return 0 if chance < 0.01 else 1
    return min(99, round(100 * chance)) if chance <= 0.99 else 100
