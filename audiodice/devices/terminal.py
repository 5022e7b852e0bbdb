"""The terminal: raw keys for the whole session, each utterance one plain line.

Nothing but those lines is ever written: no colours, no cursor movement, no questions to the
terminal. A screen reader or a braille display reads them as they come.
"""

from __future__ import annotations

import atexit
import codecs
import contextlib
import io
import os
import select
import signal
import sys
import time
from collections import deque
from typing import TYPE_CHECKING, Any, TextIO

from audiodice.devices import keys
from audiodice.devices.face import Closed, Event, Key, NoFace, Signals, Woken

if TYPE_CHECKING:
    from collections.abc import Callable

ESCAPE_MS = 50
"""How long an escape character may wait for the rest of a sequence before it is the key."""

_SLICE_S = 0.02  # Windows consoles cannot be selected on beside a pipe: looked at in slices
_PARTIAL_S = 0.1  # a character of which only some bytes came holds nothing up for longer

_NAMES = {
    "PGUP": "pageup", "PPAGE": "pageup", "PGDOWN": "pagedown", "NPAGE": "pagedown",
    "IC": "insert", "DC": "delete", "EXIT": "escape", "BTAB": "shift+tab", "KP_ENTER": "enter",
    "SLEFT": "shift+left", "SRIGHT": "shift+right", "SR": "shift+up", "SF": "shift+down",
    "SHOME": "shift+home", "SEND": "shift+end", "SDC": "shift+delete", "SIC": "shift+insert",
    "FIND": "home", "SELECT": "end", "LL": "end", "KP_ADD": "+", "KP_SUBTRACT": "-",
    "KP_MULTIPLY": "*", "KP_DIVIDE": "/", "KP_DECIMAL": ".", "KP_EQUAL": "=",
    "KP_SEPARATOR": ",", **{f"KP_{n}": str(n) for n in range(10)},
}  # fmt: skip
_CONTROLS = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\b": "backspace",
             "\x1b": "escape", "\0": "ctrl+space"}  # fmt: skip


class Terminal:
    """A Face on the terminal at `stream_in` and `out` (standard input and output if None).

    Raises NoFace when either is not a terminal.
    """

    def __init__(self, stream_in: TextIO | None = None, out: TextIO | None = None) -> None:
        self.name = "terminal"
        source = stream_in if stream_in is not None else sys.stdin
        self._out = out if out is not None else sys.stdout
        for stream, what in ((source, "input"), (self._out, "output")):
            if stream is None or not stream.isatty():
                raise NoFace(f"No terminal: standard {what} is not one.")
        self._fd = source.fileno()
        self._mode = _Mode(self._fd)
        self._signals = Signals(self._mode.handlers())
        self._board: Any = None  # made in the first wait: what is said first need not wait for it
        self._lost = self._closed = False
        self._mode.raw()
        atexit.register(self.close)

    def wait(self, timeout_ms: int | None) -> Event | None:
        """See Face. There is no Focus: a terminal does not tell."""
        until = None if timeout_ms is None else time.monotonic() + timeout_ms / 1000
        board = self._board = self._board or _board(self._fd, self._signals)
        while True:
            if self._signals.reason:
                return Closed(self._signals.reason)
            left = None if until is None else max(0.0, until - time.monotonic())
            stroke = board.next(left)
            if stroke:
                if name := key_name(str(stroke), stroke.name):
                    return Key(name, str(stroke) if str(stroke).isprintable() else "")
            elif board.woken():
                if not self._signals.reason:
                    return Woken()
            elif board.lost or self._lost:
                return Closed("terminal lost")
            elif until is not None and time.monotonic() >= until:
                return None

    def wake(self) -> None:
        """See Face."""
        self._signals.ring()

    def show(self, text: str) -> None:
        """Print `text` as lines of its own."""
        # Anything that a terminal would obey rather than show stays out.
        clean = "".join(c if c.isprintable() or c == "\n" else " " for c in text)
        encoding = self._out.encoding or "utf-8"
        try:
            self._out.write(clean.encode(encoding, "replace").decode(encoding) + "\n")
            self._out.flush()
        except (OSError, ValueError):  # gone, or closed
            self._lost = True

    def title(self, text: str) -> None:
        """Nothing: a title would be an escape sequence."""

    def bigger(self, step: int) -> None:
        """Nothing: the terminal sets the size."""

    def dress(self, colours: str, *, captions: bool) -> None:
        """Nothing: a terminal has colours of its own, and its text is all there is."""

    def copy(self, text: str) -> bool:  # noqa: ARG002
        """Not possible: a terminal cannot be asked without writing to it."""
        return False

    def text_entry(self, on: bool) -> None:
        """Nothing: the terminal has its own input method."""

    def close(self) -> None:
        """See Face."""
        if self._closed:
            return
        self._closed = True
        atexit.unregister(self.close)
        self._signals.close()
        os.close(self._signals.fd)
        self._mode.restore()


