"""One program's place in a room: messages, time and wishes in, messages and news out."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Literal

from audiodice import opponents
from audiodice.core.model import Action, IllegalAction, Reason, actions_of
from audiodice.engine.shared.effects import Effects, News, Stepped
from audiodice.engine.throw import chance as stream
from audiodice.friends.room.chat import Chat
from audiodice.friends.room.common import Chain, Common
from audiodice.friends.room.consent import Consent
from audiodice.friends.room.following import SOON, Following
from audiodice.friends.room.hosting import Hosting
from audiodice.friends.room.journal import read_again
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.messages import (
    LONGEST_PAUSE,
    BadMessageError,
    NotNowError,
    Signed,
    unpacked,
    verified,
)
from audiodice.friends.room.people import Identity, Person, Setup
from audiodice.friends.room.secrets import opened
from audiodice.friends.room.throwing import Throwing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.table import Table
    from audiodice.friends.room.members import Member
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.friends.room.state import State

STAND_IN = "cautious"
"""The computer player for a person who is away; every game has it."""
ASK = 1_000.0  # ms after which an action is asked for again
_CHAINS = 8
"""How many of our chains are kept."""
_BUSY = 250.0  # ms until the next `tick` while something waits


class Room:
    """A place in a room. Pure: each call has the time, in ms of one clock.

    Each method returns the messages to send and the news, in order. Call `tick` at `due` or
    earlier. Save `keep()` before sending the messages; otherwise a killed program may contradict
    itself. docs/shared-table.md lists the news.
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
        self._following = Following(common, self._throwing, self._added, self._write)
        self._hosting = Hosting(common, self._throwing, self._write, self._following.near, program)
        self._chat = Chat(common)
        self._consent = Consent(common, self._throwing, self._write)
        self._hear: dict[str, Callable[[Signed], None]] = {
            **self._throwing.hear, **self._following.hear, **self._hosting.hear,
            **self._chat.hear, **self._consent.hear,
            "bye": self._hear_bye, "out": self._hear_out,
        }  # fmt: skip
        self._pending: deque[tuple[Action, int]] = deque()  # what we ask the host for, in order
        self._asked = now - ASK
        self._moved_at = now
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
        self._following.wants = kept.wants
        entries = unpacked(common.crypto, common.secret.topic, (e.decode() for e in kept.entries))
        common.journal = read_again(common.me, entries)
        throwing.bound, throwing.mine = kept.bound, kept.mine
        if (mine := throwing.restore()) is not None:
            self._pending.append(mine)

    # ------------------------------------------------------------------ state

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
    def waits(self) -> bool:
        """Whether the host has not answered all our actions yet."""
        return bool(self._pending)

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of those whose links the dice wait for."""
        state, throwing = self.state, self._throwing
        if state.playing is None or throwing.roll is None:
            return ()
        seats = state.playing.parts - set(throwing.links)
        return tuple(state.playing.table.seats[seat].name for seat in sorted(seats))

    @property
    def gone(self) -> bool:
        """Whether we left or were removed, or the room is closed."""
        return self._gone or self.state.closed or self._common.me in self.state.removed

    @property
    def caught_up(self) -> bool:
        """Whether our journal is complete, as far as we hear."""
        return bool(self._common.journal.entries) and not self._following.behind

    @property
    def wants(self) -> str:
        """Our last wish, by `sit` or `watch`."""
        return self._following.wants

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

    @property
    def computer_mine(self) -> bool:
        """Whether a computer player is in turn, and this program acts for it: see `computer`."""
        game = self.state.playing
        if game is None or not self._common.am_host or self._throwing.roll is not None:
            return False
        return game.table.computer_to_act

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
            self.state.head, self.wants, throwing.bound, throwing.mine, chains,
            len(common.left), common.highest, len(common.chains),
        )  # fmt: skip

    def why_not(self, action: Action) -> Reason | None:
        """Why we may not do this now, or None."""
        game, me = self.state.playing, self.my_seat
        if game is None or me is None:
            return Reason("you_watch")
        if game.table.turn != me:
            return Reason("not_your_turn", seat=game.table.turn)
        if me not in game.live:
            return Reason("not_back_yet")
        if self._pending:
            return Reason("throw_waits")
        return game.table.why_not(action)

    # ------------------------------------------------------------------ input

    def receive(self, data: bytes, now: float) -> Effects:
        """Handle a message of the room's topic, which may be any bytes."""
        return self._do(now, lambda: None if self.gone else self._receive(data))

    def _receive(self, data: bytes) -> None:
        common = self._common
        raw = opened(common.crypto, common.secret, data)
        if raw is None:
            return
        by = b""  # somebody is blamed only after their signature was checked
        try:
            message = verified(common.crypto, common.secret.topic, raw)
            if message.kind not in ("here", *self.KINDS) or message.by in self.state.removed:
                return
            if not common.members.pays(message.by, len(raw), common.now):
                self._blame(message.by, "too many messages")
                return
            by = message.by
            member = common.members.admit(message, common.now)
            if member is None:
                if common.members.unanswered:
                    self._following.soon(SOON)
                return
            if by == common.me:
                self._tell_twin()
            elif message.kind == "here":
                self._following.here(message, member)
            else:
                self._hear[message.kind](message)
                self._answer_late(message, member)
        except NotNowError:
            pass  # too late or too early: entries that are missing are asked for
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            plain = isinstance(error, BadMessageError | IllegalAction)
            self._blame(by, str(error) if plain else type(error).__name__)

    def _blame(self, by: bytes, why: str) -> None:
        """Report a person who sends what fits no rule, once."""
        name = self.state.name_of(by)
        if name and by not in self._odd:
            self._odd.add(by)
            self._common.tell("friend_odd", self.state.seat_of(by), name=name, why=why[:80])

    def _answer_late(self, message: Signed, member: Member) -> None:
        """Who asks at another head lacks entries, or has more than we have."""
        if message.kind in ("act", "roll", "part", "undo", "answer"):
            n = message.number("n")
            if n > self.state.n:
                self._following.ask(member)
            elif self._common.am_host and not self._common.is_here(message):
                head = message.data("head")
                if self._common.now - member.answered >= ASK / 2:
                    member.answered = self._common.now
                    self._following.send_entries(self._common.journal.since(n, head))

    def _tell_twin(self) -> None:
        if not self._twin:
            self._twin = True
            self._common.tell(
                "two_programs", self.my_seat, me=True, name=self._common.identity.name
            )

    def tick(self, now: float) -> Effects:
        """Do what is due."""
        return self._do(now, self._tick)

    def _tick(self) -> None:
        common = self._common
        if self.gone or not common.up:
            return
        self._following.tick()
        self._ask_again()
        if common.am_host:
            self._hosting.tick(busy=self._consent.question is not None)
            self._tell_twins()
        elif self.state.host == common.me and not self.state.closed:
            game = self.state.playing
            here = [game.keys[seat] for seat in game.live] if game else []
            self._following.open((*self.state.people, *here))
        self._consent.tick()
        self._chat.tick()

    def _tell_twins(self) -> None:
        """Tell the host, once, about each person who plays with two programs."""
        for key, member in self._common.members.known.items():
            if member.other and key not in self._odd:
                self._odd.add(key)
                name, seat = self.state.name_of(key), self.state.seat_of(key)
                self._common.tell("two_programs", seat, me=False, name=name)

    def line(self, up: bool, now: float) -> Effects:
        """The connection was lost, or is back; then send a beat at once."""
        return self._do(now, lambda: self._line(up))

    def _line(self, up: bool) -> None:
        common = self._common
        if up != common.up:
            common.up = up
            common.tell("line_found" if up else "line_lost")
            if up:
                common.members.since = common.since = common.now
                self._following.at = common.now

    # ------------------------------------------------------------------ our person: the room

    def open(self, now: float) -> Effects:
        """Open the room as its host; a room that was closed is opened anew."""
        return self._do(now, self._open)

    def _open(self) -> None:
        common = self._common
        people = [[common.me, common.identity.name]]
        self._write("start", people=people, locked=False, removed=[], setup=None)

    def sit(self, now: float) -> Effects:
        """Ask for a seat in the next game."""
        return self._do(now, lambda: self._want("sit"))

    def watch(self, now: float) -> Effects:
        """Only watch."""
        return self._do(now, lambda: self._want("watch"))

    def _want(self, wants: str) -> None:
        self._following.wants = wants
        self._following.beat()

    def leave(self, now: float) -> Effects:
        """Say good-bye; afterwards nothing is received or sent."""
        return self._do(now, self._leave)

    def _leave(self) -> None:
        if not self._gone:
            self._common.send("bye")
        self._gone = True

    def choose_game(self, setup: Setup, now: float) -> Effects:
        """As the host, choose the next game."""
        return self._do(now, lambda: self._as_host(lambda: self._hosting.choose_game(setup)))

    def begin(self, started: str, now: float) -> Effects:
        """As the host, begin the game with those who have a seat; `started` is UTC, ISO 8601."""
        return self._do(now, lambda: self._as_host(lambda: self._hosting.begin(started)))

    def lock(self, on: bool, now: float) -> Effects:
        """As the host, let nobody new in, or let them in again."""
        return self._do(now, lambda: self._as_host(lambda: self._write("lock", on=on)))

    def remove(self, key: bytes, now: float) -> Effects:
        """As the host, remove a person."""
        return self._do(now, lambda: self._as_host(lambda: self._hosting.remove(key)))

    def hand_over(self, key: bytes, now: float) -> Effects:
        """As the host, make another person the host."""
        return self._do(now, lambda: self._as_host(lambda: self._hosting.hand_over(key)))

    def close(self, now: float) -> Effects:
        """As the host, close the room for all."""
        return self._do(now, lambda: self._as_host(lambda: self._write("close")))

    def put_out(self, key: bytes, now: float, *, newer: bool) -> Effects:
        """As the host, after the news `two_programs`: end the newer or the older program."""
        return self._do(now, lambda: self._as_host(lambda: self._put_out(key, newer=newer)))

    def _put_out(self, key: bytes, *, newer: bool) -> None:
        member = self._common.members.get(key)
        if member is not None and member.other:
            session, member.other = (member.session if newer else member.other), ""
            self._odd.discard(key)
            self._common.send("out", to=key, session=session)

    def _hear_out(self, message: Signed) -> None:
        common = self._common
        ours = message.data("to") == common.me and message.text("session") == common.members.session
        if ours and message.by == self.state.host:
            common.tell("put_out")
            self._gone = True

    def go_on(self, now: float) -> Effects:
        """Go on without the host, after the news `host_lost`."""
        return self._do(now, self._following.go_on)

    def join_other(self, now: float) -> Effects:
        """Give up our table for the larger one, after the news `tables_meet`."""
        return self._do(now, self._following.join_other)

    def choose(self, seat: int, what: Literal["wait", "computer", "end"], now: float) -> Effects:
        """As the host, choose what happens about a seat, after the news `friend_gone`."""
        return self._do(now, lambda: self._as_host(lambda: self._hosting.choose(seat, what)))

    def say(self, text: str, now: float) -> Effects:
        """Send a text to all."""
        return self._do(now, lambda: self._chat.say(text))

    def phrase(self, number: int, now: float) -> Effects:
        """Send a ready-made phrase, a number from 1; each hears it in their own language."""
        return self._do(now, lambda: self._chat.say("", number))

    def _as_host(self, what: Callable[[], object]) -> None:
        """Do what only the host may, and not while the host is bound to a throw."""
        if not self._common.am_host:
            self._common.tell("not_the_host")
        elif self._throwing.is_bound or self._throwing.have_shown:
            self._common.tell("throw_waits")
        else:
            what()

    # ------------------------------------------------------------------ our person: the game

    def act(self, now: float, *actions: Action) -> Effects:
        """Ask the host for actions in our turn; only the last one may throw.

        Their `Stepped` come with the host's entries. Raises IllegalAction for the first one; the
        others, and those that follow others which wait, are checked when they are asked for.
        """
        return self._do(now, lambda: self._act(actions))

    def _act(self, actions: Sequence[Action]) -> None:
        if not self._pending and (reason := self.why_not(actions[0])) is not None:
            raise IllegalAction(f"{actions[0]} is refused: {reason}")
        after = int(max(0.0, self._common.now - self._moved_at) / 1000)
        asks = not self._pending
        self._pending += [(action, min(after, LONGEST_PAUSE)) for action in actions]
        if asks or not self._throws(self._pending[0][0]):
            self._ask()

    def _may(self, action: Action) -> bool:
        """Whether the next action, which we want, is ours to do: for us, or for a computer."""
        game = self.state.playing
        if game is None:
            return False
        ours = game.table.turn == self.my_seat and self.my_seat in game.live
        computers = self._common.am_host and game.table.computer_to_act
        return (ours or computers) and game.table.why_not(action) is None

    def _throws(self, action: Action) -> bool:
        table = self.state.playing and self.state.playing.table
        return bool(table and table.game.throw_size(table.state, action))

    def _ask_again(self) -> None:
        """Ask for our actions again."""
        if self._pending and self._common.now - self._asked >= ASK:
            self._ask()

    def _ask(self) -> None:
        """Ask for the actions before a throw in one message, then for the throw."""
        self._asked = self._common.now
        if self.state.playing is None:
            self._pending.clear()
        while self._common.am_host and self._pending and not self._throws(self._pending[0][0]):
            if not self._hosting.act(*self._pending[0]):
                return
        if not self._pending:
            return
        if self._throws(self._pending[0][0]):
            self._throwing.ask(*self._pending[0])
            return
        acts: list[list[Any]] = []
        for action, after in self._pending:
            if acts and self._throws(action):
                break
            acts.append([action.verb, action.arg, after])
        self._common.send("act", **self._common.place(), acts=acts)

    def computer(self, now: float) -> Effects:
        """Act for the computer player in turn, until it throws or its turn ends, if it is ours."""
        return self._do(now, self._computer)

    def _computer(self) -> None:
        game = self.state.playing
        while game and self.computer_mine and not self._pending:
            table, head = game.table, self.state.head
            seat = table.turn
            policy = opponents.load(table.game.name, table.seats[seat].policy or STAND_IN)
            decided = policy.decide(table.game, table.state, stream(head.hex(), "policy"))
            self._pending += [(action, 0) for action in actions_of(decided)]
            self._ask()
            if table.turn != seat or self.state.head == head:
                break

    def ask_undo(self, now: float, many: int = 1) -> Effects:
        """Ask the others whether our last steps may be taken back."""
        return self._do(now, lambda: self._consent.ask(many))

    def answer_undo(self, yes: bool, now: float) -> Effects:
        """Answer a request to take something back."""
        return self._do(now, lambda: self._consent.answer(yes=yes))

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
        self._following.add(entry)
        self._following.send_entries([entry])

    def _added(self, entry: Signed, news: list[News], missed: bool) -> None:
        """The journal went on, or is another one: forget what was bound to its last head."""
        common = self._common
        kind = str(entry.body["k"])
        if kind == "move":
            self._compare(entry)
        self._answered(entry, kind)
        self._hosting.grew = self._moved_at = common.now
        self._throwing.moved()
        self._consent.moved(kind)
        self._use_chain()
        common.tell_all(
            Stepped(one.event, missed=True) if missed and isinstance(one, Stepped) else one
            for one in news
        )
        if self._pending:
            if not self._may(self._pending[0][0]):
                self._pending.clear()
            elif kind != "move" or self._throws(self._pending[0][0]):
                self._asked = common.now - ASK  # at the new head
                self._following.soon(0)

    def _answered(self, entry: Signed, kind: str) -> None:
        """Forget the action of ours that an entry answers; all, if another one came before it."""
        if kind in ("move", "undo", "away", "begin", "open", "end"):
            if kind == "move" and self._pending and self._pending[0][0] == entry.action:
                self._pending.popleft()
            else:
                self._pending.clear()

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
            self.wants,
            throwing.bound,
            throwing.mine,
            frozenset(common.left),
            common.highest,
            tuple(entry.line for entry in common.journal.entries),
        ).write()

    def _do(self, now: float, what: Callable[[], object]) -> Effects:
        """Call a function at this time; returns its effects."""
        common = self._common
        common.at(now)
        what()
        self._due = None if self.gone or not common.up else min(self._following.at, self._busy())
        return Effects(*common.taken())

    def _busy(self) -> float:
        """When to look again, if something waits."""
        members = self._common.members
        absent = any(members.state(key, self._common.now) != "here" for key in self.state.people)
        waits = self._pending or self._throwing.roll or self._consent.question or self._chat.waits
        busy = absent or waits or not self._common.journal.entries
        return self._common.now + _BUSY if busy else self._following.at
