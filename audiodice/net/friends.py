"""Implements `Friends` of ui/ports.py: hosts and joins tables through relays.

Libraries that only a shared table needs are imported once there is one.
"""

from __future__ import annotations

import contextlib
import importlib.util
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import Lock, Thread
from typing import TYPE_CHECKING

from audiodice.core.jobs import Background, Done, Job, JobError
from audiodice.core.line import Nearby
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.core.broker_address import BrokerAddress
    from audiodice.engine.shared.secrets import TableSecret
    from audiodice.net.nearby import Announced, Announcement
    from audiodice.net.own_broker import OwnBroker
    from audiodice.net.relays import RelayLine
    from audiodice.net.sodium import Sodium

EXTRA = "audiodice[friends]"
_NEEDED = ("paho", "nacl")
_FIRST_TRY_S = 20.0
_LOOK_AGAIN_S = 15.0
_LAST_WORDS_S = 1.0


def missing() -> str:
    """What has to be installed to play with friends; "" if nothing."""
    return "" if all(map(importlib.util.find_spec, _NEEDED)) else EXTRA


class DesktopFriends:
    """Lines to friends. Slow work runs in the background, and wakes the interface at its end."""

    near = True

    def __init__(
        self,
        setting: Callable[[], str],
        public: Callable[[], Sequence[str]],
        background: Background,
        wake: Callable[[], object],
    ) -> None:
        """`setting()` returns the setting `relays`, `public()` the URLs of public relays.

        `public()` is empty before the player has agreed to use them.
        """
        self._setting, self._public = setting, public
        self._background, self._wake = background, wake
        self._lines: list[RelayLine] = []
        self._brokers = _OwnBrokers()

    @cached_property
    def missing(self) -> str:
        """What has to be installed; "" if nothing."""
        return missing()

    @cached_property
    def crypto(self) -> Sodium:
        """libsodium"""
        from audiodice.net.sodium import Sodium

        return Sodium()

    def chance(self, n: int) -> bytes:
        """`n` random bytes that cannot be guessed."""
        return secrets.token_bytes(n)

    def prepare(self) -> Job[None]:
        """Return at once: on a desktop nothing has to be downloaded."""
        return Done(None)

    def invitation(self, code: Sequence[str]) -> str:  # noqa: ARG002
        """Return "": the code is enough, because a desktop has no page to link to."""
        return ""

    def stretch(self, code: str) -> Job[TableSecret]:
        """The secret of a table's code; takes 0.3 s."""
        from audiodice.engine.shared.secrets import secret_of

        return self._background.start(lambda: secret_of(self.crypto.stretch(code)))

    @property
    def broker(self) -> str:
        """The addresses of one's own relays; "" if there are none."""
        from audiodice.core.relays import AUTOMATIC, NETWORK, tidy

        setting = tidy(self._setting())
        return "" if setting in (AUTOMATIC, NETWORK) else setting

    def host(
        self,
        secret: TableSecret,
        *,
        near: bool,
        name: str = "",
        by: str = "",
    ) -> Job[RelayLine]:
        """A line for a new table, by all relays and by a broker of our own.

        The broker listens on the local network if the table is `near`, otherwise on this computer
        alone, and announces the table there under a name. `by` is used instead of the setting.
        """
        return self._background.start(lambda: self._host(secret.topic, name, by, near=near))

    def join(self, secret: TableSecret, *, by: str = "") -> Job[RelayLine]:
        """A line to another person's table: by this computer, the network and all relays at once.

        The network is searched until the table is found there, or the line is closed.
        """
        return self._background.start(lambda: self._join(secret.topic, by))

    def nearby(self) -> Job[tuple[Nearby, ...]]:
        """The tables on the local network; takes 1.5 s."""
        return self._background.start(lambda: tuple(each.near for each in _look()))

    def close(self) -> None:
        """Close all lines, and wait a moment for their last messages."""
        for line in self._lines:
            line.close()
        for line in self._lines:
            line.ended(_LAST_WORDS_S)

    # ------------------------------------------------------------------ in the background

    def _host(self, topic: str, name: str, by: str, *, near: bool) -> RelayLine:
        relays = self._relays(by)
        line = self._line(relays, topic)
        try:
            self._add_own(line, topic, name, near=near)
        except JobError:
            if not relays:
                line.close()
                raise
        line.complete()
        return _opened(line)

    def _add_own(self, line: RelayLine, topic: str, name: str, *, near: bool) -> None:
        """Add a broker of our own to a line; raises JobError."""
        from audiodice.net.own_broker import LOOPBACK, NoBrokerError

        where = _own_address() if near else LOOPBACK
        try:
            broker = self._brokers.taken(where)
        except NoBrokerError as error:
            raise JobError(Event("friends_no_broker", fields={"why": str(error)})) from error
        announcement = _announced(topic, name, broker.address)

        def closed() -> None:
            if announcement:
                announcement.close()
            self._brokers.given_back(where)

        line.add(broker.address, closed)

    def _join(self, topic: str, by: str) -> RelayLine:
        from audiodice.core.broker_address import BrokerAddress
        from audiodice.net.own_broker import LOOPBACK, PORTS

        relays = self._relays(by)
        line = self._line((BrokerAddress(LOOPBACK, PORTS[0]), *relays), topic)
        Thread(target=_seek, args=(line, topic), name="nearby", daemon=True).start()
        try:
            return _opened(line)
        except JobError as error:
            if relays:
                raise
            raise JobError(Event("friends_not_found")) from error

    def _relays(self, by: str) -> tuple[BrokerAddress, ...]:
        """The relays in `by`, else those of the setting; raises JobError."""
        from audiodice.core import relays
        from audiodice.core.broker_address import parse

        setting = relays.tidy(by or self._setting())
        if setting == relays.AUTOMATIC:
            return tuple(map(parse, self._public()))
        try:
            return relays.own(setting)
        except relays.RelayError as error:
            raise JobError(Event("friends_bad_broker", fields={"url": error.wrong})) from error

    def _line(self, addresses: Sequence[BrokerAddress], topic: str) -> RelayLine:
        from audiodice.engine.shared.secrets import TOPICS
        from audiodice.net.relays import RelayLine

        line = RelayLine(addresses, f"{TOPICS}{topic}", self._wake, more=True)
        self._lines = [*(one for one in self._lines if not one.closed(0)), line]
        return line


