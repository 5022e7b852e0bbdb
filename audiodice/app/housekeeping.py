"""What needs no key and must not delay one: devices, solved games, the window's title, settings."""

from __future__ import annotations

from audiodice.app.saving import Saving
from audiodice.app.solving_watch import SolvingWatch
from audiodice.output.output import Output
from audiodice.ui.context import UiContext
from audiodice.ui.screen import Screen


class Housekeeping:
    """Looks after a session while nobody presses anything."""

    def __init__(self, context: UiContext, output: Output) -> None:
        self._context, self._output = context, output
        self._solved = SolvingWatch()
        self._title = ""
        self.saving = Saving(context.settings, context.clock)

    def look(self, lowest: Screen, *, leaving: bool = False) -> None:
        """Look after everything; the `lowest` screen names the window.

        `leaving`: this is the last time.
        """
        output, store = self._output, self._context.store
        output.poll()
        told, sounded = self._solved.look()
        output.sound(sounded)
        kept = store.news() if store else ()
        for event in (*told, *kept, *self.saving.look(leaving=leaving)):
            output.announce(event)
        self._name_window(lowest)

    def _name_window(self, lowest: Screen) -> None:
        """Screen readers read titles: the game and how it stands, or where in the menus."""
        title = self._context.words.utter(lowest.titled()).rstrip(".")
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self._output.face.title("audiodice" if own else f"{title} – audiodice")
