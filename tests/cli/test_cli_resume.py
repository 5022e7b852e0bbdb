"""`audiodice resume`: a saved game by name, or a file with a game."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from audiodice import cli
from audiodice.storage import paths
from tests.cli.test_cli_solved import run

JOURNALS = Path(__file__).parents[1] / "fixtures" / "journals"


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that would be resumed."""
    names: list[str] = []

    def play_session(setup: object, seed: object, wishes: Any, *, resume: str) -> None:
        names.append(resume)

    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr("audiodice.cli.resume.play_session", play_session)
    monkeypatch.chdir(tmp_path)
    return names


def run_ok(line: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(line)
    assert ended.value.code == 0


def unfinished(path: Path, lines: int = 4) -> Path:
    """The first lines of a game in a file of its own."""
    whole = (JOURNALS / "farkle.2.journal").read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(whole[:lines]), "utf-8")
    return path


@pytest.mark.parametrize("name", ["sent.journal", "my game.txt", "ゲーム", "-odd.journal"])
def test_resuming_a_foreign_file_imports_it_once(
    tmp_path: Path, started: list[str], name: str
) -> None:
    file = unfinished(tmp_path / name)
    before = file.read_bytes()
    for _ in range(2):  # the second time it is the same saved game
        run_ok(["resume", "--", name])
    games = list((tmp_path / "data" / "games").glob("*.journal"))
    assert [game.stem for game in games] == [started[0]]
    assert started[0] == started[1]
    assert file.read_bytes() == before


def test_resuming_the_file_of_a_saved_game_does_not_copy_it(
    tmp_path: Path, started: list[str]
) -> None:
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    file = unfinished(games / "20260101T000000Z-farkle.journal")
    run_ok(["resume", str(file)])
    run_ok(["resume", file.stem])
    assert started == [file.stem, file.stem]
    assert list(games.glob("*.journal")) == [file]


@pytest.mark.parametrize(
    "content", [b"", b"no journal", b"\xff\xfe\x00", b"{}\n", b"[1]\n[2]\n", b"\0" * 5000]
)
def test_file_without_a_game_is_refused_in_one_line(
    tmp_path: Path, started: list[str], capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / "x.journal").write_bytes(content)
    status, out, err = run(capsys, "resume x.journal")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "x.journal" in err
    assert started == []


def test_finished_game_is_refused_and_not_imported(
    tmp_path: Path, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(JOURNALS / "farkle.2.journal", tmp_path / "done.journal")
    status, _, err = run(capsys, "resume done.journal")
    assert status == 2
    assert "replay" in err
    assert started == []
    assert not (tmp_path / "data" / "games").exists()
