"""What the page announces reaches assistive technology: each once, and in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.browser import PageUnderTest
from tests.support.ear import Heard

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("way", ["", "?say=log"])
@pytest.mark.parametrize("game", ["farkle", "fune"])
def test_a_golden_game_is_heard(heard: Heard, site: str, game: str, way: str) -> None:
    """Sentences of a golden game, said as fast as a screen reader is told them one by one."""
    sentences = _sentences(game)[:25]
    sentences[3] = sentences[2]  # identical neighbours
    context = heard.browser.new_context()
    page = PageUnderTest(context.new_page(), site).open(way)
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    for text in sentences:
        page.tell(page.say(text), {"kind": "caption", "text": text})
        page.tab.wait_for_timeout(200)
    heard.ear.listen(len(" ".join(sentences)))
    assert heard.ear.said == sentences
    assert heard.ear.focus() == []  # nothing that a reader would speak over them
    context.close()


@pytest.mark.parametrize("way", ["", "?say=log"])
def test_a_burst_of_news_is_heard_whole_and_in_order(heard: Heard, site: str, way: str) -> None:
    news = [f"News number {n}." for n in range(12)]
    context = heard.browser.new_context()
    page = PageUnderTest(context.new_page(), site).open(way)
    page.tab.wait_for_timeout(1200)
    heard.ear.forget()
    page.tell(*(page.say(text, interrupt=False) for text in news))
    assert heard.ear.listen(len(" ".join(news))) == " ".join(news)
    context.close()


def test_play_leads_to_the_list_that_takes_keys(heard: Heard, site: str) -> None:
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
