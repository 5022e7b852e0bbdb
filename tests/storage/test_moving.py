"""All a player has moves to another home: nothing is lost, doubled or half written."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.jobs import AtOnce
from audiodice.engine.journal import Journal, Move, read_file
from audiodice.engine.practice import Losses
from audiodice.engine.setup import GameSetup
from audiodice.engine.throw import chance
from audiodice.opponents.generic import cautious
from audiodice.storage import disk, moving, paths
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.locks import Lock
from audiodice.storage.moving import Brought, Home, Import, save
from audiodice.storage.player_file import Member, MoveError, pack, unpack
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.records import database
from audiodice.storage.records.store import Records
from audiodice.storage.small_files import (
    LastSetupsFile,
    QuizScoresFile,
    read_scores,
    read_setups,
)
from tests.engine.test_practice import place
from tests.support.each import each
from tests.support.keeping import new_table, play
from tests.support.player import BEGUN, FINISHED, files, filled, home, play_games
from tests.support.small_disk import small_disk

GAMES = BEGUN + FINISHED


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """A home with everything, which tests only read."""
    return filled(tmp_path_factory.mktemp("there"))


@pytest.fixture(scope="module")
def packed(there: Home) -> bytes:
    return save(there)[0]


@pytest.fixture
def here(tmp_path: Path) -> Home:
    return home(tmp_path / "here")


def bring(data: bytes, where: Home, **how: Any) -> Brought:
    return Import(data, where, **how).run()


def refused(data: bytes, where: Home) -> str:
    """The key of the message for a file, which changes nothing."""
    before = files(where)
    into = Import(data, where)
    with pytest.raises(MoveError) as error:
        into.run()
    assert not into.changes
    assert files(where) == before
    return error.value.event.key


def journals(where: Home) -> dict[str, bytes]:
    return {name: data for name, data in files(where).items() if name.endswith(".journal")}


def begun(where: Home) -> list[Path]:
    return sorted((where.data / paths.GAMES).glob("*.journal"))


def played_on(where: Home) -> Path:
    """Play the last begun game of a home on; returns its file."""
    store = JournalFolder(where.data / paths.GAMES)
    saved = store.find(begun(where)[-1].stem)
    assert saved is not None
    play(store.open(saved), 4)
    store.close()
    return saved.path


def recorded(where: Home) -> list[Any]:
    with closing(Records(where.data / paths.RECORDS)) as records:
        return [list(records.games()), records.stats(), records.results()]


def without_ids(found: list[Any]) -> list[Any]:
    games, *rest = found
    bare = [
        (one.row, *([{**row, "game_id": 0} for row in rows] for rows in one[1:])) for one in games
    ]
    return [bare, *rest]


def changed(data: bytes, **members: bytes | None) -> bytes:
    """A file in which members are replaced or left out, by the stems of their names."""
    found = unpack(data)
    names = {Path(name).stem: name for name in found if "/" not in name}
    for stem, body in members.items():
        name = names.get(stem, f"{stem}.toml")
        if body is None:
            found.pop(name, None)
        else:
            found[name] = Member(body, 1)
    return pack(found)


# ---------------------------------------------------------------------- round trip


def test_all_arrives_and_a_second_time_brings_nothing(there: Home, here: Home) -> None:
    data, saved = save(there)
    assert (saved.games, saved.records, saved.practice) == (GAMES, FINISHED, 2)
    assert saved.files == ["settings", "keymap", "last", "quiz"]
    assert saved.left_out == []
    done = bring(data, here)
    assert (done.games, done.records, done.practice) == (GAMES, FINISHED, 2)
    assert {*done.files.values()} == {"new"}
    arrived = files(here)
    assert arrived == files(there)
    assert without_ids(recorded(here)) == without_ids(recorded(there))
    again = bring(data, here)
    assert (again.games_there, again.records_there, again.practice_there) == (GAMES, FINISHED, 2)
    assert (again.games, again.records, again.practice, again.beside) == (0, 0, 0, [])
    assert {*again.files.values()} == {"there"}
    assert files(here) == arrived
    assert len(recorded(here)[0]) == FINISHED


def test_games_are_listed_in_the_order_in_which_they_were_played(there: Home, here: Home) -> None:
    for age, path in enumerate(begun(there)):
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    bring(save(there)[0], here)
    newest = JournalFolder(here.data / paths.GAMES).newest()
    assert newest is not None
    assert newest.path.name == begun(there)[0].name


def test_an_empty_home_can_be_saved(here: Home, tmp_path: Path) -> None:
    data, saved = save(here)
    assert (saved.games, saved.files, unpack(data)) == (0, [], {})
    assert not here.data.exists()
    assert bring(data, home(tmp_path / "other")) == Brought()


def test_settings_and_keys_stay_unless_they_are_to_be_replaced(packed: bytes, here: Home) -> None:
    here.config.mkdir(parents=True)
    own = here.config / paths.SETTINGS
    own.write_text("# other\n")
    done = bring(packed, here)
    assert (done.files["settings"], done.files["keymap"]) == ("kept", "new")
    assert own.read_text() == "# other\n"
    assert bring(packed, here, replace=True).files["settings"] == "replaced"
    assert own.read_bytes() == unpack(packed)[paths.SETTINGS].data


def test_of_the_last_setups_the_newer_one_stays(there: Home, here: Home) -> None:
    LastSetupsFile(here.config / paths.LAST, AtOnce()).remember(GameSetup("farkle"))
    LastSetupsFile(here.config / paths.LAST, AtOnce()).remember(GameSetup("fune", ("Ann",)))
    own = here.config / paths.LAST
    older = changed(save(there)[0], last=(there.config / paths.LAST).read_bytes())
    assert bring(older, here).files["last"] == "there"
    assert read_setups(own)["fune"].people == ("Ann",)
    os.utime(own, (1, 1))
    assert bring(save(there)[0], here).files["last"] == "joined"
    assert read_setups(own)["fune"].people == ("",)
    assert [*read_setups(own)] == ["fune", "farkle"]


def test_the_best_scores_of_both_stay(packed: bytes, here: Home) -> None:
    own = QuizScoresFile(here.config / paths.QUIZ, AtOnce())
    own.take("dice", 3)
    own.take("sums", 9)
    assert bring(packed, here).files["quiz"] == "joined"
    assert read_scores(here.config / paths.QUIZ) == {"dice": 7, "sums": 9}


def test_practice_is_joined_and_answers_count_once(there: Home, here: Home) -> None:
    data = save(there)[0]
    bring(data, here)
    own, today = PracticeFile(here.data / paths.PRACTICE, AtOnce()), date(2026, 11, 20)
    answer = Losses("", "fune", today, "points", {"kept": (1, 0.0)})
    own.answer(own.places[place(1, today).id], answer, today, right=True)
    own.take([place(3, today)], replace(answer, of="b"))
    back = save(here)[0]
    away = home(there.data.parents[1] / "away")
    shutil.copytree(there.data, away.data)
    practised = away.data / paths.PRACTICE
    os.utime(practised, (1_700_000_000, 1_700_000_000))
    done = bring(back, away)
    assert (done.practice, done.practice_there) == (2, 1)
    book = PracticeFile(practised, None)
    assert book.problems == ()
    assert book.places[place(1, today).id].due == today + timedelta(1)
    assert sorted(map(repr, book.losses)) == sorted(map(repr, own.losses))
    assert bring(back, away).practice == 0
    older = changed(data, practice=unpack(data)[paths.PRACTICE].data)
    assert bring(older, away).practice == 0  # an older file takes no answer back
    assert sorted(map(repr, PracticeFile(practised, None).losses)) == sorted(map(repr, own.losses))


# ---------------------------------------------------------------------- games


def test_game_that_was_played_on_elsewhere_goes_on_here(tmp_path: Path, packed: bytes) -> None:
    first, second = home(tmp_path / "first"), home(tmp_path / "second")
    bring(packed, first)
    bring(packed, second)
    path = played_on(second)
    done = bring(save(second)[0], first)
    assert (done.continued, done.games, done.games_there) == (1, 0, GAMES - 1)
    assert journals(first) == journals(second)
    back = bring(packed, first)  # the beginning of a game takes nothing back
    assert (back.continued, back.games, back.games_there) == (0, 0, GAMES)
    assert journals(first) == journals(second)
    assert path.name in {one.name for one in begun(first)}


def test_game_that_went_on_in_two_ways_is_kept_beside(tmp_path: Path, packed: bytes) -> None:
    first, second = home(tmp_path / "first"), home(tmp_path / "second")
    bring(packed, first)
    bring(packed, second)
    name = played_on(second).stem
    store = JournalFolder(first.data / paths.GAMES)
    saved = store.find(name)
    assert saved is not None
    table = store.open(saved)
    usual = cautious(table.game, table.state, chance(0, "unused"))
    table.act(next(one for one in table.game.legal_actions(table.state) if one != usual))
    store.close()
    before, data = journals(first), save(second)[0]
    done = bring(data, first)
    (beside,) = done.beside
    assert (beside.name, done.games) == (name, 1)
    added = {name: body for name, body in journals(first).items() if name not in before}
    assert [Path(one).stem for one in added] == [beside.kept_as]
    assert {**before, **added} == journals(first)
    assert [*added.values()] == [(second.data / paths.GAMES / f"{name}.journal").read_bytes()]
    assert bring(data, first).games_there == GAMES


def test_games_that_begin_alike_are_each_read_once(
    packed: bytes, here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small file of 800 such games took minutes, and each step of the page seconds."""
    member = next(one for name, one in unpack(packed).items() if name.endswith(".journal"))
    game = read_file(member.data).journal
    first, *rest = game.entries
    assert isinstance(first, Move)
    ways = [Journal(game.header, [replace(first, after=n), *rest]) for n in range(60)]
    found = {
        f"games/20260101T0000{n:02}Z-farkle.journal": Member(
            "".join(f"{line}\n" for line in way.lines()).encode(), 1
        )
        for n, way in enumerate(ways)
    }
    reads: list[Path] = []
    whole = moving._whole

    def counted(path: Path) -> bytes:
        reads.append(path)
        return whole(path)

    monkeypatch.setattr(moving, "_whole", counted)
    assert bring(pack(found), here).games == len(found)
    assert reads == []
    assert bring(pack(found), here).games_there == len(found)
    assert len(reads) == len({*reads}) == len(journals(here)) == len(found)


