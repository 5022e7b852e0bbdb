"""A few evenings in bad weather with real signatures; tests/friends/room has many without."""

from __future__ import annotations

import pytest

from audiodice.friends.wire.sodium import Sodium
from tests.friends.room.storm import Storm


@pytest.mark.parametrize("seed", [3, 4, 21, 22])
def test_real_signatures_do_not_change_the_outcome(seed: int) -> None:
    assert Storm(seed, crypto=Sodium()).evening().faults == []
