"""What a terminal sends, cut into strokes: whole sequences, cut ones, and bytes in any pieces."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.devices.input import terminal_names
from audiodice.devices.input.terminal_grammar import (
    ALT_S,
    SEQUENCE_S,
    STRAY_S,
    STRING_S,
    Grammar,
    Pasted,
)
from audiodice.devices.input.terminal_input import escape_s
from tests.support import terminal_storm
from tests.support.each import each

ESCAPE_S = 0.05
REPORTS = st.integers(0, 2**32).map(random.Random).map(terminal_storm.report)
PASTES = st.integers(0, 2**32).map(random.Random).map(terminal_storm.paste)
LONG = STRING_S + STRAY_S + 1


class Line:
    """A terminal line on a clock of its own."""

    def __init__(self, escape: float = ESCAPE_S) -> None:
        self.grammar, self.now = Grammar(escape), 0.0
        self.strokes: list[str] = []

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (due := self.grammar.due) is not None and due <= until:
            self.now = due
            self.strokes += self.grammar.flush(due)
        self.now = until

    def send(self, data: bytes | str, after: float = 0.0) -> Line:
        self.wait(after)
        data = data.encode() if isinstance(data, str) else data
        self.strokes += self.grammar.feed(data, self.now)
        return self

    @property
    def names(self) -> list[str]:
        """The names of all keys so far, once nothing more comes."""
        self.wait(LONG)
        found = [terminal_names.key(one) for one in self.strokes if not isinstance(one, Pasted)]
        return [key.name for key in found if key is not None]


def names(data: bytes | str) -> list[str]:
    return Line().send(data).names


@given(REPORTS)
def test_a_report_is_no_key_and_the_key_after_it_is_one(report: bytes) -> None:
    assert names(report + b"b") == ["b"]


@given(st.lists(st.one_of(REPORTS, PASTES, st.sampled_from([b"b", b"\x1b[A", b"\xc3\xa9"]))),
       st.data())  # fmt: skip
def test_any_pieces_give_the_same_keys(sent: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(sent)
    line = Line()
    left = whole
    while left:
        size = data.draw(st.integers(1, len(left)))
        line.send(left[:size])
        left = left[size:]
    assert line.names == names(whole)


@given(REPORTS, st.data())
def test_of_a_report_that_was_cut_off_nothing_acts(report: bytes, data: st.DataObject) -> None:
    cut = report[: data.draw(st.integers(1, len(report)))]
    found = Line().send(cut).send("b", after=LONG).names
    assert found[-1] == "b"
    assert set(found[:-1]) <= {"escape"} or (len(found) == 2 and found[0].startswith("alt+"))


@given(REPORTS, REPORTS, st.data())
def test_a_report_that_was_cut_off_by_another_plays_nothing(
    first: bytes, second: bytes, data: st.DataObject
) -> None:
    cut = first[: data.draw(st.integers(1, len(first) - 1))]
    # Of the mouse's three characters one may be a control of eight bits, as of a column.
    begin = b"" if second.startswith(b"\x1b") else b"\x1b["
    found = names(cut + begin + second + b"b")
    assert found[-1] == "b"
    assert all(name == "escape" or name.startswith("alt+") for name in found[:-1])


def test_what_waited_while_the_program_was_busy_may_have_come_soon() -> None:
    for rest, found in (("[B", []), ("x", ["\x1bx"]), ("(B", [])):
        grammar = Grammar(ESCAPE_S)
        assert grammar.feed(b"\x1b", 1.0) == []
        assert grammar.feed(rest.encode(), 1.5, soon=True) == (found or ["\x1b[B"] * (rest == "[B"))


@given(st.integers(1, 5), st.sampled_from(["\x1b[B", "\x1bOB", "\x1b[1;2B", "\x1b[15~", "\x1b[Z"]),
       st.floats(ESCAPE_S, STRAY_S - 0.01))  # fmt: skip
def test_what_comes_late_after_its_escape_is_dropped(many: int, arrow: str, late: float) -> None:
    line = Line()
    for _ in range(many):
        line.send(arrow[:1], after=LONG).send(arrow[1:], after=ESCAPE_S + late / 2)
    assert line.names == ["escape"] * many
    slow = Line(0.25)
    for _ in range(many):
        slow.send(arrow[:1], after=LONG).send(arrow[1:], after=0.2)
    assert slow.names == names(arrow) * many


def test_pieces_of_one_arrow_after_its_escape_are_dropped_and_keys_are_not() -> None:
    assert Line().send("\x1b").send("[", after=0.2).send("B", after=0.2).names == ["escape"]
    assert Line().send("\x1b").send("s", after=0.2).send("[", after=0.1).names == [
        "escape", "s", "["
    ]  # fmt: skip
    for key, name in (("[", "["), ("O", "shift+o"), ("P", "shift+p"), ("X", "shift+x")):
        assert Line().send("\x1b").send(key, after=0.2).send("b", after=1).names == [
            "escape", name, "b"
        ]  # fmt: skip
    assert Line().send("\x1b").send("[", after=STRAY_S + 0.2).names == ["escape", "["]


def test_escape_and_a_key_soon_after_it_are_two_also_where_escape_is_waited_for() -> None:
    for key, name in (("s", "s"), ("\r", "enter"), (" ", "space"), ("\x1b[B", "down")):
        line = Line(0.25).send("\x1b").send(key, after=ALT_S + 0.02)
        assert line.names == ["escape", name], key
    assert Line(0.25).send("\x1bs").names == ["alt+s"]
    assert Line().send("\x1b\x1b").names == ["escape", "escape"]
    assert Line().send("\x1b\x1b[A").names == ["alt+up"]


@pytest.mark.parametrize(
    "cut",
    [b"\x1b[", b"\x1b[1;5", b"\x1b]11;rgb:1e", b"\x1bP1$r0", b"\x1b[M !", b"\x1bO", b"\x1b[200~b",
     b"\x1b_Gi=1", b"\xe3\x82"],
)  # fmt: skip
def test_what_was_cut_off_holds_up_neither_a_sequence_nor_for_long_a_key(cut: bytes) -> None:
    assert Line().send(cut).send("b", after=STRING_S).names[-1:] == ["b"]
    if not cut.startswith(b"\x1b[200~"):
        assert Line().send(cut + b"\x1b[A").names[-1:] == ["up"]
        assert Line().send(cut).send("\x1b[A", after=SEQUENCE_S / 2).names[-1:] == ["up"]


def test_a_paste_is_one_text() -> None:
    line = Line().send("\x1b[200~b\r\x1b[31mé").send("\x1b[201", after=0.9).send("~s")
    assert line.strokes == ["b\r\x1b[31mé", "s"]
    assert isinstance(line.strokes[0], Pasted)
    assert line.names == ["s"]
    long = Line().send("\x1b[200~" + "b" * 2_000_000 + "\x1b[201~s")
    assert long.names == ["s"]


@each(
    ("sent", "name", "text"),
    [
        ("\x1b[98u", "b", "b"), ("\x1b[98;2u", "shift+b", "B"), ("\x1b[98:66;2u", "shift+b", "B"),
        ("\x1b[98;5u", "ctrl+b", ""), ("\x1b[98;1:2u", "b", "b"), ("\x1b[98;1;98u", "b", "b"),
        ("\x1b[47:63;2u", "?", "?"), ("\x1b[47;2u", "?", "?"), ("\x1b[49;2u", "shift+1", "1"),
        ("\x1b[13u", "enter", ""), ("\x1b[32u", "space", " "), ("\x1b[57400u", "1", "1"),
        ("\x1b[57417;5u", "ctrl+left", ""), ("\x1b[233u", "é", "é"), ("\x1b[98;65u", "b", "b"),
        ("\x1b[1;1:1A", "up", ""), ("\x1b[27;5;98~", "ctrl+b", ""), ("\x1bOq", "1", "1"),
        ("\x1b[27;2;66~", "shift+b", "B"), ("\x1bOM", "enter", ""), ("\x1bO5P", "ctrl+f1", ""),
        ("\x1b[a", "shift+up", ""), ("\x1bOd", "ctrl+left", ""), ("\x1b[3$", "shift+delete", ""),
        ("\x1b[5^", "ctrl+pageup", ""), ("\x1b[[C", "f3", ""), ("\x1b[E", "5", "5"),
        ("\x1b[24;2~", "shift+f12", ""), ("\x1b[Z", "shift+tab", ""), ("\x9bA", "up", ""),
    ],
)  # fmt: skip
def test_keys_of_other_terminals(sent: str, name: str, text: str) -> None:
    line = Line().send(sent)
    line.wait(LONG)
    key = terminal_names.key(line.strokes[0])
    assert key is not None
    assert (key.name, key.text) == (name, text)


@each(
    "sent",
    ["\x1b[98;1:3u", "\x1b[1;1:3A", "\x1b[57441u", "\x1b[99999999999u", "\x1b[1114112u", "\x1b[u",
     "\x1b[1;0A", "\x1b[1;999A", "\x1b[1;2R", "\x1b[25~", "\x1b[31m", "\x1b[?1u", "\x1b[0u",
     "\x1b[2;5A", "\x1b[[Z", "\x1b[1;2;3B", "\x1b[;;;~", "\x1b[55296u"],
)  # fmt: skip
def test_what_looks_like_a_key_and_is_none(sent: str) -> None:
    assert names(sent) == []


def test_how_long_an_escape_may_begin_a_sequence() -> None:
    ssh = {"SSH_CONNECTION": "::1 1 ::1 22"}
    assert escape_s({}) == 0.05
    assert escape_s(ssh) == escape_s({"SSH_TTY": "/dev/pts/1"}) == 0.2
    assert escape_s({"ESCDELAY": "25", **ssh}) == 0.025
    for wrong in ("", "soon", "-1", "1e9", "²", "1.5"):
        assert escape_s({"ESCDELAY": wrong}) == 0.05, wrong
    assert escape_s({"ESCDELAY": "9" * 400}) == 5.0
