"""`Friends` of ui/ports.py in a browser, with libsodium.js and mqtt.js, fetched when needed.

A browser cannot listen, so there is no broker of our own: an invitation or the settings name one,
or the page comes from a relay.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from audiodice.core.broker_address import AddressError, BrokerAddress, parse
from audiodice.core.jobs import Background, Done, Failed, Job, JobError
from audiodice.core.line import LineState, Nearby
from audiodice.core.model import Event
from audiodice.web.wire import Wire

if TYPE_CHECKING:
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.web.libsodium import Libsodium
    from audiodice.web.wire_line import WireLine


class BrowserFriends:
    """Opens lines to friends, once the worker has fetched the libraries."""

    missing = ""
    near = False

    def __init__(
        self,
        fetch: Callable[[], object],
        keep_words: Callable[[str, str], object],
        broker: Callable[[], str],
        background: Background,
    ) -> None:
        """`fetch` begins to fetch; then `came` or `failed` is called.

        `keep_words` stores the code words of a language. `broker` returns the URL of the broker in
        the settings, "" for none.
        """
        self._fetch, self._keep_words, self._background = fetch, keep_words, background
        self._broker = broker
        self.invited_by = ""
        """The broker of an invitation; used before that of the settings until it is unreachable."""
        self._wire: Wire | None = None
        self._preparing: _Preparing | None = None
        self._lines: dict[int, WireLine] = {}
        self._count = 0

    # ------------------------------------------------------------------ what has to be fetched

    def prepare(self) -> Job[None]:
        """Fetch libsodium, mqtt.js and the code words, unless that is done."""
        if self._wire is not None:
            return Done(None)
        if self._preparing is None or self._preparing.done():
            self._preparing = _Preparing()
            self._fetch()
        return self._preparing

    def came(self, wire: Wire, words: Mapping[str, str]) -> None:
        """Take what was fetched; `words` are the code words by language."""
        for lang, text in words.items():
            self._keep_words(lang, text)
        self._wire = wire
        if self._preparing:
            self._preparing.here = True

    def failed(self) -> None:
        """Note that it could not be fetched; a later try may succeed."""
        if self._preparing:
            self._preparing.here = False

    @property
    def _ready(self) -> Wire:
        if self._wire is None:
            raise JobError(Event("friends_not_loaded"))
        return self._wire

    # ------------------------------------------------------------------ the port

    @property
    def crypto(self) -> Libsodium:
        from audiodice.web.libsodium import Libsodium

        return Libsodium(self._ready.sodium)

    def chance(self, n: int) -> bytes:
        return os.urandom(n)

    def stretch(self, code: str) -> Job[RoomSecret]:
        from audiodice.friends.room.secrets import secret_of

        return self._background.start(lambda: secret_of(self.crypto.stretch(code)))

    @property
    def broker(self) -> str:
        return self.invited_by or self._broker() or (self._wire.relay if self._wire else "")

    def host(
        self,
        secret: RoomSecret,
        *,
        near: bool,  # noqa: ARG002
        name: str = "",  # noqa: ARG002
        by: str = "",
    ) -> Job[WireLine]:
        return self._line(secret, by or self.broker)

    def join(self, secret: RoomSecret, *, by: str = "") -> Job[WireLine]:
        return self._line(secret, by or self.broker)

    def nearby(self) -> Job[tuple[Nearby, ...]]:
        """None, because a browser cannot search the local network."""
        return Done(())

    def invitation(self, code: Sequence[str]) -> str:
        """A link to this page. The part after # is not sent to its server."""
        about = {"join": "-".join(code), "broker": self.broker}
        return f"{self._ready.page}#{urlencode(about)}"

    # ------------------------------------------------------------------ lines

    def heard(self, number: int, item: bytes | LineState) -> None:
        """Take a message or a state of a line, which may have been closed meanwhile."""
        if line := self._lines.get(number):
            line.came(item)
            if line.never_up:
                self.invited_by = ""

    def close(self) -> None:
        """Close all lines."""
        if self._wire is not None:
            self._wire.closeAll()

    def _line(self, secret: RoomSecret, url: str) -> Job[WireLine]:
        from audiodice.friends.room.secrets import TOPICS
        from audiodice.web.wire_line import WireLine

        try:
            wire, broker = self._ready, _wanted(url)
        except JobError as error:
            self.invited_by = ""
            return Failed(error)
        self._count += 1
        number = self._count
        line = WireLine(
            wire, number, broker, f"{TOPICS}{secret.topic}", lambda: self._lines.pop(number, None)
        )
        self._lines[number] = line
        return line


def _wanted(url: str) -> BrokerAddress:
    """The broker; raises JobError if a browser cannot use it."""
    if not url:
        raise JobError(Event("friends_needs_broker"))
    try:
        broker = parse(url)
    except AddressError as error:
        shown = url.rpartition("@")[2]  # without a password
        raise JobError(Event("friends_bad_broker", None, {"url": shown})) from error
    if not broker.websocket:
        raise JobError(Event("friends_no_websocket", None, {"address": broker.said}))
    return broker


class _Preparing:
    def __init__(self) -> None:
        self.here: bool | None = None

    def done(self) -> bool:
        return self.here is not None

    def result(self) -> None:
        if not self.here:
            raise JobError(Event("friends_not_loaded"))


def keep_words_in(locale: Path, file: str) -> Callable[[str, str], object]:
    """A function that writes a language's code words to their file, as on a desktop."""
    return lambda lang, text: (locale / lang / file).write_text(text, "utf-8")
