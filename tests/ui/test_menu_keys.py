"""Keys in menus: explanations, search, lists of keys, and typed numbers."""

from __future__ import annotations

import random

import pytest

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS
from audiodice.present.keymap import in_terminal
from audiodice.present.settings import GROUPS
from audiodice.present.words import languages
from audiodice.session import keymaps
from audiodice.storage import paths
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import label, said

ALONE = GameSetup("farkle", ("",), (), {"target": 100})
PAIR = GameSetup("farkle", ("",), ("cautious",))
FULL = [(1, 1, 1, 1, 1, 1)]  # more than the target


def listed(player: Player) -> dict[str, str]:
    """Return the commands of the open list of keys, each with its group."""
    return {item.label(): item.section for item in player.router.screen.items}  # type: ignore[attr-defined]


def over() -> Player:
    player = Player(ALONE, dice=FULL)
    player.keys("enter b")
    assert player.table.over
    return player


def at_option(option: str) -> Player:
    """Return a player in the menu of a new game of Farkle, at one of the options."""
    player = Player(GameSetup("farkle"))
    player.keys("escape end up enter n enter")
    place = player.entries.index(said("entry", option=f"farkle/option-{option}"))  # type: ignore[arg-type]
    player.keys("home" + " down" * place)
    return player


# ------------------------------------------------------------------ newcomers


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_letter_announced_to_new_players_leads_to_the_lessons(lang: str) -> None:
    player = Player(lang=lang)
    letter = label("lessons-letter", lang=lang)
    assert letter in label("new-here", lang=lang)
    player.press(letter.lower())
    player.press("enter")
    assert player.router.screen.title == label("menu-lessons", lang=lang)  # type: ignore[attr-defined]


def test_menus_describe_a_game_briefly_except_at_brief_verbosity() -> None:
    player = Player(verbosity="brief")
    assert player.entries[0] == said("entry", label="menu-play")
    player = Player()
    assert player.entries[0] == said("entry", label="menu-play", kind="farkle/game-kind")


# ------------------------------------------------------------------ input help


def test_input_help_describes_letters_that_jump_to_an_entry() -> None:
    player = Player()
    player.press("i")
    assert player.press("l") == said("jump_described", label="menu-lessons")
    assert player.press("x") == said("unbound")
    assert player.press("h") == said("unbound")  # there is no explanation
    player.press("i")
    assert player.press("l") == said("menu_move", label="menu-lessons")


def test_input_help_describes_what_a_key_does_after_the_end() -> None:
    player = over()
    player.press("i")
    assert player.press("enter") == said("described", command="command-play-again")


# ------------------------------------------------------------------ the lists of keys


def test_left_and_right_walk_the_groups_of_the_key_list() -> None:
    player = Player(PAIR)
    assert player.press("?") == said("menu_open", section="command-group-play")
    assert player.press("right") == said("menu_move", section="command-group-ask")
    assert "section" not in player.press("down").of("menu_move")
    assert player.press("left") == said("menu_move", section="command-group-play")
    assert player.press("left") == said("menu_edge")


def test_letter_in_the_key_list_finds_its_key_before_other_entries() -> None:
    player = Player(PAIR)
    player.keys("enter ?")
    assert player.press("h") == said("menu_move", command="command-hint")
    assert player.press("h") == said("menu_move", command="command-first")  # Home
    assert player.press("h") == said("menu_move", command="command-hint")


@each("game", ["farkle", "fonnjo_foon", "fune", "dice4fun"])
@each("seed", range(6))
def test_not_now_names_exactly_the_commands_refused_at_the_moment(game: str, seed: int) -> None:
    draw = random.Random(f"{game} {seed}")
    script = draw.choices(["enter", "a", "b", "1", "6", "down", "h", "x"], k=draw.randrange(12))

    def after_the_script() -> Player:
        player = Player(GameSetup(game, ("",), ("cautious",)), seed=seed, pace="fast")
        player.keys(" ".join(script))
        return player

    others = not after_the_script().table.here_to_act
    for command in ("roll", "commit", "all", "next", "last", "right", "hint"):
        player = after_the_script()
        if player.table.over:
            return
        table = player.router.screen
        refused = table.not_now(COMMANDS[command])
        assert refused is not None or not others, command
        before = len(player.cued)
        heard = player.press(player.context.keymap.keys[command][0])
        if refused is not None:
            assert heard == said(refused.key, ...)
            assert "refused" in player.cued[before:], command
        elif "pending" not in heard.keys:
            assert "refused" not in player.cued[before:], (command, script, heard)


def test_commands_refused_at_the_moment_come_last_in_their_group_with_the_reason() -> None:
    player = Player(PAIR, dice=[(1, 2, 2, 3, 4, 6)])
    player.keys("enter 1 ?")
    labels = [*listed(player)]
    bank = next(label_ for label_ in labels if label_.startswith("B: "))
    assert labels.index(bank) == [*listed(player).values()].count(label("command-group-play")) - 1
    refused = player.context.words.brief((Event("too_low", 0, {"points": 10, "need": 50}),))
    assert bank.endswith(f"{refused}")


