"""Measures how each event is heard beside our own voice, recorded at a PulseAudio null sink.

    uv run --group test python -m bench.mix [--waits usual|short|no] [--json]

Two programs give the same answers through the real output, mixer, speech thread and voice, at the
default settings, each to a sound server of its own: in one only the sounds are loud, in the other
only the voice. So what sounds together is heard apart, with every wait and all ducking. Printed for
each cue: its loudest 400 ms, those of the voice after it, when the voice starts, and how long the
cue was heard without any other. LUFS as BS.1770 has it; the voice's loudness is gated. A minute.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audiodice.core.model import Event, Value
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.thread import Speech
from audiodice.present.listener import Listener
from audiodice.present.utterance import Utterance
from tests.support.headless import Player
from tests.support.pulse import Pulse

TEXT = "Now I say one sentence, long enough to measure."
MARK = "menu_select"  # played alone, to find the frames of the mixer in the recording
SILENT = 0.0003
LONGEST_MS, PATIENCE_S, RATE = 1500, 5.0, 44_100
UNDER_DB, ALONE_MS = 6.0, 120.0
"""Limits: how far a cue may be below the voice after it (dB), and how long it is alone (ms)."""


def _scenes() -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Each scene: a game, and the events of one answer."""

    def event(key: str, seat: int | None = 0, **fields: Value) -> Event:
        return Event(key, seat, fields)

    def end(*ranking: tuple[int, ...]) -> Event:
        return event("ended", None, scores=(900, 500), ranking=ranking)

    rolled = event("rolled", count=6, combos=(), pan=0)
    mine, other = event("turn", 0), event("turn", 1)
    for farkle in (
        (rolled, event("farkled"), other),
        (rolled, event("farkled"), event("penalized"), mine),
        (rolled, event("all_dice")),
        (event("kept"),),
        (event("released"),),
        (event("kept"), event("hot_dice")),
        (event("banked"), other),
        (event("banked"), end((0,), (1,))),
        (event("banked", 1), end((1,), (0,))),
        (end((0, 1)),),
        (event("refused"),),
        (event("question"),),
        (event("undone"),),
        (event("resumed"), mine),
    ):
        yield "farkle", farkle
    for sheet in ((event("scored"), other), (event("zeroed"), mine)):
        yield "fune", sheet
    yield "fune", (event("scored"), event("bonus"), other)
    die = event("rolled", count=1, combos=())
    for monsters in (
        (die, event("foon")),
        (die, event("big_foon")),
        (die, event("crisis")),
        (event("entered", arrival="party"),),
        (event("entered", arrival="party_monster"),),
        (event("another_day"),),
        (event("picture"),),
        (event("all_in"),),
    ):
        yield "fonnjo_foon", monsters


class Log:
    """Logs each request to the mixer as a line of JSON, with the frame at which it begins."""

    def __init__(self, mixer: Mixer) -> None:
        self._count = mixer._device.counter.count  # noqa: SLF001
        self._lock = mixer._lock  # noqa: SLF001
        play, voice = mixer.play, mixer.voice
        self.texts = 0

        def played(name: str, *, delay_ms: float = 0, **how: Any) -> bool:
            self.write("cue", name=name, after=delay_ms)
            return play(name, delay_ms=delay_ms, **how)

        def spoken(pcm: bytes, rate: int, *, after: bool = False) -> bool:
            if not after:
                self.write("voice")
                self.texts += 1
            return voice(pcm, rate, after=after)

        mixer.play, mixer.voice = played, spoken  # type: ignore[method-assign]

    def write(self, kind: str, *, after: float = 0, **fields: Any) -> None:
        with self._lock:
            frame = self._count() + round(after * RATE / 1000)
        print(json.dumps({"kind": kind, "frame": frame, **fields}), flush=True)


def play(which: str, waits: str) -> None:
    """Play all scenes; `which` is loud, "sounds" or "voice". Prints the log."""
    mixer = Mixer.open()
    if not mixer.available:
        raise RuntimeError(mixer.why)
    speech = Speech([Embedded(mixer)])
    log = Log(mixer)
    clock: Any = lambda: time.monotonic() * 1000  # noqa: E731
    player = Player(mixer=mixer, voice=speech, clock=clock)  # type: ignore[arg-type]
    output = player.output
    output.load()
    speech.start()
    for _ in output.warm():
        pass
    settings = player.context.settings
    settings.voice_waits = waits
    if which == "voice":
        settings.effects = 0
    else:
        settings.voice_volume = 0
    time.sleep(3)  # the server takes up to 2 s before it asks for short blocks
    output.silence()  # the table has said its first words
    time.sleep(1.5)
    mixer.play(f"{MARK}.ogg")  # the marker is equally loud in both programs
    output.apply_settings()
    time.sleep(1.5)
    scenes = list(_scenes())
    # The first is played twice: a server that has just started may stop for some 100 ms.
    for number, (game, events) in enumerate([scenes[0], *scenes], start=-1):
        texts = log.texts
        output.set_table(game, Listener(("You", "Bo"), frozenset({0})))
        output.key_pressed("x", None)
        log.write("scene", number=number)
        output.put(Utterance(TEXT), events, interrupt=True)
        until = time.monotonic() + PATIENCE_S
        while (log.texts == texts or mixer.voice_busy()) and time.monotonic() < until:
            time.sleep(0.02)
        time.sleep(0.4)
    output.silence()
    time.sleep(0.5)


