"""Who is here, quiet or gone, by beats that answer each other.

Each beat has a new number, and repeats the last number heard from each member. So a beat
that repeats a number of ours is newer than our beat of that number, and a member does not seem to
be back when a broker repeats old beats.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.engine.shared.people import PersonState

BEAT = 4_000.0  # ms between two beats
QUIET = 15_000.0
GONE = 60_000.0
AWAY = 25_000.0
"""After this many ms without hearing others, a member may have to accept their rulings."""
_KNOWN = 64
"""The most members; the limit is needed because anyone with the code could invent thousands."""


@dataclass(slots=True)
class Member:
    """A member who sent a beat. Times are in ms; `alive` is the last time they surely were here."""

    key: bytes
    name: str
    tip: bytes
    wants: str
    since: float
    alive: float
    n: int = -1
    """The number of entries of their journal; -1 before a game."""
    head: bytes = b""
    last: str = ""
    """The number of their last beat."""
    left: bool = False
    split: bool = False
    """Whether their journal cannot become one with ours."""
    apart_since: float | None = None
    """When we first saw that their journal has an end that loses against ours."""
    fresh: bool = False
    """Whether one of their beats ever answered one of ours."""
    told: PersonState = "here"
    cut_off: bool = False
    """Whether our line was down or our program was killed, and we have not found since then that
    our journals agree."""
    unheard: bool = False
    """Whether they were silent for long, and we have not yet found that our journals agree."""

    def look(self, now: float) -> None:
        """Set `unheard` if we have not heard them for long."""
        self.unheard = self.unheard or now - self.alive >= AWAY

    def is_one_with_us(self) -> None:
        """Note that this member's journal is the same as ours."""
        self.split = self.cut_off = self.unheard = False
        self.apart_since = None


class Presence:
    """The members whose beats were heard."""

    def __init__(self, me: bytes) -> None:
        self.me = me
        self.members: dict[bytes, Member] = {}
        self.killed = False
        """Whether this program was killed, and so heard no member for an unknown time."""
        self._mine: deque[tuple[str, float]] = deque(maxlen=16)

    def sent(self, number: str, now: float) -> None:
        """Note the number of a beat of ours."""
        self._mine.append((number, now))

    def saw(self) -> dict[str, str]:
        """The numbers that our messages repeat: the last beat of each member."""
        return {key.hex()[:16]: m.last for key, m in self.members.items() if m.last}

    def line_is_down(self) -> None:
        """Note that from now on we hear no member."""
        for member in self.members.values():
            member.cut_off = True

    def answers(self, saw: object) -> float | None:
        """Return when we sent the beat that a message repeats; None if it is not a recent beat."""
        number = saw.get(self.me.hex()[:16]) if isinstance(saw, dict) else None
        return next((then for mine, then in self._mine if mine == number), None)

    def member(self, key: bytes, now: float) -> Member | None:
        """The member with this key, perhaps a new one; None if there are too many."""
        if key not in self.members:
            if len(self.members) >= _KNOWN:
                stale = min(self.members.values(), key=lambda m: (m.fresh, m.alive))
                if stale.fresh:
                    return None
                del self.members[stale.key]
            killed = self.killed
            self.members[key] = Member(key, "", b"", "", now, now, cut_off=killed, unheard=killed)
        return self.members[key]

    def state(self, key: bytes, now: float) -> PersonState:
        """Their state now."""
        member = self.members.get(key)
        if key == self.me:
            return "here"
        if member is None or member.left or member.split or now - member.alive >= GONE:
            return "gone"
        return "quiet" if now - member.alive >= QUIET else "here"
