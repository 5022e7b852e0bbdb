"""What a program keeps of a table to come back to it, after it was killed or the next day."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import dataclass, replace

from audiodice.engine.shared.messages import packed
from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import TableSecret

_KEPT = 1


class KeptError(ValueError):
    """What was kept cannot be read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A place at a table. It has the seeds of this program's keys: whoever reads it can sit there.

    `opening` and `items` are the messages of the journal, each item a group.
    """

    secret: TableSecret
    identity: Identity
    wants: str = "sit"
    host: HostSetup | None = None
    opening: tuple[bytes, ...] = ()
    items: tuple[tuple[bytes, ...], ...] = ()
    rolled: tuple[bytes, ...] = ()
    """A throw that waited: its request and parts."""

    def write(self) -> bytes:
        """As a file has it: JSON."""
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
            "items": [packed(item) for item in self.items],
            "rolled": packed(self.rolled),
        }
        return json.dumps(fields, ensure_ascii=False).encode()

    @staticmethod
    def read(data: bytes) -> Kept:
        """What a file has; raises KeptError."""
        try:
            fields = json.loads(data)
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
                tuple(tuple(map(b64decode, item)) for item in fields["items"]),
                tuple(map(b64decode, fields["rolled"])),
            )
            return replace(kept, host=HostSetup(**host)) if host else kept
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise KeptError(f"it is not whole: {error}") from error
