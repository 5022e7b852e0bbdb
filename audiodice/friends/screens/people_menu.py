"""The list of who is in a room, and what can be done about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from audiodice.core.model import Event
from audiodice.friends.room.people import Person
from audiodice.friends.screens.client import RoomClient
from audiodice.ui.context import UiContext
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.screen import Pop, Response, push

_CHOICES: tuple[Literal["wait", "computer", "end"], ...] = ("wait", "computer", "end")


def people_menu(context: UiContext, client: RoomClient, answer: Callable[[bool], Response]) -> Menu:
    """What the others ask and what is to be decided first, then everybody, then the talk."""
    text = context.words.text

    def items() -> list[Item]:
        found = []
        if client.asked is not None:
            found += [_answer(context, answer, yes=yes) for yes in (True, False)]
        if lost := client.room.following.lost:
            found += [_host_lost(context, client, lost, go_on=go_on) for go_on in (False, True)]
        if client.room.following.other is not None:
            found.append(_other_table(context, client))
        for person in client.gone:
            found += [_decide(context, client, person, what) for what in _CHOICES]
        found += [_person(context, client, person) for person in client.room.people]
        found.append(_all(context, client))
        return found

    return Menu(context, text("friends_title"), items, pauses=False)


def _answer(context: UiContext, answer: Callable[[bool], Response], *, yes: bool) -> Item:
    def choose() -> Response:
        done = answer(yes)
        return Response(done.speech, done.cues, then=Pop())

    return Item(partial(context.words.text, "undo_allow" if yes else "undo_deny"), choose)


def _host_lost(context: UiContext, client: RoomClient, name: str, *, go_on: bool) -> Item:
    """Wait for the host, or go on without them."""

    def choose() -> Response:
        if go_on:
            client.do(client.room.following.go_on)
            return Response(then=Pop())
        return Response((Event("chosen_wait", None, {"name": name}),), then=Pop())

    label = "host_go_on" if go_on else "decide_wait"
    return Item(partial(context.words.text, label, name=name), choose)


def _other_table(context: UiContext, client: RoomClient) -> Item:
    """Join the larger table, and give up ours."""

    def choose() -> Response:
        client.do(client.room.following.join_other)
        return Response(then=Pop())

    return Item(partial(context.words.text, "table_join_larger"), choose)


def _decide(
    context: UiContext, client: RoomClient, person: Person, what: Literal["wait", "computer", "end"]
) -> Item:
    """One of the choices about the seat of somebody who is gone."""

    def choose() -> Response:
        seat = -1 if person.seat is None else person.seat
        client.do(client.room.hosting.choose, seat, what)
        waits = (Event("chosen_wait", None, {"name": person.name}),) if what == "wait" else ()
        return Response(waits, then=Pop())

    return Item(partial(context.words.text, f"decide_{what}", name=person.name), choose)


def _person(context: UiContext, client: RoomClient, person: Person) -> Item:
    """Somebody, and whether what they say is heard (Left and Right); Enter opens what the host can
    do about them."""
    talk = client.talk

    def label() -> str:
        state = "me" if person.me else "muted" if person.name in talk.muted else person.state
        return context.words.text("friend_entry", name=person.name, state=state)

    def change(by: int) -> Response | None:
        if person.me or (by > 0) != (person.name in talk.muted):
            return None
        talk.mute(person.name)
        return CHANGED

    if person.me or not client.room.am_host or person.state == "gone":
        return Item(label, change=change)
    return Item(label, lambda: push(_about(context, client, person)), change=change)


def _about(context: UiContext, client: RoomClient, person: Person) -> Menu:
    """What the host can do about a person."""
    text, hosting = context.words.text, client.room.hosting

    def done(what: Callable[[bytes], None]) -> Response:
        client.do(what, person.key)
        return Response(then=Pop())

    def keep(*, newer: bool) -> Response:
        client.do(hosting.put_out, person.key, newer=not newer)
        return Response(then=Pop())

    twins = [
        Item(partial(text, label), partial(keep, newer=newer))
        for label, newer in (("twin_newer", True), ("twin_older", False))
        if person.key in hosting.twins
    ]
    items = [
        *twins,
        Item(partial(text, "person_hand_over", name=person.name), partial(done, hosting.hand_over)),
        Item(partial(text, "person_remove", name=person.name), partial(done, hosting.remove)),
    ]
    return Menu(context, person.name, lambda: items, pauses=False)


def _all(context: UiContext, client: RoomClient) -> Item:
    """Whether anything that is said is heard."""
    talk = client.talk

    def label() -> str:
        state = context.words.text("value-off" if talk.off else "value-on")
        return context.words.text("talk_entry", value=state)

    def change(by: int) -> Response | None:
        if (by < 0) == talk.off:
            return None
        talk.off = by < 0
        return CHANGED

    return Item(label, change=change)