def test_game_in_play_stays_and_goes_on(tmp_path: Path, packed: bytes) -> None:
    """A program plays the game with its lock, while more of the same game comes from elsewhere."""
    here, away = home(tmp_path / "here"), home(tmp_path / "away")
    bring(packed, here)
    bring(packed, away)
    name = played_on(away).stem
    store = JournalFolder(here.data / paths.GAMES)
    saved = store.find(name)
    assert saved is not None
    table = store.open(saved)
    assert store.pending is None or store.pending.wait(2000)
    path = here.data / paths.GAMES / f"{name}.journal"
    before = path.read_bytes()
    done = bring(save(away)[0], here)
    assert [one.name for one in done.beside] == [name]
    assert path.read_bytes() == before
    play(table, 3)
    assert store.put_down() is not None
    assert store.news() == ()
    assert path.read_bytes().startswith(before)
    assert {one.problem for one in store.kept()} == {None}
    assert len(store.kept()) == BEGUN + 1
    store.close()


def test_another_import_waits_for_nobody(packed: bytes, here: Home) -> None:
    here.data.mkdir(parents=True)
    lock = Lock(here.data / "import.lock")
    assert refused(packed, here) == "import_runs"
    lock.release()
    assert bring(packed, here).games == GAMES


def test_what_a_killed_import_left_is_deleted(packed: bytes, here: Home) -> None:
    steps = Import(packed, here).steps()
    next(steps)
    stage = here.data / "import.half"
    assert stage.is_dir()
    left = here.data / "left"
    stage.rename(left)
    del steps
    left.rename(stage)
    assert bring(packed, here).games == GAMES
    assert not stage.exists()
    assert not list(here.data.glob("*.lock"))


