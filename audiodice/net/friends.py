"""Implements `Friends` of ui/ports.py: hosts and joins tables through a broker.

Libraries that only a shared table needs are imported once there is one.
"""

from __future__ import annotations

import contextlib
import importlib.util
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING

from audiodice.core.jobs import Background, Done, Job, JobError
from audiodice.core.line import Nearby
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.core.broker_address import BrokerAddress
    from audiodice.engine.shared.secrets import TableSecret
    from audiodice.net.mqtt_line import MqttLine
    from audiodice.net.nearby import Announced, Announcement
    from audiodice.net.own_broker import OwnBroker
    from audiodice.net.sodium import Sodium

EXTRA = "audiodice[friends]"
_NEEDED = ("paho", "nacl")
_FIRST_TRY_S = 20.0
_LAST_WORDS_S = 1.0


def missing() -> str:
    """What has to be installed to play with friends; "" if nothing."""
    return "" if all(map(importlib.util.find_spec, _NEEDED)) else EXTRA


class DesktopFriends:
    """Lines to friends. Slow work runs in the background, and wakes the interface at its end."""

    near = True

    def __init__(
        self, broker: Callable[[], str], background: Background, wake: Callable[[], object]
    ) -> None:
        """`broker()` returns the URL of the broker in the settings, "" if each host runs one."""
        self._broker, self._background, self._wake = broker, background, wake
        self._lines: list[MqttLine] = []
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
        """The URL of the broker that is set; "" if there is none."""
        return self._broker()

    def host(
        self,
        secret: TableSecret,
        *,
        near: bool,
        name: str = "",
        by: str = "",
    ) -> Job[MqttLine]:
        """A line for a new table.

        If it is `near`, a broker of our own listens on the local network, where the table is
        announced under a name. Otherwise the broker at the URL `by` is used, or the one that is
        set; if none is set, one of our own that only this computer can reach.
        """
        return self._background.start(lambda: self._host(secret.topic, name, by, near=near))

    def join(self, secret: TableSecret, *, by: str = "") -> Job[MqttLine]:
        """A line to another person's table: on the local network, otherwise as in `host`.

        If no broker is set, another program on this computer may be the host.
        """
        return self._background.start(lambda: self._join(secret.topic, by))

    def nearby(self) -> Job[tuple[Nearby, ...]]:
        """The tables on the local network; takes 1.5 s."""
        return self._background.start(lambda: tuple(each.near for each in _look()))

    def close(self) -> None:
        """Close all lines, and wait a moment for their last messages."""
        lines = [line for line in self._lines if not line.ended(0)]
        for line in lines:
            line.close()
        for line in lines:
            line.ended(_LAST_WORDS_S)

    # ------------------------------------------------------------------ in the background

    def _host(self, topic: str, name: str, by: str, *, near: bool) -> MqttLine:
        from audiodice.net.own_broker import LOOPBACK, NoBrokerError

        if not near and (wanted := self._wanted(by)):
            return self._line(wanted, topic)
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

        return self._line(broker.address, topic, closed)

    def _join(self, topic: str, by: str) -> MqttLine:
        from audiodice.core.broker_address import BrokerAddress
        from audiodice.net.nearby import fingerprint
        from audiodice.net.own_broker import LOOPBACK, PORTS

        for each in _look(topic):
            if each.fingerprint == fingerprint(topic):
                return self._line(BrokerAddress(each.host, each.port), topic)
        if wanted := self._wanted(by):
            return self._line(wanted, topic)
        try:
            return self._line(BrokerAddress(LOOPBACK, PORTS[0]), topic)
        except JobError as error:
            raise JobError(Event("friends_not_found")) from error

    def _wanted(self, by: str) -> BrokerAddress | None:
        """The broker at this URL, else the one that is set; None if there is none."""
        url = by or self._broker()
        if not url:
            return None
        from audiodice.core.broker_address import AddressError, parse

        try:
            return parse(url)
        except AddressError as error:
            shown = url.rpartition("@")[2]  # without a password
            raise JobError(Event("friends_bad_broker", fields={"url": shown})) from error

    def _line(
        self,
        address: BrokerAddress,
        topic: str,
        closed: Callable[[], object] = lambda: None,
    ) -> MqttLine:
        """A line that is connected; raises JobError."""
        from audiodice.engine.shared.secrets import TOPICS
        from audiodice.net.mqtt_line import MqttLine

        line = MqttLine(address, f"{TOPICS}{topic}", self._wake, closed=closed)
        self._lines.append(line)
        state = line.opened(_FIRST_TRY_S)
        if state is None or not state.up:
            line.close()
            reason = state.reason if state else "line_unreachable"
            raise JobError(Event(reason, fields={"address": address.said}))
        return line


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
