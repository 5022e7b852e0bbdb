"""Menus around the table: remembered choices, the end of a game, the pause."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.storage.last_setups import LastSetups
from tests.support.headless import InlineBackground, Player


def won() -> Player:
    setup = GameSetup("farkle", ("",), ("cautious",), {"target": 100})
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)])
    player.keys("enter b")
    return player


def test_the_end_has_statistics() -> None:
    player = won()
    assert player.press("escape") == "The game is over. Back to the game"
    assert player.press("down") == "Statistics of this game"
    assert player.press("enter") == "Statistics, 3 lines. You 110, Cora 0."
    lines = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert lines == [
        "You 110, Cora 0.",
        "Won by 110.",
        "You: 1 turn, best 110, worst 110, 110 on average.",
    ]


def test_starting_again_in_the_middle_is_asked_once() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down")
    assert player.heard[-1] == "Start this game again"
    assert player.press("enter") == "This game would be lost. Enter again does it all the same."
    assert player.press("enter") == "Farkle against Cora. You start. Enter rolls."


def test_an_opponent_chosen_in_the_pause_sits_down_at_the_next_start() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down down")
    assert player.press("right") == (
        "Opponent: Bo, who always wants more: wins 30 games in 100 against perfect play"
    )
    assert player.table.seats[1].name == "Cora"
    player.keys("up enter enter")
    assert player.heard[-1] == "Farkle against Bo. You start. Enter rolls."


def test_choices_are_remembered_and_offered_first(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "last.json"
    setup = GameSetup("farkle", ("Ann", "Bo"), ("steady",), {"target": 2000})
    LastSetups(path, InlineBackground()).remember(setup)
    again = LastSetups(path, InlineBackground())
    assert again.setups()[0] == setup
    assert again.of("farkle") == setup


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", '{"plans": 3}', '{"plans": [{"game": "chess"}]}', "[" * 5000,
        '{"plans": [{"game": "farkle", "people": ["A"], "opponents": ["nobody"], "options": {}}]}',
        '{"plans": [{"game": "farkle", "people": [], "opponents": [], "options": {}}]}',
        '{"plans": [{"game": "farkle", "people": ["A"], "opponents": [], "options": {"x": 1}}]}',
        '{"plans": [{"game": "farkle", "people": ["\\u001b"], "opponents": [], "options": {}}]}',
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "last.json"
    path.write_text(text, "utf-8")
    assert LastSetups(path, InlineBackground()).of("farkle") == GameSetup("farkle")


def test_an_unwritable_folder_loses_nothing_but_the_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    memory = LastSetups(tmp_path / "file" / "last.json", InlineBackground())
    memory.remember(GameSetup("farkle", ("",), ("bold",)))
    assert memory.of("farkle").opponents == ("bold",)


def test_every_game_is_two_keys_from_launch() -> None:
    """The likeliest with one key; the others with Down and Enter, at most five in all."""
    player = Player()
    labels = [item.label() for item in player.router.screen.items][:4]  # type: ignore[attr-defined]
    assert labels == [
        "Play Farkle against Cora",
        "Play FUNE against Cora",
        "Play Dice4Fun against Cora",
        "Play Fonnjo Foon against Cora",
    ]
    assert player.keys("down down down enter")[-1].startswith("Fonnjo Foon against Cora.")


def test_a_game_is_chosen_and_its_options_with_it() -> None:
    player = Player()
    assert player.keys("n enter down right")[-1] == "Game: Fonnjo Foon"
    labels = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert "Rounds: 12" in labels
    assert player.keys("home enter")[-1].startswith("Fonnjo Foon against Cora.")


def test_credits_name_the_designer_of_fonnjo_foon() -> None:
    player = Player()
    player.keys("end up enter")
    labels = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert any("Frank Nora" in label for label in labels)


def test_a_sheet_is_read_line_by_line_and_left_and_right_change_the_seat() -> None:
    player = Player(GameSetup("fune", ("",), ("cautious",)))
    assert player.press("shift+s") == "Your sheet. Ones, open."
    assert player.press("down") == "Twos, open."
    assert player.press("right") == "Sheet of Cora. Twos, open."
    assert player.press("right") == "Twos, open."
    assert player.cued[-1] == "menu_edge"
    assert player.keys("left home end")[-1].startswith("Your total: 0.")


def test_the_bonus_is_ones_own_at_anothers_turn_too() -> None:
    player = Player(GameSetup("fune", ("",), ("cautious",)), dice=[(6, 6, 6, 1, 2)])
    player.keys("enter 6")
    for _ in range(20):
        if player.press("down").startswith("Sixes"):
            break
    player.press("b")
    assert player.press("u") == "Upper boxes 18 of 63. 45 to go, 75 possible."


def test_starting_a_running_game_again_is_asked_once() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down")
    assert player.heard[-1] == "Start this game again"
    assert player.press("enter").startswith("This game would be lost.")
    assert player.table.journal.entries
    assert player.press("enter").startswith("Farkle against Cora. You start.")
    assert not player.table.journal.entries


def test_an_option_moves_in_round_steps_and_comes_back() -> None:
    player = Player(GameSetup("farkle"))
    player.keys("escape end up enter n enter end up")
    assert player.heard[-1] == "Target: 1000"
    said = player.keys("left left left right right right")
    assert said == [f"Target: {n}" for n in (500, 100, 100, 500, 1000, 1500)]


def test_a_question_waits_as_long_as_it_was_heard_last() -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2), (1, 2, 3, 4, 5)])
    player.press("enter")
    asked = player.press("enter")
    assert player.cued[-1] == "question"
    player.press("s")
    assert player.press("enter") == asked
    assert player.keys("s j") != [asked, asked]
    assert player.press("j") == asked  # heard again, it waits again
    player.press("enter")
    assert player.table.state.faces == (1, 2, 3, 4, 5)


def test_back_from_the_keys_a_text_entry_says_what_is_asked_for() -> None:
    player = Player()
    player.keys("/ a b f1")
    assert player.press("escape") == "Find: type a word, then Enter. Ab"
    assert player.cued[-1] == "menu_close"
    assert player.press("c") == "C"
