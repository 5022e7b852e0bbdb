"""The chance to win, told at Shift C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from audiodice import opponents
from audiodice.engine.setup import GameSetup
from audiodice.opponents import Alone, Chance
from audiodice.opponents.farkle import EVALUATOR
from audiodice.ui.chances import percent
from tests.support import ready
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.test_alone_to_the_end import Bests

THREE = GameSetup("farkle", ("Ann",), ("cautious", "bold"))


class Known:
    """Chances that a test sets, and what was asked for."""

    def __init__(self) -> None:
        self.chance: Chance | None = None
        self.end: Alone | None = None
        self.asked: list[tuple[str, ...]] = []
        self.prepared = 0

    def study(self, state: Any) -> None:
        pass

    def prepare(self, state: Any, players: Sequence[str]) -> None:
        self.prepared += 1

    def tell(self, state: Any, players: Sequence[str]) -> Chance | None:
        self.asked.append(tuple(players))
        return self.chance

    def alone(self, state: Any) -> Alone | None:
        return self.end


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Known:
    found = Known()
    monkeypatch.setattr(opponents, "chances", lambda game: found)
    return found


def test_own_chance_comes_first_and_the_others_follow(known: Known) -> None:
    known.chance = Chance((0.62, 0.314, 0.066), exact=True)
    player = Player(THREE)
    assert player.press("shift+c") == said(
        "chance", points=62, chances=((1, 31), (2, 7)), exact=True
    )
    assert known.asked == [("", "cautious", "bold")]


def test_estimate_says_so(known: Known) -> None:
    known.chance = Chance((0.5, 0.3, 0.2), exact=False)
    assert Player(THREE).press("shift+c") == said("chance", exact=False)


def test_unknown_chance_is_refused(known: Known) -> None:
    player = Player(THREE)
    assert player.press("shift+c") == said("chance_unknown")
    assert player.cued[-1] == "refused"


def test_two_seats_of_farkle_hear_the_chance_of_the_evaluator() -> None:
    ready.shelve("farkle")
    player = Player(GameSetup("farkle", ("Ann",), ("perfect",)))
    mine = EVALUATOR.expected_value(player.table.state, 0)
    told = player.press("shift+c")
    assert told == said("chance", points=round(100 * mine), exact=True)


def test_turns_are_prepared_once_the_player_has_asked(known: Known) -> None:
    known.chance = Chance((0.5, 0.5), exact=False)
    player = Player(GameSetup("fune", ("Ann", "Ben"), ()))
    player.keys("enter b b")
    assert known.prepared == 0
    player.press("shift+c")
    player.keys("enter b b")
    assert known.prepared == 1


def test_alone_the_record_and_the_expected_end_are_told(known: Known) -> None:
    known.end = Alone({301: 0.25, 300: 0.5, 1: 0.25}, "points", exact=True)
    player = Player(GameSetup("fune", ("Ann",), ()))
    assert player.press("shift+c") == said("end_expected", points=226)
    player.context.store = Bests("fune", 300)  # type: ignore[assignment]
    assert player.press("shift+c") == said("chance_record", "end_expected", points=25, best=300)


def test_alone_turns_to_go_are_told_if_there_are_no_points(known: Known) -> None:
    known.end = Alone({3: 0.5, 4: 0.5}, "turns", exact=True)
    told = Player(GameSetup("farkle", ("Ann",), ())).press("shift+c")
    assert told == said("turns_to_go", count=4)


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, 0), (0.0099, 0), (0.01, 1), (0.624, 62), (0.99, 99), (0.9901, 100), (1.0, 100)],
)
def test_only_what_is_nearly_certain_is_told_as_such(chance: float, told: int) -> None:
    assert percent(chance) == told
