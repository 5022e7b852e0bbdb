"""Commands of every screen (help, history, missed news, toggles), and menus and their keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.words import languages
from audiodice.session import saving
from audiodice.storage import paths
from audiodice.storage.settings import SettingsFile
from tests.support.headless import Player
from tests.support.said import said

ALONE = GameSetup("farkle", ("",), ())
PAIR = GameSetup("farkle", ("",), ("cautious",))


def test_first_key_after_launch_can_start_the_likeliest_game() -> None:
    player = Player()
    assert player.heard == [said("menu_open", label="menu-play", game="farkle/game-name")]
    assert player.press("enter") == said(
        "seated", seat=0, game="farkle/game-name", opponents=("opponent-name-cautious",)
    )


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_window_title_does_not_end_with_a_full_stop(lang: str) -> None:
    player = Player(PAIR, lang=lang)
    assert player.router.title()[-1] not in ".。"


def test_menus_do_not_wrap_and_letters_jump() -> None:
    player = Player()
    assert player.press("up") == said("menu_edge", label="menu-play", game="farkle/game-name")
    assert player.cued[-1] == "menu_edge"
    assert player.press("end") == said("menu_move", label="menu-quit")
    assert player.press("down") == said("menu_edge", label="menu-quit")
    # Although K is a command elsewhere:
    assert player.press("k") == said("menu_move", label="menu-keys")
    assert player.press("n") == said("menu_move", label="menu-new-game")
    assert player.press("escape") == said("menu_edge", label="menu-new-game")  # the lowest screen
    assert player.cued[-1] == "menu_edge"


def test_cyrillic_letter_jumps_although_its_key_has_a_command() -> None:
    player = Player(lang="ru")
    assert player.press("y", "н") == said("menu_move", label="menu-new-game")
    assert player.press("y", "y") == said("copied", ...)
    player.press("i", "ш")
    assert player.press("y", "н") == said("jump_described", ..., label="menu-settings")


def test_letter_that_matches_no_entry_keeps_its_command() -> None:
    player = Player()
    assert player.press("i") == said("input_help_on")


def test_rules_are_read_line_by_line() -> None:
    player = Player()
    assert player.keys("r enter") == [
        said("menu_move", label="menu-rules"),
        said("menu_open", game="farkle/game-name", title="menu-rules"),
    ]  # the likeliest game
    player.press("enter")
    assert player.heard[-1] == said("reader_open", title="rules-title", game="farkle/game-name")
    assert player.press("down") == said("menu_move", label="farkle/rules-1")
    assert player.press("escape") == said("menu_close", "menu_again", game="farkle/game-name")
    assert player.press("escape") == said("menu_close", "menu_again", label="menu-rules")


def test_left_and_right_set_up_a_new_game() -> None:
    player = Player()
    assert player.keys("n enter down")[-1] == said(
        "menu_move", label="menu-game", game="farkle/game-name"
    )
    assert player.press("down") == said("menu_move", label="menu-people", number=1)
    assert player.press("right") == said("menu_changed", label="menu-people", number=2)
    assert player.keys("down down down down") == [
        said("menu_move", label="menu-name", number=1, value="default-name"),
        said("menu_move", label="menu-name", number=2, value="default-name"),
        said("menu_move", label="menu-add-opponent", number=1),
        said("menu_move", label="menu-one-opponent", value="farkle/opponent-cautious"),
    ]
    assert player.press("right") == said(
        "menu_changed", label="menu-one-opponent", value="farkle/opponent-bold"
    )
    assert player.press("down") == said(
        "menu_move", label="menu-option", option="farkle/option-minimum", value=30
    )
    assert player.press("right") == said(
        "menu_changed", label="menu-option", option="farkle/option-minimum", value=40
    )
    assert player.press("home") == said("menu_move", label="menu-start")
    assert player.press("enter") == said(
        "seated",
        seat=0,
        game="farkle/game-name",
        players=("default-name", "default-name", "opponent-name-bold"),
    )
    assert player.table.state.rules.minimum == 40


def test_typed_name_is_spoken() -> None:
    player = Player()
    player.keys("n enter down down right down enter")
    assert player.heard[-1] == said("type_name")
    for char in "Ann":
        assert player.press(char.lower(), char) == char.upper()
    assert player.press("backspace") == said("erased", text="n")
    player.press("n", "n")
    assert player.press("enter") == said(
        "menu_close", "menu_again", label="menu-name", number=1, value="Ann"
    )


def test_game_without_seats_is_refused() -> None:
    player = Player()
    player.keys("n enter down down left down left home")
    assert player.press("enter") == said("too_few_seats")
    assert player.cued[-1] == "refused"


def test_too_many_seats_are_refused() -> None:
    player = Player()
    player.keys("n enter down down")
    player.keys("right right right right right right")
    assert player.press("right") == said("too_many_seats", game="farkle/game-name", most=8)


def test_input_help_describes_keys_without_running_them() -> None:
    player = Player(ALONE)
    player.press("i")
    assert player.press("enter") == said("described", bound="key-enter", command="command-roll")
    assert player.press("shift+k") == said(
        "described", bound="key-shift", command="command-newest", key="K"
    )
    assert player.table.journal.entries == []
    assert player.press("q") == said("unbound", bound="Q")
    assert player.press("i") == said("input_help_off")
    player.press("enter")
    assert len(player.table.journal.entries) == 1


def test_modifier_of_a_screen_reader_is_ignored() -> None:
    player = Player(ALONE)
    player.press("m")
    before = len(player.heard)
    player.keys("insert shift+insert")
    assert len(player.heard) == before
    assert player.press("delete") == said("unbound", bound="key-delete")


def test_help_lists_the_keys_of_the_screen_and_enter_runs_one() -> None:
    player = Player(ALONE, dice=[(1, 1, 5, 2, 3, 4)])
    assert player.press("?") == said(
        "menu_open", title="here-title", bound="key-enter", command="command-roll"
    )
    assert said("entry", bound="C", command="command-points") in player.entries
    assert said("entry", command="command-party") not in player.entries
    assert player.press("enter") == said("rolled", ..., faces=(1, 1, 5, 2, 3, 4))
    assert player.table.state.open


def test_help_in_a_menu_lists_the_keys_of_the_menu() -> None:
    player = Player()
    assert player.press("?") == said(
        "menu_open", title="here-title", bound="key-up", command="command-list-previous"
    )


def test_new_messages_do_not_move_the_place_in_the_history() -> None:
    player = Player(ALONE)
    player.keys("s t c")
    last = player.heard[-1]
    assert player.press("j") == last
    assert player.keys("shift+j newer shift+k")[0] == said("seated", game="game-name")
    answer = [utterance.text for utterance in player.context.history.said]
    player.press("shift+k")
    assert player.heard[-1] == answer[-1]
    player.press("j")
    assert player.heard[-1] == answer[-2]
    assert player.press("y") == said("copied")
    assert player.face.copied == [answer[-2]]


def test_older_key_at_the_oldest_message_repeats_it() -> None:
    player = Player(ALONE)
    first = player.heard[0]
    assert player.keys("j j j")[-1] == first


def test_missed_tells_all_news_since_the_last_action() -> None:
    setup = GameSetup("farkle", ("",), ("cautious", "cautious"))
    throws = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)]
    player = Player(setup, dice=throws)
    player.keys("enter b")
    player.let_play()
    player.keys("s t")
    answer = player.press("m")
    assert answer == said("banked", ..., seat=1)  # the player's own action is not missed
    assert answer == said(..., "banked", ..., seat=2)
    assert "scores" not in answer.keys


def test_news_waits_while_a_list_is_open() -> None:
    player = Player(PAIR, dice=[(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)])
    player.keys("enter b ?")
    before = len(player.heard)
    cues = len(player.cued)
    player.let_play()
    assert player.heard[before:] == []
    assert "pour_horn_6" in player.cued[cues:]
    answer = player.press("escape")
    assert answer == said("whose_turn", "banked", "turn", seat=0, points=75, scores=(70, 75))


def test_the_pause_menu_stops_opponents() -> None:
    player = Player(PAIR, dice=[(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)])
    player.keys("enter b")
    assert player.press("escape") == said("menu_open", label="menu-continue", title="pause-menu")
    assert player.router.due() is None
    assert player.press("enter") == said("whose_turn", "standing", seat=1, points=70)
    assert player.let_play() == said("banked", ..., seat=1)


def test_verbosity_wraps_round_and_is_saved(tmp_path: Path) -> None:
    file = settings_in(tmp_path / "new")
    player = Player(ALONE, settings_file=file)
    assert player.keys("v v v") == [
        said("verbosity_set", value="full"),
        said("verbosity_set", value="brief"),
        said("verbosity_set", value="normal"),
    ]
    player.press("v")
    player.housekeeping.check()
    assert file.load()[0].verbosity == "full"


def settings_in(folder: Path) -> SettingsFile:
    return SettingsFile(folder / "settings.toml", languages(paths.locale()))


def unwritable(folder: Path) -> tuple[Player, SettingsFile, Path]:
    """Return a player whose settings cannot be saved, the settings file, and the obstacle."""
    (folder / "file").write_text("")
    file = settings_in(folder / "file")
    player = Player(ALONE, settings_file=file)
    assert player.press("v") == said("verbosity_set", value="full")
    player.housekeeping.check()
    assert player.heard[-1] == said("settings_unwritable")
    return player, file, folder / "file"


def test_unwritable_settings_are_reported_once_and_saved_with_the_next_change(
    tmp_path: Path,
) -> None:
    player, file, in_the_way = unwritable(tmp_path)
    assert player.press("v") == said("verbosity_set", value="brief")
    player.housekeeping.check()
    assert player.heard[-1] == said("verbosity_set", value="brief")
    in_the_way.unlink()
    assert player.press("v") == said("verbosity_set", value="normal")
    player.context.settings.recent = 5
    player.housekeeping.check()
    assert player.heard[-1] == said("settings_kept_again")
    assert file.load()[0].recent == 5
    player.clock.now += saving.RETRY_MS
    player.housekeeping.check()
    assert player.heard[-1] == said("settings_kept_again")


def test_saving_of_unwritable_settings_is_retried(tmp_path: Path) -> None:
    player, file, in_the_way = unwritable(tmp_path)
    in_the_way.unlink()
    player.housekeeping.check()
    assert not file.path.exists()
    player.clock.now += saving.RETRY_MS
    player.housekeeping.check()
    assert player.heard[-1] == said("settings_kept_again")
    assert file.load()[0].verbosity == "full"


def test_saving_of_unwritable_settings_is_retried_on_leaving(tmp_path: Path) -> None:
    player, file, in_the_way = unwritable(tmp_path)
    in_the_way.unlink()
    player.press("ctrl+q")
    player.housekeeping.check(leaving=True)
    assert file.load()[0].verbosity == "full"


def test_lost_sound_device_and_its_return_are_each_said_once() -> None:
    player = Player(ALONE)
    for came in (False, False, True, True):
        player.housekeeping.sound_device(came=came)
        player.housekeeping.check()
    assert player.heard[1:] == [
        said("sounds_unavailable", why="it was pulled out"),
        said("sound_back"),
    ]


def test_sound_device_that_is_still_opening_is_not_reported_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At every start the window reports the device before the mixer has opened it."""
    player = Player(ALONE)
    player.mixer.available, player.mixer.why = False, "The sound device does not answer."
    monkeypatch.setattr(player.mixer, "device_came", lambda: None)
    player.housekeeping.sound_device(came=True)
    player.mixer.available = True
    player.housekeeping.check()
    assert len(player.heard) == 1


