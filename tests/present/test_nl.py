"""What is particular to Dutch: one of a thing, one die and a number of dice, its English words."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.devices.speech.espeak import Espeak
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.phonemes import as_read, phonemes

# Dutch has "is", "of", "in" and "over", so they are not among these.
ENGLISH = r"\b(yes|no|the|your|you|and|are|with|in all|dice|roll|rolls|box|turn|keep|kept|wins)\b"


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "nl")
    found.play(game, Listener(("Jij", "Bo"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Enter"
    return found


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_dutch_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("nl", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # "5 110" is heard as 5110.
        assert not re.search(r"\d \d{3}", line), line
        # "480. je" is heard as "480ste".
        assert not re.search(r"\d\. [a-zéë]", line), line
        assert not re.search(rf"[{{}}_]|{ENGLISH}", line), line
        assert not re.search(
            r"(?<!\d )\b1 (worp|worpen|steen|stenen|vak|vakken|beurten|rondes|keuzes)\b", line
        ), line
        # A sentence begins with "Eén", as Dutch writes it, and not with "Één".
        assert "É" not in line, line


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe twee"
    assert words().text("default-name", number=1).endswith(" één")


@pytest.mark.parametrize(
    ("left", "digits", "noun"), [(2, ["2"], "worpen"), (1, [], "worp"), (0, [], "worpen")]
)
def test_one_and_none_are_words(left: int, digits: list[str], noun: str) -> None:
    said = words("fune").say(Event("rolls_left", 0, {"over": False, "left": left, "throws": 2}))
    assert re.findall(r"\d", said) == digits
    assert re.findall(r"\bworp\w*", said) == [noun]


@pytest.mark.parametrize(
    ("faces", "throws", "kept", "left"),
    [
        ((6,), 5, "De 6", "5 over"),
        ((1, 5), 4, "1 5 vast", "4 over"),
        ((1, 2, 2, 2, 5), 1, "1 2 2 2 5 vast", "één over"),
    ],
)
def test_one_die_has_an_article_and_one_die_left_is_a_word(
    faces: tuple[int, ...], throws: int, kept: str, left: str
) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 10, "throws": throws, "at_stake": 10, "more": False}
    )
    said = words().say(event).rstrip(".").split(", ")
    assert said[0].startswith(kept)
    assert said[-1] == left


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "drie enen en een 5"),
        ((("four", 2, 1), ("single", 1, 2)), "vier tweeën en twee enen"),
        ((("five", 3, 1),), "vijf drieën"),
        ((("three_pairs", 0, 1),), "drie paar"),
    ],
)
def test_combinations_are_those_that_dice_players_know(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    event = Event(
        "rolled", 0,
        {
            "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
            "combos": combos,
        },
    )  # fmt: skip
    assert said in words().plain(event)


def test_a_place_in_the_game_is_no_decimal() -> None:
    event = Event(
        "standing", 0,
        {"points": 12, "seats": 2, "place": 1, "where": "ahead", "by": 6},
    )  # fmt: skip
    assert "12, " in words().say(event)


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_the_own_voice_takes_a_number_before_a_small_letter_for_an_ordinal(espeak: Espeak) -> None:
    assert "tɑxtəxst" in phonemes(espeak, "nl", "480. je")
    assert "tɑxtəxst" not in phonemes(espeak, "nl", "480. Jouw beurt.")
    assert phonemes(espeak, "nl", "5, 110") == "vɛɪf | hɔndər tin"
    assert phonemes(espeak, "nl", "2,5") == "tʋeː kɔmaː vɛɪf"


@pytest.mark.parametrize(
    ("written", "sounds"),
    [
        ("Dice4Fun", "dɑjs fɔr fɵn"),
        ("audiodice", "ʌʊdioːdɑjs"),
        ("FUNE", "fynə"),
        ("Farkle", "fɑrkɛl"),
        ("farkles", "fɑrkɛls"),
        ("Full house, 5", "ful hʌʊs | vɛɪf"),
        ("chance", "ʃɑnsə"),
        ("één", "eːn"),
        ("tweeën", "tʋeːən"),
        ("drieën", "driən"),
    ],
)
def test_the_own_voice_says_names_and_loan_words(espeak: Espeak, written: str, sounds: str) -> None:
    assert as_read(espeak, "nl", written) == sounds
