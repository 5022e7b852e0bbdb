"""Rooms in storms. `python -m bench.room_storms` plays many more of them."""

from __future__ import annotations

import pytest

from tests.friends.room.storm import Storm


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("go_on", "lost_hosts"), [("wait", False), ("half", False), ("any", True)])
def test_evening_in_a_storm(seed: int, go_on: str, lost_hosts: bool) -> None:
    """One journal at all seats, no throw with two values, nobody left out, somebody throws."""
    assert Storm(seed, go_on=go_on, lost_hosts=lost_hosts).evening().faults == []
