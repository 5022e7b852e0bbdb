"""Records: statistics of games, migrations, and the rebuild from journals."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice.core.text import same_name
from audiodice.engine.journal import Journal, Seat, read_file
from audiodice.engine.stats import Result, Stats
from audiodice.engine.summary import SeatSummary, Summary, summary
from audiodice.storage.records.database import DatabaseError, connect
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Records
from audiodice.ui.record_lines import record_lines
from tests.spoken.samples import speaker
from tests.support.headless import Player

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"


def journal(game: str) -> Journal:
    return read_file((FIXTURES / f"{game}.2.journal").read_bytes()).journal


def seat(name: str, score: int, *, policy: str | None = None, won: bool = False) -> SeatSummary:
    return SeatSummary(name, policy, score, 2 - won, won, (score, 0), 10, 40)


def game(number: int, *seats: SeatSummary, name: str = "farkle") -> Summary:
    return Summary(f"{name}{number}", name, {}, f"2026-{number:03}", "target", 1, 0, 60, seats)


def against_bo(number: int, result: str) -> Summary:
    """Return a game that Ann won, lost or tied."""
    return game(
        number,
        seat("Ann", 100 + number, won=result != "lost"),
        seat("Bo", 90, policy="cautious", won=result != "won"),
    )


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "new" / "records.sqlite")


def test_empty_records_have_no_statistics(records: Records) -> None:
    assert records.stats() == ()


def test_recorded_game_is_in_the_statistics(records: Records) -> None:
    played = journal("farkle")
    assert records.record(played)
    told = summary(played)
    assert told is not None
    ann = told.seats[0]
    assert records.stats() == (
        Stats(
            "farkle", "はなこ", "cautious", games=1, won=1, tied=0, best_score=220,
            mean_score=220.0, longest_streak=1, streak=1, turns=len(ann.turns),
            best_turn=max(ann.turns), mean_turn=220 / len(ann.turns),
            empty_turns=ann.turns.count(0), dice=ann.dice, pips=ann.pips, undone=2,
            retaken=0, seconds=0, variant="target=200",
        ),
    )  # fmt: skip


def test_variants_have_separate_records(records: Records) -> None:
    great = replace(against_bo(2, "won"), variant=("scale=10000",))
    records.add((against_bo(1, "lost"), great, against_bo(3, "lost")))
    ann = records.stats(player="Ann")
    assert [(told.variant, told.games, told.best_score) for told in ann] == [
        ("", 2, 103), ("scale=10000", 1, 102),
    ]  # fmt: skip
    assert [one.variant for one in records.results(player="Ann")] == ["", "", "scale=10000"]
    titles = [e.fields["title"] for e in record_lines(ann, speaker("en")) if "title" in e.fields]
    assert titles[0] == "Farkle"
    assert str(titles[1]).startswith("Farkle, ")


def test_turn_with_a_penalty_counts_as_a_turn_without_points(records: Records) -> None:
    ann = replace(seat("Ann", 10), turns=(110, 0, -100))
    records.add((game(1, ann),))
    assert records.stats()[0].empty_turns == 2


def test_recording_a_game_twice_counts_it_once(records: Records) -> None:
    for name in ("farkle", "fune", "farkle", "farkle"):
        records.record(journal(name))
    assert [(told.game, told.games) for told in records.stats()] == [("farkle", 1), ("fune", 1)]
    assert records._base.execute("SELECT count(*) FROM turns WHERE seat = 1").fetchone()[0] > 15


def test_unfinished_game_is_not_recorded(records: Records) -> None:
    played = journal("farkle")
    played.entries.pop()
    assert not records.record(played)
    assert records.stats() == ()


def test_wins_ties_and_streaks_count_in_the_order_of_play(records: Records) -> None:
    results = ["won", "won", "won", "lost", "won", "tied", "won", "won"]
    for number in (3, 0, 7, 1, 6, 2, 5, 4):  # recorded in another order
        records.add((against_bo(number, results[number]),))
    (told,) = records.stats()
    assert (told.games, told.won, told.tied, told.lost) == (8, 6, 1, 1)
    assert (told.longest_streak, told.streak) == (3, 2)
    assert (told.best_score, told.mean_score) == (107, 103.5)
    assert (told.turns, told.empty_turns, told.mean_turn) == (16, 8, 51.75)
    assert (told.dice, told.mean_face, told.seconds, told.undone) == (80, 4.0, 480, 8)


def test_each_game_and_opponent_has_its_own_record_most_played_first(records: Records) -> None:
    alone = game(1, seat("Ann", 50, won=True), name="fune")
    friends = [game(n, seat("Ann", 5, won=True), seat("Cy", 4)) for n in (11, 12)]
    three = game(
        21, seat("Ann", 5), seat("Bo", 4, policy="bold"), seat("Al", 6, policy="bold", won=True)
    )
    records.add([alone, *friends, three, *(against_bo(n, "won") for n in (31, 32, 33))])
    told = [(t.game, t.player, t.opponents, t.games, t.won, t.lost) for t in records.stats()]
    assert told == [
        ("farkle", "Ann", "cautious", 3, 3, 0),
        ("farkle", "Ann", "people", 2, 2, 0),
        ("farkle", "Cy", "people", 2, 0, 2),
        ("farkle", "Ann", "bold+bold", 1, 0, 1),
        ("fune", "Ann", "", 1, 0, 0),
    ]
    assert len(records.stats(game="farkle")) == 4
    assert len(records.stats(player="Cy")) == 1
    assert len(records.stats(game="farkle", player="Ann", opponents="people")) == 1
    assert [t.game for t in records.stats(opponents="")] == ["fune"]


def test_rebuild_updates_records_and_keeps_those_without_a_journal(
    records: Records,
) -> None:
    told = summary(journal("farkle"))
    assert told is not None
    records.add((against_bo(1, "won"), replace(told, seconds=9999)))
    unplayable = journal("fune")
    unplayable.header = replace(unplayable.header, seats=(Seat("A"), Seat("B", "nobody")))
    journals = [journal("farkle"), unplayable, journal("fonnjo_foon")]
    assert records.rebuild(journals) == 3
    found = {(told.game, told.player): told for told in records.stats()}
    assert set(found) == {("farkle", "Ann"), ("farkle", "はなこ"), ("fonnjo_foon", "はなこ")}
    assert found["farkle", "はなこ"].seconds == told.seconds
    for table, many in (("games", 3), ("seats", 6)):
        assert records._base.execute(f"SELECT count(*) FROM {table}").fetchone() == (many,)


def test_failed_rebuild_keeps_the_records(records: Records) -> None:
    records.add((against_bo(1, "won"),))

    def journals() -> object:
        yield journal("farkle")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        records.rebuild(journals())  # type: ignore[arg-type]
    assert [told.games for told in records.stats()] == [1]
    assert records.stats()[0].player == "Ann"


def test_two_programs_can_record_at_the_same_time(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"

    def record(first: int) -> None:
        own = Records(path)
        for number in range(first, first + 20):
            own.add((against_bo(number, "won"),))
        own.close()

    threads = [threading.Thread(target=record, args=(first,)) for first in (0, 100, 200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert Records(path).stats()[0].games == 60


def test_programs_can_create_the_file_at_the_same_time(tmp_path: Path) -> None:
    def open_it(path: Path, ready: threading.Barrier) -> None:
        ready.wait()
        Records(path).close()

    # One of some forty openings was refused.
    with ThreadPoolExecutor(4) as pool:
        for number in range(60):
            args = tmp_path / f"{number}.sqlite", threading.Barrier(4)
            for done in [pool.submit(open_it, *args) for _ in range(4)]:
                done.result()


def test_game_with_undone_throws_does_not_count_for_the_best_score(records: Records) -> None:
    unfair = replace(against_bo(9, "won"), retaken=2)
    records.add((unfair,))
    assert (records.stats()[0].best_score, records.stats()[0].best_turn) == (None, None)
    records.add((against_bo(1, "won"), against_bo(2, "lost")))
    (told,) = records.stats()
    assert (told.best_score, told.best_turn, told.retaken) == (102, 102, 1)
    assert (told.games, told.won, told.mean_score) == (3, 2, 104)


def test_results_are_in_the_order_of_play(records: Records) -> None:
    records.add(against_bo(n, result) for n, result in ((3, "tied"), (1, "won"), (2, "lost")))
    records.add((game(5, seat("Ann", 50, won=True), name="fune"),))
    assert records.results() == (
        Result("farkle", 101, "won"), Result("farkle", 102, "lost"), Result("farkle", 103, "tied"),
        Result("fune", 50, "alone"),
    )  # fmt: skip
    assert records.results(game="fune", player="Bo") == ()


# --- versions and failures ----------------------------------------------------------------------

OLD = (("CREATE TABLE one (a)", "INSERT INTO one VALUES (1)"),)
STEP = ("ALTER TABLE one RENAME TO two", "ALTER TABLE two ADD COLUMN b DEFAULT 7")


def test_file_of_the_first_version_can_be_read_and_extended(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    path.write_bytes((FIXTURES.parent / "records" / "records.1.sqlite").read_bytes())
    assert version(path) == 1
    records = Records(path)
    anew = Records(tmp_path / "anew.sqlite")
    anew.rebuild(journal(name) for name in ("dice4fun", "farkle", "fonnjo_foon", "fune"))
    assert version(path) == version(tmp_path / "anew.sqlite") == len(MIGRATIONS)
    assert records.stats() == anew.stats()
    assert [told.best_score for told in records.stats()] == [161, 220, 38, 175]
    records.add((against_bo(1, "won"),))
    assert records.stats(player="Ann")[0].games == 1


def test_file_with_unknown_columns_is_reported_damaged_and_can_be_rebuilt(tmp_path: Path) -> None:
    """An unreleased version made such files; `stats --rebuild` replaces them."""
    path = tmp_path / "records.sqlite"
    connect(path, (("CREATE TABLE seats (game)", "CREATE INDEX people ON seats (game)"),)).close()
    with pytest.raises(DatabaseError, match=r"records_damaged .*no such column"):
        Records(path).stats()


SPELLINGS = ("José", "Jose\u0301", "JOSÉ", " jose\u0301")


def test_spellings_of_a_name_count_as_one_player(tmp_path: Path) -> None:
    with closing(Records(tmp_path / "records.sqlite")) as records:
        for number, name in enumerate(SPELLINGS):
            game = against_bo(number, "won")
            seats = (replace(game.seats[0], name=name), *game.seats[1:])
            records.add((replace(game, seats=seats),))
        for asked in (None, *SPELLINGS):
            (told,) = (one for one in records.stats(player=asked) if one.player != "Bo")
            assert (told.player, told.games, told.streak) == ("José", 4, 4)
            assert len(records.results(player=asked)) >= 4


def test_migration_merges_spellings_of_a_name_into_one_player(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    with closing(Records(path, MIGRATIONS[:-2])) as records:
        records.add(against_bo(number, "won") for number in range(len(SPELLINGS)))
    base = sqlite3.connect(path)
    names = [(name, n + 1) for n, name in enumerate(SPELLINGS)]
    base.executemany("UPDATE seats SET name = ? WHERE game_id = ? AND name = 'Ann'", names)
    base.commit()
    base.close()
    with closing(Records(path)) as records:
        (told,) = (one for one in records.stats() if one.player != "Bo")
        assert same_name(told.player) == same_name("José")
        assert told.games == len(SPELLINGS)


def version(path: Path) -> int:
    base = sqlite3.connect(path)
    (found,) = base.execute("PRAGMA user_version").fetchone()
    base.close()
    return int(found)


def test_migration_of_an_older_file_keeps_its_records(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    connect(path, OLD).close()
    assert version(path) == 1
    base = connect(path, (*OLD, STEP))
    assert base.execute("SELECT * FROM two").fetchall() == [(1, 7)]
    base.close()
    assert version(path) == 2


@pytest.mark.parametrize("statements", [0, 1, 2])
def test_failed_migration_keeps_the_records_and_can_be_repeated(
    tmp_path: Path, statements: int
) -> None:
    path = tmp_path / "records.sqlite"
    connect(path, OLD).close()
    broken = (*STEP[:statements], "NONSENSE")
    with pytest.raises(DatabaseError, match="records_unusable"):
        connect(path, (*OLD, broken))
    assert version(path) == 1
    connect(path, OLD).close()
    connect(path, (*OLD, STEP)).close()
    assert version(path) == 2


def test_migration_interrupted_by_a_kill_is_repeated(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    connect(path, OLD).close()
    # The statement after STEP never ends, so the kill comes before the version is set.
    program = f"""
