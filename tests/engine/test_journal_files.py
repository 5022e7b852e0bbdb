"""A journal file that is cut, damaged, hostile or old never gives a wrong game."""

from __future__ import annotations

import json
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.engine.entries import header_text
from audiodice.engine.fair import verify
from audiodice.engine.journal import (
    LARGEST_FILE,
    Header,
    Journal,
    JournalError,
    Move,
    NewerJournalError,
    Reading,
    SealError,
    Seat,
    Undo,
    read,
    read_file,
    seal,
    unseal,
)
from audiodice.engine.table import resume
from tests.engine.test_journal import HEAD, sealed
from tests.support.each import each
from tests.support.shipped_games import SHIPPED

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
KEPT = sorted(FIXTURES.glob("*.2.journal"))

ROLL = Action("roll")
SHORT = Journal(
    Header("farkle", (Seat("Åse"), Seat("Bo", "cautious")), {"target": 100}, 12, fair=True),
    [
        Move(ROLL, (1, 1, 5, 2, 3, 4), after=3),
        Move(Action("keep", (0, 1))),
        Undo(),
        Move(Action("bank"), after=1),
    ],
)


def text(journal: Journal) -> bytes:
    return "".join(line + "\n" for line in journal.lines()).encode()


WHOLE = text(SHORT)


def good_part(data: bytes) -> tuple[Journal | None, bool]:
    """Return the part of a file that can be resumed, and whether a loss is reported."""
    try:
        reading = read_file(data)
    except JournalError as error:
        return error.good, True
    return reading.journal, reading.torn


def is_beginning(part: Journal | None) -> bool:
    """Whether it is a beginning of the short journal, and so not a wrong game."""
    return part is None or (
        part.header == SHORT.header and part.entries == SHORT.entries[: len(part.entries)]
    )


def test_complete_file_is_read_completely() -> None:
    reading = read_file(WHOLE)
    assert reading == Reading(SHORT)
    assert [entry.after for entry in reading.journal.entries] == [3, 0, 0, 1]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_line_endings_and_a_byte_order_mark_change_nothing(mark: bytes, end: bytes) -> None:
    """No seal covers them: the lines are as they were written."""
    data = mark + WHOLE.replace(b"\n", end)
    assert read_file(data) == Reading(SHORT)
    assert read_file(data.removesuffix(b"\n")) == Reading(SHORT)  # cut between CR and LF
    assert verify(read_file(data).journal, "").proven == verify(SHORT, "").proven
    part, damaged = good_part(data[:-20])
    assert (is_beginning(part), damaged) == (True, True)


def test_carriage_return_inside_a_line_is_damage() -> None:
    lines = WHOLE.split(b"\n")
    lines[2] = lines[2][:20] + b"\r" + lines[2][20:]
    part, damaged = good_part(b"\n".join(lines))
    assert (is_beginning(part), damaged) == (True, True)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_file_is_reported_as_utf_16(encoding: str) -> None:
    with pytest.raises(JournalError, match="UTF-16") as caught:
        read_file(("\ufeff" + WHOLE.decode()).encode(encoding))
    assert caught.value.good is None


def test_truncated_file_loses_only_the_torn_line() -> None:
    lines = WHOLE.splitlines(keepends=True)
    for cut in range(len(WHOLE)):
        part, told = good_part(WHOLE[:cut])
        assert is_beginning(part)
        whole = WHOLE[:cut].count(b"\n")
        # A line that lacks only its line break is complete, too.
        complete = WHOLE[:cut].endswith(lines[whole].rstrip(b"\n"))
        if whole + complete:
            assert part is not None
            assert 1 + len(part.entries) == whole + complete
        at_a_line = WHOLE[:cut].endswith(b"\n") or complete
        assert told == (not at_a_line), cut


def test_zero_bytes_after_a_power_cut_count_as_a_torn_line() -> None:
    assert read_file(WHOLE + b"\0" * 500) == Reading(SHORT, torn=True)


def test_any_flipped_bit_is_detected_and_earlier_lines_are_good() -> None:
    for place in range(len(WHOLE)):
        line = WHOLE[:place].count(b"\n")
        for bit in range(8):
            spoilt = bytearray(WHOLE)
            spoilt[place] ^= 1 << bit
            part, told = good_part(bytes(spoilt))
            assert told, (place, bit)
            assert is_beginning(part)
            if line:
                assert part is not None
                assert len(part.entries) == line - 1


def test_swapped_missing_and_doubled_lines_are_detected() -> None:
    head, *entries = WHOLE.splitlines(keepends=True)
    for spoilt in (entries[::-1], entries[1:], [entries[0], *entries]):
        with pytest.raises(JournalError, match="check sum does not fit"):
            read_file(head + b"".join(spoilt))


def test_damage_error_has_the_line_and_the_good_part() -> None:
    lines = WHOLE.splitlines(keepends=True)
    lines[3] = lines[3].replace(b"undo", b"umdo")
    with pytest.raises(JournalError, match=r"^line 4: its check sum does not fit$") as caught:
        read_file(b"".join(lines))
    assert caught.value.good == Journal(SHORT.header, SHORT.entries[:2])


def test_seal_covers_the_line_and_the_one_before() -> None:
    line, mark = seal('{"a": 1}', "00000000")
    assert line == '{"a": 1, "sum": "' + mark + '"}'
    assert unseal(line, "00000000") == ('{"a": 1}', mark)
    for spoilt, before in ((line, "00000001"), (line.replace("1", "2"), "00000000"), ("{}", "")):
        with pytest.raises(SealError):
            unseal(spoilt, before)


# --- versions -----------------------------------------------------------------------------------


