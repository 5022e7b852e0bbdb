"""Golden transcripts of every game: what a player hears, word for word and cue for cue."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from audiodice import games
from audiodice.present.words import VERBOSITIES
from tests.support import nvda
from tests.support.golden import FOLDER, play


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_a_script_is_heard_as_before(game: str, verbosity: str, all_solved: None) -> None:
    held_against(f"{game}.{verbosity}.txt", play(game, verbosity))


@pytest.mark.parametrize("game", games.names())
def test_a_script_is_told_as_before(game: str, all_solved: None) -> None:
    held_against(f"{game}.told.txt", play(game, "normal", speech=False))


def test_a_game_reaches_nvda_as_before(tmp_path: Path) -> None:
    """tests/windows holds the same game against the same file, with NVDA's DLL."""
    held_against(nvda.TRANSCRIPT.name, nvda.play(tmp_path))


def held_against(name: str, told: str) -> None:
    path = FOLDER / name
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


@pytest.mark.parametrize("which", ["normal", "told"])
@pytest.mark.parametrize("game", games.names())
def test_no_key_press_is_answered_by_silence(game: str, which: str) -> None:
    lines = (FOLDER / f"{game}.{which}.txt").read_text("utf-8").splitlines()
    keys = [n for n, line in enumerate(lines) if not line.startswith(" ")]
    for n, following in zip(keys, [*keys[1:], len(lines)], strict=True):
        assert following > n + 1, f"line {n + 1}: {lines[n]}"
