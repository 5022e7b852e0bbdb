"""The chance of each seat to win, told at a key."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.opponents import Chance, Chances
from audiodice.ui.context import UiContext
from audiodice.ui.screen import Response, refuse, wait_for


class ChanceToWin:
    def __init__(self, context: UiContext, table: Table, chances: Chances | None) -> None:
        self._context, self._table, self._chances = context, table, chances

    def tell(self) -> Response:
        """Tell the chances, or say why they are not told."""
        chances, state = self._chances, self._table.state
        if chances is None:
            return refuse(Event("chance_unknown"))
        players = tuple(seat.policy or "" for seat in self._table.seats)
        solved = chances.study(state)

        def work_out() -> Response:
            found = self._context.background.start(lambda: chances.tell(state, players))
            return wait_for(found, show)

        def show(chance: Chance | None) -> Response:
            if chance is not None:
                return Response((self._told(chance),))
            if solved is None or solved.table is not None or solved.failed:
                return refuse(Event("chance_unknown"))
            solved.awaited = True
            return refuse(Event("hint_not_ready", None, {"percent": solved.percent}))

        return wait_for(solved.loading, lambda _: work_out()) if solved else work_out()

    def _told(self, chance: Chance) -> Event:
        """The listener's chance first; if no one person listens here, that of the seat in turn."""
        you = self._context.words.listener.you
        seat = self._table.turn if you is None else you
        return chance_event(chance, seat)


def chance_event(chance: Chance, seat: int) -> Event:
    """The event that tells the chances, that of `seat` first."""
    in_100 = [percent(one) for one in chance.seats]
    others = tuple((n, of) for n, of in enumerate(in_100) if n != seat)
    return Event("chance", seat, {"points": in_100[seat], "chances": others, "exact": chance.exact})


def percent(chance: float) -> int:
    """A chance as it is spoken, in percent: 0 only below 1, 100 only above 99."""
    if chance <= 0.01:
        return 0 if chance < 0.01 else 1
    return min(99, round(100 * chance)) if chance <= 0.99 else 100
