"""Protocols of the services that the interface gets from outside.

Methods do not block. Long work is a `Job`: it starts immediately, and the driver of the interface
calls `Router.tick` when it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from audiodice.core.jobs import Job
from audiodice.core.line import LineState, Nearby
from audiodice.core.model import Event
from audiodice.engine.journal import Journal
from audiodice.engine.saved_game import OpenedGame, SavedGame
from audiodice.engine.stats import Stats
from audiodice.engine.table import Table
from audiodice.present.listener import Listener
from audiodice.present.utterance import Utterance

if TYPE_CHECKING:  # few sessions need it
    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.shared.secrets import TableSecret


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

    def forget_shared(self, table: str) -> Job[None]:
        """Delete older files of the game at this shared table, except the file in use."""

    def stats(self) -> Job[tuple[Stats, ...]]:
        """Return the statistics of human players, the most played game first."""


class Line(Protocol):
    """The connection to one shared table.

    The driver of the interface calls `Router.tick` when a message is `waiting`.
    """

    @property
    def address(self) -> str:
        """A relay in spoken form, such as "192.168.1.5:18655": one that works, or of which the last
        state tells.
        """

    @property
    def waiting(self) -> bool: ...

    def take(self) -> tuple[bytes | LineState, ...]:
        """Remove and return the oldest messages, in order; more messages may be left."""

    def send(self, *messages: bytes) -> None:
        """Publish messages in this order, now or once the connection works again."""

    def close(self) -> None:
        """Send the remaining messages and disconnect, in the background."""


class Friends(Protocol):
    """Play with friends on other machines. All jobs raise JobError."""

    @property
    def missing(self) -> str:
        """The package to install first, such as "audiodice[friends]"; "" if none is missing."""

    @property
    def near(self) -> bool:
        """Whether tables can be found and opened on the local network."""

    @property
    def crypto(self) -> Crypto:
        """The cryptography; available only after `prepare`."""

    def prepare(self) -> Job[None]:
        """Load the libraries that the other methods need, unless they are loaded."""

    def invitation(self, code: Sequence[str]) -> str:
        """Return a text with a link to the table with this code; "" if no page is known."""

    def chance(self, n: int) -> bytes:
        """Return `n` random bytes that cannot be predicted."""

    @property
    def broker(self) -> str:
        """The relays of one's own, from the settings or an invitation; "" if there are none."""

    def host(self, secret: TableSecret, *, near: bool, name: str = "", by: str = "") -> Job[Line]:
        """Open the connection of a new table, by all relays of the settings at once.

        Where that is possible, a broker of our own is one of them. If it is `near`, it listens on
        the local network, otherwise for this computer only; others find the table there by `name`.
        `by` is used instead of the setting `relays`.
        """

    def join(self, secret: TableSecret, *, by: str = "") -> Job[Line]:
        """Connect to a table, on the local network or else as `host` does; `by` as in `host`."""

    def nearby(self) -> Job[tuple[Nearby, ...]]:
        """Find the tables that others host on the local network."""

    def stretch(self, code: str) -> Job[TableSecret]:
        """Derive a table's secret from its code; takes 0.3 s."""


class KeptSeats(Protocol):
    """Saved data, by table, to return to shared tables after the program was killed."""

    def claim(self, table: str) -> bool:
        """Lock our seat at a table; returns False if another program has locked it."""

    def leave(self, table: str) -> None:
        """Unlock our seat at a table."""

    def keep(self, table: str, data: bytes) -> None:
        """Replace the saved data of a table."""

    def of(self, table: str) -> bytes | None:
        """Return the saved data of a table, or None."""

    def forget(self, table: str) -> None:
        """Delete the saved data of a table whose game is over."""
