"""Key names: their grammar, and the name of a key that was pressed.

A name is a base, after any of the modifiers `ctrl+`, `alt+`, `cmd+`, `shift+` in that order:

- a letter by what it types: `a`, `shift+s`, `ö` (of a Latin alphabet; on other layouts the
  letter that a US keyboard has in that place);
- a digit by its place in the top row, or from the keypad: `1`, `shift+1`;
- a symbol by what it types, never with `shift+`: `?`, `-`, `+`;
- `enter`, `space`, `left`, `right`, `up`, `down`, `home`, `end`, `pageup`, `pagedown`,
  `backspace`, `delete`, `insert`, `tab`, `escape`, `f1` to `f12`;
- `ctrl` alone: pressed and released with no other key in between.
"""

from __future__ import annotations

import unicodedata

MODIFIERS = ("ctrl", "alt", "cmd", "shift")
UNKNOWN = "unknown"
"""The name of any key without a name, such as a dead key; it cannot be bound to a command."""

NAMED = frozenset((
    "enter", "space", "left", "right", "up", "down", "home", "end", "pageup", "pagedown",
    "backspace", "delete", "insert", "tab", "escape", *(f"f{n}" for n in range(1, 13)),
))  # fmt: skip
_ALSO = {
    "return": "enter", "esc": "escape", "del": "delete", "ins": "insert", "pgup": "pageup",
    "pgdn": "pagedown", "page up": "pageup", "page down": "pagedown", "plus": "+", "minus": "-",
    "comma": ",", "period": ".", "control": "ctrl", "command": "cmd", "super": "cmd",
    "windows": "cmd", "option": "alt",
}  # fmt: skip


def parse(name: str) -> str:
    """The canonical form of a written key name; capitals and spaces do not matter.

    Raises ValueError if no key has that name; its message is a sentence.

    >>> parse("Shift + Ctrl + Esc")
    'ctrl+shift+escape'
    """
    written = name.strip().lower()
    if not written:
        raise ValueError("A key name is empty.")
    held, base = _split(written)
    if base in MODIFIERS and not (base == "ctrl" and not held):
        raise ValueError(f"{name!r} is not a key: of the modifiers, only ctrl can be used alone.")
    if base not in MODIFIERS and base not in NAMED:
        _check_character(name, base)
        if "shift" in held and not (base.isalpha() or base.isdecimal()):
            raise ValueError(f"{name!r}: write the symbol that is typed, without shift.")
    return join(held, base)


def _split(written: str) -> tuple[set[str], str]:
    """The modifiers and the base of a lower-case name; the base may be "+" itself."""
    head, plus, base = written.rpartition("+")
    if not base.strip():  # "+", "ctrl++"
        if head.strip() and not head.rstrip().endswith("+"):
            raise ValueError(f"{written!r} ends in a plus; for the plus key write another plus.")
        base = "+"
        head, plus, _ = head.rpartition("+")
    held = set()
    for part in head.split("+") if plus else []:
        modifier = _ALSO.get(part.strip(), part.strip())
        if modifier not in MODIFIERS:
            raise ValueError(f"{part.strip()!r} in {written!r} is not ctrl, alt, cmd or shift.")
        held.add(modifier)
    return held, _ALSO.get(base.strip(), base.strip())


def _check_character(name: str, base: str) -> None:
    if len(base) != 1 or not base.isprintable():
        raise ValueError(f"There is no key called {name!r}.")
    if base.isalpha() and not is_latin(base):
        raise ValueError(f"{name!r}: write the Latin letter on the same key.")
    if base.isdecimal() and base not in "0123456789":
        raise ValueError(f"{name!r}: write the digit as 0 to 9.")


def join(held: set[str], base: str) -> str:
    """The canonical name of `base` with the modifiers `held`."""
    return "".join(f"{modifier}+" for modifier in MODIFIERS if modifier in held) + base


def is_latin(char: str) -> bool:
    """Whether `char` is a letter of a Latin alphabet, accents included."""
    lower = char.lower()
    return lower.isalpha() and (lower < "\u0250" or "\u1e00" <= lower < "\u1f00")


_CYRILLIC = dict(zip(
    "йцукенгшщзхъфывапролджэячсмитьбюёіїєґў", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`s]'`o", strict=True
))  # fmt: skip
"""What a US keyboard has where Russian, Ukrainian and Belarusian ones have these letters."""


def typed(text: str) -> str:
    """The name of the key that types `text`, by the text alone; "" if there is none.

    A terminal tells no places, so there a Cyrillic letter stands for its place.

    >>> typed("S"), typed("s"), typed("?"), typed(" ")
    ('shift+s', 's', '?', 'space')
    """
    if len(text) != 1 or not text.isprintable():
        return ""
    char = _plain(text)
    if char == " ":
        return "space"
    if char.isalpha():
        lower, shifted = char.lower(), char != char.lower()
        place = lower if is_latin(char) else _CYRILLIC.get(lower, "")
        if len(place) != 1:
            return ""
        if not place.isalpha():
            return _US_SHIFTED[place] if shifted else place
        return f"shift+{place}" if shifted else place
    return char


_TURKISH = {"ı": "i", "İ": "I"}  # two keys, and both are the I that a command is told by


