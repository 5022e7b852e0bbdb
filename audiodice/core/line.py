"""The state of a connection to friends."""

from __future__ import annotations

from typing import NamedTuple


class LineState(NamedTuple):
    """Whether there is a connection, and if not, why."""

    up: bool
    reason: str = ""
    """The key of a message with the field `address`; "" if nothing is wrong."""
