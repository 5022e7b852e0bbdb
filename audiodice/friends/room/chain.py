"""Hash chains, and the dice that the links of all seats make: "the thrower shows last".

A seat publishes the tip of its chain when it sits down. For throw `k` it shows the `k`-th link,
whose hashes are the links before it: so it cannot show another link, and the others cannot know it
before.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def chain_of(seed: bytes) -> tuple[bytes, ...]:
    """The tip and all links of the chain made from 32 random bytes."""
    links = [seed]
    for _ in range(LINKS):
        links.append(next_down(links[-1]))
    return tuple(reversed(links))


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
