"""Ready-made phrases: everybody hears them in their own language."""

from __future__ import annotations

from functools import partial

from audiodice.friends.screens.client import RoomClient
from audiodice.ui.context import UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Response

_MANY = 9


class Phrases(Menu):
    """The phrases, numbered; a digit says one at once."""

    def __init__(self, context: UiContext, client: RoomClient) -> None:
        text = context.words.text
        self._by_key = {
            str(number): Item(
                partial(text, "phrase_numbered", number=number, text=phrase),
                partial(client.say, phrase, number),
                key=str(number),
            )
            for number in range(1, _MANY + 1)
            for phrase in (text(f"phrase-{number}"),)
        }
        entries = [*self._by_key.values()]
        super().__init__(context, text("phrases_title"), lambda: entries, pauses=False)

    def typed(self, name: str, text: str) -> Response | None:
        """A digit says its phrase; letters jump."""
        item = self._by_key.get(text)
        return item.choose() if item and item.choose else super().typed(name, text)
