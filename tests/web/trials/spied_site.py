"""The built site with the listener of `RealPage` in the page itself, for any browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.support.real_page import SPY
from tests.support.site_server import serving

EARS = """
window.failed = []; window.announced = [];
addEventListener("error", event => failed.push(event.message));
addEventListener("unhandledrejection", event => failed.push(String(event.reason)));
if (document.ariaNotify) {
  const notify = document.ariaNotify.bind(document);
  document.ariaNotify = (text, how) => { announced.push(text); notify(text, how); };
}
addEventListener("DOMContentLoaded", () => new MutationObserver(all => {
  for (const one of all) for (const node of one.addedNodes) announced.push(node.textContent);
}).observe(document.getElementById("log"), {childList: true}));
"""


@contextmanager
def spied(
    site: Path, folder: Path, after: str = "", others: Mapping[str, Path] | None = None
) -> Iterator[str]:
    """Serve the site; `after` runs after the ear, and before the page. Gives its address.

    `others` takes the place of files of the site.
    """
    (folder / "spy.js").write_text(SPY + EARS + after)
    page = (site / "index.html").read_text("utf-8")
    head = page.index("<link")
    (folder / "index.html").write_text(
        f'{page[:head]}<script src="spy.js"></script>\n{page[head:]}'
    )
    ours = {name: folder / name for name in ("index.html", "spy.js")}
    with serving([site], {**ours, **(others or {})}) as (address, _):
        yield address
