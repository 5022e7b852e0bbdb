"""A message bus (D-Bus) of a test's own, which it may stop and kill."""

from __future__ import annotations

import signal
import subprocess
import tempfile
from pathlib import Path

from tests.support.require import require_program

_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>{address}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


class PrivateBus:
    """A dbus-daemon, started at once; after `kill` it may be started again at the same address."""

    def __init__(self) -> None:
        self._program = require_program("dbus-daemon")
        # The path of a socket may have 107 letters: a folder of a test is too long for some.
        self._folder = tempfile.TemporaryDirectory(prefix="dbus-")
        folder = Path(self._folder.name)
        self.address = f"unix:path={folder / 'bus'}"
        self._socket = folder / "bus"
        self._config = folder / "bus.conf"
        self._config.write_text(_CONFIG.format(address=self.address), "utf-8")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it; it listens when this returns."""
        self._socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [self._program, f"--config-file={self._config}", "--nofork", "--print-address=1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline()

    def send(self, number: signal.Signals) -> None:
        """Send it a signal: SIGSTOP makes it hang, SIGCONT ends that."""
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(5)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def close(self) -> None:
        """End it, and remove its files."""
        self.kill()
        self._folder.cleanup()
