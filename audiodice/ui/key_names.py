"""Key names as they are spoken: "shift+s" is "Shift S"."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial

from audiodice.core.text import capital
from audiodice.present.commands import COMMANDS
from audiodice.present.keymap import Keymap, writes
from audiodice.present.words import Words
from audiodice.ui.screen import PlainScreen, Screen

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


def name_keys(
    words: Words,
    keymap: Keymap,
    here: Callable[[], Screen | PlainScreen] = PlainScreen,
    button: Callable[[str], str] | None = None,
) -> None:
    """Let messages name a command by the first of its keys that works `here`.

    By touch it is named by its `button`, and without a key by its entry in the list of keys, both
    in quotation marks.
    """
    spoken_once = cache(partial(spoken_or_name, words))

    def to_press(command: str) -> str:
        screen = here()
        if button is not None and words.by_touch:
            return words.text("key_none", command=button(command))
        for key in usable(keymap.keys[command], screen):
            return spoken_once(key)
        name = words.text(screen.name_of(COMMANDS[command]))
        return words.text("key_none", command=name)

    words.key = to_press


def usable(keys: Sequence[str], screen: Screen | PlainScreen) -> list[str]:
    """Return the keys that work on a screen; in a text entry, keys that type text do not."""
    return [key for key in keys if not (screen.takes_text and writes(key))]


def spoken(words: Words, name: str) -> str:
    """Return the spoken name of a key; raises KeyError if it has no word (like F1)."""
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
    """Whether a key without a command is ignored: Insert, the modifier key of screen readers."""
    return name.rpartition("+")[2] == "insert"


def spoken_or_name(words: Words, name: str) -> str:
    """Like `spoken`, but return the key's own name if it has no word."""
    try:
        return spoken(words, name)
    except KeyError:
        return name.upper() if name[:1] == "f" and name[1:].isdigit() else name
