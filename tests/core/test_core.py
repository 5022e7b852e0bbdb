"""Values, options, and arithmetic of faces against brute force."""

from __future__ import annotations

import doctest
import pickle
from collections import Counter
from importlib import import_module
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.core import dice
from audiodice.core.model import (
    Action,
    Event,
    Option,
    OptionError,
    Outcome,
    Reason,
    allowed_in_words,
    parse_option,
    ranked,
    with_defaults,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES = st.lists(st.integers(1, 6), max_size=7)


@pytest.mark.parametrize("name", ["dice", "model"])
def test_docstring_examples_are_true(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"audiodice.core.{name}"))
    assert tried > 3
    assert failed == 0


@given(FACES)
def test_counts_round_trip(faces: list[int]) -> None:
    assert dice.counts(faces) == tuple(Counter(faces)[face] for face in dice.FACES)
    assert dice.from_counts(dice.counts(faces)) == tuple(sorted(faces))


@pytest.mark.parametrize("n", range(6))
def test_throws_match_brute_force(n: int) -> None:
    brute = Counter(tuple(sorted(faces)) for faces in product(dice.FACES, repeat=n))
    assert dict(dice.throws(n)) == brute


@given(FACES)
def test_parts_match_brute_force(faces: list[int]) -> None:
    found = list(dice.parts(faces))
    brute = {p for n in range(len(faces) + 1) for p in combinations(sorted(faces), n)}
    assert found[0] == ()
    assert len(found) == len(set(found))
    assert set(found) == brute


@given(FACES, st.data())
def test_positions_show_the_wanted_faces(faces: list[int], data: st.DataObject) -> None:
    wanted = data.draw(st.permutations(faces))[: data.draw(st.integers(0, len(faces)))]
    places = dice.positions(faces, wanted)
    assert sorted(faces[place] for place in places) == sorted(wanted)
    assert list(places) == sorted(set(places))


def test_positions_raise_for_missing_faces() -> None:
    with pytest.raises(ValueError, match="not among"):
        dice.positions((1, 2), (1, 1))


@pytest.mark.parametrize("wrong", [(0,), (7,), (1.0,), (True,), ("1",), (None,), (1, 1), ()])
def test_are_faces_refuses_wrong_values(wrong: Sequence[object]) -> None:
    assert not dice.are_faces(wrong, 1)


def test_reason_is_its_key_with_fields() -> None:
    reason = Reason("too_low", points=20, need=30)
    assert reason == "too_low"
    assert {reason: 1}["too_low"] == 1  # type: ignore[index]
    assert reason.fields == {"points": 20, "need": 30}
    copy = pickle.loads(pickle.dumps(reason))
    assert copy == reason
    assert copy.fields == reason.fields


def test_actions_and_events_are_values() -> None:
    assert Action("keep", (0, 1)) == Action("keep", (0, 1))
    assert hash(Action("roll")) == hash(Action("roll"))
    assert Event("rolled", 0, {"points": 5}) != Event("rolled", 0, {"points": 10})
    assert hash(Event("rolled", 0, {"points": 5})) == hash(Event("rolled", 0, {"points": 5}))
    with pytest.raises(AttributeError):
        Action("roll").verb = "bank"  # type: ignore[misc]


def test_ranked_groups_ties() -> None:
    assert ranked([5, 9, 5, 0]) == ((1,), (0, 2), (3,))
    assert ranked([0]) == ((0,),)
    assert Outcome("target", (5, 5), ranked((5, 5))).winners == (0, 1)


OPTIONS = {"target": Option(1000, range(100, 2001, 5)), "last": Option(False, (False, True))}


def test_with_defaults_fills_in_defaults() -> None:
    assert with_defaults(OPTIONS, {}) == {"target": 1000, "last": False}
    assert with_defaults(OPTIONS, {"last": True}) == {"target": 1000, "last": True}


@pytest.mark.parametrize(
    "given_options",
    [{"target": 101}, {"target": 1000.0}, {"target": True}, {"last": 1}, {"last": "on"}, {"x": 1}],
)
def test_with_defaults_refuses_wrong_options(given_options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refusal:
        with_defaults(OPTIONS, given_options)
    (name,) = given_options
    assert repr(name) in str(refusal.value)


@pytest.mark.parametrize(
    ("allowed", "words"),
    [
        (range(1, 51), "a whole number from 1 to 50"),
        (range(100, 10_001, 5), "a multiple of 5 from 100 to 10000"),
        ((13, 15), "13 or 15"),
        ((1000, 1500, 2000), "1000, 1500 or 2000"),
        ((15,), "15"),
    ],
)
def test_allowed_in_words(allowed: Sequence[int], words: str) -> None:
    assert allowed_in_words(allowed) == words


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("target", " 1500 ", 1500), ("last", "ON", True), ("last", "no", False)],
)
def test_parse_option(name: str, text: str, value: object) -> None:
    assert parse_option(OPTIONS[name], text) is value or parse_option(OPTIONS[name], text) == value


@pytest.mark.parametrize("text", ["", "x", "--5", "1000.0", "101", "on", "9" * 5000])
def test_parse_option_refuses_numbers_not_allowed(text: str) -> None:
    with pytest.raises(OptionError, match="multiple of 5"):
        parse_option(OPTIONS["target"], text)
