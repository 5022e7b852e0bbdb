"""Speech Dispatcher through its socket, for when the Python module `speechd` is missing.

In a virtual environment it is always missing. Unlike that module, this never blocks for long.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from dataclasses import dataclass

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Progress, Unable
from audiodice.devices.speech.ssip import Address, Connection, SSIPError

_PROBE = 0.3  # s: a daemon that listens but is stopped must not delay the queue for longer
_BEGIN, _END, _CANCELLED = "701", "702", "703"


@dataclass(slots=True)
class _Taken:
    text: str
    number: str
    begun: bool = False


class SpeechDispatcher:
    """Speech Dispatcher, as screen readers use it. Its events say when a text begins and ends.

    Texts have the priority "message". As measured with version 0.11.4, messages of one client wait
    for each other and all are spoken, while "text" cancels the one before. Orca uses "message" too,
    so neither cuts the other; "important" would cut Orca's sentence.
    """

    name = "Speech Dispatcher"
    rung = "screen-reader"
    own_voice = False

    def __init__(
        self,
        lang: str = "en",
        *,
        address: Address | None = None,
        patience: float = 1.0,
        mute_after: float = 5.0,
        mute_for: float = 30.0,
    ) -> None:
        """A call gives up after `patience` s, sooner than the speech thread does (1.5 s).

        A message that has not begun `mute_after` s after its turn is cancelled, so that it cannot
        be heard twice, and counts as lost; then the daemon counts as unable for `mute_for` s.
        `mute_after` is 5 s because sentences of Orca, which we cannot see, may come before ours.
        """
        self._lang = lang
        self._fixed = address
        self._patience = patience
        self._mute_after = mute_after
        self._mute_for = mute_for
        self._mute_until = 0.0
        self._connection: Connection | None = None
        self._taken: list[_Taken] = []
        self._waiting_since = 0.0
        self._may_spawn = True
        self._spawned: subprocess.Popen[bytes] | None = None

    def probe(self) -> None:
        """Check whether it answers; never starts it. Raises Unable if it does not."""
        if time.monotonic() < self._mute_until:
            raise Unable("Speech Dispatcher took a sentence but did not begin to speak it.")
        self._drain()
        if self._connection is not None:
            return
        address = self._address()
        if not address.listening and self._could_spawn(address):
            return
        try:
            self._open(address, time.monotonic() + _PROBE)
        except (FileNotFoundError, ConnectionRefusedError) as error:
            if not self._could_spawn(address):
                raise Unable("Speech Dispatcher is not running.") from error
        except (OSError, SSIPError) as error:
            raise Unable(f"Speech Dispatcher does not answer: {error_text(error)}.") from error

    def speak(self, text: str, interrupt: bool) -> None:
        """Queue `text`. Raises Unable, SSIPError, OSError, or TimeoutError (a stopped daemon)."""
        deadline = time.monotonic() + self._patience
        texts = [text]
        try:
            connection = self._connection or self._start(deadline)
            if interrupt:
                texts += self._cut(connection, deadline)
            for one in texts:
                self._send(connection, one, deadline)
        except TimeoutError:
            self._give_up()
            raise
        except (OSError, SSIPError):
            self.close()
            raise

    def silence(self) -> None:
        """Cut and drop all our messages. Raises like `speak`."""
        self._taken.clear()
        if self._connection is not None:
            try:
                self._connection.command("CANCEL SELF", time.monotonic() + self._patience)
                self._note(self._connection)
            except (OSError, SSIPError):
                self._give_up()
                raise

    def braille(self, text: str) -> None:
        """Do nothing: Speech Dispatcher has no braille."""

    def progress(self) -> Progress:
        """What is still being spoken, and what was lost with the connection or never began."""
        self._drain()
        if self._connection is None:
            return self._lose("Speech Dispatcher closed the connection.")
        waiting = bool(self._taken) and not self._taken[0].begun
        if not waiting or time.monotonic() - self._waiting_since < self._mute_after:
            return Progress(bool(self._taken))
        self._mute_until = time.monotonic() + self._mute_for
        try:
            self._connection.command("CANCEL SELF", time.monotonic() + _PROBE)
        except (OSError, SSIPError):
            self._give_up()
        return self._lose("Speech Dispatcher did not begin to speak.")

    def close(self) -> None:
        """Close the connection; the daemon still speaks what it has taken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _address(self) -> Address:
        return self._fixed or Address.find()

    def _start(self, deadline: float) -> Connection:
        """Connect; start the daemon once if none listens."""
        address = self._address()
        try:
            return self._open(address, deadline)
        except (FileNotFoundError, ConnectionRefusedError):
            if not self._could_spawn(address):
                raise
        self._may_spawn = False
        self._spawned = subprocess.Popen(
            ["speech-dispatcher", "--spawn", "-c", "unix_socket", "-S", address.where],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while time.monotonic() < deadline:
            with contextlib.suppress(FileNotFoundError, ConnectionRefusedError):
                return self._open(address, deadline)
            self._spawned.poll()
            time.sleep(0.02)
        raise Unable("Speech Dispatcher is still starting.")

    def _could_spawn(self, address: Address) -> bool:
        return self._may_spawn and address.spawns and bool(shutil.which("speech-dispatcher"))

    def _open(self, address: Address, deadline: float) -> Connection:
        connection = Connection(address, deadline)
        try:
            for line in (
                "CLIENT_NAME user:audiodice:main",
                "SSML_MODE off",
                "PRIORITY message",
                "NOTIFICATION BEGIN on",
                "NOTIFICATION END on",
                "NOTIFICATION CANCEL on",
            ):
                connection.command(f"SET SELF {line}", deadline)
            with contextlib.suppress(SSIPError):  # keep its own language rather than fail
                connection.command(f"SET SELF LANGUAGE {self._lang}", deadline)
        except (OSError, SSIPError):
            connection.close()
            raise
        self._connection = connection
        self._may_spawn = True  # it runs: if it dies, it may be started once more
        if self._spawned is not None and self._spawned.poll() is not None:
            self._spawned = None
        return connection

    def _send(self, connection: Connection, text: str, deadline: float) -> None:
        if not self._taken:
            self._waiting_since = time.monotonic()
        self._taken.append(_Taken(text, connection.speak(text, deadline)))
        self._note(connection)

    def _cut(self, connection: Connection, deadline: float) -> list[str]:
        """Cut all our messages; returns the texts that had not begun, to be sent again.

        Speech Dispatcher drops a client's whole queue at once, and reports each as cancelled.
        """
        self._note(connection)
        connection.command("CANCEL SELF", deadline)
        begun = {number for code, number in connection.events if code != _CANCELLED}
        connection.events.clear()
        unheard = [t.text for t in self._taken if not t.begun and t.number not in begun]
        self._taken.clear()
        return unheard

    def _drain(self) -> None:
        """Note the events that have come; release a closed connection."""
        if self._connection is not None:
            try:
                self._connection.drain()
            except OSError:
                self._note(self._connection)
                self.close()
            else:
                self._note(self._connection)

    def _note(self, connection: Connection) -> None:
        for code, number in connection.events:
            taken = next((t for t in self._taken if t.number == number), None)
            if taken is None:
                continue
            # Earlier texts that had not begun were cancelled by the player, without an event.
            place = self._taken.index(taken)
            self._taken = [t for t in self._taken[:place] if t.begun] + self._taken[place:]
            if code == _BEGIN:
                taken.begun = True
            elif code in (_END, _CANCELLED):
                self._taken.remove(taken)
            self._waiting_since = time.monotonic()
        connection.events.clear()

    def _give_up(self) -> None:
        """Leave a daemon that does not answer, and cancel what it may still have."""
        if self._connection is not None:
            self._connection.cancel_blindly()
        self.close()

    def _lose(self, why: str) -> Progress:
        lost = tuple(taken.text for taken in self._taken)
        self._taken.clear()
        return Progress(False, lost, why if lost else "")
