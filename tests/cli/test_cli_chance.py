"""The chance to win on the command line: `advise`, `replay` and `simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from audiodice import cli, games, opponents
from audiodice.cli.chances import in_100
from audiodice.engine.course import course
from audiodice.opponents import Chances
from tests.cli.test_cli_solved import cache, journal_of, run, told
from tests.support import ready
from tests.support.ready import finished

__all__ = ["cache"]  # a fixture

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def told_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game have chances: a seat's number in ten, whatever the state."""

    class Fixed:
        def study(self, _state: Any) -> None:
            return None

        def tell(self, state: Any, _players: Any) -> Any:
            many = len(state.scores)
            whole = many * (many + 1) / 2
            return opponents.Chance(tuple((n + 1) / whole for n in range(many)), exact=False)

    fixed: Chances = Fixed()  # type: ignore[assignment]  # the rest is not asked for
    monkeypatch.setattr(opponents, "chances", lambda _game: fixed)


# --- advise ---


@pytest.mark.parametrize(
    ("position", "expected", "exact"),
    [
        ("--banked 400,300", (0.6538, 0.3462), True),
        ("--banked 300,400", (0.4274, 0.5726), True),
        ("--banked 900,950", (0.4884, 0.5116), True),
        ("--target 2000 --banked 1500,1200", (0.8364, 0.1636), True),
        ("--banked 500,500,500", (0.3878, 0.3294, 0.2828), False),
        ("--banked 800,0,750,600", (0.6286, 0.0008, 0.2977, 0.0730), False),
        ("--banked 0,0,0,0,0,0", (0.1967, 0.1830, 0.1707, 0.1596, 0.1496, 0.1404), False),
    ],
)
def test_measured_values_in_farkle(
    cache: Path, capsys: pytest.CaptureFixture[str], position: str, expected: Any, exact: bool
) -> None:
    found = told(capsys, f"advise farkle {position} --chance")
    assert found["chance"] == pytest.approx(expected, abs=5.1e-5)
    assert found["exact"] is exact
    assert {"value", "unit", "choices", "best"} < found.keys()


