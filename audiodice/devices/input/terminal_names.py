"""Names the keys of a terminal by the sequences that it sends.

The sequences are those of xterm and its followers, of the console of Linux, of rxvt, and of
kitty's protocol, which a crashed program may have left on.
"""

from __future__ import annotations

import re
import sys

from audiodice.devices.input import keys
from audiodice.devices.input.face import Key

_CONTROLS = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\b": "backspace",
             "\x1b": "escape", "\0": "ctrl+space"}  # fmt: skip
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "E": "5",
           "P": "f1", "Q": "f2", "S": "f4"}  # fmt: skip
_CSI = _ARROWS | {"G": "5", "Z": "tab"}  # no "R", for F3: the cursor's place is told so
_SS3 = _ARROWS | {"R": "f3", "M": "enter", "I": "tab", " ": "space", "X": "=",
                  **dict(zip("jklmno", "*+,-./", strict=True)),
                  **dict(zip("pqrstuvwxy", "0123456789", strict=True))}  # fmt: skip
_NUMBERED = {1: "home", 2: "insert", 3: "delete", 4: "end", 5: "pageup", 6: "pagedown",
             7: "home", 8: "end",
             **dict(zip((*range(11, 16), *range(17, 22), 23, 24),
                        (f"f{n}" for n in range(1, 13)), strict=True))}  # fmt: skip
_KITTY = {9: "tab", 13: "enter", 27: "escape", 127: "backspace",
          **dict(enumerate((*"0123456789./*-+", "enter", "=", ",", "left", "right", "up", "down",
                            "pageup", "pagedown", "home", "end", "insert", "delete", "5"),
                           57399))}  # fmt: skip
_RXVT = {"$": "2", "^": "5", "@": "6"}
_HELD = {1: "shift", 2: "alt", 4: "ctrl", 8: "cmd", 32: "alt"}
_RELEASED = "3"
_KDGKBLED, _CAPS_LOCK = 0x4B64, 4  # linux/kd.h
_SEQUENCE = re.compile(
    r"\x1b\[(?P<code>\d{0,7})(?::(?P<shifted>\d{0,7})(?::\d{0,7})?)?"
    r"(?:;(?P<held>\d{0,3})(?::(?P<event>\d))?)?(?:;(?P<text>\d{1,7}))?(?P<kind>[A-Za-z~^$@])",
    re.ASCII,
)


def key(stroke: str, *, caps_lock: bool = False) -> Key | None:
    """The key of a stroke (see terminal_grammar.py); None if it stands for no key."""
    if len(stroke) == 1:
        name = _character(stroke.swapcase() if caps_lock and stroke.isalpha() else stroke)
        return Key(name, stroke if stroke.isprintable() else "")
    if len(stroke) == 2:  # Alt sends Escape first
        return Key(_join({"alt"}, _character(stroke[1])))
    alt = stroke.startswith("\x1b\x1b")
    found = _sequence(stroke[alt:])
    return Key(_join({"alt"}, found.name)) if found and alt else found


def caps_lock(fd: int) -> bool:
    """Whether Caps Lock is on; only the Linux console tells, others count as off."""
    if sys.platform != "linux":
        return False
    import fcntl

    try:
        return bool(fcntl.ioctl(fd, _KDGKBLED, b"\0")[0] & _CAPS_LOCK)
    except OSError:
        return False


def _character(char: str) -> str:
    if char in _CONTROLS:
        return _CONTROLS[char]
    if char <= "\x1a":
        return f"ctrl+{chr(ord(char) + 96)}"
    return keys.typed(char) or keys.UNKNOWN


def _sequence(sequence: str) -> Key | None:
    if sequence.startswith("\x1b[["):
        return Key(f"f{ord(sequence[3]) - 64}") if "A" <= sequence[3] <= "E" else None
    if found := re.fullmatch(r"\x1bO(\d?)([ -~])", sequence, re.ASCII):
        held, last = found.groups()
        rxvt = last in "abcd"
        return _held("5", _CSI[last.upper()]) if rxvt else _held(held, _SS3.get(last, ""))
    found = _SEQUENCE.fullmatch(sequence)
    if found is None or found["event"] == _RELEASED:
        return None
    code, held, last = found["code"], found["held"] or "", found["kind"]
    if last == "u":
        return _typed(code, found["text"] or found["shifted"] or "", held)
    if code == "27" and last == "~" and found["text"]:  # xterm's modifyOtherKeys
        return _typed(found["text"], "", held)
    if found["text"] or found["shifted"] is not None:
        return None
    if last in "~$^@":
        return _held(_RXVT.get(last, held), _NUMBERED.get(int(code or 0), ""))
    if code not in ("", "1"):
        return None
    if last in "abcdZ":  # rxvt's arrows, and Tab, with Shift
        held = "2"
    return _held(held, _CSI.get(last.upper() if last in "abcd" else last, ""))


def _typed(code: str, typed: str, held: str) -> Key | None:
    """The key with this character number, and the number of the character that it types, if any."""
    if name := _KITTY.get(int(code or 0)):
        return _held(held, name)
    plain, text = _char(code), _char(typed)
    if not plain:
        return None
    if not text:
        text = keys.shifted(plain) if "shift" in (_modifiers(held) or ()) else plain
    place = plain if plain.isdecimal() else text
    return _held(held, keys.typed(place) or keys.typed(plain) or keys.UNKNOWN, text)


def _char(code: str) -> str:
    """The printable character with this number, or "" (kitty has numbers for other keys)."""
    number = int(code or 0)
    return chr(number) if number <= sys.maxunicode and chr(number).isprintable() else ""


def _modifiers(held: str) -> set[str] | None:
    """The modifiers in this number of a sequence; None if the number is not valid."""
    bits = int(held or 1) - 1
    known = 0 <= bits < 256  # the two highest are locks
    return {name for bit, name in _HELD.items() if bits & bit} if known else None


def _held(held: str, name: str, text: str = "") -> Key | None:
    """The key of this name with the modifiers in a number of a sequence."""
    modifiers = _modifiers(held)
    if not name or modifiers is None:
        return None
    if len(name) == 1 and not text:
        text = name  # of the keypad
    return Key(_join(modifiers, name), "" if modifiers - {"shift"} else text)


def _join(held: set[str], name: str) -> str:
    """The name with these modifiers as well; a symbol is named as it is typed."""
    symbol = len(name) == 1 and not (name.isalpha() or name.isdecimal())
    modifiers = held - {"shift"} if symbol else held
    if not modifiers or name == keys.UNKNOWN:
        return name
    return keys.parse("".join(f"{modifier}+" for modifier in modifiers) + name)
