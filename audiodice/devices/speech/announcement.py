"""Speaks through announcements of Orca 45.2 to 48, which have no service for programs.

An announcement is an event on the accessibility bus (AT-SPI). Orca puts it behind its other speech,
in the player's own voice, and flashes it on a braille display. Orca cuts its own speech when it
sees a key, but offers no call for that (Orca's source, 45 to 48: politeness only changes the order
in which it takes events). Where it speaks through Speech Dispatcher, that can be asked.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.core.text import printable
from audiodice.devices.speech.backend import Backend, Progress, Unable
from audiodice.devices.speech.orca import session_address
from audiodice.devices.speech.ssip import Address, Connection, SSIPError

if TYPE_CHECKING:
    from audiodice.devices.speech.accessibility_bus import AccessibilityBus

_PROBE = 0.3  # s: a bus that is stopped must not delay the queue for longer
_CUT = 0.2  # s: the same for a daemon
_CUT_AGAIN = 10.0  # s: how long a daemon that did not cut is left alone
_MOST_SETTINGS = 1 << 20  # bytes; Orca's file has some 10,000
_EVENT = "object:announcement"
_ONLY_DISPLAYED = "onlySpeakDisplayedText"


def speaks_only_displayed_text(environ: Mapping[str, str] | None = None) -> bool:
    """Whether Orca is set to speak only text on the screen, and so no announcement.

    Orca up to 48 cannot be asked, so its settings file is read; the profile with which it starts
    counts. False if the file is missing or cannot be read.
    """
    env = os.environ if environ is None else environ
    data = env.get("XDG_DATA_HOME") or Path(env.get("HOME", "/")) / ".local/share"
    file = Path(data) / "orca/user-settings.conf"
    try:
        if not file.is_file() or file.stat().st_size > _MOST_SETTINGS:
            return False
        settings = json.loads(file.read_bytes())
        general = settings["general"]
        _, starting, *_ = general.get("startingProfile", ["Default", "default"])
        profile = settings["profiles"].get(str(starting), {})
        return profile.get(_ONLY_DISPLAYED, general.get(_ONLY_DISPLAYED)) is True
    except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return False


@dataclass(slots=True)
class _Sent:
    """An announcement that no listener has confirmed yet."""

    text: str
    pings: list[int]
    """A ping to each listener, sent after the announcement and so answered after it."""
    at: float
    came: bool = False


class Announcement(Backend):
    """Orca, through an announcement for each text."""

    name = "Orca"
    rung = "screen-reader"

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
        deadline = _soon(self._patience)
        try:
            bus.announce(printable(text), deadline, first=interrupt)
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
            bus.withdraw(_soon(_PROBE))
            self._late = [ping for sent in self._sent for ping in sent.pings]
        return self._lose("Orca does not answer.")

    def close(self) -> None:
        """Leave the bus; Orca still speaks what it has taken. Later texts may not be confirmed."""
        bus, self._bus = self._bus, None
        self._late.clear()
        for sent in self._sent:  # another connection has pings of its own, with the same numbers
            sent.pings.clear()
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

        self._bus = AccessibilityBus(accessibility_address(session, deadline), deadline)
        return self._bus

    def _came(self, sent: _Sent, bus: AccessibilityBus) -> bool:
        """Whether a listener has answered since; listeners that have gone do not count."""
        answers = {ping: bus.pinged(ping) for ping in sent.pings}
        sent.pings = [ping for ping, good in answers.items() if good is None]
        return any(answers.values())

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
