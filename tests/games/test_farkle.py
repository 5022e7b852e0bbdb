"""Farkle's rules: the sheet, the rulings, and every throw against a second, naive scorer."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, combinations_with_replacement, permutations, product
from typing import TYPE_CHECKING, Any

import pytest

from audiodice.core.model import INCOMPLETE, Action, IllegalAction, OptionError
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from audiodice.games.farkle import GAME
from audiodice.games.farkle.combos import TEN_THOUSAND, combination, farkles
from audiodice.games.farkle.state import State
from tests.support.each import each

if TYPE_CHECKING:
    from audiodice.core.model import Event

ROLL, BANK = Action("roll"), Action("bank")
NOTHING = (2, 3, 4, 6, 2, 3)  # six dice, a farkle
Faces = tuple[int, ...]

# --- the naive scorer -------------------------------------------------------------------------
# Written apart from the rules: the sheet as literal rows, and sums of rows built upwards.

SHEET: dict[Faces, int] = {
    (1,): 10,
    (5,): 5,
    (1, 1, 1): 75,
    (2, 2, 2): 20,
    (3, 3, 3): 30,
    (4, 4, 4): 40,
    (5, 5, 5): 50,
    (6, 6, 6): 60,
    (1, 1, 1, 1): 110,
    (2, 2, 2, 2): 120,
    (3, 3, 3, 3): 130,
    (4, 4, 4, 4): 140,
    (5, 5, 5, 5): 150,
    (6, 6, 6, 6): 160,
    (1, 1, 1, 1, 1): 320,
    (2, 2, 2, 2, 2): 340,
    (3, 3, 3, 3, 3): 360,
    (4, 4, 4, 4, 4): 380,
    (5, 5, 5, 5, 5): 400,
    (6, 6, 6, 6, 6): 420,
    (1, 1, 1, 1, 1, 1): 625,
    (2, 2, 2, 2, 2, 2): 650,
    (3, 3, 3, 3, 3, 3): 675,
    (4, 4, 4, 4, 4, 4): 700,
    (5, 5, 5, 5, 5, 5): 725,
    (6, 6, 6, 6, 6, 6): 750,
    (1, 2, 3, 4, 5): 100,
    (2, 3, 4, 5, 6): 100,
    (1, 2, 3, 4, 5, 6): 200,
}
for a, b in combinations(range(1, 7), 2):
    SHEET[(a, a, a, b, b, b)] = 250
    SHEET[(a, a, a, a, b, b)] = 250
    SHEET[(a, a, b, b, b, b)] = 250
for a, b, c in combinations(range(1, 7), 3):
    SHEET[(a, a, b, b, c, c)] = 150


def naive_worths() -> dict[Faces, int]:
    """Every multiset of up to six dice that is a sum of rows, with its highest sum."""
    sums: dict[Faces, int] = {(): 0}
    fresh = [()]
    while fresh:
        made: list[Any] = []
        for faces in fresh:
            for row, points in SHEET.items():
                joined = tuple(sorted((*faces, *row)))
                if len(joined) <= 6 and sums[faces] + points > sums.get(joined, -1):
                    sums[joined] = sums[faces] + points
                    made.append(joined)
        fresh = made
    return sums


NAIVE = naive_worths()


def naive_choices(faces: Faces) -> dict[Faces, int]:
    """The choices in a throw: {sorted faces: points}."""
    subsets = chain.from_iterable(combinations(sorted(faces), n) for n in range(1, 7))
    return {kept: NAIVE[kept] for kept in subsets if kept in NAIVE}


def places_of(action: Action) -> Faces:
    assert isinstance(action.arg, tuple)
    return action.arg


def offered_in(state: State) -> dict[Any, Any]:
    """The choices of an open roll as the game announces them: {faces: points}."""
    return {c.event.fields["faces"]: c.event.fields["points"] for c in GAME.choices(state)}


def about_to_roll(n: int) -> State:
    """A state whose next roll throws `n` dice, reached by play: 6 - n ones are kept."""
    state: State = GAME.initial(2)
    if n < 6:
        ones = 6 - n
        state = GAME.apply(state, ROLL, (1,) * ones + (2, 3, 4, 6, 2)[:n]).state
        state = GAME.apply(state, Action("keep", tuple(range(ones)))).state
    return state


def test_every_row_of_the_sheet_scores_its_points() -> None:
    assert len(SHEET) == 29 + 15 + 30 + 20
    named = {}
    for n in range(1, 7):
        for faces in combinations_with_replacement(range(1, 7), n):
            if combo := combination(faces):
                named[faces] = combo.points
                assert combo.dice == faces
    assert named == SHEET


@each("n", [1, 2, 3, 4, 5, 6])
def test_every_ordered_throw_offers_the_naive_scorers_choices(n: int) -> None:
    before = about_to_roll(n)
    assert GAME.throw_size(before, ROLL) == n
    expected = {
        faces: naive_choices(faces) for faces in combinations_with_replacement(range(1, 7), n)
    }
    seen = 0
    for dice in product(range(1, 7), repeat=n):
        naive = expected[tuple(sorted(dice))]
        after, events = GAME.apply(before, ROLL, dice)
        rolled = events[0].fields
        assert rolled["faces"] == dice
        assert rolled["choices"] == len(naive)
        assert rolled["points"] == max(naive.values(), default=0)
        assert after.open == bool(naive)
        assert (events[-1].key == "turn") == (not naive)
        assert offered_in(after) == naive
        for action, event in GAME.choices(after):
            kept = sorted([dice[place] for place in places_of(action)])
            assert tuple(kept) == event.fields["faces"]
        if naive:
            keeps = [places_of(a) for a in GAME.legal_actions(after) if a.verb == "keep"]
            assert len(keeps) == len(naive)
            assert {tuple(sorted([dice[p] for p in places])) for places in keeps} == set(naive)
        seen += 1
    assert seen == 6**n


@each("n", [1, 2, 3, 4, 5, 6])
def test_every_set_of_dice_is_kept_or_refused_like_the_naive_scorer(n: int) -> None:
    before = about_to_roll(n)
    for faces in combinations_with_replacement(range(1, 7), n):
        naive = naive_choices(faces)
        if not naive:
            continue
        dice = faces[::-1]
        after = GAME.apply(before, ROLL, dice).state
        for size in range(1, n + 1):
            for places in combinations(range(n), size):
                keep = Action("keep", places)
                kept = tuple(sorted([dice[place] for place in places]))
                reason = GAME.why_not(after, keep)
                if kept in naive:
                    assert reason is None
                    event = GAME.apply(after, keep).events[0]
                    assert event.fields["points"] == naive[kept]
                    assert event.fields["at_stake"] == after.points + naive[kept]
                elif any(not Counter(kept) - Counter(more) for more in naive):
                    assert reason == INCOMPLETE
                else:  # it cannot score with any other dice of this roll
                    assert reason is not None
                    assert reason == "worthless"
                    named = reason.fields["faces"]
                    assert isinstance(named, tuple)
                    assert named == tuple(face for face in faces if face in named)
                    assert set(named) <= set(kept)
                    assert named not in naive


@each(("n", "many"), [*enumerate((4, 16, 60, 204, 600, 1080), start=1)])
def test_number_of_throws_that_farkle(n: int, many: int) -> None:
    throws = product(range(1, 7), repeat=n)
    assert sum(not naive_choices(dice) for dice in throws) == many
    assert farkles(n) == many


# --- the sheet and the rulings ----------------------------------------------------------------


def table(seats: int, *throws: Faces, **options: int | bool) -> Table:
    people = [Seat(f"P{n}") for n in range(seats)]
    return Table(GAME, people, ScriptedThrow(throws), options=options)


def do(at: Table, *actions: Action | Faces) -> tuple[Event, ...]:
    """Perform the actions in turn (a tuple: keep these faces); return the last events."""
    events: tuple[Event, ...] = ()
    for action in actions:
        if isinstance(action, tuple):
            by_faces = {c.event.fields["faces"]: c.action for c in GAME.choices(at.state)}
            events = at.act(by_faces[tuple(sorted(action))])
        else:
            events = at.act(action)
    return events


def keys(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events]


def offers(*dice: int) -> dict[Any, Any]:
    """The choices of a roll of six dice."""
    return offered_in(GAME.apply(GAME.initial(2), ROLL, dice).state)


@pytest.mark.parametrize(
    ("size", "points"),
    [(4, (110, 120, 130, 140, 150, 160)), (5, (320, 340, 360, 380, 400, 420))],
)
def test_ruling_four_and_five_of_a_kind_rise_evenly(size: int, points: Faces) -> None:
    for face, worth in enumerate(points, start=1):
        rest = (2, 3) if face not in (2, 3) else (4, 6)
        assert offers(*(face,) * size, *rest[: 6 - size])[(face,) * size] == worth


def test_ruling_six_of_a_kind_rises_evenly() -> None:
    assert [offers(*(f,) * 6)[(f,) * 6] for f in range(1, 7)] == [625, 650, 675, 700, 725, 750]


def test_ruling_three_of_a_kind_is_ten_times_its_face_and_three_ones_75() -> None:
    worths = [
        offers(f, f, f, *((2, 3, 4) if f > 4 or f == 1 else (6, 6, 1)))[(f,) * 3]
        for f in range(1, 7)
    ]
    assert worths == [75, 20, 30, 40, 50, 60]


def test_ruling_a_choice_is_worth_its_best_split() -> None:
    assert offers(1, 1, 1, 1, 1, 1)[(1, 1, 1, 1)] == 110  # not 75 + 10
    assert offers(1, 1, 1, 5, 5, 5)[(1, 1, 1, 5, 5, 5)] == 250  # not 75 + 50
    assert offers(1, 1, 5, 5, 2, 3)[(1, 1, 5, 5)] == 30


def test_ruling_a_choice_leaves_no_die_over() -> None:
    assert (1, 2) not in offers(1, 2, 2, 4, 4, 6)
    assert set(offers(1, 2, 2, 4, 4, 6)) == {(1,)}


def test_ruling_four_and_two_is_the_full_house_not_three_pairs() -> None:
    roll = GAME.apply(GAME.initial(2), ROLL, (2, 2, 2, 2, 3, 3)).events[0]
    assert roll.fields["points"] == 250
    assert roll.fields["combos"] == (("full_house", 0, 1),)


def test_two_triples_and_three_pairs_score_as_ruled() -> None:
    assert offers(2, 2, 2, 3, 3, 3)[(2, 2, 2, 3, 3, 3)] == 250
    assert offers(2, 2, 3, 3, 4, 4)[(2, 2, 3, 3, 4, 4)] == 150


def test_ruling_six_of_a_kind_is_never_less_than_its_parts() -> None:
    for face in range(1, 7):
        all_six = offers(*(face,) * 6)
        assert all_six[(face,) * 6] == max(all_six.values())
        roll = GAME.apply(GAME.initial(2), ROLL, (face,) * 6).events[0]
        assert roll.fields["combos"] == (("six", face, 1),)


def test_ruling_one_or_five_beside_a_small_straight_may_be_kept() -> None:
    found = offers(1, 2, 3, 4, 5, 1)
    assert found[(1, 2, 3, 4, 5)] == 100
    assert found[(1, 1, 2, 3, 4, 5)] == 110
    assert offers(2, 3, 4, 5, 6, 5)[(2, 3, 4, 5, 5, 6)] == 105
    assert (2, 2, 3, 4, 5, 6) not in offers(2, 3, 4, 5, 6, 2)


def test_ruling_one_die_of_a_triple_may_be_kept_alone() -> None:
    found = offers(1, 1, 1, 2, 3, 4)
    assert (found[(1,)], found[(1, 1)], found[(1, 1, 1)]) == (10, 20, 75)
    found = offers(5, 5, 5, 2, 3, 4)
    assert (found[(5,)], found[(5, 5)], found[(5, 5, 5)]) == (5, 10, 50)
    assert set(offers(4, 4, 4, 2, 3, 3)) == {(4, 4, 4)}


def test_large_straight_is_200() -> None:
    assert offers(6, 5, 4, 3, 2, 1)[(1, 2, 3, 4, 5, 6)] == 200


def test_ruling_combinations_never_span_two_rolls() -> None:
    at = table(2, (1, 2, 2, 4, 4, 6), (1, 1, 3, 3, 4))  # the sheet's own example
    do(at, ROLL, (1,), ROLL)
    assert set(offered_in(at.state)) == {(1,), (1, 1)}
    do(at, (1, 1))
    assert at.state.at_stake == 30  # 10 + 20, never 75


def test_roll_without_a_kept_die_is_refused() -> None:
    at = table(2, (1, 5, 2, 3, 4, 6))
    do(at, ROLL)
    reason = at.why_not(ROLL)
    assert reason == "nothing_kept"
    assert reason.fields["count"] == len(GAME.choices(at.state))
    do(at, (1,), Action("keep", ()))
    assert at.why_not(ROLL) == "nothing_kept"


def test_keep_replaces_the_selection_and_the_other_dice_are_thrown() -> None:
    at = table(2, (1, 5, 2, 3, 4, 4), (2, 3, 4, 1))
    (kept,) = do(at, ROLL, (1, 5))
    assert (kept.key, kept.fields["points"], kept.fields["throws"]) == ("kept", 15, 4)
    (less,) = do(at, (1,))
    assert (less.key, less.fields["points"], less.fields["throws"]) == ("released", 10, 5)
    assert keys(do(at, (1, 5), ROLL)) == ["rolled"]
    assert at.state.points == 15
    assert at.state.taken == ((1, 5),)


def test_farkle_loses_the_points_of_the_turn_and_passes_the_turn() -> None:
    at = table(2, (1, 1, 1, 2, 3, 4), (2, 3, 4))
    rolled, lost, turn = do(at, ROLL, (1, 1, 1), ROLL)
    assert (rolled.key, rolled.fields["points"]) == ("rolled", 0)
    assert (lost.key, lost.seat) == ("farkled", 0)
    assert (lost.fields["faces"], lost.fields["lost"]) == ((2, 3, 4), 75)
    assert lost.fields["taken"] == ((1, 1, 1),)
    assert (turn.key, turn.seat) == ("turn", 1)
    assert at.state.scores == (0, 0)
    assert at.state.at_stake == 0


def test_hot_dice_may_be_rolled_or_banked() -> None:
    at = table(2, (1, 1, 1, 5, 5, 5), (2, 2, 3, 3, 4, 4))
    (hot,) = do(at, ROLL, (1, 1, 1, 5, 5, 5))
    assert (hot.key, hot.fields["points"], hot.fields["throws"]) == ("hot_dice", 250, 6)
    assert hot.fields["enough"]
    assert at.why_not(BANK) is None
    rolled, every = do(at, ROLL)
    assert (rolled.fields["count"], rolled.fields["before"]) == (6, 250)
    assert (rolled.fields["all"], every.key) == (True, "all_dice")
    banked, _ = do(at, BANK)
    assert banked.fields["points"] == 400


def test_hot_dice_of_a_turn_are_counted() -> None:
    six, one = (1, 1, 1, 5, 5, 5), (1, 2, 3, 4, 6, 6)
    at = table(1, six, (1, 1, 1, 2, 3, 4), (5, 5, 5), six, one, six)
    assert [e.fields["chain"] for e in do(at, ROLL, six)] == [1]
    (_, again) = (do(at, ROLL, (1, 1, 1)), do(at, ROLL, (5, 5, 5)))
    assert [e.fields["chain"] for e in again if e.key == "hot_dice"] == [2]
    assert [e.fields["chain"] for e in do(at, ROLL, six) if e.key == "hot_dice"] == [3]
    do(at, ROLL, (1,), BANK)
    assert [e.fields["chain"] for e in do(at, ROLL, six) if e.key == "hot_dice"] == [1]


@pytest.mark.parametrize(("scale", "share"), [({}, 25), ({"scale": TEN_THOUSAND}, 25)])
def test_turn_result_is_a_percentage_of_the_scale(scale: dict[str, int], share: int) -> None:
    six = (1, 1, 1, 5, 5, 5)
    at = table(1, six, six, (2, 3, 4, 6, 2, 3), **scale)
    do(at, ROLL, six)
    banked, *_ = do(at, BANK)
    assert banked.fields["share"] == share
    do(at, ROLL, six)
    (farkled,) = (e for e in do(at, ROLL) if e.key == "farkled")
    assert farkled.fields["share"] == share


def test_hot_dice_over_several_rolls() -> None:
    at = table(1, (1, 1, 1, 2, 3, 4), (5, 5, 3), (5,), (1, 2, 3, 4, 6, 6))
    assert keys(do(at, ROLL, (1, 1, 1), ROLL, (5, 5), ROLL, (5,))) == ["hot_dice"]
    do(at, ROLL, (1,))
    assert at.state.at_stake == 75 + 10 + 5 + 10


def test_banking_less_than_30_points_is_refused() -> None:
    at = table(1, (1, 1, 1, 2, 3, 4), (1, 1, 2, 3, 4, 4), (1, 2, 3, 4), first_bank=0)
    do(at, ROLL, BANK, ROLL, (1, 1))
    reason = at.why_not(BANK)
    assert reason == "too_low"
    assert reason.fields == {"points": 20, "need": 30}
    with pytest.raises(IllegalAction):
        at.act(BANK)
    do(at, ROLL, (1,), BANK)
    assert at.state.scores == (105,)


def test_first_bank_needs_50_points_while_the_score_is_zero() -> None:
    at = table(1, (1, 1, 1, 2, 3, 4), (3, 3, 3, 2, 4, 4), (3, 3, 3, 2, 4, 4))
    state = GAME.apply(at.state, ROLL, (3, 3, 3, 1, 2, 4)).state
    assert GAME.why_not(state, BANK) == "too_low"
    assert GAME.why_not(state, BANK).fields == {"points": 40, "need": 50}  # type: ignore[union-attr]
    do(at, ROLL, BANK, ROLL, BANK)
    assert at.state.scores == (105,)


def test_first_bank_limit_stays_for_a_seat_that_lost_its_turns() -> None:
    at = table(1, NOTHING, NOTHING, (3, 3, 3, 2, 4, 4))
    do(at, ROLL, ROLL, ROLL)
    assert at.why_not(BANK) == "too_low"


def test_first_bank_limit_below_the_minimum_has_no_effect() -> None:
    at = table(1, (1, 1, 2, 3, 4, 4), first_bank=10, minimum=30)
    do(at, ROLL)
    assert at.why_not(BANK) == "too_low"


def test_minimum_and_first_bank_may_be_zero() -> None:
    at = table(1, (5, 2, 3, 3, 4, 4), first_bank=0, minimum=0)
    do(at, ROLL, BANK)
    assert at.state.scores == (5,)


def test_bank_without_a_selection_keeps_all_scoring_dice() -> None:
    at = table(1, (1, 2, 1, 5, 1, 4))
    banked, _ = do(at, ROLL, BANK)
    assert (banked.fields["points"], banked.fields["total"]) == (80, 80)
    assert banked.fields["taken"] == ((1, 1, 5, 1),)


def test_bank_with_a_selection_keeps_only_that() -> None:
    at = table(1, (1, 5, 1, 5, 1, 4))
    banked, _ = do(at, ROLL, (1, 1, 1), BANK)
    assert banked.fields["points"] == 75


def test_ruling_reaching_the_target_exactly_wins_at_once() -> None:
    at = table(2, (1, 1, 1, 1, 2, 3), target=110)
    events = do(at, ROLL, BANK)
    assert keys(events) == ["banked", "ended"]
    assert events[1].fields == {"scores": (110, 0), "ranking": ((0,), (1,)), "turns": 1}
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("target", (110, 0), (0,))
    assert GAME.legal_actions(at.state) == ()
    assert at.why_not(ROLL) == "game_over"


def test_ruling_five_points_short_of_the_target_does_not_win() -> None:
    at = table(2, (1, 1, 1, 1, 2, 3), target=115)
    assert keys(do(at, ROLL, BANK)) == ["banked", "turn"]


def test_ruling_minimum_applies_to_the_winning_bank() -> None:
    at = table(1, (1, 1, 1, 5, 5, 2), (1, 1, 2, 3, 4, 4), target=100, minimum=30)
    do(at, ROLL, (1, 1, 1, 5), BANK)
    do(at, ROLL)
    assert at.state.scores[0] + at.state.at_stake >= 100
    assert at.why_not(BANK) == "too_low"


def test_ruling_first_bank_applies_to_the_winning_bank() -> None:
    at = table(1, (1, 1, 1, 1, 2, 3), target=100, first_bank=150)
    do(at, ROLL)
    reason = at.why_not(BANK)
    assert reason == "too_low"
    assert reason.fields == {"points": 110, "need": 150}


def test_points_at_stake_do_not_win_before_they_are_banked() -> None:
    at = table(2, (1, 1, 1, 1, 2, 3), target=100)
    do(at, ROLL, (1, 1, 1, 1))
    assert not at.over


FOUR_ONES = (1, 1, 1, 1, 2, 3)  # 110
FOUR_TWOS = (2, 2, 2, 2, 3, 4)  # 120


def test_ruling_last_round_gives_each_other_seat_one_more_turn() -> None:
    at = table(3, NOTHING, FOUR_ONES, FOUR_TWOS, NOTHING, target=100, last_round=True)
    do(at, ROLL)
    assert keys(do(at, ROLL, BANK)) == ["banked", "last_round", "turn"]
    assert not at.over
    assert keys(do(at, ROLL, BANK)) == ["banked", "turn"]
    assert keys(do(at, ROLL)) == ["rolled", "farkled", "ended"]
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert outcome.ranking == ((2,), (1,), (0,))


def test_ruling_second_seat_at_the_target_does_not_restart_the_last_round() -> None:
    at = table(2, FOUR_ONES, FOUR_TWOS, target=100, last_round=True)
    do(at, ROLL, BANK)
    assert keys(do(at, ROLL, BANK)) == ["banked", "ended"]
    assert at.state.scores == (110, 120)


def test_ruling_equal_scores_are_a_tie() -> None:
    at = table(3, FOUR_ONES, FOUR_ONES, NOTHING, target=100, last_round=True)
    do(at, ROLL, BANK, ROLL, BANK, ROLL)
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.winners == (0, 1)


def test_without_last_round_the_game_ends_at_once() -> None:
    at = table(3, NOTHING, FOUR_ONES, target=100)
    do(at, ROLL, ROLL, BANK)
    assert at.over


@pytest.mark.parametrize("last_round", [False, True])
def test_single_seat_plays_for_the_fewest_turns(last_round: bool) -> None:
    at = table(1, NOTHING, FOUR_ONES, FOUR_ONES, target=220, last_round=last_round)
    *_, ended = do(at, ROLL, ROLL, BANK, ROLL, BANK)
    assert ended.fields == {"scores": (220,), "ranking": ((0,),), "turns": 3}


def test_eight_seats_play_in_order() -> None:
    at = table(8, *[NOTHING] * 9, FOUR_ONES, target=100)
    for turn in range(9):
        assert at.turn == turn % 8
        do(at, ROLL)
    *_, ended = do(at, ROLL, BANK)
    assert ended.fields["turns"] == 2
    assert at.turn == 1


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_one_to_eight_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        GAME.initial(seats)


def test_defaults_are_those_of_the_sheet() -> None:
    (rules,) = GAME.query(GAME.initial(2), "rules")
    assert rules.fields == {
        "minimum": 30,
        "first_bank": 50,
        "raised": True,
        "target": 1000,
        "last_round": False,
    }


@each("target", [100, 105, 1000, 1500, 2000, 9995, 10_000])
def test_target_allows_multiples_of_five(target: int) -> None:
    assert GAME.initial(2, target=target).rules.target == target


@each("target", [0, 95, 101, 1001, 10_005, 1000.0, True, "1000"])
def test_target_refuses_other_values(target: Any) -> None:
    with pytest.raises(OptionError, match=r"'target' is .*multiple of 5 from 100 to 10000"):
        GAME.initial(2, target=target)


# --- queries and refusals ---------------------------------------------------------------------


def ask(at: Table, name: str) -> dict[str, Any]:
    (event,) = at.query(name)
    return dict(event.fields)


def test_points_include_collected_and_open_dice() -> None:
    at = table(2, (1, 1, 2, 3, 4, 4), (1, 1, 5, 2))
    assert (ask(at, "points")["points"], ask(at, "points")["open"]) == (0, False)
    do(at, ROLL, (1, 1), ROLL)
    assert ask(at, "points") | {"open": True} == {
        "points": 20,
        "before": 20,
        "kept": (),
        "here": 0,
        "there": 25,
        "stake": 45,
        "need": 50,
        "open": True,
        "enough": False,
        "bank": 0,
        "throws": 4,
    }
    do(at, (1, 1))
    told = ask(at, "points")
    assert (told["points"], told["kept"], told["here"], told["throws"]) == (40, (1, 1), 20, 2)
    assert told["there"] == 0


def test_points_at_the_start_of_a_turn_ignore_the_previous_seats_dice() -> None:
    at = table(2, (1, 1, 1, 2, 3, 4))
    do(at, ROLL, (1, 1, 1), BANK)
    told = ask(at, "points")
    assert (told["points"], told["kept"], told["here"], told["throws"]) == (0, (), 0, 6)


def test_last_roll_is_told_after_the_turn_has_passed() -> None:
    at = table(2, (1, 1, 1, 2, 3, 4), NOTHING)
    assert ask(at, "roll") == {"kept": (), "free": (), "faces": ()}
    do(at, ROLL, BANK)
    assert ask(at, "roll")["kept"] == (1, 1, 1)
    assert ask(at, "roll")["free"] == (2, 3, 4)
    assert at.query("roll")[0].seat == 0
    do(at, ROLL)
    assert ask(at, "roll") == {"kept": (), "free": NOTHING, "faces": NOTHING}
    assert at.query("roll")[0].seat == 1


@each(("n", "percent"), [(1, 67), (2, 44), (3, 28), (4, 16), (5, 8), (6, 2)])
def test_risk_is_the_chance_of_a_farkle(n: int, percent: int) -> None:
    (risk,) = GAME.query(about_to_roll(n), "risk")
    assert risk.fields == {"throws": n, "percent": percent, "keep_first": False}


def test_scores_turn_and_choices() -> None:
    at = table(2, FOUR_ONES, (1, 5, 2, 3, 3, 6))
    do(at, ROLL, BANK)
    assert ask(at, "scores") == {"scores": (110, 0), "target": 1000}
    assert at.query("turn")[0].seat == 1
    assert ask(at, "choices") == {"count": 0, "best": ()}
    do(at, ROLL)
    assert ask(at, "choices") == {"count": 3, "best": (((1, 5), 15), ((1,), 10), ((5,), 5))}


@each(
    ("action", "key"),
    [
        (Action("keep", (1,)), "worthless"),
        (Action("keep", (0, 1)), "worthless"),
        (Action("keep", (2,)), INCOMPLETE),
        (Action("keep", (0, 2, 3)), INCOMPLETE),
        (Action("keep", (6,)), "no_such_die"),
        (Action("keep", (-1,)), "no_such_die"),
        (Action("keep", (0, 0)), "no_such_die"),
        (Action("keep", (False,)), "no_such_die"),
        (Action("keep"), "no_such_die"),
        (Action("keep", 0), "no_such_die"),
        (Action("bank"), "too_low"),
        (Action("bank", 3), "no_such_action"),
        (Action("roll"), "nothing_kept"),
        (Action("roll", (0,)), "no_such_action"),
        (Action("score", "fours"), "no_such_action"),
    ],
    ids=str,
)
def test_refusals_in_an_open_roll(action: Action, key: str) -> None:
    state = GAME.apply(GAME.initial(2), ROLL, (1, 6, 3, 3, 3, 2)).state
    assert GAME.why_not(state, action) == key


@each(
    ("roll", "keep", "named"),
    [
        ((1, 6, 3, 3, 3, 2), (1,), (6,)),
        ((1, 6, 3, 3, 3, 2), (0, 1, 5), (2, 6)),
        ((1, 5, 2, 2, 4, 6), (2,), (2, 2)),  # both twos, although only one was chosen
        ((1, 5, 2, 2, 4, 6), (2, 4), (2, 2, 4)),
        ((1, 2, 3, 2, 5, 4), (1, 3), (2, 2)),  # one would fit the straight
        ((2, 2, 2, 3, 3, 6), (0, 3), (3, 3)),
    ],
)
def test_refusal_names_every_rolled_die_of_a_face_that_cannot_score(
    roll: Faces, keep: tuple[int, ...], named: Faces
) -> None:
    state = GAME.apply(GAME.initial(2), ROLL, roll).state
    reason = GAME.why_not(state, Action("keep", keep))
    assert reason == "worthless"
    assert reason is not None
    assert reason.fields == {"faces": named}


@pytest.mark.parametrize(
    ("acts", "took"),
    [
        ((ROLL, BANK), (5, 1, 1, 5)),
        ((ROLL, (1, 1), BANK), ()),
        ((ROLL, (1,), ROLL, BANK), (4, 4, 4)),
        ((ROLL, (1,), ROLL, (4, 4, 4), BANK), ()),
        ((ROLL, (5, 5), ROLL, BANK), (4, 4, 4)),
    ],
)
def test_bank_names_the_dice_that_it_kept_itself(
    acts: tuple[Action | Faces, ...], took: Faces
) -> None:
    at = table(
        2, (5, 1, 2, 1, 5, 6), (4, 4, 4, 2, 3)[: 5 if (1,) in acts else 4], minimum=0, first_bank=0
    )
    banked, _ = do(at, *acts)
    assert banked.fields["faces"] == took


def test_refusals_before_the_first_roll() -> None:
    state = GAME.initial(2)
    assert GAME.why_not(state, BANK) == "roll_first"
    assert GAME.why_not(state, Action("keep", (0,))) == "roll_first"
    assert GAME.why_not(state, Action("fly")) == "no_such_action"


def test_order_of_positions_in_a_keep_does_not_matter() -> None:
    state = GAME.apply(GAME.initial(2), ROLL, (1, 5, 1, 2, 3, 4)).state
    after = {GAME.apply(state, Action("keep", p)).state for p in permutations((0, 1, 2))}
    assert len(after) == 1


# --- a turn as it is told -----------------------------------------------------------------------


def test_banked_turn_names_its_combinations_and_hot_dice() -> None:
    at = table(2, (2, 5, 2, 3, 2, 1), (5, 6), (1,), (4, 4, 4, 4, 6, 6))
    *_, banked, _ = do(at, ROLL, (1, 2, 2, 2), ROLL, (5,), ROLL, (1,), ROLL, BANK)
    assert banked.fields["sets"] == (
        ("three", 2, 1, "and"),
        ("single", 1, 1, "then"),
        ("single", 5, 1, "then"),
        ("single", 1, 1, "hot"),
        ("full_house", 0, 1, "end"),
    )
    assert banked.fields["big"] == (("hot_dice", 0, 1), ("full_house", 0, 1))


def test_farkled_roll_follows_the_last_set() -> None:
    at = table(2, (1, 1, 2, 2, 5, 5), (2, 3, 4, 4, 6, 6))
    *_, farkled, _ = do(at, ROLL, (1, 1, 2, 2, 5, 5), ROLL)
    assert farkled.fields["sets"] == (("three_pairs", 0, 1, "hot"),)
    assert farkled.fields["big"] == (("three_pairs", 0, 1), ("hot_dice", 0, 1))


@pytest.mark.parametrize(
    ("roll", "singles", "sets"),
    [
        ((4, 2, 3, 3, 3, 6), False, (("three", 3, 1, "end"),)),
        ((1, 2, 2, 2, 2, 6), False, (("four", 2, 1, "and"), ("single", 1, 1, "end"))),
        ((6, 5, 4, 5, 6, 6), False, (("three", 6, 1, "and"), ("single", 5, 2, "end"))),
        ((1, 5, 5, 2, 3, 6), True, (("single", 1, 1, "and"), ("single", 5, 2, "end"))),
        ((6, 5, 1, 1, 3, 2), True, (("single", 1, 2, "and"), ("single", 5, 1, "end"))),
    ],
)
def test_roll_names_its_sets_and_single_dice(
    roll: Faces, singles: bool, sets: tuple[tuple[str, int, int, str], ...]
) -> None:
    rolled, *_ = do(table(1, roll), ROLL)
    assert rolled.fields["sets"] == sets
    assert rolled.fields["singles"] == singles


@pytest.mark.parametrize(
    ("minimum", "first", "raised"), [(0, 0, False), (30, 30, False), (0, 5, True)]
)
def test_rules_mention_a_first_bank_only_if_it_needs_more(
    minimum: int, first: int, raised: bool
) -> None:
    (rules,) = GAME.query(GAME.initial(2, minimum=minimum, first_bank=first), "rules")
    assert rules.fields["raised"] == raised


# --- a game worked by hand --------------------------------------------------------------------


def test_game_worked_out_by_hand() -> None:
    """Two seats to 500; each line was checked on paper against the sheet."""
    at = table(
        2,
        (1, 1, 5, 2, 3, 4),  # A: keeps the small straight and the other 1: 110, hot dice
        (6, 6, 6, 2, 2, 3),  # A: three sixes 60, banks 170
        (5, 2, 3, 3, 4, 4),  # B: the 5
        (1, 2, 4, 4, 6),  # B: the 1: 15
        (2, 3, 3, 6),  # B: farkle, 15 lost
        (4, 4, 4, 4, 5, 5),  # A: full house 250, banks it: 420
        (2, 2, 3, 3, 6, 6),  # B: three pairs 150, hot dice
        (1, 1, 1, 1, 1, 6),  # B: five ones 320, banks 470
        (1, 5, 5, 2, 3, 6),  # A: 20, too low for 30; keeps the 1
        (2, 2, 2, 2, 3),  # A: four twos 120 beside it: 130, banks: 550
        target=500,
    )
    do(at, ROLL, (1, 1, 2, 3, 4, 5))
    assert at.state.at_stake == 110
    do(at, ROLL, (6, 6, 6), BANK)
    assert at.state.scores == (170, 0)
    assert keys(do(at, ROLL, (5,), ROLL, (1,), ROLL)) == ["rolled", "farkled", "turn"]
    assert at.state.scores == (170, 0)
    do(at, ROLL, BANK)
    assert at.state.scores == (420, 0)
    do(at, ROLL, (2, 2, 3, 3, 6, 6), ROLL, (1, 1, 1, 1, 1), BANK)
    assert at.state.scores == (420, 470)
    do(at, ROLL)
    assert at.why_not(BANK) == "too_low"
    events = do(at, (1,), ROLL, BANK)
    assert keys(events) == ["banked", "ended"]
    assert (events[0].fields["points"], events[0].fields["total"]) == (130, 550)
    assert events[0].fields["taken"] == ((1,), (2, 2, 2, 2))
    assert events[1].fields == {"scores": (550, 470), "ranking": ((0,), (1,)), "turns": 3}
