"""The ways to a room, and the screens of the room where the player is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from audiodice import __version__
from audiodice.core.model import Event
from audiodice.core.text import is_name
from audiodice.engine.setup import GameSetup
from audiodice.friends.ports import Friends, KeptRooms, Line
from audiodice.friends.room.codes import CodeError, new_code, read_code, spoken
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.people import MOST_SEATS, Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.code_entry import WRONG, CodeEntry
from audiodice.friends.screens.game import GameWithFriends
from audiodice.friends.screens.leaving import leave_menu
from audiodice.friends.screens.pause import pause_menu
from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.friends.screens.table import FriendsTable
from audiodice.friends.screens.told_table import ToldTable
from audiodice.present.commands import Command
from audiodice.ui.context import PACES, Launcher, UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Response, Restart, Screen, push, refuse, say_and_cue, wait_for
from audiodice.ui.seating import acts, listener
from audiodice.ui.text_entry import Entry


class _Remembered(NamedTuple):
    """A room where the player was. `host` is "" if it is the player's own."""

    topic: str
    code: str
    host: str
    place: bytes

    @staticmethod
    def read(topic: str, data: bytes) -> _Remembered | None:
        """The room in a saved file; None if the file is damaged."""
        code, _, rest = data.partition(b"\n")
        host, _, place = rest.partition(b"\n")
        try:
            return _Remembered(topic, read_code(code.decode()), host.decode(), place)
        except (CodeError, UnicodeDecodeError):
            return None

    def write(self) -> bytes:
        return b"\n".join((self.code.encode(), self.host.encode(), self.place))


