"""The screen of a shared table, and its pause menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.engine.table import Table
from audiodice.ui.context import Launcher, Opens, UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.friends.friends_game import GameWithFriends
from audiodice.ui.friends.friends_table import FriendsTable
from audiodice.ui.friends.meeting import Meeting
from audiodice.ui.friends.told_table import ToldTable
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.play.pause_menu import help_items
from audiodice.ui.screen import Pop, Quit, Response, Screen


def open_shared(
    context: UiContext, launcher: Launcher, company: Company, opens: Opens
) -> tuple[Screen, Table]:
    """Return the screen, and the table that it shows."""
    told = ToldTable(company, up_to_now=opens != "begins")
    looking_back = GameHistoryMenu(context, launcher, told.table)

    def again() -> Screen:
        launcher.leave_table()
        return launcher.main_menu(at="menu_friends")

    def play_again() -> Response:
        friends, codes = context.friends, context.codes
        if friends is None or codes is None:
            return launcher.to_main_menu()
        new_code = partial(codes.new, friends.chance)
        return Meeting(context, launcher, friends).again(company, new_code)

    def anew() -> Screen:
        if context.store is not None:  # what is in its file was not played
            context.store.leave(for_good=True)
        return launcher.open_shared(company, "goes another way")

    screen = FriendsTable(
        GameWithFriends(context, company, told, looking_back.review),
        pause=lambda: _pause_menu(context, launcher, looking_back, told.table, company, play_again),
        again=again,
        play_again=play_again,
        anew=anew,
        rewound=opens == "goes another way",
    )
    return screen, told.table


def _pause_menu(
    context: UiContext,
    launcher: Launcher,
    looking_back: GameHistoryMenu,
    table: Table,
    company: Company,
    play_again: Callable[[], Response],
) -> Menu:
    """The menu that Escape opens; the game goes on behind it, for it is not ours alone."""
    text = context.words.text
    again = Item(partial(text, "command-play-again"), play_again)
    rest = [
        Item(partial(text, "menu_continue"), lambda: Response(then=Pop())),
        *(looking_back.items() if table.over else ()),
        *help_items(context, table),
        Item(partial(text, "lobby_leave"), launcher.to_main_menu),
        Item(partial(text, "menu_quit"), lambda: Response(then=Quit())),
    ]

    def entries() -> list[Item]:  # the host may begin again while the menu is open
        return [*rest[:1], *([again] if company.may_play_again else []), *rest[1:]]

    title = text("end_menu" if table.over or company.called_off else "friends_pause")
    return Menu(context, title, entries, pauses=False)
