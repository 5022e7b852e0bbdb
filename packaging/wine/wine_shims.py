"""Two of Wine 8's gaps, closed for tests; not for players. Put it in site-packages as
sitecustomize.py.

Wine's _locking fails without setting errno (0, "Error"); Windows says EACCES.
"""

import errno
import msvcrt

_locking = msvcrt.locking


def locking(fd: int, mode: int, nbytes: int) -> None:
    try:
        _locking(fd, mode, nbytes)
    except OSError as error:
        if error.errno:
            raise
        raise PermissionError(errno.EACCES, "Permission denied") from None


msvcrt.locking = locking
