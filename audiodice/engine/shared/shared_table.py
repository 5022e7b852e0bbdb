"""One program's view of a shared table: messages, time and wishes in, messages and news out."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from audiodice import opponents
from audiodice.core.model import IllegalAction, Reason, actions_of
from audiodice.core.text import LONGEST_NAME
from audiodice.engine.shared.absence import Absence
from audiodice.engine.shared.catching_up import CatchingUp
from audiodice.engine.shared.chat import Chat
from audiodice.engine.shared.consent import Consent
from audiodice.engine.shared.desk import Desk
from audiodice.engine.shared.effects import Effects
from audiodice.engine.shared.kept import Kept
from audiodice.engine.shared.lobby import Lobby
from audiodice.engine.shared.messages import (
    BadMessageError,
    Signed,
    claimed_by,
    packed,
    verified,
)
from audiodice.engine.shared.people import Person
from audiodice.engine.shared.presence import AWAY, BEAT
from audiodice.engine.shared.replica import LONGEST_PAUSE
from audiodice.engine.shared.secrets import opened
from audiodice.engine.shared.throwing import Throwing
from audiodice.engine.throw import chance as stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action
    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.shared.people import HostSetup, Identity
    from audiodice.engine.shared.secrets import TableSecret
    from audiodice.engine.table import Table

STAND_IN = "cautious"
"""The computer player that plays for somebody who is gone; every game has it."""
_SOON, _BUSY = 300.0, 250.0  # ms until the next beat where one is wanted, until the next look
_RATE, _BURST = 0.2, 600.0  # messages a ms that one person may send, and how many at once
_SMALL = 8_192  # bytes of a message that brings no items


class SharedTable:
    """A place at a table. Pure: every call says what time it is, in ms of one clock.

    Every method returns the messages to be sent and the news, in order. Call `tick` at `due`, or
    earlier. Save `keep()` before sending what a call returned, or a program that is killed may
    contradict itself.
    """

    def __init__(
        self,
        *,
        secret: TableSecret,
        crypto: Crypto,
        me: Identity,
        chance: Callable[[int], bytes],
        now: float,
        host: HostSetup | None = None,
        kept: Kept | None = None,
    ) -> None:
        """`chance` returns so many bytes that nobody can guess. `host`: this program offers the
        table. With `kept` everything else is as it was kept; raises ValueError if that is broken.
        """
        host = kept.host if kept else host
        self._desk = desk = Desk(secret, crypto, me, chance, now)
        self._throwing = Throwing(desk, self._take, self._ask)
        self._catching = CatchingUp(desk, self._moved, self._throwing.messages)
        self._lobby = Lobby(desk, host, self._catching.begin)
        self._absence = Absence(desk, self._throwing, self._take)
        self._consent = Consent(desk, self._take)
        self._chat = Chat(desk)
        self._hear: dict[str, Callable[[Signed], None]] = {
            "here": self._here,
            **self._throwing.hear,
            **self._catching.hear,
            **self._lobby.hear,
            **self._absence.hear,
            **self._consent.hear,
            **self._chat.hear,
        }
        self._beat_at = now
        self._stepped_at = now
        self._budget: dict[bytes, tuple[float, float]] = {}
        self._odd: deque[bytes] = deque(maxlen=64)
        self._left = False
        self._due: float | None = now
        if kept is not None:
            self._return(kept)

    # ------------------------------------------------------------------ what may be asked

    @property
    def table(self) -> Table | None:
        """The game as all seats have it; None before it began. Only this object changes it.

        After the news `table_rewound` it is another table.
        """
        return self._desk.replica.table if self._desk.replica else None

    @property
    def my_seat(self) -> int | None:
        """Our seat; None for one who watches, and before the game."""
        return self._desk.my_seat

    @property
    def throwing(self) -> bool:
        """Whether our throw waits for the others' parts."""
        return self._throwing.mine

    @property
    def mark(self) -> object:
        """Changes whenever `keep` would give something new."""
        replica, pending = self._desk.replica, self._throwing.pending
        throw = (pending.request, len(pending.parts)) if pending else None
        return (replica.head if replica else None, throw, self._lobby.wants, self._left)

    @property
    def hosting(self) -> bool:
        """Whether this program offers the table."""
        return self._lobby.host is not None

    @property
    def secret(self) -> TableSecret:
        """What the code of the table opens."""
        return self._desk.secret

    @property
    def ended(self) -> bool:
        """Whether nothing more is played here: the game is over, was ended, or we left."""
        return self._left or (self._desk.replica is not None and self._desk.replica.over)

    @property
    def computer_mine(self) -> bool:
        """Whether a computer player is in turn, and this program acts for it: see `computer`."""
        replica = self._desk.replica
        if replica is None or replica.over or self._throwing.pending or replica.me is None:
            return False
        mine = replica.me in replica.live and replica.author == replica.me
        return mine and replica.table.computer_to_act

    @property
    def people(self) -> tuple[Person, ...]:
        """Who is at the table: seats in order, then those who watch, in the order they came."""
        desk, replica, members = self._desk, self._desk.replica, self._desk.presence.members
        me, host = desk.key.public, self._lobby.host_key
        keys = [key for key in replica.keys if key] if replica else list(self._lobby.sat)
        found = [
            Person(
                replica.table.seats[replica.keys.index(key)].name if replica else self._name(key),
                replica.keys.index(key) if replica else None, watching=False,
                state="gone" if key in desk.cheats else desk.presence.state(key, desk.now),
                me=key == me, host=key == host, key=key,
            )
            for key in keys
        ]  # fmt: skip
        others = [m.key for m in members.values() if m.fresh and m.key not in keys]
        others += [] if me in keys else [me]
        for key in others:
            state = desk.presence.state(key, desk.now)
            if state != "gone":
                person = Person(self._name(key), None, True, state, key == me, key == host, key)
                found.append(person)
        return tuple(found)

    def _name(self, key: bytes) -> str:
        if key == self._desk.key.public:
            return self._desk.identity.name
        member = self._desk.presence.members.get(key)
        return member.name if member else ""

    @property
    def due(self) -> float | None:
        """When `tick` is wanted, in ms of the clock; None while there is no line."""
        return self._due

    def _next_due(self) -> float | None:
        if not self._desk.up or self._left:
            return None
        replica = self._desk.replica
        absent = replica and any(self._desk.state(seat) != "here" for seat in replica.people)
        busy = replica is None or absent or self._throwing.pending or self._consent.asks is not None
        return min(self._beat_at, self._desk.now + _BUSY) if busy else self._beat_at

    def why_not(self, action: Action) -> Reason | None:
        """Why we may not do this now, or None."""
        replica = self._desk.replica
        if replica is None or replica.me is None:
            return Reason("you_watch")
        if replica.over or replica.me != replica.table.turn or replica.author != replica.me:
            return Reason("not_your_turn", seat=replica.table.turn)
        if self._throwing.pending is not None:
            return Reason("throw_waits")
        if replica.me not in replica.live or not self._caught_up:
            return Reason("not_back_yet")
        return replica.table.why_not(action)

    @property
    def _caught_up(self) -> bool:
        """Whether we know where the game is: nobody who is here has a longer journal."""
        desk = self._desk
        people = desk.replica.people if desk.replica else ()
        others = [s for s in people if s != desk.my_seat and desk.state(s) == "here"]
        return self._catching.whole or not others

    # ------------------------------------------------------------------ what comes from outside

    def receive(self, data: bytes, now: float) -> Effects:
        """A message from the table's topic: any bytes at all."""
        desk = self._desk
        desk.now = max(desk.now, now)
        raw = opened(desk.crypto, desk.secret, data)
        if raw is None or self._left:
            return Effects()
        by = b""
        try:
            by, body = claimed_by(raw)
            kind = str(body["t"])
            if by == desk.key.public:
                self._own(raw, kind)
            elif kind in self._hear and self._afford(by, len(raw), kind) and by not in desk.cheats:
                message = verified(desk.crypto, desk.secret.topic, raw, (by, body))
                if kind in ("act", "roll", "back", "undo"):
                    self._catching.look_for_two(message)
                self._hear[kind](message)
        except (IllegalAction, BadMessageError) as error:
            self._odd_message(by, str(error))
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            self._odd_message(by, type(error).__name__)
        return self._effects()

    def _own(self, raw: bytes, kind: str) -> None:
        """Our own message comes back: of use only to a program that was killed after it sent it."""
        if kind in ("roll", "act", "back") and not self._catching.whole:
            message = verified(self._desk.crypto, self._desk.secret.topic, raw)
            self._hear[kind](message)

    def _afford(self, by: bytes, size: int, kind: str) -> bool:
        """Whether this person may send that much: strangers share what one person may."""
        known = by if by in self._desk.presence.members else b""
        left, then = self._budget.get(known, (_BURST, self._desk.now))
        left = min(_BURST, left + (self._desk.now - then) * _RATE)
        self._budget[known] = (max(left - 1, 0.0), self._desk.now)
        if len(self._budget) > 100:
            self._budget.clear()
        if left < 1 and known and known not in self._odd:
            self._odd_message(known, "too many messages")
        return left >= 1 and (size <= _SMALL or kind in ("items", "opening"))

    def _odd_message(self, by: bytes, why: str) -> None:
        """Somebody sent what fits no rule: say so, once for each person."""
        if by in self._desk.presence.members and by not in self._odd:
            self._odd.append(by)
            self._desk.tell("friend_odd", self._desk.seat_of(by), name=self._name(by), why=why[:80])

    def tick(self, now: float) -> Effects:
        """Do what the time asks for."""
        desk = self._desk
        desk.now = max(desk.now, now)
        if self._left or not desk.up:
            return self._effects()
        self._watch_people()
        if desk.replica is None:
            self._lobby.tick()
        else:
            self._throwing.tick()
            self._consent.tick()
            self._absence.tick()
            self._let_back()
        if desk.now >= self._beat_at:
            self._send_beat()
        return self._effects()

    def line(self, up: bool, now: float) -> Effects:
        """The connection went, or came back: then say at once that we are here."""
        desk = self._desk
        desk.now = max(desk.now, now)
        if up != desk.up:
            desk.up = up
            desk.tell("line_found" if up else "line_lost")
            self._beat_at = desk.now
        return self._effects()

    # ------------------------------------------------------------------ what a person does

    def sit(self, now: float) -> Effects:
        """Ask for a seat."""
        return self._want("sit", now)

    def watch(self, now: float) -> Effects:
        """Only watch."""
        return self._want("watch", now)

    def _want(self, wants: str, now: float) -> Effects:
        self._desk.now = max(self._desk.now, now)
        self._lobby.wants = wants
        self._send_beat()
        return self._effects()

    def begin(self, now: float) -> Effects:
        """The host begins the game with those who sit."""
        self._desk.now = max(self._desk.now, now)
        self._lobby.seat_people()
        self._lobby.start()
        return self._effects()

    def leave(self, now: float) -> Effects:
        """Say good-bye; nothing is received or sent afterwards."""
        self._desk.now = max(self._desk.now, now)
        self._chat.leave()
        self._left = True
        return self._effects()

    def act(self, action: Action, now: float) -> Effects:
        """Do something in our turn. Without dice it is done at once; with dice the news come later.

        Raises IllegalAction.
        """
        desk, replica = self._desk, self._desk.replica
        desk.now = max(desk.now, now)
        if (reason := self.why_not(action)) is not None or replica is None:
            raise IllegalAction(f"{action} is refused: {reason}")
        self._write(action)
        return self._effects()

    def computer(self, now: float) -> Effects:
        """Act for the computer player in turn, until it throws or its turn ends, if it is ours."""
        desk, replica = self._desk, self._desk.replica
        desk.now = max(desk.now, now)
        while replica and self.computer_mine:
            table = replica.table
            seat, head = table.turn, replica.head
            policy = opponents.load(table.game.name, table.seats[seat].policy or STAND_IN)
            decided = policy.decide(table.game, table.state, stream(head.hex(), "policy"))
            for action in actions_of(decided):
                self._write(action)
            if self._throwing.pending or table.turn != seat or replica.head == head:
                break
        return self._effects()

    def _write(self, action: Action) -> None:
        """Write our next item, or begin our throw."""
        desk, replica = self._desk, self._desk.replica
        if replica is None:
            return
        after = min(int(max(0.0, desk.now - self._stepped_at) / 1000), LONGEST_PAUSE)
        if replica.table.game.throw_size(replica.table.state, action):
            self._throwing.begin(action, after)
        else:
            fields = {"n": replica.n, "prev": replica.head, "do": action.verb, "arg": action.arg}
            self._take((desk.send("act", **fields, after=after),))
        self._beat_soon(1000.0)

    def ask_undo(self, now: float, many: int = 1) -> Effects:
        """Ask the others whether our last steps may be taken back."""
        self._desk.now = max(self._desk.now, now)
        if not self._consent.ask(many):
            self._desk.tell("nothing_to_undo", self._desk.my_seat)
        return self._effects()

    def answer_undo(self, yes: bool, now: float) -> Effects:
        """Answer somebody who asks to take something back."""
        self._desk.now = max(self._desk.now, now)
        self._consent.answer(yes=yes)
        return self._effects()

    def choose(self, seat: int, what: Literal["wait", "computer", "end"], now: float) -> Effects:
        """Choose what happens about a seat whose person is gone."""
        self._desk.now = max(self._desk.now, now)
        self._absence.choose(seat, what)
        self._absence.tick()
        return self._effects()

    def say(self, text: str, now: float) -> Effects:
        """Say something to all."""
        self._desk.now = max(self._desk.now, now)
        self._chat.say(text)
        return self._effects()

    def phrase(self, number: int, now: float) -> Effects:
        """Say a ready-made phrase, by its number from 1, in the language of each who hears it."""
        self._desk.now = max(self._desk.now, now)
        self._chat.say("", number)
        return self._effects()

    # ------------------------------------------------------------------ beats

    def _send_beat(self) -> None:
        """Say that we are here, whom we heard, and how far our journal is."""
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
        self._beat_at = desk.now + BEAT

    def _beat_soon(self, ms: float) -> None:
        self._beat_at = min(self._beat_at, self._desk.now + ms)

    def _here(self, beat: Signed) -> None:
        """A beat: who it is, whether it is new, how far they are."""
        desk, now = self._desk, self._desk.now
        name, wants, tip = beat.text("name", LONGEST_NAME), beat.text("wants", 5), beat.data("tip")
        number, n, head = beat.data("id", 4).hex(), beat.whole("n") - 1, beat.data("head")
        if not name.strip() or wants not in ("sit", "watch"):
            raise BadMessageError("they have no name, or do not say what they want")
        member = desk.presence.member(beat.by, now)
        if member is None:
            return
        then = desk.presence.answers(beat.body.get("saw"))
        member.last, member.name = number, member.name if member.fresh else name
        member.tip, member.wants = tip, wants
        if then is None:
            self._beat_soon(_SOON)  # so that their next one answers ours
            return
        replica, before = desk.replica, member.alive
        if desk.presence.state(beat.by, now) != "here":
            self._beat_soon(_SOON)  # so that they know at once that we hear them
        if replica and now - before >= AWAY:
            member.away_at = replica.n
        if then < before and member.fresh:
            return  # older than what we know of them
        member.alive, member.n, member.head = then, n, head
        member.left = False
        if not member.fresh:
            member.fresh = True
            self._beat_soon(_SOON)
            seat = desk.seat_of(beat.by)
            key = "friend_came" if seat is None else "friend_back"
            desk.tell(key, seat, name=name, watching=wants == "watch")
            member.told = "here"
        self._catching.compare(member)
        self._tell_state(beat.by)

    def _watch_people(self) -> None:
        for key in list(self._desk.presence.members):
            self._tell_state(key)

    def _tell_state(self, key: bytes) -> None:
        """Tell a change of state once."""
        desk = self._desk
        member = desk.presence.members[key]
        state = desk.presence.state(key, desk.now)
        if desk.replica and desk.now - member.alive >= AWAY:
            member.away_at = desk.replica.n
        if state == member.told or not member.fresh:
            return
        member.told = state
        told = {"here": "friend_back", "quiet": "friend_quiet", "gone": "friend_gone"}[state]
        desk.tell(told, desk.seat_of(key), name=member.name)

    # ------------------------------------------------------------------ the journal

    def _take(self, messages: tuple[Signed, ...]) -> None:
        """Add an item that was made here; others get what they cannot put together themselves."""
        self._catching.take(messages)
        if messages[0].kind in ("rule", "undo"):
            self._desk.send("items", items=[packed(m.raw for m in messages)], more=False)

    def _ask(self, whom: bytes) -> None:
        self._catching.ask(whom)

    def _moved(self) -> None:
        """The journal went on."""
        self._stepped_at = self._desk.now
        self._throwing.moved()
        self._absence.moved()
        self._consent.moved()
        self._beat_soon(1000.0)

    def _let_back(self) -> None:
        """Write that somebody who was ruled away is back, if we write next."""
        desk, replica = self._desk, self._desk.replica
        if replica is None or replica.me is None or replica.over or self._throwing.pending:
            return
        me, members = replica.me, desk.presence.members
        if replica.author == me or not replica.live:
            for seat in replica.people:
                member = members.get(replica.keys[seat])
                there = member is not None and member.n == replica.n and member.head == replica.head
                mine = seat == me and self._caught_up
                if seat not in replica.live and (mine or (there and desk.state(seat) == "here")):
                    fields = {"n": replica.n, "prev": replica.head, "seat": seat}
                    self._take((desk.send("back", **fields),))
                    return

    # ------------------------------------------------------------------ coming back

    def keep(self) -> bytes:
        """What `Kept.read` needs to come back to this table."""
        desk, replica = self._desk, self._desk.replica
        return Kept(
            desk.secret,
            desk.identity,
            self._lobby.wants,
            self._lobby.host,
            tuple(m.raw for m in replica.opening) if replica else (),
            tuple(tuple(m.raw for m in i.messages) for i in replica.items) if replica else (),
            tuple(m.raw for m in self._throwing.messages()),
        ).write()

    def _return(self, kept: Kept) -> None:
        """Take up what was kept; nobody else is known to be there yet."""
        desk = self._desk
        self._lobby.wants, self._catching.whole = kept.wants, False

        def read(raws: tuple[bytes, ...]) -> tuple[Signed, ...]:
            return tuple(verified(desk.crypto, desk.secret.topic, raw) for raw in raws)

        if kept.opening:
            self._catching.begin(read(kept.opening))
            for item in kept.items:
                self._catching.take_all([read(item)], missed=True, by=desk.key.public)
            desk.presence.away_at = desk.replica.n if desk.replica else -1
            for message in read(kept.rolled):
                self._hear[message.kind](message)
        desk.taken()

    def _effects(self) -> Effects:
        self._due = self._next_due()
        return Effects(*self._desk.taken())
