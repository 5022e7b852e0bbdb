"""Fixtures for all tests: no real files of the player, no shared tables, no solver by accident."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce, Background
from audiodice.opponents import tables
from audiodice.storage import paths, solved_tables
from audiodice.storage.solved_tables import SolvedTables
from tests.support import children, ready, untranslated
from tests.support.languages import LANGS
from tests.support.own_files import below


def pytest_configure(config: pytest.Config) -> None:
    """Let no child process outlive its test.

    As hooks of this file they would not be called for fixtures of the session.
    """
    config.pluginmanager.register(children)


# A busy machine is slow, which does not mean that a test fails.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
untranslated.install()

REAL_TIME = (
    r"tests/devices/(?!test_(files|keys|locks|speech_sentences|terminal_grammar|transcript|voices_by_language)\.py)",
    "_for_real",
    "test_burst",
    "test_voice_gone",
    "test_kill_9",
    "plays_a_cue_to_its_end",
)
"""Patterns of tests that need a device, a display or a moment of their own: these mostly wait."""

QUIET = (
    "test_mixer_proof",
    "test_mixer_pulse",
    "a_burst_with",
    "a_delayed_sound_comes_in_time",
    "the_sound_card_gets",
    "ten_thousand",
    "test_it_is_heard_and_its_end_is_known",
    "nearly_a_minute_at_the_highest_rate",
    "an_answer_starts_at_once",
    "a_game_in_a_window_reaches",
    "a_game_with_the_real_speech",
    "keys_pressed_in_haste",
    "interruption_is_silent_within",
)
"""Patterns of tests that measure time, and fail where other programs keep the processor busy."""

USUAL_LANGUAGES = ("en", "de", "ja")
"""The source, a similar language and a very different one. `.ci/all` tests the others."""
OTHER_LANGUAGES = {*LANGS} - {*USUAL_LANGUAGES}
OF_ONE_LANGUAGE = {
    f"tests/present/test_{lang.replace('-', '_').lower()}.py" for lang in OTHER_LANGUAGES
}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by its name."""
    if re.search("|".join(REAL_TIME), item.nodeid):
        item.add_marker("real_time")
    if re.search("|".join(QUIET), item.nodeid):
        item.add_marker("quiet_machine")
    parameters = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    if (
        parameters.get("lang") in OTHER_LANGUAGES
        or item.nodeid.partition("::")[0] in OF_ONE_LANGUAGE
    ):
        item.add_marker("every_language")
    if item.nodeid.startswith("tests/orca/"):
        item.add_marker("orca")
    if item.nodeid.startswith("tests/windows/"):
        item.add_marker("windows")
    if item.nodeid.startswith(("tests/web/browser/", "tests/web/trials/")):
        item.add_marker("browser")


SLOW = (
    "tests/spoken/", "tests/session/test_fuzz", "tests/desktop/test_leaving_for",
    "tests/desktop/test_terminal_storm", "tests/cli/test_doctor", "tests/sounds/test_made",
    "tests/friends/room/test_storms", "tests/friends/wire/test_faces_for",
    "tests/friends/wire/test_games_for", "tests/friends/wire/test_relays_for",
    "tests/friends/screens/test_golden", "tests/test_adding_a_game",
    "tests/present/test_every_language", "tests/ui/test_lessons", "tests/ui/test_unbound",
)  # fmt: skip
"""Files that take 20 s or more; they run first, so that no worker has one left at the end."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors, as some tests wait; 0 if only files are asked for."""
    if all(".py" in argument for argument in config.args):
        return 0
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mix the files that wait with those that compute, the slow ones of each first."""
    if not hasattr(config, "workerinput"):
        return
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    by_speed = sorted(files, key=lambda file: not file.startswith(SLOW))
    waiting = [file for file in by_speed if files[file][0].get_closest_marker("real_time")]
    computing = [file for file in by_speed if file not in waiting]
    place = {file: n / len(some) for some in (waiting, computing) for n, file in enumerate(some)}
    items[:] = [item for file in sorted(files, key=place.__getitem__) for item in files[file]]


@pytest.fixture(scope="session", autouse=True)
def no_real_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Replace the folders of the user who runs the tests; tests that read files have their own."""
    with pytest.MonkeyPatch.context() as environ:
        for name, value in below(tmp_path_factory.mktemp("nobody")).items():
            environ.setenv(name, value)
        environ.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)  # nobody's Orca speaks
        yield


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own tables, and let a solving process die at once.

    A program that installs the tables of its cache folder continues with the loaded ones.
    """
    shelf = SolvedTables(None, AtOnce(), lambda _spec, _progress: None)
    tables.install(shelf)

    def install(_background: Background) -> None:
        monkeypatch.setattr(shelf, "_folder", paths.cache_folder())

    monkeypatch.setattr(solved_tables, "install", install)


@pytest.fixture
def all_solved(own_shelf: None, request: pytest.FixtureRequest) -> None:
    """Load the tables of the usual games; for Farkle, of two seats.

    A test with a parameter `game` waits only for its table.
    """
    given = getattr(request.node, "callspec", None)
    wanted = (given.params["game"],) if given and "game" in given.params else games.names()
    for game in filter(opponents.evaluator, wanted):
        ready.shelve(game)
