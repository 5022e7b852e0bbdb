"""Keys for the boxes of a score sheet, and messages about the hand."""

from __future__ import annotations

import re

import pytest

from audiodice.core.model import Action, Event, Value
from audiodice.engine.journal import Move
from audiodice.engine.setup import GameSetup
from tests.support.each import each
from tests.support.headless import Player

FUNE, DICE4FUN = GameSetup("fune", ("",), ()), GameSetup("dice4fun", ("",), ())
HAND = [(6, 6, 1, 2, 3), (6, 1, 2), (4, 3)]
LAST = "enter 6 enter 6 enter"  # 6 6 6 3 4 after the last roll


def at(keys: str, setup: GameSetup = FUNE, **given: str) -> Player:
    player = Player(setup, dice=[*HAND, *HAND, *HAND])
    for name, value in given.items():
        setattr(player.context.settings, name, value)
    player.output.apply_settings()
    player.keys(keys)
    return player


def last(player: Player) -> Event:
    return player.context.history.latest.events[0]


def scored(player: Player) -> list[Action]:
    moves = [e.action for e in player.table.journal.entries if isinstance(e, Move)]
    return [action for action in moves if action.verb == "score"]


# ---------------------------------------------------------------- direct keys to boxes


@pytest.mark.parametrize(
    ("setup", "key", "box"),
    [
        (FUNE, "6", "sixes"),
        (FUNE, "3", "threes"),
        (FUNE, "7", "three_dice"),
        (FUNE, "0", "full_house"),
        (DICE4FUN, "7", "pair"),
        (DICE4FUN, "0", "four_kind"),
        (GameSetup("dice4fun", ("",), (), {"boxes": 13}), "7", "three_kind"),
    ],
)
def test_digit_after_the_last_roll_names_the_box_with_that_number(
    setup: GameSetup, key: str, box: str
) -> None:
    player = at(LAST, setup)
    player.press(key)
    assert (last(player).key, last(player).fields["box"]) == ("choice", box)
    assert scored(player) == []


def test_turn_of_three_rolls_needs_seven_keys() -> None:
    keys = f"{LAST} 6 b"
    assert len(keys.split()) == 7
    assert scored(at(keys)) == [Action("score", "sixes")]


def test_up_and_down_continue_from_the_box_named_last() -> None:
    player = at(f"{LAST} 7")
    player.press("down")
    assert last(player).fields["box"] == "choice"  # the same points, but not as rare


def test_zero_in_a_box_named_by_a_digit_needs_confirmation() -> None:
    player = at(f"{LAST} 5 b")
    assert (last(player).key, last(player).fields["box"]) == ("zero", "fives")
    player.press("b")
    assert scored(player) == [Action("score", "fives")]


def test_digit_of_a_filled_box_says_it_is_filled() -> None:
    player = at(f"{LAST} 6 b {LAST} 6")
    assert (last(player).key, last(player).fields["box"]) == ("box_filled", "sixes")


@pytest.mark.parametrize("digits", ["face", "place"])
def test_until_the_last_roll_digits_keep_dice(digits: str) -> None:
    player = at("enter 1", digits=digits)
    assert last(player).key == "kept"


def test_before_a_roll_a_digit_says_to_roll() -> None:
    player = at("6")
    assert last(player).key == "roll_first"


# ---------------------------------------------------------------- boxes in the order of the sheet


def walked(player: Player, key: str, presses: int) -> list[Value]:
    found: list[Value] = []
    for _ in range(presses):
        player.press(key)
        found.append(last(player).fields["box"])
    return found


def test_boxes_are_walked_in_sheet_order_if_set() -> None:
    assert walked(at("enter", box_order="sheet"), "down", 3) == ["ones", "twos", "threes"]
    assert walked(at("enter", box_order="sheet"), "end", 1) == ["choice"]
    assert walked(at("enter"), "down", 2) == ["choice", "sixes"]


def test_b_names_the_best_box_in_any_order_and_then_fills_it() -> None:
    player = at("enter b", box_order="sheet")
    assert last(player).fields["box"] == "choice"
    player.press("b")
    assert scored(player) == [Action("score", "choice")]


def test_rarer_box_comes_first_among_boxes_of_equal_value() -> None:
    player = Player(FUNE, dice=[(3, 3, 3, 3, 1)])
    player.press("enter")
    assert walked(player, "down", 3) == ["four_dice", "three_dice", "choice"]


# ---------------------------------------------------------------- messages after a reroll


def dice_told(text: str) -> list[str]:
    """Return the sequences of two or more faces in a sentence."""
    return re.findall(r"\b[1-6](?: [1-6])+\b", text)


@pytest.mark.parametrize(
    ("reroll", "told"),
    [
        ("auto", ["1 2 6"]),
        ("new", ["1 2 6"]),
        ("hand", ["1 2 6 6 6"]),
        ("both", ["1 2 6", "1 2 6 6 6"]),
    ],
)
@pytest.mark.parametrize("order", ["thrown", "sorted"])
def test_reroll_tells_the_new_dice_or_the_hand_as_set(
    reroll: str, told: list[str], order: str
) -> None:
    player = Player(FUNE, dice=[(6, 6, 1, 2, 3), (1, 2, 6)])
    player.context.settings.reroll, player.context.settings.dice = reroll, order
    player.output.apply_settings()
    player.keys("enter 6")
    assert dice_told(player.press("enter")) == told


@each("reroll", ["auto", "new", "hand", "both"])
@each("verbosity", ["brief", "normal", "full"])
def test_last_roll_tells_the_whole_hand_sorted(reroll: str, verbosity: str) -> None:
    player = at("enter 6 enter 6", reroll=reroll)
    player.context.words.verbosity = verbosity
    assert dice_told(player.press("enter"))[:1] == ["3 4 6 6 6"]


def test_dice_query_after_the_last_roll_tells_the_whole_hand() -> None:
    player = at(f"{LAST} d")
    assert (last(player).fields["kept"], last(player).fields["free"]) == ((), (3, 4, 6, 6, 6))
