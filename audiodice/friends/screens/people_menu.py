"""The list of who is in a room, and what can be done about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.friends.room.people import Person
from audiodice.friends.screens.client import RoomClient
from audiodice.ui.context import UiContext
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.screen import Pop, Response, push


def people_menu(context: UiContext, client: RoomClient) -> Menu:
    """What the others ask and what is to be decided first, then everybody, then the talk."""
    text, room = context.words.text, client.room
    entry = partial(_entry, context, client)

    def answer(*, yes: bool) -> Response:
        return replace(client.answer_undo(yes=yes), then=Pop())

    def items() -> list[Item]:
        found = []
        if client.asked is not None:
            found.append(Item(partial(text, "undo_allow"), partial(answer, yes=True)))
            found.append(Item(partial(text, "undo_deny"), partial(answer, yes=False)))
        if lost := room.following.lost:
            found.append(entry("decide_wait", lambda: None, name=lost))
            found.append(entry("host_go_on", room.following.go_on, name=lost))
        if room.following.other is not None:
            found.append(entry("table_join_larger", room.following.join_other))
        for seat, name in client.gone.items():
            for what in ("wait", "computer", "end"):
                choose = partial(room.hosting.choose, seat, what)
                found.append(entry(f"decide_{what}", choose, name=name))
        found += [_person(context, client, person) for person in room.people]
        return [*found, _all(context, client)]

    return Menu(context, text("friends_title"), items, pauses=False)


def _entry(
    context: UiContext, client: RoomClient, label: str, what: Callable[[], object], **names: str
) -> Item:
    """A decision, which closes the menu."""

    def choose() -> Response:
        client.do(what)
        told = (Event("chosen_wait", None, {**names}),) if label == "decide_wait" else ()
        return Response(told, then=Pop())

    return Item(partial(context.words.text, label, **names), choose)


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
        talk.muted ^= {person.name}
        return CHANGED

    if person.me or not client.room.am_host or person.state == "gone":
        return Item(label, change=change)
    return Item(label, lambda: push(_about(context, client, person)), change=change)


def _about(context: UiContext, client: RoomClient, person: Person) -> Menu:
    """What the host can do about a person."""
    entry, hosting = partial(_entry, context, client), client.room.hosting
    items = [
        entry("person_hand_over", partial(hosting.hand_over, person.key), name=person.name),
        entry("person_remove", partial(hosting.remove, person.key), name=person.name),
    ]
    if person.key in hosting.twins:
        items[:0] = [
            entry("twin_newer", partial(hosting.put_out, person.key, newer=False)),
            entry("twin_older", partial(hosting.put_out, person.key, newer=True)),
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
