"""A terminal's keystrokes, read by blessed. Another thread or a signal can end the wait."""

from __future__ import annotations

import codecs
import io
import os
import select
from collections import deque
from typing import TYPE_CHECKING, Any

from audiodice.devices.input.face import Key
from audiodice.devices.input.terminal_mode import caps_lock
from audiodice.devices.input.terminal_names import key_name

if TYPE_CHECKING:
    from audiodice.devices.input.face import Signals

ESCAPE_MS = 50
"""How long to wait for the rest of a sequence before an escape character counts as the key."""

_PARTIAL_S = 0.1  # the longest wait for the rest of a character's bytes


class _Keystrokes:
    """Keystrokes from the descriptor `fd`; `signals` ends a wait for one.

    A mixin for blessed.Terminal, which allows its methods of input to be overridden.
    """

    def __init__(self, fd: int, signals: Signals) -> None:
        self.fd, self.signals = fd, signals
        # blessed would ask a real stream what its terminal can do, and wait for the answers.
        super().__init__(stream=io.StringIO(), force_styling=True)  # type: ignore[call-arg]
        self._bytes: deque[int] = deque()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._reading = False
        self.lost = False

    def next(self, timeout: float | None) -> Key | None:
        """The next key; None after `timeout` seconds, if woken, or for what is no key."""
        self._reading = False
        stroke = self.inkey(timeout=timeout, esc_delay=ESCAPE_MS / 1000)  # type: ignore[attr-defined]
        text = str(stroke)
        plain = text.swapcase() if text.isalpha() and caps_lock(self.fd) else text
        name = key_name(plain, stroke.name) if text else ""
        return Key(name, text if text.isprintable() else "") if name else None

    def woken(self) -> bool:
        """Whether `wake` was called since the last call; empties the pipe."""
        while select.select([self.signals.fd], [], [], 0)[0]:
            self.signals.read()
        return self.signals.taken()

    def kbhit(self, timeout: float | None = None) -> bool:
        """Whether a byte comes within `timeout` seconds (None: for ever); False if woken."""
        if self._bytes:
            return True
        if self.lost:
            return False
        watched = [self.fd, self.signals.fd]
        if self._reading:  # in the middle of a key: do not wake, do not wait long
            watched.pop()
            timeout = _PARTIAL_S if timeout is None else min(timeout, _PARTIAL_S)
        return self.fd in select.select(watched, [], [], timeout)[0] and self._fill()

    def getch(self, decode_latin1: bool = False) -> str:
        """The next character; "" if only some of its bytes have come."""
        self._reading = True
        byte = self._bytes.popleft()
        return chr(byte) if decode_latin1 else self._decode(bytes((byte,)))

    def _fill(self) -> bool:
        try:
            data = os.read(self.fd, 4096)
        except OSError:  # the terminal is gone
            data = b""
        self.lost = not data
        self._bytes.extend(data)
        return bool(data)


def open_input(fd: int, signals: Signals) -> Any:
    """The reader of keystrokes. Imports blessed only here, because that takes 0.1 s."""
    import blessed

    class Input(_Keystrokes, blessed.Terminal):
        pass

    return Input(fd, signals)
