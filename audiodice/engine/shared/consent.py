"""Undo by consent: who asks, who agreed; the seat that writes next puts it together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import BadMessageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

AGAIN = 2_000.0  # ms after which an unanswered question is sent again
PATIENCE = 30_000.0  # ms after which nobody waits for an answer


class Consent:
    """The undo that is asked for at this table, if one is."""

    def __init__(
        self,
        desk: Desk,
        take: Callable[[tuple[Signed, ...]], None],
        pending: Callable[[], tuple[Signed, ...]],
    ) -> None:
        """`take` adds an item to the journal. `pending` returns the messages of the throw that
        waits."""
        self.desk, self._take, self._pending = desk, take, pending
        self.asks: int | None = None
        """The seat that asks; None if nobody does."""
        self._many, self._since, self._sent, self._answered = 0, 0.0, 0.0, -AGAIN
        self._yes: dict[bytes, Signed] = {}
        self._refused: set[int] = set()  # seats that asked for this step already, and heard no
        self.hear = {"consent": self._consent, "no": self._no}

    def ask(self, many: int) -> bool:
        """Ask to take back so many of our last steps; returns whether there are as many."""
        replica = self.desk.replica
        if replica is None or replica.me is None or self.asks is not None or replica.over:
            return False
        if not 1 <= many <= replica.undoable(replica.me):
            return False
        self._begin(replica.me, many)
        self._agree()
        return True

    def answer(self, *, yes: bool) -> None:
        """Answer somebody who asks."""
        replica = self.desk.replica
        if self.asks is None or replica is None:
            return
        if yes:
            self._agree()
        else:
            self._refuse(self.asks)
            self._end("undo_refused", replica.me)

    def _refuse(self, seat: int) -> None:
        replica = self.desk.replica
        if replica is not None:
            self._refused.add(seat)
            self._answered = self.desk.now
            self.desk.send("no", n=replica.n, prev=replica.head)

    def _begin(self, seat: int, many: int) -> None:
        self.asks, self._many, self._yes = seat, many, {}
        self._since = self._sent = self.desk.now

    def _agree(self) -> None:
        replica = self.desk.replica
        if replica is None:
            return
        fields = {"n": replica.n, "prev": replica.head, "seat": self.asks, "many": self._many}
        self._yes[self.desk.key.public] = self.desk.send("consent", **fields)
        self._look()

    def _consent(self, consent: Signed) -> None:
        replica, seat = self.desk.replica, consent.whole("seat", 100)
        many = consent.whole("many", 64)
        if replica is None:
            return
        if (consent.whole("n"), consent.data("prev")) != (replica.n, replica.head) or replica.over:
            return
        by = self.desk.seat_of(consent.by)
        if by is None or not 1 <= many <= replica.undoable(seat):
            raise BadMessageError("there is nothing to take back")
        soon = self.desk.now - self._answered < AGAIN / 2  # who asks more often makes us flood
        if seat in self._refused and replica.me is not None:
            if not soon:
                self._refuse(seat)
            return
        if self.asks is None and by == seat:
            self._begin(seat, many)
            if replica.me is not None:
                self.desk.tell("undo_asked", seat, many=many)
        if self.asks == seat and self._many == many:
            again = by == seat and consent.by in self._yes and not soon
            if again and self.desk.key.public in self._yes:
                self._answered = self.desk.now
                self.desk.pass_on(self._yes[self.desk.key.public])  # ours was lost
            self._yes[consent.by] = consent
            self._look()

    def _no(self, no: Signed) -> None:
        replica, by = self.desk.replica, self.desk.seat_of(no.by)
        if replica is None or self.asks is None or by is None:
            return
        if (no.whole("n"), no.data("prev")) == (replica.n, replica.head):
            self._end("undo_refused", by)

    def _look(self) -> None:
        """Write the undo if everybody agreed and we write next."""
        desk, replica = self.desk, self.desk.replica
        if replica is None or replica.me != replica.author or self.asks is None:
            return
        if self._pending():
            return  # our throw stands at this place: an undo there would be proof against us
        others = {seat: m for by, m in self._yes.items() if (seat := desk.seat_of(by)) is not None}
        if desk.key.public in self._yes and {*replica.live, self.asks} <= set(others):
            fields = {"n": replica.n, "prev": replica.head, "seat": self.asks, "many": self._many}
            undo = desk.sign("undo", **fields)
            consents = [message for seat, message in others.items() if seat != replica.me]
            self._take((undo, *consents))

    def _end(self, key: str = "", seat: int | None = None) -> None:
        if key and self.asks is not None:
            self.desk.tell(key, seat)
        self.asks = None
        self._yes = {}

    def moved(self) -> None:
        """The journal went on: the question is void."""
        replica = self.desk.replica
        done = replica and replica.items and replica.items[-1].messages[0].kind == "undo"
        self._end("" if done else "undo_refused", None)
        self._refused.clear()

    def tick(self) -> None:
        """Ask again, or give up."""
        if self.asks is None:
            return
        if self.desk.now - self._since >= PATIENCE:
            self._end("undo_refused")
        elif self.asks == self.desk.my_seat and self.desk.now - self._sent >= AGAIN:
            self._sent = self.desk.now
            self.desk.pass_on(self._yes[self.desk.key.public])
