"""`audiodice stats` in words, JSON, CSV and as a picture; rebuilding; the records in the menu."""

from __future__ import annotations

import csv
import io
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice.cli import stats_plot
from audiodice.engine.stats import Result
from audiodice.engine.summary import SeatSummary, Summary
from audiodice.session.language import words
from audiodice.storage import paths
from audiodice.storage.records.store import Records
from tests.cli.test_cli_solved import run, told
from tests.support.headless import Player
from tests.support.said import label, said, sentence

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
SVG = "{http://www.w3.org/2000/svg}"


def game(number: int, score: int, *, won: bool, player: str = "Ann") -> Summary:
    seats = (
        SeatSummary(player, None, score, 2 - won, won, (score, 0), 100, 355),
        SeatSummary("Bo", "bold", 90, 1 + won, not won, (90,), 10, 30),
    )
    return Summary(f"{number}", "farkle", {}, f"2026-{number:03}", "target", 1, 0, 3900, seats)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def filled(folder: Path) -> Path:
    with closing(Records(folder / "records.sqlite")) as records:
        records.add(game(n, 100 + n, won=n != 2) for n in range(1, 5))
        alone = game(9, 161, won=True, player="はなこ").seats[:1]
        records.add((replace(game(9, 0, won=True), game="fune", seats=alone, retaken=2),))
    return folder


def test_stats_without_games_print_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "stats --lang en") == (0, sentence("records_empty") + "\n", "")
    assert told(capsys, "stats") == {"stats": []}


def test_plot_without_games_does_not_change_the_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = folder / "old.svg"
    picture.write_text("an older picture", "utf-8")
    status, out, err = run(capsys, f"stats --lang en --plot {picture}")
    assert (status, out) == (0, sentence("records_empty") + "\n")
    assert str(picture) in err
    assert picture.read_text("utf-8") == "an older picture"


def test_stats_in_words(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "stats --lang en")
    assert (status, err) == (0, "")
    farkle, fune = label("farkle/game-name"), label("fune/game-name")
    assert out.splitlines() == [
        sentence(
            "record_games", title=farkle, player="Ann", opponents=("Bo",), count=4, won=3, lost=1,
            tied=0, longest=2, streak=2,
        ),
        sentence(
            "record_scores", best=(104,), mean="102.5", best_turn=(104,), mean_turn="51.2",
            empty=4, count=8,
        ),
        sentence("record_time", hours=4, minutes=20, undone=4, retaken=0, hinted=0),
        sentence("record_games", title=fune, player="はなこ", opponents=(), count=1),
        sentence(
            "record_scores", best=(), mean="161.0", best_turn=(), mean_turn="80.5", empty=1, count=2
        ),
        sentence("record_time", hours=1, minutes=5, undone=1, retaken=1, hinted=0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "games"),
    [
        ("", [4, 1]), ("farkle", [4]), ("--player Ann", [4]), ("--opponent bold", [4]),
        ("fune --player はなこ", [1]), ("dice4fun", []), ("fune --player Ann", []),
    ],
)  # fmt: skip
def test_stats_filters(
    asked: str, games: Sequence[int], filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [one["games"] for one in told(capsys, f"stats {asked}")["stats"]] == games


def test_csv_has_all_columns_of_the_json(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(run(capsys, "stats --csv")[1])))
    same = told(capsys, "stats")["stats"]
    assert [set(row) for row in rows] == [set(one) for one in same]
    assert rows[0]["best_score"] == "104"
    assert (rows[1]["player"], rows[1]["best_score"], same[1]["best_score"]) == ("はなこ", "", None)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("--player Zoe", "--player: 'Zoe' has no records; expected Ann, はなこ"),
        ("--opponent zoe", "--opponent: 'zoe' has no records; expected bold"),
        ("--json --csv", "only one of them"),
        ("chess", "GAME: 'chess' is not valid; expected"),
        ("--plot nowhere/at/all.svg", f"--plot: '{Path('nowhere/at/all.svg')}' cannot be written"),
    ],
)
def test_bad_input_is_one_line_with_allowed_values(
    line: str, why: str, filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, f"stats {line}")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert why in err


def test_records_of_a_newer_version_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Records(folder / "records.sqlite")) as records:
        records._base.execute("PRAGMA user_version = 99")
    status, _, err = run(capsys, "stats --lang en")
    assert (status, err.count("\n")) == (2, 1)
    assert "99" in err


