"""Runs code in another process, with a mixer that plays into a file (SDL's disk driver)."""

from __future__ import annotations

import array
import math
import os
import subprocess
import sys
import wave
from collections.abc import Iterable
from pathlib import Path

FRAMES_A_SECOND = 44_100


def run_scene(code: str, folder: Path, driver: str = "disk", **environ: str) -> str:
    """Run `code` in a fresh Python with SDL's `driver`; returns what it printed.

    The disk driver writes `folder`/out.raw (see `frames`), one buffer at a time in real time.
    """
    env = dict(
        os.environ,
        SDL_AUDIODRIVER=driver,
        SDL_DISKAUDIOFILE=str(folder / "out.raw"),
        SDL_VIDEODRIVER="none",  # asking for video would fail
        **environ,
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=env,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "pygame" not in done.stdout
    return done.stdout


def frames(folder: Path) -> tuple[array.array[int], array.array[int]]:
    """The left and right samples that were played."""
    samples = array.array("h", (folder / "out.raw").read_bytes())
    return samples[0::2], samples[1::2]


def level(samples: array.array[int]) -> float:
    """Root mean square, 0–32,767."""
    return float((sum(value * value for value in samples) / max(len(samples), 1)) ** 0.5)


def write_tone(
    path: Path,
    seconds: float = 1.0,
    hertz: float = 1000.0,
    peak: int = 16_000,
    right_peak: int | None = None,
) -> Path:
    """A sine at 44.1 kHz; stereo with a `right_peak`, mono without."""
    count = round(seconds * FRAMES_A_SECOND)
    turn = 2 * math.pi * hertz / FRAMES_A_SECOND
    peaks = (peak,) if right_peak is None else (peak, right_peak)
    waves = (round(p * math.sin(turn * n)) for n in range(count) for p in peaks)
    return _write(path, waves, len(peaks))


def write_clicks(path: Path, count: int, every_ms: int = 100) -> Path:
    """Mono: bursts of 2 ms, the first at once."""
    step = FRAMES_A_SECOND * every_ms // 1000
    on = FRAMES_A_SECOND // 500
    return _write(path, (12_000 if n % step < on else 0 for n in range(count * step)), 1)


def _write(path: Path, samples: Iterable[int], channels: int) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(FRAMES_A_SECOND)
        file.writeframes(array.array("h", samples).tobytes())
    return path
