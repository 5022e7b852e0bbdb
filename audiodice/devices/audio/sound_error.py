"""The error of a sound that cannot be played."""

from __future__ import annotations

from pathlib import Path


class SoundError(Exception):
    """A sound file, `path`, is missing or cannot be decoded; `why` gives the reason."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
