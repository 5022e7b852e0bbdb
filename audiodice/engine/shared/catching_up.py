"""Keeps one journal at all seats: adds items in order, and decides between two ends.

Journals can end differently only after a ruling about the seat that writes, or by cheating. The
item with more signatures wins. A program never takes back a throw that contains its own link.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.checking import item_of
from audiodice.engine.shared.messages import BadMessageError, unpacked
from audiodice.engine.shared.presence import GONE
from audiodice.engine.shared.replica import Replica

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.cheating import Cheating
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

_MISSED = 3
"""If more than this many items come at once, we were away, and they are reported briefly."""
_LOOK = 100.0
"""ms between two checks of another end that one seat sends."""


class CatchingUp:
    """Adds items to this program's journal."""

    def __init__(
        self, desk: Desk, asking: Asking, cheating: Cheating, moved: Callable[[], None]
    ) -> None:
        """`moved` is called when the journal begins, and after each new entry."""
        self.desk, self._asking, self._cheating, self._moved = desk, asking, cheating, moved
        self._missed = 0
        # By seat: when it last made us check another end.
        self._looked: dict[int | None, float] = {}
        self.hear = {"items": self._items, "act": self._single, "back": self._single}

    # ------------------------------------------------------------------ taking

    def begin(self, opening: Sequence[Signed]) -> None:
        """Begin the game that all seats signed; raises BadMessageError."""
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
        if not isinstance(listed, list):
            raise BadMessageError("items are a list")
        crypto, topic, replica = self.desk.crypto, self.desk.secret.topic, self.desk.game
        before = replica.n
        for number, texts in enumerate(listed):
            messages = unpacked(crypto, topic, texts)
            if self._known(messages):
                continue
            if not self.add(messages, missed=len(listed) - number > _MISSED, by=message.by):
                break  # later items do not follow our journal
            replica = self.desk.game  # another, if it was rewound
        self._missed += max(0, replica.n - before)
        if message.body.get("more") is not True:
            if self._missed > _MISSED:
                self.desk.tell("caught_up", None, many=self._missed)
            self._missed = 0
        if replica.n > before:
            self._asking.again()

    def _known(self, messages: Sequence[Signed]) -> bool:
        """Whether our journal has this item."""
        first = messages[0]
        found = self.desk.game.item_at(first.number("n"))
        return found is not None and found.messages[0].content == first.content

    def _single(self, message: Signed) -> None:
        if not self._known((message,)):
            self.add((message,), missed=False, by=message.by)

    def take(self, messages: tuple[Signed, ...]) -> None:
        """Add an item that was made here."""
        self.add(messages, missed=False, by=self.desk.key.public)

    def add(self, messages: tuple[Signed, ...], *, missed: bool, by: bytes) -> bool:
        """Add an item that was received; returns whether our journal has it now.

        Raises BadMessageError, IllegalAction.
        """
        replica, first = self.desk.game, messages[0]
        if first.number("n") > replica.n:
            self._asking.ask(by)
            return False
        if not replica.continues(first):
            return self._two_ends(messages, by)
        if self._cheating.instead_of_throw(first) and self._cheating.parts_are_shown:
            return False
        if not self._binds(messages, replica):  # first, because checking a ruling may take long
            self._part_ways(by)
            return False
        self.desk.tell_all(replica.append(item_of(replica, messages), missed=missed))
        self._moved()
        return True

    def _binds(self, messages: Sequence[Signed], replica: Replica) -> bool:
        """Whether we have to accept an item if it is valid.

        We accept a ruling if we or most live seats signed it, or if we were cut off and had not
        heard its signers for a long time. Their silence alone is not enough, because a cheat can
        be silent at no cost. Half of a larger table may be the other part of a split network. A
        seat that is not live, and a cheat, have no vote.
        """
        first, by = messages[0], {message.by for message in messages}
        signers = {seat for seat in replica.live if replica.keys[seat] in by}
        if first.kind != "rule" or replica.me not in set(replica.live) - signers:
            return True
        if self.desk.seat_key(first.number("seat", len(replica.keys) - 1)) in self.desk.cheats:
            return True
        members = self.desk.presence.members
        theirs = [members.get(replica.keys[seat]) for seat in signers]
        if 2 * len(signers) > len(replica.live):
            return True
        half = 2 * len(signers) == len(replica.live) > 2
        return all(m is None or (m.unheard and (half or m.cut_off)) for m in theirs)

    # ------------------------------------------------------------------ two ends

    def _two_ends(self, messages: tuple[Signed, ...], by: bytes) -> bool:
        """Decide between our item and another one for the same place: more signatures win.

        Returns whether theirs wins.
        """
        desk, replica, first = self.desk, self.desk.game, messages[0]
        if not self._may_look(by):
            return False
        at = first.number("n")
        ours = [item for item in replica.items if item.at >= at]
        if not ours or ours[0].at != at or first.data("prev") != replica.heads[at]:
            self._part_ways(by)
            return False
        self._cheating.compare(ours[0].messages[0], first)
        if any(i.messages[0].kind == "roll" and replica.me in i.signers for i in ours):
            self._part_ways(by)
            return False
        before = replica.rewound(at)
        if _weight(messages) <= _weight(ours[0].messages):
            item_of(before, messages)
            self._should_follow(by)
            return False
        if not self._binds(messages, before):
            self._part_ways(by)  # theirs wins, so they will not take ours
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
        """Whether a member may make us check another end now, which is much work.

        All members without a seat count as one."""
        seat, now = self.desk.seat_of(by), self.desk.now
        if now - self._looked.get(seat, -_LOOK) < _LOOK:
            return False
        self._looked[seat] = now
        return True

    def _should_follow(self, by: bytes) -> None:
        """Expect them to take our end, because it wins; after a minute assume that they cannot."""
        member, now = self.desk.presence.members.get(by), self.desk.now
        if member is None:
            return
        if member.apart_since is None:
            member.apart_since = now
        elif now - member.apart_since >= GONE:
            self._part_ways(by)

    def _part_ways(self, by: bytes) -> None:
        """Report once that their journal and ours cannot become one again."""
        member = self.desk.presence.members.get(by)
        if member is not None and not member.split:
            member.split = True
            self.desk.tell("table_split", self.desk.seat_of(by), name=self.desk.name_of(by))


def _weight(messages: Sequence[Signed]) -> tuple[int, bool, str]:
    """Of two items for one place the greater one wins: more signatures, a ruling, then any order
    that is the same at all programs."""
    first = messages[0]
    return len({message.by for message in messages}), first.kind == "rule", first.raw.hex()
