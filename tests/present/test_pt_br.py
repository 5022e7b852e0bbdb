"""Brazilian Portuguese only: one and two before feminine nouns, aces."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice.core.model import Event, Value
from tests.support.speaker import Combo, kept, rolled, scored, speaker, statistics

words = partial(speaker, "pt-BR")


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Uma casa livre."), (2, "Duas casas livres."), (5, "5 casas livres.")]
)
def test_boxes_are_feminine(count: int, said: str) -> None:
    fields: dict[str, Value] = {"count": count, "boxes": (("fune", 0, 0),), "over": False}
    assert words("fune").say(Event("choice_list", 0, fields)).startswith(said)


@pytest.mark.parametrize(
    ("hours", "said"), [(1, "uma"), (2, "duas"), (3, "3"), (22, "vinte e duas")]
)
def test_hours_are_feminine(hours: int, said: str) -> None:
    text = words().text("kept-ago", days=0, hours=hours, minutes=0)
    assert text.startswith(f"há {said} hora")


@pytest.mark.parametrize(("faces", "said"), [((1,), "O 1 guardado,"), ((1, 5), "1 5 guardados,")])
def test_kept_dice_agree(faces: tuple[int, ...], said: str) -> None:
    assert words().say(kept(*faces)).startswith(said)


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "trinca de ases e o 5"),
        ((("four", 4, 1), ("single", 1, 2)), "quadra de 4 e par de ases"),
        ((("five", 1, 1),), "quina de ases"),
        ((("six", 3, 1), ("single", 1, 1)), "sena de 3 e o ás"),
    ],
)
def test_combination_is_not_heard_as_dice(combos: tuple[Combo, ...], said: str) -> None:
    assert said in words().plain(rolled(*combos)).lower()


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        (((6, 3), (1, 2)), "Escolha a trinca de 6 ou o par de ases."),
        (((5, 6), (2, 4)), "Escolha a sena de 5 ou a quadra de 2."),
        (((4, 7),), "Enter lança de novo os sete dados de 4."),
    ],
)
def test_group_has_its_article(groups: tuple[tuple[int, int], ...], said: str) -> None:
    event = Event("no_picture_in_crisis", 0, {"groups": groups})
    assert said in words("fonnjo_foon").say(event)


@pytest.mark.parametrize("face", range(1, 7))
def test_upper_box_and_its_points_are_separated_by_a_comma(face: int) -> None:
    said = words("fune", "brief").say(scored(face, 3 * face))
    assert f", {3 * face}." in said  # "os dois, 6", not "os dois 6"


@pytest.mark.parametrize("turns", [1, 2, 21])
def test_turns_are_counted(turns: int) -> None:
    said = words().say(statistics(turns=turns))
    assert re.search(rf"\b{turns} turno{'' if turns == 1 else 's'}\b", said)
