"""The room between its games: who is here, which game comes next, and who begins it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice import games
from audiodice.core.model import Event
from audiodice.friends.room.codes import groups
from audiodice.friends.room.people import Setup
from audiodice.friends.screens.client import AT_ONCE, RoomClient
from audiodice.friends.screens.commands import RoomCommands, who_is_here
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, Restart, Screen, say_and_cue

_SEAT_MS = 700.0  # within this time who comes has a seat
_FINAL = ("room_refused", "room_silent", "room_closed", "put_out")
"""News after which nothing comes of this room for us."""


class RoomScreen(Menu):
    """The host chooses a game and begins it; the others wait, or only watch."""

    def __init__(
        self,
        context: UiContext,
        client: RoomClient,
        *,
        opens: Callable[[], Screen],
        leave: Callable[[], Response],
        started: Callable[[], str],
        link: str = "",
    ) -> None:
        """`opens` makes the screen of the game that has begun, `leave` leaves the room; `started`
        is the time in UTC, ISO 8601. `link` is the invitation, where a page is known."""
        self._client, self._opens, self._leave = client, opens, leave
        self._started, self._link = started, link
        self._leaves = Proposal[str](context)
        self._commands = RoomCommands(context, client, lambda _: Response())
        self._came_at: float | None = None  # since when somebody is here who has no seat yet
        super().__init__(context, self._title(context), self._entries, pauses=False, root=True)

    def _title(self, context: UiContext) -> str:
        name = "" if self._client.room.am_host else self._client.host
        return context.words.text("room_title", name=name)

    @property
    def copies(self) -> str:
        """What the key that copies takes: the link, or the code where no page is known."""
        return self._link or " ".join(groups(self._client.code))

    # ------------------------------------------------------------------ the entries

    def _entries(self) -> list[Item]:
        client, text = self._client, self._context.words.text
        host = client.room.am_host
        found = [self._begin_item(), self._game_item()] if host else [self._wait_item()]
        found.append(Item(partial(text, "friends_code"), lambda: say_and_cue(self.code_told)))
        found.append(Item(partial(text, "lobby_who"), lambda: Response(who_is_here(client))))
        if not host:
            watches = client.room.following.wants == "watch"
            label = partial(text, "lobby_sit" if watches else "lobby_watch")
            found.append(Item(label, partial(self._want, sit=watches)))
        found.append(Item(partial(text, "command-say"), self._commands.acts["say"]))
        if host:
            locked = client.room.state.locked
            label = partial(text, "room_unlock" if locked else "room_lock")
            found.append(Item(label, partial(self._lock, on=not locked)))
        found.append(Item(partial(text, "room_leave"), self._leave))
        return found

    @property
    def code_told(self) -> Event:
        """The code, digit by digit in groups of four."""
        return Event("code_told", None, {"code": groups(self._client.code)})

    @property
    def _setup(self) -> Setup:
        return self._client.room.state.setup or Setup(games.names()[0])

    def _begin_item(self) -> Item:
        def label() -> str:
            title = game_title(self._context, self._setup.game)
            count = len(self._client.room.state.seats)
            return self._context.words.text("room_begin", game=title, count=count)

        return Item(label, self._begin)

    def _game_item(self) -> Item:
        def label() -> str:
            title = game_title(self._context, self._setup.game)
            return self._context.words.text("room_game", game=title)

        return Item(label, change=self._change_game)

    def _change_game(self, by: int) -> Response | None:
        names = list(games.names())
        at = names.index(self._setup.game) + by
        if not 0 <= at < len(names):
            return None
        client, most = self._client, max(games.load(names[at]).seats)
        setup = replace(self._setup, game=names[at], options={}, computers=(), most=most)
        client.do(client.room.hosting.choose_game, setup)
        return CHANGED

    def _wait_item(self) -> Item:
        def label() -> str:
            count = len(self._client.room.state.seats)
            return self._context.words.text("lobby_wait", name=self._client.host, count=count)

        return Item(label, lambda: Response(who_is_here(self._client)))

    def _begin(self) -> Response:
        client = self._client
        client.do(client.room.hosting.begin, self._started())
        return self._news() if client.news else Response((Event("table_begins"),))

    def _want(self, *, sit: bool) -> Response:
        client = self._client
        client.do(client.room.following.want, "sit" if sit else "watch")
        return say_and_cue(Event("lobby_sits" if sit else "lobby_watches"))

    def _lock(self, *, on: bool) -> Response:
        client = self._client
        client.do(client.room.hosting.lock, on=on)
        return self._news() if client.news else Response()

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """The host hears the code first; who joins hears that the room is being looked for."""
        opened = super().enter()
        first = self.code_told if self._client.room.am_host else Event("table_sought")
        return Response((first, *opened.speech), opened.cues)

    def where(self) -> Response:
        """Who is here; for the host the code first."""
        *lost, here = who_is_here(self._client)
        code = (self.code_told,) if self._client.room.am_host else ()
        return Response((*lost, *code, here))

    def can(self, command: Command) -> bool:
        """The way back leaves the room; and the keys that concern friends."""
        return command.id == "back" or command.group == "friends" or super().can(command)

    def command(self, command: Command) -> Response:
        """As in every menu; Escape leaves the room, and asks if others are there."""
        if response := self._commands.run(command):
            return response
        if command.id != "back":
            return super().command(command)
        asks = self._context.settings.confirmations and self._client.others
        if asks and self._leaves.open is None:
            host = self._client.room.am_host
            return self._leaves.ask("leave", Event("leave_asked", None, {"host": host}))
        return self._leave()

    def due(self) -> float | None:
        """At once if there is news; but who comes usually takes a seat, and that is told alone."""
        news = self._client.news
        if not news:
            self._came_at = None
            return None
        if self._commands.writing and any(event.key == "table_began" for event in news):
            return None
        if any(event.key != "friend_came" for event in news):
            return AT_ONCE
        if self._came_at is None:
            self._came_at = self._context.clock()
        return self._came_at + _SEAT_MS

    def tick(self) -> Response:
        """Tell who came, and go to the table when the game begins."""
        return self._news()

    def _news(self) -> Response:
        news = tuple(self._client.news)
        self._client.news.clear()
        if any(event.key == "table_began" for event in news):
            told = tuple(event for event in news if event.key != "table_began")
            return Response(told, told, interrupt=False, news=True, then=Restart(self._opens()))
        sat = {event.fields["name"] for event in news if event.key == "friend_sat"}
        told = tuple(
            self._in_words(event)
            for event in news
            if not (event.key == "friend_came" and event.fields["name"] in sat)
        )
        cues = tuple(Event("refused") if e.key in _FINAL else e for e in told)
        return Response(told, cues, interrupt=False, news=True)

    def _in_words(self, event: Event) -> Event:
        """An event with its game's name in the player's language."""
        game = event.fields.get("game")
        if not isinstance(game, str):
            return event
        title = game_title(self._context, game)
        return Event(event.key, event.seat, {**event.fields, "game": title})
