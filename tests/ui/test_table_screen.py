"""At the table: keys become actions, refusals say why, keys pressed too soon are ignored."""

from __future__ import annotations

import re
from typing import Any

import pytest

from audiodice import games
from audiodice.core.model import Action, Reason
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.said import said

ALONE = GameSetup("farkle", ("",), ())
PAIR = GameSetup("farkle", ("Ann", "Bo"), ())
FIRST = (1, 1, 5, 2, 3, 4)


def at(*dice: tuple[int, ...], setup: GameSetup = ALONE) -> Player:
    player = Player(setup, dice=dice)
    player.press("enter")
    return player


def kept(player: Player) -> tuple[int, ...]:
    chosen: tuple[int, ...] = player.table.state.chosen
    return chosen


def test_digit_keeps_all_its_dice_then_one_fewer_then_none() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    answer = player.keys("1 1 1")
    assert answer == [
        said("kept", faces=(1, 1), points=20, throws=4),
        said("released", faces=(1,), points=10, throws=5),
        said("released"),
    ]


def test_digit_skips_counts_that_cannot_score() -> None:
    player = at((2, 2, 2, 2, 3, 5))
    assert player.keys("2 2 2")[1:] == [
        said("released", faces=(2, 2, 2), points=20, throws=3),
        said("released"),
    ]


def test_straight_is_built_digit_by_digit_and_checked_on_roll() -> None:
    player = at((1, 2, 3, 4, 5, 5))
    assert player.keys("2 3 4") == [
        said("incomplete", faces=(2,)),
        said("incomplete", faces=(2, 3)),
        said("incomplete", faces=(2, 3, 4)),
    ]
    assert player.press("enter") == said("incomplete", faces=(2, 3, 4))
    assert player.press("b") == said("incomplete", faces=(2, 3, 4))
    assert player.press("c") == said("points", "incomplete", there=105, bank=0)
    assert player.press("d") == said("last_roll", "incomplete")
    assert player.table.state.kept == ()
    player.press("1")
    assert player.press("5") == said("hot_dice", points=105)
    assert kept(player) == (1, 2, 3, 4, 5, 5)


def test_undo_clears_a_pending_selection_first() -> None:
    player = at((1, 2, 3, 4, 5, 5))
    player.press("2")
    assert player.press("backspace") == said("undone")
    assert player.press("backspace") == said("nothing_to_undo")


def test_undo_stops_at_the_last_throw() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    player.keys("1 5")
    assert player.keys("backspace backspace backspace") == [
        said("undone", kept=(1, 1)),
        said("undone"),
        said("nothing_to_undo"),
    ]


def test_keeping_a_worthless_die_is_refused() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    player.press("1")
    assert player.press("2") == said("worthless", faces=(2,))
    assert player.cued[-1] == "refused"
    assert kept(player) == (1, 1)


def test_arrows_walk_dice_and_space_keeps_them() -> None:
    player = at((1, 5, 2, 2, 4, 6))
    assert player.keys("right right space") == [
        said("die", face=1),
        said("die", face=5),
        said("kept", faces=(5,), points=5),
    ]
    assert player.press("left") == said("die", face=1)
    assert player.press("left") == said("die", face=1)
    assert player.cued[-1] == "menu_edge"
    assert player.press("right") == said("die", face=5)


def test_keep_cue_is_panned_to_the_die() -> None:
    player = at((1, 2, 2, 4, 6, 5))
    player.press("1")
    player.press("5")
    pans = [line["pan"] for line in player.out.lines if line.get("name") == "keep"]
    assert pans == [-0.6, 0.6]  # in spoken order


def heard_at(player: Player, cue: str) -> list[float]:
    """Return the pans of a cue since the last call."""
    found = [line["pan"] for line in player.out.lines if line.get("name") == cue]
    player.out.lines.clear()
    return found


