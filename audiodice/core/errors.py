"""The text of an error, for a sentence that a player hears or reads."""

from __future__ import annotations

import errno

_KEYS = {
    errno.ENOSPC: "cause_no_space",
    errno.EDQUOT: "cause_no_space",
    errno.EACCES: "cause_not_allowed",
    errno.EPERM: "cause_not_allowed",
    errno.EROFS: "cause_read_only",
    errno.EIO: "cause_disk_failed",
    errno.ENOENT: "cause_missing",
}
"""Message keys for common disk errors; every language has these messages."""


class Cause(str):
    """The cause of an error in English, for logs; players hear the message `key` instead."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, text: str, key: str) -> Cause:
        """Neither `text` nor the message of `key` ends with a full stop."""
        made = super().__new__(cls, text)
        made.key = key
        return made


def error_text(error: BaseException) -> str:
    """The operating system's text ("No space left on device", without the number) if there is one,
    else the error's own text, else the name of its type; never empty, and without a full stop.
    It is a `Cause` if there is a message for it."""
    text = str(getattr(error, "strerror", None) or error)
    text = text.rstrip(".。 \r\n") or type(error).__name__
    key = _KEYS.get(getattr(error, "errno", None) or 0)
    return Cause(text, key) if key else text


def whole_text(error: BaseException) -> str:
    r"""The full text of an error, for a person; a path in it keeps its single backslashes.

    >>> print(whole_text(OSError(13, "Permission denied", r"C:\a")), whole_text(ValueError("no")))
    [Errno 13] Permission denied: C:\a no
    """
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        number = f"[Errno {error.errno}] " if error.errno else ""
        return f"{number}{error.strerror}: {error.filename}"
    return str(error)
