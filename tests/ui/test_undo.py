"""Undo at the table takes back the player's last step, or more if the settings allow it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.said import said
from tests.support.shipped_games import SHIPPED

DICE = ((1, 1, 1, 2, 3, 4), (5, 5, 1, 2, 3, 3), (1, 1, 2, 2, 3, 4), (1, 2, 2, 3, 4, 4))


def at(
    dice: Sequence[tuple[int, ...]] = DICE,
    *,
    more: bool = False,
    speech: bool = True,
    target: int = 1000,
) -> Player:
    setup = GameSetup("farkle", ("",), ("bold",), {"first_bank": 30, "target": target})
    player = Player(setup, dice=dice, speech=speech)
    if more:
        player.context.settings.undo = "more"
        player.keys("escape escape")  # the setting applies when the menu is closed
    return player


@pytest.mark.parametrize("game", SHIPPED)
def test_x_undoes_like_backspace(game: str) -> None:
    told = []
    for key in ("x", "backspace"):
        player = Player(GameSetup(game), seed=7)
        player.keys("enter a")
        told.append(player.press(key).keys)
    assert told[0] == told[1]
    assert "undone" in told[0]


def test_bank_can_be_undone_until_the_opponent_throws() -> None:
    player = at()
    player.keys("enter a b")
    assert player.table.turn == 1
    assert player.press("backspace") == said("undone", what="commit", kept=(1, 1, 1))
    assert player.table.turn == 0
    assert player.router.due() is None  # Bo does not play yet
    player.press("b")
    player.clock.now = player.router.due() or 0
    player.router.tick(player.clock())
    assert player.press("backspace") == said("undo_too_late", seat=1)


def test_winning_action_can_be_undone_and_repeated() -> None:
    player = at(dice=[(1, 1, 1, 1, 2, 3)], target=100)
    won = player.keys("enter a b")[-1]
    assert won == said(..., "ended", "plays_again")
    assert player.press("backspace") == said("undone", kept=(1, 1, 1, 1))
    assert not player.table.over
    assert player.press("b") == won


def test_throws_can_be_undone_only_if_set() -> None:
    player = at()
    player.press("enter")
    assert player.press("backspace") == said("nothing_to_undo")
    player = at(more=True)
    player.press("enter")
    assert player.press("backspace") == said("undone", what="roll")
    assert player.cued[-1] == "undo"
    assert player.press("enter") == said(
        "rolled", faces=(5, 5, 1, 2, 3, 3), choices=5
    )  # other dice: a throw is never repeated
    assert player.press("backspace") == said("undone", what="roll")
    assert player.table.retaken == 2
    assert player.press("backspace") == said("nothing_to_undo")


def test_undone_throw_restores_the_dice_before_it() -> None:
    player = at(more=True, dice=[(1, 1, 1, 2, 3, 4), (5, 3, 4)])
    player.keys("enter 1 enter")
    answer = player.press("backspace")
    assert answer == said("undone", what="roll", faces=(1, 1, 1, 2, 3, 4), kept=(1, 1, 1))
    assert player.press("1") == said(
        "released", faces=(1, 1), points=20, throws=4
    )  # a second press of 1 keeps fewer dice


def test_undo_takes_back_the_opponents_actions_too() -> None:
    player = at(more=True)
    player.keys("enter a b")
    while not player.table.state.open:  # until Bo has thrown
        player.clock.now = player.router.due() or 0
        player.router.tick(player.clock())
    assert player.press("backspace") == said("undone", what="commit", kept=(1, 1, 1))
    assert player.table.turn == 0
    assert player.router.due() is None


def test_undo_is_told_in_sounds() -> None:
    player = at(more=True, speech=False)
    player.press("enter")
    player.let_play()
    del player.out.lines[:]
    player.press("backspace")
    player.let_play()
    assert player.cued == ["undo", "tell_no", "tell_lost"]
