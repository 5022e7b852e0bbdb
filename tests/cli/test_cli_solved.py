"""`audiodice solve`, `advise` and `replay`: figures, bad input, JSON."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from audiodice import cli
from audiodice.opponents import tables
from audiodice.present.listener import Listener
from audiodice.session import language
from audiodice.storage import paths, solved_tables
from tests.support import ready
from tests.support.ready import finished


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of solved games."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(paths, "cache_folder", lambda: folder)
    return folder


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    """Exit status, stdout and stderr of a command line."""
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


def told(capsys: pytest.CaptureFixture[str], line: str) -> Any:
    """The JSON of a command, which must succeed and print nothing else."""
    status, out, err = run(capsys, f"{line} --json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


# --- solve ---


def test_solve_saves_a_table_and_loads_it_next_time(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = told(capsys, "solve farkle --option target=100")
    assert set(first) == {"seconds", "peak_mb", "value", "states", "kept"}
    assert (first["kept"], 0.5 < first["value"] < 0.7, first["states"] > 100) == (False, True, True)
    (path,) = cache.iterdir()
    again = told(capsys, "solve farkle --option target=100")
    assert again["kept"]
    assert again["value"] == pytest.approx(first["value"], abs=1e-6)
    written = path.read_bytes()
    assert not told(capsys, "solve farkle --option target=100 --fresh")["kept"]
    assert path.read_bytes() == written
    _, out, _ = run(capsys, "solve farkle --option target=100")
    assert out.startswith("farkle_100: ")
    assert "--fresh" in out


def test_solving_twice_gives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in "ab":
        told(capsys, f"solve farkle --option target=100 --fresh --into {tmp_path / name}")
    one, two = (next((tmp_path / name).iterdir()) for name in "ab")
    assert one.name == two.name
    assert one.read_bytes() == two.read_bytes()


def test_solve_prints_the_value_of_a_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a saved table, because solving takes long."""
    spec, table = ready.spec_of("dice4fun"), ready.solved("dice4fun").table
    solved_tables.write(solved_tables.file_of(spec, tmp_path), tables.pack(spec, table))
    found = told(capsys, f"solve dice4fun --into {tmp_path}")
    assert (found["value"], found["states"], found["kept"]) == (table.value, table.states, True)
    assert round(found["value"], 2) == 248.44  # as in the literature


def test_solve_reports_a_damaged_file_and_replaces_it(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(capsys, "solve farkle --option target=100")
    (path,) = cache.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:100])
    status, out, err = run(capsys, "solve farkle --option target=100 --json")
    assert (status, json.loads(out)["kept"]) == (0, False)
    assert err.startswith("audiodice: the saved table was damaged or of an older version")
    assert path.read_bytes() == whole


def test_solve_reports_an_unwritable_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    line = f"solve farkle --option target=100 --json --into {tmp_path / 'file' / 'folder'}"
    status, out, err = run(capsys, line)
    assert (status, json.loads(out)["kept"]) == (0, False)
    assert err == "audiodice: the table could not be saved: its folder is not writable\n"


# --- advise ---


def _named(lang: str, box: str) -> str:
    words = language.words(lang)
    words.play("fune", Listener())
    return words.text("box-item", a=box)


