"""Enter is held in a real window, which shakes the dice, and released, which pours them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.program import Program, bare_environment, settings
from tests.support.xserver import XServer

STROKE = "stroke"

pytestmark = pytest.mark.real_time


@pytest.fixture(scope="module")
def x() -> Iterator[XServer]:
    server = XServer()
    yield server
    server.stop()


def rolled(x: XServer, home: Path, seconds: float, *arguments: str) -> list[dict[str, Any]]:
    """The transcript from the key that rolls on, which is held for so long."""
    environ = bare_environment(home, DISPLAY=x.display)
    program = Program(home, environ, "play", "farkle", "--seed", "7", *arguments)
    program.transcript.wait(1, "say")
    said = len(program.transcript.said())
    x.run("xdotool", "sleep", "0.6", "keydown", "Return", "sleep", str(seconds), "keyup", "Return")
    program.transcript.wait(said + 1, "say")
    x.keys("ctrl+q")
    status, _, errors = program.end()
    assert (status, errors) == (0, "")
    lines = program.transcript.lines("key", "cue", "say")
    first = next(n for n, line in enumerate(lines) if line["kind"] == "key")
    last = next(n for n, line in enumerate(lines) if n > first and line["kind"] == "say")
    return lines[first : last + 1]


def test_a_held_key_shakes_and_its_release_pours(x: XServer, tmp_path: Path) -> None:
    key, *heard, say = rolled(x, tmp_path, 1.0, "--speech", "embedded")
    names = [line["name"].partition("_")[0] for line in heard if line["kind"] == "cue"]
    pour = names.index("pour")
    assert names[:pour] == [STROKE] * pour
    assert pour >= 5, "strokes in a second, on a machine that may be busy"
    assert heard[pour]["delay_ms"] == 0
    assert say["ms"] - key["ms"] > 950


def test_a_tap_pours_when_a_short_shake_would_end(x: XServer, tmp_path: Path) -> None:
    key, *heard, say = rolled(x, tmp_path, 0.1, "--speech", "embedded")
    names = [line["name"].partition("_")[0] for line in heard if line["kind"] == "cue"]
    assert names[:3] == [STROKE, STROKE, "pour"]
    pour = heard[2]
    assert pour["delay_ms"] > 0 or say["ms"] - key["ms"] > 180
    assert pour["ms"] + pour["delay_ms"] - key["ms"] > 175


def test_beside_a_screen_reader_the_answer_waits_for_no_release(x: XServer, tmp_path: Path) -> None:
    key, *_, say = rolled(x, tmp_path, 3, "--speech", "text")
    assert say["ms"] - key["ms"] < 2500
    settings(tmp_path, 'shake = "held"\n')
    (tmp_path / "transcript.jsonl").unlink()
    key, *_, say = rolled(x, tmp_path, 1, "--speech", "text")
    assert say["ms"] - key["ms"] > 950
