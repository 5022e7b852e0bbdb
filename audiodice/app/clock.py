"""The session's clock."""

from __future__ import annotations

import time


def monotonic_ms() -> float:
    """Now; only differences mean something."""
    return time.monotonic() * 1000
