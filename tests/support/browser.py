"""A real Chromium that shows the page, and the texts it announces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any

from tests.support.require import require, require_program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright
    from playwright.sync_api import Page as Tab

# Records every announcement with its time, and whether the page contacted another host.
_EARS = """
window.heard = []; window.broken = [];
const notify = document.ariaNotify?.bind(document);
const hear = (text, way) => heard.push({text, way, at: performance.now()});
document.ariaNotify = (text, how) => { hear(text, "notify"); notify?.(text, how); };
addEventListener("securitypolicyviolation",
  e => broken.push(`${e.violatedDirective} ${e.blockedURI}`));
addEventListener("DOMContentLoaded", () => new MutationObserver(all => {
  for (const one of all) for (const node of one.addedNodes) hear(node.textContent, "log");
}).observe(document.getElementById("log"), {childList: true}));
"""
# Chromium with the user agent of Windows, where the page announces by `ariaNotify`.
WINDOWS = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/156.0.0.0 Safari/537.36"
)
_WIRE = """
window.came = []; window.wire = new BroadcastChannel("test");
wire.onmessage = ({data}) => data.came && came.push(data.came);
"""


@contextmanager
def playwright() -> Iterator[Playwright]:
    """Playwright, which drives browsers; skip, or fail, without it."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        require(False, "playwright is not installed (uv run --group browser)")
    with sync_playwright() as driver:
        yield driver


@contextmanager
def chromium(driver: Playwright, *arguments: str, **how: Any) -> Iterator[Browser]:
    """Start Debian's Chromium."""
    path = require_program("chromium")
    browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", *arguments], **how)
    try:
        yield browser
    finally:
        browser.close()


@dataclass
class PageUnderTest:
    """The page in a tab, with the stand-in of the game behind it."""

    tab: Tab
    address: str
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        self.tab.add_init_script(_EARS)
        self.tab.add_init_script(_WIRE)

    def open(self, query: str = "", *, play: bool = True) -> PageUnderTest:
        """Load the page, and press Play unless `play` is False."""
        self.tab.goto(self.address + query)
        self.until("came.some(one => one.kind === 'start')")
        if play:
            self.tab.get_by_text("Roll", exact=False).first.wait_for(state="attached")
            self.tab.click("#play")
            self.forget()
        return self

    def until(self, condition: str, timeout: float = 5.0) -> None:
        """Wait for a JavaScript condition. (Playwright's own way is against the policy.)"""
        end = monotonic() + timeout
        while not self.tab.evaluate(condition):
            assert monotonic() < end, condition
            self.tab.wait_for_timeout(20)

    def forget(self) -> None:
        """Forget what was announced."""
        self.tab.wait_for_timeout(200)
        self.tab.evaluate("heard.length = 0; came.length = 0")

    def tell(self, *messages: dict[str, Any]) -> None:
        """Have the game post these messages at once."""
        self.tab.evaluate(f"wire.postMessage({{post: {json.dumps(messages)}}})")

    def answer(self, *messages: dict[str, Any]) -> None:
        """Have the game answer the next button with these messages."""
        self.tab.evaluate(f"wire.postMessage({{answers: {json.dumps(messages)}}})")
        self.tab.wait_for_timeout(50)

    def say(self, text: str, *, interrupt: bool = True, lang: str = "en") -> dict[str, Any]:
        """A message that says a text."""
        return {"kind": "say", "id": 1, "text": text, "lang": lang, "interrupt": interrupt}

    def heard(self, count: int = 1) -> list[str]:
        """Wait for this many announcements, and return them."""
        self.until(f"heard.length >= {count}")
        self.tab.wait_for_timeout(200)  # nothing may follow
        return [one["text"] for one in self.tab.evaluate("heard")]

    def came(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """Wait for this many messages of one kind to the game, and return them."""
        self.until(f"came.filter(one => one.kind === '{kind}').length >= {count}")
        found: list[dict[str, Any]] = self.tab.evaluate(
            f"came.filter(one => one.kind === '{kind}')"
        )
        return found

    def check(self) -> None:
        """Assert that no error was thrown and the content security policy was kept."""
        assert self.errors == []
        assert self.tab.evaluate("broken") == []
