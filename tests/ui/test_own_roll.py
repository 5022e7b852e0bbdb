"""The key for the last roll says the player's own last roll when pressed again."""

from __future__ import annotations

import pytest

from audiodice import games
from audiodice.engine.setup import GameSetup
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import said


def play_a_turn(player: Player, seat: int) -> None:
    """Press keys until the turn of `seat` is over; they include every kind of action."""
    for key in ("enter a b b b a enter 1 2 3 4 5 6 " * 40).split():
        if player.table.turn != seat or player.table.over:
            return
        player.press(key)
    raise AssertionError("the turn does not end")


@each("seed", range(5))
@each("game", games.names())
def test_second_press_says_the_players_own_last_roll(game: str, seed: int) -> None:
    player = Player(GameSetup(game, ("Ann",), ("bold", "cautious")), seed=seed)
    play_a_turn(player, 0)
    mine = player.press("d")
    assert mine == said("last_roll", seat=0)
    assert player.press("d") == mine, "nobody has rolled since"
    player.let_play()
    theirs = player.press("d")
    assert theirs == said("last_roll", seat=2)
    again = player.press("d")
    assert again == said("own_roll", "last_roll", seat=0)
    assert again.of("last_roll") == mine.of("last_roll")
    assert player.press("d") == theirs
    player.press("s")
    assert player.press("d") == theirs, "only if it was heard last"
    assert player.press("d") == again


@pytest.mark.parametrize("game", games.names())
def test_second_press_repeats_the_last_roll_if_the_player_has_not_rolled(game: str) -> None:
    player = Player(GameSetup(game, ("Ann",), ("bold",), begins="other"), seed=2)
    player.let_play()
    assert player.table.turn == 1 or player.table.here_to_act
    theirs = player.press("d")
    assert player.press("d") == theirs


@pytest.mark.parametrize("game", games.names())
def test_own_roll_with_several_people_belongs_to_the_current_player(game: str) -> None:
    player = Player(GameSetup(game, ("Ann", "Ben"), ()), seed=4)
    play_a_turn(player, 0)
    anns = player.press("d")
    play_a_turn(player, 1)
    bens = player.press("d")
    assert player.press("d") == said("own_roll", "last_roll", seat=0)
    assert player.heard[-1].of("last_roll") == anns.of("last_roll")
    assert player.press("d") == bens
