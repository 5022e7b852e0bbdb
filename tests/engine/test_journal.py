"""The journal as text: round trips, and a clear JournalError for anything else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.entries import commitment_to
from audiodice.engine.journal import (
    Entry,
    Header,
    Journal,
    JournalError,
    Move,
    Seat,
    Undo,
    read,
    seal,
)
from audiodice.engine.table import game_of, rebuild
from audiodice.engine.throw import SeededThrow
from tests.support.each import each

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

HEAD = json.dumps({
    "audiodice": 2, "game": "farkle", "seats": [{"name": "A"}], "options": {}, "seed": 1,
    "throws": "seeded-1", "fair": False, "program": "", "started": "",
    "commitment": commitment_to(1),
})  # fmt: skip

NAMES = st.text(st.characters(exclude_categories=["Cs"]))
PLAYERS = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=20)
ACTIONS = st.builds(
    Action, NAMES, st.none() | st.integers() | NAMES | st.lists(st.integers()).map(tuple)
)
ENTRIES: st.SearchStrategy[Entry] = st.builds(Undo) | st.builds(
    Move, ACTIONS, st.lists(st.integers(1, 6)).map(tuple)
)
HEADERS = st.builds(
    Header,
    NAMES,
    st.lists(st.builds(Seat, PLAYERS, st.none() | PLAYERS)).map(tuple),
    st.dictionaries(NAMES, st.integers() | st.booleans()),
    st.integers() | NAMES,
)


def sealed(lines: Iterable[str]) -> list[str]:
    """Return the lines with valid checksums, so that `read` finds only their other errors."""
    found, mark = [], ""
    for line in lines:
        if line.endswith("}"):
            line, mark = seal(line, mark)
        found.append(line)
    return found


@given(HEADERS, st.lists(ENTRIES))
def test_journal_round_trips(header: Header, entries: list[Entry]) -> None:
    journal = Journal(header, entries)
    lines = list(journal.lines())
    assert not any("\n" in line for line in lines)
    assert read(lines) == journal
    assert list(read(lines).lines()) == lines


def test_names_are_written_unchanged(tmp_path: Path) -> None:
    journal = Journal(Header("farkle", (Seat("はなこ"),), {}, 1))
    path = tmp_path / "journal"
    path.write_text("\n".join(journal.lines()), "utf-8")
    assert "はなこ" in path.read_text("utf-8")
    with path.open(encoding="utf-8") as lines:
        assert read(lines) == journal


@pytest.mark.parametrize(
    "name", ["\x1b[2J", "bell\x07", "\u202eAnn", "\u2066Ann", "Ann\u2028", "\x9b2J", "a" * 21, "\n"]
)
def test_unprintable_name_is_refused_and_not_quoted(name: str) -> None:
    lines = [*Journal(Header("farkle", (Seat(name), Seat("Bo")), {}, 1)).lines()]
    with pytest.raises(JournalError, match="at most 20 characters") as caught:
        read(lines)
    assert str(caught.value).isprintable()
    for header in (
        Header("farkle", (Seat("Ann", name * 9),), {}, 1),
        Header("farkle", (Seat("Ann"),), {}, 1, program=name * 9),
    ):
        with pytest.raises(JournalError) as caught:
            read(Journal(header).lines())
        assert str(caught.value).isprintable()


def test_errors_quote_little_of_the_journal() -> None:
    header = Header("farkle", (Seat("Ann"), Seat("Bo")), {"\x1b[2J" * 5_000: 1}, 1)
    with pytest.raises(JournalError) as caught:
        rebuild(Journal(header), games.load("farkle"), SeededThrow(1))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_invalid_utf_8_raises_journal_error(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_bytes(HEAD.encode() + b"\n\xff\xfe\n")
    with path.open(encoding="utf-8") as lines, pytest.raises(JournalError, match="line 1"):
        read(lines)


def test_empty_journal_is_refused() -> None:
    with pytest.raises(JournalError, match="line 1: the journal is empty"):
        read([])


DEEP = "[" * 200_000


@each(
    "line",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "5",
        '"undo"',
        '["undo"]',
        "{}",
        "NaN",
        DEEP,
        '{"do": ' + DEEP,
        '{"do": 5}',
        '{"do": null}',
        '{"do": ["roll"]}',
        '{"do": "\\ud800"}',
        '{"do": "roll", "dice": 6}',
        '{"do": "roll", "dice": null}',
        '{"do": "roll", "dice": "123"}',
        '{"do": "roll", "dice": {"1": 1}}',
        '{"do": "roll", "dice": [1.0]}',
        '{"do": "roll", "dice": [true]}',
        '{"do": "roll", "dice": ["1"]}',
        '{"do": "roll", "dice": [[1]]}',
        '{"do": "keep", "arg": [[0]]}',
        '{"do": "keep", "arg": [0.5]}',
        '{"do": "keep", "arg": [true]}',
        '{"do": "keep", "arg": {"0": 1}}',
        '{"do": "keep", "arg": 1.5}',
        '{"do": "keep", "arg": true}',
        '{"do": "keep", "arg": Infinity}',
        '{"do": "keep", "arg": ' + "9" * 5000 + "}",
        '{"do": "roll", "volume": 3}',
        '{"undo": 1, "do": "roll"}',
        '{"do": "roll", "dice": [1, 2',
    ],
    ids=lambda line: line[:40],
)
def test_error_names_the_line_of_a_bad_entry(line: str) -> None:
    with pytest.raises(JournalError, match=r"^line 3: "):
        read(sealed([HEAD, '{"do": "roll"}', line]))


def head(**changed: Any) -> str:
    told = json.loads(HEAD) | changed
    return json.dumps({name: value for name, value in told.items() if value != "gone"})


@each(
    "line",
    [
        "",
        "null",
        "[]",
        DEEP,
        '{"do": "roll"}',
        head(audiodice="gone"),
        head(audiodice=3),
        head(audiodice=True),
        head(audiodice="1"),
        head(audiodice=[]),
        head(game="gone"),
        head(game=None),
        head(game=["farkle"]),
        head(game="\ud800"),
        head(seats="gone"),
        head(seats=None),
        head(seats=5),
        head(seats="AB"),
        head(seats={"name": "A"}),
        head(seats=[5]),
        head(seats=[None]),
        head(seats=[[]]),
        head(seats=[{}]),
        head(seats=[{"name": 5}]),
        head(seats=[{"name": ["A"]}]),
        head(seats=[{"name": "A", "policy": 5}]),
        head(seats=[{"name": "A", "age": 5}]),
        head(options="gone"),
        head(options=None),
        head(options=[]),
        head(options={"target": 1000.0}),
        head(options={"target": None}),
        head(options={"target": [1000]}),
        head(seed="gone"),
        head(seed=None),
        head(seed=1.5),
        head(seed=True),
        head(seed=[1]),
        head(volume=3),
    ],
    ids=lambda line: line[:90],
)
def test_error_describes_a_bad_header(line: str) -> None:
    with pytest.raises(JournalError, match=r"^line 1: "):
        read(sealed([line, '{"do": "roll"}']))


@pytest.mark.parametrize(
    ("version", "why"),
    [
        (3, "version 3 is newer than 2"),
        (1, "version 1 is not one this program reads"),
        (-1, "version -1 is not one this program reads"),
    ],
)
def test_other_versions_are_refused_as_such(version: int, why: str) -> None:
    with pytest.raises(JournalError, match=f"^line 1: {why}"):
        read([head(audiodice=version)])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["audiodice", "game", "seats", "options", "seed", "do", "arg", "dice", "undo"]
)
VALUES = JSON | st.sampled_from(
    ["farkle", "fune", "roll", "keep", "bank", 1, [1, 1, 5, 2, 3, 4], [0], [{"name": "A"}], {}]
)
LINES = st.text() | JSON.map(json.dumps) | st.dictionaries(KEYS, VALUES).map(json.dumps)


def rebuilt_or_refused(lines: list[str]) -> str:
    """Return the name of the rebuilt game, or the JournalError; any other exception is a bug."""
    try:
        journal = read(lines)
        return rebuild(journal, game_of(journal), SeededThrow(1)).game.name
    except JournalError as error:
        return str(error)


@given(
    st.booleans(),
    st.lists(LINES | st.just('{"do": "roll", "dice": [1, 1, 5, 2, 3, 4]}'), max_size=4),
)
@settings(max_examples=300)
def test_hostile_lines_give_a_table_or_a_journal_error(with_head: bool, lines: list[str]) -> None:
    answer = rebuilt_or_refused(sealed([HEAD, *lines] if with_head else lines))
    assert answer in games.names() or answer.startswith("line ")


@given(st.data())
@settings(max_examples=300)
def test_damaged_journal_gives_a_table_or_a_journal_error(data: st.DataObject) -> None:
    text = HEAD + '\n{"do": "roll", "dice": [1, 1, 5, 2, 3, 4]}\n{"do": "keep", "arg": [0, 1]}\n'
    text += '{"undo": 1}\n{"do": "keep", "arg": [0]}\n{"do": "roll", "dice": [1, 5, 5, 5, 2]}'
    first = data.draw(st.integers(0, len(text)))
    last = data.draw(st.integers(first, min(first + 8, len(text))))
    spoilt = text[:first] + data.draw(st.text(max_size=3)) + text[last:]
    answer = rebuilt_or_refused(sealed(spoilt.split("\n")))
    assert answer in games.names() or answer.startswith("line ")
