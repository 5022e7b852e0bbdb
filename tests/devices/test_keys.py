"""Key names: the grammar of keys.py, and names of pressed and typed keys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.devices.input import keys
from tests.support.each import each


@each(
    ("written", "canonical"),
    [
        ("a", "a"), ("S", "s"), ("Shift+S", "shift+s"), ("shift + ctrl + c", "ctrl+shift+c"),
        ("cmd+alt+ctrl+x", "ctrl+alt+cmd+x"), ("Esc", "escape"), ("Return", "enter"),
        ("PgUp", "pageup"), ("+", "+"), ("plus", "+"), ("ctrl++", "ctrl++"), ("-", "-"),
        ("?", "?"), ("ctrl", "ctrl"), ("Control", "ctrl"), ("F12", "f12"), ("shift+f1", "shift+f1"),
        ("ö", "ö"), ("shift+1", "shift+1"), (" space ", "space"), ("alt+f4", "alt+f4"),
    ],
)  # fmt: skip
def test_parse_gives_one_form(written: str, canonical: str) -> None:
    assert keys.parse(written) == canonical
    assert keys.parse(canonical) == canonical


@each(
    ("written", "said"),
    [
        ("", "empty"), ("  ", "empty"), ("shift", "alone"), ("alt", "alone"),
        ("ctrl+shift", "alone"), ("f13", "no key called"), ("enterr", "no key called"),
        ("hyper+a", "is not ctrl"), ("+a", "is not ctrl"), ("shift+?", "without shift"),
        ("ф", "Latin letter"), ("shift+ф", "Latin letter"), ("٣", "0 to 9"),
        ("ctrl+", "ends in a plus"), ("++", "is not ctrl"),
        ("a b", "no key called"), (keys.UNKNOWN, "no key called"), ("unknown+a", "is not ctrl"),
    ],
)  # fmt: skip
def test_parse_says_what_is_wrong(written: str, said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        keys.parse(written)
    assert str(caught.value).endswith(".")


@given(st.text(max_size=12))
def test_parse_never_fails_otherwise(text: str) -> None:
    try:
        once = keys.parse(text)
    except ValueError:
        return
    assert keys.parse(once) == once


@given(
    st.integers(0, 0x10FFFF) | st.integers(0x40000000, 0x40000120),
    st.integers(0, 300),
    st.integers(0, 0xFFFF),
    st.text(max_size=2),
)
def test_what_is_pressed_can_be_bound(code: int, scancode: int, mod: int, text: str) -> None:
    name = keys.pressed(code, scancode, mod, text)
    if name and not name.endswith(keys.UNKNOWN):
        assert keys.parse(name) == name


@given(st.characters())
def test_what_is_typed_can_be_bound(char: str) -> None:
    if name := keys.typed(char):
        assert keys.parse(name) == name


SHIFT, CTRL, LALT, RALT, CMD, NUM, CAPS, ALTGR = (
    0x1, 0x40, 0x100, 0x200, 0x400, 0x1000, 0x2000, 0x4000,
)  # fmt: skip
KP4 = 92


@each(
    ("key", "name"),
    [
        ((ord("s"), 22, CAPS, "S"), "s"),
        ((ord("s"), 22, CAPS | SHIFT, "s"), "shift+s"),
        ((ord("s"), 22, NUM, "s"), "s"),
        ((ord("q"), 20, CMD, ""), "cmd+q"),
        ((ord("e"), 8, LALT | CMD, ""), "alt+cmd+e"),
        ((ord("e"), 8, CTRL | RALT, "€"), "€"),  # AltGr on Windows
        ((ord("q"), 20, ALTGR, "@"), "@"),
        ((ord("s"), 22, LALT, "ß"), "ß"),  # Option on a Mac
        ((ord("s"), 22, LALT, "s"), "alt+s"),
        ((ord("/"), 56, SHIFT, ""), "?"),
        ((0x444, 4, 0, "ф"), "a"),
        ((0x444, 4, SHIFT, "Ф"), "shift+a"),
        ((0x441, 6, CTRL, ""), "ctrl+c"),  # Ctrl+C on a Russian layout
        ((ord("7"), 36, SHIFT, "?"), "?"),
        ((ord("²"), 53, 0, "²"), "²"),
        ((ord("&"), 30, 0, "&"), "1"),
        ((ord("&"), 30, SHIFT, "1"), "1"),
        ((ord("&"), 30, CAPS, "1"), "1"),
        ((0x40000000 | KP4, KP4, NUM, "4"), "4"),
        ((0x40000000 | KP4, KP4, 0, ""), "left"),
        ((0x40000000 | KP4, KP4, 0, "4"), "4"),  # a Mac has no Num Lock
        ((0x40000000 | 93, 93, 0, ""), "5"),
        ((0x40000000 | 88, 88, 0, ""), "enter"),
        ((0x40000000 | 224, 224, CTRL, ""), ""),
        ((0x40000000 | 57, 57, CAPS, ""), ""),
        ((0x40000000 | 128, 128, 0, ""), ""),  # louder: the system's
        ((0x40000000, 46, 0, ""), keys.UNKNOWN),  # a dead key
        ((32, 44, SHIFT, " "), "shift+space"),
    ],
)
def test_pressed(key: tuple[int, int, int, str], name: str) -> None:
    assert keys.pressed(*key) == name


def test_the_super_key_may_be_written_by_any_of_its_names() -> None:
    written = ["super+c", "Windows+C", "command+c"]
    assert {keys.parse(name) for name in written} == {"cmd+c"}


def test_typed_goes_round_the_forms_of_other_layouts() -> None:
    assert [keys.typed(c) for c in "ａＳ１？²٣"] == ["a", "shift+s", "1", "?", "²", "3"]


def test_in_a_terminal_a_cyrillic_letter_is_the_key_in_its_place() -> None:
    assert [keys.typed(c) for c in "йФыБю"] == ["q", "shift+a", "s", "<", "."]
    for char in "йцукенгшщзхъфывапролджэячсмитьбюёіїєґў":
        assert keys.parse(keys.typed(char)) == keys.typed(char)


def test_both_turkish_i_are_one_key() -> None:
    assert [keys.typed(c) for c in "ıiIİ"] == ["i", "i", "shift+i", "shift+i"]
    assert keys.pressed(0x131, 12, 0, "ı") == "i"
