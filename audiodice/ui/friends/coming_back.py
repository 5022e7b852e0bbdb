"""A saved game that was shared with friends: the way back to its table."""

from __future__ import annotations

from functools import partial

from audiodice.core.model import Event
from audiodice.engine.saved_game import SavedGame
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.friends.meeting import Meeting
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Response, push, refuse


def offer(context: UiContext, launcher: Launcher, saved: SavedGame) -> Response:
    """A menu that says what such a game needs, and leads back to its table."""
    text = context.words.text

    def go_back() -> Response:
        friends = context.friends
        if friends is None or friends.missing:
            what = friends.missing if friends else ""
            return refuse(Event("friends_missing", None, {"what": what}))
        return Meeting(context, launcher, friends).come_back(saved.shared)

    items = [Item(partial(text, "shared_back"), go_back)]
    return push(Menu(context, text("shared_needs"), lambda: items))
