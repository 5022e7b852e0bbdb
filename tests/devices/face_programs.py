"""What the tests of both faces share: the program under test and the events it reports."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("face_events.py")


_ASIDE = ("Focus", "Released")


class Report:
    """The events the program under test has written to `path` so far."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.taken = 0

    def lines(self) -> list[dict[str, Any]]:
        if not self.path.exists():
            return []
        whole = self.path.read_text(encoding="utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def take(self, count: int, *kinds: str, within: float = 5.0) -> list[dict[str, Any]]:
        """The next `count` lines of `kinds` (all but _ASIDE if none), as soon as they are there."""
        until = time.monotonic() + within
        while True:
            new = [
                line
                for line in self.lines()[self.taken :]
                if (line["kind"] in kinds if kinds else line["kind"] not in _ASIDE)
            ]
            if len(new) >= count:
                self.taken = len(self.lines())
                return new
            if time.monotonic() > until:
                raise AssertionError(f"only {new} of {count} events came in {within} s")
            time.sleep(0.01)

    def names(self, count: int) -> list[str]:
        return [line.get("name", line["kind"]) for line in self.take(count)]


def environment(**extra: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error", **extra}
