"""`Friends` of friends/ports.py in a browser, with libsodium.js and mqtt.js, fetched when needed.

A browser cannot listen, so there is no broker of our own: the page comes with a relay, the settings
name some, or public ones are used.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING

from audiodice.core import relays
from audiodice.core.broker_address import AddressError, BrokerAddress, parse
from audiodice.core.jobs import Background, Done, Failed, Job, JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.web.wire import Wire

if TYPE_CHECKING:
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.web.libsodium import Libsodium
    from audiodice.web.wire_line import WireLine


class BrowserFriends:
    """Opens lines to friends, once the worker has fetched the libraries."""

    missing = ""

    def __init__(
        self,
        fetch: Callable[[], object],
        setting: Callable[[], str],
        agreed: Callable[[], bool],
        public: Callable[[], Sequence[relays.Relay]],
        background: Background,
    ) -> None:
        """`fetch` begins to fetch; then `came` or `failed` is called.

        `setting()` returns the setting `relays`, `agreed()` whether the player has agreed to the
        `public()` relays.
        """
        self._fetch, self._background = fetch, background
        self._setting, self._agreed, self._public = setting, agreed, public
        self._wire: Wire | None = None
        self._preparing: Future[None] | None = None
        self._lines: dict[int, WireLine] = {}
        self._count = 0

    # ------------------------------------------------------------------ what has to be fetched

    def prepare(self) -> Job[None]:
        """Fetch libsodium and mqtt.js, unless that is done."""
        if self._wire is not None:
            return Done(None)
        if self._preparing is None or self._preparing.done():
            self._preparing = Future()
            self._fetch()
        return self._preparing

    def came(self, wire: Wire) -> None:
        """Take what was fetched."""
        self._wire = wire
        if self._preparing:
            self._preparing.set_result(None)

    def failed(self) -> None:
        """Note that it could not be fetched; a later try may succeed."""
        if self._preparing:
            self._preparing.set_exception(JobError(Event("friends_not_loaded")))

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

    @property
    def unagreed(self) -> tuple[str, ...]:
        """Whose public relays would be used: none if the page has a relay of its own."""
        own = self._wire is not None and self._wire.relay
        asks = relays.tidy(self._setting()) == relays.AUTOMATIC and not own and not self._agreed()
        return tuple(relay.operator for relay in self._public()) if asks else ()

    def chance(self, n: int) -> bytes:
        return os.urandom(n)

    def stretch(self, code: str) -> Job[RoomSecret]:
        from audiodice.friends.room.secrets import secret_of

        return self._background.start(lambda: secret_of(self.crypto.stretch(code)))

    def invitation(self, code: str) -> str:
        """A link to this page. The part after # is not sent to its server."""
        return f"{self._ready.page}#{code}"

    # ------------------------------------------------------------------ lines

    def heard(self, number: int, item: bytes | LineState) -> None:
        """Take a message or a state of a relay, whose line may have been closed meanwhile."""
        if line := self._lines.get(number):
            line.came(number, item)

    def close(self) -> None:
        if self._wire is not None:
            self._wire.closeAll()

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[WireLine]:  # noqa: ARG002
        from audiodice.friends.room.secrets import TOPICS
        from audiodice.web.wire_line import WireLine

        try:
            wire = self._ready
            wanted = self._relays(wire)
        except JobError as error:
            return Failed(error)
        numbers = range(self._count, self._count + len(wanted))
        self._count = numbers.stop

        def closed() -> None:
            for number in numbers:
                self._lines.pop(number, None)

        by_number = dict(zip(numbers, wanted, strict=True))
        line = WireLine(wire, by_number, f"{TOPICS}{secret.topic}", closed)
        self._lines |= dict.fromkeys(numbers, line)
        return line

    host = join

    def _relays(self, wire: Wire) -> list[BrokerAddress]:
        """The relays that a browser can use; raises JobError if there are none."""
        setting = relays.tidy(self._setting())
        urls = [wire.relay] if wire.relay else []
        if setting not in (relays.AUTOMATIC, relays.NETWORK):
            urls += setting.split()
        elif setting == relays.AUTOMATIC and not urls and self._agreed():
            urls = [relay.page for relay in self._public()]
        found, wrong = [], JobError(Event("friends_needs_broker"))
        for url in urls:
            try:
                found.append(_usable(url, wire.page))
            except JobError as error:
                wrong = error
        if not found:
            raise wrong
        return found


def _usable(url: str, page: str) -> BrokerAddress:
    """The relay of a URL; raises JobError if this page cannot use it."""
    try:
        relay = parse(url)
    except AddressError as error:
        shown = url.rpartition("@")[2]  # without a password
        raise JobError(Event("friends_bad_broker", None, {"url": shown})) from error
    if not relay.websocket:
        raise JobError(Event("friends_no_websocket", None, {"address": relay.said}))
    if page.startswith("https:") and not relay.tls and relay.host not in _LOCAL:
        raise JobError(Event("friends_needs_wss", None, {"address": relay.said}))
    return relay


_LOCAL = ("localhost", "127.0.0.1", "::1")
"""Hosts that a page on https may reach without TLS."""
