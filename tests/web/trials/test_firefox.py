"""Whole games in Firefox ESR: an ear on AT-SPI hears them word for word.

`AUDIODICE_LONG=1` plays all four by keys and by touch.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from audiodice import games
from tests.support.ear import Ear, accessibility, ear
from tests.support.real_page import RealPage
from tests.support.webdriver import DriverTab, firefox
from tests.support.whole_game import BOTS, LONG, played, sentences
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

PLAYED = (
    [(game, way) for game in games.names() for way in BOTS]
    if LONG
    else [(game, way) for game in ("farkle", "fonnjo_foon") for way in BOTS]
)


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[DriverTab, Ear]]:
    """Firefox in a window, and its announcements to assistive technology."""
    profile = tmp_path_factory.mktemp("firefox") / "profile"
    always = 'user_pref("accessibility.force_disabled", -1);\n'
    with (
        accessibility() as environ,
        ear(environ) as heard,
        firefox(profile, always, environ) as tab,
    ):
        yield tab, heard


@pytest.mark.parametrize(("game", "way"), PLAYED)
def test_firefox_plays_whole_games(
    window: tuple[DriverTab, Ear], real_site: Path, tmp_path: Path, game: str, way: str
) -> None:
    tab, heard = window
    wanted = sentences(tmp_path / "plain", game, way)
    with spied(real_site, tmp_path) as address:
        page = RealPage(cast("Tab", tab), address, ear=heard)
        heard.forget()
        assert played(page, game, way) == wanted
        spoken = " ".join(wanted)
        assert spoken in heard.listen(len(spoken))
        page.check()
        assert tab.evaluate("failed") == []
        tab.goto("about:blank")
