"""Implements `Friends` of friends/ports.py: hosts and joins rooms through relays.

Libraries that only a room needs are imported once there is one.
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
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.core.broker_address import BrokerAddress
    from audiodice.core.relays import Relay
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.friends.wire.own_broker import OwnBroker
    from audiodice.friends.wire.relays import RelayLine
    from audiodice.friends.wire.sodium import Sodium

EXTRA = "audiodice[friends]"
_NEEDED = ("paho", "nacl")
_FIRST_TRY_S = 20.0
_OWN_AFTER_S = 3.0, 8.0  # after so long without a relay, a line gets a broker of our own
_LAST_WORDS_S = 1.0


def missing() -> str:
    """What has to be installed to play with friends; "" if nothing."""
    return "" if all(map(importlib.util.find_spec, _NEEDED)) else EXTRA


class DesktopFriends:
    """Lines to friends. Slow work runs in the background, and wakes the interface at its end."""

    def __init__(
        self,
        setting: Callable[[], str],
        agreed: Callable[[], bool],
        public: Callable[[], Sequence[Relay]],
        background: Background,
        wake: Callable[[], object],
    ) -> None:
        """`setting()` returns the setting `relays`, `agreed()` whether the player has agreed to
        the `public()` relays."""
        self._setting, self._agreed, self._public = setting, agreed, public
        self._background, self._wake = background, wake
        self._lines: list[RelayLine] = []
        self._brokers = _OwnBrokers()

    @cached_property
    def missing(self) -> str:
        return missing()

    @cached_property
    def crypto(self) -> Sodium:
        from audiodice.friends.wire.sodium import Sodium

        return Sodium()

    def chance(self, n: int) -> bytes:
        return secrets.token_bytes(n)

    def prepare(self) -> Job[None]:
        return Done(None)  # nothing has to be downloaded

    @property
    def unagreed(self) -> tuple[str, ...]:
        from audiodice.core.relays import AUTOMATIC, tidy

        asks = tidy(self._setting()) == AUTOMATIC and not self._agreed()
        return tuple(relay.operator for relay in self._public()) if asks else ()

    def invitation(self, code: str) -> str:  # noqa: ARG002
        return ""  # a desktop has no page to link to

    def stretch(self, code: str) -> Job[RoomSecret]:
        from audiodice.friends.room.secrets import secret_of

        return self._background.start(lambda: secret_of(self.crypto.stretch(code)))

    def host(self, secret: RoomSecret) -> Job[RelayLine]:
        return self._background.start(lambda: self._host(secret.topic))

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[RelayLine]:
        return self._background.start(lambda: self._join(secret.topic, known))

    def close(self) -> None:
        """Close all lines, and wait a moment for their last messages."""
        for line in self._lines:
            line.close()
        for line in self._lines:
            line.ended(_LAST_WORDS_S)

    # ------------------------------------------------------------------ in the background

    def _host(self, topic: str) -> RelayLine:
        relays = self._relays()
        line = self._line(relays, topic)
        try:
            self._add_own(line, topic)
        except JobError:
            if not relays:
                line.close()
                raise
        self._attend(line, topic, own=not relays)
        return _opened(line)

    def _add_own(self, line: RelayLine, topic: str) -> None:
        """Add a broker of our own to a line; raises JobError. Without a network it listens on this
        computer."""
        from audiodice.friends.wire.nearby import own_address
        from audiodice.friends.wire.own_broker import LOOPBACK, NoBrokerError

        where = own_address() or LOOPBACK
        try:
            broker = self._brokers.taken(where)
        except NoBrokerError as error:
            raise JobError(Event("friends_no_broker", fields={"why": str(error)})) from error
        withdraw = _announced(topic, broker.address)

        def closed() -> None:
            withdraw()
            self._brokers.given_back(where)

        line.add(broker.address, closed)

    def _join(self, topic: str, known: bool) -> RelayLine:
        from audiodice.core.broker_address import BrokerAddress
        from audiodice.friends.wire.nearby import own_address
        from audiodice.friends.wire.own_broker import LOOPBACK, PORTS

        relays = self._relays()
        here = dict.fromkeys((LOOPBACK, own_address() or LOOPBACK))
        ours = (BrokerAddress(where, PORTS[0]) for where in here)
        line = self._line((*ours, *relays), topic)
        self._attend(line, topic, own=not relays, at_once=known)
        try:
            return _opened(line)
        except JobError as error:
            if relays:
                raise
            raise JobError(Event("friends_not_found")) from error

    def _attend(self, line: RelayLine, topic: str, *, own: bool, at_once: bool = False) -> None:
        Thread(
            target=self._search,
            args=(line, topic, own, own and at_once),
            name="nearby",
            daemon=True,
        ).start()

    def _search(self, line: RelayLine, topic: str, own: bool, at_once: bool) -> None:
        """Add the brokers of a room that are announced on the network, until the line is closed.

        A broker ends with the program of its host. Where there is no other relay, a line that is
        lost gets one of our `own`, and `at_once` one that finds none.
        """
        from audiodice.friends.wire.nearby import LOOK_S

        end = _searched(topic, line.add)
        if not line.closed(LOOK_S) and at_once and not line.up:
            with contextlib.suppress(JobError):
                self._add_own(line, topic)
        line.complete()
        line.lost()
        # Not all at the same time, so that most find the first one's.
        while not line.closed(secrets.SystemRandom().uniform(*_OWN_AFTER_S)):
            if own and not line.up:
                with contextlib.suppress(JobError):
                    self._add_own(line, topic)
            line.lost()
        end()

    def _relays(self) -> tuple[BrokerAddress, ...]:
        """The relays of the setting; raises JobError."""
        from audiodice.core import relays
        from audiodice.core.broker_address import parse

        setting = relays.tidy(self._setting())
        if setting == relays.AUTOMATIC:
            return tuple(parse(one.desktop) for one in self._public()) if self._agreed() else ()
        try:
            return relays.own(setting)
        except relays.RelayError as error:
            raise JobError(Event("friends_bad_broker", fields={"url": error.wrong})) from error

    def _line(self, addresses: Sequence[BrokerAddress], topic: str) -> RelayLine:
        from audiodice.friends.room.secrets import TOPICS
        from audiodice.friends.wire.relays import RelayLine

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


class _OwnBrokers:
    """Our own brokers by address. One broker serves all lines at its address.

    Sharing it keeps the address of a host the same at their next table.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._users: dict[str, tuple[OwnBroker, int]] = {}

    def taken(self, where: str) -> OwnBroker:
        """Return the broker at an address and count one more line; raises NoBrokerError."""
        from audiodice.friends.wire.own_broker import OwnBroker

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


def _announced(topic: str, address: BrokerAddress) -> Callable[[], None]:
    """Announce a room, if that is possible here; returns what withdraws it."""
    with contextlib.suppress(ImportError, OSError):
        from audiodice.friends.wire.nearby import announce

        return announce(topic, address.host, address.port)
    return lambda: None


def _searched(topic: str, found: Callable[[BrokerAddress], object]) -> Callable[[], None]:
    """Search for a room, if that is possible here; returns what ends it."""
    with contextlib.suppress(ImportError, OSError):
        from audiodice.friends.wire.nearby import search

        return search(topic, found)
    return lambda: None
