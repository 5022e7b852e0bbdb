"""The where key, the history, search, wrapping lists, and typing with a cursor."""

from __future__ import annotations

import pytest

from audiodice import games
from audiodice.engine.setup import GameSetup
from audiodice.ui.screen import Response, Restart
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import said

PAIR = GameSetup("farkle", ("",), ("cautious",))


def test_where_key_names_the_place_in_a_list_and_at_the_table() -> None:
    player = Player()
    player.press("down")
    count = len(player.router.screen.items)  # type: ignore[attr-defined]
    assert player.press("tab") == said(
        "list_where", label="menu-play", game="fune/game-name", place=2, count=count
    )
    assert Player(PAIR).press("tab") == said("whose_turn", "standing", seat=0)


def test_history_is_walked_by_kind() -> None:
    player = Player(PAIR, dice=[(1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)])
    player.keys("enter b")
    player.let_play()
    assert player.press("o") == said("kind_set", value="mine")
    mine = [player.press("j") for _ in range(3)]
    assert mine[0] == said("banked", ..., points=75)
    assert mine[1] == said("rolled", faces=(1, 1, 1, 2, 3, 4), choices=3)
    assert player.press("o") == said("kind_set", value="others")
    assert player.press("j") == said("banked", ..., seat=1)
    assert player.press("o") == said("kind_set", value="results")
    assert player.press("j") == said(..., "turn")
    assert player.press("o") == said("kind_set", value="all")


def test_last_messages_are_repeated_together() -> None:
    player = Player(PAIR)
    answer = player.keys("s t c")
    assert player.press("n") == " ".join(answer)
    assert player.press("j") == answer[-1]  # a repetition is not a new message


def test_lists_wrap_if_set() -> None:
    player = Player()
    player.context.settings.wrap = True
    assert player.press("up") == said("menu_wrap", label="menu-quit")
    assert player.cued[-2:] == ["menu_edge", "menu_move"]
    assert player.press("down") == said("menu_wrap", label="menu-play", game="farkle/game-name")


def test_find_goes_to_the_next_line_with_the_text() -> None:
    player = Player()
    player.keys("r enter enter")
    assert player.press("/") == said("find")
    for char in "99":
        player.press(char)
    assert player.press("enter") == said("not_found")
    player.press("/")
    for char in "100":
        player.press(char)
    first = player.press("enter")
    assert first == said("menu_close", "menu_again")
    assert "100" in first
    player.press("/")
    second = player.press("enter")  # empty input searches the same text again
    assert second == said("menu_close", "menu_again")
    assert "100" in second
    assert second != first


def test_find_with_empty_text_is_refused() -> None:
    player = Player()
    player.keys("r enter enter /")
    assert player.press("enter") == said("nothing_sought")


def test_text_entry_speaks_characters_and_words_and_has_a_cursor() -> None:
    player = Player()
    player.keys("n enter down down right down enter")
    for char in "Ann":
        player.press(char.lower(), char)
    assert player.press("space", " ") == "Ann"
    player.press("b", "B")
    assert player.press("left") == "B"
    assert player.press("left") == said("space")
    assert player.press("backspace") == said("erased", text="n")
    assert player.press("home") == "A"
    assert player.press("left") == "A"
    assert player.cued[-1] == "menu_edge"
    assert player.press("up") == said("typed", text="An B")
    assert player.press("tab") == said(..., "typed", text="An B")
    assert player.press("end") == said("blank")
    assert player.press("enter") == said(
        "menu_close", "menu_again", label="menu-name", number=1, value="An B"
    )


def test_find_in_settings_goes_to_the_group_with_the_setting() -> None:
    player = Player()
    player.press("s")
    assert player.press("enter") == said("menu_open", title="settings-title")
    player.press("/")
    for char in player.context.words.text("setting-pitch", value="")[:5]:
        player.press(char.lower(), char)
    assert player.press("enter") == said("menu_close", "menu_again", label="settings-voice")


@each("game", games.names())
@each("before", ["", "s enter escape", "down down up", "s enter enter down escape"])
def test_history_of_a_new_game_begins_with_that_game(game: str, before: str) -> None:  # C8
    player = Player()
    player.keys(f"s escape {before}")
    player.router.carry_out(Response(then=Restart(player.sit(GameSetup(game, ("",), ())))))
    begun = player.heard[-1]
    assert [player.press("j") for _ in range(3)] == [begun] * 3  # there is no older message
    assert player.press("shift+j") == begun
    assert player.press("n") == begun
    player.press("enter")
    assert player.press("n").keys[0] == "seated"
    player.keys("j j j j")
    assert player.heard[-1] == begun


def test_history_of_a_lesson_ends_with_the_lesson() -> None:  # C8
    player = Player()
    for number in range(3):
        player.keys("l enter" + " down" * number + " enter h")
        assert player.press("shift+j") == said("lesson_begun", ...)
        player.router.carry_out(Response(then=Restart(player.sit(GameSetup("fune", ("",), ())))))
        for key in ("n", "j", "shift+j"):
            assert player.press(key) == said("seated")
        player.router.carry_out(player.launcher.to_main_menu())


@pytest.mark.parametrize("lists", ["escape down enter", "g", "shift+v", "escape enter", "?"])
def test_closing_a_list_after_the_end_says_the_result_and_what_keys_do(lists: str) -> None:  # C8
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = Player(setup, dice=[(1, 1, 1, 1, 2, 3)])
    player.keys("enter b")
    player.keys(lists)
    while player.router.screen is not player.router._screens[0]:
        player.press("escape")
    if lists != "g":  # the rules are an answer, not a list
        assert player.heard[-1] == said("whose_turn", "standing", "plays_again", points=110)
