"""The room between its games: who is here, which game comes next, and who begins it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from audiodice import games
from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.friends.room.codes import groups
from audiodice.friends.screens.client import AT_ONCE, RoomClient
from audiodice.friends.screens.commands import RoomCommands, code_told, in_words, who_is_here
from audiodice.friends.screens.next_game import NextGame
from audiodice.present.commands import Command
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Offer, Response, Restart, Screen, refuse, say_and_cue

_SEAT_MS = 700.0  # within this time who comes has a seat
_BAD_NEWS = ("room_refused", "room_silent")


class RoomScreen(Menu):
    """The host chooses a game and begins it; the others wait, or only watch."""

    def __init__(
        self,
        context: UiContext,
        launcher: Launcher,
        client: RoomClient,
        *,
        opens: Callable[[Table], Screen],
        leave: Callable[[], Response],
        out: Callable[[], Response],
        started: Callable[[], str],
        link: str = "",
    ) -> None:
        """`opens` makes the screen of a game in play. `leave` leaves the room, `out` first says
        that nothing comes of it. `started` is the time in UTC, ISO 8601. `link` is the invitation,
        if a page is known."""
        self._client, self._opens, self._leave, self._out = client, opens, leave, out
        self._started, self._link = started, link
        self._leaves = Proposal[str](context)
        self._commands = RoomCommands(context, client)
        self._next = NextGame(context, launcher, client)
        self._came_at: float | None = None  # since when somebody is here who has no seat yet
        super().__init__(context, _title(context, client), self._entries, pauses=False, root=True)

    @property
    def copies(self) -> str:
        """What the key that copies takes: the link, or the code where no page is known."""
        return self._link or " ".join(groups(self._client.code))

    # ------------------------------------------------------------------ the entries

    def _entries(self) -> list[Item]:
        client, text = self._client, self._context.words.text
        host, state = client.room.am_host, client.room.state
        if host:
            setup, count = state.setup, len(state.seats)
            title = game_title(self._context, setup.game if setup else games.names()[0])
            count += len(setup.computers if setup else ())
            begin = partial(text, "room_begin", game=title, count=count)
            found = [Item(begin, self._begin), *self._next.entries()]
        else:
            wait = partial(text, "lobby_wait", name=client.host, count=len(state.seats))
            found = [Item(wait, lambda: Response(who_is_here(client)))]
        found.append(Item(partial(text, "friends_code"), lambda: say_and_cue(code_told(client))))
        if self._link:
            found.append(Item(partial(text, "room_invite"), self._copy))
        found.append(Item(partial(text, "lobby_who"), lambda: Response(who_is_here(client))))
        if not host:
            watches = client.room.following.wants == "watch"
            label = partial(text, "lobby_sit" if watches else "lobby_watch")
            found.append(Item(label, partial(self._want, sit=watches)))
        found.append(Item(partial(text, "command-say"), self._commands.acts["say"]))
        if host:
            label = partial(text, "room_unlock" if state.locked else "room_lock")
            found.append(Item(label, partial(self._lock, on=not state.locked)))
        found.append(Item(partial(text, "room_leave"), self._leave))
        return found

    def _copy(self) -> Response:
        copied = self._context.copy(self._link)
        return say_and_cue(Event("copied")) if copied else refuse(Event("not_copied"))

    def offers(self) -> Sequence[Offer]:
        """The friends' keys, too, where keys are buttons."""
        return [*super().offers(), *self._commands.offers()]

    def _begin(self) -> Response:
        self._client.do(self._client.room.hosting.begin, self._started())
        return self.tick()

    def _want(self, *, sit: bool) -> Response:
        self._client.do(self._client.room.following.want, "sit" if sit else "watch")
        return say_and_cue(Event("lobby_sits" if sit else "lobby_watches"))

    def _lock(self, *, on: bool) -> Response:
        self._client.do(self._client.room.hosting.lock, on=on)
        return self.tick()

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """The host hears the code first; who joins hears that the room is being looked for."""
        opened = super().enter()
        if not self._client.room.state.host:
            waits = self._context.history.latest.events[-1:] == (Event("one_moment"),)
            return Response(() if waits else (Event("table_sought"),), opened.cues)
        if not self._client.room.am_host or self._client.others_here:
            return opened
        first = (code_told(self._client), *self._keys())
        return Response((*first, *opened.speech), opened.cues)

    def _keys(self) -> tuple[Event, ...]:
        """What to press here; said once a session."""
        told, host = self._context.told, self._client.room.am_host
        if "room_keys" in told:
            return ()
        told.add("room_keys")
        keys = "guest" if not host else "copies" if self._context.copies else "host"
        return (Event("room_keys", None, {"keys": keys}),)

    def resume(self) -> Response:
        """Another screen, such as a number entry, has changed the next game."""
        self._next.send()
        return super().resume()

    def where(self) -> Response:
        """Who is here; for the host the code first."""
        *lost, here = who_is_here(self._client)
        code = (code_told(self._client),) if self._client.room.am_host else ()
        return Response((*lost, *code, here))

    def can(self, command: Command) -> bool:
        """The way back leaves the room; and the keys that concern friends."""
        return command.id == "back" or command.group == "friends" or super().can(command)

    def command(self, command: Command) -> Response:
        """As in every menu; Escape leaves the room, and asks if others are there."""
        if response := self._commands.run(command):
            return response
        if command.id != "back":
            response = super().command(command)
            self._next.send()
            return response
        asks = self._context.settings.confirmations and self._client.others_here
        if asks and not self._client.room.am_host and self._leaves.open is None:
            return self._leaves.ask("leave", Event("leave_asked"), "back")
        return self._leave()

    def due(self) -> float | None:
        """At once if there is news; but who comes usually takes a seat, and that is told alone.

        The game waits on this side until a line that is being written is finished.
        """
        client, news = self._client, self._client.news
        if client.out is not None or (client.room.state.playing and not self._commands.writing):
            return AT_ONCE
        if not news:
            self._came_at = None
            return None
        if any(event.key not in ("friend_came", "game_chosen") for event in news):
            return AT_ONCE
        if self._came_at is None:
            self._came_at = self._context.clock()
        came = [self._came_at + _SEAT_MS for event in news if event.key == "friend_came"]
        return min((*came, *self._chosen_at()))

    def _chosen_at(self) -> list[float]:
        """When to tell which game was chosen, if that is news."""
        return [self._client.settled_at for e in self._client.news if e.key == "game_chosen"]

    def tick(self) -> Response:
        """Tell who came, and go to the table when the game begins."""
        if self._client.out is not None:
            return self._out()
        early = any(at > self._context.clock() for at in self._chosen_at())
        news = tuple(e for e in self._client.news if not (early and e.key == "game_chosen"))
        self._client.news = deque(e for e in self._client.news if e not in news)
        self._came_at = None
        self.title = _title(self._context, self._client)
        entered = any(event.key == "room_entered" for event in news)
        sat = {event.fields["name"] for event in news if event.key == "friend_sat"}
        told = tuple(
            self._in_words(event)
            for event in news
            if not (event.key == "friend_came" and event.fields["name"] in sat)
        )
        cues = tuple(Event("refused") if e.key in _BAD_NEWS else e for e in told)
        game, opened = self._client.room.state.playing, None
        if game is not None and not self._commands.writing:
            self._client.missed = entered  # then it began before we came
            opened = Restart(self._opens(game.table))
        if entered and game is None:
            told += (*(() if sat else self._seat()), *self._keys())
        return Response(told, cues, interrupt=False, news=True, then=opened)

    def _seat(self) -> Iterator[Event]:
        """Our seat, which we had already when we entered."""
        for person in self._client.room.people:
            if person.me and person.seat is not None:
                yield Event("friend_sat", None, {"name": "", "me": True, "number": person.seat + 1})

    def _in_words(self, event: Event) -> Event:
        """An event with its game's name in the player's language; who enters hears who is here."""
        room = self._client.room
        if event.key == "room_entered":
            others = tuple(p.name for p in self._client.others if not p.host)
            game = room.state.setup.game if room.state.setup and not room.state.playing else ""
            event = Event(event.key, event.seat, {**event.fields, "others": others, "game": game})
        return in_words(self._context, event)


def _title(context: UiContext, client: RoomClient) -> str:
    """Whose room it is, as far as that is known."""
    whose = "mine" if client.room.am_host else "named" if client.host else "unknown"
    return context.words.text("room_title", whose=whose, name=client.host, code=())