def test_key_list_begins_with_the_hurry_key_in_another_players_turn() -> None:
    player = Player(PAIR, pace="slow", dice=[(2, 2, 3, 3, 4, 6), (1, 2, 2, 3, 4, 6)])
    player.press("enter")
    player.press("?")
    undo, hurry = [*listed(player)][:2]
    assert undo.endswith(label("command-undo"))
    assert hurry.endswith(label("offer-hurry"))


def test_every_command_in_the_key_list_works_after_the_end() -> None:
    player = over()
    player.press("?")
    count = len(listed(player))
    assert label("command-commit") not in " ".join(listed(player))
    for place in range(count):
        player = over()
        player.press("?")
        player.router.screen.place = place  # type: ignore[attr-defined]
        if "Leave" not in player.router.screen.items[place].label():  # type: ignore[attr-defined]
            player.press("enter")
            assert "game_over" not in [event.key for one in player.heard for event in one.events]


def test_key_list_of_a_replay_has_queries_and_steps() -> None:
    player = over()
    player.keys("escape down enter ?")
    text = " ".join(listed(player))
    for there in ("points", "scores", "replay-list-left", "replay-select"):
        assert label(f"command-{there}") in text
    for missing in ("command-find", "command-delete", "command-list-left", "command-commit"):
        assert f": {label(missing)}" not in text


def test_key_list_of_a_text_entry_omits_keys_that_type() -> None:
    player = Player()
    player.keys("/ f1")
    names = [item.key for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert names
    assert [name for name in names if len(name.removeprefix("shift+")) == 1] == []


# ------------------------------------------------------------------ settings and options


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_every_setting_is_explained(lang: str) -> None:
    player = Player(lang=lang)
    words = player.context.words
    for name in (name for names in GROUPS.values() for name in names):
        told = words.text(f"setting-{name}.help")
        assert told != words.text(f"setting-{name}", value="")
        assert len(told) > len("......")


def test_h_explains_a_setting_or_an_option_without_changing_it() -> None:
    player = Player()
    player.keys("s enter enter")
    before = player.context.settings.language
    assert player.press("h") == said("explained", text="setting-language.help")
    assert player.context.settings.language == before
    told = at_option("last_round").press("h").of("explained")["text"]
    assert told == label("farkle/option-last-round.help")


def test_menu_says_how_to_change_settings_once_a_session() -> None:
    player = Player()
    player.keys("s enter")
    opened = [player.keys("enter escape down")[0].keys for _ in range(3)]
    assert opened == [["settings_open"], ["menu_open"], ["menu_open"]]


def test_target_between_two_steps_can_be_typed() -> None:
    player = at_option("target")
    assert player.heard[-1] == said("menu_move", label="menu-option", value=1000)
    assert player.press("enter") == said("type_number", least=100, most=10_000, step=5)
    said_to = player.keys("3 0 0 enter")
    assert said_to[-1] == said("menu_close", "menu_again", value=300)
    assert player.context.setup.options["target"] == 300


def test_digit_opens_a_number_entry() -> None:
    player = Player()
    player.keys("s enter down enter")
    player.press("end")
    player.keys("up up up")  # the rate
    assert player.keys("1 2 3 enter")[-1] == said("menu_close", "menu_again", value=123)
    assert player.context.settings.rate == 123
    assert player.output._voice.rate == 123


@pytest.mark.parametrize("typed", ["303", "50", "20000", "x", "3 0 0"])
def test_refusal_of_a_number_says_which_are_allowed(typed: str) -> None:
    player = at_option("target")
    player.press("enter")
    for char in typed:
        player.press("space" if char == " " else char, char)
    assert player.press("enter") == said("number_wanted", text=typed, least=100, most=10_000)
    assert "target" not in player.context.setup.options
    assert player.press("escape") == said("menu_close", "menu_again", value=1000)


# ------------------------------------------------------------------ the pause


def test_pause_menu_shows_the_rules_of_the_current_game() -> None:
    player = Player(GameSetup("fune"))
    player.press("escape")
    player.press("r")
    assert player.press("enter") == said("reader_open", title="rules-title", game="fune/game-name")


def test_opponent_entry_of_the_pause_menu_says_when_it_applies() -> None:
    player = Player(PAIR)
    player.keys("escape down down")
    assert player.press("right") == said("menu_changed", later=True)
    assert player.table.seats[1].policy == "cautious"


# ------------------------------------------------------------------ history and terminals


def test_answer_to_o_is_not_in_the_history() -> None:
    player = Player(PAIR)
    first = player.press("s")
    player.keys("o o o")
    assert player.press("o") == said("kind_set", value="all")
    assert player.press("j") == first


def test_control_c_ends_a_terminal_session_and_copies_elsewhere() -> None:
    player = Player(PAIR)
    assert player.press("ctrl+c") == said("copied")
    player.context.keymap = in_terminal(keymaps.load())
    player.press("ctrl+c")
    assert player.router.done
