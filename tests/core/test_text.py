"""Text from outside: names, numbers, and what of it a terminal is shown."""

from __future__ import annotations

import sys

from hypothesis import given
from hypothesis import strategies as st

from audiodice.core.text import is_name, shortened, shown, whole


@given(st.text())
def test_what_is_shown_is_one_line_that_no_terminal_obeys(text: str) -> None:
    told = shown(text)
    assert all(c.isprintable() or c.isspace() for c in told)
    assert len(told.splitlines()) <= 1
    assert shown(told) == told


def test_no_character_turns_the_direction_or_ends_the_line() -> None:
    found = set(shown("".join(map(chr, range(sys.maxunicode + 1)))))
    assert not found & {*map(chr, range(32)), *"\x7f\x85\u2028\u2029\u200e\u200f\u061c"}
    assert not any("\u202a" <= c <= "\u202e" or "\u2066" <= c <= "\u2069" for c in found)


@given(st.integers(-(10**20) + 1, 10**20 - 1))
def test_whole_numbers_are_read(number: int) -> None:
    assert whole(f" {number} ") == number


@given(st.text())
def test_any_text_is_a_number_or_none(text: str) -> None:
    found = whole(text)
    assert found is None or abs(found) < 10**20


def test_names_and_shortened_text_are_of_their_length() -> None:
    assert is_name("a" * 20)
    assert is_name("サイコロ")
    assert not is_name("a" * 21)
    assert not is_name("a\u202eb")
    assert len(shortened("a" * 500)) == 81
    assert shortened("a" * 80) == "a" * 80
