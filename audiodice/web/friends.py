"""`Friends` of friends/ports.py in a browser, with libsodium.js and mqtt.js, fetched when needed.

A browser cannot listen, so there is no broker of our own: friends meet at the relay that comes with
the page, at those of the setting, or at public ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from audiodice.core import relays
from audiodice.core.jobs import Background, Done, Failed, Job, JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.web.wire import Wire

if TYPE_CHECKING:
    from audiodice.core.broker_address import BrokerAddress
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
        self._preparing: _Preparing | None = None
        self._lines: dict[int, WireLine] = {}
        self._count = 0

    # ------------------------------------------------------------------ what has to be fetched

    def prepare(self) -> Job[None]:
        """Fetch libsodium and mqtt.js, unless that is done."""
        if self._wire is not None:
            return Done(None)
        if self._preparing is None or self._preparing.done():
            self._preparing = _Preparing()
            self._fetch()
        return self._preparing

    def came(self, wire: Wire) -> None:
        """Take what was fetched."""
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

    @property
    def unagreed(self) -> tuple[str, ...]:
        """Whose public relays would be used if the player agreed."""
        asks = self._takes_public and not self._agreed()
        return tuple(relay.operator for relay in self._public()) if asks else ()

    def chance(self, n: int) -> bytes:
        return os.urandom(n)

    def stretch(self, code: str) -> Job[RoomSecret]:
        from audiodice.friends.room.secrets import secret_of

        return self._background.start(lambda: secret_of(self.crypto.stretch(code)))

    def invitation(self, code: str) -> str:
        """A link to this page. The part after # is not sent to its server."""
        return f"{self._ready.page}#{code}"

    def host(self, secret: RoomSecret, name: str) -> Job[WireLine]:  # noqa: ARG002
        return self._line(secret)

    def join(self, secret: RoomSecret) -> Job[WireLine]:
        return self._line(secret)

    # ------------------------------------------------------------------ relays

    @property
    def _takes_public(self) -> bool:
        """Whether friends meet at public relays, because the page brings none of its own."""
        own = self._wire.relay if self._wire else ""
        return not own and relays.tidy(self._setting()) == relays.AUTOMATIC

    def _relays(self, wire: Wire) -> tuple[BrokerAddress, ...]:
        """The relays that this page reaches; raises JobError if there is none."""
        public = self._public() if self._takes_public and self._agreed() else ()
        texts = [wire.relay] if wire.relay else [relay.page for relay in public]
        try:
            found = [*relays.own(" ".join(texts)), *relays.own(self._setting())]
        except relays.RelayError as error:
            raise JobError(Event("friends_bad_broker", None, {"url": error.wrong})) from error
        if not found:
            raise JobError(Event("friends_needs_broker"))
        sockets = [one for one in dict.fromkeys(found) if one.websocket]
        if not sockets:
            raise JobError(Event("friends_no_websocket", None, {"address": found[0].said}))
        secure = wire.page.startswith("https:")  # then the browser refuses ws://
        reached = tuple(one for one in sockets if one.tls or not secure)
        if not reached:
            raise JobError(Event("friends_needs_wss", None, {"address": sockets[0].said}))
        return reached

    # ------------------------------------------------------------------ lines

    def heard(self, number: int, item: bytes | LineState) -> None:
        """Take a message or a state of a relay, whose line may have been closed meanwhile."""
        if line := self._lines.get(number):
            line.came(number, item)

    def close(self) -> None:
        """Close all lines."""
        if self._wire is not None:
            self._wire.closeAll()

    def _line(self, secret: RoomSecret) -> Job[WireLine]:
        from audiodice.friends.room.secrets import TOPICS
        from audiodice.web.wire_line import WireLine

        try:
            wire = self._ready
            found = dict(enumerate(self._relays(wire), self._count + 1))
        except JobError as error:
            return Failed(error)
        self._count += len(found)
        line = WireLine(wire, found, f"{TOPICS}{secret.topic}", self._closed)
        self._lines |= dict.fromkeys(found, line)
        return line

    def _closed(self, line: WireLine) -> None:
        self._lines = {number: one for number, one in self._lines.items() if one is not line}


class _Preparing:
    def __init__(self) -> None:
        self.here: bool | None = None

    def done(self) -> bool:
        return self.here is not None

    def result(self) -> None:
        if not self.here:
            raise JobError(Event("friends_not_loaded"))
