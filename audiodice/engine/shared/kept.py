"""The data by which a program comes back to a table, after a kill or on another day."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import dataclass, replace

from audiodice.engine.shared.messages import packed
from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import TableSecret

_KEPT = 2
_SEED = 32  # bytes of a key or of its seed


def messages_in(line: bytes) -> tuple[bytes, ...]:
    """The messages in an item's line; raises ValueError if it is damaged."""
    listed = json.loads(line)
    if not isinstance(listed, list) or not listed or not all(isinstance(t, str) for t in listed):
        raise ValueError("an item is a list of messages, at least one")
    return tuple(map(b64decode, listed))


def _checked(host: HostSetup) -> HostSetup:
    """The host's setup in the saved data; raises TypeError if it is invalid."""
    texts = (host.game, host.program, host.started, *host.computers)
    numbers = (host.most, *dict(host.options).values())
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("a text of the table is none")
    if not all(isinstance(number, int) for number in numbers):
        raise TypeError("a number of the table is none")
    return host


class KeptError(ValueError):
    """The saved data cannot be read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A place at a table. It has the seeds of our keys: anybody who reads it can take our seat.

    `opening` are the messages that began the game; `items` are the lines (`Item.line`) of the items
    that were added since.
    """

    secret: TableSecret
    identity: Identity
    wants: str = "sit"
    host: HostSetup | None = None
    opening: tuple[bytes, ...] = ()
    items: tuple[bytes, ...] = ()
    rolled: tuple[bytes, ...] = ()
    """The request and the parts of a waiting throw, if there was one."""

    def write(self) -> bytes:
        """The bytes of a file: a line of JSON, and one for each item."""
        host = self.host and {
            "game": self.host.game,
            "options": dict(self.host.options),
            "most": self.host.most,
            "computers": list(self.host.computers),
            "program": self.host.program,
            "started": self.host.started,
        }
        fields = {
            "shared": _KEPT,
            "topic": self.secret.topic,
            "key": self.secret.key.hex(),
            "signing": self.identity.signing.hex(),
            "chain": self.identity.chain.hex(),
            "name": self.identity.name,
            "wants": self.wants,
            "host": host,
            "opening": packed(self.opening),
            "rolled": packed(self.rolled),
        }
        return b"\n".join((json.dumps(fields, ensure_ascii=False).encode(), *self.items))

    @staticmethod
    def read(data: bytes) -> Kept:
        """The place in the bytes of a file; raises KeptError."""
        try:
            first, *items = data.split(b"\n")
            fields = json.loads(first)
            if fields["shared"] != _KEPT:
                raise KeptError("another version of the program wrote it")
            host = fields["host"]
            kept = Kept(
                TableSecret(str(fields["topic"]), bytes.fromhex(fields["key"])),
                Identity(
                    bytes.fromhex(fields["signing"]),
                    bytes.fromhex(fields["chain"]),
                    str(fields["name"]),
                ),
                str(fields["wants"]),
                None,
                tuple(map(b64decode, fields["opening"])),
                tuple(items),
                tuple(map(b64decode, fields["rolled"])),
            )
            seeds = (kept.secret.key, kept.identity.signing, kept.identity.chain)
            if any(len(seed) != _SEED for seed in seeds):
                raise KeptError("a key is not whole")
            return replace(kept, host=_checked(HostSetup(**host))) if host else kept
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise KeptError(f"it is not whole: {error}") from error
