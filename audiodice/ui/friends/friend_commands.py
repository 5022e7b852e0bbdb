"""The keys of a shared table that concern people: who is here, what is said, what they ask."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event, Value
from audiodice.ui.context import UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.friends.friends_menu import friends_menu
from audiodice.ui.friends.phrases import Phrases
from audiodice.ui.screen import Response, push, refuse, say_and_cue
from audiodice.ui.text_entry import Entry

LONGEST_LINE = 300  # characters of what is said at once


class FriendCommands:
    """`acts` maps a command's id to its function."""

    def __init__(
        self, context: UiContext, company: Company, answer: Callable[[bool], Response]
    ) -> None:
        """`answer` answers what the others asked last."""
        self._context, self._company, self._answer = context, company, answer
        self.acts: dict[str, Callable[[], Response]] = {
            "who": lambda: Response(who_is_here(company)),
            "friends": self._friends,
            "say": lambda: write(company),
            "phrases": lambda: push(Phrases(context, company)),
            "said_older": lambda: self._walk(-1),
            "said_newer": lambda: self._walk(1),
        }

    def _friends(self) -> Response:
        return push(friends_menu(self._context, self._company, self._answer))

    def _walk(self, by: int) -> Response:
        said = self._company.talk.walk(by)
        if said is None:
            return refuse(Event("nothing_was_said"))
        return Response((said,), (Event("menu_move"),))


def who_is_here(company: Company) -> tuple[Event, ...]:
    """Who sits where, who watches, and whose line is quiet or gone."""
    table = company.shared.table
    told: list[Value] = []
    for person in company.people:
        place = 0 if person.watching else -1 if person.seat is None else person.seat + 1
        state = "me" if person.me else person.state
        told.append((person.name, place, state))
    for seat, sitting in enumerate(table.seats if table else ()):
        if sitting.policy is None and table and table.owner(seat) == "computer":
            told = [
                (name, place, "computer") if place == seat + 1 else (name, place, state)
                for name, place, state in told  # type: ignore[misc]
            ]
    alone = len(company.people) < 2
    return (Event("friends_here", None, {"friends": tuple(told), "alone": alone}),)


def write(company: Company) -> Response:
    """Open a line in which to write something to everybody."""

    def done(text: str) -> None:
        if text:
            company.say(text)

    return push(Entry(Event("say_what"), done, longest=LONGEST_LINE))


def said_at(company: Company) -> Response:
    """What answers something said here: its cue, for everybody knows their own words."""
    return say_and_cue(*() if company.line_up else (Event("said_later"),))
