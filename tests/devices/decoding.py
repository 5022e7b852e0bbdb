"""Decodes every file of a folder in turn, and prints what came of it and what it took, as JSON.

    python -m tests.devices.decoding FOLDER

`GOOD` is decoded first each time: the start of the process is not what is measured.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

from audiodice.devices.audio.decoder import Decoder
from audiodice.devices.audio.samples import seconds_of
from audiodice.devices.audio.sound_error import SoundError

GOOD = "good.wav"


def one(folder: Path, path: Path) -> dict[str, Any]:
    decoder = Decoder()
    decoder.decode(folder / GOOD)
    began = time.monotonic()
    try:
        outcome: float | str = seconds_of(decoder.decode(path))
    except SoundError as error:
        outcome = error.why
    told = {"outcome": outcome, "seconds": time.monotonic() - began}
    decoder.close()
    return told


def main(folder: Path) -> None:
    told = {path.name: one(folder, path) for path in sorted(folder.iterdir())}
    theirs = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    # Not RUSAGE_SELF: that begins with what the program took that started this one.
    status = Path("/proc/self/status").read_text("ascii").split()
    ours = int(status[status.index("VmHWM:") + 1])
    print(json.dumps({"files": told, "megabytes": [ours / 1024, theirs / 1024]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
