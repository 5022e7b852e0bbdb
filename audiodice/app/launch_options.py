"""What is wished of a session, and the face that is wished for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.devices.input.face import Face
    from audiodice.engine.journal import Journal
    from audiodice.storage.settings import Settings
    from audiodice.ui.seating import GameSetup


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """What the command line asks of a session."""

    lang: str = "en"
    face: str = ""
    """window, terminal, or "" for a window where there is a display"""
    speech: str = "auto"
    sounds: bool = True
    transcript: Path | None = None
    keymap: Path | None = None
    seed: int | None = None
    plan: GameSetup | None = None
    """the game to start with; None: the menu"""
    fair: bool = False
    """games begun have dice that can be checked"""
    replay: Journal | None = None
    """the game to be heard again first"""
    resume: str = ""
    """the name of the kept game to go on with; "": none"""


def open_face(wish: str, own: Settings) -> Face:
    """The face asked for; raises NoFace with one sentence."""
    if wish == "terminal":
        from audiodice.devices.input.terminal import Terminal

        return Terminal()
    from audiodice.devices.input.window import Window

    return Window(caption_px=own.caption, repeat=own.key_repeat)
