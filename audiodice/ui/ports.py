"""Protocols of the services that the interface gets from outside.

Methods do not block. Long work is a `Job`: it starts immediately, and the driver of the interface
calls `Router.tick` when it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from audiodice.core.jobs import Job
from audiodice.core.model import Event
from audiodice.engine.entries import Header
from audiodice.engine.journal import Journal
from audiodice.engine.saved_game import OpenedGame, SavedGame
from audiodice.engine.stats import Stats
from audiodice.engine.table import Table
from audiodice.present.listener import Listener
from audiodice.present.utterance import Utterance

if TYPE_CHECKING:
    from audiodice.ui.screen import Response


class Output(Protocol):
    """The output to the player: speech, sounds and captions."""

    speech_on: bool
    effects_on: bool
    quiet: bool
    """Whether speech and sounds are off because another window has the focus; captions continue."""

    @property
    def voice_obeys(self) -> bool:
        """Whether the voice uses the settings of rate, pitch and volume."""

    @property
    def cues_heard(self) -> bool:
        """Whether the interface's cues are audible: switched on, above volume 0, with a device."""

    @property
    def busy(self) -> bool:
        """Whether earcons are playing; computer players wait for them."""

    @property
    def shakes(self) -> bool:
        """Whether the player has set to shake the dice while a key is held, and would hear it."""

    def hush(self) -> None:
        """Cut the current speech; waiting texts follow after the next answer or key."""

    def key_pressed(self, name: str, command: str | None) -> None:
        """Call for every pressed key; `command` is the id of its command, if it has one."""

    def put(
        self,
        utterance: Utterance,
        cues: Sequence[Event] = (),
        *,
        interrupt: bool = False,
        shaken_since: float | None = None,
    ) -> None:
        """Say an utterance and play cues; `interrupt` cuts off the current speech.

        `shaken_since` is when the shake of the dice began, in ms of the clock; None: the cues
        include the shake.
        """

    def repeat(self, utterance: Utterance) -> None:
        """Cut off the current speech, and say an earlier utterance again."""

    def play(self, events: Sequence[Event]) -> None:
        """Play the cues of events without speech."""

    def silence(self) -> None: ...

    def in_front(self, front: bool) -> None:
        """Tell the voices whether the window has the focus."""

    def set_table(self, game: str, listener: Listener) -> None: ...

    def at_table(self, on: bool, *, begins: bool) -> None:
        """Call when the player comes to a game in play, or leaves it.

        `begins`: the game is not the same as the last one.
        """

    def apply_settings(self) -> None: ...

    def copy(self, text: str) -> bool:
        """Copy a text to the clipboard; returns whether that worked."""

    def enlarge(self, step: int) -> None:
        """Make captions larger by `step` steps, or smaller if it is negative."""

    def text_entry(self, on: bool) -> None:
        """Turn text input (the input method) on or off."""

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never."""

    def tick(self) -> None: ...


class Store(Protocol):
    """Saved games and the records of finished ones. All jobs raise JobError."""

    @property
    def newest(self) -> SavedGame | None:
        """The newest game that can be resumed; None without one, or before files are read."""

    def begin(self, table: Table) -> None:
        """Save this new table from now on, instead of the previous table.

        Deletes the last game if no player had scored in it.
        """

    def open(self, saved: SavedGame, *, good_part_only: bool = False) -> Job[OpenedGame]:
        """Read and lock a saved game; `good_part_only` reads a damaged one up to the damage."""

    def leave(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        """Leave the table; the job returns the events to say.

        Records a finished game. Deletes a game without an action, or a game left `for_good`.
        """

    def listing(self, *, finished: bool = False) -> Job[Sequence[SavedGame]]:
        """Return the saved games, last played first: those to resume, or the `finished` ones."""

    def read(self, saved: SavedGame) -> Job[Journal]: ...

    def delete(self, saved: SavedGame) -> Job[None]: ...

    def forget_shared(self, header: Header) -> Job[None]:
        """Delete older files of this game with friends, except the file in use."""

    def stats(self) -> Job[tuple[Stats, ...]]:
        """Return the statistics of human players, the most played game first."""


class Room(Protocol):
    """The player's place in a room of friends, on whatever screen the player is."""

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never."""

    def tick(self, now: float) -> None: ...

    def leave(self) -> None: ...


class Rooms(Protocol):
    """The ways to a room of friends."""

    def home(self) -> Response:
        """Open the menu of play with friends."""

    def follow(self, text: str) -> Response:
        """Go to the room of an invitation, unless the player is there."""

    def come_back(self, topic: str) -> Response:
        """Go to the room in which a saved game was played; refuse if it is not remembered."""
