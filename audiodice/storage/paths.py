"""Where the program's own files are, in a wheel and in a checkout, and where the player's go."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def _beside(name: str) -> Path:
    """A top-level file or folder: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parent / name


def sounds() -> Path:
    """The folder of sounds and cue tables."""
    return _beside("sounds")


def keymap() -> Path:
    """The default keys."""
    return _beside("keymap.toml")


def locale() -> Path:
    """The folder of languages."""
    return _PACKAGE / "locale"


def lessons() -> Path:
    """The folder of first games, one file a game."""
    return _PACKAGE / "lessons"


def shipped_tables() -> Path:
    """The folder of solved tables that the program brings along."""
    return _PACKAGE / "opponents" / "shipped"


def readings(lang: str) -> Path:
    """A language's table of readings for the embedded voice; most have none."""
    return locale() / lang / "readings.tsv"


def own_folder() -> Path:
    """The player's settings folder, where the platform keeps such things; not created."""
    from platformdirs import user_config_path

    return user_config_path("audiodice", appauthor=False, roaming=True)


def own_keymap() -> Path | None:
    """The player's own keys, where there are any."""
    path = own_folder() / "keymap.toml"
    # A link that leads nowhere is there too. In a home that is another's nothing is: of that
    # `SettingsFile.load` complains.
    return path if os.path.lexists(path) else None


def data_folder() -> Path:
    """Where the player's games and records are kept; not created."""
    from platformdirs import user_data_path

    return user_data_path("audiodice", appauthor=False)


def log_folder() -> Path:
    """Where the log and a defect's report go; not created."""
    from platformdirs import user_log_path

    return user_log_path("audiodice", appauthor=False)


def cache_folder() -> Path:
    """Where solved games are kept; not created."""
    from platformdirs import user_cache_path

    return user_cache_path("audiodice", appauthor=False)
