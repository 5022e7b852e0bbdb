"""Reads the messages of the page. Nothing in them is trusted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from audiodice.devices.input import keys
from audiodice.present.commands import COMMANDS
from audiodice.ui.text_entry import Entry
from audiodice.web.page import READER, WEB

if TYPE_CHECKING:
    from audiodice.web.session import WebSession

LONGEST_TEXT = 1000  # characters that can be typed at once; what takes a text has a lower limit
LARGEST_FILE = 4 * 2**20  # characters

Act = Callable[[], object]


def reading(message: object, session: WebSession) -> Act | None:
    """What a message asks for; None for one that means nothing."""
    return _pressed(message, session) or _told(message, session)


def _pressed(message: object, session: WebSession) -> Act | None:
    """A key or a button."""
    router = session.router
    match message:
        case {"kind": "key", "key": str(name), **rest}:
            return _key(name, rest, session)
        case {"kind": "release", "key": str(name)}:
            return partial(router.release, _name(name))
        case {"kind": "release", "id": str(name)}:
            return partial(router.release, name)
        case {"kind": "command", "id": str(name), **rest} if name in COMMANDS:
            return partial(router.command, COMMANDS[name], held=rest.get("held") is True)
        case {"kind": "offer", "name": str(name)}:
            return partial(router.offer, name)
        case {"kind": "item", "index": int(index)} if type(index) is int:
            return partial(_item, session, index)
        case {"kind": "text", "text": str(text)}:
            return partial(_text, session, text[:LONGEST_TEXT])
    return None


def _told(message: object, session: WebSession) -> Act | None:
    """What the page tells of itself, and its wishes."""
    router = session.router
    match message:
        case {"kind": "focus", "gained": bool(gained)}:
            return partial(router.focus, gained=gained)
        case {"kind": "audio", "state": str(state)}:
            return partial(session.sounds, state)
        case {"kind": "speech", "way": str(way)} if way in (READER, WEB):
            return partial(session.speaks, way)
        case {"kind": "open_file", "text": str(text)}:
            return partial(session.opens, text[:LARGEST_FILE])
        case {"kind": "join", "code": str(code), "broker": str(broker)}:
            return partial(session.joins, code[:LONGEST_TEXT], broker[:LONGEST_TEXT])
        case {"kind": "save_file"}:
            return session.saves
        case {"kind": "leave"}:
            return router.closed
    return None


def _key(name: str, rest: dict[object, object], session: WebSession) -> Act | None:
    if rest.get("repeat") is True and not session.repeats:
        return None
    text = rest.get("text")
    typed = text[:LONGEST_TEXT] if isinstance(text, str) else ""
    # While a text is typed no key is shaken with; the desktop's window does the same.
    held = rest.get("held") is True and not session.router.screen.takes_text
    return partial(session.router.key, _name(name), typed, held=held)


def _name(name: str) -> str:
    """The name of a key as the keymap has it."""
    if not name:  # text of an input method
        return name
    try:
        return keys.parse(name)
    except ValueError:
        return keys.UNKNOWN


def _item(session: WebSession, index: int) -> None:
    """Choose an item of the screen as it is now."""
    items = [one.name for one in session.router.screen.offers() if one.text]
    session.router.offer(items[index] if 0 <= index < len(items) else "")


def _text(session: WebSession, text: str) -> None:
    screen = session.router.screen
    if isinstance(screen, Entry):
        session.router.do(lambda: screen.fill(text))
