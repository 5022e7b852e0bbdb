"""The text of an error, for a sentence that a player hears or reads."""

from __future__ import annotations


def error_text(error: BaseException) -> str:
    """The operating system's text ("No space left on device", without the number) if there is one,
    else the error's own text, else the name of its type; never empty, and without a full stop."""
    text = str(getattr(error, "strerror", None) or error)
    return text.rstrip(".。 \r\n") or type(error).__name__


def whole_text(error: BaseException) -> str:
    r"""All that an error says, for a person; a path in it keeps its single backslashes.

    >>> print(whole_text(OSError(13, "Permission denied", r"C:\a")), whole_text(ValueError("no")))
    [Errno 13] Permission denied: C:\a no
    """
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        number = f"[Errno {error.errno}] " if error.errno else ""
        return f"{number}{error.strerror}: {error.filename}"
    return str(error)
