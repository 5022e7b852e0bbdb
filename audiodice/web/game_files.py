"""Saves games to files of the player's machine, and opens them."""

from __future__ import annotations

from audiodice.core.errors import error_text
from audiodice.core.jobs import JobError
from audiodice.core.model import Event
from audiodice.engine.journal import LARGEST_FILE, JournalError, NewerJournalError, read_file
from audiodice.engine.table import resume
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.ui.context import Launcher
from audiodice.ui.screen import Response, Restart, refuse, say_and_cue, wait_for
from audiodice.web.outbox import Outbox


class GameFiles:
    """Saves games to files and opens them. The format is the same as on a desktop."""

    def __init__(
        self, launcher: Launcher, store: Autosave, journals: JournalFolder, outbox: Outbox
    ) -> None:
        """`journals` is the folder of the `store`, whose jobs must be done once it returns them."""
        self._launcher, self._store = launcher, store
        self._journals, self._outbox = journals, outbox

    def save(self) -> Response:
        """Give the player the current game, or else the newest game, as a file."""
        newest = self._store.newest
        path = self._journals.path or (newest.path if newest else None)
        if path is None:
            return refuse(Event("no_game_to_save"))
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST_FILE)
        except OSError as error:
            return refuse(Event("game_unreadable", None, {"why": error_text(error)}))
        self._outbox.post("file", name=path.name, text=data.decode(errors="replace"))
        return say_and_cue(Event("saved_to_file", None, {"name": path.name}))

    def open(self, text: str) -> Response:
        """Leave the table, then store and resume the game in `text`; or say why it is refused."""
        data = text.encode(errors="replace")
        try:
            resume(read_file(data).journal)  # leave the table only if the game can be played
        except NewerJournalError as error:
            return refuse(Event("game_newer", None, {"version": error.version}))
        except JournalError as error:
            if error.good is None:
                return refuse(Event("no_saved_game"))
            return refuse(Event("game_unreadable", None, {"why": error.why}))
        return wait_for(self._launcher.leave_table(), lambda kept: self._opened(data, kept))

    def _opened(self, data: bytes, kept: tuple[Event, ...]) -> Response:
        try:
            opened = self._store.open(self._journals.take_in(data)).result()
        except JobError as error:
            failed = error.event
        except (JournalError, OSError) as error:
            failed = Event("game_unreadable", None, {"why": error_text(error)})
        else:
            return say_and_cue(*kept, then=Restart(self._launcher.resume(opened)))
        return say_and_cue(*kept, failed, then=Restart(self._launcher.main_menu()))
