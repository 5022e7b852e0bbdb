"""What needs no key and must not delay one: devices, solved games, the window's title, settings."""

from __future__ import annotations

from audiodice.app.saving import Saving
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.screen import Screen
from audiodice.app.solved import SolvedWatch
from audiodice.app.telling.output import Output


class Upkeep:
    """Looks after a session while nobody presses anything."""

    def __init__(self, desk: Desk, output: Output) -> None:
        self._desk, self._output = desk, output
        self._solved = SolvedWatch()
        self._title = ""
        self.saving = Saving(desk.settings, desk.clock)

    def look(self, lowest: Screen, *, leaving: bool = False) -> None:
        """Look after everything; the `lowest` screen names the window.

        `leaving`: this is the last time.
        """
        output, keeper = self._output, self._desk.keeper
        output.poll()
        told, sounded = self._solved.look()
        output.sound(sounded)
        kept = keeper.news() if keeper else ()
        for event in (*told, *kept, *self.saving.look(leaving=leaving)):
            output.announce(event)
        self._name_window(lowest)

    def _name_window(self, lowest: Screen) -> None:
        """Screen readers read titles: the game and how it stands, or where in the menus."""
        title = self._desk.words.utter(lowest.titled()).rstrip(".")
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self._output.face.title("audiodice" if own else f"{title} – audiodice")
