"""What a connection to friends tells beside their messages, and which tables are near."""

from __future__ import annotations

from typing import NamedTuple


class LineState(NamedTuple):
    """The connection came, went, or is not to be had."""

    up: bool
    reason: str = ""
    """The key of a message that says why; its one field is `address`. "" where nothing is wrong."""


class Nearby(NamedTuple):
    """A table that somebody hosts on this network."""

    name: str
    """What the host chose to be called, shown as text from outside; may be ""."""
    address: str
    """Such as 192.168.1.5:18655"""
