"""How dice are made: hash chains, and hashes that bind each throw to everything before it.

A seat publishes the tip of its chain when it sits down. For throw `k` it shows the `k`-th link,
whose hashes are the links before it: so it cannot show another link, and the others cannot know it
before. The thrower shows last.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from audiodice.engine.entries import Move, entry_text, header_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Action
    from audiodice.engine.entries import Entry, Header

LINKS = 16_384
"""The most entries of a game, many times the longest: link `n` is for entry `n`."""


def digest(label: str, *parts: bytes) -> bytes:
    """SHA-256 of a label and parts, each after its length in four bytes."""
    parts = (label.encode(), *parts)
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def next_down(link: bytes, steps: int = 1) -> bytes:
    """Return the link `steps` places nearer to the tip."""
    for _ in range(steps):
        link = sha256(b"audiodice chain" + link).digest()
    return link


@dataclass
class Chain:
    """Our hash chain for a game."""

    seed: bytes
    """32 random bytes, secret until the end of the chain."""
    shown: int = 0
    """The number of the last link that anybody may have seen; 0 is the tip."""
    floor: int = 1
    """Links below it may have been used at a table that we left."""

    @cached_property
    def links(self) -> tuple[bytes, ...]:
        """The tip and all links; takes 10 ms and 1.5 MB."""
        links = [self.seed]
        for _ in range(LINKS):
            links.append(next_down(links[-1]))
        return tuple(reversed(links))

    @cached_property
    def tip(self) -> bytes:
        """The link that the others know from the beginning."""
        return self.links[0]

    def rest(self) -> None:
        """Forget the links, until they are needed again."""
        self.__dict__.pop("links", None)

    @property
    def spent(self) -> int:
        """The first link that we have not shown."""
        return max(self.floor, self.shown + 1)


def follows(link: bytes, k: int, shown: bytes, shown_k: int) -> bool:
    """Whether `link` is the `k`-th of the chain whose `shown_k`-th link is `shown`."""
    return shown_k < k <= LINKS and next_down(link, k - shown_k) == shown


def faces(table: bytes, k: int, request: bytes, links: Sequence[bytes], n: int) -> tuple[int, ...]:
    """The faces of `n` dice of throw `k`: bytes under 252 of SHA-256 in counter mode, so that each
    face is as likely as any other. `links` are by seat, b"" for a seat that took no part."""
    mixed, block = digest("dice", table, k.to_bytes(8, "big"), request, *links), 0
    found: list[int] = []
    while len(found) < n:
        found += [
            byte % 6 + 1 for byte in digest("faces", mixed, block.to_bytes(4, "big")) if byte < 252
        ]
        block += 1
    return tuple(found[:n])


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
    """The head of a journal without entries; it puts the table's name into every throw."""
    return digest("table", header_text(header).encode())
