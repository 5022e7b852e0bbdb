"""Typing a name or a word by keys or by an input method."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.core.text import LONGEST_NAME
from audiodice.engine.setup import GameSetup
from audiodice.session import keymaps
from audiodice.ui.text_entry import Entry
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import label, said

NAMES = "n enter down down right down"


def at_a_name() -> Player:
    """Return a player who is asked for the name of the first of two people."""
    player = Player()
    player.keys(NAMES)
    assert player.press("enter") == said("type_name")
    return player


def typed(player: Player) -> str:
    screen = player.router.screen
    assert isinstance(screen, Entry)
    return screen.text


def test_input_method_is_on_only_while_text_is_typed() -> None:
    player = Player()
    player.keys(NAMES)
    assert player.face.typing == []
    player.press("enter")
    assert player.face.typing == [True]
    player.keys("b o left end f1")
    assert player.face.typing == [True, False]  # a list of keys is open over it
    player.press("escape")
    assert player.face.typing == [True, False, True]
    player.press("enter")
    assert player.face.typing == [True, False, True, False]


@pytest.mark.parametrize("ends", ["escape", "enter", "ctrl+q"])
def test_input_method_is_off_after_a_search(ends: str) -> None:
    player = Player()
    player.press("/")
    assert player.face.typing == [True]
    player.press(ends)
    assert player.face.typing[1:] == ([] if ends == "ctrl+q" else [False])


def test_input_method_is_off_during_input_help() -> None:
    player = at_a_name()
    player.keys("shift+f1 shift+f1")
    assert player.face.typing == [True, False, True]


CHARACTERS = [
    "é",
    "e\u0301",
    "Z\u0338\u0327",
    "👍🏽",
    "🇩🇪",
    "कि",
    "กำ",
    "1\ufe0f\u20e3",
    "각",
    "か\u3099",
]


@each("char", CHARACTERS)
@each("one_by_one", [False, True])
def test_backspace_and_arrows_treat_a_character_and_its_marks_as_one(
    char: str, one_by_one: bool
) -> None:
    player, whole = at_a_name(), unicodedata.normalize("NFC", char)
    player.press("a")
    for part in char if one_by_one else [char]:
        heard = player.press("", part)
    assert heard == said("typed", text=whole)
    player.press("b")
    assert player.press("left") == said("typed", text="b")
    assert player.press("left") == said("typed", text=whole)
    assert player.press("left") == said("typed", text="a")
    assert player.press("right") == said("typed", text=whole)
    player.press("end")
    assert player.press("backspace") == said("erased", text="b")
    assert player.press("backspace") == said("erased", text=whole)
    assert typed(player) == "a"
    assert player.press("enter") == said("menu_close", ...)
    assert player.context.setup.people[0] == "a"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "!", "\u0301", "🎲"])
def test_name_without_audible_characters_is_refused(name: str) -> None:
    player = at_a_name()
    player.press("", name)
    assert player.press("enter") == said("name_unheard")
    assert typed(player) == name
    player.press("a")
    accepted = name not in "\u3164\u2800"
    assert isinstance(player.router.screen, Entry)
    assert (player.press("enter") != said("name_unheard")) == accepted


def test_name_is_normalised() -> None:
    player = at_a_name()
    for char in "Jose\u0301":
        player.press("", char)
    player.press("enter")
    assert player.context.setup.people[0] == "José"


def test_text_entry_names_only_keys_that_are_not_typed(
    tmp_path: Path,
) -> None:
    own = tmp_path / "keymap.toml"
    own.write_text('roll = "q"\nselect = "space"\nback = "x"\n', "utf-8")
    player = Player(keymap=keymaps.load(own))
    player.press("/")
    player.press("space", " ")
    player.press("x")
    assert typed(player) == " x"
    assert str(player.press("tab")).count(label("key-enter")) == 1
    assert player.press("escape") == said("menu_close", ...)


def test_input_method_is_off_after_a_crash() -> None:
    player = at_a_name()
    player.router.recover(Event("defect", None, {"path": ""}), player.launcher.main_menu)
    assert player.face.typing == [True, False]


def test_text_of_an_input_method_is_inserted_whole() -> None:
    player = at_a_name()
    assert player.press("", "花子") == "花子"
    player.press("left")
    assert player.press("", "見") == "見"
    assert typed(player) == "花見子"
    assert player.press("backspace") == said("erased", text="見")
    assert player.press("enter") == said(
        "menu_close", "menu_again", label="menu-name", number=1, value="花子"
    )


def test_wide_space_becomes_a_space() -> None:
    player = at_a_name()
    player.press("", "山田")
    assert player.press("", "\u3000") == "山田"  # a word is spoken when it ends
    assert player.press("space", "\u3000") == "山田"  # a key can type a wide space too
    player.press("", "花子\u3000")
    assert typed(player) == "山田  花子 "


def test_too_long_text_is_refused_whole() -> None:
    player = at_a_name()
    player.press("", "花" * (LONGEST_NAME - 1))
    assert player.press("", "花子") == said("entry_full", most=LONGEST_NAME)
    assert player.cued[-1] == "refused"
    player.press("", "子")
    assert typed(player) == "花" * (LONGEST_NAME - 1) + "子"
    assert player.press("a") == said("entry_full", most=LONGEST_NAME)


@pytest.mark.parametrize("text", ["\x1b[2J", "a\x07b", "\u202eab", "\ud800"])
def test_terminal_control_characters_are_not_inserted(text: str) -> None:
    player = at_a_name()
    assert player.press("", text) == said("no_such_action")
    assert typed(player) == ""


def test_late_text_is_refused() -> None:
    player = Player(GameSetup("farkle", ("",), ()))
    assert player.press("", "花子") == said("no_such_action")
    assert player.table.journal.entries == []
