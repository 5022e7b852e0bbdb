"""The menu that Escape opens at a table with friends."""

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
from audiodice.ui.screen import Pop, Quit, Response, say_and_cue


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

    def entries() -> list[Item]:  # the game may end while the menu is open
        return [
            Item(partial(text, "menu_continue"), lambda: Response(then=Pop())),
            *((over,) if client.ended else ()),
            *(history.items() if table.over else ()),
            *help_items(context, table),
            Item(partial(text, "friends_code"), lambda: say_and_cue(code_told(client))),
            Item(partial(text, "room_leave"), leave),
            Item(partial(text, "menu_quit"), lambda: Response(then=Quit())),
        ]

    title = text("end_menu" if client.ended else "friends_pause")
    return Menu(context, title, entries, pauses=False)
