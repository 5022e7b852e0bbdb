"""Where am I, which messages, find, lists that go round, and typing with a cursor."""

from __future__ import annotations

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player

PAIR = GameSetup("farkle", ("",), ("cautious",))


def test_where_am_i_in_a_list_and_at_the_table() -> None:
    player = Player()
    player.press("down")
    count = len(player.router.screen.items)  # type: ignore[attr-defined]
    assert player.press("tab") == f"Audiodice. Play FUNE against Cora. 2 of {count}."
    assert Player(PAIR).press("tab") == "Your turn."


def test_messages_are_walked_by_kind() -> None:
    player = Player(PAIR, dice=[(1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)])
    player.keys("enter b")
    player.let_play()
    assert player.press("o") == "My moves."
    mine = [player.press("j") for _ in range(3)]
    assert mine[0].startswith("75 banked")
    assert mine[1].startswith("1 1 1 2 3 4.")
    assert player.press("o") == "Opponents' moves."
    assert "Cora" in player.press("j")
    assert player.press("o") == "Results."
    assert "turn" in player.press("j")
    assert player.press("o") == "All messages."


def test_the_last_messages_at_once() -> None:
    player = Player(PAIR)
    said = player.keys("s t c")
    assert player.press("n") == " ".join(said)
    assert player.press("j") == said[-1]  # saying them again is not a message


def test_lists_go_round_if_wanted() -> None:
    player = Player()
    player.context.settings.wrap = True
    assert player.press("up") == "Quit"
    assert player.cued[-2:] == ["menu_edge", "menu_move"]
    assert player.press("down") == "Play Farkle against Cora"


def test_find_goes_to_the_next_line_that_has_the_word() -> None:
    player = Player()
    player.keys("r enter enter")
    assert player.press("/").startswith("Find")
    for char in "minimum":
        player.press(char)
    assert "not here" in player.press("enter")
    player.press("/")
    for char in "bank":
        player.press(char)
    first = player.press("enter")
    assert "bank" in first
    player.press("/")
    second = player.press("enter")  # nothing typed: the same word again
    assert "bank" in second
    assert second != first


def test_find_without_a_word_says_so() -> None:
    player = Player()
    player.keys("r enter enter /")
    assert player.press("enter").startswith("Nothing to find")


def test_typing_is_heard_by_character_and_word_and_has_a_cursor() -> None:
    player = Player()
    player.keys("n enter down down right down enter")
    for char in "Ann":
        player.press(char.lower(), char)
    assert player.press("space", " ") == "Ann"
    player.press("b", "B")
    assert player.press("left") == "B"
    assert player.press("left") == "Space"
    assert player.press("backspace") == "N erased"
    assert player.press("home") == "A"
    assert player.press("left") == "A"
    assert player.cued[-1] == "menu_edge"
    assert player.press("up") == "An B"
    assert player.press("tab").endswith("An B")
    assert player.press("end") == "Blank"
    assert player.press("enter") == "Name of player 1: An B"


def test_find_in_the_settings_goes_to_the_kind_that_holds_it() -> None:
    player = Player()
    player.press("s")
    assert player.press("enter").startswith("Settings. ")
    player.press("/")
    for char in "pitch":
        player.press(char)
    assert player.press("enter") == "The voice"
