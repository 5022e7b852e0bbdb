"""A turn of each game in WebKitGTK, by keys or by touch, and the other's after it.

A WebKit that WebDriver drives keeps no files, whatever is switched on (docs/web.md); that is said.
`AUDIODICE_LONG=1` plays whole games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from audiodice import games
from tests.support import web_bot
from tests.support.ear import accessibility
from tests.support.real_page import RealPage
from tests.support.webdriver import DriverTab, webkit
from tests.support.whole_game import BOTS, LONG, played, sentences
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

TURNS = web_bot.MOST_STEPS if LONG else 1
PLAYED = (
    [(game, way) for game in games.names() for way in BOTS]
    if LONG
    else [*zip(games.names(), cycle(("keys", "touch")))]
)


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DriverTab]:
    with (
        accessibility() as environ,
        webkit(tmp_path_factory.mktemp("webkit"), environ) as one,
    ):
        yield one


@pytest.mark.parametrize(("game", "way"), PLAYED)
def test_webkit_plays(tab: DriverTab, real_site: Path, tmp_path: Path, game: str, way: str) -> None:
    wanted = sentences(tmp_path / "plain", game, way, TURNS)
    with spied(real_site, tmp_path) as address:
        page = RealPage(cast("Tab", tab), address)
        assert played(page, game, way, TURNS) == wanted
        tab.wait_for_timeout(400)
        announced = " ".join(tab.evaluate("announced"))
        assert announced.endswith(" ".join(wanted))
        assert [one["key"] for one in page.posted("trouble")] == ["not_kept"]
        assert tab.evaluate("document.getElementById('trouble-text').textContent") in announced
        assert tab.evaluate("failed") == []
        assert tab.evaluate("broken") == []
        tab.goto("about:blank")
