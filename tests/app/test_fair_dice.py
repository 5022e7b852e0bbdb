"""Fair dice: the commitment at the start, the seed at the end, and a proof on the command line."""

from __future__ import annotations

import json
import os
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from audiodice.app import resources
from audiodice.app.seating import Plan
from tests.app.headless import Player
from tests.app.test_cli_solved import run

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
ALONE = Plan("farkle", ("",), (), {"target": 100})


def player_of(*, fair: bool = True) -> Player:
    """One who wins with the first throw."""
    return Player(ALONE, fair=fair, seed=2**90 + 7, dice=[(1, 1, 1, 1, 2, 3)])


def to_the_end(player: Player) -> str:
    """Win; what was said last."""
    said = player.keys("enter a b")[-1]
    assert player.table.over
    return said


def spelled(text: str) -> str:
    """What was spelled after the last colon, put together."""
    return re.sub(r"[^0-9a-f]", "", text.rpartition(":")[2])


def test_the_commitment_is_named_at_the_start_and_spelled_when_asked_for() -> None:
    player = player_of()
    assert "Fair dice: the commitment is in the game's file; G tells it." in player.heard[0]
    said = player.press("g")
    assert "Fair dice. The commitment: " in said
    assert spelled(said) == sha256(str(2**90 + 7).encode()).hexdigest()
    assert len(said.rpartition(":")[2].split(",")) == 16  # groups of four


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    player = player_of()
    assert "seed" not in player.press("g")
    assert "The seed of the dice: 1237, 9400, " in to_the_end(player)
    assert spelled(player.press("g")) == str(2**90 + 7)


def test_once_the_seed_is_known_nothing_is_taken_back() -> None:
    for fair in (False, True):
        player = player_of(fair=fair)
        to_the_end(player)
        player.press("backspace")
        assert player.table.over == fair


def test_of_usual_dice_nothing_is_told() -> None:
    player = player_of(fair=False)
    assert "air dice" not in " ".join([*player.heard, player.press("g"), to_the_end(player)])
    assert not player.table.journal.header.fair


def test_a_kept_fair_game_says_so_in_its_file_and_plays_on_fair(tmp_path: Path) -> None:
    player = Player(ALONE, fair=True, keep_in=tmp_path)
    player.press("enter")
    player.keeping.close()
    again = Player(keep_in=tmp_path)
    again.keys("home enter")
    assert again.table.journal.header.fair
    assert "The commitment: " in again.press("g")


# --- the command line ---------------------------------------------------------------------------


def test_a_given_seed_is_no_fair_one(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "play farkle --fair --seed 3")
    assert (status, err.count("\n")) == (2, 1)
    assert "--seed" in err


@pytest.mark.parametrize("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_the_throws_of_a_journal_are_proven(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = FIXTURES / f"{game}.2.journal"
    status, out, err = run(capsys, f"replay {path} --verify")
    assert (status, err, out.count("\n")) == (0, "", 1)
    assert re.fullmatch(r"\d+ rolls, \d+ dice: all come from the seed\.\n", out)
    bound = json.loads(path.read_text("utf-8").splitlines()[0])["commitment"]
    words = bound[:30].upper() + "," + bound[30:]
    assert run(capsys, f"replay {path} --verify --commitment {words}")[:2] == (
        0, out.replace(".", ", and the seed is the one that was committed to."),
    )  # fmt: skip
    status, out, err = run(capsys, f"replay {path} --verify --commitment {bound} --json")
    told = json.loads(out)
    assert (told["fair"], told["bound"], told["wrong_line"]) == (True, True, None)
    assert told["commitment"] == bound


def test_another_seed_and_other_dice_are_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = FIXTURES / "farkle.2.journal"
    status, out, _ = run(capsys, f"replay {whole} --verify --commitment {'0' * 64}")
    assert (status, out.count("\n")) == (2, 1)
    assert out.startswith("Not proven")
    # Version 1 has no check sums: dice can be changed without any trace but this.
    text = (FIXTURES / "farkle.1.journal").read_text("utf-8")
    dice = re.search(r'"dice": (\[.*?\])', text)
    assert dice is not None
    loaded = tmp_path / "loaded.journal"
    loaded.write_text(text.replace(dice[1], str(json.loads(dice[1])[::-1]), 1), "utf-8")
    status, out, _ = run(capsys, f"replay {loaded} --verify")
    assert (status, out) == (2, "Not fair: the dice of line 2 do not come from the seed.\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("--verify --commitment xyz", "--commitment is 'xyz'; allowed is 64 digits"),
        (f"--commitment {'0' * 64}", "only with --verify"),
        ("--verify --review", "allowed is one of them"),
        ("--verify --heard", "allowed is one of them"),
    ],
)
def test_what_cannot_be_asked_of_a_replay(
    options: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, f"replay {FIXTURES / 'fune.2.journal'} {options}")
    assert (status, err.count("\n")) == (2, 1)
    assert why in err


def test_a_file_of_gigabytes_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.journal"
    with huge.open("wb") as file:
        file.truncate(20 * 2**30)
    status, _, err = run(capsys, f"replay {huge} --verify")
    assert status == 2
    assert "has more than" in err


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_pipe_is_refused_and_not_waited_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe.journal")
    status, _, err = run(capsys, f"replay {tmp_path / 'pipe.journal'}")
    assert status == 2
    assert "the journal is empty" in err


def test_a_kept_game_is_replayed_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resources, "data_folder", lambda: tmp_path)
    player = Player(ALONE, fair=True, keep_in=tmp_path)
    player.press("enter")
    name = player.keeping.keeper.name
    player.keeping.close()
    status, out, _ = run(capsys, f"replay {name} --verify")
    assert (status, out) == (0, "1 roll, 6 dice: all come from the seed.\n")
