"""Cuts the input of a terminal into strokes of keys, pasted texts, and other sequences.

A terminal sends keys and its own reports (answers to queries, the mouse, the focus, pastes) in one
stream of bytes. The grammar is that of ECMA-48, with additions of xterm, the console of Linux and
rxvt. A sequence is taken whole, even an unknown one, so that its characters never act as keys.
docs/decisions/0001-terminal-input.md says why no library does this.

Nothing here sleeps or asks a clock: the caller passes the time, and calls `flush` at `due`.
"""

from __future__ import annotations

import codecs

ESC = "\x1b"
ALT_S = 0.05  # with Alt, Escape and the key come together; what comes later is a key of its own
STRAY_S = 0.5  # how long after the Escape key the rest of what was a sequence may come
SEQUENCE_S = 0.5  # how long after its last character a sequence may go on
STRING_S = 1.0  # and one that holds a text, which may be long, and the line slow

_CSI, _SS3, _STRINGS = "[", "O", "P]X^_"  # the last: DCS, OSC, SOS, PM, APC
_BEGIN = _CSI + _SS3 + _STRINGS
_CANCEL = "\x18\x1a"
_MOUSE = ESC + "[M"  # three more characters follow, which may be any
_CONSOLE = ESC + "[["  # F1 to F5 on the console of Linux: one more character
_PASTE, _PASTE_ENDS = ESC + "[200~", ESC + "[201~"
_LONGEST = 64  # of what may be a key
_LONGEST_PASTE = 10_000


class Pasted(str):
    """A text that was pasted, where the terminal tells pastes from keys."""

    __slots__ = ()


