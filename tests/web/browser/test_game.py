"""The site as it is built, in Chromium: looked at, resumed, offline.

`AUDIODICE_LONG=1` looks at each language in both schemes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.axe import violations
from tests.support.built_site import served_site
from tests.support.real_page import RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SEED = "37"
LONG = bool(os.environ.get("AUDIODICE_LONG"))
SCHEMES = [(lang, scheme) for lang in ("en", "de", "fr", "ja") for scheme in ("light", "dark")]
LOOKED_AT = SCHEMES if LONG else SCHEMES[::3]


@pytest.fixture(scope="session")
def game_site(real_site: Path) -> Iterator[str]:
    """The address of the built site."""
    with served_site(real_site) as one:
        yield one


@pytest.mark.parametrize(("lang", "scheme"), LOOKED_AT)
def test_axe_finds_nothing_on_the_real_screens(
    browser: Browser, game_site: str, lang: str, scheme: str
) -> None:
    dark = scheme == "dark"
    context = browser.new_context(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page = RealPage(context.new_page(), game_site).open(lang=lang)
    assert page.screen()["form"] == "list"
    assert violations(page.tab) == []
    for key in ("down", "enter", "down", "escape", "?", "escape"):
        page.key(key)
        assert violations(page.tab) == []
    assert page.tab.evaluate("document.documentElement.lang") == lang
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
