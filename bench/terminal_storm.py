"""Sends a terminal storm to the real program, and counts the keys that nobody pressed.

    uv run --group test python -m bench.terminal_storm [--sequences 10000] [--seed 1]

Reports, cut reports, pastes and keys in pieces go to `audiodice play farkle` on a real
pseudo-terminal, at random pauses; every twentieth or so is a real key. The transcript says which
keys the program took, and what they did; it must be the real ones, in their order. Escape is let
pass where it was cut off alone: then nothing tells it from the key. Ten thousand take 15 minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.support.storm_run import Storm


def main() -> int:
    """Print the figures; exit with 1 if a key was invented or lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        storm = Storm(Path(home), wanted.seed)
        try:
            storm.send(wanted.sequences)
        finally:
            storm.end()
        found = storm.found()
    print(json.dumps(found, indent=1))
    return 1 if found["unasked"] or found["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
