"""A PulseAudio server for tests, with a null sink; a test can stop and kill it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

from tests.support.require import require_program

SINK = "card"


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
            # Otherwise SDL may try ALSA. If ALSA has its pulse plugin and the server is stopped,
            # that blocks for 30 s inside SDL, while it holds the interpreter's lock.
            "SDL_AUDIODRIVER": "pulseaudio",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        protocol = f"module-native-protocol-unix socket={self.socket} auth-anonymous=1"
        self.process = subprocess.Popen(
            [
                *(self.program, "-n", "--exit-idle-time=-1", "--daemonize=no"),
                *("-L", f"module-null-sink sink_name={SINK}", "-L", protocol),
            ],
            env={**os.environ, **self.environ},
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while not self.socket.exists():
            assert time.monotonic() < until, "PulseAudio did not start"
            time.sleep(0.02)

    def pull_card(self) -> None:
        """Remove the sink, as if a card is unplugged."""
        self._control("unload-module", "module-null-sink")

    def plug_card(self) -> None:
        """Bring the sink back."""
        self._control("load-module", "module-null-sink", f"sink_name={SINK}")

    def record(self, file: Path) -> subprocess.Popen[bytes]:
        """Record what the card plays, 16 bits stereo at 44.1 kHz, until terminated."""
        parec = require_program("parec")
        return subprocess.Popen(
            [
                *(parec, f"--device={SINK}.monitor", "--format=s16le", "--rate=44100"),
                *("--channels=2", "--raw", "--latency-msec=20", str(file)),
            ],
            env={**os.environ, **self.environ},
        )

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def _control(self, *command: str) -> None:
        subprocess.run(
            [require_program("pactl"), *command],
            env={**os.environ, **self.environ},
            check=True,
            timeout=10,
            stdout=subprocess.DEVNULL,
        )