def test_switching_speech_off_says_how_to_switch_it_on() -> None:
    player = Player(ALONE)
    assert player.press("f10") == said("speech-off")
    assert not player.output.speech_on
    assert player.press("f10") == said("speech_on", "menu_select")


def test_effects_off_and_on() -> None:
    player = Player(ALONE)
    assert player.keys("f9 f9") == [
        said("effects_off", "menu_select"),
        said("effects_on", "menu_select"),
    ]


def test_volumes_and_rate_stop_at_their_limits() -> None:
    player = Player(ALONE)
    assert player.press("-") == said("effects_volume", value=90)
    assert player.keys("+ + + +")[-1] == said("effects_volume", value=100)
    assert player.cued[-1] == "menu_edge"
    assert player.press("f6") == said("voice_rate", value=240)
    player.speech.uses_settings = False
    assert player.press("f6") == said("voice_not_ours")


def test_stop_silences() -> None:
    player = Player(ALONE)
    player.press("z")
    assert player.speech.silenced == 1


def test_leaving_says_goodbye() -> None:
    player = Player(ALONE)
    assert player.press("ctrl+q") == said("goodbye")
    assert player.router.done
    assert player.cued[-1] == "exit"


def test_transcript_has_the_command_of_a_key_or_null() -> None:
    player = Player(ALONE)
    player.keys("s q")
    told = [(line["key"], line["command"]) for line in player.out.lines if line["kind"] == "key"]
    assert told == [("s", "scores"), ("q", None)]


