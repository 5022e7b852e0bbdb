"""The interface can play whole games without threads, files, sockets, devices or waits."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ui import play_without_io

ROOT = Path(__file__).parents[2]
HEARD = {
    "dice4fun": {"scored", "totals", "hint"},
    "farkle": {"kept", "banked", "farkled", "hint"},
    "fonnjo_foon": {"kept", "picture", "party"},
    "fune": {"scored", "bonus_progress", "hint"},
}
"""Some messages of each game that not every game has."""


@pytest.fixture(scope="module")
def played() -> dict[str, dict[str, Any]]:
    """Return the outcome of each game, played in a separate interpreter."""
    ran = subprocess.run(
        [sys.executable, "-m", play_without_io.__name__],
        cwd=ROOT, check=False, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return {found["game"]: found for found in map(json.loads, ran.stdout.splitlines())}


@pytest.mark.parametrize("game", HEARD)
def test_game_can_be_played_to_its_end_without_io(
    game: str, played: dict[str, dict[str, Any]]
) -> None:
    found = played[game]
    assert len(found["scores"]) == 3
    assert [found["scores"][seat] for seat in found["winners"]] == [max(found["scores"])]
    assert {"seated", "rolled", "turn", "ended"} | HEARD[game] <= set(found["heard"])
    assert {"start", "rolled", "ended", "menu_open"} <= set(found["cues"])
    assert found["on_top"] == "Menu"  # Escape led to the pause menu
