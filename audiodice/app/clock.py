"""The session's clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def monotonic_ms() -> float:
    """The time in ms; only differences are meaningful."""
    return time.monotonic() * 1000


def utc_now() -> datetime:
    """The date and time of day, UTC."""
    return datetime.now(UTC)
