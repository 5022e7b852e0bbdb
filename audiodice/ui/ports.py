"""Protocols of what the interface needs from outside; the implementations are passed in.

None of their methods blocks. Long work is a `Job`: it starts at once, and the driver of the
interface calls `Router.tick` when it has ended.
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

if TYPE_CHECKING:  # few sessions need them
    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.shared.secrets import TableSecret


class Output(Protocol):
    """What the player hears and sees."""

    speech_on: bool
    effects_on: bool
    quiet: bool
    """Nothing is spoken or played, while the caption goes on."""

    @property
    def voice_obeys(self) -> bool:
        """Whether the player sets the voice's rate, pitch and volume here."""

    @property
    def cues_heard(self) -> bool:
        """Whether the interface's cues are heard: not off, at volume 0 or without a device."""

    @property
    def busy(self) -> bool:
        """Whether earcons are being played; computer players wait for them."""

    @property
    def shakes(self) -> bool:
        """Whether the player wants to shake the dice while a key is held, and would hear it."""

    def hush(self) -> None:
        """Cut what is being said. What waits follows the next answer or key."""

    def key_pressed(self, name: str, command: str | None) -> None:
        """A key was pressed; `command` is the id of its command, None if it has none."""

    def put(
        self,
        utterance: Utterance,
        cues: Sequence[Event] = (),
        *,
        interrupt: bool = False,
        shaken_since: float | None = None,
    ) -> None:
        """Say an utterance and play cues; `interrupt` cuts off what is being said.

        The dice of the cues have been shaken since then, in ms of the clock; None: not yet.
        """

    def repeat(self, utterance: Utterance) -> None:
        """Say an earlier utterance again, at once."""

    def play(self, events: Sequence[Event]) -> None:
        """Play the cues of events without speech."""

    def silence(self) -> None:
        """Stop speech and sounds."""

    def in_front(self, front: bool) -> None:
        """The window won or lost the focus: a voice may give way to that of another program."""

    def set_table(self, game: str, listener: Listener) -> None:
        """Use the cues of this game for this listener from now on."""

    def at_table(self, on: bool, *, begins: bool) -> None:
        """The player came to a table with a game in play, or went away from it.

        It `begins` if it is another game than the last one.
        """

    def apply_settings(self) -> None:
        """Apply changed settings."""

    def copy(self, text: str) -> bool:
        """Copy a text to the clipboard; returns whether that worked."""

    def enlarge(self, step: int) -> None:
        """Make the shown text larger; with a negative step, smaller."""

    def text_entry(self, on: bool) -> None:
        """Turn text input (the input method) on or off."""

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never."""

    def tick(self) -> None:
        """Play the next earcon that is due."""


class Store(Protocol):
    """Saved games and the records of finished ones. All jobs raise JobError."""

    @property
    def newest(self) -> SavedGame | None:
        """The newest saved game that can be resumed; None if there is none or none is read yet."""

    def begin(self, table: Table) -> None:
        """Save this new table from now on, in place of the previous one.

        The last game is deleted if nobody had scored in it.
        """

    def open(self, saved: SavedGame, *, good_part_only: bool = False) -> Job[OpenedGame]:
        """Read a saved game; `good_part_only` reads a damaged one up to the damage."""

    def leave(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        """Leave the table; the job returns what to say of its game.

        A finished game is recorded. A game without any action is deleted, and so is one that is
        left `for_good`.
        """

    def listing(self, *, finished: bool = False) -> Job[Sequence[SavedGame]]:
        """The saved games, last played first: those to resume, or those that are finished."""

    def read(self, saved: SavedGame) -> Job[Journal]:
        """Read a saved game's journal."""

    def delete(self, saved: SavedGame) -> Job[None]:
        """Delete a saved game."""

    def forget_shared(self, table: str) -> Job[None]:
        """Delete what was saved of the game at this shared table before: it goes on in a file of
        its own, which is left alone."""

    def stats(self) -> Job[tuple[Stats, ...]]:
        """The statistics of people, the most played game first."""


class Line(Protocol):
    """The connection to the others at one shared table: messages of its topic, as they come.

    The driver of the interface calls `Router.tick` when something is `waiting`.
    """

    address: str
    """What listens or is connected to, such as "192.168.1.5:18655", to be said."""

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""

    def take(self) -> tuple[bytes | LineState, ...]:
        """What came first, in order; there may be more."""

    def send(self, *messages: bytes) -> None:
        """Have messages published in this order, now or once the line is up again."""

    def close(self) -> None:
        """Send what is left, and end, beside the interface."""


class Friends(Protocol):
    """The way to friends at other machines. All jobs raise JobError."""

    @property
    def missing(self) -> str:
        """What has to be installed first, such as "audiodice[friends]"; "" if nothing."""

    @property
    def near(self) -> bool:
        """Whether tables can be found on the local network, and opened there."""

    @property
    def crypto(self) -> Crypto:
        """The library of cryptography, once `prepare` is done."""

    def prepare(self) -> Job[None]:
        """Get what the rest needs, if it is not here yet."""

    def invitation(self, code: Sequence[str]) -> str:
        """A text that leads friends to the table with this code; "" if the code is all there is."""

    def chance(self, n: int) -> bytes:
        """So many bytes of chance that nobody can guess."""

    @property
    def broker(self) -> str:
        """The URL of the broker that is set, or that an invitation named; "" if there is none."""

    def host(self, secret: TableSecret, *, near: bool, name: str = "", by: str = "") -> Job[Line]:
        """Open the line of a new table.

        If others on the local network may come (`near`), a broker of our own listens there, and
        the table is found by `name`. Else the broker is used that the player has set; if none is
        set, one of our own that only this computer can reach, if there can be one. `by` is the URL
        of a broker that goes before the one that is set.
        """

    def join(self, secret: TableSecret, *, by: str = "") -> Job[Line]:
        """Open the line of somebody's table, wherever it can be found; `by` as in `host`."""

    def nearby(self) -> Job[tuple[Nearby, ...]]:
        """The tables that others host on the local network."""

    def stretch(self, code: str) -> Job[TableSecret]:
        """The secret that a code opens; takes 0.3 s."""


class KeptSeats(Protocol):
    """What is needed to come back to shared tables after the program was killed, by table."""

    def claim(self, table: str) -> bool:
        """Have our seat there to ourselves; False if another program sits in it."""

    def leave(self, table: str) -> None:
        """Another program may sit there now."""

    def keep(self, table: str, data: bytes) -> None:
        """Keep what is needed for this table, in place of what was kept before."""

    def of(self, table: str) -> bytes | None:
        """What was kept for a table; None if nothing was."""

    def forget(self, table: str) -> None:
        """The game at this table is over."""
