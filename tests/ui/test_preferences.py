"""Settings that change messages and questions of a game; each applies immediately."""

from __future__ import annotations

import pytest

from audiodice.devices.drawing.themes import THEMES
from audiodice.engine.setup import GameSetup
from audiodice.present.settings import FREE, GROUPS, NAMES, TYPED, Settings
from audiodice.present.translation import SOURCE
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.ui.replay import replay_screen
from audiodice.ui.screen import push
from tests.support.headless import Player
from tests.support.said import said

ALONE = GameSetup("fune", ("",), ())


def test_every_setting_and_every_value_has_words() -> None:
    words = Words(paths.locale(), SOURCE)
    wanted = {
        f"setting-{name}".replace("_", "-"): "NAME: { $value }"
        for names in GROUPS.values()
        for name in names
    }
    wanted |= {f"settings-{group}": "the group's title" for group in GROUPS}
    for name in set(NAMES) - {*FREE}:
        texts = [value for value in Settings().allowed(name) if isinstance(value, str)]
        wanted |= {f"value-{text}": "what it is called" for text in texts}
    missing = [f"{key} = {text}" for key, text in wanted.items() if not words.has(key)]
    assert not missing, f"audiodice/locale/*/common.ftl, in each language: write {missing}"


def test_every_setting_has_words_and_its_change_is_said() -> None:
    player = Player()
    player.keys("s enter")
    opened = "settings_open"  # the instruction how to change a setting is said once
    for names in GROUPS.values():
        assert player.press("enter") == said(opened)
        opened = "menu_open"
        for _ in set(names) - {*FREE}:
            assert player.press("right").keys in (["menu_changed"], ["menu_edge"])
            player.press("left")
            player.press("down")
        player.keys("escape down")


def test_voice_settings_apply_to_our_own_voice_immediately() -> None:
    player = Player()
    player.keys("s enter down enter down")
    assert player.press("right") == said("menu_changed", label="setting-voice", value="value-max")
    assert player.output._voice.variant == "max"
    player.press("left")
    assert player.output._voice.variant == ""


def test_dice_sorted_by_value_are_said_walked_and_numbered_in_that_order() -> None:
    player = Player(ALONE, dice=[(6, 1, 5, 1, 3)])
    player.context.settings.dice, player.context.settings.digits = "sorted", "place"
    player.output.apply_settings()
    rolled = player.press("enter")
    assert rolled == said("rolled")
    assert "1 1 3 5 6" in rolled
    assert [player.press("right") for _ in range(4)] == [
        said("die", face=1),
        said("die", face=1),
        said("die", face=3),
        said("die", face=5),
    ]
    assert player.press("space") == said("kept", faces=(5,), throws=4)
    assert player.press("5") == said("kept", faces=(5, 6), throws=3)
    assert player.press("d") == said("last_roll", kept=(5, 6), free=(1, 1, 3))


def test_no_question_is_asked_with_confirmations_off() -> None:
    player = Player(ALONE, dice=[(1, 2, 3, 5, 6), (2, 2, 3, 4, 6)])
    assert player.keys("enter enter")[1] == said("roll_all")
    player.context.settings.confirmations = False
    player.press("c")
    assert player.press("enter") == said("rolled", faces=(2, 2, 3, 4, 6))


