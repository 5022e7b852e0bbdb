"""Measures the table in Chromium: key to announcement, CPU to the first word, bytes, memory.

    uv run --group test --group web --group browser python -m bench.web [--keys N] [--json]

Beside it stands, in the same run and browser, an empty page with one button, which announces
a text at each key; blocks of keys go to one and the other in turn. Both announce as on Windows, by
`ariaNotify`. A figure of time runs from the key's own time stamp to the call that announces;
`key_to_page` to the moment when the answer of the game has come to the page. Below are the slowest
keys. AUDIODICE_SITE names a site that is built already.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from audiodice.web import serve
from tests.support.browser import WINDOWS, playwright
from tests.support.built_site import built_site
from tests.support.own_chromium import OwnChromium
from tests.support.site_server import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

APART_MS = 300  # between two keys: longer than the page's pause between two announcements
SETTLED_MS = 1500
BLOCKS = 4
SLOWEST = 5
PLAYED = ("Enter", "a", "d", "s", "Enter", "a", "t", "b", "l", "Backspace")
"""Whole turns of the player and the computer, and questions."""
EMPTY = """<!doctype html><html lang="en"><title>empty</title><button id="keys">Go</button>
<script src="empty.js"></script>"""
EMPTY_JS = (
    "keys.focus(); let n = 0; addEventListener('keydown', () => document.ariaNotify(`${++n}`));"
)
CLOCK = """
window.took = [];
let pressed = null;
let last = -Infinity;
addEventListener("keydown", event => (pressed = event), true);
const notify = document.ariaNotify.bind(document);
document.ariaNotify = text => {
  const now = performance.now();
  if (pressed) took.push({key: pressed.key, ms: now - pressed.timeStamp,
    after: pressed.timeStamp - last, arrived: pressed.arrived, text});
  pressed = null;
  last = now;
  notify(text);
};
window.first = new Promise(resolve => addEventListener("DOMContentLoaded", () => {
  const buttons = document.getElementById("buttons");
  if (!buttons) return resolve();
  new MutationObserver((_, all) => (all.disconnect(), resolve()))
    .observe(buttons, {childList: true});
}));
// When the game's answer came.
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({data}) => {
      if (pressed && data.kind === "say") pressed.arrived ??= performance.now() - pressed.timeStamp;
    });
  }
};
"""


class Counted:
    """A proxy in front of a server; it counts the bytes that come back."""

    def __init__(self, port: int) -> None:
        self.count, self._port = 0, port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            client, _ = self._listener.accept()
            server = socket.create_connection(("127.0.0.1", self._port))
            for way in ((client, server, False), (server, client, True)):
                threading.Thread(target=self._pass_on, args=way, daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket, counts: bool) -> None:
        try:
            while data := source.recv(1 << 16):
                self.count += len(data) if counts else 0
                to.sendall(data)
            to.shutdown(socket.SHUT_WR)
        except OSError:
            pass


@contextmanager
def served(site: Path) -> Iterator[Counted]:
    """The site, with its bytes counted."""
    server = serve.server(site, 0)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield Counted(server.server_address[1])
    server.shutdown()
    server.server_close()


def processes(leader: int) -> list[int]:
    """The ids of the processes of a session."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(place.name)) == leader:
                found.append(int(place.name))
        except ProcessLookupError:
            continue
    return found


def cpu_s(leader: int) -> float:
    """The CPU time of a session so far."""
    ticks = 0
    for process in processes(leader):
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(leader: int) -> float:
    """The memory of a session; shared memory counts once."""
    kb = 0
    for process in processes(leader):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        kb += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kb / 1024


def visit(chromium: OwnChromium, counted: Counted, address: str) -> tuple[Page, dict[str, float]]:
    """Open a page; return the measurements up to the first word that the game could announce."""
    leader = chromium.process.pid
    tab = chromium.context.new_page()
    tab.add_init_script(CLOCK)
    tab.wait_for_timeout(SETTLED_MS)
    cpu, memory, count, at = cpu_s(leader), memory_mb(leader), counted.count, monotonic()
    tab.goto(address)
    tab.evaluate("first")
    figures = {
        "s": monotonic() - at,
        "cpu_s": cpu_s(leader) - cpu,
        "bytes": counted.count - count,
        "mb": memory_mb(leader) - memory,
    }
    return tab, {name: round(value, 2) for name, value in figures.items()}


def spread(times: list[float]) -> dict[str, float]:
    """Median and 99th percentile, in ms."""
    return {
        "keys": len(times),
        "median_ms": round(statistics.median(times), 1),
        "p99_ms": round(statistics.quantiles(times, n=100)[98], 1),
    }


def pressed(tab: Page, keys: Sequence[str], count: int) -> list[dict[str, Any]]:
    """Press keys; for each answered key return the ms until a text was announced, and the text."""
    tab.bring_to_front()
    tab.wait_for_timeout(SETTLED_MS)
    tab.evaluate("took.length = 0")
    for number in range(count):
        tab.keyboard.press(keys[number % len(keys)])
        tab.wait_for_timeout(APART_MS)
    found: list[dict[str, Any]] = tab.evaluate("took")
    return found


def kept(counted: Counted, tab: Page) -> int:
    """Wait until the service worker has stored the site; return the number of fetched bytes."""
    before = -1
    while before != counted.count:
        before = counted.count
        tab.wait_for_timeout(3000)
    return before


def measured(site: Path, folder: Path, keys: int) -> dict[str, Any]:
    """All figures."""
    (folder / "index.html").write_text(EMPTY)
    (folder / "empty.js").write_text(EMPTY_JS)
    with served(site) as counted, serving([folder]) as (empty, _), playwright() as driver:
        chromium = OwnChromium(
            driver, folder / "profile", "--headless=new", f"--user-agent={WINDOWS}"
        )
        address = f"{counted.address}?game=farkle&seed=37&lang=en"
        try:
            visit(chromium, counted, empty)[0].close()  # the browser's own start
            plain, bare = visit(chromium, counted, empty)
            tab, first = visit(chromium, counted, address)
            tab.click("#play")
            first["whole_bytes"] = kept(counted, tab)
            game, button = [], []
            for _ in range(BLOCKS):
                game += pressed(tab, PLAYED, keys // BLOCKS)
                button += pressed(plain, "a", keys // BLOCKS)
            tab.close()
            tab, second = visit(chromium, counted, address)
            tab.close()
            tab, third = visit(chromium, counted, address)
        finally:
            chromium.kill()
    slowest = sorted(game, key=lambda one: -one["ms"])[:SLOWEST]
    return {
        "key": spread([one["ms"] for one in game]),
        "key_to_page": spread([one["arrived"] for one in game if one.get("arrived")]),
        "empty_page": spread([one["ms"] for one in button]),
        "empty_visit": bare,
        "first_visit": first,
        "second_visit": second,
        "third_visit": third,
        "slowest": slowest,
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        found = measured(built_site(folder / "site"), folder, wishes.keys)
    if wishes.json:
        print(json.dumps(found))
        return
    slowest = found.pop("slowest")
    for name, figures in found.items():
        print(name, figures)
    for one in slowest:
        print("slow", {name: value for name, value in one.items() if name != "text"}, one["text"])


if __name__ == "__main__":
    main()
