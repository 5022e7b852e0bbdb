"""Announcements of the page reach assistive technology once each, and in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.browser import WINDOWS, PageUnderTest
from tests.support.ear import Heard
from tests.web.browser.messages import entries, listed

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("system", [None, WINDOWS])
@pytest.mark.parametrize("game", ["farkle", "fune"])
def test_a_golden_game_is_heard(heard: Heard, site: str, game: str, system: str | None) -> None:
    """Sentences of a golden game, as fast as a screen reader gets them one by one."""
    sentences = _sentences(game)[:25]
    sentences[3] = sentences[2]  # identical neighbours
    context = heard.browser.new_context(user_agent=system)
    page = PageUnderTest(context.new_page(), site).open()
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    for text in sentences:
        page.tell(page.say(text), {"kind": "caption", "text": text})
        page.tab.wait_for_timeout(200)
    heard.ear.listen(len(" ".join(sentences)))
    assert heard.ear.said == sentences
    assert heard.ear.focus() == []  # no move of the focus interrupts them
    context.close()


@pytest.mark.parametrize("system", [None, WINDOWS])
def test_burst_of_news_is_heard_completely_in_order(
    heard: Heard, site: str, system: str | None
) -> None:
    news = [f"News number {n}." for n in range(12)]
    context = heard.browser.new_context(user_agent=system)
    page = PageUnderTest(context.new_page(), site).open()
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    page.tell(*(page.say(text, interrupt=False) for text in news))
    assert heard.ear.listen(len(" ".join(news))) == " ".join(news)
    context.close()


def test_announcement_stays_for_a_slow_screen_reader(heard: Heard, site: str) -> None:
    """Orca is silent about a removed node, and on a busy machine it gets the node late."""
    texts = [f"You keep {n}." for n in range(5)]
    context = heard.browser.new_context()
    page = PageUnderTest(context.new_page(), site).open()
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    for n, text in enumerate(texts):
        page.tell(page.say(text), {"kind": "caption", "text": text})
        page.tab.wait_for_timeout(200)
        # After an answer the title changes and the page grows.
        page.tell({"kind": "title", "text": text}, listed(*entries(3 * n)))
    heard.ear.listen(len(" ".join(texts)))
    page.tab.wait_for_timeout(1000)
    assert heard.ear.said == texts
    assert heard.ear.gone() == []
    context.close()


def test_play_focuses_the_list_of_keys(heard: Heard, site: str) -> None:
    context = heard.browser.new_context()
    page = PageUnderTest(context.new_page(), site).open(play=False)
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    page.tab.click("#play")
    page.tell(page.say("It is for you to throw."))
    assert heard.ear.listen(10).endswith("It is for you to throw.")
    assert heard.ear.focus()[-1] == "Keys go to the game"
    context.close()


def _sentences(game: str) -> list[str]:
    lines = (GOLDEN / f"{game}.normal.txt").read_text("utf-8").splitlines()
    return [line.strip()[1:-1] for line in lines if line.startswith('    "')]
