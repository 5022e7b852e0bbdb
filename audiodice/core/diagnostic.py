"""A problem in a file: the player's settings, keys or sound packs, or a language's messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from audiodice.core.model import Value


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem: the key of the message that reports it, its place, and the message's fields.

    `line` counts from 1; 0 means the whole file.
    """

    key: str
    path: str
    line: int = 0
    fields: Mapping[str, Value] = field(default_factory=dict, hash=False)

    @property
    def message_fields(self) -> dict[str, Value]:
        """All fields of the message, `path` and `line` among them."""
        return {"path": self.path, "line": self.line, **self.fields}
