"""What needs no key and must not delay one: devices, solved games, the window's title, settings."""

from __future__ import annotations

from audiodice.app.screens.desk import Desk
from audiodice.app.screens.screen import Screen
from audiodice.app.solved import SolvedWatch
from audiodice.app.telling.output import Output
from audiodice.core.errors import error_text
from audiodice.core.model import Event


class Upkeep:
    """Looks after a session while nobody presses anything."""

    def __init__(self, desk: Desk, output: Output) -> None:
        self._desk, self._output = desk, output
        self._solved = SolvedWatch()
        self._title = ""
        self.unsaved = False
        """A setting was changed and is not on the disk yet."""

    def look(self, lowest: Screen) -> None:
        """Look after everything; the `lowest` screen names the window."""
        output, keeper = self._output, self._desk.keeper
        output.poll()
        told, sounded = self._solved.look()
        output.sound(sounded)
        for event in (*told, *(keeper.news() if keeper else ())):
            output.announce(event)
        self._name_window(lowest)
        if self.unsaved:
            self.unsaved = False
            self._save()

    def _name_window(self, lowest: Screen) -> None:
        """Screen readers read titles: the game and how it stands, or where in the menus."""
        title = self._desk.words.utter(lowest.titled()).rstrip(".")
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self._output.face.title("audiodice" if own else f"{title} – audiodice")

    def _save(self) -> None:
        settings = self._desk.settings
        try:
            settings.save()
        except OSError as error:
            self._output.announce(Event("settings_unwritable", None, {"why": error_text(error)}))
            settings.path = None  # said once
