"""An unused Linux console (/dev/tty1 and on): runs a program there and presses keys."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import struct
import subprocess
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

_OPENQRY, _DISALLOCATE, _SET_LOCKS = 0x5600, 0x5608, 0x4B65  # VT_, VT_, KDSKBLED
_CAPS_LOCK = 4


class Console:
    """A console in the background. Skips the test if there is none, or none is unused."""

    def __init__(self) -> None:
        try:
            with Path("/dev/tty0").open("wb", buffering=0) as front:
                found = fcntl.ioctl(front, _OPENQRY, struct.pack("i", 0))
            self.number = struct.unpack("i", found)[0]
            self._fd = os.open(f"/dev/tty{self.number}", os.O_RDWR | os.O_NOCTTY)
            os.write(self._fd, b"\x1b[H\x1b[J")  # it may still show text of another program
        except OSError as why:
            pytest.skip(f"no console of Linux can be opened: {why}")
        self._program: subprocess.Popen[bytes] | None = None

    def start(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        """Start a program with this console as its controlling terminal."""
        self._program = subprocess.Popen(
            ["setsid", "--ctty", *command],
            env={**environ, "TERM": "linux"},
            stdin=self._fd, stdout=self._fd, stderr=self._fd,
        )  # fmt: skip

    def press(self, typed: str) -> None:
        """Press the key that types this text.

        The console gives a key's bytes together. These come one by one, so the program is stopped
        meanwhile: on a busy machine it would take the first of them, Escape, for a key.
        """
        assert self._program is not None
        self._program.send_signal(signal.SIGSTOP)
        for byte in typed.encode():
            fcntl.ioctl(self._fd, termios.TIOCSTI, bytes([byte]))
        self._program.send_signal(signal.SIGCONT)

    def caps_lock(self, on: bool) -> None:
        """Turn Caps Lock on or off."""
        fcntl.ioctl(self._fd, _SET_LOCKS, _CAPS_LOCK if on else 0)

    def row(self) -> int:
        """The cursor's row, from 0."""
        return Path(f"/dev/vcsa{self.number}").read_bytes()[3]

    def wait(self) -> int:
        """Wait for the program's end."""
        assert self._program is not None
        return self._program.wait(timeout=20)

    def close(self) -> None:
        """Kill what still runs, and give the console back."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
        os.close(self._fd)
        with contextlib.suppress(OSError), Path("/dev/tty0").open("wb", buffering=0) as front:
            fcntl.ioctl(front, _DISALLOCATE, self.number)


def in_front() -> str:
    """The number of the console in the foreground. Skips the test if there are no consoles."""
    active = Path("/sys/class/tty/tty0/active")
    if not (active.exists() and os.access("/dev/vcsa", os.R_OK)):
        pytest.skip("there is no Linux console")  # the machine's, which no tool can bring
    return active.read_text().strip().removeprefix("tty")