@pytest.mark.parametrize("start", ["", "enter", "n enter", "r enter", "s enter", "enter escape"])
def test_any_key_anywhere_is_answered(start: str) -> None:
    """On every screen, every key is answered by words or a cue, and never raises."""
    names = [*"abcdefghijklmnopqrstuvwxyz0123456789?-+,.", "enter", "space", "left", "right"]
    names += ["up", "down", "home", "end", "backspace", "delete", "tab", "escape", "pageup"]
    names += ["unknown", "ctrl", *(f"f{n}" for n in range(1, 13)), "shift+s", "shift+p", "shift+j"]
    for name in names:
        player = Player(seed=5)
        player.keys(start)
        before, silenced = len(player.out.lines), player.speech.silenced
        player.press(name)
        answer = [line for line in player.out.lines[before:] if line["kind"] != "key"]
        assert answer or player.speech.silenced > silenced, (start, name)


def test_m_tells_each_of_two_people_the_actions_of_the_other() -> None:
    throws = [(1, 1, 1, 2, 3, 4), (5, 5, 5, 2, 3, 4), (1, 2, 2, 3, 4, 4)]
    player = Player(GameSetup("farkle", ("Ann", "Bo"), ()), dice=throws)
    player.keys("enter b")
    assert player.press("m") == said(
        ..., "banked", ..., points=75
    )  # Bo has not acted, so this is everything that Ann did
    player.keys("enter b")
    answer = player.press("m")
    assert answer == said(..., "banked", ..., points=50)
    assert answer != said(..., "banked", ..., points=75)  # Ann's own action
    player.press("enter")
    assert player.press("m") == said("nothing_missed")


def test_refusals_of_keys_are_not_in_the_history() -> None:
    player = Player(GameSetup("farkle", ("",), ()), dice=[(1, 1, 1, 2, 3, 4)])
    rolled = player.press("enter")
    player.keys("m w f12")
    assert player.press("j") == rolled
