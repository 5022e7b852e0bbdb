"""The window's title, and the effects of its focus."""

from __future__ import annotations

from typing import Any

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.said import said

PAIR = GameSetup("farkle", ("",), ("cautious",))
DICE = [(1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4)]


def spoken(player: Player) -> list[str]:
    """Return the list that collects the texts sent to the voice."""
    heard: list[str] = []
    voice: Any = player.speech
    voice.say = lambda text, **how: heard.append(text)
    return heard


def test_title_names_the_game_and_the_standing() -> None:
    player = Player(PAIR, dice=DICE)
    player.housekeeping.check()
    player.keys("enter b")
    player.housekeeping.check()
    player.housekeeping.check()  # unchanged: not set again
    assert len(player.face.titles) == 2
    for title, score in zip(player.face.titles, ("Cora 0", "75"), strict=True):
        assert title.startswith("Farkle. ")
        assert title.endswith("1000 – audiodice")
        assert score in title


def test_title_names_the_menu() -> None:
    player = Player()
    player.housekeeping.check()
    assert player.face.titles == ["audiodice"]


def test_regained_focus_says_where_the_player_is() -> None:
    player = Player(PAIR)
    before = len(player.heard)
    player.router.focus(gained=True)
    assert player.heard[before:] == []
    player.router.focus(gained=False)
    player.router.focus(gained=True)
    assert player.heard[before:] == [said("whose_turn", "standing", seat=0)]


def test_window_in_the_background_keeps_speaking_by_default() -> None:
    player = Player(PAIR, dice=DICE)
    player.keys("enter b")
    voice = spoken(player)
    player.router.focus(gained=False)
    player.let_play()
    assert any("Cora" in line for line in voice)


def test_news_of_a_quiet_background_window_stay_in_the_history() -> None:
    player = Player(PAIR, dice=DICE)
    player.context.settings.elsewhere = "quiet"
    player.keys("enter b")
    voice = spoken(player)
    player.router.focus(gained=False)
    assert player.speech.silenced == 1
    player.let_play()
    assert voice == []
    player.router.focus(gained=True)
    assert voice == player.heard[-1:]
    assert player.press("m") == said(..., "banked", ..., seat=1)


def test_voice_is_told_of_a_focus_change_before_it_speaks_or_is_cut() -> None:
    player = Player(PAIR)
    voice: Any = player.speech
    told: list[tuple[str, bool]] = []
    voice.say = lambda text, **how: told.append(("say", voice.front))
    voice.silence = lambda: told.append(("silence", voice.front))
    player.context.settings.elsewhere = "quiet"
    player.router.focus(gained=False)
    player.router.focus(gained=True)
    assert told == [("silence", False), ("say", True)]
