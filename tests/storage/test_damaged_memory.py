"""last.json, quiz.json and the records, damaged in every way: as good as none, or told in words."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from audiodice.cli import stats_plot
from audiodice.engine.journal import Journal, read_file
from audiodice.present.words import Words
from audiodice.session.language import words
from audiodice.storage.records.database import DatabaseError
from audiodice.storage.records.store import Records
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from audiodice.ui.record_lines import record_lines
from tests.support.each import each
from tests.support.headless import InlineBackground
from tests.support.require import make_pipe

MANY = 20_000 if os.environ.get("AUDIODICE_LONG") else 300
FIXTURES = Path(__file__).parents[1] / "fixtures"
PLANS = json.dumps({"plans": [
    {"game": "farkle", "people": ["Ann", ""], "opponents": ["steady"], "options": {"target": 2000}},
    {"game": "fune", "people": ["はなこ"], "opponents": [], "options": {}},
]}).encode()  # fmt: skip
SCORES = b'{"slow": 4, "brisk": 10, "cues": 0}'


@cache
def english() -> Words:
    return words("en")


def journal(game: str) -> Journal:
    return read_file((FIXTURES / "journals" / f"{game}.2.journal").read_bytes()).journal


def last_setups(path: Path) -> LastSetupsFile:
    return LastSetupsFile(path, InlineBackground())


def quiz_scores(path: Path) -> QuizScoresFile:
    return QuizScoresFile(path, InlineBackground())


def mutated(whole: bytes, many: int, *, densely: int) -> Iterator[bytes]:
    """`whole` with bytes changed, cut out and doubled, half of them in its first bytes."""
    draw = random.Random(densely)
    for _ in range(many):
        data = bytearray(whole)
        for _ in range(draw.randint(1, 6)):
            near = draw.random() < 0.5
            at = draw.randrange(max(1, min(len(data), densely) if near else len(data)))
            change = draw.randrange(5)
            if change == 0:
                data[at : at + 1] = bytes([draw.randrange(256)])
            elif change == 1:
                data[at : at + 1] = bytes([data[at] ^ 1 << draw.randrange(8)] if data else b"")
            elif change == 2:
                data[at : at + 8] = draw.randbytes(8)
            elif change == 3:
                del data[at : at + draw.randrange(64)]
            else:
                data[at:at] = data[at : at + draw.randrange(64)]
        yield bytes(data)


# --- what a fuzzer may call: each answers in words or as if there were no file, whatever `data` is


def read_last(folder: Path, data: bytes) -> None:
    """Every setup from last.json is one that the menu can offer and the file can hold."""
    path = folder / "last.json"
    path.write_bytes(data)
    memory = last_setups(path)
    for setup in memory.setups():
        for name in setup.people:
            assert name.encode().decode().isprintable() or name == ""
        memory.remember(setup)
    assert last_setups(path).setups() == memory.setups()


def read_quiz(folder: Path, data: bytes) -> None:
    path = folder / "quiz.json"
    path.write_bytes(data)
    best = quiz_scores(path)
    best.take("slow", 3)
    assert best.of("slow") in range(11)
    assert quiz_scores(path).of("slow") == best.of("slow")


def use(path: Path) -> None:
    """Everything that is done with records, in words and as a picture."""
    records = Records(path)
    try:
        told = [english().say(event) for event in record_lines(records.stats(), english())]
        assert "".join(told).encode()
        stats_plot.svg(records.results(), english())
        records.record(journal("farkle"))
        records.rebuild([journal("fune")])
    finally:
        records.close()


def read_records(folder: Path, data: bytes) -> None:
    """Records are used, or a DatabaseError has words."""
    for path in folder.glob("records.sqlite*"):
        path.unlink()
    path = folder / "records.sqlite"
    path.write_bytes(data)
    try:
        use(path)
    except DatabaseError as error:
        said = english().text(error.key, **error.fields)
        assert said.isprintable()
        assert len(said) < 400


# --- and how the tests call them ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("read", "whole"), [(read_last, PLANS), (read_quiz, SCORES)], ids=["last", "quiz"]
)
def test_any_damage_to_a_small_file(
    tmp_path: Path, read: Callable[[Path, bytes], None], whole: bytes
) -> None:
    for data in (whole, *mutated(whole, MANY, densely=40)):
        read(tmp_path, data)


@cache
def whole_records() -> bytes:
    """The records of four games, in one file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.sqlite"
        records = Records(path)
        for game in ("dice4fun", "farkle", "fonnjo_foon", "fune"):
            records.record(journal(game))
        records.close()
        return path.read_bytes()


