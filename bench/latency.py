"""Measures the time from a key press to the first sample at a PulseAudio null sink.

    uv run --group test python -m bench.latency [--keys 30] [--buffers 256 512 1024] [--json]

Four programs run at once, each on an X server of its own, and get a key in turn, so that whatever
the machine does meanwhile meets them all: bare pygame, which plays a sound at each key, and ours
with words as text, without speech, and with the embedded voice. The key is one that no table knows.
Its answer is found by its place among the samples, not by when they arrive here, which is later.
Needs PulseAudio, Xvfb and xdotool.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from audiodice.storage import paths
from bench.keyboard import Keyboard
from tests.support.program import AUDIODICE, bare_environment, settings
from tests.support.pulse import SINK, Pulse
from tests.support.xserver import XServer

BARE = """
import pygame
pygame.display.init()
pygame.mixer.init(44100, -16, 2, {buffer}, allowedchanges=0)
sound = pygame.mixer.Sound({sound!r})
pygame.display.set_mode((640, 360))
open({path!r}, "w").write("up")
while True:
    event = pygame.event.wait()
    if event.type == pygame.KEYDOWN:
        sound.play()
"""
OURS = {"text": "text", "off": "off", "embedded": "embedded"}
UNKNOWN, SILENCE = "x", "z"  # the second key interrupts the answer to the first
FRAME, RATE = 4, 44_100
QUIET_S = 0.15  # the sink is silent for this long before a key is pressed
PATIENCE_S = 5.0


class Ear:
    """Records the sink, with the time of each sample, and finds the onsets of sounds."""

    def __init__(self, pulse: Pulse) -> None:
        listen = ["parec", "--raw", "--latency-msec=1", "-d", f"{SINK}.monitor"]
        listen += ["--format=s16le", f"--rate={RATE}", "--channels=2"]
        environ = {**os.environ, **pulse.environ}
        self.process = subprocess.Popen(
            listen, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        self._frames = 0
        self._last_loud = 0  # the last frame with sound in it
        self._zero = float("inf")  # when the first sample was played, by the fastest block
        self._onset: int | None = None
        self._deaf_until = 0.0
        threading.Thread(target=self._listen, daemon=True).start()

    def forget(self) -> None:
        """Discard earlier sound, so that `onset` finds the next one."""
        self._onset = None

    def await_silence(self) -> None:
        """Return once the sink has been silent for `QUIET_S`."""
        until = time.perf_counter() + PATIENCE_S
        while self._frames - self._last_loud < QUIET_S * RATE and time.perf_counter() < until:
            time.sleep(0.01)

    @property
    def onset(self) -> float | None:
        """The `time.perf_counter` when the sound began; None if no sound came since `forget`."""
        return None if self._onset is None else self._zero + self._onset / RATE

    def _listen(self) -> None:
        assert self.process.stdout is not None
        fd, rest = self.process.stdout.fileno(), b""
        while chunk := os.read(fd, 4096):
            now = time.perf_counter()
            data = rest + chunk
            whole = len(data) // FRAME * FRAME
            data, rest = data[:whole], data[whole:]
            heard = len(data.lstrip(b"\0"))
            if self._onset is None and heard:
                self._onset = self._frames + (len(data) - heard) // FRAME
            loud = len(data.rstrip(b"\0"))
            if loud:
                self._last_loud = self._frames + loud // FRAME
            self._frames += len(data) // FRAME
            self._zero = min(self._zero, now - self._frames / RATE)


class Contest:
    """The four programs with one buffer size."""

    def __init__(self, folder: Path, buffer: int) -> None:
        self.folder, self.buffer = folder, buffer
        self.pulse = Pulse(folder)
        self.servers: list[XServer] = []
        self.running: list[subprocess.Popen[bytes]] = []
        self.keyboards: dict[str, Keyboard] = {}

    def start(self) -> None:
        """Start the sound server, the ear and the programs, one after another."""
        self.pulse.start()
        self.ear = Ear(self.pulse)
        signs = [self._begin(name) for name in ("bare", *OURS)]
        until = time.monotonic() + 30
        while not all(sign.exists() and sign.stat().st_size for sign in signs):
            if time.monotonic() > until:
                raise RuntimeError("a program did not start")
            time.sleep(0.05)
        time.sleep(5)  # sounds are decoded, and the first words are over
        for name in OURS:
            self.keyboards[name].press(SILENCE)

    def _begin(self, name: str) -> Path:
        """Start one program; returns a file that is not empty once the program is ready."""
        server = XServer()
        self.servers.append(server)
        self.keyboards[name] = Keyboard(server.display)
        home = self.folder / name
        home.mkdir()
        settings(home, f'pace = "instant"\nmusic = "off"\nbuffer = {self.buffer}\n')
        environ = bare_environment(
            home,
            DISPLAY=server.display,
            PULSE_SERVER=self.pulse.environ["PULSE_SERVER"],
            SDL_AUDIODRIVER="pulseaudio",
        )
        sign = home / "up.jsonl"
        if name == "bare":
            self._run(_bare(sign, self.buffer), environ)
        else:
            command = [str(AUDIODICE), "play", "farkle", "--transcript", str(sign)]
            self._run([*command, "--speech", OURS[name]], environ)
        return sign

    def measure(self, keys: int) -> dict[str, list[float]]:
        """The ms of each key, by program."""
        found: dict[str, list[float]] = {name: [] for name in self.keyboards}
        for _ in range(keys):
            for name, keyboard in self.keyboards.items():
                self.ear.await_silence()
                time.sleep(random.random() * 0.03)  # so that the key falls anywhere in a buffer
                self.ear.forget()
                pressed = time.perf_counter()
                keyboard.press(UNKNOWN)
                time.sleep(0.15)
                if self.ear.onset is not None:
                    found[name].append((self.ear.onset - pressed) * 1000)
                if name in OURS:
                    keyboard.press(SILENCE)
        return found

    def close(self) -> None:
        """End everything that was started."""
        for process in self.running:
            process.kill()
            process.wait()
        if hasattr(self, "ear"):
            self.ear.process.terminate()
        self.pulse.kill()
        for server in self.servers:
            server.stop()

    def _run(self, command: list[str], environ: dict[str, str]) -> None:
        nothing = subprocess.DEVNULL
        self.running.append(
            subprocess.Popen(command, env=environ, stdout=nothing, stdin=nothing, stderr=nothing)
        )


def _bare(path: Path, buffer: int) -> list[str]:
    sound = str(paths.sounds() / "refused.ogg")
    return [sys.executable, "-c", BARE.format(buffer=buffer, sound=sound, path=str(path))]


def measure(buffers: list[int], keys: int) -> dict[str, Any]:
    """By buffer and program: the keys heard, median and p90 in ms, and the ratio to bare pygame."""
    found: dict[str, Any] = {}
    for buffer in buffers:
        folder = Path(tempfile.mkdtemp(prefix="audiodice-bench-"))
        contest = Contest(folder, buffer)
        try:
            contest.start()
            waits = contest.measure(keys)
        finally:
            contest.close()
            shutil.rmtree(folder, ignore_errors=True)
        if silent := [name for name, times in waits.items() if len(times) < keys / 2]:
            raise RuntimeError(f"too few keys were heard: {', '.join(silent)}")
        medians = {name: statistics.median(times) for name, times in waits.items()}
        found[f"buffer_{buffer}"] = {
            name: {
                "heard": len(times),
                "median_ms": round(medians[name], 1),
                "p90_ms": round(sorted(times)[int(len(times) * 0.9)], 1),
                "ratio": round(medians[name] / medians["bare"], 2),
            }
            for name, times in waits.items()
        }
    return found


def main() -> None:
    """Print a line for each buffer and program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=30)
    parser.add_argument("--buffers", type=int, nargs="+", default=[256, 512, 1024])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    results = measure(args.buffers, args.keys)
    if args.json:
        print(json.dumps(results))
        return
    for buffer, programs in results.items():
        for name, figures in programs.items():
            print(f"{buffer:<12}{name:<10}", *(f"{k} {v:<8}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
