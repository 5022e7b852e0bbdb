"""Tests use no real files of the player, share no solved games, and start no solver by accident."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce, Background
from audiodice.opponents import tables
from audiodice.storage import paths, solved_tables
from audiodice.storage.solved_tables import SolvedTables
from tests.support import children, ready
from tests.support.own_files import below


def pytest_configure(config: pytest.Config) -> None:
    """Let no child process outlive its test.

    As hooks of this file they would not be called for fixtures of the session.
    """
    config.pluginmanager.register(children)


# A busy machine is slow; that says nothing of the rules.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

REAL_TIME = re.compile(
    r"tests/devices/(?!test_(files|keys|locks|speech_sentences|terminal_grammar|transcript|voices_by_language)\.py)"
    r"|_for_real|test_burst|test_voice_gone|test_kill_9|cue_is_played_to_its_end"
)
"""What needs a device, a display or a moment of its own: these mostly wait."""

QUIET = re.compile(
    r"test_mixer_proof|test_mixer_pulse|a_burst_with|a_delayed_sound_comes_in_time"
    r"|a_cut_fades_and|the_sound_card_gets|ten_thousand|test_it_is_heard_and_its_end_is_known"
    r"|nearly_a_minute_at_the_highest_rate|an_answer_starts_at_once|a_game_in_a_window_reaches"
    r"|a_game_with_the_real_speech|keys_pressed_in_haste"
)
"""What measures time, and fails where other programs keep the processor busy."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by its name."""
    if REAL_TIME.search(item.nodeid):
        item.add_marker("real_time")
    if QUIET.search(item.nodeid):
        item.add_marker("quiet_machine")
    if item.nodeid.startswith("tests/orca/"):
        item.add_marker("orca")
    if item.nodeid.startswith("tests/windows/"):
        item.add_marker("windows")
    if item.nodeid.startswith(("tests/web/browser/", "tests/web/trials/")):
        item.add_marker("browser")


@pytest.fixture(scope="session", autouse=True)
def no_real_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test uses the files of whoever runs it; those that look at files have their own."""
    with pytest.MonkeyPatch.context() as environ:
        for name, value in below(tmp_path_factory.mktemp("nobody")).items():
            environ.setenv(name, value)
        environ.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)  # nobody's Orca speaks
        yield


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables asked for in one test are unknown to the next; a solving process dies at once.

    A program that installs the tables of its cache folder goes on with those on the shelf.
    """
    shelf = SolvedTables(None, AtOnce(), lambda _spec, _progress: None)
    tables.install(shelf)

    def install(_background: Background) -> None:
        monkeypatch.setattr(shelf, "_folder", paths.cache_folder())

    monkeypatch.setattr(solved_tables, "install", install)


@pytest.fixture
def all_solved(own_shelf: None, request: pytest.FixtureRequest) -> None:
    """The tables of the usual games are there, of Farkle for two.

    A test of one `game` waits for its table alone.
    """
    given = getattr(request.node, "callspec", None)
    wanted = (given.params["game"],) if given and "game" in given.params else games.names()
    for game in filter(opponents.evaluator, wanted):
        ready.shelve(game)
