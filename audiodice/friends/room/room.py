"""One program's place in a room: messages, time and wishes in, messages and news out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ParamSpec

from audiodice.core.model import Event, IllegalAction
from audiodice.friends.room.chain import Chain
from audiodice.friends.room.chat import Chat
from audiodice.friends.room.common import Common, Effects
from audiodice.friends.room.consent import Consent
from audiodice.friends.room.following import LOOK_AGAIN, SOON, Following
from audiodice.friends.room.hosting import Hosting
from audiodice.friends.room.kept import Kept, fields_of
from audiodice.friends.room.messages import BadMessageError, NotNowError, plain, unpacked, verified
from audiodice.friends.room.moves import AGAIN, Moves
from audiodice.friends.room.people import Identity, Person
from audiodice.friends.room.secrets import opened
from audiodice.friends.room.state import Journal
from audiodice.friends.room.throwing import Throwing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.engine.table import Table
    from audiodice.friends.room.members import Member
    from audiodice.friends.room.messages import Signed
    from audiodice.friends.room.secrets import Crypto, RoomSecret

P = ParamSpec("P")
_CHAINS = 8
"""How many of our chains are kept."""
_PLACED = frozenset({"act", "roll", "part", "undo", "answer"})
"""The kinds of message that are bound to a head."""
_BUSY = 250.0  # ms until the next `tick` while something waits
SETTLED = 3_000.0  # ms after a start in which others will have been heard


class Room(Common):
    """A place in a room. Pure: `do` has the time, in ms of one clock.

    It returns the messages to send and the news, in order. Let it call `tick` at `due` or earlier.
    Save `keep()` before sending the messages; otherwise a killed program may contradict itself.
    """

    def __init__(
        self,
        *,
        secret: RoomSecret,
        crypto: Crypto,
        me: Identity,
        chance: Callable[[int], bytes],
        now: float,
        kept: Kept | None = None,
        program: str = "",
    ) -> None:
        """`chance` returns random bytes. With `kept`, everything else is restored from it; raises
        ValueError if it is damaged."""
        super().__init__(secret, crypto, me, chance, now, program)
        self.throwing = Throwing(self)
        self.following = Following(self, self.throwing)
        """Our wish for a seat, and whose table we follow."""
        self.hosting = Hosting(self, self.throwing, self.following)
        """The keys of the host."""
        self.moves = Moves(self, self.throwing, self.hosting)
        """Our moves, and those of computer players."""
        self.chat = Chat(self)
        self.consent = Consent(self, self.throwing)
        """Undo."""
        self.hear: dict[str, Callable[[Signed], None]] = {
            "here": self.following.here, "call": self.following.call,
            "since": self.following.asked_for, "entries": self.following.entries,
            "act": self.hosting.asked_for, "roll": self.throwing.asked_for,
            "part": self.throwing.part, "undo": self.consent.asked_for,
            "answer": self.consent.answered, "said": self.chat.said, "heard": self.chat.heard,
            "bye": self._left, "out": self._put_out,
        }  # fmt: skip
        """The kinds of message, and what uses them."""
        self._gone = False  # we left
        self._odd: set[bytes] = set()  # people who sent what fits no rule
        self._twin = False
        self.due: float | None = now
        """When to call `tick`, in ms of the clock; None while there is no line."""
        if kept is not None:
            self.chains, self.highest, self.left = kept.chains, kept.highest, kept.left
            self.following.wants = kept.wants
            entries = (unpacked(crypto, secret.topic, entry) for entry in kept.entries)
            self.journal = Journal(self.me, entries)
            self.throwing.bound, self.throwing.mine = kept.bound, kept.mine
            self.moves.restore()

    # ------------------------------------------------------------------ state

    @property
    def table(self) -> Table | None:
        """The game, or the last one; None before the first. After the news `table_changed` it is
        another object."""
        return self.state.game.table if self.state.game else None

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the players for whom the next throw waits: the host and the thrower show
        their links after the others, so they count only if nobody else's is missing."""
        game, throwing = self.state.playing, self.throwing
        if game is None or throwing.roll is None:
            return ()
        seats = throwing.missing or game.parts - set(throwing.links) - {self.my_seat}
        return tuple(game.table.seats[seat].name for seat in sorted(seats))

    @property
    def gone(self) -> bool:
        """Whether we left or were removed, or the room is closed."""
        return self._gone or self.state.closed or self.me in self.state.removed

    @property
    def caught_up(self) -> bool:
        """Whether our journal is complete, as far as we hear; just after a start we hear nobody."""
        settled = self.now - self.since >= SETTLED or any(
            self.members.fresh(key) for key in self.state.people if key != self.me
        )
        return bool(self.journal.entries) and settled and not self.following.behind

    @property
    def people(self) -> tuple[Person, ...]:
        """The seats of the game, or of the next one, in order, then those who watch."""
        state, found = self.state, list[Person]()
        seats = state.playing.keys if state.playing else state.seats
        keys = [key for key in seats if key]
        for key in (*keys, *(key for key in state.people if key not in keys)):
            seat = seats.index(key) if key in keys else None
            here = self.members.state(key) if key in state.people else "gone"
            me, host = key == self.me, key == state.host
            found.append(Person(state.name_of(key), seat, here, me, host, key))
        return tuple(found)

    @property
    def mark(self) -> object:
        """Changes whenever the result of `keep` changes."""
        return self.state.head, fields_of(self)

    def keep(self) -> bytes:
        """The data by which `Kept.read` restores this place: a line, and one for each entry."""
        line = json.dumps(plain(fields_of(self)), ensure_ascii=False)
        return "\n".join((line, *(entry.packed for entry in self.journal.entries))).encode()

    # ------------------------------------------------------------------ input

    def do(self, now: float, what: Callable[P, object], *args: P.args, **more: P.kwargs) -> Effects:
        """Call a method of the room or of one of its parts at this time; returns its effects."""
        self.now = self.members.now = max(self.now, now)
        what(*args, **more)
        self.due = None if self.gone or not self.up else min(self.following.at, self._busy())
        effects = Effects(tuple(self._out), tuple(self._news))
        self._out.clear()
        self._news.clear()
        return effects

    def receive(self, data: bytes) -> None:
        """Handle a message of the room's topic, which may be any bytes."""
        raw = None if self.gone else opened(self.crypto, self.secret, data)
        if raw is None:
            return
        by = b""  # somebody is blamed only after their signature was checked
        try:
            message = verified(self.crypto, self.secret.topic, raw)
            if message.kind not in self.hear:
                return
            by = message.by
            if not self.members.pays(by, len(raw)):
                raise BadMessageError("too many messages")
            member = self.members.admit(message)
            if member is not None:
                self._use(message, member)
            elif self.members.unanswered:
                self.following.soon(SOON)
        except NotNowError:
            pass  # too late or too early: entries that are missing are asked for
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            rule = isinstance(error, BadMessageError | IllegalAction)
            name, why = self.state.name_of(by), str(error) if rule else type(error).__name__
            if name and by not in self._odd:
                self._odd.add(by)
                self.tell("friend_odd", self.state.seat_of(by), name=name, why=why[:80])

    def _use(self, message: Signed, member: Member) -> None:
        """Use a new message."""
        if member.key == self.me:
            if not self._twin:
                self._twin = True
                self.tell("two_programs", self.my_seat, me=True, name=self.identity.name)
            return
        if member.key in self.state.removed:  # they were away, and do not know of it
            if self.am_host and self.now - member.answered >= LOOK_AGAIN and message.kind == "here":
                self.following.answer(message, member)
            return
        # Asked first: what completes a throw moves us on.
        elsewhere = message.kind in _PLACED and not self.is_here(message)
        self.hear[message.kind](message)
        if elsewhere and message.number("n") > self.state.n:
            self.following.ask(member)
        elif elsewhere and self.am_host and self.now - member.answered >= AGAIN / 2:
            self.following.answer(message, member)  # they lack entries

    def tick(self) -> None:
        """Do what is due."""
        if self.gone or not self.up:
            return
        self.following.tick()
        self.moves.tick()
        if self.am_host:
            self.hosting.tick(busy=self.consent.question is not None)
        elif self.state.host == self.me:  # it has left this generation
            game = self.state.playing
            here = [game.keys[seat] for seat in game.live] if game else []
            self.following.open((*self.state.people, *here))
        self.consent.tick()
        self.chat.tick()

    def line(self, *, up: bool) -> None:
        """The connection was lost, or is back; then send a beat at once."""
        if up != self.up:
            self.up = up
            self.tell("line_found" if up else "line_lost")
            if up:
                self.members.since = self.since = self.following.at = self.now

    def open(self) -> None:
        """Open the room as its host; a room that was closed is opened anew."""
        people = [(self.me, self.identity.name)]
        self.write("start", people=people, locked=False, removed=(), setup=None)

    def leave(self) -> None:
        """Say good-bye; afterwards nothing is received or sent."""
        if not self._gone:
            self.send("bye")
        self._gone = True

    # ------------------------------------------------------------------ the journal

    def write(self, kind: str, **fields: Any) -> None:
        number, opener = self.state.generation
        if kind in ("start", "open"):
            number, opener = max(self.highest, number) + 1, self.me
        place = {"g": number, "o": opener, "n": self.state.n + 1, "prev": self.state.head}
        entry = self.sign("entry", k=kind, **place, **fields)
        self.following.add(entry)
        self.following.send_entries([entry])

    def added(self, entry: Signed, news: Sequence[Event], *, missed: bool) -> None:
        state, kind = self.state, entry.body["k"]
        links = kind == "move" and entry.body.get("links")
        if links and self.throwing.is_another(entry.action, entry.after):
            name = state.name_of(entry.by)
            self.tell("friend_odd", state.host_seat, name=name, why="another throw")
        self.hosting.grew = self.now
        self.throwing.moved()
        self.consent.moved(kind)
        if state.game and self.chains[-1].tip in state.game.header.tips:
            for chain in self.chains:
                chain.rest()
            # Those of some games before are kept: we may come back to their table.
            self.chains = [*self.chains, Chain(self.chance(32))][-_CHAINS:]
        for event in news:
            more = {"missed": missed} if event.key == "stepped" else {}
            self.tell(event.key, event.seat, **event.fields, **more)
        if self.moves.answered(entry):
            self.following.soon(0)

    def _put_out(self, message: Signed) -> None:
        ours = message.data("to") == self.me and message.text("session") == self.members.session
        if ours and message.by == self.state.host:
            self.tell("put_out")
            self._gone = True

    def _left(self, message: Signed) -> None:
        self.members.known[message.by].left = True

    def _busy(self) -> float:
        """When to look again, if something waits."""
        absent = any(self.members.state(key) != "here" for key in self.state.people)
        waits = self.moves.waits or self.throwing.roll or self.consent.question or self.chat.waiting
        busy = absent or waits or not self.journal.entries
        return self.now + _BUSY if busy else self.following.at