def record(folder: Path, which: str, waits: str) -> tuple[Pulse, list[subprocess.Popen[Any]]]:
    """Start a sound server, a recording and the program."""
    folder.mkdir()
    pulse = Pulse(folder)
    pulse.start()
    recorder = pulse.record(folder / "out.raw")
    command = [sys.executable, "-m", "bench.mix", "--play", which, "--waits", waits]
    program = subprocess.Popen(
        command, env={**os.environ, **pulse.environ}, stdout=(folder / "log").open("w")
    )
    return pulse, [program, recorder]


class Recording:
    """The sound of one program and its log, aligned to the same frames."""

    def __init__(self, folder: Path) -> None:
        samples = np.frombuffer((folder / "out.raw").read_bytes(), "<i2")
        self.samples = samples[: len(samples) // 2 * 2].reshape(-1, 2) / 32768
        self.log = [json.loads(line) for line in (folder / "log").read_text().splitlines()]
        loud = np.flatnonzero(np.abs(self.samples).max(axis=1) > SILENT)
        self._begins = loud[np.diff(loud, prepend=-RATE) > RATE // 10]  # after silence
        self._zero = int(loud[0]) - self.log[0]["frame"]
        # The server may have changed its blocks since the first sound.
        mark = next(line["frame"] for line in self.log if line.get("name") == f"{MARK}.ogg")
        self.align(mark, early_ms=1000)

    def part(self, first: int, last: int) -> NDArray[np.float64]:
        return self.samples[max(first + self._zero, 0) : max(last + self._zero, 0)]

    def align(self, frame: int, *, early_ms: int = 50) -> None:
        """Align the recording: the first sound after silence is the one that began at `frame`.

        It may be later than that, because the server inserts silence if the machine is too slow.
        """
        at = frame + self._zero
        early = at - early_ms * RATE // 1000
        near = self._begins[(self._begins > early) & (self._begins < at + 2 * RATE)]
        if len(near):
            self._zero = int(near[0]) - frame

    def scenes(self) -> list[list[dict[str, Any]]]:
        """The log entries of each scene, without the entries before the first scene."""
        found: list[list[dict[str, Any]]] = [[]]
        for line in self.log:
            if line["kind"] == "scene":
                found.append([])
            found[-1].append(line)
        return found[2:]


def gated(sound: NDArray[np.float64]) -> float:
    """Loudness of a text: the mean of the 400 ms blocks within 10 dB of the mean of all blocks."""
    from sounds.synthesis.loudness import loudness

    block = RATE * 4 // 10
    blocks = [sound[at : at + block] for at in range(0, len(sound) - block // 2, block // 2)]
    power = np.array([10 ** (loudness(one) / 10) for one in blocks])
    return float(10 * np.log10(power[power > power.mean() / 10].mean()))


def compare(sounds: Recording, voice: Recording) -> Iterator[dict[str, Any]]:
    """Make a row for each cue of each scene."""
    from sounds.synthesis.loudness import loudness

    for heard, said in zip(sounds.scenes(), voice.scenes(), strict=True):
        cues = [line for line in heard if line["kind"] == "cue"]
        (starts,) = [line["frame"] for line in heard if line["kind"] == "voice"]
        (speaks,) = [line["frame"] for line in said if line["kind"] == "voice"]
        sounds.align(cues[0]["frame"])
        voice.align(speaks)
        text = voice.part(speaks, speaks + 3 * RATE)
        spoken = np.flatnonzero(np.abs(text).max(axis=1) > 0.003)
        level = gated(text[: spoken[-1]])
        for cue in cues:
            name = Path(cue["name"]).stem.rstrip("_0123456789") or cue["name"]
            first, later = cue["frame"], [c["frame"] for c in cues if c["frame"] > cue["frame"]]
            end = min([first + LONGEST_MS * RATE // 1000, *later])
            loud = loudness(sounds.part(first, end))
            yield {
                "scene": heard[0]["number"],
                "cue": name,
                "at_ms": round((first - heard[0]["frame"]) * 1000 / RATE),
                "cue_lufs": round(loud, 1),
                "voice_lufs": round(level, 1),
                "under_db": round(level - loud, 1),
                "voice_after_ms": round((starts - first) * 1000 / RATE),
                "next_cue_after_ms": round((min(later) - first) * 1000 / RATE) if later else None,
            }


def measure(waits: str) -> list[dict[str, Any]]:
    """Play, record and compare."""
    folder = Path(tempfile.mkdtemp(prefix="audiodice-mix-"))
    running = [record(folder / which, which, waits) for which in ("sounds", "voice")]
    try:
        for _, (program, _) in running:
            if program.wait(300):
                raise RuntimeError("the program failed")
        for _, (_, recorder) in running:
            recorder.terminate()
            recorder.wait(5)
        return list(compare(*(Recording(folder / which) for which in ("sounds", "voice"))))
    finally:
        for pulse, processes in running:
            for process in processes:
                process.kill()
                process.wait()
            pulse.kill()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Print a row for each cue, and the cues that exceed the limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waits", default="usual", choices=("usual", "short", "no"))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(args.play, args.waits)
        return
    rows = measure(args.waits)
    if args.json:
        print(json.dumps(rows))
        return
    print(f"{'cue':<16}{'LUFS':>7}{'voice':>7}{'under':>7}{'at':>7}{'voice+':>8}{'cue+':>7}")
    for row in rows:
        late = row["under_db"] > UNDER_DB or row["voice_after_ms"] < ALONE_MS
        after = "" if row["next_cue_after_ms"] is None else row["next_cue_after_ms"]
        print(
            f"{row['cue']:<16}{row['cue_lufs']:>7}{row['voice_lufs']:>7}{row['under_db']:>7}"
            f"{row['at_ms']:>7}{row['voice_after_ms']:>8}{after:>7}{'  MISSED' if late else ''}"
        )


if __name__ == "__main__":
    main()
