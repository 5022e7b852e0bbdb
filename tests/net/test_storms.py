"""A few evenings in bad weather with real signatures; tests/engine/shared has many without."""

from __future__ import annotations

import pytest

from audiodice.net.sodium import Sodium
from bench.storms import ends_well, weather_of
from tests.engine.shared.storm import Storm

SEEDS = (3, 4, 21, 22)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evening_with_real_signatures_ends_as_one_without(seed: int) -> None:
    storm = Storm(weather_of(seed), Sodium())
    storm.evening()
    assert ends_well(storm)
