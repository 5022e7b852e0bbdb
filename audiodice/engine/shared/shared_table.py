"""One program's view of a shared table: messages, time and wishes in, messages and news out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from audiodice.engine.shared.absence import Absence
from audiodice.engine.shared.asking import Asking
from audiodice.engine.shared.beats import MOVED, Beats
from audiodice.engine.shared.catching_up import CatchingUp
from audiodice.engine.shared.chat import Chat
from audiodice.engine.shared.cheating import Cheating
from audiodice.engine.shared.coming_back import come_back, kept_of
from audiodice.engine.shared.consent import Consent
from audiodice.engine.shared.desk import Desk
from audiodice.engine.shared.ear import Ear
from audiodice.engine.shared.effects import Effects
from audiodice.engine.shared.lobby import Lobby
from audiodice.engine.shared.messages import packed
from audiodice.engine.shared.moves import Moves
from audiodice.engine.shared.next_table import NextTable
from audiodice.engine.shared.throwing import Throwing
from audiodice.engine.shared.who_is_here import who_is_here

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.core.model import Action, Reason
    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.shared.kept import Kept
    from audiodice.engine.shared.messages import Signed
    from audiodice.engine.shared.people import HostSetup, Identity, Person
    from audiodice.engine.shared.secrets import TableSecret
    from audiodice.engine.table import Table

_BUSY = 250.0  # ms until the next `tick` while something waits


class SharedTable:
    """A place at a table. Pure: each call has the time, in ms of one clock.

    Each method returns the messages to send and the news, in order. Call `tick` at `due` or
    earlier. Save `keep()` before sending the messages; otherwise a killed program may contradict
    itself.
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
        before: Sequence[bytes] = (),
    ) -> None:
        """`chance` returns random bytes. `host` is set if this program offers the table. `before`
        are the keys of the people at the previous table, by seat: only the first can be the host,
        and all sit as before. With `kept`, everything else is restored from it; raises ValueError
        if it is damaged.
        """
        host = kept.host if kept else host
        self._desk = desk = Desk(secret, crypto, me, chance, now)
        self._throwing = Throwing(desk, self._take, self._ask)
        self._asking = Asking(desk, self._throwing.messages)
        self._cheating = Cheating(desk, self._throwing.messages)
        self._catching = CatchingUp(desk, self._asking, self._cheating, self._moved)
        self._lobby = Lobby(desk, host, self._catching.begin, before)
        self._absence = Absence(desk, self._throwing, self._asking, self._take)
        self._consent = Consent(desk, self._take, lambda: self._throwing.pending is not None)
        self._chat = Chat(desk)
        self._next = NextTable(desk)
        self._beats = Beats(desk, self._lobby, self._asking)
        self._moves = Moves(desk, self._throwing, self._asking, self._beats, self._take)
        self._ear = Ear(desk, self._asking, self._cheating, {
            **self._beats.hear,
            **self._throwing.hear,
            **self._asking.hear,
            **self._catching.hear,
            **self._cheating.hear,
            **self._lobby.hear,
            **self._absence.hear,
            **self._consent.hear,
            **self._chat.hear,
            **self._next.hear,
        })  # fmt: skip
        self._left = False
        self._due: float | None = now
        if kept is not None:
            self._lobby.wants = kept.wants
            come_back(desk, self._asking, self._catching, kept, self._ear.meanings)

    # ------------------------------------------------------------------ state

    @property
    def table(self) -> Table | None:
        """The game; None before it began. Only this object changes it.

        After the news `table_rewound` it is another object.
        """
        return self._desk.replica.table if self._desk.replica else None

    @property
    def my_seat(self) -> int | None:
        """Our seat; None for a spectator, and before the game."""
        return self._desk.my_seat

    @property
    def throwing(self) -> bool:
        """Whether our throw waits for parts of the others."""
        return self._throwing.mine

    @property
    def caught_up(self) -> bool:
        """Whether our journal is complete: no present member has a longer one."""
        return self._asking.caught_up

    @property
    def mark(self) -> object:
        """Changes whenever the result of `keep` changes."""
        replica, pending = self._desk.replica, self._throwing.pending
        throw = (pending.request, len(pending.parts)) if pending else None
        return (replica.head if replica else None, throw, self._lobby.wants, self._left)

    @property
    def host(self) -> HostSetup | None:
        """Our setup of the table; None if another program is the host."""
        return self._lobby.host

    @property
    def identity(self) -> Identity:
        """Our person."""
        return self._desk.identity

    @property
    def wants(self) -> str:
        """Our last wish, by `sit` or `watch`."""
        return self._lobby.wants

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The keys of the players by seat, the host's first; empty before the game."""
        replica = self._desk.replica
        return tuple(filter(None, replica.keys)) if replica else ()

    @property
    def next_code(self) -> tuple[str, ...]:
        """The words of the code of the next table, if the host called us there."""
        return self._next.code

    @property
    def secret(self) -> TableSecret:
        """The secret of the table's code."""
        return self._desk.secret

    @property
    def ended(self) -> bool:
        """Whether the game is over or was ended, or we left."""
        return self._left or (self._desk.replica is not None and self._desk.replica.over)

    @property
    def computer_mine(self) -> bool:
        """Whether a computer player is in turn, and this program acts for it: see `computer`."""
        return self._moves.computer_mine

    @property
    def people(self) -> tuple[Person, ...]:
        """The people: seats in order, then spectators in the order in which they came."""
        return who_is_here(self._desk, self._lobby)

    @property
    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None while there is no line."""
        return self._due

    def _next_due(self) -> float | None:
        if not self._desk.up or self._left:
            return None
        replica = self._desk.replica
        absent = replica and any(self._desk.state(seat) != "here" for seat in replica.people)
        busy = replica is None or absent or self._throwing.pending or self._consent.waits
        return min(self._beats.at, self._desk.now + _BUSY) if busy else self._beats.at

    def why_not(self, action: Action) -> Reason | None:
        """Why we may not do this now, or None."""
        return self._moves.why_not(action)

    # ------------------------------------------------------------------ input

    def receive(self, data: bytes, now: float) -> Effects:
        """Handle a message of the table's topic, which may be any bytes."""
        return self._do(now, lambda: None if self._left else self._ear.hear(data))

    def tick(self, now: float) -> Effects:
        """Do what is due."""
        return self._do(now, self._tick)

    def _tick(self) -> None:
        if self._left or not self._desk.up:
            return
        if self._desk.replica is None:
            self._lobby.tick()
        else:
            self._throwing.tick()
            self._consent.tick()
            self._absence.tick()
            self._absence.let_back()
        self._beats.tick()

    def line(self, up: bool, now: float) -> Effects:
        """The connection was lost, or is back; then send a beat at once."""
        return self._do(now, lambda: self._line(up))

    def _line(self, up: bool) -> None:
        if up != self._desk.up:
            self._desk.up = up
            self._desk.tell("line_found" if up else "line_lost")
            self._beats.line(up)

    # ------------------------------------------------------------------ our person

    def sit(self, now: float) -> Effects:
        """Ask for a seat."""
        return self._do(now, lambda: self._want("sit"))

    def watch(self, now: float) -> Effects:
        """Only watch."""
        return self._do(now, lambda: self._want("watch"))

    def _want(self, wants: str) -> None:
        self._lobby.want(wants)
        self._beats.send()

    def begin(self, now: float) -> Effects:
        """As the host, begin the game with the people who sit."""
        return self._do(now, self._lobby.start)

    def leave(self, now: float) -> Effects:
        """Send a good-bye; afterwards nothing is received or sent."""
        return self._do(now, self._leave)

    def _leave(self) -> None:
        if not self._left:
            self._chat.leave()
        self._left = True

    def go_on(self, code: Sequence[str], now: float) -> Effects:
        """As the host, call all to the next table, and leave this one."""
        return self._do(now, lambda: self._go_on(code))

    def _go_on(self, code: Sequence[str]) -> None:
        self._next.call(code)
        self._left = True

    def act(self, action: Action, now: float) -> Effects:
        """Act in our turn. Without dice it is done at once; with dice the news come later.

        Raises IllegalAction.
        """
        return self._do(now, lambda: self._moves.act(action))

    def computer(self, now: float) -> Effects:
        """Act for the computer player in turn, until it throws or its turn ends, if it is ours."""
        return self._do(now, self._moves.computer)

    def ask_undo(self, now: float, many: int = 1) -> Effects:
        """Ask the others whether our last steps may be taken back."""
        return self._do(now, lambda: self._consent.ask(many))

    def answer_undo(self, yes: bool, now: float) -> Effects:
        """Answer a request to take something back."""
        return self._do(now, lambda: self._consent.answer(yes=yes))

    def choose(self, seat: int, what: Literal["wait", "computer", "end"], now: float) -> Effects:
        """Choose what happens about a seat whose person is gone."""
        return self._do(now, lambda: self._absence.choose(seat, what))

    def say(self, text: str, now: float) -> Effects:
        """Send a text to all."""
        return self._do(now, lambda: self._chat.say(text))

    def phrase(self, number: int, now: float) -> Effects:
        """Send a ready-made phrase, a number from 1; each hears it in their own language."""
        return self._do(now, lambda: self._chat.say("", number))

    def _do(self, now: float, what: Callable[[], object]) -> Effects:
        """Call a function at this time; returns its effects."""
        self._desk.at(now)
        what()
        self._due = self._next_due()
        return Effects(*self._desk.taken())

    # ------------------------------------------------------------------ the journal

    def _take(self, messages: tuple[Signed, ...]) -> None:
        """Add an item that was made here; send it if the others cannot make it themselves."""
        self._catching.take(messages)
        if messages[0].kind in ("rule", "undo"):
            self._desk.send("items", items=[packed(m.raw for m in messages)], more=False)

    def _ask(self, whom: bytes) -> None:
        self._asking.ask(whom)

    def _moved(self) -> None:
        """Tell the parts that the journal went on."""
        self._throwing.moved()
        self._absence.moved()
        self._consent.moved()
        self._moves.moved()
        self._next.look()
        self._beats.soon(MOVED)

    # ------------------------------------------------------------------ coming back

    def keep(self) -> bytes:
        """The data by which `Kept.read` restores this table."""
        return kept_of(self._desk, self._lobby, self._throwing.messages()).write()
