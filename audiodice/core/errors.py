"""The text of an error, for a sentence that a player hears or reads."""

from __future__ import annotations


def error_text(error: BaseException) -> str:
    """The operating system's text ("No space left on device", without the number) if there is one,
    else the error's own text, else the name of its type; never empty."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
