"""One journal at all seats: items are taken in order, and of two ends one is made.

Two ends are possible only after a ruling about the seat that writes, or by cheating. The item with
more signatures goes on; nobody goes back behind a throw that has their own link in it.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from audiodice.engine.shared.checking import item_of
from audiodice.engine.shared.messages import BadMessageError, packed, unpacked
from audiodice.engine.shared.presence import GONE
from audiodice.engine.shared.replica import Replica

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

_MISSED = 3
"""So many items that come at once were missed: they are told in short."""
_LOOK = 100.0
"""ms between two looks at another end of one seat."""


class CatchingUp:
    """The journal's way to this program."""

    def __init__(
        self,
        desk: Desk,
        asking: Asking,
        moved: Callable[[], None],
        pending: Callable[[], tuple[Signed, ...]],
    ) -> None:
        """`moved` is called when the journal went on, or began. `pending` returns the messages of
        the throw that waits, its request first."""
        self.desk, self._asking, self._moved, self._pending = desk, asking, moved, pending
        self._missed = 0
        self._looked: dict[bytes, float] = {}  # when each had us look at another end
        self.hear = {
            "items": self._items,
            "act": self._single,
            "back": self._single,
            "proof": self._proof,
        }

    # ------------------------------------------------------------------ taking

    def begin(self, opening: Sequence[Signed]) -> None:
        """Begin the game that everybody agreed to; raises BadMessageError."""
        desk = self.desk
        if desk.replica is not None:
            return
        replica = Replica(opening, desk.key.public)
        if replica.header.table != desk.secret.topic:
            raise BadMessageError("it is the header of another table")
        desk.replica = replica
        desk.tell("table_began", desk.my_seat, game=replica.header.game)
        self._moved()

    def _items(self, message: Signed) -> None:
        listed = message.body.get("items")
        if self.desk.replica is None or not isinstance(listed, list):
            return
        crypto, topic, replica = self.desk.crypto, self.desk.secret.topic, self.desk.replica
        coming: list[tuple[Signed, ...]] = []
        before = replica.n
        for number, texts in enumerate(listed):
            messages = unpacked(crypto, topic, texts)
            coming.append(messages)
            if self._known(messages):
                continue
            missed = len(listed) - number > _MISSED
            if not self.take_all([messages], missed=missed, by=message.by):
                break  # what follows it follows something else than ours
            if self.desk.replica is not replica:  # it was rewound: the rest is looked at anew
                replica = self.desk.replica
        self._missed += max(0, replica.n - before)
        if message.body.get("more") is not True:
            if self._missed > _MISSED:
                self.desk.tell("caught_up", None, many=self._missed)
            self._missed = 0
        if replica.n > before:
            self._asking.again()

    def _known(self, messages: Sequence[Signed]) -> bool:
        """Whether our journal has this item."""
        replica, first = self.desk.replica, messages[0]
        at = first.whole("n")
        found = replica.item_at(at) if replica else None
        return found is not None and found.messages[0].content == first.content

    def _single(self, message: Signed) -> None:
        if self.desk.replica is not None and not self._known((message,)):
            self.take_all([(message,)], missed=False, by=message.by)

    def take(self, messages: tuple[Signed, ...]) -> None:
        """Add an item of our own, or one that we put together."""
        self.take_all([messages], missed=False, by=self.desk.key.public)

    def take_all(self, coming: list[tuple[Signed, ...]], *, missed: bool, by: bytes) -> bool:
        """Add items in order, and return whether that was possible.

        Raises BadMessageError, IllegalAction for one that does not fit.
        """
        return all(self._take_one(messages, missed=missed, by=by) for messages in coming)

    def _take_one(self, messages: tuple[Signed, ...], *, missed: bool, by: bytes) -> bool:
        replica = self.desk.replica
        if replica is None:
            return False
        at = messages[0].whole("n")
        if at > replica.n:
            self._asking.ask(by)
            return False
        if at < replica.n or messages[0].data("prev") != replica.head:
            return self._two_ends(messages, by)
        if self.look_for_two(messages[0]) and self._shown():
            return False
        if not self._accepted(messages, replica):  # asked first: a ruling may be much work
            self._part_ways(by)
            return False
        self.desk.tell_all(replica.append(item_of(replica, messages), missed=missed))
        self._moved()
        return True

    def _accepted(self, messages: Sequence[Signed], replica: Replica) -> bool:
        """Whether a ruling binds us: most live seats made it, or we did, or we were away, or it is
        about a cheat.

        Who is not live has no say: what the others rule of each other is theirs to accept.
        """
        first, by = messages[0], {message.by for message in messages}
        signers = frozenset(seat for seat in replica.live if replica.keys[seat] in by)
        if first.kind != "rule" or replica.me not in set(replica.live) - signers:
            return True
        if replica.keys[first.whole("seat")] in self.desk.cheats:
            return True
        if 2 * len(signers) > len(replica.live):
            return True
        return self._were_away(signers, few=2 * len(signers) < len(replica.live))

    def _were_away(self, signers: frozenset[int], *, few: bool) -> bool:
        """Whether those who signed and we did not hear each other. If they are few, it was they who
        were away where somebody else was here all the time."""
        replica, members = self.desk.replica, self.desk.presence.members
        if replica is None:
            return False
        theirs = [m for seat in signers if (m := members.get(replica.keys[seat]))]
        since = [member.silent_since for member in theirs if member.silent_since is not None]
        if len(since) < len(theirs):
            return False
        others = [members.get(replica.keys[seat]) for seat in {*replica.live} - signers]
        return not few or not any(m.heard_since <= min(since, default=-inf) for m in others if m)

    # ------------------------------------------------------------------ two ends

    def _two_ends(self, messages: tuple[Signed, ...], by: bytes) -> bool:
        """Somebody has another item where we have one: the one with more signatures counts.

        Returns whether that is theirs.
        """
        desk, replica, first = self.desk, self.desk.replica, messages[0]
        if replica is None or not self._may_look(by):
            return False
        at = first.whole("n")
        ours = [item for item in replica.items if item.at >= at]
        if not ours or ours[0].at != at or first.data("prev") != replica.heads[at]:
            self._part_ways(by)
            return False
        mine = ours[0].messages[0]
        if mine.by == first.by and "rule" not in (mine.kind, first.kind):
            self._cheated(mine, first)
        if any(i.messages[0].kind == "roll" and replica.me in i.signers for i in ours):
            self._part_ways(by)
            return False

        def weight(all_of: Sequence[Signed]) -> tuple[int, bool, str]:
            what = all_of[0]
            return len({m.by for m in all_of}), what.kind == "rule", what.raw.hex()

        before = replica.rewound(at)
        if weight(messages) <= weight(ours[0].messages):
            item_of(before, messages)
            self._should_follow(by)
            return False
        if not self._accepted(messages, before):
            return False
        item = item_of(before, messages)
        desk.replica = before
        if member := desk.presence.members.get(by):
            member.split, member.apart_since = False, None
        desk.tell("table_rewound", desk.my_seat, many=replica.n - at)
        desk.tell_all(before.append(item))
        self._moved()
        return True

    def _may_look(self, by: bytes) -> bool:
        """Whether they may have us look at another end now: that is much work. Those who have no
        seat are as one."""
        by = by if self.desk.seat_of(by) is not None else b""
        soon = self.desk.now - self._looked.get(by, -_LOOK) < _LOOK
        if not soon:
            self._looked[by] = self.desk.now
        return not soon

    def _should_follow(self, by: bytes) -> None:
        """Our end counts, so they should take it; who still has theirs a minute later cannot."""
        member, now = self.desk.presence.members.get(by), self.desk.now
        if member is None:
            return
        if member.apart_since is None:
            member.apart_since = now
        elif now - member.apart_since >= GONE:
            self._part_ways(by)

    def _part_ways(self, by: bytes) -> None:
        """Their journal and ours cannot become one again: say so once."""
        member = self.desk.presence.members.get(by)
        if member is not None and not member.split:
            member.split = True
            self.desk.tell("table_split", self.desk.seat_of(by), name=member.name)

    def signed_two(self, one: Signed, other: Signed) -> bool:
        """Whether two messages are proof that their author cheated."""
        kinds = ("act", "roll", "back", "undo")
        same = ("n", "prev")
        return (
            one.by == other.by
            and one.kind in kinds
            and other.kind in kinds
            and one.content != other.content
            and all(one.body.get(name) == other.body.get(name) for name in same)
        )

    def _cheated(self, one: Signed, other: Signed) -> None:
        desk = self.desk
        seat = desk.seat_of(one.by)
        if seat is None or one.by in desk.cheats or not self.signed_two(one, other):
            return
        desk.tell("friend_cheated", seat)
        desk.cheats[one.by] = desk.send("proof", m=packed((one.raw, other.raw)))

    def look_for_two(self, one: Signed) -> bool:
        """Compare a message with the request that its author signed before for the same place;
        returns whether they are two."""
        pending = self._pending()
        two = bool(pending) and self.signed_two(pending[0], one)
        if two:
            self._cheated(pending[0], one)
        return two

    def _shown(self) -> bool:
        """Whether all parts of the throw that waits are there: its thrower knows the dice, and
        must not do something else in its place."""
        replica, there = self.desk.replica, {message.by for message in self._pending()}
        return replica is not None and {replica.keys[seat] for seat in replica.live} <= there

    def _proof(self, message: Signed) -> None:
        found = unpacked(self.desk.crypto, self.desk.secret.topic, message.body.get("m"))
        if len(found) == 2:
            self._cheated(*found)
