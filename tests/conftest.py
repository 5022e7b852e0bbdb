"""Every test has a shelf of solved games of its own, and starts no solver by accident."""

from __future__ import annotations

import pytest

from audiodice import games
from audiodice.app.screens import hint
from audiodice.opponents import tables
from tests.opponents import ready


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables asked for in one test are unknown to the next; a solving process dies at once."""
    monkeypatch.setattr(tables, "_shelf", {})
    monkeypatch.setattr(tables, "_folder", None)
    monkeypatch.setattr(tables, "beside", lambda _recipe, _progress: None)


@pytest.fixture
def all_solved(own_shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of the usual games are there, of Farkle for two; a hint may take its time."""
    monkeypatch.setattr(hint, "SOON", 10.0)
    for game in games.names():
        ready.shelve(game)
