"""Chances to win in words."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.opponents import Chance


def chance_event(chance: Chance, seat: int) -> Event:
    """Return the event that tells the chances, that of `seat` first."""
    in_100 = [percent(one) for one in chance.seats]
    others = tuple((n, of) for n, of in enumerate(in_100) if n != seat)
    return Event("chance", seat, {"points": in_100[seat], "chances": others, "exact": chance.exact})


def percent(chance: float) -> int:
    """Return a chance as it is spoken, in percent: 0 only below 1, 100 only above 99."""
    if chance <= 0.01:
        return 0 if chance < 0.01 else 1
    return min(99, round(100 * chance)) if chance <= 0.99 else 100
