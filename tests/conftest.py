"""Every test has a shelf of solved games of its own, and starts no solver by accident."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, settings

from audiodice import games, opponents
from audiodice.opponents import tables
from audiodice.storage import autosave
from audiodice.ui.play import hint
from tests.opponents import ready

# A busy machine is slow; that says nothing of the rules.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

REAL_TIME = re.compile(
    r"tests/devices/|_for_real|test_burst|test_voice_gone|test_kill|cue_is_played_to_its_end"
)
"""What needs a device, or a processor that nobody else wants: CI runs these one after another."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by its name."""
    if REAL_TIME.search(item.nodeid):
        item.add_marker("real_time")


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables asked for in one test are unknown to the next; a solving process dies at once."""
    monkeypatch.setattr(tables, "_shelf", {})
    monkeypatch.setattr(tables, "_folder", None)
    monkeypatch.setattr(tables, "in_subprocess", lambda _spec, _progress: None)


@pytest.fixture(autouse=True)
def patient_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine changes nothing: the menu waits for the disk until it has answered."""
    monkeypatch.setattr(autosave, "LOOK_S", 10.0)


@pytest.fixture
def all_solved(
    own_shelf: None, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The tables of the usual games are there, of Farkle for two; a hint may take its time.

    A test of one `game` waits for its table alone.
    """
    monkeypatch.setattr(hint, "SOON", 10.0)
    given = getattr(request.node, "callspec", None)
    wanted = (given.params["game"],) if given and "game" in given.params else games.names()
    for game in filter(opponents.evaluator, wanted):
        ready.shelve(game)
