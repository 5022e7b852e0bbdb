"""Names the keys of a Windows console, whose records say which key was pressed and what it types.

The names are those of the window: a record is put into SDL's numbers, and keys.py does the rest.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from audiodice.devices.input import keys, terminal_names
from audiodice.devices.input.face import Key
from audiodice.devices.input.terminal_grammar import ESC, Grammar, Pasted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SHIFT, _CONTROLS, _ALT_UP, _BREAK = 0x10, (0x11, 0xA2, 0xA3), 0x12, 0x03
_MODIFIERS = frozenset((_SHIFT, 0x11, 0x12, 0x14, 0x5B, 0x5C, 0x90, 0x91, *range(0xA0, 0xA6)))
_MASK = 0x40000000
_KEYCODES = {  # Windows' number of a key that types nothing, or always the same: SDL's keycode
    0x08: 8, 0x09: 9, 0x0D: 13, 0x1B: 27, 0x20: 32, 0x2E: 127,
    0x21: _MASK | 75, 0x22: _MASK | 78, 0x23: _MASK | 77, 0x24: _MASK | 74,
    0x25: _MASK | 80, 0x26: _MASK | 82, 0x27: _MASK | 79, 0x28: _MASK | 81, 0x2D: _MASK | 73,
    **{0x6F + n: _MASK | (57 + n) for n in range(1, 13)},
}  # fmt: skip
_PLACES = {  # by the number a PC's keyboard sends for a place: the USB usage, which SDL uses
    **{2 + n: 30 + n for n in range(10)},
    **{start + n: ord(letter) - 93
       for start, row in ((16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"))
       for n, letter in enumerate(row)},
    0x0C: 45, 0x0D: 46, 0x1A: 47, 0x1B: 48, 0x2B: 49, 0x27: 51, 0x28: 52, 0x29: 53, 0x33: 54,
    0x34: 55, 0x35: 56, 0x56: 100,
}  # fmt: skip
_HELD = {0x10: 0x001, 0x08: 0x040, 0x04: 0x080, 0x02: 0x100, 0x01: 0x200, 0x20: 0x1000}
"""Bits of a record's state: SDL's, for Shift, both Ctrl, both Alt, Num Lock."""


class Record(Protocol):
    """A key record as pywin32 shows it."""

    KeyDown: bool
    RepeatCount: int
    VirtualKeyCode: int
    VirtualScanCode: int
    ControlKeyState: int
    Char: str


class ConsoleKeys:
    """Makes keys of records; `plain` says what a key (Windows' number) types without Shift."""

    def __init__(self, plain: Callable[[int], str]) -> None:
        self._plain = plain
        self._ctrl_alone = False
        self._half = ""  # the first half of a character that takes two records
        self._grammar = Grammar(0)

    def pressed(self, record: Record) -> Iterator[Key]:
        code = record.VirtualKeyCode
        if code == 0 and record.KeyDown and (record.Char == ESC or self._grammar.due is not None):
            yield from self._reported(record.Char)
            return
        alone, self._ctrl_alone = self._ctrl_alone, False
        if code in _CONTROLS:
            self._ctrl_alone = bool(record.KeyDown)
            if alone and not record.KeyDown:
                yield Key("ctrl")
            return
        text = self._text(record)
        # A character that is typed by its number comes as Alt is released.
        if not record.KeyDown and not (code == _ALT_UP and text):
            return
        if (code in _MODIFIERS and record.KeyDown) or self._half:
            return
        name = self._name(record, text)
        if not name and text:
            name = keys.UNKNOWN
        if name:
            typed = "" if name.startswith(("ctrl+", "alt+", "cmd+")) else text
            for _ in range(max(1, record.RepeatCount)):
                yield Key(name, typed)

    def _reported(self, char: str) -> Iterator[Key]:
        """Keys from sequences of a terminal.

        The console passes on sequences that it does not know, such as reports, in records of no
        key.
        """
        grammar, now = self._grammar, time.perf_counter()
        strokes = grammar.flush(now) if grammar.due is not None and grammar.due + 1 < now else []
        strokes += grammar.feed(char.encode(errors="replace"), now)
        for stroke in strokes:
            key = None if isinstance(stroke, Pasted) else terminal_names.key(stroke)
            if key is not None:
                yield key

    def _text(self, record: Record) -> str:
        char, first = record.Char, self._half
        self._half = ""
        if "\ud800" <= char < "\udc00":
            self._half = char if record.KeyDown else first
            return ""
        if "\udc00" <= char < "\ue000":
            pair = (first + char).encode("utf-16-le", "surrogatepass")
            char = pair.decode("utf-16-le", "replace")
        return char if char.isprintable() else ""

    def _name(self, record: Record, text: str) -> str:
        if record.VirtualKeyCode == 0x0C:  # the keypad's 5 without Num Lock
            return "5"
        held = sum(sdl for bit, sdl in _HELD.items() if record.ControlKeyState & bit)
        code = _KEYCODES.get(record.VirtualKeyCode)
        if code is None:
            plain = self._plain(record.VirtualKeyCode).lower()
            code = ord(plain) if len(plain) == 1 else 0
        return keys.pressed(code, _PLACES.get(record.VirtualScanCode, 0), held, text)


def is_break(record: Record) -> bool:
    """Whether this is Ctrl with Break, where the system hands it on as a key."""
    return bool(record.KeyDown) and record.VirtualKeyCode == _BREAK
