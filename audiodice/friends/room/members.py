"""Whose programs are heard, and which of their messages are new.

Each program chooses a random session number when it starts, and counts its messages. A beat names
the sessions that its program has heard. A session counts once a beat of it has named ours: so it
was sent after we started, and nobody can repeat old messages to make somebody seem to be here.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.friends.room.state import NONE, Generation

if TYPE_CHECKING:
    from audiodice.friends.room.messages import Signed
    from audiodice.friends.room.people import PersonState

BEAT = 4_000.0  # ms between two beats
FRESH = 12_000.0  # ms for which somebody counts as heard just now
QUIET = 15_000.0
LOST = 60_000.0
_KNOWN = 64
"""The most members; the limit is needed because anybody with the code could invent thousands."""
_SESSIONS = 8
_WINDOW = 256  # messages of a session that may come out of order
_TWICE = 15_000.0  # ms for which a late message of the session before may still come
_RATE, _BURST = 0.2, 600.0  # messages a ms that one person may send, and how many at once
_AS_ONE = 8_192  # bytes; a longer message counts as several


@dataclass(slots=True)
class Session:
    """The messages of a program since it started."""

    since: float
    highest: int = -1
    seen: deque[int] = field(default_factory=lambda: deque(maxlen=2 * _WINDOW))

    def is_new(self, number: int) -> bool:
        """Whether this message did not come before; notes it."""
        if number in self.seen or number <= self.highest - _WINDOW:
            return False
        self.seen.append(number)
        self.highest = max(self.highest, number)
        return True


@dataclass(slots=True)
class Member:
    """A person whose program was heard. Times are in ms."""

    key: bytes
    claimed: str = ""
    """The session of the last beat, which may be an old one that somebody repeats."""
    session: str = ""
    """The session that counts; "" before there is one."""
    other: str = ""
    """An earlier session of theirs that goes on; "" if there is none."""
    sessions: dict[str, Session] = field(default_factory=dict)
    heard: float = -LOST
    """When they were last heard in a session that counts."""
    left: bool = False
    name: str = ""
    wants: str = ""
    tip: bytes = b""
    place: tuple[Generation, int, bytes] = (NONE, 0, b"")
    """The generation, the length and the head of their journal."""
    spent: int = 0
    """The first link of their chain that they have not shown."""
    floor: int = 0
    """Links below it may have been shown at a table that they left."""
    asked: float = -LOST
    """When we last asked them for entries, in ms."""
    answered: float = -LOST
    """When we last sent them entries, in ms."""
    budget: tuple[float, float] = (_BURST, 0.0)
    """How many messages they may send, and when that was computed."""


class Members:
    """The people whose programs are heard."""

    def __init__(self, me: bytes, session: str, now: float) -> None:
        self.me, self.session = me, session
        self.now = self.since = now
        self.known: dict[bytes, Member] = {}
        self._named: dict[bytes, str] = {}
        self._nobody = Member(b"")
        self.unanswered = False
        """Whether somebody claims a session that none of our beats has named."""

    def saw(self) -> dict[str, str]:
        """The sessions that our beats name: the last that each person claimed."""
        self.unanswered = False
        self._named = {key: m.claimed for key, m in self.known.items() if m.claimed}
        return {key.hex()[:16]: claimed for key, claimed in self._named.items()}

    def is_named(self, member: Member) -> bool:
        """Whether our last beat named a member's session, so that they take our messages."""
        return self._named.get(member.key) == member.session

    def of(self, key: bytes) -> Member:
        """The member whose session counts; for anybody else, one of whom nothing is known."""
        member = self.known.get(key)
        return member if member is not None and member.session else self._nobody

    def admit(self, message: Signed) -> Member | None:
        """The sender of a new message; None if the message is not known to be new.

        Raises BadMessageError.
        """
        session, number = message.data("s", 8).hex(), message.number("c")
        if session == self.session:  # a relay sends us our own messages
            return None
        member = self.known.get(message.by)
        if message.kind == "here":
            member = member or self._room_for(message.by)
            if member is None:
                return None
            self.unanswered |= member.claimed != session
            member.claimed = session
            saw = message.body.get("saw")
            names_us = isinstance(saw, dict) and saw.get(self.me.hex()[:16]) == self.session
            if session not in member.sessions and names_us:
                self._begin(member, session)
        if member is None or session not in member.sessions:
            return None
        late = message.kind == "here" and number < member.sessions[session].highest
        if not member.sessions[session].is_new(number) or late:  # a late beat says what was
            return None
        if session != member.session:
            if self.now - member.sessions[member.session].since > _TWICE:
                member.other = session
            if self.now - member.heard < FRESH:
                return None
            member.session = session  # the newer program has ended
        member.heard = self.now
        return member

    def _begin(self, member: Member, session: str) -> None:
        """Let a new session of a member count from now on."""
        member.sessions[session] = Session(self.now)
        if len(member.sessions) > _SESSIONS:
            del member.sessions[next(iter(member.sessions))]
        member.session, member.left = session, False

    def _room_for(self, key: bytes) -> Member | None:
        """A new member; None if there are too many that count."""
        if len(self.known) >= _KNOWN:
            stale = min(self.known.values(), key=lambda m: (bool(m.session), m.heard))
            if stale.session and self.now - stale.heard < LOST:
                return None
            del self.known[stale.key]
        self.known[key] = Member(key, heard=self.now)
        return self.known[key]

    def pays(self, by: bytes, size: int) -> bool:
        """Whether this person may send a message of so many bytes now; strangers share a budget."""
        member = self.of(by)
        left, then = member.budget
        left, cost = min(_BURST, left + (self.now - then) * _RATE), 1 + size // _AS_ONE
        member.budget = (max(left - cost, 0.0), self.now)
        return left >= cost

    def fresh(self, key: bytes) -> bool:
        """Whether a person is surely here now."""
        member = self.of(key)
        return key == self.me or (not member.left and self.now - member.heard < FRESH)

    def state(self, key: bytes) -> PersonState:
        """Whether a person is here, quiet or gone; our own start counts as hearing all."""
        member = self.of(key)
        silence = LOST if member.left else self.now - max(member.heard, self.since)
        if key == self.me or silence < QUIET:
            return "here"
        return "quiet" if silence < LOST else "gone"