def test_new_game_takes_no_name_that_is_there(packed: bytes, here: Home) -> None:
    play_games(here, begun=1, seed=77)
    (own,) = begun(here)
    names = [Path(name) for name in unpack(packed) if name.endswith(".journal")]
    finished = own.parent / "finished" / names[-1].name
    finished.parent.mkdir()
    for taken in (own.with_name(names[0].name), finished):
        shutil.copy(own, taken)
    before = journals(here)
    assert bring(packed, here).games == GAMES
    assert {name: journals(here)[name] for name in before} == before


def test_finished_game_that_was_not_tidied_yet_counts_as_finished(
    tmp_path: Path, here: Home
) -> None:
    away = home(tmp_path / "away")
    store, table = JournalFolder(away.data / paths.GAMES), new_table(100)
    store.begin(table)
    play(table)
    store.close()
    assert bring(save(away)[0], here).finished == 1
    assert begun(here) == []


def test_what_cannot_be_read_is_left_out_by_name(there: Home, tmp_path: Path) -> None:
    away = home(tmp_path)
    shutil.copytree(there.config, away.config)
    shutil.copytree(there.data, away.data)
    game = begun(away)[0]
    game.write_bytes(game.read_bytes().replace(b"roll", b"rool"))
    (away.config / paths.KEYMAP).write_text("= x")
    (away.config / paths.QUIZ).unlink()
    (away.config / paths.QUIZ).mkdir()
    (away.data / paths.RECORDS).write_bytes(b"x" * 5000)
    (away.data / paths.PRACTICE).write_text("no practice\n")
    data, saved = save(away)
    assert {one.name for one in saved.left_out} == {
        f"games/{game.name}", paths.KEYMAP, paths.QUIZ, paths.RECORDS, paths.PRACTICE,
    }  # fmt: skip
    assert all(one.why for one in saved.left_out)
    assert bring(data, home(tmp_path / "here")).games == GAMES - 1


