"""At the table: keys into actions, refusals that say why, and the guards of PLAYING.md."""

from __future__ import annotations

import re
from typing import Any

import pytest

from audiodice import games
from audiodice.core.model import Action, Reason
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player

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


def test_a_digit_keeps_all_its_dice_then_one_fewer_then_none() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    said = player.keys("1 1 1")
    assert said == [
        "Keep 1 1, 20 points. Enter rolls 4.",
        "Keep 1, 10 points. Enter rolls 5.",
        "Nothing kept.",
    ]


def test_fewer_than_three_twos_are_passed_over() -> None:
    player = at((2, 2, 2, 2, 3, 5))
    assert player.keys("2 2 2")[1:] == ["Keep 2 2 2, 20 points. Enter rolls 3.", "Nothing kept."]


def test_a_straight_grows_digit_by_digit_and_is_judged_when_rolled() -> None:
    player = at((1, 2, 3, 4, 5, 5))
    assert player.keys("2 3 4") == [
        "2: not a choice yet.",
        "2 3: not a choice yet.",
        "2 3 4: not a choice yet.",
    ]
    assert player.press("enter") == "2 3 4: not a choice yet."
    assert player.press("b") == "2 3 4: not a choice yet."
    assert player.press("c") == "105 on the table. 2 3 4: not a choice yet."
    assert player.press("d") == "1 2 3 4 5 5. 2 3 4: not a choice yet."
    assert player.table.state.kept == ()
    player.press("1")
    assert player.press("5") == "Hot dice! 105. Enter rolls six, B banks."
    assert kept(player) == (1, 2, 3, 4, 5, 5)


def test_a_half_made_choice_is_undone_first() -> None:
    player = at((1, 2, 3, 4, 5, 5))
    player.press("2")
    assert player.press("backspace") == "Undone. Nothing kept."
    assert player.press("backspace") == "Nothing to undo."


def test_undo_goes_back_to_the_last_throw_and_no_further() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    player.keys("1 5")
    assert player.keys("backspace backspace backspace") == [
        "Undone. Kept 1 1.",
        "Undone. Nothing kept.",
        "Nothing to undo.",
    ]


def test_a_die_that_cannot_score_is_refused_and_changes_nothing() -> None:
    player = at((1, 1, 5, 2, 3, 3))
    player.press("1")
    assert player.press("2") == "Twos don't score. Only ones and fives do."
    assert player.cued[-1] == "refused"
    assert kept(player) == (1, 1)


def test_walking_dice_and_space() -> None:
    player = at((1, 5, 2, 2, 4, 6))
    assert player.keys("right right space") == ["1.", "5.", "Keep 5, 5 points. Enter rolls 5."]
    assert player.press("left") == "1."
    assert player.press("left") == "1."
    assert player.cued[-1] == "menu_edge"
    assert player.press("right") == "5, kept."


def test_a_kept_die_sounds_where_it_lies() -> None:
    player = at((1, 2, 2, 4, 6, 5))
    player.press("1")
    player.press("5")
    pans = [line["pan"] for line in player.out.lines if line.get("name") == "keep"]
    assert pans == [-0.8, 0.8]


def test_walking_choices_selects_best_first() -> None:
    player = at(FIRST)
    assert player.keys("down down end up home") == [
        "1 1 2 3 4 5, 110 points, hot dice.",
        "1 2 3 4 5, 100 points, leaves 1.",
        "5, 5 points, leaves 5.",
        "1, 10 points, leaves 5.",
        "1 1 2 3 4 5, 110 points, hot dice.",
    ]
    assert len(kept(player)) == 6


def test_all_is_no_toggle() -> None:
    player = at(FIRST)
    assert player.keys("a a") == ["Hot dice! 110. Enter rolls six, B banks."] * 2
    assert len(kept(player)) == 6
    player.press("backspace")  # the second kept nothing more: one step back is the first
    assert kept(player) == ()


def test_enter_with_nothing_chosen_names_the_choices() -> None:
    player = at((1, 2, 2, 3, 6, 5))
    assert (
        player.press("enter")
        == "Keep something first. 3 choices: 1 5 makes 15, 1 makes 10, 5 makes 5."
    )
    assert player.table.state.to_throw == 6


def test_bank_with_nothing_kept_takes_all_that_scores() -> None:
    player = at((1, 1, 5, 5, 5, 2), setup=PAIR)
    assert player.press("b") == "70 banked, 70 in all. Bo's turn."
    assert player.table.state.scores == (70, 0)


