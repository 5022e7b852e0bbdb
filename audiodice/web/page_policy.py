"""What a page of the site may load and run: its own files only, and no code within a page.

It may speak to any WebSocket: friends meet at a broker that they choose, whose address nobody
knows when the site is built. What goes there is sealed, and only the site's own code can run that
sends it. From a page that came by https the browser lets nobody reach ws://, but a site that is
handed out at home needs it.
"""

from __future__ import annotations

import re

from audiodice.web.errors import WebError

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self' wss: ws:; style-src 'self'; img-src 'self'; media-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""The policy in each page, which holds on any server."""
HEADER = f"{POLICY}; frame-ancestors 'none'"
"""The policy that `serve` sends: a page cannot set the last part, nor any of it for a worker."""
_WITHIN = re.compile(r"<script(?![^>]*\bsrc=)|<style\b|\sstyle\s*=|\son\w+\s*=|javascript:", re.I)
_HEAD = re.compile(r"<head[^>]*>(?:\s*<meta charset=[^>]*>)?", re.I)


def with_policy(page: str, name: str) -> str:
    """The page with the policy in its head; raises WebError if the policy would break the page."""
    wrong = _WITHIN.search(page)
    if wrong:
        raise WebError(f"{name} has code or style within the page: {wrong[0].strip()}")
    head = _HEAD.search(page)
    if not head:
        raise WebError(f"{name} has no <head>")
    meta = f'\n<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return page[: head.end()] + meta + page[head.end() :]
