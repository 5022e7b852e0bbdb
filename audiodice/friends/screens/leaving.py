"""The question to a host who leaves: hand the room over, or close it?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Event
from audiodice.friends.room.people import Person
from audiodice.friends.screens.client import RoomClient
from audiodice.ui.context import UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Pop, Response, refuse


def leave_menu(
    context: UiContext,
    client: RoomClient,
    left: Callable[[], Response],
    closed: Callable[[], Response],
) -> Menu:
    """The menu; `left` leaves the room, and `closed` forgets it, too."""
    text, hosting = context.words.text, client.room.hosting

    def hand_over(person: Person) -> Response:
        client.do(hosting.hand_over, person.key)
        return left() if not client.room.am_host else _refused(client)

    def close() -> Response:
        client.do(hosting.close)
        return closed() if client.room.state.closed else _refused(client)

    def items() -> list[Item]:
        return [
            *(
                Item(partial(text, "room_hand_over", name=p.name), partial(hand_over, p))
                for p in client.others_here
            ),
            Item(partial(text, "room_close"), close),
            Item(partial(text, "room_stay"), lambda: Response(then=Pop())),
        ]

    return Menu(context, text("room_leave_asked"), items, pauses=False)


def _refused(client: RoomClient) -> Response:
    """Say why it was refused: a throw is under way, or that person cannot be the host."""
    why = client.news.pop() if client.news else Event("throw_waits")
    return refuse(why)
