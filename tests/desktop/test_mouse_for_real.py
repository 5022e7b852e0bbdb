"""A game of each kind in a real window, played with the mouse alone."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.games import names
from tests.support.backends import wait_until
from tests.support.program import Transcript, bare_environment, settings
from tests.support.xserver import XServer

pytestmark = pytest.mark.real_time

# The program, which also writes what it has drawn, and where.
PLAY = """
import json, os, sys
from dataclasses import asdict
from audiodice.devices.input.view import View
draw = View._draw
def noted(self, surface, flip):
    draw(self, surface, flip)
    if self._picture is not None and self._due is None and self._throw is None:
        areas = [[*rect.center, touch.what, touch.id] for rect, touch in self._areas]
        with open("drawn.new", "w") as out:
            json.dump({"picture": asdict(self._picture), "areas": areas}, out)
        os.replace("drawn.new", "drawn.json")
View._draw = noted
from audiodice.cli import main
main(sys.argv[1:])
"""
SHORTER = {"farkle": ["--option", "target=100"]}
PATIENCE_S = 120


@pytest.fixture(scope="module")
def x() -> Iterator[XServer]:
    server = XServer()
    yield server
    server.stop()


def _begin(
    x: XServer, folder: Path, code: str, *chosen: str
) -> tuple[subprocess.Popen[bytes], Transcript]:
    settings(folder, 'pace = "instant"\n')
    transcript = Transcript(folder / "transcript.jsonl")
    program = subprocess.Popen(
        [sys.executable, "-c", code, "play", *chosen, "--transcript", str(transcript.path)],
        env=bare_environment(folder, DISPLAY=x.display, PYTHONPATH=str(Path(__file__).parents[2])),
        cwd=folder,
    )
    transcript.wait(1, "say")
    return program, transcript


def test_without_fonts_words_go_on(x: XServer, tmp_path: Path) -> None:
    broken = "import sys; sys.modules['pygame.font'] = None\n"
    program, transcript = _begin(x, tmp_path, broken + PLAY, "farkle", "--seed", "5")
    log = tmp_path / "state/audiodice/log/audiodice.log"
    try:
        wait_until(lambda: log.exists() and "drawing: " in log.read_text("utf-8"), 30)
        x.keys("Return", "a", "Return")
        transcript.wait(4, "say")
    finally:
        program.kill()
        program.wait()


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_with_the_mouse_alone(game: str, x: XServer, tmp_path: Path) -> None:
    chosen = [game, "--seed", "5", *SHORTER.get(game, [])]
    program, transcript = _begin(x, tmp_path, PLAY, *chosen)
    try:
        assert _played(x, tmp_path, program)
    finally:
        program.kill()
        program.wait()
    assert not (tmp_path / "state/audiodice/log/defect.txt").exists()
    pressed = [line["key"] for line in transcript.lines("key")]
    assert len(pressed) > 10


def _played(x: XServer, folder: Path, program: subprocess.Popen[bytes]) -> bool:
    """Click until the game is over; False if it takes too long."""
    until = time.monotonic() + PATIENCE_S
    done, at = "", 0.0
    while time.monotonic() < until and program.poll() is None:
        drawn = folder / "drawn.json"
        now = drawn.read_text("utf-8") if drawn.exists() else ""
        seen = json.loads(now) if now else {}
        if seen and seen["picture"]["over"]:
            return True
        if not seen or (now == done and time.monotonic() < at + 1):
            time.sleep(0.02)
            continue
        if any(one["id"] == "no" for one in seen["picture"]["choices"]):
            time.sleep(0.8)  # an answer that comes sooner is not taken
        if (spot := _wanted(seen)) is not None:
            x.run("xdotool", "mousemove", *map(str, _on_screen(spot)), "click", "1")
        done, at = now, time.monotonic()
    return False


def _on_screen(spot: tuple[int, int]) -> tuple[int, int]:
    # There is no window manager: the window is in the middle of the screen.
    return spot[0] + (800 - 640) // 2, spot[1] + (600 - 360) // 2


def _wanted(seen: dict[str, Any]) -> tuple[int, int] | None:
    """Where a player who sees this would click: an answer, a box, a group, a button or a die."""
    picture = seen["picture"]
    spots = {(what, id_): (x, y) for x, y, what, id_ in seen["areas"]}
    choices = [one for one in picture["choices"] if one["can"]]
    main = [("choice", one["id"]) for one in choices if one["main"]]
    if any(one["id"] == "no" for one in choices):
        wanted = main
    else:
        can = {one["id"] for one in choices}
        wanted = [("box", one["id"]) for one in picture["sheet"] if one["best"]]
        wanted += [("tray", one["pick"]) for one in picture["trays"] if not one["picked"]]
        wanted += [("choice", "commit")] if "commit" in can else []
        wanted += main
        wanted += [("choice", id_) for id_ in ("all", "roll") if id_ in can]
        wanted += [("die", one["place"]) for one in picture["dice"] if one["may"]]
    return next((spots[one] for one in wanted if one in spots), None)
