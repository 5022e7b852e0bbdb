"""The words of the sheet games: the model lines of PLAYING.md, and similar ones."""

from __future__ import annotations

import pytest

from audiodice.core.model import Action
from audiodice.games import fune
from audiodice.games.sheet.state import State
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys

SHEET = fune.SHEET
ROLL = Action("roll")


def words(verbosity: str = "normal", game: str = "fune", names: tuple[str, ...] = ()) -> Words:
    found = Words(paths.locale(), "en")
    name_keys(found, keymaps.load())
    found.play(game, Listener(names or ("You", "Bo"), frozenset({0})))
    found.verbosity = verbosity
    return found


def state(*points: int | None, seats: int = 2, seat: int = 0) -> State:
    line = (*points, *[None] * (13 - len(points)))
    return State(SHEET.initial(1).boxes, (line,) * seats, seat=seat)


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_whole_sheet_has_words(verbosity: str, seat: int) -> None:
    spoken = words(verbosity)
    for event in SHEET.query(state(3, 6, 9), f"sheet {seat}"):
        assert spoken.say(event)
