"""Speaks through announcements of Orca 45.2 to 48, which have no service for programs.

An announcement is an event on the accessibility bus (AT-SPI). Orca puts it behind its other speech,
in the player's own voice, and flashes it on a braille display. Orca cuts its own speech when it
sees a key, but offers no call for that (Orca's source, 45 to 48: politeness only changes the order
in which it takes events). Where it speaks through Speech Dispatcher, that can be asked.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.core.text import printable
from audiodice.devices.speech import accessible_object
from audiodice.devices.speech.accessible_object import ROOT, Answer
from audiodice.devices.speech.backend import Progress, Unable
from audiodice.devices.speech.bus_address import session_address
from audiodice.devices.speech.orca_settings import speaks_only_displayed_text
from audiodice.devices.speech.ssip import Address, Connection, SSIPError

if TYPE_CHECKING:
    from audiodice.devices.speech.accessibility_bus import AccessibilityBus

_PROBE = 0.3  # s: a bus that is stopped must not delay the queue for longer
_CUT = 0.2  # s: the same for a daemon
_CUT_AGAIN = 10.0  # s: how long a daemon that did not cut is left alone
_EVENT = "object:announcement"
_INTERFACE = "org.a11y.atspi.Event.Object"
_EVENT_TYPE = "siiva{sv}"
_POLITE, _ASSERTIVE = 1, 2


@dataclass(slots=True)
class _Sent:
    """An announcement that no listener has confirmed yet."""

    text: str
    pings: list[int]
    """One for each listener, sent after the announcement: it is answered after it, too."""
    at: float
    came: bool = False


class Announcement:
    """Orca, through an announcement for each text."""

    name = "Orca"
    rung = "screen-reader"
    own_voice = False

    def __init__(
        self,
        *,
        address: Callable[[], str] = session_address,
        daemon: Callable[[], Address] = Address.find,
        silent: Callable[[], bool] = speaks_only_displayed_text,
        patience: float = 1.0,
        stopped_after: float = 2.0,
    ) -> None:
        """`silent` returns whether Orca takes announcements but speaks none.

        A call gives up after `patience` s, sooner than the speech thread does (1.5 s). An
        announcement that is not confirmed after `stopped_after` s is withdrawn, and counts as lost.
        Orca may take that long if another program does not answer it.
        """
        self._address = address
        self._daemon = daemon
        self._silent = silent
        self._patience = patience
        self._stopped_after = stopped_after
        self._bus: AccessibilityBus | None = None
        self._listeners: set[str] = set()
        self._sent: list[_Sent] = []
        self._late: list[int] = []  # pings of announcements that were withdrawn
        self._count = 0
        self._place = ROOT
        self._withdrawn = 0
        self._front = True
        self._cutter: Connection | None = None
        self._cut_not_before = 0.0

    def prepare(self) -> None:
        self._address()
        import audiodice.devices.speech.accessibility_bus  # noqa: F401

    def probe(self) -> None:
        deadline = _soon(_PROBE)
        try:
            bus = self._bus or self._open(deadline)
            self._listeners = bus.listeners(_EVENT, deadline)
            self._late = [ping for ping in self._late if bus.pinged(ping) is None]
        except TimeoutError as error:
            self.close()
            raise Unable("The accessibility bus does not answer.") from error
        except (OSError, ValueError) as error:  # ValueError: it is another user's
            self.close()
            raise Unable(f"There is no accessibility bus: {error_text(error)}.") from error
        if not self._listeners:
            raise Unable("Orca listens to no announcements: it does not run, or is before 45.2.")
        if self._late:
            raise Unable("Orca does not answer.")
        if self._silent():
            raise Unable("Orca is set to speak displayed text only.")

    def speak(self, text: str, interrupt: bool) -> None:
        """Announce `text`. Raises Unable, OSError, or TimeoutError (a bus that is stopped)."""
        if self._bus is None:
            self.probe()
        bus = self._bus
        if bus is None:
            raise Unable("The accessibility bus has gone.")
        if interrupt:
            self.silence()
        # Orca throws an event away if the same one waits behind it, so no two are the same.
        self._count = (self._count + 1) % 2**31
        values: tuple[object, ...] = (
            "",
            _ASSERTIVE if interrupt else _POLITE,
            self._count,
            ("s", printable(text)),
            {},
        )
        deadline = _soon(self._patience)
        try:
            bus.signal(self._place, _INTERFACE, "Announcement", _EVENT_TYPE, values, deadline)
            pings = [bus.ping(name, deadline) for name in self._listeners]
        except OSError:
            self.close()
            raise
        self._sent.append(_Sent(text, pings, time.monotonic()))

    def silence(self) -> None:
        """Cut what Orca says, as a key does, unless the player is in another window."""
        now = time.monotonic()
        if not self._front or now < self._cut_not_before:
            return
        try:
            if self._cutter is None:
                self._cutter = Connection(self._daemon(), now + _CUT)
                self._cutter.command("SET SELF CLIENT_NAME user:audiodice:cut", now + _CUT)
            self._cutter.command("CANCEL ALL", now + _CUT)
        except (OSError, SSIPError, Unable):
            self._leave_daemon()
            self._cut_not_before = now + _CUT_AGAIN

    def in_front(self, front: bool) -> None:
        self._front = front

    def braille(self, text: str) -> None:
        """Do nothing: Orca shows in braille what it speaks."""

    def progress(self) -> Progress:
        """The announcements not confirmed yet. Orca does not tell when it has spoken them."""
        bus = self._bus
        try:
            for sent in self._sent:
                sent.came = bus is not None and self._came(sent, bus)
        except OSError:
            self.close()
            return self._lose("The accessibility bus has gone.")
        self._sent = [sent for sent in self._sent if not sent.came]
        if not self._sent:
            return Progress(False)
        if not any(sent.pings for sent in self._sent):
            return self._lose("Orca has gone.")
        if time.monotonic() - self._sent[0].at < self._stopped_after:
            return Progress(True)
        if bus is not None:
            self._withdraw(bus)
        return self._lose("Orca does not answer.")

    def close(self) -> None:
        """Leave the bus; Orca still speaks what it has taken."""
        bus, self._bus = self._bus, None
        self._late.clear()
        self._leave_daemon()
        if bus is not None:
            with contextlib.suppress(OSError):
                bus.close()

    def _open(self, deadline: float) -> AccessibilityBus:
        session = self._address()
        from audiodice.devices.speech.accessibility_bus import (
            AccessibilityBus,
            accessibility_address,
        )

        address = accessibility_address(session, deadline)
        self._bus = AccessibilityBus(address, self._answer, deadline)
        return self._bus

    def _answer(self, path: str, interface: str, member: str, values: tuple[object, ...]) -> Answer:
        return accessible_object.answer(path, interface, member, values, current=self._place)

    def _came(self, sent: _Sent, bus: AccessibilityBus) -> bool:
        """Whether a listener has answered since; listeners that have gone do not count."""
        answers = {ping: bus.pinged(ping) for ping in sent.pings}
        sent.pings = [ping for ping, good in answers.items() if good is None]
        return any(answers.values())

    def _withdraw(self, bus: AccessibilityBus) -> None:
        """Withdraw unconfirmed announcements: Orca later finds their source defunct."""
        values: tuple[object, ...] = ("defunct", 1, 0, ("s", ""), {})
        with contextlib.suppress(OSError):
            bus.signal(self._place, _INTERFACE, "StateChanged", _EVENT_TYPE, values, _soon(_PROBE))
        self._withdrawn += 1
        self._place = f"{ROOT}/{self._withdrawn}"
        self._late = [ping for sent in self._sent for ping in sent.pings]

    def _lose(self, why: str) -> Progress:
        lost = tuple(sent.text for sent in self._sent)
        self._sent.clear()
        return Progress(False, lost, why if lost else "")

    def _leave_daemon(self) -> None:
        cutter, self._cutter = self._cutter, None
        if cutter is not None:
            cutter.close()


def _soon(seconds: float) -> float:
    return time.monotonic() + seconds
