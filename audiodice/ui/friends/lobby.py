"""The table before its game: the code, who comes, and who begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from audiodice.core.model import Event, Value
from audiodice.present.commands import Command
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.friends.company import AT_ONCE, Company
from audiodice.ui.friends.friend_commands import FriendCommands, who_is_here
from audiodice.ui.friends.friends_menu import code_told
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, Restart, refuse, say_and_cue

_SEAT_MS = 700.0  # within this time who comes has a seat
_FINAL = ("table_full", "table_other_version", "table_other_game", "table_silent")
"""News after which nothing comes of this table for us."""


class Lobby(Menu):
    """Who is at the table; the host begins, the others wait."""

    def __init__(
        self, context: UiContext, launcher: Launcher, company: Company, *, called: bool = False
    ) -> None:
        """`called`: the host called those of the table before, so that nobody needs the code."""
        self._launcher, self._company, self._called = launcher, company, called
        self._leaves = Proposal[str](context)
        self._commands = FriendCommands(context, company, lambda _: Response())
        self._came_at: float | None = None  # since when somebody is here who has no seat yet
        title = context.words.text("lobby_host" if company.hosts else "lobby_guest")
        super().__init__(context, title, self._entries, pauses=False, root=True)

    @property
    def copies(self) -> str:
        """What the key that copies takes: the code alone, ready to be sent to somebody."""
        return " ".join(self._company.code)

    def _entries(self) -> list[Item]:
        company, text = self._company, self._context.words.text
        found = [self._begin_item() if company.hosts else self._wait_item()]
        found.append(Item(partial(text, "friends_code"), lambda: say_and_cue(code_told(company))))
        if invitation := self._invitation:
            found.append(Item(partial(text, "lobby_invite"), partial(self._copy, invitation)))
        found.append(Item(partial(text, "lobby_who"), lambda: Response(who_is_here(company))))
        if not company.hosts:
            watching = any(person.me and person.watching for person in company.people)
            label = partial(text, "lobby_sit" if watching else "lobby_watch")
            found.append(Item(label, partial(self._sit, sits=watching)))
        found.append(Item(partial(text, "command-say"), self._commands.acts["say"]))
        found.append(Item(partial(text, "lobby_leave"), self._launcher.to_main_menu))
        return found

    @property
    def _invitation(self) -> str:
        friends = self._context.friends
        return friends.invitation(self._company.code) if friends else ""

    def _copy(self, text: str) -> Response:
        copied = self._context.copy(text)
        return say_and_cue(Event("copied")) if copied else refuse(Event("not_copied"))

    def _begin_item(self) -> Item:
        def label() -> str:
            return self._context.words.text("lobby_begin", count=self._sitting)

        return Item(label, self._begin)

    def _wait_item(self) -> Item:
        def label() -> str:
            host = next((p.name for p in self._company.people if p.host), "")
            return self._context.words.text("lobby_wait", name=host, count=self._sitting)

        return Item(label, lambda: Response(who_is_here(self._company)))

    @property
    def _sitting(self) -> int:
        return sum(not person.watching for person in self._company.people)

    def _begin(self) -> Response:
        if self._sitting < 2:
            return refuse(Event("table_too_few"))
        self._company.do(self._company.shared.begin)
        return self._news() if self._company.news else Response((Event("table_begins"),))

    def _sit(self, *, sits: bool) -> Response:
        shared = self._company.shared
        self._company.do(shared.sit if sits else shared.watch)
        if any(event.key == "table_full" for event in self._company.news):
            return self._news()
        return say_and_cue(Event("lobby_sits" if sits else "lobby_watches"))

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """The code, or who was called, then the first entry; a guest hears what is looked for."""
        opened = super().enter()
        company = self._company
        if not company.hosts:
            first: tuple[Event, ...] = (Event("table_sought"),)
        elif self._called:
            first = (Event("friends_called"),)
        else:
            fields: dict[str, Value] = {"address": company.reach, "copies": self._context.copies}
            first = (code_told(company), Event("listening", None, fields))
        return Response((*first, *opened.speech), opened.cues)

    def where(self) -> Response:
        """The code again, and who is here."""
        *lost, here = who_is_here(self._company)
        code = (code_told(self._company),) if self._company.hosts else ()
        return Response((*lost, *code, here))

    def can(self, command: Command) -> bool:
        """The way back leaves the table; and the keys that concern friends."""
        return command.id == "back" or command.group == "friends" or super().can(command)

    def command(self, command: Command) -> Response:
        """As in every menu, and what concerns friends; Escape leaves the table, and asks if others
        are there."""
        if response := self._commands.run(command):
            return response
        if command.id != "back":
            return super().command(command)
        asks = self._context.settings.confirmations and self._company.others
        if asks and self._leaves.open is None:
            return self._leaves.ask(
                "leave", Event("leave_asked", None, {"host": self._company.hosts})
            )
        return self._launcher.to_main_menu()

    def titled(self) -> tuple[Event, ...]:
        """What the menu is called."""
        return (Event("titled", None, {"title": self.title}),)

    def due(self) -> float | None:
        """At once if there is news; but who comes usually takes a seat, and that is told alone.

        The game waits on this side until a line that is being written is finished.
        """
        news = self._company.news
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
        news = tuple(self._company.news)
        self._company.news.clear()
        if any(event.key == "table_began" for event in news):
            told = tuple(event for event in news if event.key != "table_began")
            screen = self._launcher.open_shared(self._company)
            return Response(told, told, interrupt=False, news=True, then=Restart(screen))
        told = tuple(self._in_words(event) for event in self._without_repeating(news))
        cues = tuple(Event("refused") if e.key in _FINAL else e for e in told)
        return Response(told, cues, interrupt=False, news=True)

    def _without_repeating(self, news: Sequence[Event]) -> Iterator[Event]:
        """The news without what the rest of it says too: who takes a seat is here, and so is the
        host of a table that was found."""
        sat = {event.fields["name"] for event in news if event.key == "friend_sat"}
        host = next((p.name for p in self._company.people if p.host and not p.me), None)
        for event in news:
            name, key = event.fields.get("name"), event.key
            come = key == "friend_came" and name in (*sat, host)
            of_host = key == "friend_sat" and name == host and event.fields["number"] == 1
            if not (come or of_host):  # a friend may have the host's name, but not the first seat
                yield event

    def _in_words(self, event: Event) -> Event:
        """An event with its game's name in the player's language."""
        game = event.fields.get("game")
        if event.key != "table_found" or not isinstance(game, str):
            return event
        host = next((p.name for p in self._company.people if p.host), "")
        title = game_title(self._context, game)
        return Event(event.key, event.seat, {**event.fields, "game": title, "name": host})
