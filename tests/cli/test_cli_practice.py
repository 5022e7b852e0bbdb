"""`audiodice stats --practice`: what decisions lose, in words, as JSON and as a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest

from audiodice.cli import stats_plot
from audiodice.core.jobs import AtOnce
from audiodice.engine.practice import Losses
from audiodice.session.language import words
from audiodice.storage import paths
from audiodice.storage.practice_file import PracticeFile
from tests.cli.test_cli_solved import run, told
from tests.cli.test_cli_stats import SVG, points
from tests.engine.test_practice import place
from tests.support.each import each
from tests.support.said import label, sentence


def lost(of: str, game: str, day: int, unit: str = "points", **kinds: tuple[int, float]) -> Losses:
    return Losses(of, game, date(2026, 11, day), unit, kinds)


FOUND = (
    lost("a", "fune", 2, kept=(8, 6.0), rolled=(2, 2.0)),
    lost("b", "fune", 9, kept=(10, 4.0)),
    lost("c", "farkle", 9, "chance", stopped=(4, 0.02)),
    lost("", "fune", 9, kept=(1, 9.0)),  # an answer in practice
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def filled(folder: Path) -> Path:
    book = PracticeFile(folder / paths.PRACTICE, AtOnce())
    book.take([place(1, date(2020, 1, 1))], FOUND[0])
    for one in FOUND[1:]:
        book.note(one)
    return folder


def test_progress_in_words(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "stats --practice --lang en fune")
    assert (status, err) == (0, "")
    kept, rolled = label("practise-kind-kept"), label("practise-kind-rolled")
    assert out.splitlines() == [
        sentence("progress_weeks", title=label("fune/game-name"), unit="points", mean="0.4",
                 before="0.8", first=False),
        sentence("progress_kinds", kind=kept, percent=83, other=rolled, rest=17),
        sentence("practise_due", due=1),
    ]  # fmt: skip


def test_progress_as_json(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "stats --practice")
    assert (found["due"], found["places"]) == (1, 1)
    fune, farkle = found["practice"]
    assert fune["weeks"] == [
        {"monday": "2026-11-02", "decisions": 10, "lost": 0.8},
        {"monday": "2026-11-09", "decisions": 10, "lost": 0.4},
    ]
    assert fune["kinds"] == {"kept": pytest.approx(10 / 12), "rolled": pytest.approx(2 / 12)}
    assert (farkle["game"], farkle["unit"], farkle["weeks"][0]["lost"]) == (
        "farkle",
        "chance",
        0.005,
    )


def test_without_games_there_is_one_line_and_no_picture(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = folder / "new.svg"
    status, out, err = run(capsys, f"stats --practice --lang en --plot {picture}")
    assert (status, out) == (0, sentence("progress_empty") + "\n")
    assert str(picture) in err
    assert not picture.exists()
    assert told(capsys, "stats --practice") == {"due": 0, "places": 0, "practice": []}


def test_a_damaged_line_is_named_and_the_file_is_not_changed(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filled / paths.PRACTICE
    data = b"{}\n" + path.read_bytes()
    path.write_bytes(data)
    status, out, err = run(capsys, "stats --practice --lang en")
    assert status == 0
    assert str(path) in err
    assert len(out.splitlines()) == 5
    assert path.read_bytes() == data


def test_picture_has_a_dot_for_each_week_and_the_sentences(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = filled / "new.svg"
    _, out, _ = run(capsys, f"stats --practice --lang en --plot {picture}")
    drawing = ET.fromstring(picture.read_text("utf-8"))
    description = drawing.find(f"{SVG}desc")
    assert description is not None
    assert description.text is not None
    assert description.text.split(". ")[0] in out
    dots = points(stats_plot.practice_svg(FOUND[:2], words("en")))
    assert [round(y) for _, y in dots] == [84, 152]  # 0.8 and 0.4 of 1


@each("option", ["--csv", "--rebuild", "--player Ann", "--opponent people"])
def test_options_of_records_do_not_go_with_it(
    option: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, f"stats --practice {option}")
    assert status == 2
    assert "--practice" in err
