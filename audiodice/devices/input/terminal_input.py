"""Reads a terminal's keys. Another thread or a signal can end the wait for one."""

from __future__ import annotations

import os
import select
import time
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from audiodice.devices.input import terminal_names
from audiodice.devices.input.face import Key
from audiodice.devices.input.terminal_grammar import Grammar, Pasted

if TYPE_CHECKING:
    from audiodice.devices.input.face import Signals

_HERE_MS, _ELSEWHERE_MS, _LONGEST_MS = 50, 200, 5000


def escape_s(environ: Mapping[str, str]) -> float:
    """The seconds for which an Escape may be the beginning of a sequence: ESCDELAY, or a default.

    Over SSH the two may come in two packets.
    """
    told = environ.get("ESCDELAY", "")
    if told.isascii() and told.isdecimal():
        return min(int(told[:9]), _LONGEST_MS) / 1000
    elsewhere = environ.get("SSH_CONNECTION") or environ.get("SSH_TTY")
    return (_ELSEWHERE_MS if elsewhere else _HERE_MS) / 1000


class TerminalInput:
    """Keys from the descriptor `fd`; `signals` ends a wait for one."""

    def __init__(self, fd: int, signals: Signals) -> None:
        self._fd, self._signals = fd, signals
        self._grammar = Grammar(escape_s(os.environ))
        self._keys: deque[Key] = deque()
        self.lost = False

    def next(self, timeout: float | None) -> Key | None:
        """The next key, or a text that was pasted as one without a name.

        None after `timeout` seconds, or if woken.
        """
        until = None if timeout is None else time.perf_counter() + timeout
        while not (self._keys or self.lost):
            now, due = time.perf_counter(), self._grammar.due
            if self._fd in self._ready(0):  # it came while the program was busy
                self._name(self._grammar.feed(self._read(), now, soon=True))
                continue
            times = [at - now for at in (until, due) if at is not None]
            ready = self._ready(max(0.0, min(times)) if times else None)
            now = time.perf_counter()
            if self._fd in ready:
                self._name(self._grammar.feed(self._read(), now))
            elif ready:
                return None
            elif due is not None and now >= due:
                self._name(self._grammar.flush(now))
            elif until is not None and now >= until:
                return None
        return self._keys.popleft() if self._keys else None

    def woken(self) -> bool:
        while select.select([self._signals.fd], [], [], 0)[0]:
            self._signals.read()
        return self._signals.taken()

    def _ready(self, timeout: float | None) -> list[int]:
        return select.select([self._fd, self._signals.fd], [], [], timeout)[0]

    def _read(self) -> bytes:
        try:
            data = os.read(self._fd, 4096)
        except OSError:  # the terminal is gone
            data = b""
        self.lost = not data
        return data

    def _name(self, strokes: list[str]) -> None:
        for stroke in strokes:
            if isinstance(stroke, Pasted):
                self._keys.append(Key("", stroke))
                continue
            locked = len(stroke) == 1 and stroke.isalpha() and terminal_names.caps_lock(self._fd)
            if key := terminal_names.key(stroke, caps_lock=locked):
                self._keys.append(key)