class Grammar:
    """Collects bytes until a sequence is complete.

    `feed` and `flush` return strokes: a character, Escape and a character, a whole CSI or SS3
    sequence (after one more Escape if Alt was held), or a text that was pasted.
    """

    def __init__(self, escape_s: float) -> None:
        """`escape_s`: the seconds for which an Escape may be the beginning of a sequence."""
        self._escape_s = escape_s
        self._decode = codecs.getincrementaldecoder("utf-8")("surrogateescape")
        self._text = ""  # the sequence so far; of one that holds a text only its beginning
        self._rest = ""  # of a mouse report or a paste what follows, of a text its last Escape
        self._tail = ""  # of a paste the last characters
        self._at = 0.0  # when the last character came
        self._soon = False
        self._alt = self._stray = False  # stray: its Escape has been told as a key already
        self._stray_until = 0.0
        self._found: list[str] = []

    @property
    def due(self) -> float | None:
        """When to call `flush`; None while no sequence is incomplete."""
        text = self._text
        if not text:
            half = self._decode.getstate()[0]  # of a character
            return self._at + SEQUENCE_S if half else None
        if self._stray and len(text) == 2:
            return max(self._stray_until, self._at + ALT_S)
        if text == ESC:
            return self._at + self._escape_s
        if text[1] not in _BEGIN:
            return self._at + ALT_S
        long = text == _PASTE or (text[1] in _STRINGS and len(text) > 2)
        return self._at + (STRING_S if long else SEQUENCE_S)

    def feed(self, data: bytes, now: float, *, soon: bool = False) -> list[str]:
        """The strokes that these bytes complete. They came at `now`, in seconds.

        `soon`: they may have come right after the bytes before, but were read late.
        """
        self._soon = soon
        for char in self._decode.decode(data):
            byte = ord(char) - 0xDC00  # of what is no UTF-8, such as a control of eight bits
            self._step(chr(byte) if 0x80 <= byte < 0xA0 else char, now)
            self._at = now
        self._at = now
        return self._taken()

    def flush(self, now: float) -> list[str]:
        """The strokes there are if no more bytes come; an incomplete sequence gives none."""
        text, rest, stray, alt = self._text, self._rest, self._stray, self._alt
        self._end()
        self._decode.reset()
        if text == ESC:
            self._found += ESC * (1 + alt)
            self._stray_until = now + STRAY_S
        elif text == _PASTE:
            self._found.append(Pasted(rest))
        elif stray:
            self._found += text[1] * (len(text) == 2)
        elif (len(text) == 2 and text[1] not in _CSI + _SS3) or text.endswith("$"):
            self._found.append(text)  # "$" ends it when rxvt's Shift is held with some keys
        return self._taken()

    def _taken(self) -> list[str]:
        found, self._found = self._found, []
        return found

    def _end(self) -> None:
        self._text = self._rest = ""
        self._alt = self._stray = False

    def _begin(self, text: str) -> None:
        self._end()
        self._text = text

    def _complete(self, stroke: str) -> None:
        if not self._stray and len(stroke) <= _LONGEST:
            self._found.append(ESC + stroke if self._alt else stroke)
        self._end()

    def _step(self, char: str, now: float) -> None:
        text = self._text
        if text == _PASTE:
            self._in_paste(char)
        elif text.startswith(_MOUSE) and char not in ESC + _CANCEL:
            self._rest += char
            if len(self._rest) == 3:  # the button, the column and the row
                self._end()
        elif "\x80" <= char < "\xa0":
            self._eight_bits(chr(ord(char) - 0x40))
        elif not text:
            self._alone(char, now)
        elif text == ESC:
            self._after_escape(char, now)
        elif text[1] in _STRINGS:
            self._in_string(char, now)
        else:
            self._inside(char, now)

    def _inside(self, char: str, now: float) -> None:
        text = self._text
        if char in _CANCEL:
            self._end()
        elif not " " <= char <= "~":  # the sequence was cut off: this stands on its own
            self._end()
            self._alone(char, now)
        elif text[1] in (_CSI, _SS3):
            self._in_sequence(char)
        elif char >= "0":  # it chooses a set of characters or the like, as no key does
            self._end()
        else:
            self._text = text[:2] + "."

    def _alone(self, char: str, now: float) -> None:
        late, self._stray_until = self._stray_until, 0.0
        if char == ESC:
            self._begin(ESC)
        elif char in _BEGIN and (now < late or (late and self._soon)):
            self._begin(ESC + char)
            self._stray, self._stray_until = True, late
        elif not "\udca0" <= char <= "\udcff":
            self._found.append(char)

    def _after_escape(self, char: str, now: float) -> None:
        together = self._soon or now - self._at <= ALT_S
        if char in _BEGIN:
            self._text += char
            return
        self._found += ESC * self._alt  # of two, the first was a key
        self._alt = together and char == ESC
        if together and char != ESC:
            self._text += char
            if not " " <= char <= "/":
                self._complete(self._text)
        elif not together:
            self._found.append(ESC)
            self._end()
            self._alone(char, now)

    def _in_sequence(self, char: str) -> None:
        before = self._text
        self._text = (before + char)[: _LONGEST + 1]
        if self._text in (_CONSOLE, _MOUSE, _PASTE):
            return
        inside = "0" <= char <= "?" if before[1] == _SS3 else char < "@"
        if not inside or before == _CONSOLE:
            self._complete(self._text)

    def _in_string(self, char: str, now: float) -> None:
        ends = self._rest + char in (ESC + "\\", *_CANCEL)
        if ends or (char == "\a" and self._text[1] == "]"):
            self._end()
        elif self._rest and char != ESC:  # it was cut off by another sequence
            self._begin(ESC)
            self._after_escape(char, now)
        else:
            self._rest = ESC if char == ESC else ""
            self._text = self._text[:2] + "."

    def _in_paste(self, char: str) -> None:
        self._tail = (self._tail + char)[-len(_PASTE_ENDS) :]
        if len(self._rest) < _LONGEST_PASTE:
            self._rest += char
        if self._tail == _PASTE_ENDS:
            self._found.append(Pasted(self._rest.removesuffix(_PASTE_ENDS)))
            self._end()

    def _eight_bits(self, letter: str) -> None:
        """A control of eight bits is Escape and a letter; only some of them matter here."""
        if letter == "\\" and self._text[1:2] in tuple(_STRINGS):
            self._end()
        elif letter in _BEGIN:
            self._begin(ESC + letter)
