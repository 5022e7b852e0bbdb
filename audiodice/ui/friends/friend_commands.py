"""The keys of a shared table that concern people: who is here, what is said, what they ask."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event, Value
from audiodice.engine.shared.messages import LONGEST_TEXT
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.friends.friends_menu import friends_menu
from audiodice.ui.friends.phrases import Phrases
from audiodice.ui.friends.talk import you_said
from audiodice.ui.screen import Pop, Response, push, refuse
from audiodice.ui.text_entry import Entry


class FriendCommands:
    """The commands that concern friends, at the table and in its lobby.

    `acts` maps a command's id to its function.
    """

    def __init__(
        self, context: UiContext, company: Company, answer: Callable[[bool], Response]
    ) -> None:
        """`answer` answers what the others asked last."""
        self._context, self._company, self._answer = context, company, answer
        self.writing = False
        """A line is being written: no other screen may open, where its letters would be keys."""
        self.acts: dict[str, Callable[[], Response]] = {
            "who": lambda: Response(who_is_here(company)),
            "friends": self._friends,
            "say": self._write,
            "phrases": lambda: push(Phrases(context, company)),
            "said_older": lambda: self._walk(-1),
            "said_newer": lambda: self._walk(1),
        }

    def run(self, command: Command) -> Response | None:
        """The response to a command that concerns friends; None to any other."""
        if command.id not in ("said_older", "said_newer"):
            self._company.talk.rest()
        return self.acts[command.id]() if command.id in self.acts else None

    def _friends(self) -> Response:
        return push(friends_menu(self._context, self._company, self._answer))

    def _write(self) -> Response:
        """Open a line in which to write something to everybody; the game goes on behind it."""
        self.writing = True
        return push(
            Entry(Event("say_what"), self._say, self._leave, longest=LONGEST_TEXT, pauses=False)
        )

    def _say(self, text: str) -> Response:
        if not text:
            return self._leave()
        self.writing = False
        return you_said(text, self._company.say(text))

    def _leave(self) -> Response:
        self.writing = False
        return Response(then=Pop())

    def _walk(self, by: int) -> Response:
        said = self._company.talk.walk(by)
        if said is None:
            return refuse(Event("nothing_was_said"))
        return Response((said,), (Event("menu_move"),))


def who_is_here(company: Company) -> tuple[Event, ...]:
    """Who sits where, who watches, and whose line is quiet or gone; ours first, if it is lost."""
    table = company.shared.table
    told: list[Value] = []
    for person in company.people:
        seat = person.seat
        place = 0 if person.watching else -1 if seat is None else seat + 1
        plays = table is not None and seat is not None and table.owner(seat) == "computer"
        state = "computer" if plays else "me" if person.me else str(person.state)
        told.append((person.name, place, state))
    alone = len(company.people) < 2
    here = Event("friends_here", None, {"friends": tuple(told), "alone": alone})
    return (*company.lost, here)