def test_each_game_has_a_stored_journal() -> None:
    assert [path.name.partition(".")[0] for path in KEPT] == sorted(SHIPPED)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_a_kept_journal_still_opens(path: Path) -> None:
    journal = read_file(path.read_bytes()).journal
    table = resume(journal)
    assert table.over
    assert [seat.name for seat in table.seats] == ["はなこ", "Bo"]
    assert verify(journal).fair
    assert verify(journal).throws >= 8
    assert read(journal.lines()) == journal


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_a_program_of_a_later_format_still_opens_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = read_file(path.read_bytes()).journal
    for module in ("entries", "journal"):
        monkeypatch.setattr(f"audiodice.engine.{module}.VERSION", 3)
    later = read_file(path.read_bytes()).journal
    assert later == now
    # It is written in the new format, and read again.
    assert '{"audiodice": 3' in next(later.lines())
    assert read(later.lines()) == now


def test_later_version_is_refused_with_its_number() -> None:
    told = json.loads(header_text(SHORT.header)) | {"audiodice": 7, "colour": "red"}
    with pytest.raises(NewerJournalError, match="version 7 is newer than 2") as caught:
        read_file(json.dumps(told).encode() + b"\n")
    assert caught.value.version == 7


def test_version_that_nobody_could_say_is_no_version() -> None:
    told = json.loads(header_text(SHORT.header)) | {"audiodice": 10**99}
    with pytest.raises(JournalError, match="it has no version") as caught:
        read_file(json.dumps(told).encode() + b"\n")
    assert not isinstance(caught.value, NewerJournalError)


@each(
    ("changed", "why"),
    [
        ({"throws": "physical"}, "thrown in a way"),
        ({"fair": 1}, "a header tells"),
        ({"program": None}, "a header tells"),
        ({"started": 5}, "a header tells"),
        ({"commitment": "0" * 64}, "commitment is not that of the seed"),
        ({"seed": 13}, "commitment is not that of the seed"),
        ({"volume": 3}, "unknown: 'volume'"),
        ({"word": 3}, "a word for the dice is printable"),
        ({"word": "a\x1b[31mb"}, "a word for the dice is printable"),
        ({"word": "a\u202eb"}, "a word for the dice is printable"),
        ({"word": "\ud800"}, "a word for the dice is printable"),
        ({"word": "x" * 21}, "at most 20 long"),
    ],
)
def test_sealed_but_invalid_header_is_refused(changed: dict[str, Any], why: str) -> None:
    line, _ = seal(json.dumps(json.loads(header_text(SHORT.header)) | changed), "")
    with pytest.raises(JournalError, match=why):
        read([line])


def test_word_is_written_only_if_given() -> None:
    """Older programs, which do not know the word, can read all other journals."""
    assert "word" not in json.loads(header_text(SHORT.header))
    worded = Journal(replace(SHORT.header, word="いち 1"), SHORT.entries)
    assert json.loads(header_text(worded.header))["word"] == "いち 1"
    assert read_file(text(worded)).journal == worded
    empty, _ = seal(json.dumps(json.loads(header_text(SHORT.header)) | {"word": ""}), "")
    assert read([empty]).header == SHORT.header


def test_lone_surrogate_in_a_name_is_written_readably() -> None:
    journal = Journal(Header("farkle", (Seat("A\udcff"),), {}, 1))
    assert read_file(text(journal)).journal.header.seats == (Seat("A?"),)


# --- hostile files ------------------------------------------------------------------------------


def written(*lines: str) -> bytes:
    """The lines as a file, sealed."""
    return ("\n".join(sealed(lines)) + "\n").encode()


HOSTILE = {
    "empty": b"",
    "a newline": b"\n",
    "no text": b"\xff\xfe\x00\n" * 10,
    "no text inside": written(HEAD) + b'{"do": "\xff"}\n',
    "zeros": b"\0" * 5000,
    "deep": b"[" * 60_000 + b"\n",
    "deep inside": written(HEAD, '{"do": ' + "[" * 30_000 + "]" * 30_000 + "}"),
    "a giant line": b'{"audiodice": 2, "game": "' + b"x" * 2_000_000 + b'"}\n',
    "a giant number": written(HEAD.replace('"seed": 1', '"seed": ' + "9" * 60_000)),
    "a large number": written(HEAD, '{"do": "keep", "arg": [' + "9" * 4000 + "]}"),
    "many dice": written(HEAD, '{"do": "roll", "dice": [' + "1," * 9999 + "1]}"),
    "many seats": written(HEAD.replace('{"name": "A"}', ", ".join(['{"name": "A"}'] * 1000))),
    "a path as game": written(HEAD.replace("farkle", "../../../etc/passwd")),
    "a module as game": written(HEAD.replace("farkle", "audiodice.engine")),
    "a path as policy": written(HEAD.replace('"A"', '"A", "policy": "/etc/passwd"')),
    "a huge option": written(HEAD.replace("{}", '{"target": ' + "9" * 4000 + "}")),
    "too large": b" " * (LARGEST_FILE + 1),
    "all newlines": b"\n" * 1_000_000,
}


@each("name", HOSTILE)
def test_a_hostile_file_is_refused_in_bounded_time_and_memory(name: str) -> None:
    tracemalloc.start()
    began = time.perf_counter()
    with pytest.raises(JournalError):
        resume(read_file(HOSTILE[name]).journal)
    took = time.perf_counter() - began
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert took < 5
    assert peak < 200_000_000


def test_unknown_computer_player_is_named_in_the_error() -> None:
    journal = Journal(Header("farkle", (Seat("A"), Seat("X", "grandmaster")), {}, 1))
    with pytest.raises(JournalError, match="no computer player is called 'grandmaster' in farkle"):
        resume(journal)
