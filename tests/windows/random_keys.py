"""Presses random keys in audiodice on Windows: each must be answered, and nothing may break.

    python tests/windows/random_keys.py window|terminal [COUNT [SEED]]

Run it with a Python of Windows (the wrapper of packaging/wine will do). It prints one line, and
ends with 1 if a key had no answer or something broke.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from audiodice.ui.key_names import left_to_reader
from tests.windows.keyboard import Console, Press, Window, presses

LEAVING = {"ctrl+q", "ctrl+c", "alt+x", "ctrl+z"}
SILENT = {"stop"}  # the answer to this command is silence
PATIENCE = 8.0  # s
GAMES = ("farkle", "dice4fun", "fune", "fonnjo_foon")


def keys(rng: random.Random, count: int) -> Iterator[Press]:
    """Random keys, few of them with Ctrl or Alt, because those usually do nothing."""
    known = [press for name, press in presses().items() if name not in LEAVING]
    weights = [1 if press.name.startswith(("ctrl", "alt")) else 8 for press in known]
    yield from rng.choices(known, weights, k=count)


def answered(session: Console | Window, press: Press) -> tuple[str, float]:
    """Press a key; returns the fault ("" for none), and the ms until its answer."""
    before = session.lines()
    start = time.monotonic()
    session.press(press)
    found: dict[str, Any] | None = None
    while time.monotonic() - start < PATIENCE:
        new = session.lines()[len(before) :]
        found = next((line for line in new if line["kind"] == "key"), None)
        if found:
            after = new[new.index(found) + 1 :]
            told = [line for line in after if line["kind"] in ("say", "cue")]
            if told or _silent(found):
                return "", (time.monotonic() - start) * 1000
        elif not session.running:
            break
        time.sleep(0.003)
    if not session.running:
        return "", 0.0  # it was left
    return f"{press.name}: {'no answer' if found else 'not heard'}", 0.0


def _silent(key: dict[str, Any]) -> bool:
    """Whether this key must have no answer."""
    command = key["command"]
    return command in SILENT or (command is None and left_to_reader(key["key"]))


def play(face: str, count: int, seed: int) -> int:
    rng, home = random.Random(seed), Path(tempfile.mkdtemp())
    start = Console if face == "terminal" else Window
    wrong, times, sessions, done, names = list[str](), list[float](), 0, 0, set[str]()
    session: Console | Window | None = None
    for press in keys(rng, count):
        if session is None or not session.running:
            if session is not None:
                wrong += [f"ended with {code}"] if (code := session.process.wait()) else []
                session.stop()
            game = GAMES[sessions % len(GAMES)]
            session = start(home, "play", game, "--seed", str(seed + sessions))
            sessions += 1
        time.sleep(0.1)  # the same key again any sooner would be one that is held
        fault, ms = answered(session, press)
        done += 1
        names.add(press.name)
        if fault:
            wrong.append(fault)
        elif ms:
            times.append(ms)
    broken = session.defects() if session else []
    if session:
        session.stop()
    middle = sorted(times)[len(times) // 2] if times else 0
    print(f"{face}: {done} keys, {len(names)} different, {sessions} sessions, answer seen after "
          f"{middle:.0f} ms (median), {len(wrong)} wrong, {len(broken)} defects")  # fmt: skip
    for line in (*wrong[:20], *broken):
        print(line)
    return int(bool(wrong or broken))


if __name__ == "__main__":
    with suppress(AttributeError):
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    chosen, many, first = [*sys.argv[1:], *("window", "1000", "1")[len(sys.argv) - 1 :]][:3]
    sys.exit(play(chosen, int(many), int(first)))
