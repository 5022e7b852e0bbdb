"""Teams of two in Farkle: one total per team, in the rules, the records and the solved table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice import opponents
from audiodice.core.model import Action, OptionError
from audiodice.engine.journal import Seat
from audiodice.engine.match import play, simulate
from audiodice.engine.review import review
from audiodice.engine.summary import summary
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow, SeededThrow, chance
from audiodice.games.farkle import BANK, GAME, ROLL
from audiodice.games.farkle.state import State
from audiodice.opponents.farkle import EVALUATOR
from audiodice.storage.records.schema import seat_row

GOOD, NOTHING = (1, 1, 1, 1, 5, 2), (2, 3, 4, 6, 2, 3)  # 115 points, and a farkle
NAMES = tuple(map(Seat, ("Ann", "Bo", "Cora", "Dee", "Eve", "Fay", "Gus", "Hal")))


def played(throws: Sequence[tuple[int, ...]], seats: int = 4, **options: Any) -> Table:
    """Play a game in which each turn is one throw, banked if it scores."""
    table = Table(GAME, NAMES[:seats], ScriptedThrow(throws), options={"teams": True, **options})
    for _ in throws:
        table.act(ROLL)
        if table.state.open:
            table.act(BANK)
    return table


def test_four_seats_are_two_teams_and_six_are_three() -> None:
    assert played([GOOD] * 3).state.scores == (230, 115, 230, 115)
    assert played([GOOD, NOTHING, NOTHING, GOOD], 6).state.scores == (230, 0, 0, 230, 0, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 7])
def test_other_numbers_of_seats_cannot_play_in_teams(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.initial(seats, teams=True)
    assert refused.value.reason == "teams_need_seats"


def test_bank_of_one_partner_wins_for_the_team() -> None:
    table = played([GOOD, NOTHING, GOOD], target=200)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.share) == ((0, 2), ((0, 2), (1, 3)), 1)
    assert outcome.order == (0, 1)


def test_last_round_gives_each_other_team_one_turn() -> None:
    table = played([GOOD, NOTHING, GOOD, GOOD], target=200, last_round=True)
    assert table.over
    assert table.state.scores == (230, 115, 230, 115)
    six = played([GOOD, GOOD, GOOD, GOOD], 6, target=200, last_round=True)
    assert GAME.outcome(six.state) is None
    six = played([GOOD, GOOD, GOOD, GOOD, GOOD, NOTHING], 6, target=200, last_round=True)
    outcome = GAME.outcome(six.state)
    assert outcome is not None
    assert (outcome.share, outcome.winners) == (0.5, (0, 1, 3, 4))


def test_first_bank_and_penalty_count_for_the_team() -> None:
    table = played([GOOD, NOTHING])
    assert table.state.floor == table.state.rules.minimum  # Ann has banked for Cora
    table = played([GOOD, *[NOTHING] * 11], penalty=100)
    assert table.state.scores[0] == table.state.scores[2] == 15  # Cora's third in a row
    assert table.state.streaks[2] == 0


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from((4, 6, 8)),
    options=st.fixed_dictionaries(
        {}, optional={"last_round": st.booleans(), "penalty": st.just(50), "target": st.just(300)}
    ),
)
def test_team_scores_like_one_player_with_as_many_turns(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    """The same dice and decisions with half as many seats give the same totals.

    Only the farkles in a row differ, because each player has their own.
    """
    options = {"target": 500, **options}
    penalty = options.pop("penalty", 0)
    cautious = opponents.load("farkle", "cautious").decide
    team = play(GAME, [cautious] * seats, seed, {**options, "teams": True})
    alone = play(GAME, [cautious] * (seats // 2), seed, options)
    assert team.scores == alone.scores * 2
    assert {seat % (seats // 2) for seat in team.winners} == set(alone.winners)
    counted = play(GAME, [cautious] * seats, seed, options | {"teams": True, "penalty": penalty})
    assert counted.scores[: seats // 2] == counted.scores[seats // 2 :]


def states(seed: int, seats: int, **options: Any) -> list[State]:
    """Every state of a game between two random players."""
    state, throw = GAME.initial(seats, **options), SeededThrow(seed)
    random, stream, found = opponents.load("farkle", "random").decide, chance(seed, ""), []
    while not state.over:
        found.append(state)
        action = random(GAME, state, stream)
        assert isinstance(action, Action)
        size = GAME.throw_size(state, action)
        state = GAME.apply(state, action, throw(size) if size else ()).state
    return found


def test_two_teams_are_solved_like_two_players(all_solved: None) -> None:
    """The decisions of a player in a team have the same values as those of a player alone."""
    spec = EVALUATOR.spec(GAME.initial(4, teams=True))
    assert spec == EVALUATOR.spec(GAME.initial(2))
    assert EVALUATOR.spec(GAME.initial(6, teams=True)) is None
    for state in states(1, 4, teams=True)[:60]:
        two = replace(
            state,
            rules=replace(state.rules, teams=False),
            scores=state.scores[:2],
            seat=state.seat % 2,
            roller=state.roller % 2,
        )
        assert EVALUATOR.decisions(state) == EVALUATOR.decisions(two)
        for seat in range(4):
            wanted = EVALUATOR.expected_value(two, seat % 2)
            assert EVALUATOR.expected_value(state, seat) == wanted


def test_review_of_a_team_game_adds_up_for_each_player(all_solved: None) -> None:
    table = played([GOOD, NOTHING, GOOD, NOTHING] * 4 + [GOOD])
    while not table.over:
        table._throw = ScriptedThrow([GOOD])
        table.act(ROLL)
        table.act(BANK)
    for account in review(table.journal, GAME, EVALUATOR):
        total = account.luck - account.cost + account.others
        assert account.result - account.expected == pytest.approx(total, abs=1e-9)


def test_records_know_partners_and_opponents() -> None:
    table = played([GOOD, NOTHING, GOOD], target=200)
    table.journal.header = replace(
        table.journal.header,
        seats=(Seat("Ann"), Seat("Bo", "bold"), Seat("Cora", "cautious"), Seat("Dee", "steady")),
    )
    told = summary(table.journal)
    assert told is not None
    assert told.variant == ("target=200", "teams=on")
    assert [(seat.score, seat.place, seat.won) for seat in told.seats] == [
        (230, 1, True), (0, 2, False), (230, 1, True), (0, 2, False),
    ]  # fmt: skip
    row = seat_row(told, 0, told.seats[0], "", (None, None, None))
    assert row[7] == "bold+steady"
    assert row[10:12] == (True, False)  # won, not tied with the own partner
    assert told.seats[2].turns == (115,)  # points of a partner's turn are not counted as own


def test_simulated_wins_count_for_the_team() -> None:
    told = simulate("farkle", ["steady", "random"] * 2, 20, 1, options={"teams": True})["seats"]
    assert told[0]["wins"] == told[2]["wins"]
    assert told[0]["wins"] + told[1]["wins"] == pytest.approx(20)
