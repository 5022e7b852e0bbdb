"""Untrusted text: names, numbers, and its safe form for terminals."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.core.text import (
    as_name,
    boundary_after,
    boundary_before,
    is_name,
    same_name,
    shortened,
    shown,
    was_name,
    whole,
)
from tests.support.each import each

_LETTERS = st.text(st.characters(categories=("Lu", "Ll", "Lo", "Mn", "Nd")), min_size=1)


@given(st.text())
def test_shown_text_is_one_harmless_line(text: str) -> None:
    told = shown(text)
    assert all(c.isprintable() or c.isspace() for c in told)
    assert len(told.splitlines()) <= 1
    assert shown(told) == told


def test_shown_escapes_direction_and_line_end_characters() -> None:
    found = set(shown("".join(map(chr, range(sys.maxunicode + 1)))))
    assert not found & {*map(chr, range(32)), *"\x7f\x85\u2028\u2029\u200e\u200f\u061c"}
    assert not any("\u202a" <= c <= "\u202e" or "\u2066" <= c <= "\u2069" for c in found)


@given(st.integers(-(10**20) + 1, 10**20 - 1))
def test_whole_reads_whole_numbers(number: int) -> None:
    assert whole(f" {number} ") == number


@given(st.text())
def test_whole_accepts_any_text(text: str) -> None:
    found = whole(text)
    assert found is None or abs(found) < 10**20


@given(_LETTERS, st.sampled_from(["NFC", "NFD"]))
def test_name_is_the_same_in_each_normal_form(name: str, form: str) -> None:
    other = unicodedata.normalize(form, name)  # type: ignore[arg-type]
    assert as_name(other) == as_name(name) == as_name(as_name(name))
    assert same_name(other) == same_name(name) == same_name(f" {name}\u200d ")
    assert unicodedata.is_normalized("NFC", as_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("José", "Jose\u0301"), ("josé", "JOSÉ"), ("Åse", "A\u030ase"), ("Straße", "STRASSE"),
        ("がく", "か\u3099く"), ("김", "\u1100\u1175\u11b7"), ("क्ष", "क्\u200dष"),
        ("Ṩam", "S\u0307\u0323am"), ("Ёж", "е\u0308ж"),
    ],
)  # fmt: skip
def test_different_spellings_are_the_same_name(one: str, other: str) -> None:
    assert same_name(one) == same_name(other)
    assert is_name(as_name(one))
    assert is_name(as_name(other))


@each(
    "name",
    ["", " ", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "Ann\u3164", "\u0301", "!?", "🎲", "-",
     "\u200d", "\ufe0f", "Bo\u2800"],
)  # fmt: skip
def test_inaudible_name_is_refused(name: str) -> None:
    assert not is_name(name)
    assert not is_name(as_name(name))


def test_names_of_older_versions_are_accepted() -> None:
    assert was_name("\u3164")
    assert was_name("")
    assert not was_name("a" * 21)


_MARKED = st.lists(
    st.sampled_from(
        ["a", "e\u0301", "👍🏽", "🇩🇪", "🇫🇷", "कि", "Z\u0338\u0327", "한", "1\ufe0f\u20e3"]
    )
).map("".join)


@given(st.one_of(st.text(max_size=12), _MARKED))
def test_grapheme_boundaries_match_in_both_directions(text: str) -> None:
    forth, back = [0], [len(text)]
    while forth[-1] < len(text):
        forth.append(boundary_after(text, forth[-1]))
    while back[-1] > 0:
        back.append(boundary_before(text, back[-1]))
    assert forth == back[::-1]
    assert (boundary_before(text, 0), boundary_after(text, len(text))) == (-1, len(text) + 1)


def test_length_limits_of_names_and_shortened_text() -> None:
    assert is_name("a" * 20)
    assert is_name("サイコロ")
    assert not is_name("a" * 21)
    assert not is_name("a\u202eb")
    assert len(shortened("a" * 500)) == 81
    assert shortened("a" * 80) == "a" * 80
