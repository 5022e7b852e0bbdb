"""What a claim returns."""

from __future__ import annotations

from typing import Any, NamedTuple


class Claim(NamedTuple):
    """Whether it holds, and the figures that show it."""

    holds: bool
    figures: dict[str, Any]
