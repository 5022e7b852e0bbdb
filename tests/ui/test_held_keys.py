"""In a terminal a held key looks like many presses, but acts once; separate presses all act."""

from __future__ import annotations

import random

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.ui.held_keys import HeldKeys
from tests.support.each import each
from tests.support.headless import Clock, Player

FARKLE = GameSetup("farkle", ("",), ("cautious",))
LONG = {"target": 10000}


class Key:
    """A key pressed at given times; records when it acts."""

    def __init__(self) -> None:
        self.clock, self.acted = Clock(), list[tuple[str, float]]()
        self.keys = HeldKeys(self.clock)

    def pass_to(self, at: float) -> None:
        while (due := self.keys.due()) is not None and due <= at:
            self.clock.now = due
            self.keys.tick()
        self.clock.now = at

    def press(self, at: float, name: str = "enter", *, once: bool = True) -> None:
        self.pass_to(at)
        self.keys.press(name, lambda: self.acted.append((name, at)), once=once)


def held(seed: int) -> list[float]:
    """Return the press times of a held key, as X, the console, Windows and ssh repeat it."""
    chance = random.Random(seed)
    times, period = [0.0, chance.uniform(250, 660)], chance.uniform(25, 40)
    for _ in range(chance.randrange(1, 60)):
        uneven = chance.choice((0, 0, 0, chance.uniform(-20, 20)))
        times.append(times[-1] + max(0.0, period + uneven))
    return times


@each("seed", range(50))
def test_held_key_acts_once(seed: int) -> None:
    key = Key()
    for at in held(seed):
        key.press(at)
    key.pass_to(10_000)
    assert key.acted == [("enter", 0.0)]


@each("seed", range(50))
def test_every_separate_press_acts_with_little_delay(seed: int) -> None:
    chance, key = random.Random(seed), Key()
    at, pressed = 0.0, list[tuple[str, float]]()
    for _ in range(30):
        at += chance.uniform(130, 1500)
        pressed.append((chance.choice(("enter", "enter", "b")), at))
        key.press(at, pressed[-1][0])
        key.pass_to(at + 76)
        assert key.acted == pressed


def test_delayed_press_acts_before_the_next_key_and_arrows_are_not_delayed() -> None:
    key = Key()
    for when, name in ((0, "b"), (300, "b"), (310, "c"), (320, "b")):
        key.press(when, name)
    assert key.acted == [("b", 0), ("b", 300), ("c", 310), ("b", 320)]
    for at in held(1):
        key.press(1000 + at, "down", once=False)
    assert [name for name, _ in key.acted[4:]] == ["down"] * len(held(1))


def in_terminal(setup: GameSetup = FARKLE, **how: object) -> Player:
    player = Player(setup, **how)  # type: ignore[arg-type]
    player.context.unreleased = True
    player.clock.now += 2000
    return player


def hold(player: Player, name: str, seed: int) -> list[str]:
    """Hold a key; returns the keys of all events said in answer."""
    start, first = player.clock.now, len(player.heard)
    for at in held(seed):
        while (due := player.router.due()) is not None and due <= start + at:
            player.clock.now = max(player.clock.now, due)
            player.router.tick(player.clock.now)
        player.clock.now = start + at
        player.router.key(name, name if len(name) == 1 else "")
    return [event.key for text in player.heard[first:] for event in text.events]


@each("seed", range(6))
@each("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_held_enter_throws_once(game: str, seed: int) -> None:
    player = in_terminal(GameSetup(game, ("",), ()), seed=seed + 1)
    assert hold(player, "enter", seed).count("rolled") == 1


@pytest.mark.parametrize("seed", range(6))
def test_held_b_asks_but_does_not_bank(seed: int) -> None:
    player = in_terminal(GameSetup("farkle", ("",), (), options=LONG), dice=[(1, 1, 1, 5, 2, 3)])
    player.keys("enter 1")
    before = player.table.state
    assert hold(player, "b", seed) == ["bank_less"]
    assert player.table.state is before


@pytest.mark.parametrize("seed", range(6))
def test_held_b_names_a_box_but_does_not_fill_it(seed: int) -> None:
    player = in_terminal(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 5)])
    player.keys("enter")
    before = player.table.state
    hold(player, "b", seed)
    assert player.table.state is before


@pytest.mark.parametrize("seed", range(3))
def test_held_enter_on_restart_does_not_delete_the_game(seed: int) -> None:
    player = in_terminal()
    player.keys("enter escape down")
    table = player.table
    assert hold(player, "enter", seed) == ["loss_asked"]
    assert player.table is table


@pytest.mark.parametrize("walks", ["down", "up", "j", "+"])
def test_keys_that_walk_or_change_a_value_repeat_while_held(walks: str) -> None:
    player = in_terminal()
    player.keys("enter a escape")
    assert len(hold(player, walks, 1)) == len(held(1))


def test_with_key_repeat_on_every_held_key_repeats() -> None:
    player = in_terminal(GameSetup("farkle", ("",), (), options=LONG), dice=[(1, 1, 1, 5, 2, 3)])
    player.context.settings.key_repeat = True
    player.keys("enter 1")
    assert "banked" in hold(player, "b", 1)