def test_rebuild_records_saved_games_and_keeps_older_records(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished = filled / "games" / "finished"
    finished.mkdir(parents=True)
    for number, name in enumerate(("farkle", "fune")):
        whole = (FIXTURES / f"{name}.2.journal").read_bytes()
        (finished / f"2026112{number}T104651Z-{name}.journal").write_bytes(whole)
    status, out, err = run(capsys, "stats --rebuild --csv")
    # The five recorded games without a journal stay.
    assert (status, err) == (0, sentence("records_rebuilt", count=7) + "\n")
    rows = [(row["player"], row["game"]) for row in csv.DictReader(io.StringIO(out))]
    assert rows[1:] == [("はなこ", "farkle"), ("はなこ", "fune"), ("はなこ", "fune")]


@pytest.mark.parametrize("spoil", ["no database", "no tables"])
def test_rebuild_replaces_damaged_records_and_keeps_the_damaged_file(
    spoil: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "records.sqlite"
    if spoil == "no database":
        path.write_bytes(b"no database at all. " * 40)
    else:
        with closing(Records(path)) as records:
            records._base.execute("DROP TABLE turns")
    finished = folder / "games" / "finished"
    finished.mkdir(parents=True)
    whole = (FIXTURES / "farkle.2.journal").read_bytes()
    # A finished game that was never moved, because it could not be recorded.
    (finished.parent / "20261121T104651Z-farkle.journal").write_bytes(whole)
    (finished / "20261121T104652Z-farkle.journal").write_bytes(b"damaged")
    if spoil == "no database":
        status, _, err = run(capsys, "stats --lang en")
        assert (status, err.count("\n")) == (2, 1)
        assert "audiodice stats --rebuild" in err
    status, out, err = run(capsys, "stats --rebuild --lang en")
    assert (status, err) == (0, sentence("records_rebuilt", count=1) + "\n")
    assert out.count("はなこ") == 1
    assert (folder / "records.sqlite.damaged").exists()
    assert run(capsys, "stats --lang en") == (0, out, "")


def test_rebuild_changes_nothing_if_the_games_cannot_be_read(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = told(capsys, "stats")
    (filled / "games").mkdir()
    (filled / "games" / "finished").write_text("no folder")
    status, out, err = run(capsys, "stats --rebuild --lang en")
    assert (status, out) == (2, "")
    before_why, _, after_why = sentence("games_unreadable", why="|").partition("|")
    assert err.startswith(f"audiodice: {before_why}")  # each system has its own words for why
    assert err.endswith(f"{after_why}\n")
    assert told(capsys, "stats") == before


# --- the picture --------------------------------------------------------------------------------


def test_plot_shows_all_games_and_describes_them_for_screen_readers(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filled / "records.svg"
    assert run(capsys, f"stats --lang en --plot {path}")[0] == 0
    root = ET.fromstring(path.read_text("utf-8"))
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    told = {part.get("id"): part.text for part in root if part.get("id")}
    assert set((root.get("aria-labelledby") or "").split()) == set(told)
    assert told["desc"] == (
        sentence("plot_game", title="Farkle", count=4, won=3, top=104, mean="102.5")
        + " "
        + sentence("plot_game", title="FUNE", count=1, won=0, top=161, mean="161.0")
    )
    farkle, fune = root.findall(f"{SVG}g")
    filled_dots = [dot for dot in farkle.findall(f"{SVG}circle") if dot.get("fill") != "none"]
    assert len(farkle.findall(f"{SVG}circle")) == 4
    assert len(filled_dots) == 3  # one was lost
    assert len(fune.findall(f"{SVG}circle")) == 1


def points(svg: str) -> list[tuple[float, float]]:
    dots = ET.fromstring(svg).iter(f"{SVG}circle")
    return [(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in dots]


def test_plot_places_dots_by_score_and_order() -> None:
    scores = [100, 455, 100, 230, 500]
    dots = points(stats_plot.svg([Result("farkle", score, "won") for score in scores], words("en")))
    assert [x for x, _ in dots] == sorted(x for x, _ in dots)
    heights = sorted(range(5), key=lambda n: (scores[n], n))
    assert sorted(range(5), key=lambda n: (-dots[n][1], n)) == heights
    assert all(stats_plot.TOP <= y <= stats_plot.BOTTOM for _, y in dots)


def test_bars_count_every_game() -> None:
    scores = [1, 1, 1, 2, 40]
    svg = stats_plot.svg([Result("farkle", score, "lost") for score in scores], words("en"))
    bars = [float(bar.get("height", 0)) for bar in ET.fromstring(svg).iter(f"{SVG}rect")][
        1:
    ]  # the first is the paper
    assert [round(4 * tall / max(bars)) for tall in bars if tall] == [4, 1]


@pytest.mark.parametrize("scores", [[], [0], [7, 7, 7], [-40, 30], list(range(3000))])
def test_plot_accepts_any_scores(scores: list[int]) -> None:
    svg = stats_plot.svg([Result("farkle", score, "tied") for score in scores], words("en"))
    ET.fromstring(svg)
    assert len(svg) < 200_000


def test_plot_escapes_names() -> None:
    svg = stats_plot.svg([Result("<script>&", 5, "alone")], words("en"))
    assert "<script>&:" in (ET.fromstring(svg).findtext(f"{SVG}desc") or "")


# --- the menu -----------------------------------------------------------------------------------


def opened(folder: Path, *, speech: bool = True) -> Player:
    player = Player(keep_in=folder, speech=speech)
    records = said("entry", label="menu-records")
    player.router.screen.place = player.entries.index(records)  # type: ignore
    del player.out.lines[:]
    player.press("enter")
    return player


def test_records_menu_reads_line_by_line(filled: Path) -> None:
    player = opened(filled)
    assert player.heard[-1] == said("reader_open", title="menu-records")
    assert player.press("down") == said("menu_move", label="record-scores", best=(104,))


def test_records_menu_plays_cues_without_a_voice(filled: Path) -> None:
    player = opened(filled, speech=False)
    player.let_play()
    for _ in range(8):
        del player.out.lines[:]
        player.press("down")
        player.let_play()
        assert len(player.cued) > 2
        assert "text" not in player.cued


def test_records_menu_refuses_missing_and_damaged_records(folder: Path) -> None:
    assert opened(folder).heard[-1] == said("records_empty")
    for path in folder.glob("records.sqlite*"):
        path.unlink()
    (folder / "records.sqlite").write_text("no database at all " * 50)
    assert opened(folder).heard[-1] == said("records_damaged")
