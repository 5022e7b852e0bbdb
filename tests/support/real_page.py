"""The page with the real game, in a browser; and the same game in plain Python."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from tests.support.web import Page

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

    from tests.support.ear import Ear

# Records the messages between page and game, with their times.
SPY = """
window.came = []; window.posted = []; window.broken = [];
const noted = one => ({...one, when: performance.now()});
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({data}) => posted.push(noted(data)));
  }
  postMessage(one) { came.push(noted(one)); super.postMessage(one); }
};
addEventListener("securitypolicyviolation",
  e => broken.push(`${e.violatedDirective} ${e.blockedURI}`));
"""
_NAMES = {
    "enter": "Enter",
    "home": "Home",
    "escape": "Escape",
    "down": "ArrowDown",
    "up": "ArrowUp",
}
_LOADS_S = 180
_SITE = Path(__file__).parents[2] / "audiodice/web/site"
READY: str = json.loads((_SITE / "words.json").read_text("utf-8"))["en"]["ready"]


@dataclass
class RealPage:
    """A tab at the site, operated by a bot.

    `spied`: the site adds the recorder to the page. `finger`: buttons are tapped, not clicked.
    `ear`: hears the page; Play is pressed once it heard that the page is ready, because two texts
    that a busy browser passes on at once may change places.
    """

    tab: Tab
    address: str
    spied: bool = False
    finger: bool = False
    ear: Ear | None = None
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        if not self.spied:
            self.tab.add_init_script(SPY)

    def load(self, **query: Any) -> RealPage:
        """Load the page, and wait until the game has started."""
        self.tab.goto(f"{self.address}?{urlencode(query)}")
        self.until("posted.some(one => one.kind === 'say')", _LOADS_S)
        return self

    def open(self, **query: Any) -> RealPage:
        """Load the page, wait until the game has started, and press Play."""
        self.load(**query)
        # After the first screen, the text above the button is final, so the button moves no more.
        self.until("posted.some(one => one.kind === 'screen')")
        if self.ear:
            self.ear.await_(READY)
        self.tab.click("#play")
        self.until("document.getElementById('welcome').hidden")
        self.tab.wait_for_timeout(600)
        return self

    def until(self, condition: str, timeout: float = 10.0) -> None:
        """Wait for a JavaScript condition."""
        end = monotonic() + timeout
        while not self.tab.evaluate(condition):
            assert monotonic() < end, f"{condition}; {self.errors}; {self._last()}"
            self.tab.wait_for_timeout(20)

    def _last(self) -> object:
        """The last request of the page to the game."""
        return self.tab.evaluate("window.came?.slice(-3)")

    def posted(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind from the game."""
        found: list[dict[str, Any]] = self.tab.evaluate(
            f"posted.filter(one => one.kind === '{kind}')"
        )
        return found

    def said(self) -> list[str]:
        """All spoken texts."""
        return [one["text"] for one in self.posted("say")]

    def screen(self) -> Mapping[str, Any]:
        """What is shown, once all texts were said: the screen follows them."""
        self._hear_out()
        found: Mapping[str, Any] = self.tab.evaluate(
            "posted.findLast(one => one.kind === 'screen')"
        )
        return found

    def key(self, name: str) -> None:
        """Press a key, and wait for the answer."""
        self._answered(lambda: self.tab.keyboard.press(_NAMES.get(name, name)))

    def touch(self, what: str, id_: int | str) -> None:
        """Press a button of the picture, and wait for the answer."""
        press = self.tab.tap if self.finger else self.tab.click
        self._answered(lambda: press(f"[data-name='{what} {id_}']"))

    def _answered(self, act: Callable[[], object]) -> None:
        self._hear_out()
        before = len(self.posted("say"))
        self.settle(act)
        self.until(f"posted.filter(one => one.kind === 'say').length > {before}")
        self.tab.wait_for_timeout(100)

    def settle(self, act: Callable[[], object]) -> None:
        """Do something that sends a message to the game; return once the game has handled it."""
        before = len(self.posted("answered"))
        act()
        self.until(f"posted.filter(one => one.kind === 'answered').length > {before}")

    def _hear_out(self) -> None:
        # Who plays hears the others out. A key that comes at once was meant for what was before.
        self.until(
            "performance.now() - posted.findLast(one => one.kind === 'say').when > 600", 60.0
        )

    def wait(self) -> None:
        """Let the others play."""
        self.tab.wait_for_timeout(250)

    def check(self) -> None:
        """Assert that no error was thrown, the policy was kept, and the game reported no defect."""
        assert self.errors == []
        assert self.tab.evaluate("broken") == []
        troubles = [one["key"] for one in self.posted("trouble")]
        assert not troubles, troubles


class PlainPage:
    """The same game in plain Python, as a reference for the browser."""

    def __init__(self, folder: Path, **start: Any) -> None:
        self._page = Page(folder, **start)

    def said(self) -> list[str]:
        """All that was said."""
        return [one["text"] for one in self._page.of("say")]

    def screen(self) -> Mapping[str, Any]:
        """What is shown."""
        return self._page.screen

    def key(self, name: str) -> None:
        """Press a key."""
        self._page.press(name, held=True)
        self._page.send("release", key=name, wait=10.0)

    def touch(self, what: str, id_: int | str) -> None:
        """Press a button of the picture."""
        self._page.touch(what, id_)

    def open_file(self, text: str) -> None:
        """Open a saved game, without playing on."""
        self._page.send("open_file", name="x.journal", text=text)

    def wait(self) -> None:
        """Let the others play."""
        self._page.spend(250)
