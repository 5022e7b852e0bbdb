"""A few evenings in storms with real signatures; tests/friends/room has many without."""

from __future__ import annotations

import pytest

from audiodice.friends.wire.sodium import Sodium
from tests.friends.room.storm import Storm


@pytest.mark.parametrize("seed", range(2))
def test_real_signatures_do_not_change_the_outcome(seed: int) -> None:
    storm = Storm(seed)
    storm.crypto = Sodium()
    assert storm.evening().faults == []
