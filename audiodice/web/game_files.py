"""Saves games to files of the player's machine, and opens them: one game, or all there is."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.core.jobs import Background, JobError
from audiodice.core.model import Event
from audiodice.engine.journal import LARGEST_FILE, JournalError, NewerJournalError, read_file
from audiodice.engine.table import resume
from audiodice.session.clock import utc_now
from audiodice.storage import moving, player_file
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.locks import NoLock
from audiodice.storage.player_file import MoveError
from audiodice.ui.context import Launcher
from audiodice.ui.screen import Quit, Response, Restart, refuse, say_and_cue, wait_for
from audiodice.web.outbox import Outbox

LARGEST_PLAYER_FILE = 48  # MB, as in game_files.js


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


class PlayerFiles:
    """Saves everything the player has to one file, and brings such a file in."""

    def __init__(
        self, launcher: Launcher, store: Autosave, folder: Path, background: Background,
        outbox: Outbox,
    ) -> None:  # fmt: skip
        """`folder` has the player's files. Jobs of the `store` are done once it returns them."""
        self._launcher, self._store, self._background = launcher, store, background
        self._home, self._outbox = moving.Home(folder, folder), outbox

    def save(self) -> Response:
        """Give the player the file."""
        try:
            data, saved = moving.save(self._home)
        except MoveError as error:
            return refuse(error.event)
        except OSError as error:
            return refuse(Event("games_unreadable", None, {"why": error_text(error)}))
        name = f"{utc_now():%Y-%m-%d}{player_file.SUFFIX}"
        self._outbox.post("file", name=name, data=b64encode(data).decode())
        return say_and_cue(Event("saved_to_file", None, {"name": name}), *saved.events())

    def bring_in(self, text: str | None, cap: int) -> Response:
        """Leave the table, then bring in the file that `text` encodes; or say why it is refused.

        `text` is None if the page found the file too large. `cap` is how many finished games are
        kept.
        """
        if text is None:
            return refuse(player_file.too_large(LARGEST_PLAYER_FILE).event)
        try:
            data = b64decode(text, validate=True)
            player_file.unpack(data)  # leave the table only if it is such a file
        except (binascii.Error, ValueError):
            return refuse(Event("import_foreign"))
        except MoveError as error:
            return refuse(error.event)
        bringing = _Bringing(moving.Import(data, self._home, locking=NoLock))

        def bring(kept: tuple[Event, ...]) -> Response:
            job = self._background.later(bringing.steps())
            return wait_for(job, lambda _: self._brought(bringing, kept, cap))

        return wait_for(self._launcher.leave_table(), bring)

    def _brought(self, bringing: _Bringing, kept: tuple[Event, ...], cap: int) -> Response:
        self._store.look_again()
        done = bringing.into.done
        events = (*kept, *done.events(cap), *bringing.failed)
        # What the session has read before would replace what is new, so the page begins again.
        then = Quit() if done.needs_restart else Restart(self._launcher.main_menu())
        return say_and_cue(*events, then=then)


class _Bringing:
    """An import in steps; `failed` says why it stopped, if it did."""

    def __init__(self, into: moving.Import) -> None:
        self.into = into
        self.failed: tuple[Event, ...] = ()

    def steps(self) -> Iterator[None]:
        try:
            yield from self.into.steps()
        except MoveError as error:
            self.failed = (error.event,)
