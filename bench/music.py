"""Measures what the sound of the room costs: processor and memory with it and without, in turn.

    uv run --group test python -m bench.music [--json] [--seconds 5]

SDL's dummy device mixes in real time. Streaming the file (`pygame.mixer.music`) is measured too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from pathlib import Path
from typing import Any

from audiodice.devices.audio.loop import FADE_MS
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.audio.sound_device import pygame_mixer
from audiodice.storage import paths

ROUNDS = 3
FILE = "ambience.ogg"


def percent(seconds: float) -> float:
    """The share of one core that this process uses during this time, in percent."""
    before = time.process_time()
    time.sleep(seconds)
    return 100 * (time.process_time() - before) / seconds


def resident() -> float:
    """The memory of this process that is in use, in MB (Linux)."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(seconds: float) -> dict[str, Any]:
    """Medians over the rounds, in percent of a core and MB."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer.open(ours=paths.sounds())
    mixer.load(FILE, paths.sounds() / FILE, "music")
    music = pygame_mixer().mixer.music
    figures: dict[str, list[float]] = {}

    def note(name: str) -> None:
        figures.setdefault(f"{name}_percent", []).append(percent(seconds))
        figures.setdefault(f"{name}_mb", []).append(resident())

    for _ in range(ROUNDS):
        note("without")
        mixer.loop((FILE,))
        time.sleep(FADE_MS / 1000 + 1)
        note("loop")
        mixer.loop(())
        time.sleep(FADE_MS / 1000 + 0.5)
        music.load(str(paths.sounds() / FILE))
        music.play(-1)
        time.sleep(0.5)
        note("streamed")
        music.stop()
        music.unload()
    mixer.close()
    return {name: round(statistics.median(found), 2) for name, found in figures.items()}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    args = parser.parse_args()
    figures = measure(args.seconds)
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
