"""Farkle's variants: the scale to ten thousand, and the penalty for three farkles in a row."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.core.model import Action, OptionError, with_defaults
from audiodice.games.farkle import GAME, OPTIONS
from audiodice.games.farkle.combos import SHEET, TEN_THOUSAND, combination, farkles, scoring
from audiodice.games.farkle.state import State
from tests.support.each import each

ROLL, BANK = Action("roll"), Action("bank")
NOTHING = (2, 3, 4, 6, 2, 3)  # six dice, a farkle
Faces = tuple[int, ...]
FACES = st.lists(st.integers(1, 6), min_size=1, max_size=6).map(lambda dice: tuple(sorted(dice)))

# --- the scale ------------------------------------------------------------------------------------
# Written apart from the rules: the box's list as literal rows, and sums of rows.

BOX: dict[Faces, int] = {(1,): 100, (5,): 50, (1, 1, 1): 300, (1, 2, 3, 4, 5, 6): 1500}
BOX |= {(f, f, f): 100 * f for f in range(2, 7)}
BOX |= {(f,) * n: worth for f in range(1, 7) for n, worth in ((4, 1000), (5, 2000), (6, 3000))}
BOX |= {(a, a, b, b, c, c): 1500 for a, b, c in combinations(range(1, 7), 3)}
BOX |= {(a, a, a, b, b, b): 2500 for a, b in combinations(range(1, 7), 2)}
BOX |= {tuple(sorted((a,) * 4 + (b,) * 2)): 1500 for a, b in permutations(range(1, 7), 2)}


def naive(faces: Faces) -> int:
    """The most points of rows of the list that use exactly these sorted faces; 0 if none do."""
    most = 0 if faces else -1
    for row, points in BOX.items():
        rest = Counter(faces)
        rest.subtract(row)
        if min(rest.values()) >= 0:
            left = tuple(sorted(rest.elements()))
            more = 0 if not left else naive(left)
            if not left or more:
                most = max(most, points + more)
    return max(most, 0)


@given(FACES)
def test_choice_variant_scores_as_printed_on_the_game_box(faces: Faces) -> None:
    parts = chain.from_iterable(combinations(faces, n) for n in range(1, len(faces) + 1))
    wanted = {part: worth for part in set(parts) if (worth := naive(part))}
    assert dict(scoring(faces, TEN_THOUSAND)) == wanted


@each("n", range(1, 7))
def test_same_throws_farkle_on_every_scale(n: int) -> None:
    for scale in (SHEET, TEN_THOUSAND):
        throws = product(range(1, 7), repeat=n)
        assert farkles(n) == sum(not scoring(tuple(sorted(faces)), scale) for faces in throws)


def test_five_in_a_row_scores_only_its_single_dice() -> None:
    assert combination((1, 2, 3, 4, 5), TEN_THOUSAND) is None
    assert combination((1, 2, 3, 4, 5)) is not None


def test_scale_sets_its_limits_and_each_can_be_overridden() -> None:
    rules = GAME.initial(2, scale=10_000).rules
    assert (rules.minimum, rules.first_bank, rules.target) == (50, 500, 10_000)
    assert rules.last_round
    rules = GAME.initial(2, scale=10_000, target=5000, last_round=False).rules
    assert (rules.first_bank, rules.target, rules.last_round) == (500, 5000, False)
    assert GAME.initial(2, scale=1000) == GAME.initial(2)
    with pytest.raises(OptionError, match="1000 or 10000"):
        GAME.initial(2, scale=500)


VALUES = {name: st.sampled_from(option.allowed) for name, option in OPTIONS.items()}


@given(st.fixed_dictionaries({}, optional=VALUES))
def test_options_in_force_can_be_given_again(given_: Any) -> None:
    """A journal has every option of its game, including those set by another option."""
    in_force = with_defaults(OPTIONS, given_)
    assert in_force.items() >= given_.items()
    assert with_defaults(OPTIONS, in_force) == in_force


def test_game_on_the_scale_to_10000() -> None:
    state = GAME.initial(1, scale=10_000)
    step = GAME.apply(state, ROLL, (1, 1, 1, 5, 2, 3))
    assert step.events[0].fields["points"] == 350
    assert GAME.why_not(step.state, BANK) == "too_low"  # the first bank needs 500
    state = GAME.apply(step.state, GAME.keep_all(step.state)).state
    state = GAME.apply(state, ROLL, (1, 5)).state
    assert state.at_stake == 500
    assert GAME.apply(state, BANK).state.scores == (500,)


# --- the penalty ----------------------------------------------------------------------------------


def turn(state: State, *throws: Faces) -> tuple[State, list[str]]:
    """Play a turn of these throws, keeping each whole; bank unless the last one farkles."""
    keys: list[str] = []
    for dice in throws:
        step = GAME.apply(state, ROLL, dice)
        state, keys = step.state, [event.key for event in step.events]
    if state.open:
        step = GAME.apply(state, BANK)
        state, keys = step.state, [event.key for event in step.events]
    return state, keys


def test_third_farkle_in_a_row_costs_the_penalty() -> None:
    state = GAME.initial(1, penalty=100)
    state, _ = turn(state, (1, 1, 1, 1, 5, 2))
    heard = []
    for _ in range(4):
        state, keys = turn(state, NOTHING)
        heard.append(keys[2:-1])
    assert heard == [[], ["penalty_near"], ["penalized"], []]
    assert state.scores == (15,)


def test_bank_ends_the_row_of_farkles_and_no_score_falls_below_0() -> None:
    state = GAME.initial(1, penalty=1000)
    for _ in range(2):
        state, _ = turn(state, NOTHING)
    state, _ = turn(state, (1, 1, 1, 1, 5, 2))
    assert state.forfeit == 0
    for _ in range(2):
        state, _ = turn(state, NOTHING)
    assert state.forfeit == state.scores[0] == 115
    before = state
    step = GAME.apply(state, ROLL, NOTHING)
    penalized = next(event for event in step.events if event.key == "penalized")
    assert penalized.fields == {"lost": 115, "total": 0, "next": 0}
    assert step.state.scores == (0,)
    assert step.state.floor == before.rules.first_bank  # as for a score of 0


def test_farkles_in_a_row_are_not_counted_without_the_penalty() -> None:
    state = GAME.initial(2)
    for _ in range(8):
        state, keys = turn(state, NOTHING)
        assert keys == ["rolled", "farkled", "turn"]
    assert state.streaks == ()


@given(
    seats=st.integers(1, 3),
    penalty=st.sampled_from((50, 100, 1000)),
    farkled=st.lists(st.booleans(), max_size=30),
)
def test_scores_equal_a_naive_count(seats: int, penalty: int, farkled: list[bool]) -> None:
    state = GAME.initial(seats, penalty=penalty, target=10_000)
    scores, rows = [0] * seats, [0] * seats
    for number, farkle in enumerate(farkled):
        seat = number % seats
        state, _ = turn(state, NOTHING if farkle else (1, 1, 1, 1, 5, 2))
        rows[seat] = rows[seat] + 1 if farkle else 0
        scores[seat] += 0 if farkle else 115
        if rows[seat] == 3:
            rows[seat], scores[seat] = 0, max(0, scores[seat] - penalty)
        assert state.scores == tuple(scores)


def test_changed_options_are_told() -> None:
    asked = [event.key for event in GAME.query(GAME.initial(2), "rules")]
    assert asked == ["rules_in_force"]
    state = GAME.initial(2, scale=10_000, penalty=500)
    told = GAME.query(state, "rules")
    assert [event.key for event in told] == [
        "rules_in_force", "scale_in_force", "penalty_in_force",
    ]  # fmt: skip
    assert told[2].fields == {"penalty": 500}
