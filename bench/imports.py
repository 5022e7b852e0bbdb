"""Lists the imports from the start of the program to its first words, with their time in ms.

    uv run --group test python -m bench.imports [--least 2] [--json]

The times are those of Python's `-X importtime` while the program starts under Xvfb, summed up by
package.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.support.program import Transcript, bare_environment
from tests.support.xserver import XServer

LINE = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s+(\S+)")
UNUSED = ("numpy", "sqlite3", "tomlkit", "pyttsx3", "accessible_output2", "scipy")
"""Packages that a first game in a window does not use."""


def measure() -> Counter[str]:
    """Microseconds by package, from the process's start to its first words."""
    x = XServer()
    with tempfile.TemporaryDirectory(prefix="audiodice-") as name:
        home = Path(name)
        transcript = Transcript(home / "transcript.jsonl")
        program = "import sys; from audiodice.cli import main; main(sys.argv[1:])"
        command = [sys.executable, "-X", "importtime", "-c", program, "play", "farkle"]
        with (home / "imports.txt").open("w") as log:
            process = subprocess.Popen(
                [*command, "--transcript", str(transcript.path)],
                env=bare_environment(home, DISPLAY=x.display),
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
            transcript.wait(1, "say")
            process.terminate()
            process.wait(10)
        x.stop()
        found: Counter[str] = Counter()
        for line in (home / "imports.txt").read_text("utf-8").splitlines():
            if match := LINE.match(line):
                found[match[2].partition(".")[0]] += int(match[1])
    return found


def main() -> None:
    """Print a line for each package; exit with 1 if an unused package is imported."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--least", type=float, default=2.0, help="leave out what takes less, in ms")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure()
    took = {name: us / 1000 for name, us in found.most_common() if us >= 1000 * args.least}
    idle = [name for name in UNUSED if name in found]
    if args.json:
        print(json.dumps({"packages": took, "unused": idle}))
    else:
        print("\n".join(f"{name:<24}{ms:>8.1f}" for name, ms in took.items()))
        print(f"not used: {', '.join(idle) or 'nothing'}")
    sys.exit(bool(idle))


if __name__ == "__main__":
    main()
