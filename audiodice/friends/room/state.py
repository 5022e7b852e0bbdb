"""A room's journal, and what follows from it: who is here, who is host, and the game in play.

Entries are signed messages. The host of a generation alone writes in it, so all journals of one
generation are beginnings of each other. Each entry names its generation, its number, and the head
of the journal before it.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import games
from audiodice.core.model import Event
from audiodice.core.text import is_name
from audiodice.friends.room.game import Game
from audiodice.friends.room.messages import BadMessageError, NotNowError, Signed, hex_bytes
from audiodice.friends.room.people import MOST_SEATS, MOST_WATCHING, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from audiodice.core.model import Value

MOST_PEOPLE = MOST_SEATS + MOST_WATCHING
MOST_REMOVED = 64
CHECKPOINTS = ("start", "begin")
"""Entries that say all about the room, so that a journal can begin with them."""


class Generation(NamedTuple):
    """A number, and the key of the person who opened the generation: no two open the same one."""

    number: int
    by: bytes


NONE = Generation(0, b"")


def generation_in(message: Signed) -> Generation:
    """The generation that a message names; raises BadMessageError."""
    return Generation(message.number("g"), message.data("o") if message.body.get("g") else b"")


def setup_in(fields: object) -> Setup:
    """The game that a host chose; raises BadMessageError."""
    if not isinstance(fields, dict):
        raise BadMessageError("it does not say which game")
    setup = Signed(b"", fields, b"")
    options, computers = fields.get("options"), setup.listed("computers", MOST_SEATS)
    if not isinstance(options, dict) or not all(type(v) in (int, bool) for v in options.values()):
        raise BadMessageError("options are whole numbers, true or false")
    if setup.number("most", MOST_SEATS) < 2:
        raise BadMessageError(f"2 to {MOST_SEATS} people may sit")
    if not all(isinstance(name, str) and name.isprintable() for name in computers):
        raise BadMessageError("it does not say which computers play")
    told = "chance" in fields and setup.flag("chance")  # programs before 1.0 do not write it
    return Setup(setup.text("game", 40), options, setup.number("most"), tuple(computers), told)


class State:
    """The room after an entry. Only `take` changes it."""

    def __init__(self, me: bytes) -> None:
        self.me = me
        self.n, self.head, self.generation = 0, bytes(32), NONE
        self.people: dict[bytes, str] = {}
        """The names of those in the room by key, in the order in which they came."""
        self.seats: tuple[bytes, ...] = ()
        """The keys of the people who play the next game."""
        self.setup: Setup | None = None
        self.locked = self.closed = False
        self.removed: tuple[bytes, ...] = ()
        self.game: Game | None = None
        self._kinds: Mapping[str, Callable[[Signed], list[Event]]] = {
            "start": self._start, "begin": self._begin, "open": self._open, "setup": self._setup,
            "lock": self._lock, "came": self._came, "went": self._went, "seats": self._seats,
            "move": self._move, "skip": self._skip, "host": self._host, "close": self._close,
            "undo": lambda one: self._in_play.undo(_seat(one), one.number("many", 64)),
            "away": lambda one: self._in_play.away(
                _seat(one), self.host_seat, lost=one.flag("lost")
            ),
            "back": lambda one: self._in_play.back(_seat(one), one.number("link")),
            "end": lambda one: self._in_play.end(_seat(one)),
        }  # fmt: skip

    # ------------------------------------------------------------------ what follows

    @property
    def playing(self) -> Game | None:
        """The game in play; None before and after it."""
        return self.game if self.game and not self.game.over and not self.closed else None

    @property
    def host(self) -> bytes:
        """The key of the host, who alone writes in a generation; b"" before there is one."""
        return self.generation.by

    @property
    def host_seat(self) -> int | None:
        """The host's seat in the game."""
        return self.seat_of(self.host)

    def seat_of(self, key: bytes) -> int | None:
        """The seat of a person in the game."""
        found = self.game is not None and bool(key) and key in self.game.keys
        return self.game.keys.index(key) if self.game and found else None

    def name_of(self, key: bytes) -> str:
        """The name of a person in the room or in the game; "" for anybody else."""
        seat = self.seat_of(key)
        if key not in self.people and self.game and seat is not None:
            return self.game.table.seats[seat].name
        return self.people.get(key, "")

    @property
    def thrower(self) -> int | None:
        """The seat that shows its link last; None if there is no game in play."""
        return self.playing.thrower(self.host_seat) if self.playing else None

    # ------------------------------------------------------------------ entries

    def take(self, entry: Signed) -> list[Event]:
        """Apply the next entry. Raises BadMessageError or IllegalAction; then nothing changes.

        The first entry may be any checkpoint.
        """
        kind, n, generation = entry.text("k", 8), entry.number("n"), generation_in(entry)
        begins = not self.n and kind in CHECKPOINTS and n > 0
        if entry.by != generation.by:
            raise BadMessageError("it is not theirs to write")
        if not begins and (n != self.n + 1 or entry.data("prev") != self.head):
            raise NotNowError("it follows something else")
        if kind in ("start", "open"):
            if generation <= self.generation:
                raise BadMessageError("it does not open a later generation")
        elif generation != self.generation and not begins:
            raise BadMessageError("it is of another generation")
        if kind not in self._kinds or (self.closed and kind != "start"):
            raise BadMessageError("it is no entry, or the room is closed")
        news = self._kinds[kind](entry)
        self.n, self.head, self.generation = n, entry.head, generation
        if kind == "host":
            self.generation = Generation(generation.number + 1, entry.data("who"))
        return news

    def snapshot(self) -> dict[str, Any]:
        """The fields of a checkpoint."""
        people, setup = [*self.people.items()], self.setup and asdict(self.setup)
        return {"people": people, "locked": self.locked, "removed": self.removed, "setup": setup}

    def _restore(self, entry: Signed) -> None:
        """Take all that a checkpoint says about the room."""
        people: dict[bytes, str] = {}
        for key, name in entry.listed("people", MOST_PEOPLE):
            if not isinstance(name, str) or not is_name(name):
                raise BadMessageError("people have a key and a name")
            people[hex_bytes(key)] = name
        locked, removed = entry.flag("locked"), entry.datas("removed", MOST_REMOVED)
        setup = setup_in(entry.body["setup"]) if entry.body.get("setup") else None
        if entry.by not in people:
            raise BadMessageError("the host is not here")
        self.people, self.locked, self.removed, self.setup = people, locked, removed, setup
        self.closed = False

    def _start(self, entry: Signed) -> list[Event]:
        self._restore(entry)
        self.seats, self.game = (entry.by,), None
        return []

    def _begin(self, entry: Signed) -> list[Event]:
        game = Game(entry.body.get("header"), self.me)
        if self.playing or entry.by not in game.keys:
            raise BadMessageError("another game is in play, or the host does not play")
        self._restore(entry)
        self.game, self.seats = game, tuple(filter(None, game.keys))
        return [Event("table_began", game.me, {"game": game.header.game})]

    def _open(self, entry: Signed) -> list[Event]:
        here = (entry.by, *(k for k in entry.datas("here", MOST_PEOPLE) if k != entry.by))
        link, dropped, game = entry.number("link"), entry.flag("dropped"), self.playing
        if any(not self.name_of(key) for key in here) or entry.by in self.removed:
            raise BadMessageError("somebody in it is not in the room")
        if game is not None and self.seat_of(entry.by) is None:
            raise BadMessageError("who watches cannot go on with the game")
        seats = frozenset(seat for key in here if (seat := self.seat_of(key)) is not None)
        news = game.open(seats, link, dropped=dropped) if game else []
        you = "goes" if entry.by == self.me else "lost" if self.host == self.me else ""
        names: dict[str, Value] = {"name": self.name_of(entry.by), "lost": self.name_of(self.host)}
        names["you"] = you
        self.people = {key: self.name_of(key) for key in here}
        self.seats = tuple(key for key in self.seats if key in self.people) or (entry.by,)
        return [Event("host_went_on", self.seat_of(entry.by), names), *news]

    def _setup(self, entry: Signed) -> list[Event]:
        self._no_game()
        setup = setup_in(entry.body.get("setup"))
        if setup.game not in games.names():
            raise BadMessageError("this program does not know the game")
        before, self.setup = self.setup, setup
        if before is not None and before.game == setup.game:
            return []
        return [Event("game_chosen", None, {"game": setup.game})]

    def _lock(self, entry: Signed) -> list[Event]:
        self.locked = entry.flag("on")
        return [Event("room_locked" if self.locked else "room_unlocked")]

    def _came(self, entry: Signed) -> list[Event]:
        key, name = entry.data("who"), entry.text("name")
        if not is_name(name) or key in self.people or len(self.people) >= MOST_PEOPLE:
            raise BadMessageError("somebody without a name, or too many")
        if key in self.removed:
            raise BadMessageError("they were removed")
        self.people[key] = name
        return [Event("friend_came", self.seat_of(key), {"name": name, "me": key == self.me})]

    def _went(self, entry: Signed) -> list[Event]:
        key, why = entry.data("who"), entry.text("why", 8)
        if key not in self.people or key == self.host:
            raise BadMessageError("they are not here")
        if self.playing and self.seat_of(key) in self.playing.live:
            raise BadMessageError("they play")
        if why not in ("left", "lost", "removed"):
            raise BadMessageError("it does not say why")
        name = self.people.pop(key)
        self.seats = tuple(seat for seat in self.seats if seat != key)
        if why == "removed":
            self.removed = (*self.removed, key)[-MOST_REMOVED:]
        fields: dict[str, Value] = {"name": name, "me": key == self.me}
        return [Event(f"friend_{why}", self.seat_of(key), fields)]

    def _seats(self, entry: Signed) -> list[Event]:
        self._no_game()
        keys = entry.datas("keys", MOST_SEATS)
        if len(set(keys)) < len(keys) or not set(keys) <= set(self.people):
            raise BadMessageError("somebody in it is not here")
        before, self.seats, news = self.seats, keys, []
        for key in (*keys, *before):
            if (key in keys) != (key in before):
                told = "friend_sat" if key in keys else "friend_stood_up"
                number = (keys if key in keys else before).index(key) + 1
                who, me = self.people[key], key == self.me
                news.append(Event(told, None, {"name": who, "me": me, "number": number}))
        return news

    def _no_game(self) -> None:
        if self.playing:
            raise BadMessageError("a game is in play")

    @property
    def _in_play(self) -> Game:
        if self.playing is None:
            raise BadMessageError("no game is in play")
        return self.playing

    def _move(self, entry: Signed) -> list[Event]:
        links = tuple(hex_bytes(link) if link else b"" for link in entry.body.get("links") or ())
        return self._in_play.move(entry.action, entry.after, links)

    def _skip(self, entry: Signed) -> list[Event]:
        seats = entry.listed("seats", MOST_SEATS)
        if not all(type(seat) is int for seat in seats):
            raise BadMessageError("seats are whole numbers")
        return self._in_play.skip(frozenset(seats), self.host_seat)

    def _host(self, entry: Signed) -> list[Event]:
        key = entry.data("who")
        if key == self.host or key not in self.people:
            raise BadMessageError("they are the host, or not here")
        if self.playing and self.seat_of(key) not in self.playing.live:
            raise BadMessageError("who does not play cannot be the host of a game")
        if self.playing:
            self.playing.unskip()  # a new host is never skipped
        fields: dict[str, Value] = {"name": self.people[key], "me": key == self.me}
        return [Event("host_changed", self.seat_of(key), fields)]

    def _close(self, _entry: Signed) -> list[Event]:
        name, self.closed = self.name_of(self.host), True
        return [Event("room_closed", self.host_seat, {"name": name})]


