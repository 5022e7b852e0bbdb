"""Play a few keys in the program's window on Windows, and print the spoken texts.

    python packaging/windows/play.py [PROGRAM...]

PROGRAM is the command up to its own arguments; without it this checkout is played. Tried under
Wine only. It needs a desktop for itself, because the keys go to the window in front.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LIMIT = 60.0  # seconds, for the slowest machine
GAME = ("play", "farkle", "--seed", "7", "--face", "window", "--lang", "en")
ENTER, CONTROL = 0x0D, 0x11
KEYS = (
    ((ENTER,), "A 1 and two fives"),
    ((ord("A"),), "20 points"),
    ((ord("C"),), "20 kept"),
    ((ord("S"),), "Cora"),
    ((CONTROL, ord("Q")), "Goodbye."),
)
_RELEASED = 2


def press(*keys: int) -> None:
    """Press these keys together, by their virtual key codes, and release them."""
    if sys.platform == "win32":
        user = ctypes.WinDLL("user32")
        for key in keys:
            user.keybd_event(key, user.MapVirtualKeyW(key, 0), 0, 0)
        time.sleep(0.02)
        for key in reversed(keys):
            user.keybd_event(key, user.MapVirtualKeyW(key, 0), _RELEASED, 0)


def said(transcript: Path) -> list[str]:
    """The texts spoken so far."""
    text = transcript.read_text("utf-8") if transcript.exists() else ""
    lines = (json.loads(line) for line in text.rpartition("\n")[0].splitlines())
    return [line["text"] for line in lines if line["kind"] == "say"]


def wait(transcript: Path, words: str) -> None:
    """Wait until `words` are spoken; raises TimeoutError."""
    until = time.monotonic() + LIMIT
    while not any(words in text for text in said(transcript)):
        if time.monotonic() > until:
            raise TimeoutError(f"{words!r} was not said, but: {said(transcript)}")
        time.sleep(0.05)


def main() -> None:
    """Play; the first missing text ends this with a traceback."""
    program = sys.argv[1:] or [sys.executable, "-m", "audiodice"]
    with tempfile.TemporaryDirectory(prefix="audiodice-") as home:
        own = {f"WIN_PD_OVERRIDE_{name}": home for name in ("APPDATA", "LOCAL_APPDATA")}
        transcript = Path(home, "transcript.jsonl")
        command = [*program, *GAME, "--transcript", str(transcript)]
        with subprocess.Popen(command, env={**os.environ, **own}) as process:
            try:
                wait(transcript, "Enter rolls")
                time.sleep(2)  # until the window is in front
                for keys, words in KEYS:
                    press(*keys)
                    wait(transcript, words)
                if status := process.wait(LIMIT):
                    raise ValueError(f"it ended with {status}")
            finally:
                process.kill()
        print("\n".join(said(transcript)))


if __name__ == "__main__":
    main()
