"""An X server without a screen, and real key presses on it."""

from __future__ import annotations

import os
import subprocess

from tests.support.require import require_program


class XServer:
    """Xvfb on a free display."""

    def __init__(self) -> None:
        require_program("Xvfb")
        require_program("xdotool")
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24", "-noreset"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        self.display = f":{number}"

    def run(self, *command: str) -> str:
        """Run a program on this display; returns its output."""
        environ = {**os.environ, "DISPLAY": self.display}
        require_program(command[0])
        return subprocess.run(
            command, env=environ, check=True, capture_output=True, text=True, timeout=20
        ).stdout

    def keys(self, *names: str) -> None:
        """Press keys, by xdotool's names."""
        # If the same key goes up and down within 2 ms, SDL takes that for a repeat.
        self.run("xdotool", "key", "--delay", "6", *names)

    def stop(self) -> None:
        """Kill the server, as in a crash."""
        self.process.kill()
        self.process.wait()