def key_name(text: str, blessed_name: str | None) -> str:
    """The name (see keys.py) of what blessed read as `text` and calls `blessed_name`.

    "" when it is no key: an unknown sequence, a terminal's late answer.
    """
    if text in _CONTROLS:
        return _CONTROLS[text]
    if len(text) == 1 and text < " ":
        return f"ctrl+{chr(ord(text) + 96)}" if text <= "\x1a" else keys.UNKNOWN
    if len(text) == 1:
        return keys.typed(text) or keys.UNKNOWN
    if len(text) == 2 and text[0] == "\x1b":  # Alt sends Escape first
        inner = key_name(text[1], None)
        return _with({"alt"}, inner) if inner and text[1] not in "[O" else ""
    if not blessed_name or not blessed_name.startswith("KEY_"):
        return ""
    held, rest = set(), blessed_name.removeprefix("KEY_")
    for _ in range(4):
        head, _, tail = rest.partition("_")
        if tail and head in ("CTRL", "ALT", "SHIFT", "META"):
            held.add("alt" if head == "META" else head.lower())
            rest = tail
    name = _NAMES.get(rest, rest.lower())
    try:
        return _with(held, keys.parse(name))
    except ValueError:
        return ""


def _with(held: set[str], name: str) -> str:
    """`name` with the modifiers `held` as well."""
    if name == keys.UNKNOWN:
        return name
    return keys.parse("".join(f"{modifier}+" for modifier in held) + name)


class _Mode:
    """The terminal's mode: raw and without signals, but with lines that end as usual."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._saved: Any = None
        if sys.platform != "win32":
            import termios

            self._saved = termios.tcgetattr(fd)

    def handlers(self) -> dict[int, Callable[[], None]]:
        if sys.platform == "win32":
            return {}
        return {signal.SIGTSTP: self._pause, signal.SIGCONT: self.raw}

    def raw(self) -> None:
        if sys.platform != "win32":
            import termios
            import tty

            with contextlib.suppress(termios.error):
                tty.setraw(self._fd, termios.TCSANOW)
                mode = termios.tcgetattr(self._fd)
                mode[1] = self._saved[1]  # so that what others print keeps its line ends
                termios.tcsetattr(self._fd, termios.TCSANOW, mode)

    def restore(self) -> None:
        if sys.platform != "win32":
            import termios

            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._fd, termios.TCSADRAIN, self._saved)

    def _pause(self) -> None:
        if sys.platform != "win32":
            self.restore()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.raw()


class _Board:
    """Keystrokes from the descriptor `fd`, a sleep that what rings at `signals` ends.

    It stands before blessed.Terminal, whose input methods are meant to be overridden.
    """

    fd: int
    signals: Signals

    def __init__(self) -> None:
        # A real stream would be asked what its terminal can do, and the answers waited for.
        super().__init__(stream=io.StringIO(), force_styling=True)  # type: ignore[call-arg]
        self._bytes: deque[int] = deque()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._reading = False
        self.lost = False

    def next(self, timeout: float | None) -> Any:
        """The next keystroke, a str with a name; "" after `timeout` seconds or the bell."""
        self._reading = False
        return self.inkey(timeout=timeout, esc_delay=ESCAPE_MS / 1000)  # type: ignore[attr-defined]

    def woken(self) -> bool:
        """Whether wake() was called; silences the bell."""
        if sys.platform != "win32":
            while select.select([self.signals.fd], [], [], 0)[0]:
                os.read(self.signals.fd, 512)
        return self.signals.taken()

    def kbhit(self, timeout: float | None = None) -> bool:
        """Whether a byte can be had within `timeout` seconds (None: for ever) or the bell."""
        if sys.platform == "win32":
            return self._slices(timeout)
        if self._bytes:
            return True
        if self.lost:
            return False
        watched = [self.fd, self.signals.fd]
        if self._reading:  # in the middle of a key: no bell, no long wait
            watched.pop()
            timeout = _PARTIAL_S if timeout is None else min(timeout, _PARTIAL_S)
        return self.fd in select.select(watched, [], [], timeout)[0] and self._fill()

    def _fill(self) -> bool:
        try:
            data = os.read(self.fd, 4096)
        except OSError:  # the terminal is gone
            data = b""
        self.lost = not data
        self._bytes.extend(data)
        return bool(data)

    def getch(self, decode_latin1: bool = False) -> str:
        """The next character, "" while only some of its bytes are there."""
        if sys.platform == "win32":
            return str(super().getch(decode_latin1))
        self._reading = True
        byte = self._bytes.popleft()
        return chr(byte) if decode_latin1 else self._decode(bytes((byte,)))

    def _slices(self, timeout: float | None) -> bool:
        until = None if timeout is None else time.monotonic() + timeout
        while not (self.signals.rung or self.signals.reason):
            if super().kbhit(timeout=0):  # type: ignore[misc]
                return True
            left = _SLICE_S if until is None else min(_SLICE_S, until - time.monotonic())
            if left <= 0:
                return False
            time.sleep(left)
        return False


def _board(fd: int, signals: Signals) -> Any:
    """The reader of keystrokes. blessed takes 0.1 s to import, hence only here."""
    import blessed

    class Board(_Board, blessed.Terminal):
        pass

    Board.fd, Board.signals = fd, signals
    return Board()
