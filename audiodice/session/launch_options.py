"""The options of a session from the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.engine.journal import Journal
    from audiodice.engine.setup import GameSetup


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    lang: str = "en"
    face: str = "window"
    """window, terminal or page"""
    speech: str = "auto"
    sounds: bool = True
    transcript: Path | None = None
    keymap: Path | None = None
    seed: int | None = None
    setup: GameSetup | None = None
    """the game that starts first; None: the menu opens"""
    fair: bool = False
    """whether the dice of new games can be checked"""
    replay: Journal | None = None
    """the game to replay first"""
    resume: str = ""
    """the name of the saved game to resume; "": none"""
    host: bool = False
    """whether to open a room for friends, whose first game is `setup`"""
    join: str = ""
    """the code of the room to join; "": none"""
    relays: str = ""
    """by which relays friends meet, as in the settings; "": those of the settings"""
