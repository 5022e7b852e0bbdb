"""In a terminal Caps Lock looks like Shift: a capital without a command is the plain letter."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.keymap import Keymap, in_terminal
from audiodice.session import keymaps
from audiodice.ui.text_entry import Entry
from tests.support.headless import Player
from tests.support.said import said


def in_a_terminal(game: str = "", *, capitals: bool = False) -> Player:
    player = Player(GameSetup(game) if game else None, seed=7)
    player.context.keymap = in_terminal(keymaps.load(), capitals=capitals)
    return player


@pytest.mark.parametrize("letter", "abdglmtux")
def test_capital_acts_as_its_letter_at_the_table(letter: str) -> None:
    one, other = in_a_terminal("farkle"), in_a_terminal("farkle")
    for player in (one, other):
        player.keys("enter")
    assert one.press(f"shift+{letter}", letter.upper()) == other.press(letter, letter)
    assert one.table.state == other.table.state


def test_capital_with_a_command_keeps_it() -> None:
    sheets, farkle = in_a_terminal("fune"), in_a_terminal("farkle")
    assert sheets.press("shift+s", "S") != in_a_terminal("fune").press("s", "s")
    assert farkle.press("shift+s", "S") == in_a_terminal("farkle").press("s", "s")  # no sheets
    farkle.keys("s t")
    assert farkle.press("shift+j", "J") == in_a_terminal("farkle").press("j", "j")  # the oldest


def test_unbound_letter_is_named_as_typed() -> None:
    assert in_a_terminal("farkle").press("shift+q", "Q") == said("unbound", bound="key-shift")


def test_capital_is_unbound_where_shift_is_reported() -> None:
    for player in (in_a_terminal("farkle", capitals=True), Player(GameSetup("farkle"), seed=7)):
        assert player.press("shift+b", "B") == said("unbound")


def test_input_help_and_lists_accept_capitals() -> None:
    player = in_a_terminal()
    player.press("shift+i", "I")
    assert player.press("shift+l", "L") == said("jump_described", label="menu-lessons")
    player.press("shift+i", "I")
    assert player.press("shift+l", "L") == said("menu_move", label="menu-lessons")


def test_capital_letter_works_as_a_switch() -> None:
    player = in_a_terminal("farkle")
    player.context.settings.switches = "two"
    keys = {**player.context.keymap.keys, "step": ("w",), "press": ("q",)}
    player.context.keymap = in_terminal(Keymap(keys))
    player.press("shift+w", "W")
    player.press("shift+q", "Q")
    assert player.table.journal.entries


def test_name_keeps_its_capitals() -> None:
    player = in_a_terminal()
    player.keys("n enter down down right down enter")
    assert player.heard[-1] == said("type_name")
    for letter in "BO":
        player.press(f"shift+{letter.lower()}", letter)
    screen = player.router.screen
    assert isinstance(screen, Entry)
    assert screen.text == "BO"


def test_undo_is_named_by_its_letter() -> None:
    assert in_terminal(keymaps.load()).keys["undo"] == ("x", "backspace")