def _seat(entry: Signed) -> int:
    return entry.number("seat", MOST_SEATS)


class Journal:
    """A room's journal at one program: the entries since the beginning of the game before this one,
    and the state that follows from them. It begins with a checkpoint."""

    def __init__(self, me: bytes, entries: Iterable[Signed] = ()) -> None:
        """Read entries again; raises BadMessageError or IllegalAction."""
        self.entries: list[Signed] = []
        self.state = State(me)
        for entry in entries:
            self.add(entry)

    def add(self, entry: Signed) -> list[Event]:
        """Add the next entry; raises BadMessageError or IllegalAction."""
        news = self.state.take(entry)
        if entry.body["k"] in CHECKPOINTS:  # who is behind may still need the end of the last game
            places = [n for n, e in enumerate(self.entries) if e.body["k"] in CHECKPOINTS]
            del self.entries[: places[-1] if places else 0]
        self.entries.append(entry)
        return news

    def has(self, n: int, head: bytes) -> bool:
        """Whether this head was ours after `n` entries."""
        at = n - self.state.n + len(self.entries)
        return 0 < at <= len(self.entries) and self.entries[at - 1].head == head

    def since(self, n: int, head: bytes) -> list[Signed]:
        """The entries after this head; all if it is not ours."""
        after = self.state.n - n if self.has(n, head) else len(self.entries)
        return self.entries[len(self.entries) - after :]

    def without(self, other: Journal) -> list[Signed]:
        """The entries here that the other journal does not have."""
        theirs = {entry.head for entry in other.entries}
        return [entry for entry in self.entries if entry.head not in theirs]
