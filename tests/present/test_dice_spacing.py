"""Blanks or commas between dice: which voice gets which, and a gap between dice and points."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.present.dice_spacing import with_commas
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support.languages import LANGS


@pytest.mark.parametrize(
    ("voice", "lang", "rate", "commas"),
    [
        ("embedded", "en", 220, False),
        ("embedded", "en", 300, True),
        ("embedded", "fr", 220, True),  # "deux-z-un"
        ("screen-reader", "en", 220, True),
        ("native", "de", 220, True),
        ("text", "fr", 450, False),
        ("off", "en", 450, False),
    ],
)
def test_each_voice_gets_its_best_spelling(voice: str, lang: str, rate: int, commas: bool) -> None:
    assert with_commas("auto", voice, lang, rate) is commas
    assert with_commas("commas", voice, lang, rate)
    assert not with_commas("blanks", voice, lang, rate)


CATALOGUE = """
kept = Kept { $faces }, { $points }.
choices = { $offers } and no more.
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
list-joint = { $head }, { $next }
list-last = { $head } and { $next }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx/common.ftl").write_text(CATALOGUE, "utf-8")
    words = Words(tmp_path, "xx", plurals="en")
    words.commas = lambda: True
    return words


def test_points_are_not_heard_as_another_die(words: Words) -> None:
    kept = Event("kept", None, {"faces": (1, 5, 5), "points": 20})
    assert words.say(kept) == "Kept 1, 5, 5; 20."
    assert words.brief((kept,)) == "Kept 1 5 5, 20."  # braille has no pauses
    assert words.say(kept) == "Kept 1, 5, 5; 20."
    words.commas = bool
    assert words.say(kept) == "Kept 1 5 5, 20."


def test_a_choice_ends_where_the_next_begins(words: Words) -> None:
    offers = ((1, 5), (2, 2, 2), (5,))
    told = words.text("choices", offers=offers)
    assert told == "1, 5; 2, 2, 2 and 5 and no more."


@pytest.mark.parametrize("lang", LANGS)
def test_internal_marks_are_never_spoken(lang: str) -> None:
    words = Words(paths.locale(), lang)
    words.commas = lambda: True
    words.play("farkle", words.listener)
    for method in (words.plain, words.say):
        told = method(Event("incomplete", None, {"faces": (1, 2, 3)}))
        assert told.isprintable()
        assert [c for c in told if c.isdigit()] == ["1", "2", "3"]