def _luminance(colour: tuple[int, int, int]) -> float:
    """Return the relative luminance by WCAG 2.1."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("name", THEMES)
def test_captions_have_the_contrast_of_wcag_level_aaa(name: str) -> None:
    colours = THEMES[name].ink, THEMES[name].rail
    light, dark = sorted(map(_luminance, colours), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7


def test_colour_setting_offers_every_colour_scheme_of_the_window() -> None:
    assert set(Settings().allowed("colours")) == set(THEMES)


def test_separator_between_dice_suits_the_voice() -> None:
    player = Player(ALONE, dice=[(6, 1, 5, 1, 3)])
    player.speech.kind = "screen-reader"
    assert player.press("enter").startswith("6, 1, 5, 1, 3.")
    player.context.settings.between_dice = "blanks"
    assert player.press("d").startswith("6 1 5 1 3")
    player.context.settings.between_dice = "auto"
    player.speech.kind = "text"  # the screen reader has ended
    assert player.press("d").startswith("6 1 5 1 3")


def test_delete_resets_a_setting_to_its_default() -> None:  # C14
    player = Player()
    player.keys("s enter")
    for names in GROUPS.values():
        player.press("enter")
        for name in [name for name in names if name != "pack"]:
            if name in TYPED:  # typed settings are deleted in the text entry
                player.press("down")
                continue
            default = getattr(Settings(), name)
            player.keys("right left right right")
            label = f"setting-{name}".replace("_", "-")
            assert player.press("delete") == said("menu_changed", label=label)
            assert getattr(player.context.settings, name) == default
            player.press("down")
        player.keys("escape down")


def test_last_entry_resets_all_settings_after_a_confirmation() -> None:  # C14
    player = Player(name="Ann")
    own = player.context.settings
    own.digits, own.rate, own.night, own.pace, own.scores = "place", 300, True, "slow", "points"
    player.keys("s enter end")
    assert player.press("enter") == said("reset_asked")
    player.keys("up down")
    assert player.press("enter") == said("reset_asked")  # another message came in between
    assert own.digits == "place"
    assert player.press("enter") == said("settings_reset")
    assert [n for n in NAMES if getattr(own, n) != getattr(Settings(), n)] == ["name"]


def test_caption_settings_are_offered_only_with_captions() -> None:  # C14
    player = Player()
    for captions in (True, False):
        player.context.captions = captions
        player.keys("escape s enter")
        offered = [one == said("entry", label="settings-captions") for one in player.entries]
        assert any(offered) == captions
        player.press("escape")


@pytest.mark.parametrize("game", ["fune", "farkle", "dice4fun", "fonnjo_foon"])
def test_v_changes_the_verbosity_in_the_pause_menu_and_a_replay(game: str) -> None:  # C11
    player = Player(GameSetup(game, ("",), ()))
    player.keys("enter escape")
    said_ = [player.press("v") for _ in range(3)]
    assert said_ == [said("verbosity_set", value=value) for value in ("full", "brief", "normal")]
    player.press("s")  # the menu is still there
    assert player.router.screen is not player.router._screens[0]
    replayed = replay_screen(player.context, player.launcher, player.table.journal)
    player.router.carry_out(push(replayed))
    assert player.press("v") == said("verbosity_set", value="full")
    assert player.press("right") == said("replay_turn", "told_rolled")


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("farkle", {}, []),
        ("farkle", {"target": 1500}, ["option-target"]),
        (
            "farkle",
            {"first_bank": 30, "last_round": True},
            ["option-first_bank", "option-last_round"],
        ),
        ("farkle", {"scale": 10_000}, ["option-scale"]),  # the values that it sets are then usual
        ("farkle", {"scale": 10_000, "target": 5000}, ["option-target", "option-scale"]),
        ("farkle", {"penalty": 1000, "scale": 10_000}, ["option-scale", "option-penalty"]),
        ("dice4fun", {"boxes": 13}, ["option-boxes"]),
        ("fonnjo_foon", {"rounds": 3}, ["option-rounds"]),
        ("fune", {}, []),
    ],
)
def test_unusual_options_are_said_at_the_start(
    game: str, options: dict[str, int | bool], told: list[str]
) -> None:  # C11
    heard = Player(GameSetup(game, ("",), ("cautious",), options)).heard[-1]
    assert heard.keys == ["seated"]  # before the message who starts, which a key would cut off
    named = [one.key.partition("/")[2] for one in heard.labels if "/option-" in one.key]
    assert sorted(named) == sorted(told)


def test_undo_in_another_players_turn_says_it_is_too_late() -> None:  # C11
    for game, keys in (
        ("farkle", "enter b"),
        ("fune", "enter home b b"),
        ("dice4fun", "enter home b b"),
    ):
        player = Player(
            GameSetup(game, ("Ann",), ("cautious",)),
            throw=lambda n: (1, 1, 1, 1, 1, 2)[:n],
            pace="slow",
        )
        player.keys(keys)
        while not player.table.back[-1].thrown or player.table.here_to_act:
            player.spend(500)  # Cora has begun
        assert player.press("x") == said("undo_too_late")
        assert player.press("backspace") == said("undo_too_late")


def test_undo_while_watching_says_it_is_not_the_players_turn() -> None:
    player = Player(GameSetup("farkle", (), ("cautious", "bold")))
    assert player.press("x") == said("not_your_turn")
