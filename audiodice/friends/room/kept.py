"""The data by which a program comes back to a room, after a kill or on another day."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from audiodice.friends.room.chain import Chain
from audiodice.friends.room.messages import Signed, hex_bytes
from audiodice.friends.room.people import Identity
from audiodice.friends.room.state import Generation
from audiodice.friends.room.throwing import Asked

if TYPE_CHECKING:
    from audiodice.friends.room.room import Room

_VERSION = 4


@dataclass(frozen=True, slots=True)
class Kept:
    """A place in a room. It has the seeds of our keys: anybody who reads it can take our seat."""

    identity: Identity
    chains: list[Chain]
    """The last one is for the next game."""
    wants: str
    bound: bytes
    mine: Asked | None
    left: set[Generation]
    highest: int
    entries: list[str]
    """The journal's entries in base64."""

    @staticmethod
    def read(data: bytes) -> Kept:
        """The place in the bytes of a file; raises ValueError."""
        try:
            first, *entries = data.decode().split("\n")
            fields = json.loads(first)
            if fields["room"] != _VERSION:
                raise ValueError("another version of the program wrote it")
            return Kept(
                Identity(hex_bytes(fields["signing"]), str(fields["name"])),
                [Chain(hex_bytes(seed), int(n), int(floor)) for seed, n, floor in fields["chains"]],
                str(fields["wants"]),
                bytes.fromhex(fields["bound"]),
                fields["mine"] and _asked(*fields["mine"]),
                {Generation(int(number), hex_bytes(by)) for number, by in fields["left"]},
                int(fields["highest"]),
                entries,
            )
        except (KeyError, TypeError, RecursionError, IndexError) as error:
            raise ValueError(f"it is not whole: {error}") from error


def _asked(head: str, verb: str, arg: Any, after: int, links: list[tuple[int, str]]) -> Asked:
    action = Signed(b"", {"do": verb, "arg": arg}, b"").action
    return Asked(hex_bytes(head), action, after, {seat: hex_bytes(link) for seat, link in links})


def fields_of(room: Room) -> dict[str, Any]:
    """What a program keeps of a room besides the journal's entries."""
    mine = room.throwing.mine
    return {
        "room": _VERSION,
        "signing": room.identity.signing,
        "name": room.identity.name,
        "chains": [(chain.seed, chain.shown, chain.floor) for chain in room.chains],
        "wants": room.following.wants,
        "bound": room.throwing.bound,
        "mine": mine and (
            mine.head, mine.action.verb, mine.action.arg, mine.after, [*mine.links.items()]
        ),
        "left": sorted(room.left),
        "highest": room.highest,
    }  # fmt: skip
