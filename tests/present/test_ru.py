"""Russian only: forms after numbers, cases, and no past tense with a gender."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.present.words import VERBOSITIES
from tests.support.evening import evening
from tests.support.speaker import Combo, kept, rolled, rolls_left, speaker, statistics

words = partial(speaker, "ru", other="Бо")

ONE, FEW, MANY = range(3)
FORMS = (
    ("бросок", "броска", "бросков"),
    ("вариант", "варианта", "вариантов"),
    ("кубик", "кубика", "кубиков"),
    ("очко", "очка", "очков"),
    ("поле", "поля", "полей"),
    ("процент", "процента", "процентов"),
    ("раунд", "раунда", "раундов"),
    ("ход", "хода", "ходов"),
    ("шаг", "шага", "шагов"),
)
NUMBERS = pytest.mark.parametrize(
    ("number", "form"),
    [(2, FEW), (4, FEW), (5, MANY), (11, MANY), (12, MANY), (14, MANY), (20, MANY), (21, ONE),
     (22, FEW), (25, MANY), (101, ONE), (111, MANY), (112, MANY)],
)  # fmt: skip


def form_after(number: int) -> int:
    """The index of the form after a number, by the rule taught in Russian schools."""
    if number % 100 in range(11, 20):
        return MANY
    return {1: ONE, 2: FEW, 3: FEW, 4: FEW}.get(number % 10, MANY)


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_in_an_evening_nouns_agree_with_numbers(game: str, verbosity: str) -> None:
    names = "|".join(words().text(f"opponent-name-{name}") for name in ("cautious", "bold"))
    for line in evening("ru", game, verbosity):
        # Latin letters are names of games and of keys, and little else.
        latin = re.findall(r"[A-Za-z]{2,}", re.sub(r"https?://\S+|\w+@\S+", "", line))
        assert not set(latin) - LATIN, line
        for form, number in after_numbers(line):
            assert form == form_after(number), line
        # "Бо бросил" or "бросила": nobody knows which.
        assert not re.search(rf"\b({names}) \w+(л|ла|лся|лась)\b", line), line


LATIN = frozenset(
    [
        "Alt", "Backspace", "Command", "Control", "Delete", "Dice", "Dispatcher",
        "End", "Enter", "Escape", "FUNE", "Fun", "Home", "Shift",
        "Tab", "Orca", "BRLTTY", "MQTT", "Speech", "audiodice", "Audiodice",
        "packs", "broker", "example", "wss", "mqtt", "espeak", "ng",
        "MIT", "GNU", "General", "Public", "License", "Frank", "Nora",
        "Creative", "Commons", "Attribution", "United", "States", "QuentinC", "Playroom",
    ]
)  # fmt: skip


def after_numbers(line: str) -> list[tuple[int, int]]:
    """Each noun that follows a whole number, as (its form, the number)."""
    found = []
    for forms in FORMS:
        for number, noun in re.findall(rf"(?<![\d,])(\d+) ({'|'.join(forms)})\b", line):
            # "из 5 полей" is another case: the many of a number is its form there.
            if not re.search(rf"\b(из|от|до|за) {number} {noun}\b", line):
                found.append((forms.index(noun), int(number)))
    return found


@NUMBERS
def test_form_after_a_number_is_as_in_the_table(number: int, form: int) -> None:
    assert form_after(number) == form


@NUMBERS
def test_rolls_left_agree(number: int, form: int) -> None:
    assert words("fune").say(rolls_left(number)) == f"Ещё {number} {FORMS[0][form]}."


@NUMBERS
def test_choices_agree(number: int, form: int) -> None:
    best: Value = (((1, 5), 15), ((1,), 10))
    event = Event("choice_list", 0, {"over": False, "count": number, "best": best})
    assert words().say(event).startswith(f"{number} {FORMS[1][form]}. Лучшие: 15 за 1 5")


@NUMBERS
def test_boxes_agree(number: int, form: int) -> None:
    event = Event(
        "choice_list",
        0,
        {"over": False, "count": number, "boxes": (("ones", 3, 0), ("twos", 2, 0))},
    )
    assert words("fune").say(event).startswith(f"Свободно {number} {FORMS[4][form]}.")


@NUMBERS
def test_turns_agree(number: int, form: int) -> None:
    said = words().say(statistics(1, number))
    assert said == f"Бо: {number} {FORMS[7][form]}, лучший 30, худший 2, в среднем 12,5."


@NUMBERS
def test_percents_agree(number: int, form: int) -> None:
    event = Event("hint_not_ready", 0, {"percent": number})
    assert words("fune", "brief").say(event) == f"Рассчитано {number} {FORMS[5][form]}."


@pytest.mark.parametrize(("throws", "said"), [(1, "один кубик"), (2, "2 кубика"), (5, "5 кубиков")])
def test_dice_to_roll_agree(throws: int, said: str) -> None:
    fields: dict[str, Value] = {"keep_first": False, "throws": throws, "percent": 22}
    assert words().say(Event("risk", 0, fields)) == f"Бросить {said}: фаркл 22 раза из 100."


def test_decimals_have_the_second_form_and_a_comma() -> None:
    said = words().text(
        "review-decision", turn=2, faces=(1, 5), done="...", better="...", unit="points", cost="1.5"
    )
    assert said.endswith("Потеряно 1,5 очка.")


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("single", 5, 1),), "пятёрка"),
        ((("single", 1, 2), ("three", 2, 1)), "две единицы и три двойки"),
        ((("four", 4, 1), ("single", 1, 1)), "четыре четвёрки и единица"),
        ((("five", 1, 1),), "пять единиц"),
        ((("six", 3, 1),), "шесть троек"),
        ((("two_triples", 0, 1),), "дважды по три"),
    ],
)
def test_sets_of_dice_agree(combos: tuple[Combo, ...], said: str) -> None:
    assert f"80 очков: {said}." in words().plain(rolled(*combos))


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (("new", 5, 2, 2), "две пятёрки"),
        (("new", 6, 5, 5), "пять шестёрок"),
        (("fonnjo", 4, 3, 3), "три четвёрки считая Фонджо"),
        (("fonnjo_more", 1, 1, 4), "ещё одна единица к Фонджо"),
        (("fonnjo_joins", 2, 1, 3), "Фонджо к двойкам, будет 3"),
        (("more", 3, 4, 7), "ещё четыре тройки"),
    ],
)
def test_monsters_agree(offer: tuple[str, int, int, int], said: str) -> None:
    found = words("fonnjo_foon")
    event = Event("choice_list", 0, {"over": False, "count": 1, "offers": (offer,)})
    assert found.say(event) == f"Войти могут: {said}."


@pytest.mark.parametrize(
    ("minutes", "hours", "days", "said"),
    [
        (0, 0, 0, "только что"),
        (1, 0, 0, "минуту назад"),
        (2, 0, 0, "две минуты назад"),
        (21, 0, 0, "21 минуту назад"),
        (45, 0, 0, "45 минут назад"),
        (0, 1, 0, "час назад"),
        (0, 22, 0, "22 часа назад"),
        (0, 0, 1, "вчера"),
        (0, 0, 21, "21 день назад"),
    ],
)
def test_how_long_ago(minutes: int, hours: int, days: int, said: str) -> None:
    assert words().text("kept-ago", minutes=minutes, hours=hours, days=days) == said


def test_single_kept_die_is_singular() -> None:
    assert words().say(kept(5, throws=5, points=5)).startswith("Отложен кубик 5,")
    assert words().say(kept(5, 5, throws=5, points=5)).startswith("Отложено 5 5,")
