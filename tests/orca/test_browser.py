"""The table in a browser beside Debian's Orca, which says each text of the game once, in order.

Each takes a minute, in real time. `AUDIODICE_LONG=1` asks for hints too, and plays all in Firefox.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, cast

import pytest

from audiodice import games
from tests.orca.beside import ORCA, Beside
from tests.support.browser import playwright
from tests.support.built_site import built_site, served_site
from tests.support.orca_desktop import Desktop
from tests.support.own_chromium import OwnChromium
from tests.support.real_page import RealPage
from tests.support.webdriver import firefox
from tests.support.whole_game import LONG, SEED
from tests.web.trials.spied_site import EARS, spied

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

# Down marks a choice, which is said once. Asking twice for the dice gives the same words twice. B
# ends the turn, and the other plays; where it asks first, B again. A hint, asked for again, does
# what it told.
HINTS = ("h", "h", "h", "h", "d", "d") if LONG else ()
TURN = ("Return", "Down", "d", "d", *HINTS, "b", "b")
QUIET_S = 1.0
LATE_S = 15.0  # on a busy machine Orca may say a text so late, and still says it
READS_ON_S = 1.5
MOST_CUTS = 20
LIST = ["List with 1 item", "Keys go to the game.", "Focus mode"]  # letters reach it from then on


@pytest.fixture(scope="module")
def orca(desktop: Desktop) -> Iterator[subprocess.Popen[bytes]]:
    with desktop.orca() as process:
        yield process


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_site(tmp_path_factory.mktemp("web") / "site")


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with served_site(site) as one:
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


@pytest.mark.parametrize("game", games.names())
def test_a_turn_of_each_game_is_said_by_orca(
    desktop: Desktop, beside: Beside, chromium: OwnChromium, page: RealPage, game: str
) -> None:
    desktop.front(chromium.process)
    page.tab.bring_to_front()
    _orca_says_a_turn(desktop, beside, page, game)


@pytest.mark.parametrize("game", games.names() if LONG else ["farkle"])
def test_a_turn_in_firefox_is_said_by_orca(
    desktop: Desktop, orca: object, beside: Beside, site: Path, tmp_path: Path, game: str
) -> None:
    environ = {**desktop.environ, "ACCESSIBILITY_ENABLED": "1"}
    with (
        spied(site, tmp_path) as address,
        firefox(tmp_path / "profile", environ=environ) as tab,
    ):
        page = RealPage(cast("Tab", tab), address, spied=True)
        _orca_says_a_turn(desktop, beside, page, game)


# Where Tab leads, and keys that Orca or the toolbar would have there if the game did not get them.
PLACES = [
    ("die 1", ("d", "6", "Up")),
    ("choice roll", ("d", "h", "s", "Up")),
    ("", ()),  # the list of other commands, which is closed
    ("box choice", ("d", "1", "Up")),  # where the Ups before have led
]


def test_keys_reach_the_game_from_every_group_of_buttons(
    desktop: Desktop, beside: Beside, chromium: OwnChromium, page: RealPage
) -> None:
    """Beside Orca letters are commands of its browse mode; a toolbar turns focus mode on."""
    desktop.front(chromium.process)
    page.tab.bring_to_front()
    page.load(game="fune", seed=SEED)
    _cut_what_orca_reads(desktop, beside)
    page.tab.focus("#play")
    for key in ("Return", "Return"):  # Play, and the first roll
        desktop.press(key)
        _rest(beside, page)
    for place, keys in PLACES:
        desktop.press("Tab")
        _rest(beside, page)
        assert page.tab.evaluate("document.activeElement.dataset.name ?? ''") == place
        page.tab.evaluate("came.length = 0")
        for key in keys:
            desktop.press(key)
            _rest(beside, page)
        got = page.tab.evaluate("came.filter(one => one.kind === 'key').map(one => one.key)")
        assert got == [key.lower() for key in keys], (place, beside.story)


def _orca_says_a_turn(desktop: Desktop, beside: Beside, page: RealPage, game: str) -> None:
    page.load(game=game, seed=SEED)
    _cut_what_orca_reads(desktop, beside)
    page.tab.focus("#play")
    _rest(beside, page)
    heard = len(beside.said(ORCA))

    def spoken() -> list[str]:
        texts = [one.text.strip() for one in beside.said(ORCA)[heard:]]
        return [
            _unnamed(text) for text in texts if not (_is_echo(text) or text.startswith("region "))
        ]

    def all_said() -> bool:
        texts = spoken()
        game = _words([text for text in texts if text not in LIST])
        return LIST[-1] in texts and game == _words(page.said())

    desktop.press("Return")  # a real key: then Orca lets the list that follows have the keys
    _rest(beside, page, all_said)
    for key in TURN:
        before = len(page.said())
        desktop.press(key)
        answered = f"posted.filter(one => one.kind === 'say').length > {before}"
        assert _within(page, answered), f"no answer to {key}\n{beside.story}"
        _rest(beside, page, all_said)
    said = page.said()
    assert len(said) > len(TURN)
    announced = _words(page.tab.evaluate("announced"))
    assert announced[-len(_words(said)) :] == _words(said)
    assert any(one == other for one, other in pairwise(said))
    assert [text for text in spoken() if text in LIST] == LIST, beside.story
    assert all_said(), beside.story
    assert page.tab.evaluate("document.activeElement.id") == "keys"  # all the time
    page.check()


def _cut_what_orca_reads(desktop: Desktop, beside: Beside) -> None:
    """Wait until Orca has read the whole page.

    A key cuts that; then Orca takes the focus to where it stopped.
    """
    for _ in range(MOST_CUTS):
        desktop.press("Control_L")
        sleep(READS_ON_S)
        before = len(beside.said(ORCA))
        sleep(READS_ON_S)
        if before == len(beside.said(ORCA)) and all(one.over for one in beside.said(ORCA)):
            return
    raise AssertionError(beside.story)


def _is_echo(text: str) -> bool:
    """Orca says each key."""
    return text in {key.lower() for key in TURN}


def _unnamed(text: str) -> str:
    """Orca says the game's name before the list if the page has it by then."""
    return LIST[0] if text.endswith(LIST[0]) else text


def _within(page: RealPage, condition: str, within: float = 20.0) -> bool:
    end = monotonic() + within
    while not page.tab.evaluate(condition):
        if monotonic() > end:
            return False
        sleep(0.05)
    return True


def _rest(beside: Beside, page: RealPage, all_said: Callable[[], bool] = lambda: True) -> None:
    """Wait until both game and Orca are silent.

    A text that is not said by then is lost: the next key cuts it.
    """
    end = monotonic() + 90
    late = monotonic() + LATE_S
    while not all_said() and monotonic() < late:
        sleep(0.05)

    def so_far() -> tuple[int, int]:
        return len(page.said()), len(beside.said(ORCA))

    while True:
        before = so_far()
        sleep(QUIET_S)
        if before == so_far() and all(one.over for one in beside.said(ORCA)):
            return
        assert monotonic() < end, beside.story


def _words(texts: list[str]) -> list[str]:
    """The words, because the page joins texts that come together."""
    return re.findall(r"\w+", " ".join(texts))
