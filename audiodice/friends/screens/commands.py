"""The keys of a room that concern people: who is here, what is said, what they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from audiodice.core.model import Event, Value
from audiodice.friends.room.codes import spoken
from audiodice.friends.room.messages import LONGEST_TEXT
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.people_menu import people_menu
from audiodice.friends.screens.phrases import Phrases
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.new_game import game_title
from audiodice.ui.screen import Offer, Pop, Response, push, refuse
from audiodice.ui.text_entry import Entry


class RoomCommands:
    """The commands that concern friends, at the table and in its lobby.

    `acts` maps a command's id to its function.
    """

    def __init__(self, context: UiContext, client: RoomClient) -> None:
        self._client = client
        self.writing = False
        """A line is being written: no other screen may open, where its letters would be keys."""
        self.acts: dict[str, Callable[[], Response]] = {
            "who": lambda: Response(who_is_here(client)),
            "friends": lambda: push(people_menu(context, client)),
            "say": self._write,
            "phrases": lambda: push(Phrases(context, client)),
            "said_older": lambda: self._walk(-1),
            "said_newer": lambda: self._walk(1),
        }

    def offers(self) -> Iterator[Offer]:
        """The commands as buttons and for switches."""
        for name in ("who", "phrases", "friends"):
            yield Offer(name, self.acts[name], f"command-{name}")

    def run(self, command: Command) -> Response | None:
        """The response to a command that concerns friends; None to any other."""
        if command.id not in ("said_older", "said_newer"):
            self._client.talk.rest()
        return self.acts[command.id]() if command.id in self.acts else None

    def _write(self) -> Response:
        """Open a line in which to write something to everybody; the game goes on behind it."""
        self.writing = True
        return push(
            Entry(Event("say_what"), self._say, self._leave, longest=LONGEST_TEXT, pauses=False)
        )

    def _say(self, text: str) -> Response:
        left = self._leave()
        return self._client.say(text) if text else left

    def _leave(self) -> Response:
        self.writing = False
        return Response(then=Pop())

    def _walk(self, by: int) -> Response:
        said = self._client.talk.walk(by)
        if said is None:
            return refuse(Event("nothing_was_said"))
        return Response((said,), (Event("menu_move"),))


def in_words(context: UiContext, event: Event) -> Event:
    """An event that names a game by its id, with the game's name in the player's language."""
    game = event.fields.get("game")
    if not isinstance(game, str) or not game:
        return event
    return Event(event.key, event.seat, {**event.fields, "game": game_title(context, game)})


def code_told(client: RoomClient) -> Event:
    """The code, digit by digit in groups of four."""
    return Event("code_told", None, {"code": spoken(client.code)})


def who_is_here(client: RoomClient) -> tuple[Event, ...]:
    """Who sits where, who watches, and who is quiet or gone; the line first, if it is lost."""
    game, told = client.room.state.playing, list[Value]()
    for person in client.room.people:
        seat = person.seat
        plays = game and seat is not None and game.table.owner(seat) == "computer"
        state = "computer" if plays else "me" if person.me else str(person.state)
        told.append((person.name, 0 if seat is None else seat + 1, state))
    alone = len(client.room.people) < 2
    return (*client.lost, Event("friends_here", None, {"friends": tuple(told), "alone": alone}))
