"""The session behind a page, with a page that only records its messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from audiodice.web.session import WebSession
from tests.ui.stand_ins import Clock


class Page:
    """Sends messages as a page does, and remembers the answers."""

    def __init__(self, folder: Path, *, clock: Clock | None = None, **start: Any) -> None:
        self.clock, self.fetched = clock or Clock(), list[str]()
        self.wants_friends = 0
        message = {"kind": "start", "version": 1, "lang": "en", **start}
        self.session = WebSession(
            message, folder, self.fetched.append, self._want_friends, self.clock
        )
        self.came: list[Mapping[str, Any]] = []
        self._take(self.session.begin())

    def _want_friends(self) -> None:
        self.wants_friends += 1

    def _take(self, messages: Sequence[Mapping[str, Any]]) -> list[str]:
        before = len(self.came)
        self.came += [*messages, *self.session.view()]
        while not self.session.done and self.session.wait_ms == 0:  # what waited for this
            self.came += [*self.session.tick(), *self.session.view()]
        return [one["text"] for one in self.came[before:] if one["kind"] == "say"]

    def send(self, kind: str, *, wait: float = 500.0, **fields: Any) -> list[str]:
        """Send a message after `wait` ms; returns what is said to it."""
        self.clock.now += wait
        return self._take(self.session.receive({"kind": kind, **fields}))

    def press(self, key: str, **fields: Any) -> list[str]:
        """Press a key."""
        return self.send("key", key=key, text=key if len(key) == 1 else "", **fields)

    def touch(self, what: str, id_: int | str, **fields: Any) -> list[str]:
        """Press a button of the picture."""
        return self.send("touch", what=what, id=id_, **fields)

    def keys(self, script: str) -> list[list[str]]:
        """Press several keys."""
        return [self.press(key) for key in script.split()]

    def spend(self, ms: float) -> list[str]:
        """Let time pass, with every timer that falls into it; returns what is said."""
        said, until = list[str](), self.clock.now + ms
        while not self.session.done and self.clock.now + self.session.wait_ms <= until:
            self.clock.now += self.session.wait_ms
            said += self._take(self.session.tick())
        self.clock.now = until
        return said

    def of(self, kind: str) -> list[Mapping[str, Any]]:
        """All messages of one kind so far."""
        return [one for one in self.came if one["kind"] == kind]

    @property
    def screen(self) -> Mapping[str, Any]:
        """What is shown."""
        return self.of("screen")[-1]

    @property
    def journals(self) -> list[Path]:
        """The saved games."""
        return sorted(self.session.journals.folder.glob("*.journal"))