def test_keep_and_release_cues_are_panned_to_the_dice() -> None:
    player = at((5, 2, 2, 4, 6, 1))
    player.press("a")
    assert heard_at(player, "keep") == [0]  # dice at both ends: the cue is in the middle
    player.press("5")
    assert heard_at(player, "release") == [-0.6]
    player.press("up")
    player.press("down")
    assert heard_at(player, "keep")[-1] == -0.6  # five again


def test_sorted_dice_are_panned_in_sorted_order() -> None:
    player = at((5, 2, 2, 4, 6, 1))
    player.context.settings.dice = "sorted"
    player.press("1")
    assert heard_at(player, "keep") == [-0.6]  # said first, though it was thrown last


def test_walking_choices_starts_at_the_best() -> None:
    player = at(FIRST)
    assert player.keys("down down end up home") == [
        said("choice", faces=(1, 1, 2, 3, 4, 5), points=110),
        said("choice", faces=(1, 2, 3, 4, 5), points=100, leaves=1),
        said("choice", faces=(5,), points=5),
        said("choice", faces=(1,), points=10, leaves=5),
        said("choice", faces=(1, 1, 2, 3, 4, 5), points=110),
    ]
    assert len(kept(player)) == 6


def test_keep_all_twice_keeps_all() -> None:
    player = at(FIRST)
    assert player.keys("a a") == [said("hot_dice", points=110)] * 2
    assert len(kept(player)) == 6
    player.press("backspace")  # the second press kept no more dice, so undo takes back the first
    assert kept(player) == ()


def test_roll_without_a_choice_names_the_choices() -> None:
    player = at((1, 2, 2, 3, 6, 5))
    assert player.press("enter") == said("nothing_kept")
    assert player.table.state.to_throw == 6


def test_bank_without_kept_dice_banks_all_scoring_dice() -> None:
    player = at((1, 1, 5, 5, 5, 2), setup=PAIR)
    assert player.press("b") == said("banked", "turn", seat=0, points=70)
    assert player.table.state.scores == (70, 0)


def test_bank_below_the_minimum_names_the_minimum() -> None:
    player = at((1, 2, 2, 3, 6, 6))
    assert player.press("b") == said("too_low", points=10, need=50)


