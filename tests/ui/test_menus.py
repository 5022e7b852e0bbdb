"""Menus before, during and after a game: remembered choices, the pause, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.storage.small_files import LastSetupsFile
from tests.support.headless import InlineBackground, Player
from tests.support.said import said


def won() -> Player:
    setup = GameSetup("farkle", ("",), ("cautious",), {"target": 100})
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)])
    player.keys("enter b")
    return player


def test_menu_after_the_end_has_statistics() -> None:
    player = won()
    assert player.press("escape") == said("menu_open", label="menu-continue", title="end-menu")
    assert player.press("down") == said("menu_move", label="menu-replay")
    assert player.press("down") == said("menu_move", label="menu-review")
    assert player.press("down") == said("menu_move", label="menu-statistics")
    assert player.press("enter") == said(
        "reader_open", label="statistics-ranking", title="statistics-title"
    )
    assert player.entries == [
        said("entry", label="statistics-ranking", places=((0, 110), (1, 0))),
        said("entry", label="statistics-margin", margin=110),
        said("entry", label="statistics-seat", turns=1, best=110, worst=110, mean="110.0"),
    ]


def test_restart_during_a_game_needs_one_confirmation() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down")
    assert player.heard[-1] == said("menu_move", label="menu-restart")
    assert player.press("enter") == said("loss_asked")
    assert player.press("enter") == said(
        "seated", seat=0, game="game-name", opponents=("opponent-name-cautious",)
    )


def test_opponent_chosen_in_the_pause_menu_plays_in_the_next_game() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down down")
    assert player.press("right") == (
        said("menu_changed", label="menu-one-opponent", value="farkle/opponent-bold")
    )
    assert player.table.seats[1].policy == "cautious"
    player.keys("up enter enter")
    assert player.heard[-1] == said(
        "seated", seat=0, game="game-name", opponents=("opponent-name-bold",)
    )


def test_last_setup_is_remembered_and_offered_first(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "last.json"
    setup = GameSetup("farkle", ("Ann", "Bo"), ("steady",), {"target": 2000})
    LastSetupsFile(path, InlineBackground()).remember(setup)
    again = LastSetupsFile(path, InlineBackground())
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
def test_unusable_file_of_last_setups_counts_as_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "last.json"
    path.write_text(text, "utf-8")
    assert LastSetupsFile(path, InlineBackground()).of("farkle") == GameSetup("farkle")


def test_last_setup_is_remembered_in_memory_if_the_folder_is_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    memory = LastSetupsFile(tmp_path / "file" / "last.json", InlineBackground())
    memory.remember(GameSetup("farkle", ("",), ("bold",)))
    assert memory.of("farkle").opponents == ("bold",)


def test_every_game_starts_with_few_keys_from_launch() -> None:
    """The likeliest game needs one key; the others Down and Enter, at most five keys."""
    player = Player()
    assert player.entries[:4] == [
        said("entry", label="menu-play", game=f"{game}/game-name")
        for game in ("farkle", "fune", "dice4fun", "fonnjo_foon")
    ]
    assert player.keys("down down down enter")[-1] == said(
        "seated", seat=0, game="fonnjo_foon/game-name", opponents=("opponent-name-cautious",)
    )


def test_choosing_a_game_shows_its_options() -> None:
    player = Player()
    assert player.keys("n enter down right")[-1] == said(
        "menu_changed", label="menu-game", game="fonnjo_foon/game-name"
    )
    rounds = said("entry", option="fonnjo_foon/option-rounds", value=12)
    assert rounds in player.entries
    assert player.keys("home enter")[-1] == said(
        "seated", seat=0, game="fonnjo_foon/game-name", opponents=("opponent-name-cautious",)
    )


def test_credits_name_the_designer_of_fonnjo_foon() -> None:
    player = Player()
    player.keys("end up enter")
    assert said("entry", label="fonnjo_foon/game-credits") in player.entries


def test_score_sheet_is_read_by_line_and_left_and_right_change_the_seat() -> None:
    player = Player(GameSetup("fune", ("",), ("cautious",)))
    assert player.press("shift+s") == said(
        "menu_open", label="sheet-line", title="sheet-title", box="ones"
    )
    assert player.press("down") == said("menu_move", label="sheet-line", box="twos")
    assert player.press("right") == said("menu_move")
    assert player.press("tab") == said("list_where", title="sheet-title", name="Cora", box="twos")
    assert player.press("right") == said("menu_edge", label="sheet-line", box="twos")
    assert player.cued[-1] == "menu_edge"
    assert player.keys("left home end")[-1] == said("menu_move", label="sheet-total", total=0)


def test_sheet_shows_the_players_bonus_in_another_players_turn() -> None:
    player = Player(GameSetup("fune", ("",), ("cautious",)), dice=[(6, 6, 6, 1, 2)])
    player.keys("enter 6")
    for _ in range(20):
        if player.press("down") == said("choice", box="sixes"):
            break
    player.press("b")
    assert player.press("u") == said("bonus_progress", have=18, need=45, threshold=63, possible=75)


def test_restart_of_a_running_game_needs_one_confirmation() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",)))
    player.keys("enter escape down")
    assert player.heard[-1] == said("menu_move", label="menu-restart")
    assert player.press("enter") == said("loss_asked")
    assert player.table.journal.entries
    assert player.press("enter") == said(
        "seated", seat=0, game="game-name", opponents=("opponent-name-cautious",)
    )
    assert not player.table.journal.entries


def test_option_changes_in_round_steps_in_both_directions() -> None:
    player = Player(GameSetup("farkle"))
    player.keys("escape end up enter n enter t")
    assert player.heard[-1] == said(
        "menu_move", label="menu-option", option="farkle/option-target", value=1000
    )
    answer = player.keys("left left left right right right")
    keys = ["menu_changed", "menu_changed", "menu_edge", *["menu_changed"] * 3]
    assert answer == [
        said(key, option="farkle/option-target", value=n)
        for key, n in zip(keys, (500, 100, 100, 500, 1000, 1500), strict=True)
    ]


def test_question_stays_open_while_it_is_the_last_message() -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2), (1, 2, 3, 4, 5)])
    player.press("enter")
    assert player.press("enter") == said("roll_all")
    assert player.cued[-1] == "question"
    player.press("s")
    assert player.press("enter") == said("roll_all")
    player.keys("s j")
    assert player.press("j") == said("roll_all")  # the repeated question is open again
    player.press("enter")
    assert player.table.state.faces == (1, 2, 3, 4, 5)


def test_key_list_does_not_open_a_list_of_its_own_keys() -> None:
    player = Player()
    below = player.router.screen
    player.keys("? down")
    assert player.press("?") == said("list_where", place=2)
    player.press("escape")
    assert player.router.screen is below


def test_text_entry_repeats_its_question_after_the_key_list() -> None:
    player = Player()
    player.keys("/ a b f1")
    assert player.press("escape") == said("find", "typed", text="ab")
    assert player.cued[-1] == "menu_close"
    assert player.press("c") == "C"
