"""Asks other programs for missing entries of the journal, and answers such requests.

A request contains the head of our journal, and its heads at ever earlier places. So the answer can
begin near the first entry that differs. The journal of a long game is half a megabyte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import packed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.items import Item
    from audiodice.engine.shared.messages import Signed
    from audiodice.engine.shared.presence import Member
    from audiodice.engine.shared.replica import Replica

ASK = 700.0  # ms between two requests for what we lack
PARTED = 30_000.0
"""ms between two requests to members whose journals cannot become one with ours."""
_CHUNK = 30_000  # bytes of items in one message
_AT_ONCE = 24  # messages in one answer: more than the longest game
_FURTHER = 4
"""Each head in an `ask` is this many times further back than the head before it."""


class Asking:
    """Tracks whether our journal lacks something, and which program has it."""

    def __init__(self, desk: Desk, pending: Callable[[], tuple[Signed, ...]]) -> None:
        """`pending` returns the messages of the throw that waits, its request first."""
        self.desk, self._pending = desk, pending
        self._asked, self._answered = -2 * ASK, dict[bytes, float]()
        self._whom = b""
        self._sought, self._parted = -1, -PARTED
        self.knows_the_end = True
        """Whether we know how long the journal is; after a kill a program asks first."""
        self.hear = {"ask": self._answer}

    @property
    def caught_up(self) -> bool:
        """Whether our journal is complete: no present member has a longer one."""
        desk = self.desk
        people = desk.replica.people if desk.replica else ()
        return self.knows_the_end or not any(
            desk.state(seat) == "here" for seat in people if seat != desk.my_seat
        )

    def compare(self, member: Member) -> None:
        """Compare our journal with the head in a beat."""
        replica = self.desk.replica
        if member.n < 0 or member.key in self.desk.cheats:
            return
        if replica is None or member.n > replica.n or replica.heads[member.n] != member.head:
            self.ask(member.key)
        else:
            self.knows_the_end = True
            member.is_one_with_us()

    def ask(self, whom: bytes) -> None:
        """Ask a member for the entries after ours, unless we asked just now."""
        desk = self.desk
        member = desk.presence.members.get(whom)
        if member and member.split:  # the answer rarely helps
            if desk.now - self._parted < PARTED:
                return
            self._parted = desk.now
        again = whom == self._whom  # ask others first: this member may never answer
        if desk.now - self._asked >= ASK * (2 if again else 1):
            self._asked, self._whom = desk.now, whom
            self._send(whom)

    def again(self) -> None:
        """Let the next request go out at once, because the last answer helped."""
        self._asked = -2 * ASK

    def seek(self) -> None:
        """Ask a member that was not heard yet; each call asks another member.

        So a killed program need not wait for a beat."""
        desk, members = self.desk, self.desk.presence.members
        people = [desk.seat_key(seat) for seat in desk.replica.people] if desk.replica else []
        heard = {key for key, member in members.items() if member.n >= 0} | {desk.key.public}
        if others := [key for key in people if key not in heard]:
            self._sought += 1
            self._send(others[self._sought % len(others)])

    def _send(self, whom: bytes) -> None:
        heads = self.desk.replica.heads if self.desk.replica else []
        last, back, before = len(heads) - 1, 1, list[tuple[int, str]]()
        while back <= last:
            before.append((last - back, heads[last - back].hex()))
            back *= _FURTHER
        head = heads[-1] if heads else bytes(32)
        self.desk.send("ask", whom=whom, n=len(heads), head=head, before=before)

    # ------------------------------------------------------------------ answering

    def _answer(self, ask: Signed) -> None:
        desk, replica = self.desk, self.desk.replica
        by = ask.by if desk.seat_of(ask.by) is not None else b""  # all spectators share one limit
        recent = desk.now - self._answered.get(by, -ASK) < ASK / 2
        if replica is None or ask.data("whom") != desk.key.public or recent:
            return
        least, most = _common(replica, ask)
        self._answered[by] = desk.now
        if ask.number("n") == 0:
            desk.send("opening", m=packed(m.raw for m in replica.opening))
        member = desk.presence.members.get(ask.by)
        if not (member and member.split):  # else the first entry that differs is enough
            most = replica.n
        lacks = (item for item in replica.items if item.end > least and item.at <= most)
        chunks = list(_chunks(lacks))[:_AT_ONCE]
        for number, chunk in enumerate(chunks, start=1):
            desk.send("items", items=chunk, more=number < len(chunks))
        desk.pass_on(*self._pending())


def _chunks(items: Iterable[Item]) -> Iterator[list[list[str]]]:
    """Split the items into parts that each fit into a message."""
    chunk, size = list[list[str]](), 0
    for item in items:
        more = sum(map(len, item.packed))
        if chunk and size + more > _CHUNK:
            yield chunk
            chunk, size = [], 0
        chunk.append(item.packed)
        size += more
    if chunk:
        yield chunk


def _common(replica: Replica, ask: Signed) -> tuple[int, int]:
    """Return the least and the greatest possible number of equal first entries of both journals.

    Raises BadMessageError, ValueError or TypeError for an invalid `ask`.
    """
    most = replica.n
    told = [(ask.number("n") - 1, ask.data("head").hex())]
    told += [(n, head) for n, head in ask.body.get("before", ())]
    for n, head in told:
        if type(n) is int and 0 <= n <= replica.n:
            if head == replica.heads[n].hex():
                return n, most
            most = n - 1
    return 0, most
