"""The page asks the browser to keep its files, but never during the first words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.browser import WINDOWS, PageUnderTest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0"
COUNT = """
window.asked = 0;
navigator.storage.persist = () => { asked += 1; return Promise.resolve(false); };
"""


@pytest.mark.parametrize(("agent", "at_play"), [(WINDOWS, 1), (FIREFOX, 0)])
def test_firefox_asks_for_storage_only_when_a_game_is_saved(
    browser: Browser, site: str, agent: str, at_play: int
) -> None:
    context = browser.new_context(user_agent=agent)
    page = PageUnderTest(context.new_page(), site)
    page.tab.add_init_script(COUNT)
    page.open()
    assert page.tab.evaluate("asked") == at_play
    page.tab.click("#save")
    assert page.came("save_file")
    assert page.tab.evaluate("asked") == at_play + 1
    page.check()
    context.close()
