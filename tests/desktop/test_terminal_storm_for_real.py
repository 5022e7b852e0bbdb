"""The real program in a storm of terminal input: no key is invented, and none is lost.

AUDIODICE_LONG=1 sends 2,000 sequences in place of 150; `python -m bench.terminal_storm` 10,000.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

COUNT = 2000 if os.environ.get("AUDIODICE_LONG") else 150

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")


@pytest.mark.parametrize("seed", [3, 4])
def test_a_terminal_storm_plays_nothing_and_every_key_acts(tmp_path: Path, seed: int) -> None:
    from tests.support.storm_run import Storm

    storm = Storm(tmp_path, seed)
    try:
        storm.send(COUNT)
    finally:
        storm.end()
    found = storm.found()
    assert (found["unasked"], found["lost"], found["status"]) == ([], [], 0), found
    assert found["keys taken"] == len(storm.pressed) >= COUNT // 20
