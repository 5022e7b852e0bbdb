"""Programs with a window, for the tests that press keys in it and look at it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.devices.face_programs import PROGRAM, Report, environment
from tests.support.xserver import XServer


class Program:
    def __init__(self, x: XServer, path: Path, *settings: str, **extra: str) -> None:
        """`extra` are variables of its environment."""
        self.report = Report(path)
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), "window", str(path), *settings],
            env=environment(DISPLAY=x.display, **extra),
            stderr=subprocess.PIPE,
            text=True,
        )
        self.ready = self.report.take(1, within=15)[0]

    def end(self) -> str:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=10)[1]


Start = Callable[..., Program]
