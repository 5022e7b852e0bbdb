"""Plays one long file over and over from the disk, as SDL_mixer's music.

`pygame.mixer.music` is not used: it takes Mix_SetPostMix, which counts our frames (`FrameCounter`).
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from audiodice.devices.audio.sdl_audio import sdl_mixer
from audiodice.devices.audio.sound_device import pygame_mixer

_LOUDEST = 128  # MIX_MAX_VOLUME


class Stream:
    """Hold the mixer's lock for every call; only `forget` may be called without a device."""

    def __init__(self) -> None:
        self._music: ctypes.c_void_p | None = None

    @property
    def busy(self) -> bool:
        """Whether it plays, or still fades out."""
        return self._music is not None and bool(sdl_mixer().Mix_PlayingMusic())

    def play(self, path: Path, level: float, fade_ms: int) -> bool:
        """Fade in a file at `level` (0.0–1.0). Only while it is not `busy`.

        False if SDL cannot stream it, for whatever reason.
        """
        self.forget()
        try:
            sdl = sdl_mixer()
            music = ctypes.c_void_p(sdl.Mix_LoadMUS(os.fsencode(path)))
        except (OSError, AttributeError):
            return False
        if not music:
            return False
        self._music = music
        self.set_level(level)
        return bool(sdl.Mix_FadeInMusic(music, -1, fade_ms) == 0)

    def set_level(self, level: float) -> None:
        if self._music is not None:
            sdl_mixer().Mix_VolumeMusic(round(level * _LOUDEST))

    def end(self, fade_ms: int) -> None:
        if self._music is not None:
            sdl_mixer().Mix_FadeOutMusic(fade_ms)

    def forget(self) -> None:
        """Stop at once, and close the file."""
        if self._music is not None and pygame_mixer().mixer.get_init():
            sdl_mixer().Mix_HaltMusic()  # else Mix_FreeMusic would wait for the end of a fade
            sdl_mixer().Mix_FreeMusic(self._music)
        self._music = None
