"""The locations of the player's files in a test: never the real ones, on any system."""

from __future__ import annotations

from pathlib import Path

import pytest


def below(home: Path) -> dict[str, str]:
    """The variables that put settings, games and logs into folders below this one.

    Windows has no XDG folders, and none for the state; platformdirs reads its own variables there.
    """
    config, data = str(home / "config"), str(home / "data")
    return {
        "XDG_CONFIG_HOME": config,
        "XDG_DATA_HOME": data,
        "XDG_STATE_HOME": str(home / "state"),
        "WIN_PD_OVERRIDE_APPDATA": config,
        "WIN_PD_OVERRIDE_LOCAL_APPDATA": data,
    }


def all_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put all files of the player into the folder `audiodice` in this one."""
    for name in below(folder):
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
