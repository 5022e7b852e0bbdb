"""Ends the programs that a test started."""

from __future__ import annotations

import contextlib
import signal
import subprocess


def end(process: subprocess.Popen[bytes], by: signal.Signals = signal.SIGTERM) -> None:
    """Ask a program to end, and kill it if it does not."""
    if process.poll() is not None:
        return
    process.send_signal(by)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(3)
        return
    process.kill()
    process.wait()
