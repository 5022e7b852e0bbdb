"""Learn the sounds: every cue has a name and an entry, with a voice and without."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.cues import Cues
from audiodice.present.families import GROUPS, cue_name, families, family_of
from audiodice.present.words import Words, languages
from audiodice.storage import paths
from audiodice.ui.learning.sounds_menu import group_menu
from audiodice.ui.menu import Menu
from tests.support.headless import Player
from tests.support.said import said

SOUNDS = Cues(paths.sounds()).sounds


def learning(*, speech: bool = True, verbosity: str = "normal") -> Player:
    """Return a player in the menu "Learn the sounds"."""
    player = Player(speech=speech, verbosity=verbosity)
    player.context.seed = 7
    player.keys("l l enter")
    player.let_play()
    return player


def cues_to(player: Player, *keys: str) -> list[str]:
    """Press keys; returns all cues up to the end of the answer."""
    before = len(player.cued)
    for key in keys:
        player.press(key)
    player.let_play()
    return player.cued[before:]


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_every_cue_has_a_name_of_its_own(lang: str) -> None:
    words = Words(paths.locale(), lang)
    names = [cue_name(words, cue) for cue in SOUNDS]
    assert len(set(names)) == len(SOUNDS)


def test_every_cue_is_reached_by_walking() -> None:
    player = learning(speech=False)
    heard = set()
    for group in GROUPS:
        menu = group_menu(player.context, group)
        for item in menu.items:
            assert item.plays is not None
            heard.add(item.plays())
            for by in (-1, 1):
                while item.change is not None and item.change(by):
                    heard.add(item.plays())
    assert heard == {cue for cue, sound in SOUNDS.items() if sound.bus != "music"}


def test_family_of_splits_a_cue_name_from_its_number() -> None:
    assert family_of("pour_short_10") == ("pour_short", 10)
    assert family_of("value_3_kept_brisk") == ("value_kept_brisk", 3)
    assert family_of("win") == ("win", None)
    (one,) = (family for family in families(SOUNDS) if family.name == "shake")
    assert one.cues[one.usual] == "shake_5"


def test_main_menu_and_pause_menu_lead_to_the_sounds() -> None:
    assert learning().heard[-1] == said("menu_open", label="menu-trainer", title="menu-learn")
    player = Player(GameSetup("farkle"))
    player.keys("escape l enter")
    assert player.heard[-1] == said("menu_open", title="menu-learn")


def test_cue_is_played_and_named_when_its_entry_is_reached() -> None:
    player = learning()
    assert player.press("t") == said("menu_move", label="cues-game")
    assert player.press("enter") == said("menu_open", label="cue-bank", title="cues-game")
    assert player.press("down") == said("menu_move", label="cue-farkle")
    assert player.cued[-2:] == ["menu_move", "farkle"]
    assert player.press("enter") == ""  # the cue plays without speech
    assert player.cued[-1:] == ["farkle"]


def test_our_own_voice_names_a_cue_after_it_was_played() -> None:
    player = learning()
    waits: list[int] = []
    player.speech.say = lambda *_, not_before_ms, **__: waits.append(not_before_ms)  # type: ignore[method-assign]
    player.keys("t enter down")  # Farkle: 950 ms
    assert waits[-1] == 200 + SOUNDS["farkle"].ms


def test_left_and_right_change_the_count() -> None:
    player = learning()
    player.keys("d enter")
    assert player.heard[-1] == said("menu_open", label="cue-shake", title="cues-dice", value=(5,))
    assert player.keys("right right left") == [
        said("menu_changed", label="cue-shake", value=(n,)) for n in (6, 7, 6)
    ]
    assert player.cued[-2:] == ["menu_move", "shake_6"]
    answer = player.keys("right " * 5)
    assert answer[-1] == said("menu_edge", label="cue-shake", value=(10,))
    assert player.cued[-2:] == ["menu_edge", "shake_10"]


def test_left_and_right_change_the_hot_dice_cue_up_to_three() -> None:
    player = learning()
    player.keys("t enter down down")
    assert player.cued[-1] == "hot_dice"
    player.press("right")
    assert player.cued[-1] == "hot_dice_2"
    player.keys("right right")
    assert player.cued[-2:] == ["menu_edge", "hot_dice_3"]


def test_sounds_menu_plays_shake_and_long_pour_with_a_screen_reader() -> None:
    player = learning()
    player.speech.own_voice = False
    assert cues_to(player, "d", "enter", "down", "down")[-2:] == ["menu_move", "pour_5"]
    assert cues_to(player, "up", "up")[-1] == "shake_5"


def test_cue_comes_before_its_number_in_sounds() -> None:
    player = learning(speech=False)
    cues_to(player, "t", "enter")
    assert cues_to(player, "down") == ["menu_move", "farkle", "value_2"]
    assert cues_to(player, "enter") == ["farkle"]


def test_count_is_played_as_a_value_in_sounds() -> None:
    player = learning(speech=False)
    cues_to(player, "d", "enter")
    told = ["menu_move", "shake_6", "value_1", "tell_choice", "value_6"]
    assert cues_to(player, "right") == told


def test_slow_value_stays_slow_at_the_brisk_pace() -> None:
    player = learning(speech=False)
    player.cues.brisk = True
    cues_to(player, "end", "up", "up", "enter")
    assert cues_to(player, "enter") == ["value_5"]


# ------------------------------------------------------------------ the trainer


def test_digits_play_their_value() -> None:
    player = learning()
    answer = player.press("enter")
    assert answer == said("trainer_open", title="menu-trainer")
    assert [cues_to(player, n)[0] for n in "0369"] == ["value_0", "value_3", "value_6", "value_9"]
    assert player.press("4") == ""
    assert player.keys("down right")[-1] == said(
        "menu_changed", label="setting-values-pace", value="value-brisk"
    )
    assert cues_to(player, "7") == ["value_7_brisk"]
    assert player.keys("down right")[-1] == said(
        "menu_changed", label="trainer-kept", value="value-on"
    )
    assert cues_to(player, "7") == ["value_7_kept_brisk"]


@pytest.mark.parametrize("verbosity", ["brief", "normal"])
def test_trainer_throws_five_dice_and_then_says_them(verbosity: str) -> None:
    player = learning(verbosity=verbosity)
    player.press("enter")
    heard = cues_to(player, "enter")
    faces = [cue.removeprefix("value_") for cue in heard if cue.startswith("value_")]
    assert len(faces) == 5
    assert set(faces) <= set("123456")
    assert player.press("enter") == " ".join(faces) + "."
    again = cues_to(player, "enter")
    assert again != heard


def test_five_dice_are_played_slowly_in_sounds() -> None:
    player = learning(speech=False)
    player.context.settings.values_pace = "brisk"
    player.output.apply_settings()
    cues_to(player, "enter")
    brisk = cues_to(player, "enter")[-5:]
    slow = cues_to(player, "enter")[-5:]
    assert [cue.removesuffix("_brisk") for cue in brisk] == slow
    assert brisk != slow


def test_trainer_plays_its_dice_from_left_to_right() -> None:
    player = learning()
    player.keys("enter enter")
    row = [line for line in player.out.lines if line.get("name", "").startswith("value_")]
    assert [line["pan"] for line in row] == [-0.6, -0.3, 0.0, 0.3, 0.6]
    assert [line["delay_ms"] for line in row] == [250, 550, 850, 1150, 1450]


def test_digit_key_works_on_a_layout_that_types_a_symbol() -> None:
    player = learning()
    player.press("enter")
    player.press("4", "'")
    assert player.cued[-1] == "value_4"


def test_where_am_i_and_help_work_in_the_trainer() -> None:
    player = learning()
    player.press("enter")
    assert player.press("tab") == said("list_where", place=1, count=3)
    assert player.press("?") == said("menu_open", title="here-title")
    assert isinstance(player.router.screen, Menu)
