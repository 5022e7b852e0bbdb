"""BRLTTY with its virtual driver: a braille display whose text can be read by tests."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from tests.support.ending import end
from tests.support.require import require_program

STILL_S = 0.3
"""The time without a change after which the display has come to rest, in s."""


class BrailleDisplay:
    """BRLTTY on a screen of its own, and the display that it writes to.

    `screen` are BRLTTY's arguments for the screen. Its own keys for other programs are off, so that
    it does not meet another BRLTTY.
    """

    def __init__(
        self,
        folder: Path,
        *screen: str,
        environ: Mapping[str, str] | None = None,
        cells: int = 40,
        api: str = "",
    ) -> None:
        """`api` are the parameters of BrlAPI; without them it is off."""
        program = require_program("brltty")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with (folder / "brltty.log").open("wb") as log:
            self._brltty = subprocess.Popen(
                [
                    program, "-q", "-n", "-e", "-f", "/dev/null", "-s", "no", "-l", "info",
                    "-b", "vr", "-d", f"server:127.0.0.1:{port}", *screen,
                    *(["-A", api] if api else ["-N"]),
                    "-P", folder / "brltty.pid", "-U", folder, "-W", folder,
                ],
                env=environ, stdout=log, stderr=log,
            )  # fmt: skip
        self._port, self._cells = port, cells
        self.plug_in()

    def plug_in(self) -> None:
        """Connect the display, which is blank."""
        self._socket = self._connected(self._port)
        self._socket.sendall(b"Cells %d\n" % self._cells)
        self._rest = b""
        self._shown, self._since = "", time.monotonic()

    def unplug(self) -> None:
        """Unplug the display; BRLTTY goes on."""
        self._socket.close()

    def send(self, number: signal.Signals) -> None:
        """Send BRLTTY a signal."""
        self._brltty.send_signal(number)

    def _connected(self, port: int) -> socket.socket:
        until = time.monotonic() + 10
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port))
            except OSError:
                assert time.monotonic() < until, "BRLTTY did not start"
                time.sleep(0.1)

    def press(self, command: str) -> None:
        """Press a key of the display, by BRLTTY's name of its command, such as FWINRT."""
        self._socket.sendall(command.encode() + b"\n")
        self._since = time.monotonic()

    def shows(self, expected: str | None = None, within: float = 5.0) -> str:
        """Return the text on the display once it has come to rest, without trailing blanks.

        On a busy machine that takes a while: wait up to `within` s for the `expected` text.
        """
        until = time.monotonic() + within
        while time.monotonic() < until and expected not in (None, self._shown):
            self._read()
        self._since = time.monotonic()
        while time.monotonic() < min(until, self._since + STILL_S):
            self._read()
        return self._shown

    def _read(self) -> None:
        self._socket.settimeout(0.05)
        try:
            data = self._socket.recv(65536)
        except TimeoutError:
            return
        assert data, "BRLTTY has ended"
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            kind, _, text = line.decode("utf-8", "replace").partition(" ")
            if kind == "Visual" and (now := text.strip('"\r').rstrip()) != self._shown:
                self._shown, self._since = now, time.monotonic()

    def stop(self) -> None:
        """End BRLTTY, and kill it if it does not end."""
        self._socket.close()
        end(self._brltty)
