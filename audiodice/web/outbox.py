"""The messages for the page (docs/web.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = Mapping[str, Any]


class Outbox:
    """Collects messages for the page, in order."""

    def __init__(self) -> None:
        self._waiting: list[Message] = []
        self._latest: dict[str, Message] = {}
        self.batch = 0
        """The number of this batch: the delays of its cues count from the same moment."""

    def post(self, kind: str, **fields: object) -> None:
        place = len(self._waiting)
        if kind == "cue":  # it takes longer to be heard than the words that it belongs to
            while place and self._waiting[place - 1]["kind"] in ("say", "caption"):
                place -= 1
        self._waiting.insert(place, {"kind": kind, **fields})

    def post_change(self, kind: str, **fields: object) -> None:
        """Send a state, unless the last message of this kind was the same."""
        message = {"kind": kind, **fields}
        if self._latest.get(kind) != message:
            self._latest[kind] = message
            self._waiting.append(message)

    def take_messages(self) -> list[Message]:
        """Remove and return the messages; the next batch begins."""
        taken, self._waiting = self._waiting, []
        self.batch += 1
        return taken
