"""What `worker.js` calls: texts in JSON in and out."""

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
    """One session, and the messages that it has for the page as one JSON list each time."""

    def __init__(
        self,
        start: Mapping[str, Any],
        folder: Path,
        fetch: Callable[[str], object],
        fetch_friends: Callable[[], object],
    ) -> None:
        self._session = WebSession(start, folder, fetch, fetch_friends)

    def begin(self) -> str:
        """Open the first screen."""
        said = _json(self._session.begin())
        gc.freeze()  # what there is now stays; scanning it again would delay key presses
        gc.enable()
        return said

    def take(self, message: str) -> str:
        """Answer a message of the page."""
        return _json(self._session.receive(json.loads(message)))

    def tick(self) -> str:
        """Do what is due."""
        return _json(self._session.tick())

    def view(self) -> str:
        """What has changed on the screen; asked for after the words have gone out."""
        return _json(self._session.view())

    def wait(self) -> float:
        """In how many ms `tick` is wanted; below 0: the session has ended."""
        return -1.0 if self._session.done else self._session.wait_ms

    def table_came(self, name: str, packed: Bytes) -> None:
        """A solved table has come, or with no bytes: it could not be fetched."""
        self._session.tables.came(name, packed.to_bytes())

    def table_missing(self, name: str) -> None:
        """The site has no such table."""
        self._session.tables.missing(name)

    def friends_came(self, wire: Wire, words: str) -> None:
        """What playing with friends needs has come; `words` are those of codes, by language."""
        self._session.friends.came(wire, json.loads(words))

    def friends_failed(self) -> None:
        """It could not be fetched."""
        self._session.friends.failed()

    def message_came(self, line: int, message: Bytes) -> None:
        """A message came on a line to friends."""
        self._session.friends.heard(line, message.to_bytes())

    def line_changed(self, line: int, up: bool, reason: str) -> None:
        """A line to friends came up or went down."""
        self._session.friends.heard(line, LineState(up, reason))


def language_of(start: str, folder: str) -> str:
    """The language that a session for the page's `start` will speak."""
    file = SettingsFile(Path(folder) / "settings.toml", languages(paths.locale()))
    return start_of(json.loads(start), file.load()[0]).lang


def bridge(
    start: str,
    folder: str,
    fetch: Callable[[str], object],
    fetch_friends: Callable[[], object],
) -> Bridge:
    """A session for the page's `start`, with the player's files in this folder."""
    gc.disable()  # until the first screen is there
    return Bridge(json.loads(start), Path(folder), fetch, fetch_friends)


def _json(messages: list[Message]) -> str:
    return json.dumps(messages)
