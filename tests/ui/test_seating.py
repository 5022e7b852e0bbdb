"""The seats of a table, and their names."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.words import Words, languages
from audiodice.storage import paths
from audiodice.ui.play.standing import greeting
from audiodice.ui.seating import listener, opponent_names, sit_down

POLICIES = ("random", "cautious", "bold", "steady", "weak", "fair", "strong", "perfect")


def words(lang: str = "en") -> Words:
    found = Words(paths.locale(), lang)
    found.play("farkle", found.listener)
    return found


@pytest.mark.parametrize("lang", languages(paths.locale()))
@pytest.mark.parametrize("policy", POLICIES)
def test_eight_opponents_of_one_kind_have_different_names_without_numbers(
    lang: str, policy: str
) -> None:
    names = opponent_names(words(lang), (policy,) * 8)
    assert len(set(names)) == 8
    assert not [name for name in names if name[-1].isdigit()]


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_each_name_belongs_to_one_kind_of_opponent(lang: str) -> None:
    found = words(lang)
    names = [name for policy in POLICIES for name in opponent_names(found, (policy,) * 8)]
    assert len(set(names)) == 64


def test_an_opponent_does_not_take_the_name_of_a_person() -> None:
    first, second = opponent_names(words(), ("bold", "bold"))
    assert opponent_names(words(), ("bold",), (first.upper(),)) == (second,)
    table = sit_down(GameSetup("farkle", (first,), ("bold",)), 1)
    assert listener(table, words()).names == (first, second)


def test_opponent_is_numbered_when_all_names_are_used() -> None:
    class Few(Words):
        def has(self, key: str) -> bool:
            return not key.startswith("opponent-more-") and super().has(key)

    names = opponent_names(Few(paths.locale(), "en"), ("bold",) * 3)
    assert len(set(names)) == 3


@pytest.mark.parametrize(
    ("people", "others", "against", "players"),
    [
        (("Ann",), ("bold",), 1, 0),
        (("Ann", "Ben"), (), 0, 2),
        (("Ann", "Ben"), ("bold",), 0, 3),
        (("Ann",), (), 0, 0),
    ],
)
def test_people_at_the_same_keyboard_are_not_listed_as_opponents(
    people: tuple[str, ...], others: tuple[str, ...], against: int, players: int
) -> None:
    table = sit_down(GameSetup("farkle", people, others), 1)
    (seated,) = greeting(table, words()).speech
    found = [seated.fields[name] for name in ("opponents", "players")]
    assert [len(names) for names in found] == [against, players]  # type: ignore[arg-type]
