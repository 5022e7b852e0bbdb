"""The table in Chromium beside Debian's Orca, which says each text of the game once, in order.

A game takes over a minute, in real time. `AUDIODICE_LONG=1` plays all four.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from time import monotonic, sleep

import pytest

from audiodice import games
from tests.orca.beside import ORCA, Beside
from tests.support.browser import playwright
from tests.support.built_site import built_site, served_site
from tests.support.orca_desktop import Desktop
from tests.support.own_chromium import OwnChromium
from tests.support.real_page import RealPage
from tests.web.trials.spied_site import EARS

SEED = "37"
# Asking twice for the dice gives the same words twice. A hint, asked for again, does what it told.
TURN = ("Return", "d", "d", "h", "h", "h", "h", "d", "d")
QUIET_S = 1.0
READS_ON_S = 3.0
LIST = ("Keys go to the game.", "Focus mode")  # letters reach the page from then on


@pytest.fixture(scope="module")
def orca(desktop: Desktop) -> Iterator[subprocess.Popen[bytes]]:
    with desktop.orca() as process:
        yield process


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served_site(built_site(tmp_path_factory.mktemp("web") / "site")) as one:
        yield one


@pytest.fixture(scope="module")
def chromium(
    desktop: Desktop, orca: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OwnChromium]:
    with playwright() as driver:
        one = OwnChromium(
            driver,
            tmp_path_factory.mktemp("profile"),
            "--force-renderer-accessibility",
            environ={**desktop.environ, "ACCESSIBILITY_ENABLED": "1"},
        )
        yield one
        one.kill()


@pytest.fixture
def page(chromium: OwnChromium, address: str) -> Iterator[RealPage]:
    one = RealPage(chromium.context.new_page(), address)
    one.tab.add_init_script(EARS)
    yield one
    one.tab.close()


@pytest.mark.parametrize("game", games.names() if os.environ.get("AUDIODICE_LONG") else ["farkle"])
def test_a_turn_of_each_game_is_said_by_orca(
    desktop: Desktop, beside: Beside, chromium: OwnChromium, page: RealPage, game: str
) -> None:
    desktop.front(chromium.process)
    page.tab.bring_to_front()
    page.load(game=game, seed=SEED)
    # Orca reads the whole page. A key cuts that; then Orca takes the focus to where it stopped.
    desktop.press("Control_L")
    _rest(beside, page, quiet=READS_ON_S)
    page.tab.focus("#play")
    _rest(beside, page)
    heard = len(beside.said(ORCA))
    desktop.press("Return")  # a real key: then Orca lets the list that follows have the keys
    _rest(beside, page)
    for key in TURN:
        before = len(page.said())
        desktop.press(key)
        answered = f"posted.filter(one => one.kind === 'say').length > {before}"
        assert _within(page, answered), f"no answer to {key}\n{beside.story}"
        _rest(beside, page)
    said = page.said()
    assert len(said) > len(TURN)
    announced = _words(page.tab.evaluate("announced"))
    assert announced[-len(_words(said)) :] == _words(said)
    assert any(one == other for one, other in pairwise(said))
    spoken = [text for one in beside.said(ORCA)[heard:] if not _is_echo(text := one.text.strip())]
    begins = spoken.index(LIST[1]) + 1
    assert spoken[begins - 2 : begins] == list(LIST)
    assert _words(spoken[begins:]) == _words(said), beside.story
    page.check()


def _is_echo(text: str) -> bool:
    """Orca says each key."""
    return text in {key.lower() for key in TURN}


def _within(page: RealPage, condition: str, within: float = 20.0) -> bool:
    end = monotonic() + within
    while not page.tab.evaluate(condition):
        if monotonic() > end:
            return False
        sleep(0.05)
    return True


def _rest(beside: Beside, page: RealPage, quiet: float = QUIET_S) -> None:
    """Wait until neither the game nor Orca has anything more to say."""
    end = monotonic() + 90

    def so_far() -> tuple[int, int]:
        return len(page.said()), len(beside.said(ORCA))

    while True:
        before = so_far()
        sleep(quiet)
        if before == so_far() and all(one.over for one in beside.said(ORCA)):
            return
        assert monotonic() < end, beside.story


def _words(texts: list[str]) -> list[str]:
    """The words, for the page joins texts that come together."""
    return re.findall(r"\w+", " ".join(texts))
