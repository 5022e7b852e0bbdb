"""Connects to the daemon of Speech Dispatcher; starts it where that is allowed."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.ssip import Address, Connection

# Nobody else may know of one that we start: so without a client it ends, whatever its settings say.
_IDLE_S = "5"


class Daemon:
    """One daemon. It is started once, and again each time that a running one has ended."""

    def __init__(self, address: Address | None = None) -> None:
        """By default its address is found anew each time."""
        self._fixed = address
        self._may_spawn = True
        self._spawned: subprocess.Popen[bytes] | None = None

    def reach(self, deadline: float) -> Connection | None:
        """A connection, or None if none listens and `start` would start one. Raises Unable."""
        address = self._address()
        if not address.listening and self._could_spawn(address):
            return None
        try:
            return self._connect(address, deadline)
        except (FileNotFoundError, ConnectionRefusedError) as error:
            if not self._could_spawn(address):
                raise Unable("Speech Dispatcher is not running.") from error
            return None
        except OSError as error:
            raise Unable(f"Speech Dispatcher does not answer: {error_text(error)}.") from error

    def start(self, deadline: float) -> Connection:
        """A connection; starts the daemon if none listens. Raises OSError, Unable."""
        address = self._address()
        try:
            return self._connect(address, deadline)
        except (FileNotFoundError, ConnectionRefusedError):
            if not self._could_spawn(address):
                raise
        self._may_spawn = False
        self.reap()
        self._spawned = subprocess.Popen(
            [
                *("speech-dispatcher", "--spawn", "-c", "unix_socket", "-S", address.where),
                *("-t", _IDLE_S),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while time.monotonic() < deadline:
            with contextlib.suppress(FileNotFoundError, ConnectionRefusedError):
                return self._connect(address, deadline)
            self._spawned.poll()
            time.sleep(0.02)
        raise Unable("Speech Dispatcher is still starting.")

    def reap(self) -> None:
        """Note whether the starting process has ended, which it does at once."""
        if self._spawned is not None and self._spawned.poll() is not None:
            self._spawned = None

    def _address(self) -> Address:
        return self._fixed or Address.find()

    def _could_spawn(self, address: Address) -> bool:
        return self._may_spawn and address.spawns and bool(shutil.which("speech-dispatcher"))

    def _connect(self, address: Address, deadline: float) -> Connection:
        connection = Connection(address, deadline)
        self._may_spawn = True  # it runs: if it dies, it may be started once more
        return connection
