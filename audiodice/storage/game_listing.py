"""The list of saved games, which grows while the files are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic, sleep

from audiodice.core.jobs import Job, JobError
from audiodice.core.model import Event
from audiodice.engine.saved_game import SavedGame

FIRST = 5  # games to read before the list is shown
FIRST_S = 0.3  # the longest wait for them, in seconds: a disk may hang


class GrowingListing:
    """Reads games one by one in the background, until all are read or the list is left."""

    def __init__(
        self, games: Iterator[SavedGame], run: Callable[[Iterator[object], int], Job[None]]
    ) -> None:
        """`run(steps, first)` reads on another thread; or later, but the `first` ones at once."""
        self._games: list[SavedGame] = []
        self._stopped = False
        self._job = run(self._reading(games), FIRST)

    def begun(self) -> GrowingListing:
        """Wait until there are some games to show, and return this list; on any thread."""
        until = monotonic() + FIRST_S
        while len(self._games) < FIRST and not self.complete and monotonic() < until:
            sleep(0.002)
        return self

    @property
    def games(self) -> Sequence[SavedGame]:
        """The games read so far, the last played first."""
        return tuple(self._games)

    @property
    def complete(self) -> bool:
        """Whether all games have been read."""
        return self._job.done()

    @property
    def failure(self) -> Event | None:
        """Why some could not be read; None if nothing failed."""
        try:
            return self._job.result() if self._job.done() else None
        except JobError as error:
            return error.event

    def stop(self) -> None:
        """Stop reading, because the player has left the list."""
        self._stopped = True

    def _reading(self, games: Iterator[SavedGame]) -> Iterator[None]:
        for saved in games:
            self._games.append(saved)
            yield
            if self._stopped:
                return
