"""Chances told against games won: sums by hand, and simulated games."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from audiodice.cli.simulate import install_tables
from audiodice.engine.calibration import TENTHS, Calibration
from audiodice.engine.match import BATCH, simulate

PLAYERS = ("steady", "cautious", "bold")


def row(calibration: Calibration, tenth: int) -> tuple[Any, ...]:
    found = calibration.rows()[tenth]
    assert (found["from"], found["to"]) == (tenth / 10, (tenth + 1) / 10)
    return tuple(found[name] for name in ("turns", "games", "told", "won", "se"))


def test_each_seat_at_each_turn_counts_in_the_tenth_of_its_chance() -> None:
    found = Calibration()
    found.add([(0.62, 0.38), (0.66, 0.34)], (1.0, 0.0))
    found.add([(0.65, 0.35)], (0.5, 0.5))
    # The differences of the games are 0.38 + 0.34 and -0.15.
    assert row(found, 6) == (3, 2, 0.64333, 0.83333, round(sqrt(0.72**2 + 0.15**2) / 3, 5))
    assert row(found, 3)[:4] == (3, 2, 0.35667, 0.16667)
    assert row(found, 0) == (0, 0, None, None, None)


def test_certain_chances_are_in_the_outer_tenths() -> None:
    found = Calibration()
    found.add([(1.0, 0.0)], (1.0, 0.0))
    assert row(found, TENTHS - 1) == (1, 1, 1.0, 1.0, 0.0)
    assert row(found, 0) == (1, 1, 0.0, 0.0, 0.0)


def test_turns_of_one_game_are_no_independent_evidence() -> None:
    one, many = Calibration(), Calibration()
    one.add([(0.55, 0.45)] * 4, (1.0, 0.0))
    for _ in range(4):
        many.add([(0.55, 0.45)], (1.0, 0.0))
    assert row(one, 5)[4] == pytest.approx(0.45)
    assert row(many, 5)[4] == pytest.approx(0.45 / 2)


def test_merging_adds_games() -> None:
    games = [([(0.3, 0.7)], (1.0, 0.0)), ([(0.35, 0.65), (0.9, 0.1)], (0.0, 1.0))]
    whole, first, second = Calibration(), Calibration(), Calibration()
    for told, won in games:
        whole.add(told, won)
    first.add(*games[0])
    second.add(*games[1])
    first.merge(second)
    assert first == whole


def calibrated(n: int, workers: int = 1) -> dict[str, Any]:
    install_tables()
    found = simulate(
        "farkle", PLAYERS, n, 1, calibrated=True, workers=workers, in_worker=install_tables
    )
    del found["seconds"], found["games_per_second"]
    return found


def test_the_race_of_players_who_are_known_exactly_is_calibrated() -> None:
    games = 300
    rows = calibrated(games)["calibration"]
    assert sum(one["turns"] for one in rows) > 3 * 3 * games
    assert max(one["games"] for one in rows) <= games
    for one in rows:
        if one["games"] >= 100:
            assert abs(one["won"] - one["told"]) < 4 * one["se"]
    assert sum(one["games"] >= 100 for one in rows) >= 7


def test_workers_and_the_games_themselves_do_not_change_it() -> None:
    one = calibrated(BATCH + 20)
    assert calibrated(BATCH + 20, workers=2) == one
    plain = simulate("farkle", PLAYERS, BATCH + 20, 1)
    assert plain["seats"] == one["seats"]
    assert "calibration" not in plain


def test_games_without_chances_are_refused() -> None:
    install_tables()
    with pytest.raises(RuntimeError, match="no chances"):
        simulate("farkle", PLAYERS, 1, 1, calibrated=True, options={"last_round": True})
