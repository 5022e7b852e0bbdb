"""A language with mistakes in it: English replaces them, and each is reported once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.present.fallback_words import FallbackWords
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support.each import each

TURN = Event("turn", 1)


def flaw(path: str, message: str) -> Diagnostic:
    return Diagnostic("message_broken", path, fields={"message": message})


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """The English locale, and a language of two files."""
    shutil.copytree(paths.locale() / "en", tmp_path / "en")
    (tmp_path / "xx").mkdir()
    return tmp_path


def language(locale: Path, common: str, farkle: str = "", *, game: str = "farkle") -> FallbackWords:
    (locale / "xx" / "common.ftl").write_text(common, "utf-8")
    if farkle:
        (locale / "xx" / "farkle.ftl").write_text(farkle, "utf-8")
    found = FallbackWords(locale, "xx", "en")
    found.play(game, Listener(("You", "Bo"), frozenset((0,))))
    return found


def english(verbosity: str = "normal", event: Event = TURN) -> str:
    """The English text for an event."""
    words = Words(paths.locale(), "en")
    words.verbosity = verbosity
    words.play("farkle", Listener(("You", "Bo"), frozenset((0,))))
    return words.say(event)


def test_only_a_broken_message_is_said_in_english(locale: Path) -> None:
    words = language(locale, "turn = { $who ->\nroll-first = Los jetzt.\n")
    assert words.say(TURN) == english()
    assert words.say(Event("roll_first", 0)) == "Los jetzt."
    words.say(TURN)
    assert [*words.flaws] == [flaw("xx/common.ftl", "turn")]


@pytest.mark.parametrize(
    "slip",
    ["turn = { $nobody } ist dran.", "turn = { nothing }.", "turn = { NOSUCH($name) }", "x = y"],
)
def test_message_that_fails_only_when_said_falls_back(locale: Path, slip: str) -> None:
    words = language(locale, f"{slip}\n")
    words.verbosity = "brief"
    assert words.say(TURN) == english("brief")
    assert [*words.flaws] == [flaw("xx/common.ftl", "turn")]


EMPTY = [
    'roll-first = {""}',
    'roll-first = { "  " }',
    'roll-first = {"\\u200B"}{""}',
    'roll-first = { $who ->\n    [you] {""}\n   *[other] {" "}\n  }',
    'roll-first =\n    .full = {""}',
    'roll-first = { { "" } }',
]


@each("slip", EMPTY)
def test_empty_message_falls_back_like_a_missing_one(locale: Path, slip: str) -> None:
    words = language(locale, f"{slip}\n")
    first = Event("roll_first", 0)
    assert words.say(first) == english(event=first)
    assert words.text("roll_first") == english(event=first)
    assert [*words.flaws] == [flaw("xx/common.ftl", "roll-first")]


@each("slip", EMPTY)
def test_empty_message_is_found_before_it_is_said(locale: Path, slip: str) -> None:
    words = language(locale, f"{slip}\n")
    for _ in words.warm():
        pass
    assert flaw("xx/common.ftl", "roll-first") in words.flaws


def test_empty_attribute_of_a_message_falls_back(locale: Path) -> None:
    words = language(locale, 'roll-first = Los jetzt.\n    .full = {""}\n', 'rules-2 = {""}\n')
    first = Event("roll_first", 0)
    assert words.say(first) == "Los jetzt."
    words.verbosity = "full"
    assert words.say(first) == english("full", first)
    assert words.game_text("farkle", "rules-2") == Words(locale, "en").game_text(
        "farkle", "rules-2"
    )


def test_message_empty_in_english_may_be_empty(locale: Path) -> None:
    words = language(locale, 'hurried = {""}\nundone = { $x ->\n [a] A\n *[b] {""}\n }\n')
    assert words.say(Event("hurried", 0)) == ""
    assert words.text("undone", x="b") == ""
    assert [*words.flaws] == []


def test_message_inside_another_falls_back_alone(locale: Path) -> None:
    joints = "list-joint = { $head }, { $next }\nlist-last = { $head } und { $next }\n"
    slip = "scores-item = { ($) }\nscores = Es steht { $scores }.\n"
    words = language(locale, joints + slip)
    scores = Event("scores", 0, {"scores": (455, 480), "target": 1000})
    assert re.fullmatch(r"Es steht .*455 und Bo 480\.", words.say(scores))


def test_game_missing_in_a_language_is_english(locale: Path) -> None:
    words = language(locale, "turn = Los.\n")
    assert words.game_text("farkle", "game-name") == "Farkle"
    assert words.rules("farkle") == Words(locale, "en").rules("farkle")
    too_low = Event("too_low", 0, {"points": 25, "need": 30})
    assert words.say(too_low) == english(event=too_low)
    assert words.say(TURN) == "Los."


def test_file_that_is_not_text_is_reported_as_a_whole(locale: Path) -> None:
    words = language(locale, "turn = Los.\n")
    (locale / "xx" / "farkle.ftl").write_bytes(b"\xff\xfe")
    assert words.game_text("farkle", "game-name") == "Farkle"
    assert flaw("xx/farkle.ftl", "") in words.flaws


def test_warming_finds_broken_and_missing_messages_and_goes_on(locale: Path) -> None:
    whole = (locale / "en" / "common.ftl").read_text("utf-8")
    common = whole.replace("roll-first = ", "roll-first = {").replace("goodbye = ", "good = ")
    words = language(locale, common, (locale / "en" / "farkle.ftl").read_text("utf-8"))
    for name in ("help.ftl", "friends.ftl"):
        shutil.copy(locale / "en" / name, locale / "xx" / name)
    words = FallbackWords(locale, "xx", "en")
    words.play("farkle", Listener(("You", "Bo"), frozenset((0,))))
    steps = sum(1 for _ in words.warm())
    assert steps > 300
    flaws = {(flaw.path, flaw.fields["message"]) for flaw in words.flaws}
    assert flaws == {("xx/common.ftl", "roll-first"), ("xx/common.ftl", "goodbye")}
    assert words.say(Event("goodbye")) == english(event=Event("goodbye"))
    assert len(words.flaws) == 2


def test_message_that_english_lacks_is_an_error(locale: Path) -> None:
    words = language(locale, "turn = Los.\n")
    with pytest.raises(KeyError):
        words.text("no-such-message")
    assert not words.flaws


def test_english_has_no_flaws(locale: Path) -> None:
    words = FallbackWords(locale, "en", "en")
    words.play("farkle", Listener(("You", "Bo"), frozenset((0,))))
    assert sum(1 for _ in words.warm()) > 300
    assert not words.flaws
