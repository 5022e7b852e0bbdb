"""Firefox ESR and WebKit play the built site, and say what plain Python says, as Chromium does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.support import web_bot
from tests.support.ear import accessibility
from tests.support.real_page import PlainPage, RealPage
from tests.support.webdriver import DriverTab, firefox, webkit
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

SEED = "37"
SHORT = {"farkle": {"target": "500"}, "fonnjo_foon": {"rounds": "2"}}
BOTS: dict[str, Callable[[Any], None]] = {"keys": web_bot.by_keys, "buttons": web_bot.by_buttons}


@pytest.mark.parametrize(("game", "way"), [("farkle", "keys"), ("dice4fun", "buttons")])
def test_firefox_plays_whole_games(real_site: Path, tmp_path: Path, game: str, way: str) -> None:
    with spied(real_site, tmp_path) as address, firefox(tmp_path / "profile") as tab:
        page = _plays(tab, address, tmp_path / "plain", game, BOTS[way])
        page.check()


def test_webkit_plays_a_whole_game(real_site: Path, tmp_path: Path) -> None:
    """A WebKit that WebDriver drives keeps no files, whatever is switched on; that is said."""
    with (
        spied(real_site, tmp_path) as address,
        accessibility() as environ,
        webkit(tmp_path, environ) as tab,
    ):
        page = _plays(tab, address, tmp_path / "plain", "farkle", web_bot.by_keys)
        assert [one["key"] for one in page.posted("trouble")] == ["not_kept"]
        said = tab.evaluate("document.getElementById('trouble-text').textContent")
        assert said in " ".join(tab.evaluate("announced"))


def _plays(
    tab: DriverTab, address: str, plain: Path, game: str, bot: Callable[[Any], None]
) -> RealPage:
    page = RealPage(cast("Tab", tab), address).open(game=game, seed=SEED, **SHORT.get(game, {}))
    bot(page)
    plain.mkdir()
    wanted = PlainPage(plain, game=game, seed=SEED, options=SHORT.get(game, {}))
    bot(wanted)
    assert page.said() == wanted.said()
    spoken = " ".join(wanted.said())
    tab.wait_for_timeout(400)
    assert " ".join(tab.evaluate("announced")).endswith(spoken)
    assert tab.evaluate("failed") == []
    assert tab.evaluate("broken") == []
    return page
