"""What a page of the site may load and run: its own files only, and no code within a page.

It may connect to any WebSocket, because friends choose their broker, and its address is unknown
when the site is built. Only the site's own code sends messages there, and they are encrypted.
Browsers do not let a page loaded by https connect to ws://, but a site served at home needs ws://.
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
"""The policy that `serve` sends. A page cannot set its last part, nor any part for a worker."""
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
