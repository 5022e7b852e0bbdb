"""Play with friends: host a table, join one, look which are near."""

from __future__ import annotations

from functools import partial

from audiodice.core.line import Nearby
from audiodice.core.model import Event
from audiodice.core.text import shown
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.friends.code_entry import CodeEntry
from audiodice.ui.friends.codes import Codes
from audiodice.ui.friends.host_menu import HostMenu
from audiodice.ui.friends.meeting import Meeting, named
from audiodice.ui.menu import Item, Menu
from audiodice.ui.ports import Friends
from audiodice.ui.screen import Response, push, refuse, say_and_cue, wait_for


def friends_home(context: UiContext, launcher: Launcher, friends: Friends, codes: Codes) -> Menu:
    """The menu; without the libraries, how to get them."""
    text = context.words.text
    if friends.missing:
        missing = Event("friends_missing", None, {"what": friends.missing})
        how = Item(partial(text, "friends_install"), lambda: say_and_cue(missing))
        return Menu(context, text("menu_friends"), lambda: [how])
    items = [
        Item(
            partial(text, "friends_host"),
            lambda: push(HostMenu(context, launcher, friends, codes).menu()),
        ),
        Item(partial(text, "friends_join"), partial(ask_code, context, launcher, friends, codes)),
    ]
    if friends.near:
        look = partial(_look, context, launcher, friends, codes)
        items.append(Item(partial(text, "friends_near"), look))
    return Menu(context, text("menu_friends"), lambda: items)


def ask_code(
    context: UiContext,
    launcher: Launcher,
    friends: Friends,
    codes: Codes,
    host: str = "",
    text: str = "",
) -> Response:
    """Ask for the code of a table, and go there; `host` is whose it is, as far as is known.

    `text` is what the code may be: if it is one, that is where the player goes.
    """
    asks = Event("code_asked", None, {"name": host})
    done = Meeting(context, launcher, friends).join
    return named(context, lambda: push(CodeEntry(asks, codes, done, begins=text)))


def join(
    context: UiContext, launcher: Launcher, friends: Friends, codes: Codes, text: str
) -> Response:
    """Go to a table whose code is known, as an invitation gives it."""
    code = codes.parse(text)
    if isinstance(code, Event):
        return refuse(code)
    return named(context, lambda: Meeting(context, launcher, friends).join(code))


def _look(context: UiContext, launcher: Launcher, friends: Friends, codes: Codes) -> Response:
    """Look for tables on this network; each is joined by its code."""

    def show(found: tuple[Nearby, ...]) -> Response:
        if not found:
            return refuse(Event("nobody_near"))
        items = [
            Item(
                partial(
                    context.words.text, "near_table", name=shown(near.name), address=near.address
                ),
                partial(ask_code, context, launcher, friends, codes, shown(near.name)),
            )
            for near in found
        ]
        return push(Menu(context, context.words.text("friends_near"), lambda: items))

    return wait_for(friends.nearby(), show)
