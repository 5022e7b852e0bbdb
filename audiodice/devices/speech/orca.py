"""Orca 49 and newer: the game speaks with the player's own Orca voice, and shows braille."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Backend, Unable

if TYPE_CHECKING:
    from audiodice.devices.speech.orca_service import OrcaService

_PROBE = 0.3  # s: an Orca that is stopped must not delay the queue for longer
_FIRST_PROBE = 1.0  # s: a busy machine may take so long; else another voice begins the session


def session_address(environ: Mapping[str, str] | None = None) -> str:
    """The address of the session bus, as D-Bus writes it. Raises Unable if there is none.

    It is in DBUS_SESSION_BUS_ADDRESS; the default is the bus in the user's run folder, as for other
    programs.
    """
    env = os.environ if environ is None else environ
    if address := env.get("DBUS_SESSION_BUS_ADDRESS"):
        return address
    if (run := env.get("XDG_RUNTIME_DIR")) and (bus := Path(run) / "bus").is_socket():
        return f"unix:path={bus}"
    raise Unable("There is no session bus.")


class Orca(Backend):
    """Orca, through its D-Bus service. Texts wait behind each other, and behind Orca's own speech.

    Orca does not report when a text begins or ends, so no other voice repeats a text that it took.
    Before version 51 it shows each text in braille by itself: whole, and for some seconds.
    """

    name = "Orca"
    rung = "screen-reader"

    def __init__(
        self, *, address: Callable[[], str] = session_address, patience: float = 1.0
    ) -> None:
        """A call gives up after `patience` s, sooner than the speech thread does (1.5 s)."""
        self._address = address
        self._patience = patience
        self._probe_within = _FIRST_PROBE
        self._service: OrcaService | None = None
        self._front = True

    def prepare(self) -> None:
        self._address()
        import audiodice.devices.speech.orca_service  # noqa: F401

    def probe(self) -> None:
        within, self._probe_within = self._probe_within, _PROBE
        self._greeted(within)

    def speak(self, text: str, interrupt: bool) -> None:
        """Queue `text`. Raises Unable, OSError, or TimeoutError (an Orca that is stopped)."""
        with self._leaving() as service:
            service.speak(text, time.monotonic() + self._patience, cut=interrupt)

    def silence(self) -> None:
        if self._service is not None:
            with self._leaving() as service:
                service.cut(time.monotonic() + self._patience)

    def braille(self, text: str) -> None:
        """Show `text` until the next key; while another window is in front, for some seconds."""
        with self._leaving() as service:
            service.show(text, time.monotonic() + _PROBE, stays=self._front)

    def in_front(self, front: bool) -> None:
        self._front = front

    def close(self) -> None:
        """Leave the bus; Orca still speaks what it has taken."""
        service, self._service = self._service, None
        if service is not None:
            service.close()

    def _greeted(self, within: float = _PROBE) -> OrcaService:
        """The service of an Orca that has answered; it is asked once, until it goes."""
        deadline = time.monotonic() + within
        service = self._service or self._open(deadline)
        try:
            service.greet(deadline)
        except TimeoutError as error:
            self.close()
            raise Unable("Orca does not answer.") from error
        except OSError as error:
            self.close()
            raise Unable(f"The session bus has gone: {error_text(error)}.") from error
        return service

    def _open(self, deadline: float) -> OrcaService:
        address = self._address()
        from audiodice.devices.speech.orca_service import OrcaService

        try:
            self._service = OrcaService(address, deadline)
        except (OSError, ValueError) as error:  # ValueError: it is another user's
            raise Unable(f"The session bus does not answer: {error_text(error)}.") from error
        return self._service

    @contextlib.contextmanager
    def _leaving(self) -> Iterator[OrcaService]:
        """The service of the running Orca; if a call of it fails, we disconnect."""
        service = self._greeted()
        try:
            yield service
        except TimeoutError:
            # Once Orca goes on, it finds a text that another voice has spoken by then.
            service.cut_blindly()
            self.close()
            raise
        except (OSError, Unable):
            self.close()
            raise
