"""What the program keeps of its players is theirs alone, whatever an older version left."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.session.crash_handling import report
from audiodice.storage import paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.log import Log
from audiodice.storage.records.store import Records
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from tests.support.headless import InlineBackground
from tests.support.keeping import new_table, play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there, folders say who may read")


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def last_setups(path: Path) -> LastSetupsFile:
    return LastSetupsFile(path, InlineBackground())


def quiz_scores(path: Path) -> QuizScoresFile:
    return QuizScoresFile(path, InlineBackground())


def modes(folder: Path) -> dict[str, int]:
    """The mode of everything in and below a folder, and of it."""
    return {str(p.relative_to(folder)): p.stat().st_mode & 0o777 for p in folder.rglob("*")}


def test_records_and_files_beside_them_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "audiodice"
    records = Records(folder / "records.sqlite")
    store, table = JournalFolder(folder / "games"), new_table(100)
    store.begin(table)
    play(table)
    store.finish(records.record)
    found = modes(tmp_path)
    records.close()
    store.close()
    assert {"data/audiodice/records.sqlite-wal", "data/audiodice/records.sqlite-shm"} <= set(found)
    folders = {"data", "data/audiodice", "data/audiodice/games", "data/audiodice/games/finished"}
    assert {name for name, mode in found.items() if mode == 0o700} == folders
    assert {mode for name, mode in found.items() if name not in folders} == {0o600}


def test_older_records_are_made_private(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    first = Records(path)
    for name in ("records.sqlite", "records.sqlite-wal", "records.sqlite-shm"):
        (tmp_path / name).chmod(0o644)
    tmp_path.chmod(0o755)
    Records(path).close()
    assert set(modes(tmp_path).values()) == {0o600}
    assert tmp_path.stat().st_mode & 0o777 == 0o755  # a folder that is there is the player's
    first.close()


def test_last_setups_and_quiz_scores_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    last_setups(folder / "last.json").remember(GameSetup("farkle"))
    quiz_scores(folder / "quiz.json").take("slow", 3)
    private = {"config": 0o700, "config/last.json": 0o600, "config/quiz.json": 0o600}
    assert modes(tmp_path) == private
    for name in ("last.json", "quiz.json"):
        (folder / name).chmod(0o644)
    last_setups(folder / "last.json")
    quiz_scores(folder / "quiz.json")
    assert modes(tmp_path) == private


def test_log_and_report_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "state" / "log"
    monkeypatch.setattr(paths, "log_folder", lambda: folder)
    monkeypatch.setattr("audiodice.storage.log.BYTES", 200)
    for _ in range(2):
        log = Log()
        for _ in range(20):
            log.note("something happened")
        log.open(folder)
        log.close(5000)
        assert report(ValueError("a defect")) == folder / "defect.txt"
        found = modes(tmp_path)
        assert {"state/log/audiodice.log", "state/log/audiodice.log.1"} <= set(found)
        assert {name for name, mode in found.items() if mode == 0o700} == {"state", "state/log"}
        assert set(found.values()) == {0o600, 0o700}
        for path in folder.iterdir():
            path.chmod(0o644)  # as an older version left them


def test_report_holds_lone_surrogates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "log_folder", lambda: tmp_path)
    path = report(ValueError("half: \udcff"))
    assert path is not None
    assert "half: \\udcff" in path.read_text("utf-8")


def test_a_link_is_left_as_it_is(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("{}")
    elsewhere.chmod(0o644)
    (tmp_path / "last.json").symlink_to(elsewhere)
    last_setups(tmp_path / "last.json")
    assert elsewhere.stat().st_mode & 0o777 == 0o644
