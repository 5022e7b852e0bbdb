"""Polish only: plural forms, cases, and verbs without a gender."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.speaker import Combo, kept, rolled, rolls_left, speaker

words = partial(speaker, "pl", other="Anna")

# After 1; after 2, 3, 4, 22; after 5, 12, 21.
FORMS = [
    ("punkt", "punkty", "punktów"),
    ("rzut", "rzuty", "rzutów"),
    ("wiersz", "wiersze", "wierszy"),
    ("wolne pole", "wolne pola", "wolnych pól"),
    ("krok", "kroki", "kroków"),
    ("kość", "kości", "kości"),
    *(
        (f"{face}ka", f"{face}ki", many)
        for face, many in (
            ("jedyn", "jedynek"),
            ("dwój", "dwójek"),
            ("trój", "trójek"),
            ("czwór", "czwórek"),
            ("piąt", "piątek"),
            ("szóst", "szóstek"),
        )
    ),
]
GENDERED = r"\b(?!stołem)\w+(łeś|łaś|łem|łam)\b"


def form(number: int) -> int:
    """The index of the form (of three) that follows a number."""
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_in_an_evening_nouns_agree_with_numbers(game: str, verbosity: str) -> None:
    for line in evening("pl", game, verbosity):
        assert not re.search(GENDERED, line), line
        for number, *_ in re.findall(r"\b(\d+) (?=(\w+))", line):
            rest = line.split(f"{number} ", 1)[1]
            for forms in FORMS:
                wrong = [one for one in forms if one != forms[form(int(number))]]
                assert not any(re.match(rf"{one}\b", rest) for one in wrong), line


def test_past_tense_has_no_gender() -> None:
    """The gender of a player is unknown, and "łeś" and "łaś" would say it."""
    for path in (paths.locale() / "pl").glob("*.ftl"):
        assert not re.search(GENDERED, path.read_text("utf-8")), path.name
        assert not re.search(r"\{ \$name \} \w+(ła|ł)\b", path.read_text("utf-8")), path.name


@pytest.mark.parametrize(
    ("left", "said"),
    [(0, "rzutów"), (1, "rzut"), (2, "2 rzuty")],
)
def test_rolls_have_the_form_for_their_number(left: int, said: str) -> None:
    line = words("fune").say(rolls_left(left))
    assert line.endswith(f" {said}.")
    assert re.findall(r"\d", line) == re.findall(r"\d", said)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "jeden wiersz"),
        (2, "2 wiersze"),
        (5, "5 wierszy"),
        (12, "12 wierszy"),
        (22, "22 wiersze"),
        (25, "25 wierszy"),
    ],
)
def test_lines_have_three_plural_forms(count: int, said: str) -> None:
    event = Event("reader_open", None, {"title": "Zasady", "count": count, "label": "x"})
    assert words().say(event) == f"Zasady, {said}. X"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, "przed chwilą"),
        (1, "minutę temu"),
        (2, "dwie minuty temu"),
        (5, "5 minut temu"),
        (21, "21 minut temu"),
        (22, "dwadzieścia dwie minuty temu"),
        (23, "23 minuty temu"),
    ],
)
def test_two_minutes_are_feminine(minutes: int, said: str) -> None:
    assert words().text("kept-ago", days=0, hours=0, minutes=minutes) == said


@pytest.mark.parametrize(("throws", "said"), [(1, "jedną"), (2, "dwiema"), (5, "pięcioma")])
def test_rolled_dice_have_their_case(throws: int, said: str) -> None:
    hint = Event("hint", 0, {"commit": False, "faces": (1, 5), "throws": throws})
    assert words().say(hint).endswith(f" {said}.")


@pytest.mark.parametrize(("faces", "said"), [((5,), "Odłożona 5"), ((1, 5), "Odłożone 1 5")])
def test_kept_dice_agree(faces: tuple[int, ...], said: str) -> None:
    event = Event("released", 0, kept(*faces).fields)
    assert words().say(event).startswith(f"{said}, 15 punktów, ")


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "trzy jedynki i piątka"),
        ((("four", 4, 1), ("single", 1, 2)), "cztery czwórki i dwie jedynki"),
        ((("five", 1, 1),), "pięć jedynek"),
        ((("six", 3, 1),), "sześć trójek"),
    ],
)
def test_faces_have_their_case_after_a_number(combos: tuple[Combo, ...], said: str) -> None:
    assert said in words().plain(rolled(*combos))


@pytest.mark.parametrize("key", ["turn", "whose_turn"])
def test_name_is_always_a_subject(key: str) -> None:
    """A name is never put into another case, because the form for an unknown name is uncertain."""
    event = Event(key, 1, {"over": False, "scores": (), "seat_number": ()})
    assert words("fune").say(event) == "Gra Anna."
