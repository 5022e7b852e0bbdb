"""Before a game with fair dice: a second person may add a word to the seed."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.ui.play import fairness
from audiodice.ui.screen import Response, Restart, Screen
from audiodice.ui.text_entry import Entry


class SeedWord(Entry):
    """Says the commitment to the seed, then asks for a word that is added to the seed.

    Enter starts the game, also without a word; Escape does not start it.
    """

    def __init__(
        self,
        title: str,
        seed: int | str,
        begin: Callable[[str], Screen],
        leave: Callable[[], Response],
    ) -> None:
        """`title` is the game's name; `begin` makes the table for a word, "" for none."""
        super().__init__(
            fairness.word_asked(seed), lambda word: Response(then=Restart(begin(word))), leave
        )
        self._title = title

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self._title}),)
