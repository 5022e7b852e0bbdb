"""The data by which a program comes back to a room, after a kill or on another day."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from audiodice.core.model import Action
from audiodice.friends.room.people import Identity
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.room.state import Generation
from audiodice.friends.room.throwing import Asked

_VERSION = 3
_SEED = 32  # bytes of a key or of its seed


class KeptError(ValueError):
    """The saved data cannot be read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A place in a room. It has the seeds of our keys: anybody who reads it can take our seat."""

    secret: RoomSecret
    identity: Identity
    chains: tuple[tuple[bytes, int, int], ...]
    """Seed, last link shown, and floor of each chain; the last one is for the next game."""
    wants: str = "sit"
    bound: tuple[bytes, bytes] | None = None
    mine: Asked | None = None
    left: frozenset[Generation] = frozenset()
    highest: int = 0
    entries: tuple[bytes, ...] = ()
    """The journal's entries in base64."""

    def write(self) -> bytes:
        """The bytes of a file: a line of JSON, and one for each entry."""
        mine = self.mine and [
            self.mine.head.hex(), self.mine.action.verb, self.mine.action.arg, self.mine.after,
            [[seat, link.hex()] for seat, link in self.mine.links.items()],
        ]  # fmt: skip
        fields = {
            "room": _VERSION,
            "topic": self.secret.topic,
            "key": self.secret.key.hex(),
            "signing": self.identity.signing.hex(),
            "name": self.identity.name,
            "chains": [[seed.hex(), shown, floor] for seed, shown, floor in self.chains],
            "wants": self.wants,
            "bound": self.bound and [part.hex() for part in self.bound],
            "mine": mine,
            "left": sorted([one.number, one.by.hex()] for one in self.left),
            "highest": self.highest,
        }
        return b"\n".join((json.dumps(fields, ensure_ascii=False).encode(), *self.entries))

    @staticmethod
    def read(data: bytes) -> Kept:
        """The place in the bytes of a file; raises KeptError."""
        try:
            first, *entries = data.split(b"\n")
            fields = json.loads(first)
            if fields["room"] != _VERSION:
                raise KeptError("another version of the program wrote it")
            kept = Kept(
                RoomSecret(str(fields["topic"]), _data(fields["key"])),
                Identity(_data(fields["signing"]), str(fields["name"])),
                tuple(
                    (_data(seed), int(shown), int(floor)) for seed, shown, floor in fields["chains"]
                ),
                str(fields["wants"]),
                fields["bound"] and (_data(fields["bound"][0]), _data(fields["bound"][1])),
                _asked(fields["mine"]),
                frozenset(Generation(int(number), _data(by)) for number, by in fields["left"]),
                int(fields["highest"]),
                tuple(entries),
            )
        except (ValueError, KeyError, TypeError, RecursionError, IndexError) as error:
            raise KeptError(f"it is not whole: {error}") from error
        if not kept.chains:
            raise KeptError("it has no chain")
        return kept


def _data(text: str) -> bytes:
    found = bytes.fromhex(text)
    if len(found) != _SEED:
        raise KeptError("a key is not whole")
    return found


def _asked(fields: Any) -> Asked | None:
    if not fields:
        return None
    head, verb, arg, after, links = fields
    action = Action(str(verb), tuple(arg) if isinstance(arg, list) else arg)
    return Asked(_data(head), action, int(after), {int(seat): _data(link) for seat, link in links})