# ---------------------------------------------------------------------- bad files


@each(
    ("change", "key"),
    [
        ({"settings": b"= ="}, "import_damaged"),
        ({"settings": b"\xff"}, "import_damaged"),
        ({"keymap": b"a = " + b"[" * 90}, "import_damaged"),
        ({"last": b"[]"}, "import_damaged"),
        ({"last": b'{"plans": [{"game": "chess"}]}'}, "import_damaged"),
        ({"quiz": b"[" * 9000}, "import_damaged"),
        ({"practice": b'{"place": 1}\n'}, "import_damaged"),
        ({"practice": b"\xff\n"}, "import_damaged"),
        ({"records": b""}, "import_damaged"),
        ({"records": b"SQLite format 3\0" + b"\0" * 4080}, "import_damaged"),
    ],
)
def test_one_bad_member_refuses_all(
    change: dict[str, bytes], key: str, packed: bytes, tmp_path: Path
) -> None:
    here = home(tmp_path / "empty")
    assert refused(changed(packed, **change), here) == key
    assert not list(here.data.iterdir())
    mine = filled(tmp_path / "mine", seed=50) if not (tmp_path / "mine").exists() else None
    if mine:
        assert refused(changed(packed, **change), mine) == key


@each("spoil", [
    lambda data: data.replace(b"farkle", b"chess!"),
    lambda data: data.replace(b'"audiodice": 2', b'"audiodice": 3'),
    lambda data: data[:-9] + b"\n\n\n",
    lambda data: b"",
    lambda data: b"\0" * 900,
    lambda data: data + data,
])  # fmt: skip
def test_one_bad_game_refuses_all(
    spoil: Callable[[bytes], bytes], packed: bytes, tmp_path: Path
) -> None:
    members = unpack(packed)
    name = max(name for name in members if name.endswith(".journal"))
    members[name] = Member(spoil(members[name].data), 1)
    here = home(tmp_path / "here")
    assert refused(pack(members), here) in ("import_damaged", "game_newer")
    assert not list(here.data.iterdir())


