"""1.0 plays on with the files of 0.1.0, the version of commit 7b6499c0.

`tests/fixtures/0.1.0` was made by that program, run in a terminal: four games played to the end by
keys, four left after a few turns, settings by `audiodice settings`, and its keymap for the left
hand. Two of its programs played `with-friends.journal`.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

from audiodice import games
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table, resume
from audiodice.engine.throw import chance
from audiodice.opponents.generic import cautious
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.small_files import LastSetupsFile
from tests.support.each import each
from tests.support.headless import InlineBackground
from tests.support.program import AUDIODICE, bare_environment
from tests.support.shipped_games import SHIPPED

OLD = Path(__file__).parents[1] / "fixtures" / "0.1.0"
MOST_KEYS = 40
ENDED = {"dice4fun": (84, 152), "farkle": (195, 80), "fonnjo_foon": (0, 3), "fune": (73, 200)}
"""What 0.1.0 said at the end of each game: the player's points and Cora's."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(OLD, tmp_path, dirs_exist_ok=True)
    return tmp_path


def told(home: Path, *arguments: str) -> str:
    """What a command prints."""
    done = subprocess.run(
        [str(AUDIODICE), *arguments], env=bare_environment(home), cwd=home,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not re.search(r"\.(toml|journal|sqlite)", done.stderr)  # no file is complained about
    return done.stdout


def folder(home: Path) -> JournalFolder:
    return JournalFolder(home / "data" / "audiodice" / "games")


def left(home: Path, game: str) -> tuple[Path, Table]:
    """The game that was left, with its file."""
    store = folder(home)
    (kept,) = (one for one in store.kept() if one.name.endswith(f"-{game}"))
    assert kept.problem is None
    return store.folder / f"{kept.name}.journal", resume(store.read(kept))


def test_the_files_are_few_and_those_of_0_1_0() -> None:
    files = [path for path in OLD.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 50_000
    journals = [path for path in files if path.suffix == ".journal"]
    assert all('"program": "0.1.0"' in path.read_text("utf-8") for path in journals)
    names = sorted(path.stem.partition("-")[2] for path in journals if "data" in path.parts)
    assert names == sorted([*SHIPPED, *SHIPPED])


def test_settings_are_those_of_before(home: Path) -> None:
    now = json.loads(told(home, "settings", "--json"))
    changed = {
        "name": "Zoë", "verbosity": "full", "rate": 260, "pace": "fast", "captions": False,
        "undo": "more", "kept_games": 50, "colours": "green",
        "relays": "wss://broker.example/mqtt",  # it was called `broker`
    }  # fmt: skip
    assert {name: now[name] for name in changed} == changed
    told(home, "settings", "rate", "270")
    again = json.loads(told(home, "settings", "--json"))
    assert again == now | {"rate": 270}


def test_own_keys_are_those_of_before(home: Path) -> None:
    lines = [line.strip() for line in told(home, "keys", "--lang", "en").splitlines()]
    for line in ("Space: Roll", "R: Repeat the last roll", "Shift T: Score sheet"):
        assert line in lines
    # Keys that came with later versions give way.
    assert "Shift C: What did I miss?" in lines
    assert not any(line.startswith(("Shift C: Ch", "Shift T: Pr")) for line in lines)


def test_records_are_those_of_before(home: Path) -> None:
    def stats(*more: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(told(home, "stats", "--json", *more))["stats"]
        return found

    before = stats()
    assert {one["game"]: (one["games"], one["won"], one["best_score"]) for one in before} == {
        game: (1, int(mine > other), mine) for game, (mine, other) in ENDED.items()
    }
    assert stats("--rebuild") == before


@each("game", SHIPPED)
def test_finished_game_is_told(home: Path, game: str) -> None:
    (file,) = (home / "data/audiodice/games/finished").glob(f"*-{game}.journal")
    mine, other = ENDED[game]
    who = "You win" if mine > other else "Cora wins"
    last = told(home, "replay", file.stem, "--lang", "en").splitlines()[-1]
    assert last.endswith(f"{who}, {max(mine, other)} to {min(mine, other)}.")


def test_game_with_friends_is_told_and_its_dice_are_checked(home: Path) -> None:
    told_lines = told(home, "replay", "with-friends.journal", "--lang", "en").splitlines()
    assert told_lines[-1].endswith("Ann wins, 250 to 0.")
    checked = json.loads(told(home, "replay", "with-friends.journal", "--verify", "--json"))
    assert checked["fair"] is True


def test_last_setups_are_those_of_before(home: Path) -> None:
    file = LastSetupsFile(home / "config/audiodice/last.json", InlineBackground())
    assert file.setups() == (
        GameSetup("fonnjo_foon", opponents=("bold",)),
        GameSetup("dice4fun", options={"boxes": 13}),
        GameSetup("fune"),
        GameSetup("farkle", ("Ann", "Bo"), ("steady",), {"scale": 10000}, "turn"),
    )


@each("game", SHIPPED)
def test_game_that_was_left_is_played_on(home: Path, game: str) -> None:
    """By real keys, on the same file; then its rules play it to the end."""
    file, table = left(home, game)
    before = file.read_bytes()
    child = pexpect.spawn(
        str(AUDIODICE),
        ["resume", file.stem, "--face", "terminal", "--speech", "text"],
        env=bare_environment(home, TERM="dumb", SDL_AUDIODRIVER="none"),
        cwd=str(home), encoding="utf-8", timeout=20, dimensions=(24, 400),
    )  # fmt: skip
    child.expect(r"\w[.?!][\r\n]")
    for key in " abb" * (MOST_KEYS // 4):
        child.send(key)
        time.sleep(0.1)
        if len(left(home, game)[1].journal.entries) > len(table.journal.entries) + 1:
            break
    child.send("\x11")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert file.read_bytes().startswith(before)
    file, table = left(home, game)
    assert len(file.read_bytes()) > len(before)
    assert table.game is games.load(game)
    for _ in range(5000):
        if table.over:
            break
        table.act(cautious(table.game, table.state, chance(0, "unused")))
    assert table.over
