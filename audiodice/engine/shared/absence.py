"""Rulings of the present seats about a missing one: see `RULINGS`.

The programs themselves rule about a missing part, and about a thrower who does not show their link.
A person chooses that a computer plays for the seat, or that the game ends. If it is to be a
computer, the other programs follow, unless their person chose to wait. The seat that writes next
signs last, so that a ruling does not race an action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import IllegalAction
from audiodice.engine.entries import RULINGS
from audiodice.engine.shared.messages import BadMessageError
from audiodice.engine.shared.throwing import MISSING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed
    from audiodice.engine.shared.replica import Replica
    from audiodice.engine.shared.throwing import Throwing

AGAIN = 2_000.0  # ms after which a signature is sent again
WAIT = 60_000.0  # ms for which a person's choice to wait stands


class Absence:
    """The rulings that this program wants, and the signatures for them."""

    def __init__(
        self,
        desk: Desk,
        throwing: Throwing,
        asking: Asking,
        take: Callable[[tuple[Signed, ...]], None],
    ) -> None:
        """`take` adds an item to the journal."""
        self.desk, self._throwing, self._asking, self._take = desk, throwing, asking, take
        self._wanted: set[tuple[str, int]] = set()
        self._waits: dict[int, float] = {}
        self._asked: set[int] = set()  # seats about which a wish to end the game was reported
        self._signed: dict[tuple[str, int], dict[bytes, Signed]] = {}
        self._sent: dict[tuple[str, int], float] = {}
        self.hear = {"rule": self._rule, "wish": self._wish}

    def choose(self, seat: int, what: str) -> None:
        """Apply our person's choice about a seat whose person is gone."""
        self._wanted = {(w, s) for w, s in self._wanted if s != seat}
        if what == "wait":
            self._waits[seat] = self.desk.now
        else:
            self._waits.pop(seat, None)
            self._wanted.add((what, seat))
        self.tick()

    def _rule(self, rule: Signed) -> None:
        replica, seat = self.desk.game, rule.number("seat", 100)
        if not replica.continues(rule):
            return
        by = self.desk.seat_of(rule.by)
        if by is None or by not in replica.live or by == seat or seat not in replica.people:
            raise BadMessageError("it is not theirs to rule")
        what = rule.text("what", 10)
        if what not in RULINGS:
            raise BadMessageError("that is no ruling")
        self._signed.setdefault((what, seat), {})[rule.by] = rule
        self._follow(what, seat, by)

    def _wish(self, wish: Signed) -> None:
        """Handle the choice of the seat that writes next, and so signs last."""
        replica, seat = self.desk.game, wish.number("seat", 100)
        by, what = self.desk.seat_of(wish.by), wish.text("what", 10)
        if by is None or by not in replica.live or by == seat or seat not in replica.people:
            raise BadMessageError("it is not theirs to wish")
        if replica.continues(wish):
            self._follow(what, seat, by)

    def _follow(self, what: str, seat: int, by: int) -> None:
        """Adopt another person's choice about a seat, or report it."""
        replica = self.desk.game
        if self.desk.state(seat) != "gone" or (what, seat) in self._wanted:
            return
        waits = self.desk.now - self._waits.get(seat, -WAIT) < WAIT
        if what == "computer" and not waits:  # its person can return: we follow
            self._wanted.add((what, seat))
        elif what == "end" and seat not in self._asked:  # final: our person has to choose it
            self._asked.add(seat)
            name = replica.table.seats[by].name
            self.desk.tell("end_asked", by, name=name, about=replica.table.seats[seat].name)

    def moved(self) -> None:
        """Drop all signatures, because the journal went on: `tick` signs again what is wanted."""
        self._signed.clear()
        self._sent.clear()

    def tick(self) -> None:
        """Sign the rulings that are due, and add one that all present seats have signed."""
        desk, replica = self.desk, self.desk.replica
        if replica is None or replica.me not in replica.live or replica.over or not desk.up:
            return
        chosen = self._chosen()
        for what, seat in sorted(chosen | self._due()):
            if seat == replica.me:
                continue  # our part is missing: its link was shown for a void throw
            present = desk.present(seat)
            if desk.seat_key(seat) in desk.cheats:  # some may have followed the cheat elsewhere
                present = tuple(one for one in present if not self._elsewhere(one))
            key = (what, seat)
            signed = {desk.seat_of(by) for by in self._signed.get(key, {})}
            writes = replica.author if replica.author != seat else None
            if replica.me == writes and not set(present) - {writes} <= signed:
                if key in chosen and self._may_send(key):
                    desk.send("wish", **replica.place, what=what, seat=seat)
                continue
            self._sign(key)
            signed = {desk.seat_of(by) for by in self._signed[key]}
            last = writes in (None, replica.me) or writes not in replica.live
            if set(present) <= signed and last and self._add(key):
                return

    def _chosen(self) -> set[tuple[str, int]]:
        """The rulings that people chose and that still apply, and those about cheats."""
        desk, replica = self.desk, self.desk.game
        ruled = replica.table.ruled
        self._asked = {seat for seat in self._asked if desk.state(seat) == "gone"}
        self._wanted = {
            (what, seat)
            for what, seat in self._wanted
            if desk.state(seat) == "gone" and not what == ruled.get(seat) == "computer"
        }
        return self._wanted | set(self._about_cheats(replica))

    def _about_cheats(self, replica: Replica) -> Iterator[tuple[str, int]]:
        """Rule out a cheat's seat. A cheat who knew the coming dice also loses the turn."""
        pending = self._throwing.pending
        shown = pending.seat if pending and pending.complete_since is not None else None
        for seat in map(self.desk.seat_of, self.desk.cheats):
            if seat is not None and replica.table.ruled.get(seat) != "computer":
                yield "lost" if seat == shown == replica.table.turn else "computer", seat

    def _elsewhere(self, seat: int) -> bool:
        """Whether a seat's journal contains entries that ours does not."""
        desk, replica = self.desk, self.desk.game
        member = desk.presence.members.get(desk.seat_key(seat))
        if member is None or member.n < 0:
            return False
        return member.n > replica.n or replica.heads[member.n] != member.head

    def _due(self) -> set[tuple[str, int]]:
        """The rulings that the programs make by themselves, if the larger half is here."""
        replica, pending = self.desk.game, self._throwing.pending
        if pending is None:
            return set()
        found = {("skip", seat) for seat in self._throwing.missing if self._larger_half(seat)}
        since, thrower = pending.complete_since, pending.seat
        late = since is not None and self.desk.now - since >= MISSING
        if late and thrower != replica.me and self._larger_half(thrower):
            found.add(("lost" if thrower == replica.table.turn else "skip", thrower))
        return found

    def _larger_half(self, without: int) -> bool:
        """Whether most live seats are here, or exactly half of them with the first live seat."""
        live, here = self.desk.game.live, self.desk.present(without)
        twice = 2 * len(here)
        return twice > len(live) or (twice == len(live) and min(live) in here)

    def _sign(self, key: tuple[str, int]) -> None:
        desk, (what, seat) = self.desk, key
        ours = self._signed.setdefault(key, {})
        if not self._may_send(key):
            return
        if desk.key.public in ours:
            desk.pass_on(ours[desk.key.public])
            if proof := desk.cheats.get(desk.seat_key(seat)):
                desk.pass_on(proof)  # a program that did not hear it does not sign
        else:
            ours[desk.key.public] = desk.send("rule", **desk.game.place, what=what, seat=seat)

    def _may_send(self, key: tuple[str, int]) -> bool:
        """Whether a message about a ruling may be sent now; notes the time if so."""
        if self.desk.now - self._sent.get(key, -AGAIN) < AGAIN:
            return False
        self._sent[key] = self.desk.now
        return True

    def _add(self, key: tuple[str, int]) -> bool:
        """Add the ruling; returns whether it was possible."""
        mine = self.desk.key.public
        messages = sorted(self._signed[key].values(), key=lambda m: (m.by != mine, m.by))
        try:
            self._take(tuple(messages))
        except (BadMessageError, IllegalAction):
            self._wanted.discard(key)  # it is not possible here
            return False
        return True

    def let_back(self) -> None:
        """If we write next, add that a person who was ruled away is back."""
        desk, replica = self.desk, self.desk.game
        if replica.me is None or replica.over or self._throwing.pending:
            return
        me, members = replica.me, desk.presence.members
        if replica.author == me or not replica.live:
            for seat in replica.people:
                member = members.get(replica.keys[seat])
                there = member is not None and member.n == replica.n and member.head == replica.head
                mine = seat == me and self._asking.caught_up
                if seat not in replica.live and (mine or (there and desk.state(seat) == "here")):
                    self._take((desk.send("back", **replica.place, seat=seat),))
                    return