def test_measured_values_in_fune(cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ready.shelve("fune")
    line = (
        "advise fune --open choice --upper 63 --points 200"
        " --others open=short_straight;upper=63;points=205 --chance"
    )
    assert told(capsys, line)["chance"] == pytest.approx((0.3846, 0.6154), abs=5e-5)
    line = (
        "advise fune --open sixes,fune --upper 47 --points 175"
        " --others open=twos,long_straight;upper=60;points=190 --chance"
    )
    assert told(capsys, line)["chance"] == pytest.approx((0.1834, 0.8166), abs=5e-5)
    rolled = told(capsys, f"{line} --dice 6,6,6,1,2 --rolls-left 1")
    assert rolled["chance"] == pytest.approx((0.3206, 0.6794), abs=5e-5)
    assert rolled["exact"] is True
    ended = told(capsys, f"{line} --others open=none;upper=63;points=308")
    assert ended["chance"] == pytest.approx((0, 0, 1), abs=1e-9)
    assert told(capsys, f"{line} --seats perfect,weak")["exact"] is False


def test_between_two_rolls_of_farkle_the_better_choice_counts(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For two it is the value; for more it lies between what the choices and a farkle bring."""
    two = told(capsys, "advise farkle --banked 900,950 --turn-points 50 --dice-left 3 --chance")
    assert two["chance"][0] == pytest.approx(two["value"], abs=1e-6)
    line = "advise farkle --banked 500,500,500 --turn-points 200 --dice-left"
    six, one = (told(capsys, f"{line} {dice} --chance")["chance"] for dice in (6, 1))
    banked = told(capsys, "advise farkle --banked 500,500,700 --chance")["chance"]
    assert one == pytest.approx([banked[2], *banked[:2]], abs=1e-9)
    assert six[0] > one[0]
    wins = told(capsys, "advise farkle --banked 900,950,0 --turn-points 100 --dice-left 2 --chance")
    assert wins["chance"] == pytest.approx((1, 0, 0))


def test_a_roll_without_points_passes_the_turn(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    farkled = told(capsys, "advise farkle --banked 500,400,300 --dice 2,2,3,3,4,6 --chance")
    passed = told(capsys, "advise farkle --banked 400,300,500 --chance")["chance"]
    assert farkled["chance"] == pytest.approx([passed[2], *passed[:2]], abs=1e-9)


def test_chances_are_printed_as_a_sentence_for_each_seat(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "advise farkle --banked 900,700,0 --chance --seats perfect,bold,cautious"
    status, out, err = run(capsys, line)
    assert (status, err) == (0, "")
    assert out.splitlines()[:3] == [
        "Seat 1 (perfect) wins 93 in 100.",
        "Seat 2 (bold) wins 7 in 100.",
        "Seat 3 (cautious) wins under 1 in 100.",
    ]
    assert out.splitlines()[3].startswith("value ")
    _, out, _ = run(capsys, "advise farkle --banked 500,500,500 --chance")
    assert out.splitlines()[0] == "Seat 1 wins about 39 in 100."


@pytest.mark.parametrize(("chance", "printed"), [(0.002, "under 1"), (0.5, "50"), (1, "over 99")])
def test_what_is_nearly_certain_is_printed_so(chance: float, printed: str) -> None:
    assert in_100(chance) == printed


@pytest.mark.parametrize("game", ["fune", "dice4fun", "farkle", "fonnjo_foon"])
def test_a_journal_gives_the_position_and_the_players(
    game: str, tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str],
    all_solved: None, told_always: None,
) -> None:  # fmt: skip
    path = journal_of(tmp_path, game, "cautious", "steady", "bold", lines=4)
    found = told(capsys, f"advise {game} --state {path} --chance")
    assert found["chance"] == pytest.approx((1 / 6, 2 / 6, 3 / 6))
    assert found["exact"] is False
    assert found["choices"][0] == found["best"]
    status, out, _ = run(capsys, f"advise {game} --state {path} --chance")
    assert (status, out.splitlines()[0]) == (0, "Seat 1 (cautious) wins about 17 in 100.")


def test_a_journal_in_play_gives_the_chances_of_its_state(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_of(tmp_path, "farkle", "steady", "bold", lines=2)
    thrown = finished("farkle", ("steady", "bold"), 3).journal.entries[0].dice  # type: ignore[union-attr]
    dice = ",".join(map(str, thrown))
    typed = told(capsys, f"advise farkle --dice {dice} --chance")
    assert told(capsys, f"advise farkle --state {path} --chance --seats perfect,perfect") == typed


def test_fonnjo_foon_without_a_journal_is_the_beginning_of_a_game(
    cache: Path, capsys: pytest.CaptureFixture[str], all_solved: None, told_always: None
) -> None:
    assert len(told(capsys, "advise fonnjo_foon --chance")["chance"]) == 2
    line = "advise fonnjo_foon --chance --seats bold,weak,perfect"
    assert len(told(capsys, line)["chance"]) == 3
    assert "chance" not in told(capsys, "advise fonnjo_foon")


# --- replay ---


def test_replay_prints_the_chances_at_each_turn(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_of(tmp_path, "farkle", "steady", "bold", "cautious")
    table = finished("farkle", ("steady", "bold", "cautious"), 3)
    found = told(capsys, f"replay {path} --chance")
    chances = opponents.chances("farkle")
    assert chances is not None
    expected = course(table.journal, table.game, chances, ("steady", "bold", "cautious"))
    assert expected is not None
    assert found["game"] == "farkle"
    assert len(found["seats"]) == 3
    rows = [(one["round"], found["seats"].index(one["seat"])) for one in found["turns"]]
    assert rows == [(start.round, start.seat) for start in expected.starts]
    assert [tuple(one["chance"]) for one in found["turns"]] == [
        start.chance.seats for start in expected.starts
    ]
    assert {one["exact"] for one in found["turns"]} == {True}
    winner = expected.end.index(1.0)
    rises = [b - a for a, b in zip(expected.of(winner), expected.of(winner)[1:], strict=False)]
    assert found["decided"]["seat"] == found["seats"][winner]
    assert found["decided"]["to"] - found["decided"]["from"] == max(rises)
    status, out, err = run(capsys, f"replay {path} --chance")
    assert (status, err, len(out.splitlines())) == (0, "", len(rows) + 1)


def test_replay_draws_the_course_of_a_game(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], told_always: None
) -> None:
    path = journal_of(tmp_path, "farkle", *("bold",) * 8)
    turns = len(told(capsys, f"replay {path} --chance --plot {tmp_path / 'course.svg'}")["turns"])
    root = ET.parse(tmp_path / "course.svg").getroot()
    title, description = (root.find(f"{SVG}{name}") for name in ("title", "desc"))
    assert title is not None
    assert description is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    legend = [text.text or "" for text in root.iter(f"{SVG}text")][-8:]
    assert all(line in (description.text or "") for line in legend)
    lines = root.findall(f"{SVG}polyline")
    points = [line.get("points", "").split() for line in lines]
    assert {len(one) for one in points} == {turns + 1}  # the end has a place of its own
    assert len({(line.get("stroke"), line.get("stroke-dasharray")) for line in lines}) == 8
    assert len({line.get("stroke-dasharray") for line in lines}) == 8
    heights = [float(one[0].split(",")[1]) for one in points]
    assert heights == sorted(heights, reverse=True)  # more to win is higher


# --- simulate ---


def test_simulate_prints_a_row_for_each_tenth(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "simulate farkle --seats steady,cautious,bold --games 20 --calibration"
    found = told(capsys, line)
    rows = found["calibration"]
    assert [row["from"] for row in rows] == [n / 10 for n in range(10)]
    assert {"from", "to", "turns", "games", "told", "won", "se"} == rows[0].keys()
    assert found.keys() == {"seats", "seconds", "games_per_second", "calibration"}
    assert all(row["from"] <= row["told"] <= row["to"] for row in rows if row["turns"])
    status, out, _ = run(capsys, line)
    assert (status, len(out.splitlines())) == (0, 3 + 10 + 1)
    assert f"{rows[3]['turns']} turns" in out


# --- bad input ---

SHEET = "advise fune --open ones --upper 30 --chance"
WRONG = [
    ("advise farkle --banked 400 --chance", "--banked: '400'", "2 to 8"),
    ("advise farkle --banked 1,2,3,4,5,6,7,8,9", "--banked: '1,2,3,4,5,6,7,8,9'", "2 to 8"),
    ("advise farkle --banked 0,0,x", "--banked: '0,0,x'", "mine and theirs"),
    ("advise farkle --banked 0,0,3", "--banked: '3'", "multiples of 5"),
    ("advise farkle --banked 0,5,0,0 --option teams=on", "--banked: '0'", "partners"),
    ("advise farkle --seats bold,bold", "--seats: 'bold,bold' is used without", "--chance"),
    ("advise farkle --chance --seats bold", "--seats: 'bold'", "2 names"),
    ("advise farkle --chance --seats bold,nobody", "--seats: 'nobody'", "steady"),
    ("advise farkle --option target=105 --chance", "--chance: ", "the solving process died"),
    ("advise farkle --state nowhere --chance", "--state: 'nowhere' cannot be read", "readable"),
    ("advise farkle --state x --banked 0,0", "--state: 'x' is used with --banked", "one of them"),
    ("advise farkle --state x --target 500", "--state: 'x' is used with --target", "one of them"),
    ("advise fune --state x --dice 1,1,1,1,1", "--state: 'x' is used with --dice", "one of them"),
    (SHEET, "--chance: one seat", "two or more seats"),
    ("advise fune --others open=ones", "--others: 'open=ones' is used without", "--chance"),
    ("advise fune --points 5", "--points: '5' is used without", "--chance"),
    (f"{SHEET} --others ones", "--others: 'ones'", "open=BOXES"),
    (f"{SHEET} --others open=ones;upper=x", "--others: 'open=ones;upper=x'", "open=BOXES"),
    (f"{SHEET} --others open=jacks", "--others open: 'jacks'", "full_house"),
    (f"{SHEET} --others open=ones;upper=200", "--others upper: '200'", "2 to 98"),
    (f"{SHEET} --others open=ones;points=999", "--others points: '999'", "0 to "),
    (f"{SHEET} --points 10 --others open=ones", "--points: '10'", "30 to "),
    (f"{SHEET} --open none --others open=ones", "--open: 'none'", "full_house"),
    (SHEET + " --others open=ones" * 8, "--others: '8'", "7 other sheets"),
    ("advise fonnjo_foon --chance --seats bold,nobody", "--seats: 'nobody'", "steady"),
    ("simulate farkle --seats steady --calibration", "--calibration: one seat", "two or more"),
    (
        "simulate farkle --seats bold,bold,bold --calibration --option target=105",
        "--calibration: ", "the solving process died",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("line", "wrong", "allowed"), WRONG, ids=[w[0] for w in WRONG])
def test_bad_input_is_one_line_and_status_2(
    cache: Path, capsys: pytest.CaptureFixture[str], line: str, wrong: str, allowed: str
) -> None:
    status, out, err = run(capsys, line)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert wrong in err
    assert allowed in err


@pytest.mark.parametrize("option", ["--chance", "--plot {folder}/course.svg"])
def test_replay_of_one_seat_or_without_a_table_has_no_chances(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    option = option.format(folder=tmp_path)
    path = journal_of(tmp_path, "farkle", "steady")
    assert refused(capsys, f"replay {path} {option}").endswith("of two or more seats\n")
    table = finished("farkle", ("bold",) * 3, 3, target=105)
    path.write_text("\n".join(table.journal.lines()) + "\n", "utf-8")
    assert option.split()[0] in refused(capsys, f"replay {path} {option}")
    assert not (tmp_path / "course.svg").exists()


def test_replay_shows_one_thing_at_a_time_and_names_what_it_cannot_write(
    tmp_path: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_of(tmp_path, "farkle", "steady", "bold")
    for other in ("--review", "--verify", "--heard"):
        assert "one of them" in refused(capsys, f"replay {path} --chance {other}")
    nowhere = tmp_path / "nowhere" / "course.svg"
    assert "--plot" in refused(capsys, f"replay {path} --plot {nowhere}")


def refused(capsys: pytest.CaptureFixture[str], line: str) -> str:
    status, out, err = run(capsys, line)
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err


def test_opponents_are_completed_by_the_game_of_the_command() -> None:
    from click.shell_completion import ShellComplete

    complete = ShellComplete(cli.cli, {}, "audiodice", "_AUDIODICE_COMPLETE")
    for game in filter(opponents.evaluator, games.names()):
        found = complete.get_completions(["advise", game, "--seats"], "")
        assert {one.value for one in found} == set(opponents.names(game))
