"""Opening a room, joining one by its code, and coming back to one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from audiodice import __version__
from audiodice.core.model import Event
from audiodice.core.text import is_name
from audiodice.engine.shared.secrets import TableSecret
from audiodice.friends.room.codes import new_code
from audiodice.friends.room.kept import Kept, KeptError
from audiodice.friends.room.people import Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.game import GameWithFriends
from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.friends.screens.table import FriendsTable
from audiodice.friends.screens.told_table import ToldTable
from audiodice.ui.context import PACES, Launcher, UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.ports import Friends, Line
from audiodice.ui.screen import Response, Restart, Screen, push, refuse, wait_for
from audiodice.ui.text_entry import Entry

_END = b"\n"  # between the code and the place in what is kept


class Rooms:
    """The ways to a room, and its screens."""

    def __init__(self, context: UiContext, launcher: Launcher, friends: Friends) -> None:
        self._context, self._launcher, self._friends = context, launcher, friends

    # ------------------------------------------------------------------ the ways

    def open(self) -> Response:
        """Open a room of our own by a new code, with the game that is set up."""
        code = new_code(self._friends.chance)
        return self._named(lambda: self._go(code, hosts=True))

    def join(self, code: str) -> Response:
        """Go to the room of this code; a room where we were is as we left it."""
        return self._named(lambda: self._go(code, hosts=False))

    def _go(self, code: str, *, hosts: bool) -> Response:
        friends, name = self._friends, self._context.settings.name

        def found(stretched: TableSecret) -> Response:
            secret = RoomSecret(*stretched)
            make: Callable[..., Any] = friends.host if hosts else friends.join
            line = make(stretched, near=True, name=name) if hosts else make(stretched)
            return wait_for(line, partial(self._enter, code, secret, hosts=hosts))

        return wait_for(friends.stretch(code), found)

    def _enter(self, code: str, secret: RoomSecret, line: Line, *, hosts: bool) -> Response:
        seats = self._context.kept_seats
        if seats is not None and not seats.claim(secret.topic):
            line.close()
            return refuse(Event("game_open_elsewhere"))
        data = seats.of(secret.topic) if seats else None
        try:
            kept = Kept.read(data.partition(_END)[2]) if data else None
        except KeptError:  # it is damaged, or of another version
            kept = None
        client = self._client(code, secret, line, kept)
        if hosts:
            client.do(client.room.open)
            client.do(client.room.hosting.choose_game, self._usual())
        return wait_for(self._launcher.leave_table(), lambda _: self._shown(client))

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
            kept=partial(self._keep, code, secret.topic),
            left=partial(self._left, secret.topic),
        )

    def _keep(self, code: str, topic: str, place: bytes) -> None:
        if self._context.kept_seats is not None:
            self._context.kept_seats.keep(topic, code.encode() + _END + place)

    def _left(self, topic: str) -> None:
        if self._context.kept_seats is not None:
            self._context.kept_seats.leave(topic)

    def _usual(self) -> Setup:
        """The player's usual game, for as many people as it takes."""
        setup = self._context.setup
        return Setup(setup.game, dict(setup.options), 8, setup.opponents)

    def _named(self, then: Callable[[], Response]) -> Response:
        """Go on, but first ask for the player's name if there is none."""
        settings = self._context.settings
        if settings.name:
            return then()

        def done(name: str) -> Response:
            if not is_name(name):
                return refuse(Event("name_unheard" if name else "friends_need_name"))
            settings.name = name
            return then()

        return push(Entry(Event("friends_name"), done))

    # ------------------------------------------------------------------ the screens

    def _shown(self, client: RoomClient) -> Response:
        self._context.company = client  # type: ignore[assignment] # until Company goes
        screen = self._table(client, back=True) if client.room.playing else self._room(client)
        return Response(then=Restart(screen))

    def _room(self, client: RoomClient) -> Screen:
        return RoomScreen(
            self._context,
            client,
            opens=lambda: self._table(client),
            leave=self._launcher.to_main_menu,
            started=self._started,
            link=self._friends.invitation((client.code,)),
        )

    def _started(self) -> str:
        now = self._context.today().isoformat(timespec="seconds")
        return now.replace("+00:00", "Z")

    def _table(self, client: RoomClient, *, back: bool = False) -> Screen:
        """The screen of the game in play; `back`: what was played so far counts as told."""
        context = self._context
        told = ToldTable(client, up_to_now=back)
        history = GameHistoryMenu(context, self._launcher, told.table)
        return FriendsTable(
            GameWithFriends(context, client, told, history.review),
            pause=lambda: self._room(client),
            room=lambda: self._room(client),
            begin=lambda: client.do(client.room.hosting.begin, self._started()),
            anew=lambda: self._table(client, back=True),
            rewound=back,
        )