def test_any_damage_to_the_records(tmp_path: Path) -> None:
    whole = whole_records()
    for data in (whole, *mutated(whole, MANY, densely=4096)):
        read_records(tmp_path, data)


ODD = [
    b'{"plans": [{"game": "farkle", "people": ["\\ud800"], "opponents": [], "options": {}}]}',
    b'{"plans": [{"game": "farkle", "people": ["\\u001b[2J"], "opponents": [], "options": {}}]}',
    b'{"plans": [{"game": "farkle", "people": "Ann", "opponents": [], "options": {}}]}',
    b'{"plans": [{"game": "farkle", "people": [3], "opponents": [], "options": {}}]}',
    b'{"plans": [{"game": "farkle", "people": ["A"], "opponents": [[]], "options": {}}]}',
    b'{"plans": [{"game": ["farkle"], "people": ["A"], "opponents": [], "options": {}}]}',
    b'{"plans": [{"game": "fune", "people": ["A"], "opponents": [], "options": {"a": 1e9}}]}',
    b'{"plans": [7]}', b"[]", b"3", b'"\\udfff"', b"NaN", b"[" * 90_000, b"1" * 90_000,
    b'{"a": "' + b"x" * 1_000_000 + b'"}', b"\xff\xfe{\x00}\x00", b"\0" * 2000, b"",
]  # fmt: skip


@each("data", ODD, ids=range(len(ODD)))
def test_odd_content_counts_as_no_file(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "last.json"
    path.write_bytes(data)
    assert last_setups(path).fresh
    read_last(tmp_path, data)
    read_quiz(tmp_path, data)


def test_one_unusable_setup_makes_the_file_count_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "last.json"
    path.write_bytes(PLANS)
    assert [setup.game for setup in last_setups(path).setups()][:2] == ["farkle", "fune"]
    path.write_bytes(PLANS.replace(b'"fune"', b'"chess"'))
    assert last_setups(path).fresh


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    for name in ("last.json", "quiz.json", "records.sqlite"):
        make_pipe(tmp_path / name)
    assert last_setups(tmp_path / "last.json").fresh
    assert quiz_scores(tmp_path / "quiz.json").of("slow") is None
    with pytest.raises(DatabaseError, match="records_unusable"):
        Records(tmp_path / "records.sqlite")
    for name in ("last.json", "quiz.json", "records.sqlite"):
        (tmp_path / name).unlink()
        (tmp_path / name).symlink_to("/dev/zero")
    assert last_setups(tmp_path / "last.json").fresh
    assert quiz_scores(tmp_path / "quiz.json").of("slow") is None
    with pytest.raises(DatabaseError, match="records_unusable"):
        Records(tmp_path / "records.sqlite")


# --- the records, one kind of damage at a time --------------------------------------------------


def spoilt(folder: Path, *statements: str) -> Path:
    """The records of four games after what no program of ours would do to them."""
    path = folder / "records.sqlite"
    path.write_bytes(whole_records())
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("PRAGMA writable_schema = ON")
    for statement in statements:
        base.execute(statement)
    base.close()
    return path


@pytest.mark.parametrize(
    "statements",
    [
        ("PRAGMA user_version = -3",),
        ("UPDATE seats SET name = CAST(x'ff4142' AS TEXT)",),
        ("UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')",),
        ("UPDATE sqlite_schema SET sql = 'CREATE ' || CAST(x'ff' AS TEXT) WHERE name = 'seats'",),
        ("DROP TABLE turns",),
    ],
    ids=["version", "no UTF-8", "kinds", "schema", "a table"],
)  # fmt: skip
def test_damage_always_raises_database_error(tmp_path: Path, statements: tuple[str, ...]) -> None:
    path = spoilt(tmp_path, *statements)
    if "STRICT" in statements[0]:
        base = sqlite3.connect(path)
        base.execute("UPDATE seats SET score = 'many', won = x'00'")
        base.commit()
        base.close()
    with pytest.raises(DatabaseError) as caught:
        use(path)
    assert caught.value.key == "records_damaged"


def test_records_are_rebuilt_if_only_reading_shows_the_damage(tmp_path: Path) -> None:
    path = spoilt(tmp_path, "UPDATE seats SET name = CAST(x'ff4142' AS TEXT)")
    records = Records(path)
    with pytest.raises(DatabaseError, match="records_damaged"):
        records.rebuild([journal("farkle")])
    records.close()
