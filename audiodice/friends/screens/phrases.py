"""Ready-made phrases: everybody hears them in their own language."""

from __future__ import annotations

from functools import partial

from audiodice.friends.screens.client import RoomClient
from audiodice.friends.screens.talk import you_said
from audiodice.ui.context import UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Response

MANY = 9


class Phrases(Menu):
    """The phrases, numbered; a digit says one at once."""

    def __init__(self, context: UiContext, client: RoomClient) -> None:
        self._client = client
        text = context.words.text
        entries = [
            Item(
                partial(text, "phrase_numbered", number=number, text=phrase_text(context, number)),
                partial(self._say, number),
                key=str(number),
            )
            for number in range(1, MANY + 1)
        ]
        super().__init__(context, text("phrases_title"), lambda: entries, pauses=False)

    def typed(self, name: str, text: str) -> Response | None:
        """A digit says its phrase; letters jump."""
        if text.isdecimal() and text.isascii() and 1 <= int(text) <= MANY:
            return self._say(int(text))
        return super().typed(name, text)

    def _say(self, number: int) -> Response:
        waits = self._client.say("", number)
        return you_said(phrase_text(self._context, number), waits)


def phrase_text(context: UiContext, number: int) -> str:
    """A phrase in the player's language."""
    return context.words.text(f"phrase-{number}")
