"""A seat cannot gain by stopping throws. `bench/stopping.py` tries 100,000, this file fewer."""

from __future__ import annotations

import pytest

from audiodice.engine.shared import checking
from bench.stopping import play, worst_end_once

THROWS = 3_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "worst_end", worst_end_once)


def test_an_honest_seat_and_its_neighbour_have_the_same_mean() -> None:
    one, other = play(THROWS, 0, 3)
    assert one.stopped == 0
    assert abs(one.mean - other.mean) < 5 * (one.sem + other.sem)


@pytest.mark.parametrize("below", [20, 50])
def test_seat_that_stops_bad_throws_scores_less(below: int) -> None:
    stopper, honest = play(THROWS, below, 3)
    assert stopper.stopped > THROWS / 60
    assert stopper.mean < honest.mean + 2 * honest.sem
