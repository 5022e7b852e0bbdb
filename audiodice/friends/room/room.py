"""One program's place in a room: messages, time and wishes in, messages and news out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ParamSpec

from audiodice.core.model import IllegalAction
from audiodice.friends.room.chat import Chat
from audiodice.friends.room.common import Chain, Common
from audiodice.friends.room.consent import Consent
from audiodice.friends.room.effects import Effects, News, Stepped
from audiodice.friends.room.following import SOON, Following
from audiodice.friends.room.hosting import Hosting
from audiodice.friends.room.journal import read_again
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.messages import (
    BadMessageError,
    NotNowError,
    Signed,
    unpacked,
    verified,
)
from audiodice.friends.room.moves import AGAIN, Moves
from audiodice.friends.room.people import Identity, Person
from audiodice.friends.room.secrets import opened
from audiodice.friends.room.throwing import Throwing

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.engine.table import Table
    from audiodice.friends.room.crypto import Crypto
    from audiodice.friends.room.members import Member
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.friends.room.state import State

P = ParamSpec("P")
_CHAINS = 8
"""How many of our chains are kept."""
_PLACED = frozenset({"act", "roll", "part", "undo", "answer"})
"""The kinds of message that are bound to a head."""
_BUSY = 250.0  # ms until the next `tick` while something waits
SETTLED = 3_000.0  # ms after a start in which others will have been heard


class Room:
    """A place in a room. Pure: each call has the time, in ms of one clock.

    `do`, `receive`, `tick` and `line` return the messages to send and the news, in order. Call
    `tick` at `due` or earlier. Save `keep()` before sending the messages; otherwise a killed
    program may contradict itself. docs/shared-table.md lists the news.
    """

    KINDS = (
        "roll", "part", "since", "entries", "call", "act", "said", "heard", "undo", "answer", "bye",
        "out",
    )  # fmt: skip
    """The messages other than a beat, `here`."""

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
        self._common = common = Common(secret, crypto, me, chance, now)
        self._throwing = Throwing(common, self._write)
        self.following = Following(common, self._throwing, self._added, self._write)
        """Our wish for a seat, and whose table we follow."""
        self.hosting = Hosting(common, self._throwing, self._write, self.following.near, program)
        """The keys of the host."""
        self.moves = Moves(common, self._throwing, self.hosting)
        """Our moves, and those of computer players."""
        self.chat = Chat(common)
        self.consent = Consent(common, self._throwing, self._write)
        """Undo."""
        self._hear: dict[str, Callable[[Signed], None]] = {
            **self._throwing.hear, **self.following.hear, **self.hosting.hear,
            **self.chat.hear, **self.consent.hear,
            "bye": self._hear_bye, "out": self._hear_out,
        }  # fmt: skip
        self._gone = False  # we left
        self._odd: set[bytes] = set()
        self._twin = False
        self._due: float | None = now
        if kept is not None:
            self._restore(kept)

    def _restore(self, kept: Kept) -> None:
        common, throwing = self._common, self._throwing
        common.chains = [Chain(*chain) for chain in kept.chains]
        common.next_chain = common.chains[-1]
        common.highest, common.left = kept.highest, set(kept.left)
        self.following.wants = kept.wants
        entries = unpacked(common.crypto, common.secret.topic, (e.decode() for e in kept.entries))
        common.journal = read_again(common.me, entries)
        throwing.bound, throwing.mine = kept.bound, kept.mine
        self.moves.restore()

    # ------------------------------------------------------------------ state

    @property
    def topic(self) -> str:
        """The room's name at the relays, 32 hex digits."""
        return self._common.secret.topic

    @property
    def state(self) -> State:
        """The room as our journal has it: people, seats, host, setup. Do not change it."""
        return self._common.state

    @property
    def table(self) -> Table | None:
        """The game, or the last one; None before the first. After the news `table_changed` it is
        another object."""
        return self.state.game.table if self.state.game else None

    @property
    def playing(self) -> bool:
        """Whether a game is in play."""
        return self.state.playing is not None

    @property
    def my_seat(self) -> int | None:
        """Our seat in the game; None for who watches, and before a game."""
        return self._common.my_seat

    @property
    def am_host(self) -> bool:
        """Whether our person is the host."""
        return self._common.am_host

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the players for whom the next throw waits: the host and the thrower show
        their links after the others, so they count only if nobody else's is missing."""
        state, throwing = self.state, self._throwing
        if state.playing is None or throwing.roll is None:
            return ()
        seats = throwing.missing or state.playing.parts - set(throwing.links) - {self.my_seat}
        return tuple(state.playing.table.seats[seat].name for seat in sorted(seats))

    @property
    def gone(self) -> bool:
        """Whether we left or were removed, or the room is closed."""
        return self._gone or self.state.closed or self._common.me in self.state.removed

    @property
    def caught_up(self) -> bool:
        """Whether our journal is complete, as far as we hear; just after a start we hear nobody."""
        common = self._common
        settled = common.now - common.since >= SETTLED or any(
            common.members.fresh(key, common.now) for key in self.state.people if key != common.me
        )
        return bool(common.journal.entries) and settled and not self.following.behind

    @property
    def people(self) -> tuple[Person, ...]:
        """The seats of the game, or of the next one, in order, then those who watch."""
        state, members, now = self.state, self._common.members, self._common.now
        game = state.playing
        keys = [key for key in game.keys if key] if game else list(state.seats)
        found = []
        for key in (*keys, *(key for key in state.people if key not in keys)):
            seat = (game.keys.index(key) if game else keys.index(key)) if key in keys else None
            here = members.state(key, now) if key in state.people else "gone"
            me, host = key == self._common.me, key == state.host
            found.append(Person(state.name_of(key), seat, here, me, host, key))
        return tuple(found)

    def has_left(self, key: bytes) -> bool:
        """Whether a person said good-bye, and has not come back."""
        member = self._common.members.get(key)
        return member is not None and member.left

    @property
    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None while there is no line."""
        return self._due

    @property
    def mark(self) -> object:
        """Changes whenever the result of `keep` changes."""
        common, throwing = self._common, self._throwing
        chains = tuple((chain.shown, chain.floor) for chain in common.chains)
        return (
            self.state.head, self.following.wants, throwing.bound, throwing.mine, chains,
            len(common.left), common.highest, len(common.chains),
        )  # fmt: skip

    # ------------------------------------------------------------------ input

    def do(self, now: float, what: Callable[P, object], *args: P.args, **more: P.kwargs) -> Effects:
        """Call a method of the room or of one of its parts at this time; returns its effects."""
        common = self._common
        common.at(now)
        what(*args, **more)
        self._due = None if self.gone or not common.up else min(self.following.at, self._busy())
        return Effects(*common.taken())

    def receive(self, data: bytes, now: float) -> Effects:
        """Handle a message of the room's topic, which may be any bytes."""
        return self.do(now, self._receive, data)

    def _receive(self, data: bytes) -> None:
        common = self._common
        raw = None if self.gone else opened(common.crypto, common.secret, data)
        if raw is None:
            return
        by = b""  # somebody is blamed only after their signature was checked
        try:
            message = verified(common.crypto, common.secret.topic, raw)
            if message.kind not in ("here", *self.KINDS) or message.by in self.state.removed:
                return
            by = message.by
            if not common.members.pays(by, len(raw), common.now):
                raise BadMessageError("too many messages")
            member = common.members.admit(message, common.now)
            if member is not None:
                self._use(message, member)
            elif common.members.unanswered:
                self.following.soon(SOON)
        except NotNowError:
            pass  # too late or too early: entries that are missing are asked for
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            plain = isinstance(error, BadMessageError | IllegalAction)
            self._blame(by, str(error) if plain else type(error).__name__)

    def _use(self, message: Signed, member: Member) -> None:
        """Use a new message."""
        if member.key == self._common.me:
            self._tell_twin()
        elif message.kind == "here":
            self.following.here(message, member)
        else:
            # Asked first: what completes a throw moves us on.
            elsewhere = message.kind in _PLACED and not self._common.is_here(message)
            self._hear[message.kind](message)
            if elsewhere:
                self._answer_elsewhere(message, member)

    def _blame(self, by: bytes, why: str) -> None:
        """Report a person who sends what fits no rule, once."""
        name = self.state.name_of(by)
        if name and by not in self._odd:
            self._odd.add(by)
            self._common.tell("friend_odd", self.state.seat_of(by), name=name, why=why[:80])

    def _answer_elsewhere(self, message: Signed, member: Member) -> None:
        """Who is at another head lacks entries, or has more than we have."""
        n, head = message.number("n"), message.data("head")
        if n > self.state.n:
            self.following.ask(member)
        elif self._common.am_host and self._common.now - member.answered >= AGAIN / 2:
            member.answered = self._common.now
            self.following.send_entries(self._common.journal.since(n, head))

    def _tell_twin(self) -> None:
        if not self._twin:
            self._twin = True
            self._common.tell(
                "two_programs", self.my_seat, me=True, name=self._common.identity.name
            )

    def tick(self, now: float) -> Effects:
        """Do what is due."""
        return self.do(now, self._tick)

    def _tick(self) -> None:
        common = self._common
        if self.gone or not common.up:
            return
        self.following.tick()
        self.moves.tick()
        if common.am_host:
            self.hosting.tick(busy=self.consent.question is not None)
        elif self.state.host == common.me and not self.state.closed:
            game = self.state.playing
            here = [game.keys[seat] for seat in game.live] if game else []
            self.following.open((*self.state.people, *here))
        self.consent.tick()
        self.chat.tick()

    def line(self, up: bool, now: float) -> Effects:
        """The connection was lost, or is back; then send a beat at once."""
        return self.do(now, self._line, up)

    def _line(self, up: bool) -> None:
        common = self._common
        if up != common.up:
            common.up = up
            common.tell("line_found" if up else "line_lost")
            if up:
                common.members.since = common.since = common.now
                self.following.at = common.now

    def open(self) -> None:
        """Open the room as its host; a room that was closed is opened anew."""
        common = self._common
        people = [[common.me, common.identity.name]]
        self._write("start", people=people, locked=False, removed=[], setup=None)

    def leave(self) -> None:
        """Say good-bye; afterwards nothing is received or sent."""
        if not self._gone:
            self._common.send("bye")
        self._gone = True

    # ------------------------------------------------------------------ the journal

    def _write(self, kind: str, **fields: Any) -> None:
        """As the host, or as who opens a generation: write an entry, and send it."""
        common, state = self._common, self.state
        number, opener = state.generation
        if kind in ("start", "open"):
            number, opener = max(common.highest, number) + 1, common.me
        entry = common.sign(
            "entry", k=kind, g=number, o=opener, n=state.n + 1, prev=state.head, **fields
        )
        self.following.add(entry)
        self.following.send_entries([entry])

    def _added(self, entry: Signed, news: list[News], missed: bool) -> None:
        """The journal went on, or is another one: forget what was bound to its last head."""
        common = self._common
        if entry.body["k"] == "move":
            self._compare(entry)
        self.hosting.grew = common.now
        self._throwing.moved()
        self.consent.moved(str(entry.body["k"]))
        self._use_chain()
        common.tell_all(
            Stepped(one.event, missed=True) if missed and isinstance(one, Stepped) else one
            for one in news
        )
        if self.moves.answered(entry):
            self.following.soon(0)

    def _compare(self, entry: Signed) -> None:
        """Tell our person if the host wrote another throw than the one for which we showed our
        link."""
        if entry.body.get("links") and self._throwing.is_another(entry.action, entry.after):
            name = self.state.name_of(entry.by)
            self._common.tell("friend_odd", self.state.host_seat, name=name, why="another throw")

    def _use_chain(self) -> None:
        """Offer a new chain once the last one is used in a game.

        The chains of some games before are kept: we may come back to their table."""
        common, game = self._common, self.state.game
        if game is not None and common.next_chain.tip in game.header.tips:
            for chain in common.chains:
                chain.rest()
            common.next_chain = Chain(common.chance(32))
            common.chains = [*common.chains, common.next_chain][-_CHAINS:]

    def _hear_out(self, message: Signed) -> None:
        common = self._common
        ours = message.data("to") == common.me and message.text("session") == common.members.session
        if ours and message.by == self.state.host:
            common.tell("put_out")
            self._gone = True

    def _hear_bye(self, message: Signed) -> None:
        member = self._common.members.get(message.by)
        if member is not None:
            member.left = True

    # ------------------------------------------------------------------ coming back

    def keep(self) -> bytes:
        """The data by which `Kept.read` restores this place."""
        common, throwing = self._common, self._throwing
        return Kept(
            common.secret,
            common.identity,
            tuple((chain.seed, chain.shown, chain.floor) for chain in common.chains),
            self.following.wants,
            throwing.bound,
            throwing.mine,
            frozenset(common.left),
            common.highest,
            tuple(entry.line for entry in common.journal.entries),
        ).write()

    def _busy(self) -> float:
        """When to look again, if something waits."""
        members = self._common.members
        absent = any(members.state(key, self._common.now) != "here" for key in self.state.people)
        waits = self.moves.waits or self._throwing.roll or self.consent.question or self.chat.waits
        busy = absent or waits or not self._common.journal.entries
        return self._common.now + _BUSY if busy else self.following.at
