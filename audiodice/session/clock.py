"""The session's clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def monotonic_ms() -> float:
    """The time in ms; only differences are meaningful.

    Not `time.monotonic`, which on Windows moves once in 15.6 ms, up to Python 3.12.
    """
    return time.perf_counter() * 1000


def utc_now() -> datetime:
    """The date and time of day, UTC."""
    return datetime.now(UTC)
