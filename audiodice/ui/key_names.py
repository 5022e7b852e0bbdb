"""Key names as they are spoken: "shift+s" is "Shift S"."""

from __future__ import annotations

import sys
from functools import cache

from audiodice.present.casing import capital
from audiodice.present.keymap import Keymap
from audiodice.present.words import Words

_SYMBOLS = {
    ",": "comma",
    ".": "dot",
    "-": "minus",
    "+": "plus",
    "=": "equals",
    "?": "question",
    "/": "slash",
    "ctrl": "ctrl-alone",
}


def name_keys(words: Words, keymap: Keymap) -> None:
    """Give sentences the names of the keys: the first of each command, or the command's own."""

    def name(command: str) -> str:
        keys = keymap.keys[command]
        return spoken_or_name(words, keys[0]) if keys else words.text(f"command-{command}")

    words.key = cache(name)


def spoken(words: Words, name: str) -> str:
    """The spoken name of a key in this language."""
    held, base = [], name
    while True:
        modifier, plus, rest = base.partition("+")
        if not plus or not rest or modifier not in ("ctrl", "alt", "cmd", "shift"):
            break
        held.append(modifier)
        base = rest
    key = f"key-{_SYMBOLS.get(base, base)}"
    plain = len(base) == 1 or (base[0] == "f" and base[1:].isdigit())
    text = capital(base, words.lang) if plain and base not in _SYMBOLS else words.text(key)
    for modifier in reversed(held):
        system = {"system": sys.platform} if modifier == "cmd" else {}
        text = words.text(f"key-{modifier}", key=text, **system)
    return text


def left_to_reader(name: str) -> bool:
    """Whether a key without a command is passed over in silence: Insert, Orca's own key."""
    return name.rpartition("+")[2] == "insert"


def spoken_or_name(words: Words, name: str) -> str:
    """As `spoken`; the key's own name if it has no word (F1)."""
    try:
        return spoken(words, name)
    except KeyError:
        return name.upper() if name[:1] == "f" and name[1:].isdigit() else name
