"""Heartbeats: who we are, whom we heard, and how long our journal is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.text import LONGEST_NAME, as_name, is_name
from audiodice.engine.shared.messages import BadMessageError
from audiodice.engine.shared.people import distinct
from audiodice.engine.shared.presence import BEAT

if TYPE_CHECKING:
    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.lobby import Lobby
    from audiodice.engine.shared.messages import Signed

SETTLES = 5_000.0
"""For this many ms after our line is back, members are not reported as quiet."""
SOON = 300.0  # ms until the next beat if someone waits for it
MOVED = 1_000.0  # ms after which the others hear how far our journal is
_TOLD = {"here": "friend_back", "quiet": "friend_quiet", "gone": "friend_gone"}


class Beats:
    """Sends our heartbeats, and reports who comes, is quiet, is gone or is back."""

    def __init__(self, desk: Desk, lobby: Lobby, asking: Asking) -> None:
        self._desk, self._lobby, self._asking = desk, lobby, asking
        self.at = desk.now
        """When our next beat is due, in ms of the clock."""
        self._line_since = -SETTLES
        self.hear = {"here": self._here}

    def line(self, up: bool) -> None:
        """Note that our line is lost, or is back; if it is back, send a beat at once."""
        if up:
            self._line_since = self._desk.now
            self.at = self._desk.now
        else:
            self._desk.presence.line_is_down()

    def soon(self, ms: float) -> None:
        """Send the next beat in so many ms, or earlier."""
        self.at = min(self.at, self._desk.now + ms)

    def send(self) -> None:
        """Send a beat."""
        desk, replica, lobby = self._desk, self._desk.replica, self._lobby
        number = desk.chance(4).hex()
        desk.presence.sent(number, desk.now)
        desk.send(
            "here", id=number, saw=desk.presence.saw(), name=desk.identity.name,
            wants=lobby.wants, tip=desk.chain[0], n=replica.n + 1 if replica else 0,
            head=replica.head if replica else bytes(32),
        )  # fmt: skip
        if replica is None:
            lobby.beat()
        if not self._asking.knows_the_end:
            self._asking.seek()
        self.at = desk.now + BEAT

    def tick(self) -> None:
        """Report who is quiet or gone by now; send a beat if it is due."""
        for key in list(self._desk.presence.members):
            self._tell_state(key)
        if self._desk.now >= self.at:
            self.send()

    def _here(self, beat: Signed) -> None:
        """Handle a beat of another program."""
        desk, now = self._desk, self._desk.now
        name, wants = as_name(beat.text("name", LONGEST_NAME)), beat.text("wants", 5)
        tip = beat.data("tip")
        number, n, head = beat.data("id", 4).hex(), beat.number("n") - 1, beat.data("head")
        if not is_name(name) or wants not in ("sit", "watch"):
            raise BadMessageError("they have no name, or do not say what they want")
        member = desk.presence.member(beat.by, now)
        if member is None:
            return
        then = desk.presence.answers(beat.body.get("saw"))
        late = then is None or then < member.alive
        if late and member.fresh and member.last and desk.presence.state(beat.by, now) == "here":
            # It is older than their last one: repeating it would make us seem gone. Or they were
            # killed just now and have heard nobody yet: then their next one answers ours.
            self.soon(SOON if then is None else BEAT)
            return
        if not member.fresh:
            member.name = self._told_apart(name, beat.by)
        member.last, member.tip, member.wants = number, tip, wants
        if then is None:
            self.soon(SOON)  # so that their next one answers ours
            return
        replica, before = desk.replica, member.alive
        if not member.split and desk.presence.state(beat.by, now) != "here":
            self.soon(SOON)  # so that they know at once that we hear them
        if replica:
            member.look(now)
        if then < before and member.fresh:
            return  # older than what we know of them
        member.alive, member.n, member.head = then, n, head
        member.left = False
        if not member.fresh:
            member.fresh, member.told = True, "here"
            self.soon(SOON)
            seat = desk.seat_of(beat.by)
            key = "friend_came" if seat is None else "friend_back"
            desk.tell(key, seat, name=desk.name_of(beat.by), watching=wants == "watch")
        self._asking.compare(member)
        self._tell_state(beat.by)

    def _told_apart(self, name: str, key: bytes) -> str:
        """The name that is shown for a member: unique at this table.

        Before the game, of two equal names the host's stays as it is, whichever is ours."""
        desk = self._desk
        taken = {*desk.presence.members, *(desk.replica.keys if desk.replica else ())} - {key}
        if desk.replica is not None or self._lobby.host is not None:
            taken.add(desk.key.public)
        return distinct(name, map(desk.name_of, taken))

    def _tell_state(self, key: bytes) -> None:
        """Report a change of state once."""
        desk = self._desk
        member, state = desk.presence.members[key], desk.presence.state(key, desk.now)
        if desk.replica:
            member.look(desk.now)
        settles = state != "here" and desk.now - self._line_since < SETTLES
        if member.fresh and state != member.told and not settles:
            member.told = state
            desk.tell(_TOLD[state], desk.seat_of(key), name=desk.name_of(key))
