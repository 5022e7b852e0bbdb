"""The hashes that bind each throw to everything before it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from audiodice.engine.entries import Move, entry_text, header_text
from audiodice.friends.room.chain import digest

if TYPE_CHECKING:
    from audiodice.core.model import Action
    from audiodice.engine.entries import Entry, Header


def request_of(prev: bytes, action: Action, after: int) -> bytes:
    """The hash that binds a throw to everything before it, its action and its seconds."""
    text = json.dumps([action.verb, action.arg, after], ensure_ascii=False)
    return digest("roll", prev, text.encode(errors="replace"))


def head_after(head: bytes, entry: Entry) -> bytes:
    """The head of a journal that is one entry longer."""
    if isinstance(entry, Move):  # other seats do not know of a hint
        entry = replace(entry, hinted=False)
    return digest("entry", head, entry_text(entry).encode())


def head_of(header: Header) -> bytes:
    """Return the head of a journal without entries; it puts the table's name into every throw."""
    return digest("table", header_text(header).encode())
