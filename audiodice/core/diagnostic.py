"""What is wrong in a file of the player's: settings, keys, sound packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from audiodice.core.model import Value


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """The message that says it, by its key, where it is, and the other fields of the message.

    `line` counts from 1; 0 is the file itself.
    """

    key: str
    path: str
    line: int = 0
    fields: Mapping[str, Value] = field(default_factory=dict, hash=False)

    @property
    def message_fields(self) -> dict[str, Value]:
        """All that the message needs."""
        return {"path": self.path, "line": self.line, **self.fields}
