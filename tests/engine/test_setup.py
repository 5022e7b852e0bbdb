"""Who begins the next game at a table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from audiodice.core.model import Outcome, ranked
from audiodice.engine.setup import BEGINS, GameSetup

SETUPS = st.builds(
    GameSetup,
    people=st.lists(st.just(""), max_size=4).map(tuple),
    opponents=st.lists(st.just("cautious"), min_size=1, max_size=4).map(tuple),
    begins=st.sampled_from(BEGINS),
)


def after(setup: GameSetup, *scores: int) -> GameSetup:
    """The next game once one ended with these scores, by seat of the setup."""
    by_table = scores[setup.first :] + scores[: setup.first]
    return setup.following(Outcome("target", by_table, ranked(by_table)))


def test_next_game_begins_with_the_chosen_seat() -> None:
    seats = {begins: GameSetup(opponents=("bold", "bold"), begins=begins) for begins in BEGINS}
    firsts = {begins: after(setup, 50, 20, 90).first for begins, setup in seats.items()}
    assert firsts == {"first": 0, "turn": 1, "winner": 2, "loser": 1}


def test_of_several_losers_the_next_after_the_last_beginner_begins() -> None:
    loser = GameSetup(opponents=("bold", "bold"), begins="loser")
    firsts = []
    for _ in range(4):
        loser = after(loser, 20, 50, 20)
        firsts.append(loser.first)
    assert firsts == [2, 0, 2, 0]


@given(setup=SETUPS, data=st.data())
def test_beginner_has_the_chosen_result(setup: GameSetup, data: st.DataObject) -> None:
    scores = st.lists(st.integers(0, 3), min_size=setup.seats, max_size=setup.seats)
    for _ in range(3):
        ended = data.draw(scores)
        following = after(setup, *ended)
        wanted = {
            "first": 0,
            "turn": (setup.first + 1) % setup.seats,
            "winner": max(ended),
            "loser": min(ended),
        }[setup.begins]
        found = following.first if setup.begins in ("first", "turn") else ended[following.first]
        assert found == wanted
        setup = following


def test_unfinished_game_is_restarted_by_the_same_seat() -> None:
    setup = GameSetup(begins="turn", first=1)
    assert setup.following(None) == setup
