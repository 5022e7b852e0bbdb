"""The session's clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def monotonic_ms() -> float:
    """Return the time in ms; only differences are meaningful.

    Up to Python 3.12, `time.monotonic` advances only every 15.6 ms on Windows.
    """
    return time.perf_counter() * 1000


def utc_now() -> datetime:
    """Return the current date and time, UTC."""
    return datetime.now(UTC)
