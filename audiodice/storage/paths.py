"""The places of the program's files, in a wheel or a checkout, and of the player's files."""

from __future__ import annotations

import os
from pathlib import Path

GAMES, ROOMS = "games", "rooms"  # in the data folder
RECORDS, PRACTICE = "records.sqlite", "practice.jsonl"  # there too
SETTINGS, KEYMAP = "settings.toml", "keymap.toml"  # in the settings folder
LAST, QUIZ = "last.json", "quiz.json"  # there too
_PACKAGE = Path(__file__).resolve().parent.parent


def _beside(name: str) -> Path:
    """A top-level file or folder: inside the package in a wheel, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parent / name


def sounds() -> Path:
    """The folder of sounds and cue tables."""
    return _beside("sounds")


def keymap() -> Path:
    return _beside("keymap.toml")


def locale() -> Path:
    return _PACKAGE / "locale"


def relays() -> Path:
    """The file of public relays."""
    return _PACKAGE / "relays.toml"


def lessons() -> Path:
    """The folder of lessons, with one file for each game."""
    return _PACKAGE / "lessons"


def shipped_tables() -> Path:
    """The folder of solved tables that ship with the program."""
    return _PACKAGE / "opponents" / "shipped"


def readings(lang: str) -> Path:
    """A language's table of readings for the embedded voice; most have none."""
    return locale() / lang / "readings.tsv"


def own_folder() -> Path:
    """The player's settings folder, in the platform's usual place; not created."""
    from platformdirs import user_config_path

    return user_config_path("audiodice", appauthor=False, roaming=True)


def own_keymap() -> Path | None:
    """The player's own keymap; None if there is none."""
    path = own_folder() / KEYMAP
    # A broken link counts, so that the player hears of it. In a folder that we may not read no file
    # is found; `SettingsFile.load` reports that.
    return path if os.path.lexists(path) else None


def data_folder() -> Path:
    """The folder of the player's games and records; not created."""
    from platformdirs import user_data_path

    return user_data_path("audiodice", appauthor=False)


def own_games() -> Path:
    """The folder of the player's saved games; not created."""
    return data_folder() / GAMES


def own_records() -> Path:
    """The database of the player's finished games; not created."""
    return data_folder() / RECORDS


def own_practice() -> Path:
    """The file of decisions to practise; not created."""
    return data_folder() / PRACTICE


def log_folder() -> Path:
    """The folder of the log and the crash reports; not created."""
    from platformdirs import user_log_path

    return user_log_path("audiodice", appauthor=False)


def cache_folder() -> Path:
    """The folder of solved tables that were saved; not created."""
    from platformdirs import user_cache_path

    return user_cache_path("audiodice", appauthor=False)
