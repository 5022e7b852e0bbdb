"""The functions that `worker.js` calls; they take and return JSON texts."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from audiodice.core.line import LineState
from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.storage.settings import SettingsFile
from audiodice.web.outbox import Message
from audiodice.web.session import WebSession
from audiodice.web.start import start_of
from audiodice.web.wire import Bytes, Wire


class Bridge:
    """A session whose messages for the page are returned as JSON lists."""

    def __init__(
        self,
        start: Mapping[str, Any],
        folder: Path,
        fetch: Callable[[str], object],
        fetch_friends: Callable[[], object],
    ) -> None:
        self._session = WebSession(start, folder, fetch, fetch_friends)

    def begin(self) -> str:
        said = _json(self._session.begin())
        gc.freeze()  # the objects made so far stay; scanning them again would delay keys
        gc.enable()
        return said

    def take(self, message: str) -> str:
        return _json(self._session.receive(json.loads(message)))

    def tick(self) -> str:
        return _json(self._session.tick())

    def view(self) -> str:
        """Return what changed on the screen; called after the words were sent."""
        return _json(self._session.view())

    def wait(self) -> float:
        """Return after how many ms to call `tick`; less than 0 if the session has ended."""
        return -1.0 if self._session.done else self._session.wait_ms

    def table_came(self, name: str, packed: Bytes) -> None:
        """Pass on a fetched table; `packed` is empty if it could not be fetched."""
        self._session.tables.came(name, packed.to_bytes())

    def table_missing(self, name: str) -> None:
        self._session.tables.missing(name)

    def friends_came(self, wire: Wire) -> None:
        """Pass on the libraries for friends."""
        self._session.friends.came(wire)

    def friends_failed(self) -> None:
        """Report that the libraries for friends could not be fetched."""
        self._session.friends.failed()

    def message_came(self, line: int, message: Bytes) -> None:
        self._session.friends.heard(line, message.to_bytes())

    def line_changed(self, line: int, up: bool, reason: str) -> None:
        self._session.friends.heard(line, LineState(up, reason))


def language_of(start: str, folder: str) -> str:
    """Return the language of a session that starts with this `start` message."""
    file = SettingsFile(Path(folder) / paths.SETTINGS, languages(paths.locale()))
    return start_of(json.loads(start), file.load()[0]).lang


def bridge(
    start: str,
    folder: str,
    fetch: Callable[[str], object],
    fetch_friends: Callable[[], object],
) -> Bridge:
    """Make the session for this `start` message, with the player's files in `folder`."""
    gc.disable()  # garbage collection waits until the first screen is there
    return Bridge(json.loads(start), Path(folder), fetch, fetch_friends)


def _json(messages: list[Message]) -> str:
    return json.dumps(messages)