import sys
from pathlib import Path
from audiodice.storage.records.database import connect
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
class Told(tuple):
    def __iter__(self):
        yield from {STEP!r}
        print("under way", flush=True)
        yield "CREATE TABLE three AS " + ENDLESS
connect(Path(sys.argv[1]), (*{OLD!r}, Told()))
"""
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "under way\n"
        process.kill()
    assert version(path) == 1
    base = connect(path, (*OLD, STEP))
    assert base.execute("SELECT * FROM two").fetchall() == [(1, 7)]
    base.close()


def test_file_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 9")
    base.close()
    before = path.read_bytes()
    with pytest.raises(DatabaseError) as caught:
        Records(path)
    assert caught.value.key == "records_newer"
    assert caught.value.fields == {"version": 9, "known": len(MIGRATIONS)}
    assert path.read_bytes() == before


@pytest.mark.parametrize("data", [b"no database at all, but text. " * 40, b"SQLite format 3\0junk"])
def test_file_that_is_not_a_database_is_refused_in_words(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "records.sqlite"
    path.write_bytes(data)
    with pytest.raises(DatabaseError, match="records_damaged"):
        Records(path)
    assert path.read_bytes() == data


def test_a_folder_that_cannot_be_made_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseError) as caught:
        Records(tmp_path / "file" / "records.sqlite")
    assert caught.value.fields["why"] == os.strerror(errno.ENOTDIR)


def test_file_damaged_while_open_is_reported_in_words(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    records = Records(path)
    records._base.execute("DROP TABLE turns")
    with pytest.raises(DatabaseError, match="no such table"):
        records.add((against_bo(1, "won"),))
    assert records.stats() == ()  # the new file is empty
    records._base.execute("DROP INDEX people")
    with pytest.raises(DatabaseError, match="people"):
        records.stats()


@pytest.mark.parametrize(
    ("opponents", "people", "others"),
    [
        ("", 0, 0),
        ("bold", 0, 1),
        ("people", 1, 0),
        ("people+steady", 1, 1),
        ("people+people", 2, 0),
    ],
)
def test_human_opponents_are_counted_in_one_phrase(
    opponents: str, people: int, others: int
) -> None:
    words = Player().context.words
    stats = Stats(
        "farkle", "Ann", opponents, 2, 1, 0, 90, 80.0, 1, 1, 9, 30, 9.5, 0, 60, 200, 0, 0, 60
    )
    (games, *_) = record_lines([stats], words)
    told = games.fields["opponents"]
    phrase = words.text("record_people", count=people)
    assert isinstance(told, tuple)
    assert [one == phrase for one in told] == [True] * bool(people) + [False] * others
