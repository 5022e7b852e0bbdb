"""SSIP, the protocol of Speech Dispatcher: an address, and a connection with deadlines.

Lines end with CRLF. The last line of a reply has a space as its fourth character. Events are
replies that begin with 7.
"""

from __future__ import annotations

import contextlib
import os
import socket
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Unable

if TYPE_CHECKING:
    from collections.abc import Mapping


class SSIPError(Exception):
    """Speech Dispatcher refused a command; `str()` is its reply."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where Speech Dispatcher listens, and whether we may start it there."""

    family: str
    where: str
    port: int = 0
    spawns: bool = False

    @classmethod
    def find(cls, environ: Mapping[str, str] | None = None) -> Address:
        """The address in SPEECHD_ADDRESS, else the one in the user's run folder.

        Speech Dispatcher's own clients do the same. Raises Unable if the address cannot be read.
        """
        env = os.environ if environ is None else environ
        kind, _, rest = env.get("SPEECHD_ADDRESS", "").partition(":")
        if kind == "unix_socket" and rest and rest != "default":
            return cls("unix", rest)
        if kind == "inet_socket":
            host, _, port = rest.rpartition(":")
            if not port.isdigit() and port:
                raise Unable(f"SPEECHD_ADDRESS has no port: {rest}.")
            return cls("inet", host or "127.0.0.1", int(port or 6560))
        if kind not in ("", "unix_socket"):
            raise Unable(f"SPEECHD_ADDRESS begins with {kind}, which is unknown.")
        run = env.get("XDG_RUNTIME_DIR")
        folder = Path(run) if run else Path.home() / ".cache"
        return cls("unix", str(folder / "speech-dispatcher" / "speechd.sock"), spawns=True)

    @property
    def listening(self) -> bool:
        """Whether something may be listening there, as far as the file system shows."""
        return self.family != "unix" or Path(self.where).exists()

    def connect(self, timeout: float) -> socket.socket:
        """Connect within `timeout` seconds. Raises OSError."""
        if self.family == "inet":
            return socket.create_connection((self.where, self.port), timeout)
        sock = socket.socket(socket.AF_UNIX)
        try:
            sock.settimeout(timeout)
            sock.connect(self.where)
        except OSError:
            sock.close()
            raise
        return sock


class Connection:
    """A connection that speaks SSIP.

    A call that has not ended by `deadline` (monotonic, s) raises TimeoutError.
    """

    def __init__(self, address: Address, deadline: float) -> None:
        self.events: list[tuple[str, str]] = []
        """(code, message id) of each event not yet handled, oldest first."""
        self._buffer = b""
        self._reply: list[str] = []
        self._socket = address.connect(max(deadline - time.monotonic(), 0.01))

    def command(self, line: str, deadline: float) -> list[str]:
        """Send one line and return the reply's lines. Raises SSIPError, OSError, TimeoutError."""
        self._socket.settimeout(max(deadline - time.monotonic(), 0.01))
        self._socket.sendall(line.encode("utf-8", "replace") + b"\r\n")
        while (reply := self._next_reply()) is None:
            self._socket.settimeout(max(deadline - time.monotonic(), 0.01))
            self._receive()
        if not reply[-1].startswith("2"):
            raise SSIPError(reply[-1])
        return reply

    def drain(self) -> None:
        """Read the events that have come; never waits. Raises ConnectionError if it is closed."""
        self._socket.settimeout(0)
        try:
            while True:
                self._receive()
        except BlockingIOError:
            pass
        while self._next_reply() is not None:
            pass  # a reply that no command waits for

    def close(self) -> None:
        """Close the connection; the daemon still speaks what is queued."""
        self._socket.close()

    def cancel_blindly(self) -> None:
        """Cancel all our messages without waiting for a reply, for a daemon that is stopped.

        A line with a dot ends a text that the daemon may be reading; otherwise it refuses the dot.
        """
        self._socket.settimeout(0)
        with contextlib.suppress(OSError):
            self._socket.sendall(b".\r\nCANCEL SELF\r\n")

    def speak(self, text: str, deadline: float) -> str:
        """Queue `text` and return its message id. Raises like `command`."""
        self.command("SPEAK", deadline)
        lines = text.replace("\0", " ").splitlines()
        stuffed = ["." + line if line.startswith(".") else line for line in lines]
        return self.command("\r\n".join([*stuffed, "."]), deadline)[0][4:]

    def _receive(self) -> None:
        data = self._socket.recv(4096)
        if not data:
            raise ConnectionError("Speech Dispatcher closed the connection")
        self._buffer += data

    def _next_reply(self) -> list[str] | None:
        """The next complete reply that is not an event; events go to `events`."""
        while b"\r\n" in self._buffer:
            raw, self._buffer = self._buffer.split(b"\r\n", 1)
            line = raw.decode("utf-8", "replace")
            self._reply.append(line)
            if line[3:4] == "-":
                continue
            reply, self._reply = self._reply, []
            if not line.startswith("7"):
                return reply
            self.events.append((line[:3], reply[0][4:]))
        return None