def _plain(char: str) -> str:
    """The plain form of a full-width character, a digit of another script or a Turkish I."""
    if char in _TURKISH:
        return _TURKISH[char]
    if char.isdecimal():
        return str(unicodedata.decimal(char))
    return chr(ord(char) - 0xFEE0) if "\uff01" <= char <= "\uff5e" else char


# The rest uses SDL's numbers. A scancode is a place on the keyboard (a USB HID usage), a keycode is
# what the layout has there without shift; a keycode with the mask is the scancode of a key without
# a character. These numbers never change, so this file needs no SDL.
_MASK = 0x40000000
_BY_CODE = {
    13: "enter", 27: "escape", 8: "backspace", 9: "tab", 32: "space", 127: "delete",
    _MASK | 88: "enter", _MASK | 73: "insert", _MASK | 74: "home", _MASK | 75: "pageup",
    _MASK | 76: "delete", _MASK | 77: "end", _MASK | 78: "pagedown", _MASK | 79: "right",
    _MASK | 80: "left", _MASK | 81: "down", _MASK | 82: "up",
    **{_MASK | (57 + n): f"f{n}" for n in range(1, 13)},
}  # fmt: skip
_KEYPAD = {
    84: ("/", ""), 85: ("*", ""), 86: ("-", ""), 87: ("+", ""), 89: ("1", "end"),
    90: ("2", "down"), 91: ("3", "pagedown"), 92: ("4", "left"), 93: ("5", ""),
    94: ("6", "right"), 95: ("7", "home"), 96: ("8", "up"), 97: ("9", "pageup"),
    98: ("0", "insert"), 99: (".", "delete"), 103: ("=", ""),
}  # fmt: skip
_US = dict(enumerate("abcdefghijklmnopqrstuvwxyz1234567890", 4)) | {
    45: "-", 46: "=", 47: "[", 48: "]", 49: "\\", 50: "\\", 51: ";", 52: "'", 53: "`", 54: ",",
    55: ".", 56: "/", 100: "\\",
}  # fmt: skip
_US_SHIFTED = dict(zip("-=[]\\;'`,./", '_+{}|:"~<>?', strict=True))


def shifted(char: str) -> str:
    """The character that a US keyboard types with Shift on this key; digits stay."""
    return _US_SHIFTED.get(char, char.upper())


_HELD = {0x0C0: "ctrl", 0x300: "alt", 0xC00: "cmd", 0x003: "shift"}
_NUM_LOCK, _ALTGR = 0x1000, 0x4000
_CAPS_LOCK = _MASK | 57
CTRL_SCANCODES = (224, 228)
MODIFIER_SCANCODES = (*range(224, 232), 57, 71, 83)
"""Shift, Ctrl, Alt, Cmd on both sides, Caps Lock, Scroll Lock, Num Lock."""


def pressed(keycode: int, scancode: int, mod: int, text: str) -> str:
    """The name of a key pressed in an SDL window that typed `text`; "" if it has none.

    `keycode`, `scancode` and `mod` are SDL's. Modifiers and locks alone have no name here.
    """
    held = {name for bits, name in _HELD.items() if mod & bits}
    if scancode in MODIFIER_SCANCODES or keycode == _MASK | 257:  # 257: AltGr on some systems
        return ""
    if name := _BY_CODE.get(keycode):
        return join(held, name)
    char = text if len(text) == 1 and text.isprintable() else ""
    if scancode in _KEYPAD:
        symbol, motion = _KEYPAD[scancode]
        if char or mod & _NUM_LOCK or not motion:
            return join(held - {"shift"}, symbol)
        return join(held, motion)
    plain = chr(keycode) if 32 < keycode < _MASK else ""
    if char and (mod & _ALTGR or "alt" in held) and char.lower() != plain:
        held -= {"ctrl", "alt"}  # AltGr, or Option on a Mac, was used to type the character
        if name := typed(char):
            return name
    if 30 <= scancode <= 39:
        return _digit(_US[scancode], held, char)
    return _character(char if not held & {"ctrl", "cmd"} else "", plain, scancode, held)


def _digit(digit: str, held: set[str], char: str) -> str:
    """A key of the top row: the digit of its place, unless the key types "?"."""
    if held == {"shift"} and char == "?":  # Russian, Canadian French
        return "?"
    if held == {"shift"} and char.isdecimal():  # AZERTY has the digits on shift
        return digit
    return join(held, digit)


def belongs_to_reader(keycode: int, name: str) -> bool:
    """Whether screen readers use this key as Orca does: held down, with another key.

    These are Insert, also on the keypad, and Caps Lock with Orca's laptop layout. Keys pressed
    meanwhile are for the reader; older ones (Orca 43) do not keep them from the window.
    """
    return keycode == _CAPS_LOCK or name.rpartition("+")[2] == "insert"


def _character(char: str, plain: str, scancode: int, held: set[str]) -> str:
    """A letter or symbol, by what it types; of another script, by its place on a US keyboard."""
    if not char.strip():
        char = plain
        if "shift" in held and _US.get(scancode) == plain:  # a system that reports no text
            char = _US_SHIFTED.get(plain, plain)
    char = _plain(char) if char else ""
    if char.isalpha() and not is_latin(char):
        char = _US.get(scancode, "")
    lower = char.lower()
    if not char:
        return UNKNOWN if scancode in _US else ""
    if len(lower) != 1 or not lower.isprintable():
        return UNKNOWN
    return join(held if lower.isalpha() else held - {"shift"}, lower)
