"""What follows from a room's journal: who is here, who is host, and the game in play.

Entries are signed messages. The host of a generation alone writes in it, so all journals of one
generation are beginnings of each other. Each entry names its generation, its number, and the head
of the journal before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import games
from audiodice.core.model import Event
from audiodice.core.text import LONGEST_NAME, is_name
from audiodice.friends.room.effects import News
from audiodice.friends.room.game import Game, header_in
from audiodice.friends.room.messages import BadMessageError, NotNowError, Signed
from audiodice.friends.room.people import MOST_SEATS, MOST_WATCHING, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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
    game, options, most = fields.get("game"), fields.get("options"), fields.get("most")
    computers = fields.get("computers")
    if not isinstance(game, str) or len(game) > 40 or not game.isprintable():
        raise BadMessageError("it does not say which game")
    if not isinstance(options, dict) or not all(type(v) in (int, bool) for v in options.values()):
        raise BadMessageError("options are whole numbers, true or false")
    if type(most) is not int or not 2 <= most <= MOST_SEATS:
        raise BadMessageError(f"2 to {MOST_SEATS} people may sit")
    if not isinstance(computers, list) or len(computers) > MOST_SEATS:
        raise BadMessageError("it does not say which computers play")
    if not all(isinstance(name, str) and name.isprintable() for name in computers):
        raise BadMessageError("it does not say which computers play")
    return Setup(game, options, most, tuple(computers))


def setup_fields(setup: Setup | None) -> dict[str, Any] | None:
    """The chosen game as a JSON object."""
    if setup is None:
        return None
    return {
        "game": setup.game,
        "options": dict(setup.options),
        "most": setup.most,
        "computers": list(setup.computers),
    }


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
        self._kinds: Mapping[str, Callable[[Signed], list[News]]] = {
            "start": self._start, "begin": self._begin, "open": self._open, "setup": self._setup,
            "lock": self._lock, "came": self._came, "went": self._went, "seats": self._seats,
            "move": self._move, "undo": self._undo, "skip": self._skip, "away": self._away,
            "back": self._back, "end": self._end, "host": self._host, "close": self._close,
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

    def take(self, entry: Signed) -> list[News]:
        """Apply the next entry. Raises BadMessageError or IllegalAction; then nothing changes."""
        kind, generation = entry.text("k", 8), generation_in(entry)
        if entry.by != generation.by:
            raise BadMessageError("it is not theirs to write")
        if entry.number("n") != self.n + 1 or entry.data("prev") != self.head:
            raise NotNowError("it follows something else")
        if kind in ("start", "open"):
            if generation <= self.generation:
                raise BadMessageError("it does not open a later generation")
        elif generation != self.generation:
            raise BadMessageError("it is of another generation")
        if kind not in self._kinds or (self.closed and kind != "start"):
            raise BadMessageError("it is no entry, or the room is closed")
        news = self._kinds[kind](entry)
        self._wrote(entry)
        return news

    @staticmethod
    def at(entry: Signed, me: bytes) -> State:
        """The room at a checkpoint; raises BadMessageError."""
        state = State(me)
        if entry.text("k", 8) not in CHECKPOINTS or entry.number("n") < 1:
            raise BadMessageError("a journal does not begin like this")
        state.n, state.head, state.generation = (
            entry.number("n") - 1,
            entry.data("prev"),
            generation_in(entry),
        )
        if entry.by != state.host:
            raise BadMessageError("it is not theirs to write")
        state._kinds[entry.text("k", 8)](entry)
        state._wrote(entry)
        return state

    def _wrote(self, entry: Signed) -> None:
        self.n, self.head, self.generation = self.n + 1, entry.head, generation_in(entry)
        if entry.body["k"] == "host":
            self.generation = Generation(self.generation.number + 1, entry.data("who"))

    def snapshot(self) -> dict[str, Any]:
        """The fields of a checkpoint."""
        return {
            "people": [[key, name] for key, name in self.people.items()],
            "locked": self.locked,
            "removed": self.removed,
            "setup": setup_fields(self.setup),
        }

    def _restore(self, entry: Signed) -> None:
        """Take all that a checkpoint says about the room."""
        people: dict[bytes, str] = {}
        for item in entry.listed("people", MOST_PEOPLE):
            if not isinstance(item, list) or len(item) != 2 or not _is_named(item[1]):
                raise BadMessageError("people have a key and a name")
            people[_key(item[0])] = item[1]
        locked, removed = entry.flag("locked"), entry.datas("removed", MOST_REMOVED)
        setup = setup_in(entry.body["setup"]) if entry.body.get("setup") else None
        if entry.by not in people:
            raise BadMessageError("the host is not here")
        self.people, self.locked, self.removed, self.setup = people, locked, removed, setup
        self.closed = False

    def _start(self, entry: Signed) -> list[News]:
        self._restore(entry)
        self.seats, self.game = (entry.by,), None
        return []

    def _begin(self, entry: Signed) -> list[News]:
        header = header_in(entry.body.get("header"))
        if self.playing or entry.by not in header.keys:
            raise BadMessageError("another game is in play, or the host does not play")
        self._restore(entry)
        self.game = Game(header, self.me)
        self.seats = tuple(filter(None, header.keys))
        return [News(Event("table_began", self.game.me, {"game": header.game}))]

    def _open(self, entry: Signed) -> list[News]:
        here = (entry.by, *(k for k in entry.datas("here", MOST_PEOPLE) if k != entry.by))
        link, dropped, game = entry.number("link"), entry.flag("dropped"), self.playing
        if any(not self.name_of(key) for key in here) or entry.by in self.removed:
            raise BadMessageError("somebody in it is not in the room")
        if game is not None and self.seat_of(entry.by) is None:
            raise BadMessageError("who watches cannot go on with the game")
        seats = frozenset(seat for key in here if (seat := self.seat_of(key)) is not None)
        news = game.open(seats, link, dropped=dropped) if game else []
        fields: dict[str, Value] = {
            "name": self.name_of(entry.by),
            "lost": self.name_of(self.host),
        }
        self.people = {key: self.name_of(key) for key in here}
        self.seats = tuple(key for key in self.seats if key in self.people) or (entry.by,)
        told = Event("host_went_on", self.seat_of(entry.by), fields)
        return [News(told), *news]

    def _setup(self, entry: Signed) -> list[News]:
        self._no_game()
        setup = setup_in(entry.body.get("setup"))
        if setup.game not in games.names():
            raise BadMessageError("this program does not know the game")
        before, self.setup = self.setup, setup
        if before is not None and before.game == setup.game:
            return []
        return [News(Event("game_chosen", None, {"game": setup.game}))]

    def _lock(self, entry: Signed) -> list[News]:
        self.locked = entry.flag("on")
        return [News(Event("room_locked" if self.locked else "room_unlocked"))]

    def _came(self, entry: Signed) -> list[News]:
        key, name = entry.data("who"), entry.body.get("name")
        if not _is_named(name) or key in self.people or len(self.people) >= MOST_PEOPLE:
            raise BadMessageError("somebody without a name, or too many")
        if key in self.removed:
            raise BadMessageError("they were removed")
        self.people[key] = str(name)
        return [
            News(Event("friend_came", self.seat_of(key), {"name": str(name), "me": key == self.me}))
        ]

    def _went(self, entry: Signed) -> list[News]:
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
        return [News(Event(f"friend_{why}", self.seat_of(key), fields))]

    def _seats(self, entry: Signed) -> list[News]:
        self._no_game()
        keys = entry.datas("keys", MOST_SEATS)
        if len(set(keys)) < len(keys) or not set(keys) <= set(self.people):
            raise BadMessageError("somebody in it is not here")
        before, self.seats, news = self.seats, keys, []
        for key in (*keys, *before):
            if (key in keys) != (key in before):
                told = "friend_sat" if key in keys else "friend_stood_up"
                number = (keys if key in keys else before).index(key) + 1
                fields: dict[str, Value] = {
                    "name": self.people[key],
                    "me": key == self.me,
                    "number": number,
                }
                news.append(News(Event(told, None, fields)))
        return news

    def _no_game(self) -> None:
        if self.playing:
            raise BadMessageError("a game is in play")

    @property
    def _in_play(self) -> Game:
        if self.playing is None:
            raise BadMessageError("no game is in play")
        return self.playing

    def _move(self, entry: Signed) -> list[News]:
        links = tuple(_key(x) if x else b"" for x in entry.body.get("links") or ())
        return self._in_play.move(entry.action, entry.after, links)

    def _undo(self, entry: Signed) -> list[News]:
        return self._in_play.undo(entry.number("seat", MOST_SEATS), entry.number("many", 64))

    def _skip(self, entry: Signed) -> list[News]:
        seats = entry.listed("seats", MOST_SEATS)
        return self._in_play.skip((_seat(seat) for seat in seats), self.host_seat)

    def _away(self, entry: Signed) -> list[News]:
        seat = entry.number("seat", MOST_SEATS)
        return self._in_play.away(seat, self.host_seat, lost=entry.flag("lost"))

    def _back(self, entry: Signed) -> list[News]:
        return self._in_play.back(entry.number("seat", MOST_SEATS), entry.number("link"))

    def _end(self, entry: Signed) -> list[News]:
        return self._in_play.end(entry.number("seat", MOST_SEATS))

    def _host(self, entry: Signed) -> list[News]:
        key = entry.data("who")
        if key == self.host or key not in self.people:
            raise BadMessageError("they are the host, or not here")
        if self.playing and self.seat_of(key) not in self.playing.live:
            raise BadMessageError("who does not play cannot be the host of a game")
        if self.playing:
            self.playing.handed_over()
        fields: dict[str, Value] = {"name": self.people[key], "me": key == self.me}
        return [News(Event("host_changed", self.seat_of(key), fields))]

    def _close(self, _entry: Signed) -> list[News]:
        name, self.closed = self.name_of(self.host), True
        return [News(Event("room_closed", self.host_seat, {"name": name}))]


def _key(value: object) -> bytes:
    if isinstance(value, str) and len(value) == 64:
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    raise BadMessageError("a key or a link is 32 bytes in hex")


def _seat(value: object) -> int:
    if type(value) is not int or not 0 <= value < MOST_SEATS:
        raise BadMessageError(f"seats are numbers from 0 to {MOST_SEATS - 1}")
    return value


def _is_named(name: object) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and is_name(name)
