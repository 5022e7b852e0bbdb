"""Before a game with fair dice: somebody who did not draw the seed may add a word of their own."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.ui.play import fairness
from audiodice.ui.response import Response, Restart
from audiodice.ui.screen import Screen
from audiodice.ui.text_entry import Entry


class SeedWord(Entry):
    """Tells what binds the seed, and only then takes a word that goes into the dice beside it.

    Enter begins the game, with nothing typed as well; Escape begins none.
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
        """The window is called as the game is."""
        return (Event("titled", None, {"title": self._title}),)
