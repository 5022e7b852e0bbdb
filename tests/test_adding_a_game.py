"""docs/adding-a-game.md keeps its word: the game in its text, added to a copy of the program and
to nothing else there, is found, simulated, played by keys and passes the tests it names.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from audiodice import games
from tests.support.require import require_program

ROOT = Path(__file__).parents[1]
DOC = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", DOC, re.M | re.S))
COMMANDS = re.findall(r"^```bash\n(.*?)^```$", DOC, re.M | re.S)
HEARD = re.findall(r"^```transcript\n(.*?)^```$", DOC, re.M | re.S)
PROMISED = {
    "audiodice/games/pig.py",
    "audiodice/locale/en/pig.ftl",
    "sounds/pig.toml",
    "sounds/told/pig.ftl",
    "tests/golden/pig.script",
    "audiodice/opponents/pig.py",
}


def bash(copy: Path, command: str, within: int = 300) -> subprocess.CompletedProcess[str]:
    """Run a command of the page in the copy, with this Python and fewer random games.

    It is ended after `within` seconds.
    """
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-euc", command],
        cwd=copy,
        env={**os.environ, "PATH": path, "AUDIODICE_PLAYED": "60"},
        capture_output=True,
        text=True,
        timeout=within,
        check=False,
    )


def program(copy: Path, *arguments: str) -> str:
    """The output of the copy's command line."""
    command = [sys.executable, "-m", "audiodice", *arguments]
    return subprocess.run(
        command, cwd=copy, capture_output=True, text=True, timeout=120, check=True
    ).stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the files of the page, all languages, and written transcripts."""
    here = tmp_path_factory.mktemp("program")
    # Leave out a Pig that is already in the tree.
    unwanted = shutil.ignore_patterns("__pycache__", "shipped", "pig", "pig.*")
    for name in ("audiodice", "keymaps", "sounds", "tests"):
        shutil.copytree(ROOT / name, here / name, ignore=unwanted)
    for name in ("keymap.toml", "pyproject.toml"):
        shutil.copy(ROOT / name, here)
    for path, text in FILES.items():
        assert not (here / path).exists(), "a game is new files, and no edit"
        (here / path).write_text(text, "utf-8")
    for command in COMMANDS[:1]:
        done = bash(here, command)
        assert done.returncode == 0, done.stdout + done.stderr
    return here


def test_page_has_the_files_that_it_announces() -> None:
    assert set(FILES) == PROMISED
    assert len(COMMANDS) == 2
    assert len(HEARD) == 1


def test_copy_has_one_more_game_and_says_its_rules(copy: Path) -> None:
    listed = "from audiodice import games; print(*games.names())"
    names = bash(copy, f"python -c '{listed}'").stdout.split()
    assert names == [*(name for name in games.names() if name != "pig"), "pig"]
    assert "Enter rolls, B banks." in program(copy, "rules", "pig", "--lang", "en")
    # Without Japanese words the game speaks English.
    assert "ja/pig.ftl, game-name: missing" in program(copy, "languages", "ja")


def test_generic_opponents_play_it(copy: Path) -> None:
    seats = "random,cautious,bold,steady"
    told = json.loads(program(copy, "simulate", "pig", "--seats", seats, "--games", "60", "--json"))
    shares = {seat["policy"]: seat["win_share"] for seat in told["seats"]}
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares, key=lambda policy: shares[policy]) == "steady"


def test_game_is_played_by_keys_with_the_words_and_cues_of_the_page(copy: Path) -> None:
    heard = (copy / "tests/golden/pig.normal.txt").read_text("utf-8")
    assert heard.startswith(HEARD[0])
    assert "You win, 42 to 8. Enter plays again." in heard
    assert "    (win)" in heard
    told = (copy / "tests/golden/pig.told.txt").read_text("utf-8")
    assert "farkle/" in told
    assert "text/" not in told  # no event is only text on the screen


def test_tests_that_the_page_names_pass(copy: Path) -> None:
    done = bash(copy, COMMANDS[1])
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 15


FAST = (
    "not real_time and not quiet_machine and not browser and not orca and not windows"
    " and not every_language and not fifth_game"
)


@pytest.mark.fifth_game
def test_fast_tests_pass_with_one_more_game(tmp_path: Path) -> None:
    """The golden files are first written again, as CONTRIBUTING.md says."""
    unwanted = shutil.ignore_patterns(".git", ".venv", "*cache*", ".hypothesis", "pig", "pig.*")
    here = tmp_path / "checkout"
    shutil.copytree(ROOT, here, ignore=unwanted)
    for path, text in FILES.items():
        (here / path).write_text(text, "utf-8")
    require_program("uv")
    tests = "uv run --quiet --group test pytest -q --tb=short"  # with an audiodice of its own
    golden = "tests/spoken tests/session/test_golden.py tests/friends/screens/test_golden.py"
    for command in (
        f"AUDIODICE_UPDATE_GOLDEN=1 {tests} -n 0 {golden} tests/test_docs.py",
        f"{tests} -m '{FAST}' --ignore=tests/test_adding_a_game.py",
    ):
        done = bash(here, command, within=3000)
        assert done.returncode == 0, done.stdout
