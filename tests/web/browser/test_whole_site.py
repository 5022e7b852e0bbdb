"""The built site in a real Chromium contacts no other host and works offline."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from audiodice.web.serve import server
from tests.support.require import require_program

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

PATIENCE_S = 120


def wait(until: Callable[[], object], tab_wait: Callable[[float], None]) -> None:
    end = monotonic() + PATIENCE_S
    while not until():
        assert monotonic() < end
        tab_wait(200)


def test_a_second_visit_needs_no_network(
    driver: Playwright, real_site: Path, tmp_path: Path
) -> None:
    serving = server(real_site, 0)
    address = f"http://127.0.0.1:{serving.server_address[1]}/"
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()
    browser = driver.chromium.launch_persistent_context(
        tmp_path, executable_path=require_program("chromium"), args=["--no-sandbox"]
    )
    asked: list[str] = []
    browser.on("request", lambda request: asked.append(request.url))
    tab = browser.new_page()

    def words() -> str:
        wait(lambda: tab.evaluate("caption.textContent.length"), tab.wait_for_timeout)
        return str(tab.evaluate("caption.textContent"))

    def kept() -> int:
        return int(
            tab.evaluate(
                "caches.keys().then(k => k.length ? caches.open(k[0]) : null)"
                ".then(c => c ? c.keys() : []).then(all => all.length)"
            )
        )

    tab.goto(address)
    tab.click("#play")
    assert words()
    files = len([path for path in real_site.rglob("*") if path.suffix == ".ogg"])
    wait(lambda: kept() > files, tab.wait_for_timeout)
    serving.shutdown()
    serving.server_close()
    thread.join()
    tab.goto(f"{address}?lang=de")
    tab.click("#play")
    assert words()
    assert tab.evaluate("document.documentElement.lang") == "de"
    browser.close()
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
