"""Tips are read from Learn to play, and from the rules of a game."""

from __future__ import annotations

from audiodice import games
from audiodice.present.words import Words
from tests.support.headless import Player


def titles(words: Words) -> dict[str, str]:
    names = {game: words.game_text(game, "game-name") for game in games.names() if words.tips(game)}
    return {game: words.text("tips_title", game=name) for game, name in names.items()}


def test_learn_to_play_ends_with_the_tips_of_every_game() -> None:
    player = Player()
    words = player.context.words
    player.keys("l enter end")
    assert player.press("enter").startswith(words.text("menu_tips"))
    for game, title in titles(words).items():
        first, *others = words.tips(game)
        opened = player.press("enter")
        assert opened.startswith(title)
        assert opened.endswith(first)
        assert player.keys("down down down down") == others
        player.keys("escape down")


def test_enter_in_the_rules_opens_the_tips_of_that_game() -> None:
    player = Player()
    words = player.context.words
    player.keys("r r enter enter down down")
    opened = player.press("enter")
    assert any(opened.startswith(title) for title in titles(words).values())
    assert player.cued[-1] == "menu_open"
    player.press("escape")
    assert player.press("end") == words.text("tips_here")


def test_tips_can_be_opened_from_the_rules_with_a_switch() -> None:
    player = Player()
    player.keys("r r enter enter")
    offers = player.router.screen.offers()
    (more,) = [offer for offer in offers if offer.label == "menu_tips"]
    said = player.context.words.utter(more.do().speech)
    assert said == ""  # it opens a list, which then says its own title
    assert more.do().then