class Rooms:
    """The rooms of friends: `Rooms` of ui/ports.py."""

    def __init__(
        self, context: UiContext, launcher: Launcher, friends: Friends, kept: KeptRooms | None
    ) -> None:
        """`kept`: where rooms are remembered; None: they are not."""
        self._context, self._launcher, self._friends = context, launcher, friends
        self._kept = kept

    # ------------------------------------------------------------------ the menu

    def home(self) -> Response:
        """The menu: the rooms where the player was, open one, join one."""
        return wait_for(self._friends.prepare(), lambda _: push(self.menu()))

    @property
    def missing(self) -> str:
        """The package to install first; "" if none is missing."""
        return self._friends.missing

    def menu(self) -> Menu:
        """The menu alone; without the libraries, how to get them."""
        text = self._context.words.text
        if self.missing:
            missing = Event("friends_missing", None, {"what": self.missing})
            how = Item(partial(text, "friends_install"), lambda: say_and_cue(missing))
            return Menu(self._context, text("menu_friends"), lambda: [how])

        found = self._kept.all() if self._kept else ()
        read = (_Remembered.read(topic, data) for topic, data in found)
        rooms = [room for room in read if room is not None]
        ways = [
            Item(partial(text, "friends_host"), self.open),
            Item(partial(text, "friends_join"), self.ask_code),
        ]
        return Menu(
            self._context,
            text("menu_friends"),
            lambda: [*(self._room_item(room, rooms) for room in rooms), *ways],
        )

    def _room_item(self, room: _Remembered, rooms: list[_Remembered]) -> Item:
        """The way to a remembered room; rooms of one host are told apart by their codes."""
        alike = [other for other in rooms if other.host == room.host]
        code = spoken(room.code) if len(alike) > 1 else ()

        def label() -> str:
            whose = "named" if room.host else "mine"
            return self._context.words.text("room_title", whose=whose, name=room.host, code=code)

        def forget() -> Response:
            rooms.remove(room)
            if self._kept is not None:
                self._kept.forget(room.topic)
            return say_and_cue(Event("room_forgotten"))

        return Item(label, partial(self.come_back, room.topic), delete=forget)

    # ------------------------------------------------------------------ the ways to a room

    def open(self, setup: GameSetup | None = None) -> Response:
        """Open a room of our own by a new code.

        `setup` is its first game, which has a person for each seat that people may take; by default
        it is the usual game, for all who come.
        """
        usual = self._context.setup
        first = Setup(usual.game, dict(usual.options), MOST_SEATS)
        if setup is not None:
            first = Setup(setup.game, dict(setup.options), len(setup.people), setup.opponents)
        return self._agreed(lambda: self._stretched(new_code(self._friends.chance), first))

    def ask_code(self, text: str = "") -> Response:
        """Ask for a code, and go to its room; `text` was typed or pasted already."""
        return self._agreed(lambda: push(CodeEntry(self._stretched, begins=text)))

    def follow(self, text: str) -> Response:
        """Go to the room of an invitation, unless the player is there."""
        try:
            code = read_code(text)
        except CodeError as error:
            return refuse(Event(WRONG[str(error)], None, {"code": spoken(text)}))
        here = self._context.room
        if isinstance(here, RoomClient) and here.code == code:
            return Response()
        return wait_for(
            self._friends.prepare(), lambda _: self._agreed(lambda: self._stretched(code))
        )

    def come_back(self, topic: str) -> Response:
        """Go to a room where the player was; refuse if it is not remembered."""
        if self.missing:
            return refuse(Event("friends_missing", None, {"what": self.missing}))
        data = self._kept.of(topic) if self._kept else None
        room = _Remembered.read(topic, data) if data else None
        if room is None:
            return refuse(Event("friends_not_kept"))
        return wait_for(
            self._friends.prepare(), lambda _: self._agreed(lambda: self._stretched(room.code))
        )

    def _stretched(self, code: str, setup: Setup | None = None) -> Response:
        return wait_for(self._friends.stretch(code), lambda secret: self._go(code, secret, setup))

    def _go(self, code: str, secret: RoomSecret, setup: Setup | None) -> Response:
        """Connect to a room; `setup` is the first game of a new one."""
        friends = self._friends
        data = self._kept.of(secret.topic) if self._kept else None
        room = _Remembered.read(secret.topic, data) if data else None
        hosts = setup is not None or (room is not None and not room.host)
        line = friends.host(secret) if hosts else friends.join(secret)
        try:
            kept = Kept.read(room.place) if room else None
        except ValueError:  # it is damaged, or of another version
            kept = None
        return wait_for(line, lambda line: self._enter(code, secret, line, setup, kept))

    def _enter(
        self, code: str, secret: RoomSecret, line: Line, setup: Setup | None, kept: Kept | None
    ) -> Response:
        if self._kept is not None and not self._kept.claim(secret.topic):
            line.close()
            return refuse(Event("game_open_elsewhere"))
        try:
            client = self._client(code, secret, line, kept)
        except ValueError:  # what is kept is damaged
            client = self._client(code, secret, line, None)
        if setup is not None:
            client.do(client.room.open)
            client.do(client.room.hosting.choose_game, setup)

        def left(events: tuple[Event, ...]) -> Response:
            self._context.room = client
            back = client.room.state.playing
            screen = self._table(client, back=True) if back else self._room(client)
            return say_and_cue(*events, then=Restart(screen))

        return wait_for(self._launcher.leave_table(), left)

    def _client(self, code: str, secret: RoomSecret, line: Line, kept: Kept | None) -> RoomClient:
        context, chance = self._context, self._friends.chance
        me = kept.identity if kept else Identity(chance(32), context.settings.name)
        room = Room(
            secret=secret,
            crypto=self._friends.crypto,
            me=me,
            chance=chance,
            now=context.clock(),
            kept=kept,
            program=__version__,
        )
        return RoomClient(
            room,
            line,
            context.clock,
            code=code,
            pace=lambda: float(PACES[context.settings.pace][1]),
            kept=self._keep,
            left=partial(self._left, secret.topic),
        )

    def _keep(self, client: RoomClient) -> None:
        """Remember a room that is known: who was never let in has nothing to come back to."""
        state, topic = client.room.state, client.room.secret.topic
        if self._kept is not None and state.host:
            host = "" if client.room.am_host else client.host
            room = _Remembered(topic, client.code, host, client.room.keep())
            self._kept.keep(topic, room.write())

    def _left(self, topic: str) -> None:
        if self._kept is not None:
            self._kept.leave(topic)

    # ------------------------------------------------------------------ name and consent

    def _agreed(self, then: Callable[[], Response]) -> Response:
        """Go on once the player has a name, and has said which servers may be used."""
        context = self._context
        if not context.settings.name:
            return push(Entry(Event("friends_name"), partial(self._named, then)))
        operators = self._friends.unagreed
        if not operators:
            return then()

        def choose(*, agree: bool) -> Response:
            if agree:
                context.settings.relays_agreed = True
            else:
                context.settings.relays = "network"
            return then()

        return push(_Consent(context, operators, choose))

    def _named(self, then: Callable[[], Response], name: str) -> Response:
        if not is_name(name):
            return refuse(Event("name_unheard" if name else "friends_need_name"))
        self._context.settings.name = name
        return self._agreed(then)

    # ------------------------------------------------------------------ the screens

    def _room(self, client: RoomClient) -> Screen:
        return RoomScreen(
            self._context,
            self._launcher,
            client,
            opens=partial(self._opened, client),
            leave=partial(self._leave, client),
            out=partial(self._out, client),
            started=self._started,
            link=self._friends.invitation(client.code),
        )

    def _opened(self, client: RoomClient, entered: bool) -> Screen:
        """The table of a game that begins; if we have just `entered`, it began before we came."""
        client.missed = entered
        return self._table(client)

    def _table(self, client: RoomClient, *, back: bool = False, rewound: bool = False) -> Screen:
        """The screen of the game in play, which is saved from now on.

        `back`: what was played so far counts as told. `rewound`: the game went another way than
        what was told.
        """
        context, launcher, table = self._context, self._launcher, client.room.table
        client.missed = client.missed or (back and not rewound)
        if context.store is not None and table is not None:
            if rewound:  # what is in its file was not played
                context.store.leave(for_good=True)
            elif client.missed:
                context.store.forget_shared(table.journal.header)
            context.store.begin(table)
        told = ToldTable(client, up_to_now=back)
        launcher.set_listener(
            told.table.game.name, listener(told.table, context.words), acts(told.table)
        )
        history = GameHistoryMenu(context, launcher, told.table)

        def anew() -> Screen:
            there = client.room.table
            same = there is not None and there.journal.header == told.table.journal.header
            return self._table(client, back=same, rewound=same)

        def room() -> Response:
            return Response(then=Restart(self._room(client)))

        leave = partial(self._leave, client)
        return FriendsTable(
            GameWithFriends(context, client, told, history.review),
            pause=lambda: pause_menu(context, client, told.table, history, room, leave),
            begin=lambda: client.do(client.room.hosting.begin, self._started()),
            anew=anew,
            out=partial(self._out, client),
            rewound=rewound,
        )

    def _started(self) -> str:
        now = self._context.today().isoformat(timespec="seconds")
        return now.replace("+00:00", "Z")

    # ------------------------------------------------------------------ leaving

    def _leave(self, client: RoomClient) -> Response:
        """Leave; a host who leaves others behind first says what becomes of the room."""
        if client.room.am_host and client.others_here:
            left, closed = self._launcher.to_main_menu, partial(self._closed, client)
            return push(leave_menu(self._context, client, left, closed))
        return self._launcher.to_main_menu()

    def _out(self, client: RoomClient) -> Response:
        """Go to the main menu, because nothing comes of this room any more."""
        event = client.out or Event("put_out")
        told = Response((event,), (event,), interrupt=False, news=True)
        forgotten = event.key in ("room_closed", "friend_removed")
        then = self._closed(client) if forgotten else self._launcher.to_main_menu()
        return told.before(then)

    def _closed(self, client: RoomClient) -> Response:
        """Leave a room that cannot be come back to, and forget it."""
        client.forget()
        if self._kept is not None:
            self._kept.forget(client.room.secret.topic)
        return self._launcher.to_main_menu()


class _Consent(Menu):
    """The question whether public relays may be used; Escape stays on this network."""

    def __init__(
        self, context: UiContext, operators: tuple[str, ...], choose: Callable[..., Response]
    ) -> None:
        text = context.words.text
        items = [
            Item(partial(text, "consent_yes"), partial(choose, agree=True)),
            Item(partial(text, "consent_no"), partial(choose, agree=False)),
        ]
        super().__init__(context, text("consent_asked", names=operators), lambda: items)
        self._choose = choose

    def command(self, command: Command) -> Response:
        if command.id == "back":
            return self._choose(agree=False)
        return super().command(command)
