"""A Windows program killed at any moment loses nothing that was spoken.

`AUDIODICE_LONG=1` kills it fifty times instead of five. Its journals are read here, on Linux.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from audiodice import games
from audiodice.engine.journal import Journal
from audiodice.storage.journal_folder import JournalFolder
from tests.desktop.test_kill import check_kept
from tests.support.program import ROOT
from tests.support.wine import Wine, WineProgram, windows

KILLS = 50 if os.environ.get("AUDIODICE_LONG") else 5


def killed(wine: Wine, folder: Path, choices: int, game: str, lines: int, wait: float) -> list[str]:
    """Texts of a program that is killed `wait` seconds after this many lines were heard."""
    player = (wine.python, "-m", "tests.support.kept_player")
    command = (*player, windows(folder / "games"), str(choices), game)
    program = WineProgram(command, wine.environ(folder), ROOT)
    with program.process as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        heard = "".join(process.stdout.readline() for _ in range(lines))
        time.sleep(wait)
        program.kill()
        heard += process.stdout.read()
    return heard.split("\n")[:-1]  # the last was not spoken to its end


def test_random_kill_loses_nothing_spoken(wine: Wine, tmp_path: Path) -> None:
    draw, heard = random.Random(), 0
    before: dict[str, Journal] = {}
    for number in range(KILLS):
        game = draw.choice(games.names())
        lines = killed(wine, tmp_path, number, game, draw.randrange(20), draw.uniform(0, 0.2))
        heard += len(lines)
        check_kept(JournalFolder(tmp_path / "games"), lines, before)
    assert heard > KILLS
