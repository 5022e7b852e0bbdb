"""What the session has to say to the page (docs/web.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = Mapping[str, Any]


class Outbox:
    """Messages on their way to the page, in order."""

    def __init__(self) -> None:
        self._waiting: list[Message] = []
        self._latest: dict[str, Message] = {}
        self.batch = 0
        """Which messages belong together: cues with the same batch count from one moment."""

    def post(self, kind: str, **fields: object) -> None:
        """Send a message."""
        self._waiting.append({"kind": kind, **fields})

    def post_change(self, kind: str, **fields: object) -> None:
        """Send how something is now, unless the page knows that already."""
        message = {"kind": kind, **fields}
        if self._latest.get(kind) != message:
            self._latest[kind] = message
            self._waiting.append(message)

    def take_messages(self) -> list[Message]:
        """Remove and return the messages; the next ones are another batch."""
        taken, self._waiting = self._waiting, []
        self.batch += 1
        return taken
