"""Measures how long sounds take to load: first those of the menu, then all.

    uv run --group test python -m bench.sounds [--json]

They are decoded in the background. Compared with reading the same bytes from the disk cache.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

from audiodice.devices.audio.mixer import Mixer
from audiodice.present.cues import Cues
from audiodice.storage import paths
from bench.plain import reading_ms

FIRST = ("menu_open", "menu_move", "menu_edge", "menu_select", "menu_close", "start")


def measure() -> dict[str, Any]:
    """The times in ms, the number of files, and their size."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sounds = Cues(paths.sounds()).sounds
    loops = {file for sound in sounds.values() if sound.loop for file in sound.files}
    found = sorted(paths.sounds().rglob("*.ogg"))
    files = {path.stem: path for path in found if path.name not in loops}  # loops are decoded later
    size = sum(path.stat().st_size for path in files.values())
    mixer = Mixer.open()
    for name, path in files.items():
        mixer.load(name, path, "dice")
    first = [name for name in files if name.rstrip("_0123456789") in FIRST]
    times = []
    for names in (first, [name for name in files if name not in first]):
        began, worked = time.perf_counter(), time.process_time()
        if mixer.preload(names):
            raise RuntimeError("a sound cannot be decoded")
        times.append((time.perf_counter() - began, time.process_time() - worked))
    (menu, _), (rest, rest_cpu) = times
    return {
        "cues": len(sounds),
        "files": len(files),
        "megabytes": round(size / 1e6, 2),
        "menu_ms": round(menu * 1000, 1),
        "all_ms": round((menu + rest) * 1000, 1),
        "all_cpu_ms": round(rest_cpu * 1000, 1),
        "reading_menu_ms": round(reading_ms(files[name] for name in first), 2),
        "reading_ms": round(reading_ms(files.values()), 2),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    figures = measure()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
