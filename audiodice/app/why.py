"""What the system says of a failure."""

from __future__ import annotations


def why(error: Exception) -> str:
    """The system's own words ("No space left on device"), where there are any, without a number."""
    return getattr(error, "strerror", None) or str(error)
