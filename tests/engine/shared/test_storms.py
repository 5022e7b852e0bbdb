"""Hypothesis makes the storms: all honest seats end with one journal, or with a reason.

AUDIODICE_LONG=1 makes ten thousand evenings of it.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice.engine.journal import read
from audiodice.engine.shared.proof import verify_shared
from tests.engine.shared.storm import Storm, Weather

LONG = bool(os.environ.get("AUDIODICE_LONG"))
MILD, WILD = (5_000, 5_000) if LONG else (12, 12)

GAMES = st.sampled_from(["farkle", "farkle", "farkle", "fonnjo_foon"])
PEOPLE = st.integers(2, 8) if LONG else st.integers(2, 5)
SEEDS = st.integers(0, 2**32)


@settings(max_examples=MILD, database=None, derandomize=not LONG)
@given(
    weather=st.builds(
        Weather,
        people=PEOPLE,
        game=GAMES,
        lost=st.sampled_from([0.0, 0.05, 0.2]),
        doubled=st.sampled_from([0.0, 0.3]),
        late=st.sampled_from([20.0, 200.0, 1000.0]),
        replayed=st.sampled_from([0.0, 0.5]),
        forged=st.sampled_from([0.0, 0.5]),
        undos=st.sampled_from([0.0, 0.02]),
        seed=SEEDS,
    )
)
def test_bad_connections_alone_end_with_one_journal(weather: Weather) -> None:
    storm = Storm(weather)
    storm.evening()
    assert storm.verdict() == "same"
    assert verify_shared(read(storm.friends[0].lines)).fair
    assert weather.forged or not any(friend.told("friend_odd") for friend in storm.friends)


@settings(max_examples=WILD, database=None, derandomize=not LONG)
@given(
    weather=st.builds(
        Weather,
        people=PEOPLE,
        game=GAMES,
        lost=st.sampled_from([0.0, 0.05, 0.3]),
        doubled=st.sampled_from([0.0, 0.3]),
        late=st.sampled_from([20.0, 200.0, 2000.0]),
        splits=st.integers(0, 2),
        kills=st.integers(0, 2),
        pauses=st.integers(0, 2),
        replayed=st.sampled_from([0.0, 0.5]),
        forged=st.sampled_from([0.0, 0.5]),
        undos=st.sampled_from([0.0, 0.02]),
        seed=SEEDS,
    )
)
def test_storms_end_with_one_journal_or_a_reason(weather: Weather) -> None:
    storm = Storm(weather)
    storm.evening()
    assert storm.verdict() != ""
    for friend in storm.friends:
        assert verify_shared(read(friend.lines)).fair


def test_killed_program_catches_up_from_an_older_journal() -> None:
    storm = Storm(Weather(2, lost=0.05, doubled=0.2, late=2000, kills=2, seed=485879))
    storm.evening()
    assert storm.verdict() == "same"


@pytest.mark.parametrize(
    "weather",
    [
        # Seats whose links were used for a void throw signed the ruling about themselves.
        Weather(8, "fonnjo_foon", 100, lost=0.05, late=2000.0, splits=1, kills=2, pauses=1,
                forged=0.5, undos=0.02, seed=105719),
        # One followed the others, and was not told that the third could not.
        Weather(3, "farkle", 2000, lost=0.05, late=200.0, splits=2, kills=2, replayed=0.5,
                forged=0.5, seed=105845),
        # Excluded seats used to ignore the rulings of the other two about each other.
        Weather(6, "farkle", 2000, late=2000.0, splits=1, pauses=2, replayed=0.5, undos=0.02,
                seed=100957),
    ],
    ids=["void throw", "other end", "ruled away"],
)  # fmt: skip
def test_former_failures_end_with_one_journal(weather: Weather) -> None:
    storm = Storm(weather)
    storm.evening()
    assert storm.verdict() == "same"


def test_seat_that_ended_a_continued_game_is_told() -> None:
    """The others' ruling outweighed the last move but did not bind, and nobody was told."""
    weather = Weather(
        6, lost=0.3, late=2000.0, splits=1, kills=1, pauses=1, replayed=0.5, seed=505655
    )
    storm = Storm(weather)
    storm.evening()
    assert storm.verdict() != ""
