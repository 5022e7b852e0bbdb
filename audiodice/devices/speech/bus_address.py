"""Finds the address of the session bus (D-Bus) without a library."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Unable

if TYPE_CHECKING:
    from collections.abc import Mapping


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
