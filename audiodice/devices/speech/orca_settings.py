"""Reads the settings file of Orca up to 48, which cannot be asked."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST = 1 << 20  # bytes; it has some 10,000
_ONLY_DISPLAYED = "onlySpeakDisplayedText"


def speaks_only_displayed_text(environ: Mapping[str, str] | None = None) -> bool:
    """Whether Orca is set to speak only text on the screen, and so no announcement.

    The profile with which it starts counts. False if the file is missing or cannot be read.
    """
    env = os.environ if environ is None else environ
    data = env.get("XDG_DATA_HOME") or Path(env.get("HOME", "/")) / ".local/share"
    file = Path(data) / "orca/user-settings.conf"
    try:
        if not file.is_file() or file.stat().st_size > _MOST:
            return False
        settings = json.loads(file.read_bytes())
        general = settings["general"]
        profile = settings["profiles"].get(_starting_profile(general), {})
        return profile.get(_ONLY_DISPLAYED, general.get(_ONLY_DISPLAYED)) is True
    except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return False


def _starting_profile(general: Mapping[str, Any]) -> str:
    """The name of the profile in the file; Orca stores it as a label and a name."""
    return str(general.get("startingProfile", ["Default", "default"])[1])