def _opened(line: RelayLine) -> RelayLine:
    """The line once a relay works; raises JobError if none does."""
    state = line.opened(_FIRST_TRY_S)
    if line.up:
        return line
    line.close()
    reason = state.reason if state else "line_unreachable"
    raise JobError(Event(reason, fields={"address": line.address}))


def _seek(line: RelayLine, topic: str) -> None:
    """Search the network for the host of a table, and add its broker to the line."""
    from audiodice.core.broker_address import BrokerAddress
    from audiodice.net.nearby import fingerprint

    while True:
        for each in _look(topic):
            if each.fingerprint == fingerprint(topic):
                line.add(BrokerAddress(each.host, each.port))
                line.complete()
                return
        line.complete()
        if line.closed(_LOOK_AGAIN_S):
            return


class _OwnBrokers:
    """Our own brokers by address. One broker serves all lines at its address.

    Sharing it keeps the address of a host the same at their next table.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._users: dict[str, tuple[OwnBroker, int]] = {}

    def taken(self, where: str) -> OwnBroker:
        """Return the broker at an address and count one more line; raises NoBrokerError."""
        from audiodice.net.own_broker import OwnBroker

        with self._lock:
            broker, users = self._users.get(where) or (OwnBroker(where), 0)
            self._users[where] = broker, users + 1
        return broker

    def given_back(self, where: str) -> None:
        """Count one line less; close the broker after its last line."""
        with self._lock:
            broker, users = self._users.pop(where)
            if users > 1:
                self._users[where] = broker, users - 1
                return
        broker.close()


def _own_address() -> str:
    from audiodice.net.nearby import own_address

    if address := own_address():
        return address
    raise JobError(Event("friends_no_network"))


def _announced(topic: str, name: str, address: BrokerAddress) -> Announcement | None:
    """The announcement of a table; None if that is not possible here."""
    with contextlib.suppress(ImportError, OSError):
        from audiodice.net.nearby import Announcement

        return Announcement(topic, name, address.host, address.port)
    return None


def _look(topic: str = "") -> tuple[Announced, ...]:
    """The announced tables; none if this computer cannot search for them."""
    with contextlib.suppress(ImportError, OSError):
        from audiodice.net.nearby import look

        return look(topic=topic)
    return ()
