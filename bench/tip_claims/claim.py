"""The result of a claim."""

from __future__ import annotations

from typing import Any, NamedTuple


class Claim(NamedTuple):
    """Whether the claim holds, and the figures that show it."""

    holds: bool
    figures: dict[str, Any]
