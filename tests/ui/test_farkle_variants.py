"""Farkle's variants, set and played by keys."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player

NOTHING = (2, 3, 4, 6, 2, 3)


def at_option(name: str, setup: GameSetup) -> Player:
    """Return a player in the menu of a new game, at the entry of an option."""
    player = Player()
    player.context.setup = setup
    player.keys("n enter")
    label = player.context.words.game_text("farkle", f"option-{name}")
    while not player.press("down").startswith(label):
        assert player.cued[-1] != "menu_edge"
    return player


def test_choosing_the_scale_sets_its_limits_in_the_menu() -> None:
    played = {"minimum": 30, "first_bank": 50, "target": 1000, "last_round": False}
    player = at_option("scale", GameSetup("farkle", ("",), (), played))
    player.press("right")
    labels = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert sum(label.endswith(": 10000") for label in labels) == 2  # the scale and the target
    player.keys("home enter")
    rules = player.table.state.rules
    assert (rules.scale, rules.target, rules.first_bank) == (10_000, 10_000, 500)
    assert player.table.journal.header.options["last_round"] is True


def test_choosing_the_default_scale_restores_its_target() -> None:
    player = at_option("scale", GameSetup("farkle", ("",), ()))
    player.keys("right left home enter")
    assert player.table.state.rules.target == 1000


def test_third_farkle_in_a_row_is_said_with_its_penalty() -> None:
    setup = GameSetup("farkle", ("",), (), {"penalty": 100})
    player = Player(setup, dice=[(1, 1, 1, 1, 5, 2), *[NOTHING] * 3])
    player.keys("enter b")
    heard = []
    for _ in range(3):
        player.press("enter", wait=3000)
        heard.append(player.heard[-1])
    assert "100" in heard[1]
    assert "15" in heard[2]
    assert "zero" in player.cued
    assert player.table.state.scores == (15,)


@pytest.mark.parametrize("option", ["scale", "penalty"])
def test_rules_on_g_mention_changed_options(option: str) -> None:
    plain = Player(GameSetup("farkle", ("",), ())).press("g")
    values = {"scale": 10_000, "penalty": 500}
    told = Player(GameSetup("farkle", ("",), (), {option: values[option]})).press("g")
    assert len(told.split(". ")) > len(plain.split(". "))
