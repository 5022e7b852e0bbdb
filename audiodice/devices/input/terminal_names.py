"""Translates what blessed reads from a terminal into our key names."""

from __future__ import annotations

from audiodice.devices.input import keys

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


def key_name(text: str, blessed_name: str | None) -> str:
    """The key name (see keys.py) of what blessed read as `text` and calls `blessed_name`.

    "" if it is no key, but an unknown sequence or an answer of the terminal.
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