def test_bank_too_low_says_from_where() -> None:
    player = at((1, 2, 2, 3, 6, 6))
    assert player.press("b") == "Not yet: 10 of 50."


@pytest.mark.parametrize("keys", ["enter 1 a enter 5 b", "enter enter enter b"])
def test_a_key_asks_the_rules_twice_at_most(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether its action is legal: once where it would be refused, once as it is applied."""
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


def test_two_enters_within_400_ms_count_as_one() -> None:
    player = at(FIRST, (1, 2, 2, 3))
    assert player.press("enter", wait=200) == ""
    assert player.cued[-1] == "too_soon"  # heard, not obeyed
    assert player.press("enter", wait=500).startswith("Keep something first")


def test_a_key_between_two_enters_makes_them_two() -> None:
    player = at(FIRST, (1, 2, 2, 3, 3, 5))
    player.press("a", wait=100)
    assert player.press("enter", wait=100).startswith("1 2 2 3 3 5.")


def test_no_throw_within_400_ms_after_the_turn_passes() -> None:
    player = at((1, 1, 5, 5, 5, 2), (1, 2, 2, 3, 6, 6), setup=PAIR)
    player.press("b")
    assert player.press("enter", wait=300) == ""
    assert not player.table.state.open
    assert player.press("enter", wait=200).startswith("1 2 2 3 6 6.")


def test_keys_at_anothers_turn_are_refused_and_only_space_hurries() -> None:
    player = at(
        (1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), setup=GameSetup("farkle", ("",), ("cautious",))
    )
    player.press("b")
    assert player.press("enter") == "Cora's turn. Space hurries."
    assert player.press("1") == "Cora's turn. Space hurries."
    assert player.press("space") == "Cora: 1 1 1. Banks 75, 75 in all. Your turn. You 70, Cora 75."
    assert player.cued[-2:] == ["hurry", "turn_mine"]


def test_at_anothers_turn_nothing_is_asked_to_decide_and_points_name_whose_they_are() -> None:
    player = at(
        (1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), setup=GameSetup("farkle", ("",), ("cautious",))
    )
    player.press("b")
    for key in ("l", "r"):
        assert player.press(key) == "Cora's turn. Space hurries."
    assert player.press("c").startswith("Cora's turn. ")
    assert player.press("s") == "You 70, Cora 0. Target 1000."


@pytest.mark.parametrize("key", ["c", "l", "r"])
def test_whoever_watches_may_ask_until_the_game_is_over(key: str) -> None:
    player = Player(GameSetup("farkle", (), ("cautious", "bold"), {"target": 100}))
    assert not player.press(key).startswith("Cora's turn.")
    player.let_play()
    assert player.press(key) == "The game is over. Enter plays again."


def test_an_opponents_turn_is_heard_in_cues_and_summed_up_in_one_line() -> None:
    setup = GameSetup("farkle", ("",), ("cautious",))
    player = at((1, 1, 5, 5, 5, 2), (1, 2, 2, 3, 4, 6), (5, 5, 5, 1, 2), setup=setup)
    player.press("b")
    before = len(player.heard)
    player.let_play()
    assert player.heard[before:] == [
        "Cora: 1, then 5 5 5 1. Banks 70, 70 in all. Your turn. You 70, Cora 70."
    ]
    assert player.cued.count("pour_6") == 2
    assert player.cued.count("pour_5") == 1


def test_the_first_bo_does_not_announce_the_second() -> None:
    setup = GameSetup("farkle", ("",), ("cautious", "cautious"))
    throws = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)]
    player = at(*throws, setup=setup)
    player.press("b")
    said = player.let_play()
    assert "Cora 2's turn" not in said
    assert said.startswith("Cora: 1 1 1. Banks 75, 75 in all. | Cora 2: 1 1 1. Banks 75")


def test_an_action_of_no_meaning_in_this_game_says_so() -> None:
    player = at(FIRST)
    for key, name in (("u", "Upper bonus"), ("p", "The Party"), ("shift+s", "Score sheet")):
        assert player.press(key) == f"{name} has no meaning in this game."
        assert player.cued[-1] == "refused"


def test_a_hint_is_played_by_the_same_key_again(all_solved: None) -> None:
    player = at((1, 1, 1, 1, 1, 2), (2, 3, 4, 6, 6, 2), setup=PAIR)
    assert player.press("h") == "Keep 1 1 1 1 1 and bank. H again does it."
    assert player.press("h") == "320 banked, 320 in all. Bo's turn."


def test_any_key_closes_the_hint(all_solved: None) -> None:
    player = at((1, 1, 1, 1, 1, 2), setup=PAIR)
    player.press("h")
    player.press("s")
    assert player.press("enter").startswith("Keep something first")


def test_a_hint_with_numbers_tells_the_next_best(all_solved: None) -> None:
    player = at((1, 5, 2, 2, 4, 6), setup=PAIR)
    said = player.press("shift+h")
    assert re.fullmatch(
        r"Keep the 1, roll 5 dice\. Wins \d\d\.\d times in 100\. "
        r"Next best, \d\.\d less: Keep .* H does it\.",
        said,
    )


def test_after_the_end_enter_plays_again_and_queries_still_answer() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = Player(setup, dice=[FIRST])
    player.press("enter")
    assert player.press("b") == "110 banked, 110 in all. You win, 110 in 1 turn. Enter plays again."
    assert player.press("s") == "You 110. Target 100."
    assert player.press("b") == "The game is over. Enter plays again."
    assert player.press("enter").startswith("Farkle alone. You start.")
    assert player.table.state.scores == (0,)


def test_several_people_at_one_keyboard_are_named() -> None:
    player = at((1, 1, 5, 5, 5, 2), (1, 1, 5, 5, 5, 2), setup=PAIR)
    assert player.heard[0] == "Farkle against Bo. Ann starts. Enter rolls."
    assert player.press("b") == "70 banked, 70 in all. Bo's turn."
    assert player.press("s") == "Ann 70, Bo 0. Target 1000."
    player.press("enter")
    assert player.press("t") == "Bo's turn."


def test_digits_by_place() -> None:
    player = at((5, 2, 2, 3, 6, 1))
    player.context.settings.digits = "place"
    assert player.press("6") == "Keep 1, 10 points. Enter rolls 5."
    assert player.press("1") == "Keep 1 5, 15 points. Enter rolls 4."
    assert player.press("9") == "There are 6 dice."


@pytest.mark.parametrize("pace", ["instant", "fast", "normal", "slow"])
def test_paces(pace: str) -> None:
    setup = GameSetup("farkle", ("",), ("cautious",))
    player = Player(setup, dice=[(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)], pace=pace)
    player.press("enter")
    player.press("b")
    began = player.clock.now
    assert player.let_play() == "Cora: 1 1 1. Banks 75, 75 in all. Your turn. You 70, Cora 75."
    took = player.clock.now - began
    low, high = {
        "instant": (1000, 1010),
        "fast": (1300, 1500),
        "normal": (1500, 2500),
        "slow": (3000, 4500),
    }[pace]
    assert low <= took <= high


def test_computers_alone_play_to_the_end() -> None:
    player = Player(GameSetup("farkle", (), ("cautious", "bold")))
    assert player.heard[0] == "Farkle: Cora and Bo play. Space hurries."
    said = player.let_play()
    assert player.table.over
    assert "wins" in said


@pytest.mark.parametrize("key", ["7", "8", "9", "0"])
def test_digits_that_no_die_shows_say_which_do(key: str) -> None:
    player = at((6, 6, 5, 2, 3, 3))
    assert player.press(key) == "The digits 1 to 6 choose faces."
    assert kept(player) == ()


def test_a_roll_where_a_bank_would_win_is_asked_about_once() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = at((1, 2, 3, 4, 5, 6), (2, 2, 3, 4, 6, 6), setup=setup)
    player.press("a")
    assert player.press("enter") == "Banking now wins, with 200. Enter again rolls."
    assert player.press("s") == "You 0. Target 100."
    assert player.press("enter") == "Banking now wins, with 200. Enter again rolls."
    player.press("enter")
    assert "farkle" in player.cued


def test_where_others_play_on_a_bank_that_leads_does_not_win_yet() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100, "last_round": True})
    player = at((1, 2, 3, 4, 5, 6), (2, 2, 3, 4, 6, 6), setup=setup)
    player.press("a")
    player.press("enter")
    assert "farkle" in player.cued


def test_the_turn_tells_the_rolls_that_are_left_of_it() -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[(1, 2, 3, 4, 6)])
    assert player.press("t") == "Your turn."
    player.press("enter")
    assert player.press("t") == "Your turn. 2 rolls left."


def test_a_name_that_ends_in_a_number_stands_apart_from_the_points() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious", "cautious")))
    assert player.press("s") == "You 0, Cora 0, Cora 2: 0. Target 1000."
