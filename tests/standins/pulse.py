"""A PulseAudio server of our own with a null sink, to be stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

from tests.standins.require import require_program


class Pulse:
    """Serves on `folder`/native; clients need `environ`."""

    def __init__(self, folder: Path) -> None:
        self.program = require_program("pulseaudio")
        self.socket = folder / "native"
        self.environ = {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder),
            "PULSE_SERVER": f"unix:{self.socket}",
            # Else SDL may go on to ALSA, whose pulse plugin, where there is one, holds a stopped
            # server's caller up for 30 s inside SDL, the interpreter's lock in hand.
            "SDL_AUDIODRIVER": "pulseaudio",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        protocol = f"module-native-protocol-unix socket={self.socket} auth-anonymous=1"
        self.process = subprocess.Popen(
            [
                *(self.program, "-n", "--exit-idle-time=-1", "--daemonize=no"),
                *("-L", "module-null-sink", "-L", protocol),
            ],
            env={**os.environ, **self.environ},
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while not self.socket.exists():
            assert time.monotonic() < until, "PulseAudio did not start"
            time.sleep(0.02)

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
