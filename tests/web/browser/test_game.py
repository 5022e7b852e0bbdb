"""The site as it is built, in Chromium: played by keys and buttons, heard, resumed, offline.

`AUDIODICE_LONG=1` plays every game both ways.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice import games
from tests.support import web_bot
from tests.support.built_site import served_site
from tests.support.ear import Heard
from tests.support.real_page import PlainPage, RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SHORT = {"farkle": {"target": "500"}, "fonnjo_foon": {"rounds": "2"}}
SEED = "37"
LONG = bool(os.environ.get("AUDIODICE_LONG"))
BY_KEYS, BY_BUTTONS = (
    (games.names(), games.names()) if LONG else (("farkle", "fonnjo_foon"), ("fune", "dice4fun"))
)


@pytest.fixture(scope="session")
def game_site(real_site: Path) -> Iterator[str]:
    """The address of the built site."""
    with served_site(real_site) as one:
        yield one


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_by_keys_is_heard_word_for_word(
    heard: Heard, game_site: str, game: str, tmp_path: Path
) -> None:
    context = heard.browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), game_site)
    heard.ear.forget()
    page.open(game=game, seed=SEED, **SHORT.get(game, {}))
    web_bot.by_keys(page)
    wanted = PlainPage(tmp_path, game=game, seed=SEED, options=SHORT.get(game, {}))
    web_bot.by_keys(wanted)
    assert page.said() == wanted.said()
    spoken = " ".join(wanted.said())
    assert heard.ear.listen(len(spoken)).endswith(spoken)  # after what was said while it loaded
    page.check()
    context.close()


@pytest.mark.parametrize("game", BY_BUTTONS)
def test_a_whole_game_by_buttons_alone(
    browser: Browser, game_site: str, game: str, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    page = RealPage(context.new_page(), game_site)
    page.open(game=game, seed=SEED, **SHORT.get(game, {}))
    web_bot.by_buttons(page)
    wanted = PlainPage(tmp_path, game=game, seed=SEED, options=SHORT.get(game, {}))
    web_bot.by_buttons(wanted)
    assert page.said() == wanted.said()
    page.check()
    context.close()


def test_a_game_goes_on_after_the_page_was_closed_and_without_a_network(
    browser: Browser, game_site: str
) -> None:
    context = browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), game_site).open(game="farkle", seed=SEED)
    page.key("enter")
    dice = page.said()[-1].split(".")[0]
    page.until("navigator.serviceWorker.controller !== null", 120)
    context.set_offline(True)
    page.tab.close()
    again = RealPage(context.new_page(), game_site).open()
    again.key("enter")
    again.key("d")
    assert again.said()[-1].startswith(dice)
    again.check()
    context.close()
