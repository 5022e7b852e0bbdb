"""A player's folders as the versions before the summaries wrote them: all of it is found."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from audiodice.engine.setup import GameSetup
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.kept_rooms import KeptRoomsFolder
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Records
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from tests.support.headless import InlineBackground
from tests.support.keeping import FIXTURES, new_table, play

LAST = (
    '{"plans": [{"game": "fune", "people": [""], "opponents": ["cautious"], "options": {},'
    ' "begins": "first", "first": 0}, {"game": "farkle", "people": ["Ann", "ボブ"],'
    ' "opponents": ["steady"], "options": {"target": 5000}, "begins": "first", "first": 0}]}'
)
TOPIC = "0123456789abcdef" * 2


def test_old_folder_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "last.json").write_text(LAST, "utf-8")
    (tmp_path / "quiz.json").write_text('{"slow": 7}')
    (tmp_path / "friends").mkdir()
    (tmp_path / "friends" / f"{TOPIC}.room").write_bytes(b"seat")
    games = tmp_path / "games"
    (games / "finished").mkdir(parents=True)
    old = FIXTURES / "farkle.2.journal"
    (games / "finished" / "20250101T000000Z-farkle.journal").write_bytes(old.read_bytes())
    store = JournalFolder(games)
    ended, open_game = new_table(100), new_table()
    store.begin(ended)
    play(ended)
    with closing(Records(tmp_path / "records.sqlite", MIGRATIONS[:-1])) as records:
        store.finish(records.record)
    store.begin(open_game)
    play(open_game, 3)
    store.close()

    background = InlineBackground()
    setups = LastSetupsFile(tmp_path / "last.json", background).setups()
    assert setups[:2] == (
        GameSetup("fune"),
        GameSetup("farkle", ("Ann", "ボブ"), ("steady",), {"target": 5000}),
    )
    assert QuizScoresFile(tmp_path / "quiz.json", background).of("slow") == 7
    assert KeptRoomsFolder(tmp_path / "friends").of(TOPIC) == b"seat"
    autosave = Autosave(
        tmp_path, background=background, notice=lambda _: None, finished_cap=lambda: 200
    )
    before = {path: path.read_bytes() for path in games.rglob("*.journal")}
    finished = autosave.listing(finished=True).result()
    assert min(saved.scores for saved in finished) == ended.state.scores
    assert len(finished) == 2
    assert [saved.scores for saved in autosave.listing().result()] == [open_game.state.scores]
    assert [stats.games for stats in autosave.stats().result()] == [1]
    assert {path: path.read_bytes() for path in games.rglob("*.journal")} == before
    with closing(sqlite3.connect(tmp_path / "records.sqlite")) as base:
        ((version,),) = base.execute("PRAGMA user_version").fetchall()
    assert version == len(MIGRATIONS)
