"""Works around a bug of Wine 8 for tests; setup.sh installs this as sitecustomize.py.

Wine's _locking fails without setting errno; Windows says EACCES.
"""

from __future__ import annotations

import errno
import sys

if sys.platform == "win32":
    import msvcrt

    _locking = msvcrt.locking

    def locking(fd: int, mode: int, nbytes: int) -> None:
        """Lock as on Windows: raise PermissionError if another process has the lock."""
        try:
            _locking(fd, mode, nbytes)
        except OSError as error:
            if error.errno:
                raise
            raise PermissionError(errno.EACCES, "Permission denied") from None

    msvcrt.locking = locking
