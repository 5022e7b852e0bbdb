"""The list of who is at a shared table, and what can be done about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from audiodice.core.model import Event
from audiodice.engine.shared.people import Person
from audiodice.ui.context import UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.screen import Pop, Response, say_and_cue

_CHOICES: tuple[Literal["wait", "computer", "end"], ...] = ("wait", "computer", "end")


def friends_menu(context: UiContext, company: Company, answer: Callable[[bool], Response]) -> Menu:
    """What the others ask and what is to be decided first, then everybody, then the talk."""
    text = context.words.text

    def items() -> list[Item]:
        found = []
        if company.asked is not None:
            found += [_answer(context, answer, yes=yes) for yes in (True, False)]
        for person in company.gone:
            found += [_decide(context, company, person, what) for what in _CHOICES]
        found += [_person(context, company, person) for person in company.people]
        found.append(_all(context, company))
        if company.code:
            found.append(
                Item(partial(text, "friends_code"), lambda: say_and_cue(code_told(company)))
            )
        return found

    return Menu(context, text("friends_title"), items, pauses=False)


def code_told(company: Company) -> Event:
    """The code of the table, word by word."""
    return Event("code_told", None, {"code": company.code})


def _answer(context: UiContext, answer: Callable[[bool], Response], *, yes: bool) -> Item:
    def choose() -> Response:
        done = answer(yes)
        return Response(done.speech, done.cues, then=Pop())

    return Item(partial(context.words.text, "undo_allow" if yes else "undo_deny"), choose)


def _decide(
    context: UiContext, company: Company, person: Person, what: Literal["wait", "computer", "end"]
) -> Item:
    """One of the choices about the seat of somebody who is gone."""

    def choose() -> Response:
        seat = -1 if person.seat is None else person.seat
        company.do(lambda now: company.shared.choose(seat, what, now))
        return Response((Event(f"chosen_{what}", None, {"name": person.name}),), then=Pop())

    return Item(partial(context.words.text, f"decide_{what}", name=person.name), choose)


def _person(context: UiContext, company: Company, person: Person) -> Item:
    """Somebody, and whether what they say is heard; Enter, Left and Right change that."""
    talk = company.talk

    def label() -> str:
        state = "me" if person.me else "muted" if person.name in talk.muted else person.state
        return context.words.text("friend_entry", name=person.name, state=state)

    def change(by: int) -> Response | None:
        if person.me or (by > 0) != (person.name in talk.muted):
            return None
        talk.mute(person.name)
        return CHANGED

    return Item(label, change=change)


def _all(context: UiContext, company: Company) -> Item:
    """Whether anything that is said is heard."""
    talk = company.talk

    def label() -> str:
        state = context.words.text("value-off" if talk.off else "value-on")
        return context.words.text("talk_entry", value=state)

    def change(by: int) -> Response | None:
        if (by < 0) == talk.off:
            return None
        talk.off = by < 0
        return CHANGED

    return Item(label, change=change)
