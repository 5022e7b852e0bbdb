"""The tab or all of Chromium is killed while somebody plays: what was said is there afterwards.

`AUDIODICE_LONG=1` kills two hundred times instead of five.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import pytest

from audiodice.engine.journal import Journal, read_file
from tests.support.own_chromium import OwnChromium
from tests.support.real_page import PlainPage, RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

KILLS = int(os.environ.get("AUDIODICE_KILLS") or (200 if os.environ.get("AUDIODICE_LONG") else 5))
SEED = "37"  # its first roll has scoring dice in the places 1 and 5
# Each text reaches the test as soon as the page has it, so that it outlives the tab.
_TELL = """
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message",
      ({data}) => data.kind === "say" && console.debug(`say ${data.text}`));
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
        """The page, and a list of what is said in it."""
        if self.chromium.process.poll() is not None:
            self.chromium = self._start()
        said: list[str] = []
        page = RealPage(self.chromium.context.new_page(), self._address)
        page.tab.add_init_script(_TELL)
        page.tab.on(
            "console",
            lambda one: said.append(one.text[4:]) if one.text.startswith("say ") else None,
        )
        return page.open(**query), said

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
    """The game in play, as the page saves it to a file; the file is put into `folder`."""
    page.tab.click("#save")
    page.until("posted.some(one => one.kind === 'file')")
    page.tab.focus("#keys")  # the keys are the game's again
    file = page.posted("file")[-1]
    folder.mkdir(parents=True)
    (folder / file["name"]).write_text(file["text"], "utf-8", newline="")
    return read_file(file["text"].encode()).journal


def press_until(
    page: RealPage, kill: Callable[[], None], after: float, draw: random.Random
) -> None:
    """Keep and let go dice, as fast as somebody can, until the tab is gone."""
    from playwright.sync_api import Error

    timer = Timer(after, kill)
    timer.start()
    with suppress(Error):
        while True:
            page.tab.keyboard.press(draw.choice("15"))
            page.tab.wait_for_timeout(draw.uniform(0, 60))
    timer.join()


def test_nothing_that_was_said_is_lost(
    player: Player, tmp_path_factory: pytest.TempPathFactory
) -> None:
    draw = random.Random()
    page, said = player.open(game="farkle", seed=SEED)
    page.key("enter")
    entries, heard_in_all = 1, 0
    for number in range(KILLS):
        before = len(said)
        tab = bool(number % 2)
        kill = player.kill_tab() if tab else player.kill_browser
        press_until(page, kill, draw.uniform(0.05, 2.0), draw)
        if tab:
            with suppress(Exception):
                page.tab.close()
        heard = said
        page, said = player.open()
        count = len(heard) - before
        page.key("enter")  # go on
        home = tmp_path_factory.mktemp("home")
        journal = kept(page, home / "games")
        wanted = PlainPage(home)  # the same game, gone on with in plain Python: it names the dice
        wanted.key("enter")
        assert len(journal.entries) >= entries + count, (number, tab, heard[before:])
        assert page.said()[1] == wanted.said()[-1]
        entries, heard_in_all = len(journal.entries), heard_in_all + count
        print(f"{number + 1} kills, {heard_in_all} texts heard, {entries} entries", flush=True)
    page.check()
    assert heard_in_all > 3 * KILLS
