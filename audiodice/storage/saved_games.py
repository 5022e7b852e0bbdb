"""The saved games in the player's folder: lists, finds, reads and deletes them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.saved_game import SavedGame
from audiodice.storage.disk import Files
from audiodice.storage.journal_file import LOCK, SUFFIX, Locking, journals
from audiodice.storage.locks import Lock, held
from audiodice.storage.saved_game import load, look
from audiodice.storage.summaries import Summaries

T = TypeVar("T")

FINISHED = "finished"
DAMAGED = ".damaged"  # the damaged file, set aside when its good part is resumed


class SavedGames:
    """All saved games. Methods raise only the errors they name."""

    def __init__(
        self, folder: Path, files: Files, locking: Locking, notice: Callable[[Event], None]
    ) -> None:
        """`notice` takes an event that the player should hear."""
        self.folder, self._files, self._locking, self._notice = folder, files, locking, notice
        self._unreadable_noted = False

    def kept(self, *, finished: bool = False, at_most: int | None = None) -> list[SavedGame]:
        """The games that are not finished, or the finished ones, the last played first.

        To read a game plays it through, which takes some ms; `at_most` limits how many.
        """
        return list(islice(self.each(finished=finished), at_most))

    def each(
        self, *, finished: bool = False, summaries: Summaries | None = None
    ) -> Iterator[SavedGame]:
        """The same as an iterator, which reads each game when it comes to it.

        The order needs no game to be read, so the first of thousands is there at once. Games that
        the `summaries` know are not read, and those that had to be read are added.
        """
        folder = self._folder_of(finished=finished)
        stats = self._asked(self._files.stats, folder) or {}
        names = journals(stats)
        names.sort(key=lambda name: (stats[name].modified, name), reverse=True)
        try:
            for name in names:
                path, stat = folder / name, stats[name]
                elsewhere = name.removesuffix(SUFFIX) + LOCK in stats and self._in_use(path)
                saved = summaries.find(path, stat) if summaries else None
                if saved is None:
                    saved = look(self._files, path, elsewhere=elsewhere)
                    if summaries:
                        summaries.add(saved, stat)
                yield replace(saved, elsewhere=True) if elsewhere else saved
        finally:
            if summaries:
                summaries.save({*stats, *self._listed(self._folder_of(finished=not finished))})

    def newest(self) -> SavedGame | None:
        """The last played game that can be resumed; None if there is none."""
        fine = (s for s in self.each() if not (s.finished or s.problem or s.elsewhere))
        return next(fine, None)

    def find(self, name: str) -> SavedGame | None:
        """The saved game of this name, finished or not; None if there is none.

        A name that leads to another folder is never found.
        """
        for finished in (False, True):
            folder = self._folder_of(finished=finished)
            if name + SUFFIX in self._names(folder):
                return self._look(folder / (name + SUFFIX))
        return None

    def read(self, saved: SavedGame) -> Journal:
        """A saved game's journal, to replay or verify it; raises JournalError or OSError."""
        return load(self._files, saved.path)[0].journal

    def journals(self) -> Iterator[Journal]:
        """The journals of all finished games, to rebuild the records; damaged ones are left out.

        Raises OSError if the folder cannot be read.
        """
        folder = self._folder_of(finished=True)
        for name in sorted(journals(self._files.names(folder))):
            with contextlib.suppress(JournalError, OSError):
                yield load(self._files, folder / name)[0].journal

    def delete(self, saved: SavedGame) -> None:
        """Delete a game; raises HeldElsewhereError or OSError."""
        with self._locked(saved):
            self._files.remove(saved.path)
            self._files.remove(saved.path.with_suffix(DAMAGED))
            self._files.sync_folder(saved.path.parent)

    def _folder_of(self, *, finished: bool) -> Path:
        return self.folder / FINISHED if finished else self.folder

    def _listed(self, folder: Path) -> list[str]:
        """The names in a folder; none if it cannot be read, which is reported once."""
        return self._asked(self._files.names, folder) or []

    def _names(self, folder: Path) -> list[str]:
        return journals(self._listed(folder))

    def _asked(self, ask: Callable[[Path], T], folder: Path) -> T | None:
        try:
            return ask(folder)
        except OSError as error:
            if not self._unreadable_noted:
                self._unreadable_noted = True
                self._notice(Event("games_unreadable", None, {"why": error_text(error)}))
            return None

    def _look(self, path: Path) -> SavedGame:
        return look(self._files, path, elsewhere=self._in_use(path))

    def _ours(self, path: Path) -> bool:  # noqa: ARG002 - JournalFolder uses it
        """Whether this program plays the game."""
        return False

    def _in_use(self, path: Path) -> bool:
        """Whether another program plays this game."""
        return not self._ours(path) and held(path.with_suffix(LOCK))

    def _take(self, path: Path) -> Lock:
        """Lock a game, without waiting; raises HeldElsewhereError or OSError."""
        return self._locking(path.with_suffix(LOCK))

    @contextlib.contextmanager
    def _locked(self, saved: SavedGame) -> Iterator[None]:
        lock = self._take(saved.path)
        try:
            yield
        finally:
            lock.release()
