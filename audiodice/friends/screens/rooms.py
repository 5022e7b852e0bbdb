"""The ways to a room, and the screens of the room where the player is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from audiodice import __version__
from audiodice.core.model import Event
from audiodice.core.text import is_name
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.friends.ports import Friends, KeptRooms, Line
from audiodice.friends.room.codes import CodeError, new_code, read_code, spoken
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.people import MOST_SEATS, Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.code_entry import CodeEntry, no_code
from audiodice.friends.screens.game import GameWithFriends
from audiodice.friends.screens.menus import leave_menu, pause_menu
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

    code: str
    host: str
    place: bytes

    @staticmethod
    def read(data: bytes | None) -> _Remembered | None:
        """The room in a saved file; None if there is none, or it is damaged."""
        code, host, place, *_ = *(data or b"").split(b"\n", 2), b"", b""
        try:
            return _Remembered(read_code(code.decode()), host.decode(), place)
        except ValueError:
            return None


class Rooms:
    """The rooms of friends: `Rooms` of ui/ports.py."""

    def __init__(
        self, context: UiContext, launcher: Launcher, friends: Friends, kept: KeptRooms
    ) -> None:
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
        ways = [
            Item(partial(text, "friends_host"), self.open),
            Item(partial(text, "friends_join"), self.ask_code),
        ]
        read = {topic: _Remembered.read(data) for topic, data in self._kept.all()}
        rooms = {topic: room for topic, room in read.items() if room is not None}
        if self.missing:
            missing = Event("friends_missing", None, {"what": self.missing})
            ways = [Item(partial(text, "friends_install"), lambda: say_and_cue(missing))]
            rooms = {}

        def items() -> list[Item]:
            return [*(self._room_item(topic, rooms) for topic in rooms), *ways]

        return Menu(self._context, text("menu_friends"), items)

    def _room_item(self, topic: str, rooms: dict[str, _Remembered]) -> Item:
        """The way to a remembered room; rooms of one host are told apart by their codes."""
        room, hosts = rooms[topic], [other.host for other in rooms.values()]
        whose = "named" if room.host else "mine"
        code = spoken(room.code) if hosts.count(room.host) > 1 else ()

        def forget() -> Response:
            del rooms[topic]
            self._kept.forget(topic)
            return say_and_cue(Event("room_forgotten"))

        label = partial(
            self._context.words.text, "room_title", whose=whose, name=room.host, code=code
        )
        return Item(label, partial(self.come_back, topic), delete=forget)

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
        return self._agreed(lambda: self._go(new_code(self._friends.chance), first))

    def ask_code(self, text: str = "") -> Response:
        """Ask for a code, and go to its room; `text` was typed or pasted already."""
        return self._agreed(lambda: push(CodeEntry(self._go, begins=text)))

    def follow(self, text: str) -> Response:
        """Go to the room of an invitation, unless the player is there."""
        try:
            code = read_code(text)
        except CodeError as error:
            return refuse(no_code(text, error))
        here = self._context.room
        if isinstance(here, RoomClient) and here.code == code:
            return Response()
        return self._prepared(code)

    def come_back(self, topic: str) -> Response:
        """Go to a room where the player was; refuse if it is not remembered."""
        if self.missing:
            return refuse(Event("friends_missing", None, {"what": self.missing}))
        room = _Remembered.read(self._kept.of(topic))
        return self._prepared(room.code) if room else refuse(Event("friends_not_kept"))

    def _prepared(self, code: str) -> Response:
        return wait_for(self._friends.prepare(), lambda _: self._agreed(lambda: self._go(code)))

    def _go(self, code: str, setup: Setup | None = None) -> Response:
        """Go to a room; `setup` is the first game of a new one."""
        connect = partial(self._connect, code, setup)
        return wait_for(self._friends.stretch(code), connect)

    def _connect(self, code: str, setup: Setup | None, secret: RoomSecret) -> Response:
        room = _Remembered.read(self._kept.of(secret.topic))
        hosts = setup is not None or (room is not None and not room.host)
        friends, known = self._friends, room is not None
        line = friends.host(secret) if hosts else friends.join(secret, known=known)
        place = room.place if room else b""
        return wait_for(line, partial(self._enter, code, setup, secret, place))

    def _enter(
        self, code: str, setup: Setup | None, secret: RoomSecret, place: bytes, line: Line
    ) -> Response:
        if not self._kept.claim(secret.topic):
            line.close()
            return refuse(Event("game_open_elsewhere"))
        try:
            client = self._client(code, secret, line, Kept.read(place))
        except ValueError:  # there is none, or it is damaged or of another version
            client = self._client(code, secret, line, None)
        if setup is not None:
            client.do(client.room.open)
            client.do(client.room.hosting.choose_game, setup)

        def left(events: tuple[Event, ...]) -> Response:
            self._context.room = client
            game = client.room.state.playing
            screen = self._table(client, game.table, back=True) if game else self._room(client)
            return say_and_cue(*events, then=Restart(screen))

        return wait_for(self._launcher.leave_table(), left)

    def _client(self, code: str, secret: RoomSecret, line: Line, kept: Kept | None) -> RoomClient:
        context, chance = self._context, self._friends.chance
        room = Room(
            secret=secret,
            crypto=self._friends.crypto,
            me=kept.identity if kept else Identity(chance(32), context.settings.name),
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
            left=partial(self._kept.leave, secret.topic),
        )

    def _keep(self, client: RoomClient) -> None:
        """Remember a room that is known: who was never let in has nothing to come back to."""
        room = client.room
        if room.state.host:
            host = "" if room.am_host else client.host
            data = b"\n".join((client.code.encode(), host.encode(), room.keep()))
            self._kept.keep(room.secret.topic, data)

    # ------------------------------------------------------------------ name and consent

    def _agreed(self, then: Callable[[], Response]) -> Response:
        """Go on once the player has a name, and has said which servers may be used."""
        if not self._context.settings.name:
            return push(Entry(Event("friends_name"), partial(self._named, then)))
        operators = self._friends.unagreed
        return push(_Consent(self._context, operators, then)) if operators else then()

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
            opens=partial(self._table, client),
            leave=partial(self._leave, client),
            out=partial(self._out, client),
            started=self._started,
            link=self._friends.invitation(client.code),
        )

    def _table(
        self,
        client: RoomClient,
        table: Table,
        *,
        back: bool = False,
        before: ToldTable | None = None,
    ) -> Screen:
        """The screen of the game in play, which is saved from now on.

        `back`: what was played so far counts as told. `before` is what was told of this game, if
        the room follows another journal of it now.
        """
        context, launcher = self._context, self._launcher
        client.missed = client.missed or back
        if context.store is not None:
            if before:  # what is in its file may not have been played
                context.store.leave(for_good=True)
            elif client.missed:
                context.store.forget_shared(table.journal.header)
            context.store.begin(table)
        told = ToldTable(client, table, up_to_now=back, before=before)
        client.missed = client.missed or bool(before and told.behind)
        launcher.set_listener(
            told.table.game.name, listener(told.table, context.words), acts(told.table)
        )
        # Those who have played are no newcomers; a setup of this game alone stays as it was.
        context.last_setups.remember(context.last_setups.of(told.table.game.name))
        history = GameHistoryMenu(context, launcher, told.table)

        def anew() -> Screen:
            there = client.room.table
            if there is None:  # the host has opened the room anew
                return self._room(client)
            same = there.journal.header == table.journal.header
            return self._table(client, there, before=told if same else None)

        def room() -> Response:
            return Response(then=Restart(self._room(client)))

        leave = partial(self._leave, client)
        return FriendsTable(
            GameWithFriends(context, client, told, history.review),
            pause=lambda: pause_menu(context, client, told.table, history, room, leave),
            begin=lambda: client.do(client.room.hosting.begin, self._started()),
            anew=anew,
            out=partial(self._out, client),
            goes_on=before is not None,
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
        forgotten = event.key in ("room_closed", "friend_removed")
        leave = partial(self._closed, client) if forgotten else self._launcher.to_main_menu
        return leave(event)

    def _closed(self, client: RoomClient, *first: Event) -> Response:
        """Leave a room that cannot be come back to, and forget it."""
        self._kept.forget(client.room.secret.topic)
        return self._launcher.to_main_menu(*first)


class _Consent(Menu):
    """The question whether public relays may be used; Escape stays on this network."""

    def __init__(
        self, context: UiContext, operators: tuple[str, ...], then: Callable[[], Response]
    ) -> None:
        text = context.words.text
        self._settings, self._then = context.settings, then
        items = [
            Item(partial(text, "consent_yes"), self._yes),
            Item(partial(text, "consent_no"), self._no),
        ]
        super().__init__(context, text("consent_asked", names=operators), lambda: items)

    def _yes(self) -> Response:
        self._settings.relays_agreed = True
        return self._then()

    def _no(self) -> Response:
        self._settings.relays = "network"
        return self._then()

    def command(self, command: Command) -> Response:
        return self._no() if command.id == "back" else super().command(command)
