"""What is particular to Brazilian Portuguese: one and two before feminine nouns, aces, decimals."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.phonemes import phonemes

FEMININE = "casas?|faces?|horas?|linhas?|mensage(?:m|ns)|opç(?:ão|ões)|palavras?|pessoas?|rodadas?"


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "pt-BR")
    found.play(game, Listener(("Você", "Ana"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Enter"
    return found


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_portuguese_and_its_numbers_agree(game: str, verbosity: str) -> None:
    said = evening("pt-BR", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        assert not re.search(r"[{}_]|\b(yes|the|of|your|and|in all|dice|roll)\b", line), line
        # A voice reads "2 casas" as "dois casas".
        assert not re.search(rf"\b[12] ({FEMININE})\b", line), line
        assert not re.search(r"(?<!\d )\b1 (dados|guardados|lances|pontos|turnos)\b", line), line
        # Words that contract: "de o", "em a", "por os".
        assert not re.search(r"\b(de|em|por|a) (o|a|os|as) \w", line), line
        # A sentence begins with a capital, and nothing stands before a mark.
        assert not re.search(r"[.!?] [a-zàáâãçéêíóôõú]| [.!?:;,]", line), line


@pytest.mark.parametrize(
    ("left", "said"), [(2, "Mais 2 lances."), (1, "Mais um lance."), (0, "Fim dos lances.")]
)
def test_one_and_none_are_words(left: int, said: str) -> None:
    event = Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})
    assert words("fune").say(event) == said


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Uma casa livre."), (2, "Duas casas livres."), (5, "5 casas livres.")]
)
def test_boxes_are_feminine(count: int, said: str) -> None:
    fields: dict[str, Value] = {"count": count, "boxes": (("fune", 0),), "over": False}
    assert words("fune").say(Event("choice_list", 0, fields)).startswith(said)


@pytest.mark.parametrize(
    ("hours", "said"), [(1, "uma"), (2, "duas"), (3, "3"), (22, "vinte e duas")]
)
def test_hours_are_feminine(hours: int, said: str) -> None:
    text = words().text("kept-ago", days=0, hours=hours, minutes=0)
    assert text.startswith(f"há {said} hora")


@pytest.mark.parametrize(("faces", "said"), [((1,), "O 1 guardado,"), ((1, 5), "1 5 guardados,")])
def test_what_is_kept_agrees(faces: tuple[int, ...], said: str) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 15, "throws": 4, "at_stake": 15, "more": False}
    )
    assert words().say(event).startswith(said)


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "trinca de ases e o 5"),
        ((("four", 4, 1), ("single", 1, 2)), "quadra de 4 e par de ases"),
        ((("five", 1, 1),), "quina de ases"),
        ((("six", 3, 1), ("single", 1, 1)), "sena de 3 e o ás"),
    ],
)
def test_a_combination_is_not_heard_as_dice(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    fields: dict[str, Value] = {
        "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
        "combos": combos,
    }  # fmt: skip
    assert said in words().plain(Event("rolled", 0, fields)).lower()


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        (((6, 3), (1, 2)), "Escolha a trinca de 6 ou o par de ases."),
        (((5, 6), (2, 4)), "Escolha a sena de 5 ou a quadra de 2."),
        (((4, 7),), "Enter lança os sete dados de 4."),
    ],
)
def test_a_group_has_its_article(groups: tuple[tuple[int, int], ...], said: str) -> None:
    event = Event("no_picture_in_crisis", 0, {"groups": groups})
    assert said in words("fonnjo_foon").say(event)


@pytest.mark.parametrize("face", range(1, 7))
def test_an_upper_box_is_no_number(face: int) -> None:
    box = ("ones", "twos", "threes", "fours", "fives", "sixes")[face - 1]
    event = Event("scored", 1, {"box": box, "points": 3 * face, "bonus": False, "total": 40})
    said = words("fune", "brief").say(event)
    assert re.findall(r"\d+", said) == [str(3 * face)]
    assert f", {3 * face}." in said  # "os dois, 6", not "os dois 6"


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe dois"
    assert words().text("default-name", number=1).endswith(" um")


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


@pytest.mark.parametrize("turns", [1, 2, 21])
def test_turns_are_counted(turns: int) -> None:
    fields: dict[str, Value] = {"turns": turns, "best": 30, "worst": 2, "mean": "12.5"}
    said = words().say(Event("statistics_seat", 0, fields))
    assert re.search(rf"\b{turns} turno{'' if turns == 1 else 's'}\b", said)


def test_what_the_own_voice_says() -> None:
    espeak = Espeak()
    read = readings.load(paths.readings("pt-BR"))
    assert read("Dice4Fun e audiodice.") == "Daice fór fan e audiodaice."
    for written, heard in (
        ("Farkle", "faɾəkow"),
        ("farkles", "faɾəkows"),
        ("Deléti", "delɛtʃi"),
        ("2,5", "doɪs virɡulæ siŋkʊ"),
        ("5 110", "siŋkʊ seɪŋtui dɛs"),  # two numbers: thousands have no space
        ("480. Sua vez.", "kwatrʊseɪŋtʊzi oɪteɪŋtæ | suæ ves"),
    ):
        assert phonemes(espeak, "pt-BR", read(written)) == heard