def test_sheet_advice_is_sorted_best_first(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    line = "advise fune --open ones,fune --upper 50 --dice 1,1,3,5,6 --rolls-left 1"
    found = told(capsys, line)
    values = [choice["value"] for choice in found["choices"]]
    assert values == sorted(values, reverse=True)
    assert found["best"] == found["choices"][0]
    assert found["value"] == values[0]
    assert found["best"]["action"] == "roll"
    assert found["best"]["keep"] == [1, 1]
    scored = [choice for choice in found["choices"] if choice["action"] == "score"]
    assert {choice["box"] for choice in scored} == {"ones", "fune"}
    assert set(scored[0]) == {"action", "box", "value"}


def test_sheet_advice_without_rolls_lists_only_boxes(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    found = told(capsys, "advise dice4fun --open chance --upper 0 --dice 1,2,2,6,6 --rolls-left 0")
    assert found["choices"] == [{"action": "score", "box": "chance", "value": 17.0}]


def test_bonus_counts_until_it_is_reached(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    """With 62 upper points a single one brings 35 more; with 63 they are paid already."""
    sure = told(capsys, "advise fune --open ones --upper 63")["value"]
    nearly = told(capsys, "advise fune --open ones --upper 62")["value"]
    ones = 5 * (1 - (5 / 6) ** 3)
    bonus = 1 - math.prod([(5 / 6) ** 5] * 3)
    game: Any = ready.solved("fune").spec._card  # type: ignore[attr-defined]
    assert sure == pytest.approx(ones)
    assert nearly == pytest.approx(ones + game.bonus * bonus)


@pytest.mark.parametrize(
    ("opened", "upper", "dice", "brings"),
    [
        ("choice", 63, "1,1,1,1,1", 5),
        ("choice", 62, "1,1,1,1,1", 5),
        ("fours", 55, "4,4,1,2,6", 43),
        ("fours", 55, "4,1,1,2,6", 4),
        ("fours", 64, "4,4,1,2,6", 8),
        ("ones", 62, "1,2,3,4,6", 36),
        ("full_house", 70, "6,6,6,5,5", 35),
    ],
)
def test_value_of_the_last_box_is_its_points(
    cache: Path,
    capsys: pytest.CaptureFixture[str],
    all_solved: None,
    opened: str,
    upper: int,
    dice: str,
    brings: int,
) -> None:
    line = f"advise fune --open {opened} --upper {upper} --dice {dice} --rolls-left 0"
    assert told(capsys, line)["choices"] == [
        {"action": "score", "box": opened, "value": pytest.approx(brings, abs=1e-4)}
    ]


@pytest.mark.parametrize(
    ("opened", "dice"),
    [
        ("short_straight,choice", "4,3,4,1,2"),
        ("Short Straight, Choice", "4 3 4 1 2"),
        ("SHORT STRAIGHT,choice", " 4  3 4 1 2 "),
        ("short-straight , Choice", "4, 3, 4, 1, 2"),
        ("Short_Straight,CHOICE", "4 3,4 1,2"),
        *(
            (
                ",".join(_named(lang, box) for box in ("short_straight", "choice")),
                f"4 3 4 1 2|{lang}",
            )
            for lang in ("de", "es", "ja", "ru", "tr", "zh-Hans")
        ),
    ],
)
def test_boxes_and_dice_are_accepted_as_spoken(
    cache: Path,
    capsys: pytest.CaptureFixture[str],
    all_solved: None,
    opened: str,
    dice: str,
) -> None:
    dice, _, lang = dice.partition("|")
    line = ["advise", "fune", "--open", opened, "--dice", dice, "--rolls-left", "0", "--json"]
    with pytest.raises(SystemExit) as ended:
        cli.main([*line, *(("--lang", lang) if lang else ())])
    out, err = capsys.readouterr()
    assert (ended.value.code or 0, err) == (0, "")
    assert {choice["box"] for choice in json.loads(out)["choices"]} == {"short_straight", "choice"}


def test_value_with_all_boxes_open_is_that_of_the_game(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    for game in ("fune", "dice4fun"):
        found = told(capsys, f"advise {game} --open all --upper 0")
        assert found == {"value": pytest.approx(ready.solved(game).table.value)}


def test_farkle_advice_matches_the_table(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    table = ready.solved("farkle").table
    found = told(capsys, "advise farkle --banked 400,300 --turn-points 50 --dice-left 3")
    plan = table.plan(400, 300)
    assert {c["action"]: c["value"] for c in found["choices"]} == {
        "bank": plan.bank(50),
        "roll": plan.roll(3, 50),
    }
    assert found["best"] == found["choices"][0]
    rolled = told(capsys, "advise farkle --scores 400,300 --at-stake 50 --dice 1,2,3,4,5,6")
    assert rolled["best"] == {
        "action": "roll",
        "keep": [1, 2, 3, 4, 5, 6],
        "value": plan.roll(6, 250),
    }
    start = told(capsys, "advise farkle")
    assert start["value"] == pytest.approx(table.value, abs=1e-6)
    assert [choice["action"] for choice in start["choices"]] == ["roll"]
    farkled = told(capsys, "advise farkle --banked 400,300 --dice 2,2,3,4,6,6")
    assert (farkled["choices"], farkled["best"]) == ([], None)
    assert farkled["value"] == pytest.approx(1 - table.win(300, 400))


def test_farkle_advice_without_a_table_is_in_points(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, "advise farkle --target 5000 --banked 100,200")
    assert found["unit"] == "points"
    assert 120 < found["value"] < 180


def test_fonnjo_foon_advice(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    """Advice at the start of a game, and for a saved game with ten dice on the table."""
    begins = told(capsys, "advise fonnjo_foon")
    assert begins["value"] == pytest.approx(ready.solved("fonnjo_foon").table.value)
    assert begins["best"] == {"action": "roll", "value": begins["value"]}
    path = journal_of(tmp_path, "fonnjo_foon", "cautious", "steady", lines=3)
    found = told(capsys, f"advise fonnjo_foon --state {path}")
    values = [choice["value"] for choice in found["choices"]]
    assert values == sorted(values, reverse=True)
    assert (found["value"], found["best"]) == (values[0], found["choices"][0])
    assert found["unit"] == "points"
    assert all(len(choice["keep"]) == len(choice["families"]) for choice in found["choices"])
    status, out, _ = run(capsys, f"advise fonnjo_foon --state {path}")
    assert (status, out.split()[0]) == (0, "value")


def test_printed_advice_has_at_most_ten_choices(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    status, out, _ = run(capsys, "advise fune --dice 1,1,3,5,6 --rolls-left 2")
    lines = out.splitlines()
    assert (status, len(lines)) == (0, 11)
    assert lines[0].startswith("value 2")
    assert "and roll" in lines[1]


SHEET = "advise fune --upper 0"
WRONG = [
    ("advise fune --open all --upper 200", "--upper: '200'", "expected 0 "),
    ("advise fune --open ones --upper 200", "--upper: '200'", "2 to 98"),
    ("advise fune --upper -1", "--upper: '-1'", "expected 0 "),
    ("advise fune --upper many", "--upper: 'many'", "whole number"),
    (f"{SHEET} --dice 1,1,1,1,1,1 --rolls-left 1", "--dice: '1,1,1,1,1,1'", "5 faces"),
    (f"{SHEET} --dice 1,1,1,1,7 --rolls-left 1", "--dice: '1,1,1,1,7'", "1 to 6"),
    (f"{SHEET} --open ones,ones", "--open: 'ones'", "once"),
    (f"{SHEET} --open ones,jacks", "--open: 'jacks'", "full_house"),
    (f"{SHEET} --open ones,", "--open: ''", "full_house"),
    (f"{SHEET} --open Ones,ones", "--open: 'ones'", "once"),
    (f"{SHEET} --dice 1,,1,1,1,1 --rolls-left 1", "--dice: '1,,1,1,1,1'", "5 faces"),
    (f"{SHEET} --dice 11111 --rolls-left 1", "--dice: '11111'", "5 faces"),
    (f"{SHEET} --rolls-left 1", "--rolls-left: '1'", "--dice"),
    (f"{SHEET} --dice 1,1,1,1,1", "--dice: '1,1,1,1,1'", "--rolls-left"),
    (f"{SHEET} --dice 1,1,1,1,1 --rolls-left 3", "--rolls-left: '3'", "0 to 2"),
    ("advise chess", "chess", "expected dice4fun, farkle"),
    ("advise fonnjo_foon --state nowhere", "--state: 'nowhere' cannot be read", "readable"),
    ("advise dice4fun --option boxes=7", "boxes: '7'", "13"),
    ("advise farkle --banked 1005,0", "--banked: '1005'", "below the target of 1000"),
    ("advise farkle --banked 0,1000", "--banked: '1000'", "below the target of 1000"),
    ("advise farkle --banked 3,0", "--banked: '3'", "multiples of 5"),
    ("advise farkle --banked 400", "--banked: '400'", "mine and theirs"),
    ("advise farkle --at-stake 52", "--turn-points: '52'", "multiple of 5"),
    ("advise farkle --dice-left 0", "--dice-left: '0'", "1 to 6"),
    ("advise farkle --dice-left 3", "--dice-left: '3'", "6 dice at the beginning"),
    ("advise farkle --dice-left 3 --at-stake 50 --dice 1,1", "--dice: '1,1'", "3"),
    ("advise farkle --dice 1,2,3,4,5,6,6", "--dice: '1,2,3,4,5,6,6'", "1 to 6 faces"),
    ("advise farkle --target 7", "target: '7'", "100 to 10000"),
    ("solve chess", "GAME: 'chess'", "farkle"),
    ("solve farkle --option target=7", "target: '7'", "100 to 10000"),
    ("replay nowhere.jsonl", "FILE: 'nowhere.jsonl' cannot be read", "saved game"),
]


@pytest.mark.parametrize(("line", "wrong", "allowed"), WRONG, ids=[w[0] for w in WRONG])
def test_bad_input_is_one_line_and_status_2(
    cache: Path, capsys: pytest.CaptureFixture[str], line: str, wrong: str, allowed: str
) -> None:
    status, out, err = run(capsys, line)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert wrong in err
    assert allowed in err


def test_advice_without_a_solver_is_one_line(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "advise fune")
    assert (status, out) == (2, "")
    assert err == "audiodice: the game could not be solved: the solving process died\n"


# --- replay ---


def journal_of(folder: Path, game: str, *policies: str, lines: int | None = None) -> Path:
    path = folder / "game.jsonl"
    told = list(finished(game, policies, 3).journal.lines())[:lines]
    path.write_text("\n".join(told) + "\n", "utf-8")
    return path


@pytest.mark.parametrize("game", ["fune", "dice4fun", "farkle", "fonnjo_foon"])
def test_replay_prints_the_game_in_words(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_of(tmp_path, game, "cautious", "steady")
    status, out, err = run(capsys, f"replay {path}")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) > 10
    assert len(re.findall(r"\d+", lines[-1])) >= 2  # the scores
    assert told(capsys, f"replay {path}") == {"game": game, "lines": lines}


def test_advice_refuses_a_finished_or_different_game_in_one_line(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    for game in ("fonnjo_foon", "fune"):
        path = journal_of(tmp_path, game, "cautious")
        status, out, err = run(capsys, f"advise fonnjo_foon --state {path}")
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "expected the journal of an unfinished game of fonnjo_foon" in err


@pytest.mark.parametrize("game", ["fune", "farkle", "fonnjo_foon"])
def test_review_prints_words_and_its_json_adds_up(
    game: str, tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    path = journal_of(tmp_path, game, "cautious", "steady")
    status, out, err = run(capsys, f"replay {path} --review")
    assert (status, err) == (0, "")
    found = told(capsys, f"replay {path} --review")
    assert found["lines"] == out.splitlines()
    assert len(found["seats"]) == 2
    for seat in found["seats"]:
        costs = sum(one["cost"] for one in seat["decisions"])
        total = seat["expected"] + seat["luck"] - costs + seat["others"]
        assert total == pytest.approx(seat["result"], abs=1e-9)


def test_unfinished_game_is_replayed_but_not_reviewed(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None
) -> None:
    path = journal_of(tmp_path, "fune", "cautious", lines=8)
    assert run(capsys, f"replay {path}")[0] == 0
    status, out, err = run(capsys, f"replay {path} --review")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "expected a finished game" in err


@pytest.mark.parametrize(
    "damage", ["", "no journal", '{"audiodice": 1}', '{"audiodice": 99}\n', "\x00", "[[[[[["]
)
def test_damaged_journal_is_one_line_and_status_2(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(damage, "utf-8")
    for option in ("", " --review", " --json"):
        status, out, err = run(capsys, f"replay {path}{option}")
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "line 1" in err


def test_illegal_move_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_of(tmp_path, "fune", "cautious")
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([lines[0], lines[2], *lines[3:]]), "utf-8")
    status, out, err = run(capsys, f"replay {path}")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "line 2" in err


@pytest.mark.parametrize(("data", "what"), [(b"\xfd\0", "no text"), (b"\xff\xfe\0", "UTF-16")])
def test_file_that_is_not_text_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, what: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    status, _, err = run(capsys, f"replay {path}")
    assert (status, err.count("\n")) == (2, 1)
    assert what in err
