"""Throws dice with all seats: a request, then a link from each seat; the thrower's comes last."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.engine.shared.checking import check_link, check_roll
from audiodice.engine.shared.items import request_of
from audiodice.engine.shared.messages import BadMessageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

AGAIN = 1_000.0  # ms after which a thrower asks again
RELAY = 3_000.0  # ms after which the others pass each other's parts on
MISSING = 30_000.0  # ms after which a part, or the thrower's link, is missing


@dataclass(slots=True)
class Pending:
    """An incomplete throw: its request, and the parts that came."""

    roll: Signed
    seat: int
    request: bytes
    since: float
    parts: dict[int, Signed] = field(default_factory=dict)
    complete_since: float | None = None
    """When the last part but the thrower's came, in ms."""
    asked: float = 0.0
    given: float = 0.0
    """When we last sent our part, or passed parts on."""


class Throwing:
    """Handles the throw that waits for parts, if there is one."""

    def __init__(
        self, desk: Desk, take: Callable[[tuple[Signed, ...]], None], ask: Callable[[bytes], None]
    ) -> None:
        """`take` adds an item to the journal, `ask` asks a member for missing entries."""
        self.desk, self._take, self._ask = desk, take, ask
        self.pending: Pending | None = None
        self._early: deque[Signed] = deque(maxlen=32)
        self._given: tuple[int, bytes] = (-1, b"")
        self.hear = {"roll": self._roll, "part": self._part, "thrown": self._thrown}

    @property
    def mine(self) -> bool:
        """Whether the waiting throw is ours."""
        return self.pending is not None and self.pending.seat == self.desk.my_seat

    def begin(self, action: Action, after: int) -> None:
        """Ask all seats for their parts in our throw."""
        if self.pending is None:
            what = {"do": action.verb, "arg": action.arg, "after": after}
            self._roll(self.desk.send("roll", **self.desk.game.place, **what))

    def _roll(self, roll: Signed) -> None:
        desk, replica, now = self.desk, self.desk.game, self.desk.now
        if roll.number("n") > replica.n:
            self._ask(roll.by)
            return
        if roll.number("n") < replica.n:
            return
        action = check_roll(replica, roll)
        request = request_of(replica.head, action, roll.number("after"))
        new = self.pending is None
        if self.pending is None:
            self.pending = Pending(roll, replica.keys.index(roll.by), request, now, asked=now)
            if roll.by != desk.key.public:
                desk.tell("friend_throws", replica.table.turn)
        elif self.pending.request != request:
            return  # `Cheating` finds a seat that signs two
        me = replica.me
        if me is not None and me != self.pending.seat and me in replica.live:
            self._give(me)
        if new:
            self._take_early()
        self._look()

    def _take_early(self) -> None:
        """Handle the parts that came before the request."""
        early = tuple(self._early)
        self._early.clear()
        for message in early:
            with suppress(BadMessageError):  # do not blame the thrower for it
                self._part(message)

    def _give(self, me: int) -> None:
        """Send our link, once for each entry; if it takes long, pass on the parts of others."""
        pending, desk, replica = self.pending, self.desk, self.desk.game
        if pending is None:
            return
        given, request = self._given
        if given > replica.n or (given == replica.n and request != pending.request):
            return  # the others know that link, so it must not make other dice
        if me in pending.parts:
            if desk.now - pending.given < AGAIN / 2:
                return  # otherwise a thrower who asks often makes us flood the table
            pending.given = desk.now
            desk.pass_on(pending.parts[me])
            if desk.now - pending.since > RELAY:
                desk.pass_on(*(m for seat, m in pending.parts.items() if seat != me))
            return
        self._given, pending.given = (replica.n, pending.request), desk.now
        x = desk.chain[replica.n + 1]
        pending.parts[me] = desk.send("part", roll=pending.request, x=x)

    def _part(self, part: Signed) -> None:
        pending, replica = self.pending, self.desk.game
        request, seat = part.data("roll"), self.desk.seat_of(part.by)
        if pending is None or request != pending.request:
            self._early.append(part)
            return
        if seat is None or seat == pending.seat or seat not in replica.live:
            raise BadMessageError("they have no part in it")
        if seat not in pending.parts:
            check_link(replica, seat, part.data("x"))
            pending.parts[seat] = part
            self._look()

    def _look(self) -> None:
        """Send the thrower's link once all others are there."""
        pending, desk, replica = self.pending, self.desk, self.desk.game
        if pending is None:
            return
        if not {*replica.live} - {pending.seat} <= set(pending.parts):
            pending.complete_since = None
            return
        if pending.complete_since is None:
            pending.complete_since = desk.now
        if self.mine:
            shown = desk.send("thrown", roll=pending.request, x=desk.chain[replica.n + 1])
            self._complete(shown)

    def _thrown(self, thrown: Signed) -> None:
        pending, replica = self.pending, self.desk.game
        if pending is None or pending.request != thrown.data("roll"):
            if self.desk.seat_of(thrown.by) is not None:
                self._ask(thrown.by)
            return
        if thrown.by != pending.roll.by:
            raise BadMessageError("it is not theirs to show")
        if {*replica.live} - {pending.seat} <= set(pending.parts):
            check_link(replica, pending.seat, thrown.data("x"))
            self._complete(thrown)
        else:
            self._ask(thrown.by)

    def _complete(self, thrown: Signed) -> None:
        pending, replica = self.pending, self.desk.game
        if pending:
            parts = [pending.parts[seat] for seat in sorted(pending.parts) if seat in replica.live]
            self._take((pending.roll, *parts, thrown))

    def moved(self) -> None:
        """Forget the waiting throw: the journal went on, so it is done or void."""
        self.pending = None

    def tick(self) -> None:
        """Ask again for the parts that are missing."""
        pending = self.pending
        if pending and self.mine and self.desk.now - pending.asked >= AGAIN:
            pending.asked = self.desk.now
            self.desk.pass_on(pending.roll)
            self._look()  # a missing seat may have been ruled away

    @property
    def missing(self) -> tuple[int, ...]:
        """The other seats whose parts are overdue, or whose people are gone."""
        pending, replica, now = self.pending, self.desk.game, self.desk.now
        if pending is None:
            return ()
        late = now - pending.since >= MISSING
        others = [s for s in replica.live if s != pending.seat and s not in pending.parts]
        return tuple(s for s in others if late or self.desk.state(s) == "gone")

    def messages(self) -> tuple[Signed, ...]:
        """The request and the parts of the waiting throw; () if there is none."""
        pending = self.pending
        return (pending.roll, *pending.parts.values()) if pending else ()
