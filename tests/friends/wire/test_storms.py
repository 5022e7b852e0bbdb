"""A few evenings in bad weather with real signatures; tests/engine/shared has many without."""

from __future__ import annotations

import pytest

from audiodice.friends.wire.sodium import Sodium
from bench.storms import ends_well, weather_of
from tests.engine.shared.storm import Storm

SEEDS = (3, 4, 21, 22)


@pytest.mark.parametrize("seed", SEEDS)
def test_real_signatures_do_not_change_the_outcome(seed: int) -> None:
    storm = Storm(weather_of(seed), Sodium())
    storm.evening()
    assert ends_well(storm)