@pytest.fixture
def base(packed: bytes, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The records of the packed file, to be changed."""
    path = tmp_path / "base.sqlite"
    path.write_bytes(unpack(packed)[paths.RECORDS].data)
    with closing(sqlite3.connect(path, isolation_level=None)) as opened:
        yield opened


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT * FROM n"


@each("change", [
    f"DROP TABLE games; CREATE VIEW games AS {ENDLESS}",
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE TABLE more (x)",
    "ALTER TABLE games ADD COLUMN more TEXT",
    "DROP INDEX people",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 3",
    "UPDATE seats SET score = 9223372036854775807",
    "UPDATE seats SET dice = -4611686018427387904",
    "UPDATE seats SET name = 'a' || char(27) || '[2J'",
    "UPDATE seats SET name = replace(hex(zeroblob(40)), '00', 'a')",
    "UPDATE seats SET luck = 9e999",
    "UPDATE seats SET game = 'chess'",
    "UPDATE games SET game = char(10)",
    "UPDATE games SET options = '[]'",
    "UPDATE games SET options = '{'",
    "UPDATE games SET reason = replace(hex(zeroblob(4000)), '00', 'a')",
])  # fmt: skip
def test_hostile_records_are_refused(change: str, packed: bytes, tmp_path: Path) -> None:
    here = home(tmp_path / "here")
    assert refused(changed(packed, records=altered(packed, change)), here) == "import_damaged"
    assert not list(here.data.iterdir())


def altered(packed: bytes, change: str) -> bytes:
    """The records of a file after some SQL."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
        base.deserialize(unpack(packed)[paths.RECORDS].data)
        base.executescript(change)
        return base.serialize()


def test_records_of_a_newer_program_are_told_as_such(packed: bytes, here: Home) -> None:
    newer = altered(packed, "PRAGMA user_version = 99")
    assert refused(changed(packed, records=newer), here) == "records_newer"
    (here.data / paths.RECORDS).write_bytes(newer)
    ((name, why),) = save(here)[1].left_out
    assert name == paths.RECORDS
    assert re.fullmatch(r"version 99 is newer than \d+", why)


def test_records_of_an_older_program_come_in(there: Home, packed: bytes, here: Home) -> None:
    old = Path(__file__).parents[1] / "fixtures" / "records" / "records.1.sqlite"
    done = bring(changed(packed, records=old.read_bytes()), here)
    assert done.records > 0
    own = home(here.data / "own")
    own.data.mkdir(parents=True)
    shutil.copy(old, own.data / paths.RECORDS)
    assert without_ids(recorded(here)) == without_ids(recorded(own))


def test_records_are_saved_while_another_program_writes(there: Home, packed: bytes) -> None:
    with closing(Records(there.data / paths.RECORDS)) as open_elsewhere:
        row = recorded(there)[0][0]
        other = row._replace(row={**row.row, "identity": "f" * 32})
        assert open_elsewhere.add_games([other]) == 1
        assert (there.data / f"{paths.RECORDS}-wal").stat().st_size
        assert save(there)[1].records == FINISHED + 1
        open_elsewhere._base.execute("DELETE FROM games WHERE identity = ?", ("f" * 32,))


def test_records_that_another_program_writes_for_long_are_told(packed: bytes, here: Home) -> None:
    here.data.mkdir(parents=True)
    with closing(Records(here.data / paths.RECORDS)) as busy:
        busy._base.execute("BEGIN IMMEDIATE")
        into = Import(packed, here)
        with pytest.raises(MoveError) as error:
            into.run()
        busy._base.execute("ROLLBACK")
    assert (error.value.event.key, into.changes) == ("import_failed", False)
    assert journals(here) == {}
    assert bring(packed, here).games == GAMES


# ---------------------------------------------------------------------- full disks


class Full(Disk):
    """A disk that has no room from the operation `fails_at` on, and writes half of it."""

    done = fails_at = 0

    @classmethod
    def step(cls) -> None:
        cls.done += 1
        if 0 < cls.fails_at <= cls.done:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @staticmethod
    def _put(path: Path, data: bytes, how: int) -> None:
        try:
            Full.step()
        except OSError:
            Disk._put(path, data[: len(data) // 2], how)
            raise
        Disk._put(path, data, how)

    def make_folder(self, path: Path) -> None:
        if not path.is_dir():
            self.step()
        super().make_folder(path)

    def rename(self, old: Path, new: Path) -> None:
        self.step()
        super().rename(old, new)


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> type[Full]:
    for name in ("audiodice.storage.moving", "audiodice.storage.practice_file"):
        monkeypatch.setattr(f"{name}.Disk", Full)
    monkeypatch.setattr(disk, "Disk", Full)
    Full.done = Full.fails_at = 0
    return Full


def test_full_disk_leaves_whole_files_and_the_rest_can_follow(
    packed: bytes, tmp_path: Path, full: type[Full], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = home(tmp_path / "wanted")
    bring(packed, wanted)
    steps, whole = full.done, files(wanted)
    assert steps > 20
    outcomes = set()
    for fails_at in range(1, steps + 1):
        here = home(tmp_path / str(fails_at))
        full.done, full.fails_at = 0, fails_at
        into = Import(packed, here)
        with pytest.raises(MoveError) as error:
            into.run()
        full.fails_at = 0
        outcomes.add(error.value.event.key)
        found = files(here)
        assert found.items() <= whole.items(), fails_at
        assert into.changes or not found
        assert into.done.games == len(journals(here))
        bring(packed, here)
        assert files(here) == whole
    assert outcomes == {"import_failed", "import_stopped"}


def test_full_disk_changes_nothing_that_was_there(
    packed: bytes, tmp_path: Path, full: type[Full]
) -> None:
    mine = filled(tmp_path / "mine", seed=50)
    before, total = files(mine), 0
    rest = {*before} - {"config/last.json", "config/quiz.json", "data/practice.jsonl"}
    for fails_at in range(1, 200):
        here = home(tmp_path / str(fails_at))
        shutil.copytree(mine.config.parent, here.config.parent)
        shutil.copytree(mine.data.parent, here.data.parent)
        full.done, full.fails_at = 0, fails_at
        try:
            bring(packed, here)
        except MoveError:
            total += 1
        else:
            break
        full.fails_at = 0
        assert {name: files(here)[name] for name in rest} == {name: before[name] for name in rest}
        assert PracticeFile(here.data / paths.PRACTICE, None).problems == ()
        assert read_scores(here.config / paths.QUIZ)["dice"] == 7
        assert "fune" in read_setups(here.config / paths.LAST)
    assert 15 < total < 199


@pytest.fixture
def little(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "little", 600) as folder:
        yield folder


def test_real_full_disk(packed: bytes, little: Path, tmp_path: Path) -> None:
    wanted = home(tmp_path / "wanted")
    bring(packed, wanted)
    here, told = home(little), set()
    for room in range(0, 590_000, 30_000):
        filler = little / "filler"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "BUSY_S", 0.1)
            try:
                filler.write_bytes(b"x" * (590_000 - room))
                bring(packed, here)
            except MoveError as error:
                told.add(error.event.key)
                assert files(here).items() <= files(wanted).items()
        filler.unlink()
        shutil.rmtree(here.data, ignore_errors=True)
        shutil.rmtree(here.config, ignore_errors=True)
    assert "import_failed" in told
    assert told <= {"import_failed", "import_stopped"}  # the file is not to blame
    bring(packed, here)
    assert files(here) == files(wanted)


def test_records_are_saved_from_a_full_disk(packed: bytes, little: Path) -> None:
    """Someone who moves because the disk is full loses nothing."""
    here = home(little)
    bring(packed, here)
    (little / "filler").write_bytes(b"x" * shutil.disk_usage(little).free)
    data, saved = save(here)
    assert (saved.records, saved.left_out) == (FINISHED, [])
    (little / "filler").unlink()
    assert bring(data, home(little / "there")).records == FINISHED


def test_file_is_replaced_whole_or_not_at_all(tmp_path: Path, full: type[Full]) -> None:
    target = tmp_path / "x.audiodice"
    target.write_bytes(b"old")
    link = tmp_path / "link"
    link.symlink_to(target)
    for fails_at in (1, 2):
        full.done, full.fails_at = 0, fails_at
        with pytest.raises(OSError, match="space"):
            disk.write_new_file(link, b"new" * 100)
        assert target.read_bytes() == b"old"
        assert {one.name for one in tmp_path.iterdir()} == {"x.audiodice", "link"}
    full.fails_at = 0
    disk.write_new_file(link, b"new")
    assert (target.read_bytes(), link.is_symlink()) == (b"new", True)
    assert {one.name for one in tmp_path.iterdir()} == {"x.audiodice", "link"}


def test_file_of_the_first_format_comes_in(here: Home) -> None:
    """Every later version has to read it; never renew it."""
    done = bring((Path(__file__).parents[1] / "fixtures/player.1.audiodice").read_bytes(), here)
    assert (done.games, done.records, done.practice) == (GAMES, FINISHED, 2)
    assert {*done.files.values()} == {"new"}
