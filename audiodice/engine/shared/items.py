"""The items of a journal, and the hashes that bind each throw to everything before it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from audiodice.engine.entries import Move, entry_text, header_text
from audiodice.engine.shared.chain import digest
from audiodice.engine.shared.messages import packed

if TYPE_CHECKING:
    from audiodice.core.model import Action
    from audiodice.engine.entries import Entry, Header
    from audiodice.engine.shared.messages import Signed


@dataclass(frozen=True)
class Item:
    """Entries that are added together, the messages that state them, and their signers."""

    at: int
    """The number of entries before this item."""
    messages: tuple[Signed, ...]
    entries: tuple[Entry, ...]
    signers: frozenset[int]

    @property
    def end(self) -> int:
        """The number of entries of the journal after this item."""
        return self.at + len(self.entries)

    @cached_property
    def packed(self) -> list[str]:
        """Its messages as they are sent and saved."""
        return packed(message.raw for message in self.messages)

    @cached_property
    def line(self) -> bytes:
        """Its line in the file that a program keeps."""
        return json.dumps(self.packed).encode()


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
