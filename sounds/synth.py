#!/usr/bin/env python3
"""Make every sound of audiodice from physics and seeded chance; nothing is recorded.

    python sounds/synth.py [OUTDIR] [--only cue,...] [--wav] [--check]

writes one OGG Vorbis file a variant, `<cue>_<variant>.ogg` (`<cue>.ogg` where there is one
variant), into OUTDIR, by default the folder of this file. How many variants a cue has and how loud
it is stands in `cues.toml`; what makes it, in `synthesis/catalogue.py`. The samples are a function
of the name alone: `numpy.random.RandomState`, whose streams are frozen (NEP 19), seeded with
crc32("cue:variant").

How dice sound, and where it comes from:

- A collision is a force pulse (Hertz: the longer, the softer the hit). Bodies as small as dice are
  heard mostly by being pushed, not by ringing: the pressure follows the derivative of the force
  ("acceleration noise": Chadwick, Zheng, James, "Faster acceleration noise for multibody
  animations using precomputed soundbanks", 2012).
- What does ring is a sum of damped sines (modal synthesis: van den Doel, Kry, Pai,
  "FoleyAutomatic", 2001), plus a grain of band noise for the roughness of the contact.
- Many bodies in a cup are collisions at random times whose strength follows the decaying energy of
  the last shake (PhISEM: Cook, "Physically informed sonic modeling", 1997).
- Tuned voices are the partials of real bars, bells, strings and reeds (Fletcher and Rossing, "The
  physics of musical instruments", 1998), each with a decay of its own.
- Loudness is ITU-R BS.1770; the target of a cue is its loudest 400 ms.

Units: seconds, Hz, dB; loudness in LUFS; speeds 0.0-1.0 of a firm throw; places -1.0 (left) to
1.0 (right); samples are floats whose full scale is 1.0.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import soundfile

if not __package__:  # if run as a command, `sounds` must be found in the parent folder
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sounds.synthesis.catalogue import CATALOGUE, file_stem, render
from sounds.synthesis.loudness import PEAK_CEILING, loudness, true_peak
from sounds.synthesis.ogg import encode
from sounds.synthesis.signals import RATE


def check(folder: Path, cues: Sequence[str]) -> int:
    """Measure the decoded files of `cues`, print a line for each; return how many are wrong."""
    wrong = 0
    for cue in cues:
        for variant in range(1, CATALOGUE[cue].variants + 1):
            path = folder / f"{file_stem(cue, variant)}.ogg"
            sound, _ = soundfile.read(path)
            off, peak = loudness(sound) - CATALOGUE[cue].loudness, true_peak(sound)
            bad = abs(off) > 1 or peak > PEAK_CEILING
            wrong += bad
            print(
                f"{path.stem:16} {len(sound) / RATE:5.3f} s {path.stat().st_size:6d} B"
                f" {off:+5.2f} LU {peak:6.2f} dBTP{'  WRONG' if bad else ''}"
            )
    return wrong


def main() -> int:
    """The command line; its result is the exit status."""
    parser = argparse.ArgumentParser(description="Make the sounds of audiodice.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent)
    parser.add_argument("--only", help="cues to make, separated by commas; default: all")
    parser.add_argument("--wav", action="store_true", help="also write 16-bit WAV files")
    parser.add_argument("--check", action="store_true", help="measure what is there, make nothing")
    options = parser.parse_args()
    cues = options.only.split(",") if options.only else list(CATALOGUE)
    if unknown := [cue for cue in cues if cue not in CATALOGUE]:
        parser.error(f"no such cue: {', '.join(unknown)}")
    if options.check:
        return 1 if check(options.folder, cues) else 0
    options.folder.mkdir(parents=True, exist_ok=True)
    for cue in cues:
        for variant in range(1, CATALOGUE[cue].variants + 1):
            stem = file_stem(cue, variant)
            sound = render(cue, variant)
            (options.folder / f"{stem}.ogg").write_bytes(
                encode(sound, stem, CATALOGUE[cue].quality)
            )
            if options.wav:
                soundfile.write(options.folder / f"{stem}.wav", sound, RATE, subtype="PCM_16")
    return 0


if __name__ == "__main__":
    sys.exit(main())
