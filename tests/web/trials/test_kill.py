"""The tab or all of Chromium is killed in play: what was heard of it is there afterwards.

A throw, a choice and a bank each have a sound of their own, also a computer player's, and it comes
with the words. So there are at least as many of them in the journal as were heard.
`AUDIODICE_LONG=1` kills two hundred times instead of five.
"""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import pytest

from audiodice.engine.entries import Move
from audiodice.engine.journal import Journal, read_file
from tests.support import web_bot
from tests.support.own_chromium import OwnChromium
from tests.support.real_page import PlainPage, RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

KILLS = int(os.environ.get("AUDIODICE_KILLS") or (200 if os.environ.get("AUDIODICE_LONG") else 5))
GAME = {"game": "farkle", "seed": "37", "target": "10000"}  # longer than we live
KEYS = ("1", "5", "1", "5", "Enter", "b")
DOES = {"pour": "roll", "keep": "keep", "release": "keep", "bank": "bank"}
# The test gets each text as soon as the page has it, so it outlives the tab.
_TELL = """
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({data}) => {
      if (["say", "cue"].includes(data.kind)) console.debug(data.kind, data.name ?? "");
    });
  }
};
"""


class Player:
    """Opens the site again and again in one profile."""

    def __init__(self, driver: Playwright, profile: Path, address: str) -> None:
        self._driver, self._profile, self._address = driver, profile, address
        self.chromium = self._start()

    def _start(self) -> OwnChromium:
        return OwnChromium(self._driver, self._profile, "--headless=new")

    def open(self, **query: str) -> tuple[RealPage, list[str]]:
        """The page, and a list of the words ("say") and cues heard in it."""
        if self.chromium.process.poll() is not None:
            self.chromium = self._start()
        heard: list[str] = []
        page = RealPage(self.chromium.context.new_page(), self._address)
        page.tab.add_init_script(_TELL)
        page.tab.on("console", lambda one: heard.append(one.text.strip()))
        return page.open(**query), heard

    def kill_browser(self) -> None:
        self.chromium.kill()

    def kill_tab(self) -> Callable[[], None]:
        """A function that kills the processes of the tabs."""
        tabs = self.chromium.renderers()

        def kill() -> None:
            for tab in tabs:
                with suppress(ProcessLookupError):
                    os.kill(tab, signal.SIGKILL)

        return kill


@pytest.fixture
def player(driver: Playwright, tmp_path: Path, address: str) -> Iterator[Player]:
    one = Player(driver, tmp_path, address)
    yield one
    one.chromium.kill()


def kept(page: RealPage, folder: Path) -> Journal:
    """The newest game, as the page saves it to a file; the file is put into `folder`."""
    page.tab.click("#save")
    page.until("posted.some(one => one.kind === 'file')")
    page.tab.focus("#keys")  # the keys are the game's again
    file = page.posted("file")[-1]
    folder.mkdir(parents=True)
    (folder / file["name"]).write_text(file["text"], "utf-8", newline="")
    return read_file(file["text"].encode()).journal


def done(journal: Journal) -> Counter[str]:
    """The actions of a game, with their numbers."""
    return Counter(one.action.verb for one in journal.entries if isinstance(one, Move))


def done_as_heard(heard: list[str]) -> Counter[str]:
    """The actions whose sounds were heard."""
    cues = [one.removeprefix("cue ").split("_")[0] for one in heard if one.startswith("cue ")]
    return Counter(DOES[cue] for cue in cues if cue in DOES)


def go_on(page: RealPage | PlainPage) -> str:
    """The answer to Enter in the menu: the state of the game."""
    before = len(page.said())
    page.key("enter")
    return page.said()[before]


def press_until(
    page: RealPage, kill: Callable[[], None], after: float, draw: random.Random
) -> None:
    """Play as fast as possible until the tab is gone."""
    from playwright.sync_api import Error

    timer = Timer(after, kill)
    timer.start()
    with suppress(Error):
        while True:
            page.tab.keyboard.press(draw.choice(KEYS))
            page.tab.wait_for_timeout(draw.uniform(0, 120))
    timer.join()


def test_kill_loses_nothing_heard(player: Player, tmp_path_factory: pytest.TempPathFactory) -> None:
    draw = random.Random()
    page, heard = player.open(**GAME)
    texts = others = 0
    told, known = Counter[str](), Counter[str]()
    for number in range(KILLS):
        heard.clear()
        tab = bool(number % 2)
        kill = player.kill_tab() if tab else player.kill_browser
        press_until(page, kill, draw.uniform(0.05, 3.0), draw)
        if tab:
            with suppress(Exception):
                page.tab.close()
        last = [*heard]
        page, heard = player.open()
        home = tmp_path_factory.mktemp("home")
        journal = kept(page, home / "games")
        wanted = PlainPage(home)  # the same game, gone on with in plain Python: it names the dice
        assert go_on(page) == go_on(wanted), (number, tab)
        assert done(journal) >= known + done_as_heard(last), (number, tab, last)
        known, told = done(journal), told + done_as_heard(last)
        texts += last.count("say")
        others += not web_bot.mine(wanted.screen())
        print(
            f"{number + 1} kills, {others} in a computer player's turn, {texts} texts heard, "
            f"{told.total()} things done were heard of {known.total()} in the journal",
            flush=True,
        )
    page.check()
    assert told.total() > KILLS // 5
