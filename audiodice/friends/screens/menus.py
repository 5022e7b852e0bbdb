"""The menus that Escape opens: at a table with friends, and for a host who leaves others behind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.engine.table import Table
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.commands import code_told
from audiodice.ui.context import UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.play.pause_menu import help_items
from audiodice.ui.screen import Pop, Quit, Response, refuse, say_and_cue


def pause_menu(
    context: UiContext,
    client: RoomClient,
    table: Table,
    history: GameHistoryMenu,
    room: Callable[[], Response],
    leave: Callable[[], Response],
) -> Menu:
    """The menu; the game goes on behind it. `room` goes to the room after the game, and `leave`
    leaves the room."""
    text = context.words.text
    over = Item(partial(text, "room_back"), room)

    def end(seat: int) -> Response:
        client.do(client.room.hosting.choose, seat, "end")
        return _stay()

    def entries() -> list[Item]:  # the game may end while the menu is open
        playing = client.room.state.playing
        seat = client.room.my_seat if playing and client.room.am_host else None
        return [
            Item(partial(text, "menu_continue", over=table.over), _stay),
            *((over,) if not playing else ()),
            *(history.items() if table.over else ()),
            *help_items(context, table),
            Item(partial(text, "friends_code"), lambda: say_and_cue(code_told(client))),
            *(() if seat is None else (Item(partial(text, "room_end_game"), partial(end, seat)),)),
            Item(partial(text, "room_leave"), leave),
            Item(partial(text, "menu_quit"), lambda: Response(then=Quit())),
        ]

    title = text("friends_pause" if client.room.state.playing else "end_menu")
    return Menu(context, title, entries, pauses=False)


def leave_menu(
    context: UiContext,
    client: RoomClient,
    left: Callable[[], Response],
    closed: Callable[[], Response],
) -> Menu:
    """Hand the room over, or close it? `left` leaves the room, and `closed` forgets it, too."""
    text, hosting = context.words.text, client.room.hosting

    def after(then: Callable[[], Response], what: Callable[[], None]) -> Response:
        client.do(what)
        # If we still are the host, it was refused, and the last news says why.
        return refuse(client.news.pop()) if client.room.am_host else then()

    def items() -> list[Item]:
        return [
            *(
                Item(
                    partial(text, "room_hand_over", name=p.name),
                    partial(after, left, partial(hosting.hand_over, p.key)),
                )
                for p in client.others_here
            ),
            Item(partial(text, "room_close"), partial(after, closed, hosting.close)),
            Item(partial(text, "room_stay"), _stay),
        ]

    return Menu(context, text("room_leave_asked"), items, pauses=False)


def _stay() -> Response:
    return Response(then=Pop())
