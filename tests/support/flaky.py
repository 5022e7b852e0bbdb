"""A sound device and a disk that fail at random, and catalogues that are parsed once."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from audiodice.devices.audio.sound_error import SoundError
from audiodice.present.catalogue import Catalogue
from tests.support.headless import SilentMixer
from tests.support.memory_files import MemoryFiles


@cache
def catalogue(lang: str, *paths: Path) -> Catalogue:
    """A catalogue, parsed once: hundreds of starts would otherwise take all the time."""
    functions = {"KEY": lambda name: f"the key for {name}", "TOUCH": lambda: "no"}
    return Catalogue(lang, *paths, functions=functions)


class FlakyMixer(SilentMixer):
    """A sound device that may be gone, and files that may be broken."""

    def __init__(self, draw: random.Random) -> None:
        super().__init__()
        self.draw, self.flaky = draw, 0.0

    def play_any(self, names: Sequence[str], **how: Any) -> bool:
        if self.draw.random() < self.flaky:
            if self.draw.random() < 0.5:
                raise KeyError(names[0])
            raise SoundError(Path(names[0]), "it is broken")
        return True


class Disk(MemoryFiles):
    """A disk in memory; background tasks may use it too, but only the loop can be killed there."""

    def names(self, folder: Path) -> list[str]:
        return [path.name for path in list(self.now) if path.parent == folder]

    def _step(self, name: str, undone: Callable[[], object] = lambda: None) -> None:
        if threading.current_thread() is threading.main_thread():
            super()._step(name, undone)