@pytest.mark.parametrize("keys", ["enter 1 a enter 5 b", "enter enter enter b"])
def test_key_asks_the_rules_at_most_twice(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules check an action once before it is done and once when it is applied."""
    rules, asked = type(games.load("farkle")), list[Action]()
    why_not = rules.why_not

    def counted(self: Any, state: Any, action: Action) -> Reason | None:
        asked.append(action)
        return why_not(self, state, action)

    monkeypatch.setattr(rules, "why_not", counted)
    player = Player(GameSetup("farkle"), dice=[(1, 5, 2, 2, 4, 6), (5, 5, 5, 2)])
    for key in keys.split():
        asked.clear()
        player.press(key)
        assert all(asked.count(action) <= 2 for action in asked), key


def test_second_enter_within_400_ms_is_ignored() -> None:
    player = at(FIRST, (1, 2, 2, 3))
    assert player.press("enter", wait=200) == ""
    assert player.cued[-1] == "too_soon"  # answered by a cue, without acting
    assert player.press("enter", wait=500) == said("nothing_kept")


def test_second_enter_within_400_ms_works_after_another_key() -> None:
    player = at(FIRST, (1, 2, 2, 3, 3, 5))
    player.press("a", wait=100)
    assert player.press("enter", wait=100) == said("rolled", faces=(1, 2, 2, 3, 3, 5), choices=3)


def test_throw_within_400_ms_of_a_new_turn_is_ignored() -> None:
    player = at((1, 1, 5, 5, 5, 2), (1, 2, 2, 3, 6, 6), setup=PAIR)
    player.press("b")
    assert player.press("enter", wait=300) == ""
    assert not player.table.state.open
    assert player.press("enter", wait=200) == said("rolled", faces=(1, 2, 2, 3, 6, 6), choices=1)


def test_actions_in_another_players_turn_are_refused_but_space_hurries() -> None:
    player = at(
        (1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), setup=GameSetup("farkle", ("",), ("cautious",))
    )
    player.press("b")
    assert player.press("enter") == said("not_your_turn", seat=1)
    assert player.press("1") == said("not_your_turn", seat=1)
    assert player.press("space") == said(
        "rolled", "banked", "turn", seat=1, points=75, scores=(70, 75)
    )
    assert player.cued[-2:] == ["hurry", "turn_mine"]


def test_queries_work_in_another_players_turn() -> None:
    player = at(
        (1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), setup=GameSetup("farkle", ("",), ("cautious",))
    )
    player.press("b")
    for key in ("l", "r"):
        assert player.press(key) == said("not_your_turn", seat=1)
    assert player.press("c") == said("whose_turn", ..., seat=1)
    assert player.press("s") == said(
        "lead", "scores", seat=1, scores=(70, 0), target=1000, where="ahead", by=70
    )


@pytest.mark.parametrize("key", ["c", "l", "r"])
def test_watcher_can_use_queries_until_the_end(key: str) -> None:
    player = Player(GameSetup("farkle", (), ("cautious", "bold"), {"target": 100}))
    assert "not_your_turn" not in player.press(key).keys
    player.let_play()
    assert player.press(key) == said("game_over", "plays_again")


def test_opponent_turn_plays_cues_and_ends_with_one_line() -> None:
    setup = GameSetup("farkle", ("",), ("cautious",))
    player = at((1, 1, 5, 5, 5, 2), (1, 2, 2, 3, 4, 6), (5, 5, 5, 1, 2), setup=setup)
    player.press("b")
    before = len(player.heard)
    player.let_play()
    assert player.heard[before:] == [said("banked", "turn", seat=1, points=70, scores=(70, 70))]
    # the player's own cup first, then another player's
    poured = [cue for cue in player.cued if cue.startswith("pour_")]
    assert poured == ["pour_6", "pour_horn_6", "pour_horn_5"]


def test_turn_of_the_next_computer_is_not_announced() -> None:
    setup = GameSetup("farkle", ("",), ("cautious", "cautious"))
    throws = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)]
    player = at(*throws, setup=setup)
    player.press("b")
    answer = player.let_play()
    assert "turn" not in answer.keys[:2]
    assert answer == said("banked", "banked", ..., seat=1, points=75)


def test_command_without_meaning_in_this_game_says_so() -> None:
    player = at(FIRST)
    for key, name in (("u", "bonus"), ("p", "party"), ("shift+s", "sheet")):
        assert player.press(key) == said("no_meaning", command=f"command-{name}")
        assert player.cued[-1] == "refused"


def test_second_press_of_the_hint_key_plays_the_hint(all_solved: None) -> None:
    player = at((1, 1, 1, 1, 1, 2), (2, 3, 4, 6, 6, 2), setup=PAIR)
    assert player.press("h") == said("hint", "hint_how", faces=(1, 1, 1, 1, 1))
    assert player.press("h") == said("banked", "turn", seat=0, points=320)


def test_hint_is_closed_by_another_key(all_solved: None) -> None:
    player = at((1, 1, 1, 1, 1, 2), setup=PAIR)
    player.press("h")
    player.press("s")
    assert player.press("enter") == said("nothing_kept")


def test_hint_with_numbers_names_the_next_best_action(all_solved: None) -> None:
    player = at((1, 5, 2, 2, 4, 6), setup=PAIR)
    answer = player.press("shift+h")
    assert answer == said("hint_numbers", "hint_how", unit="chance", faces=(1,), throws=5)
    numbers = answer.of("hint_numbers")
    assert numbers["value"] in range(100)
    assert re.fullmatch(r"0\.\d|\d", str(numbers["gap"]))


def test_after_the_end_enter_plays_again_and_queries_work() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = Player(setup, dice=[FIRST])
    player.press("enter")
    assert player.press("b") == said(
        "banked", "ended", "plays_again", points=110, scores=(110,), turns=1
    )
    assert player.press("s") == said("scores", scores=(110,), target=100)
    assert player.press("b") == said("game_over", "plays_again")
    assert player.press("enter") == said("seated", game="game-name")
    assert player.table.state.scores == (0,)


def test_several_people_at_the_keyboard_are_named() -> None:
    player = at((1, 1, 5, 5, 5, 2), (1, 1, 5, 5, 5, 2), setup=PAIR)
    assert player.heard[0] == said(
        "seated", seat=0, game="game-name", players=("Ann", "Bo"), opponents=()
    )
    assert player.press("b") == said("banked", "turn", seat=0, points=70)
    assert player.press("s") == said("lead", "scores", seat=1, scores=(70, 0), target=1000)
    player.press("enter")
    assert player.press("t") == said("whose_turn", seat=1)


def test_digits_select_dice_by_position_if_set() -> None:
    player = at((5, 2, 2, 3, 6, 1))
    player.context.settings.digits = "place"
    assert player.press("6") == said("kept", faces=(1,), points=10, throws=5)
    assert player.press("1") == said("kept", faces=(1, 5), points=15, throws=4)
    assert player.press("9") == said("no_such_die", dice=6)


@pytest.mark.parametrize("pace", ["instant", "fast", "normal", "slow"])
def test_computers_play_at_the_pace_of_the_settings(pace: str) -> None:
    setup = GameSetup("farkle", ("",), ("cautious",))
    player = Player(setup, dice=[(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)], pace=pace)
    player.press("enter")
    player.press("b")
    began = player.clock.now
    assert player.let_play() == said(..., "banked", "turn", points=75, scores=(70, 75))
    took = player.clock.now - began
    low, high = {
        "instant": (1000, 1010),
        "fast": (1300, 1500),
        "normal": (1500, 2500),
        "slow": (3000, 4500),
    }[pace]
    assert low <= took <= high


def test_computers_play_a_game_without_people_to_the_end() -> None:
    player = Player(GameSetup("farkle", (), ("cautious", "bold")))
    assert player.heard[0] == said(
        "watching",
        seat=0,
        game="game-name",
        players=("opponent-name-cautious", "opponent-name-bold"),
        hurries=True,
    )
    answer = player.let_play()
    assert player.table.over
    assert answer == said(..., "ended", "plays_again")
    assert "win" in player.cued
    assert "lose" not in player.cued, "nobody here has lost"


@pytest.mark.parametrize("key", ["7", "8", "9", "0"])
def test_digit_without_a_die_is_refused(key: str) -> None:
    player = at((6, 6, 5, 2, 3, 3))
    assert player.press(key) == said("no_such_digit")
    assert kept(player) == ()


def test_roll_asks_once_if_banking_would_win() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = at((1, 2, 3, 4, 5, 6), (2, 2, 3, 4, 6, 6), setup=setup)
    player.press("a")
    assert player.press("enter") == said("bank_wins", total=200)
    assert player.press("s") == said("scores", scores=(0,), target=100)
    assert player.press("enter") == said("bank_wins", total=200)
    player.press("enter")
    assert "farkle_big" in player.cued  # 200 points


def test_roll_does_not_ask_if_others_still_have_a_turn() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100, "last_round": True})
    player = at((1, 2, 3, 4, 5, 6), (2, 2, 3, 4, 6, 6), setup=setup)
    player.press("a")
    player.press("enter")
    assert "farkle_big" in player.cued  # 200 points


def test_turn_query_tells_the_number_of_rolls_left() -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[(1, 2, 3, 4, 6)])
    assert player.press("t") == said("whose_turn")
    player.press("enter")
    assert player.press("t") == said("whose_turn", "rolls_left", left=2)


def test_name_ending_in_a_number_is_separated_from_the_points() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious", "cautious")))
    assert player.press("s") == said("lead", "scores", seat=0, scores=(0, 0, 0), target=1000)
