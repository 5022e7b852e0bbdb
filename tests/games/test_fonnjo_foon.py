"""Fonnjo Foon: every rule sentence of the sheet, the rulings, and legal moves against naive ones.

AUDIODICE_LONG=1 compares the legal moves of 20,000 states instead of 4,000.
"""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest

from audiodice.core.dice import throws
from audiodice.core.model import INCOMPLETE, Action, IllegalAction, Reason
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games.fonnjo_foon import GAME, OPTIONS
from audiodice.games.fonnjo_foon.groups import FAMILIES, Group, foons, held, sets
from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents import generic
from tests.support.each import each

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audiodice.core.model import Event

STATES = 20_000 if os.environ.get("AUDIODICE_LONG") == "1" else 4_000
ROLL, PICTURE = Action("roll"), Action("picture")

FIRST = (4, 4, 2, 1, 4, 6, 6, 6, 2, 3)  # first roll in PLAYING.md: fours 3 with Fonnjo, sixes 3
SECOND = (5, 1, 1, 3, 3, 6, 2, 4, 6, 6)  # its second: sixes 3, ones 2, threes 2, Fonnjo out
BIG_FOON = (1, 2, 3, 2, 3, 4, 2, 3, 4, 5)
ALL_FOURS = (4,) * 10


def start(seats: int = 2, **options: int) -> State:
    state: State = GAME.initial(seats, **options)
    return state


def act(state: State, action: Action, *dice: int) -> State:
    after: State = GAME.apply(state, action, dice).state
    return after


def events(state: State, action: Action, *dice: int) -> dict[str, Event]:
    return {event.key: event for event in GAME.apply(state, action, dice).events}


def roll(state: State, *dice: int) -> State:
    return act(state, ROLL, *dice)


def keep(state: State, *places: int) -> State:
    return act(state, Action("keep", places))


def move(state: State, *faces: int) -> State:
    """Choose all rolled dice of these faces."""
    return keep(state, *(place for place, face in enumerate(state.faces) if face in faces))


def why(state: State, action: Action) -> Reason:
    reason = GAME.why_not(state, action)
    assert reason is not None
    return reason


def lie(*dice: str, party: tuple[Group, ...] = (), **fields: Any) -> State:
    """A roll on the table: dice as "family face", e.g. "1 4" for Fonnjo showing 4."""
    pairs = [tuple(map(int, die.split())) for die in dice]
    state = start()
    families, faces = (tuple(pair[n] for pair in pairs) for n in (0, 1))
    return State(
        state.rules, state.scores, families=families, faces=faces, party=party, open=True, **fields
    )


def crisis(seats: int = 2) -> State:
    """FIRST with all dice moved, then a Crisis: sixes 3 must be rolled, 4 dice in the Dungeon."""
    state = roll(move(roll(start(seats), *FIRST), 4, 6), 1, 2, 3, 5)
    assert state.crisis
    return state


def all_in(state: State | None = None) -> State:
    """A day on which every die shows the same face, all chosen."""
    state = roll(state or start(), *ALL_FOURS)
    return act(state, GAME.keep_all(state))


# --- the sheet, sentence by sentence ------------------------------------------------------------


def test_ten_dice_in_four_colours_one_two_three_and_four_of_them() -> None:
    assert Counter(FAMILIES) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_to_begin_a_turn_roll_all_ten_dice() -> None:
    assert GAME.throw_size(start(), ROLL) == 10
    assert GAME.legal_actions(start()) == (ROLL,)
    after = act(roll(start(), *FIRST), PICTURE)
    assert GAME.throw_size(after, ROLL) == 10


def test_the_party_and_dungeon_are_empty_at_the_beginning_of_the_round() -> None:
    state = start(1)
    assert (state.party, state.dungeon) == ((), ())
    after = act(move(roll(crisis(1), 4, 1, 2), 4), PICTURE)
    assert (after.party, after.dungeon, after.days) == ((), (), ())


def test_any_time_you_roll_you_need_to_move_at_least_one_die_into_the_party() -> None:
    state = roll(start(), *FIRST)
    assert why(state, ROLL) == "nothing_moved"
    assert why(state, ROLL).fields["offers"] == (("fonnjo", 4, 3, 3), ("new", 6, 3, 3))
    assert GAME.why_not(move(state, 6), ROLL) is None


def test_fonnjo_can_move_in_if_another_die_in_the_roll_matches_his_number() -> None:
    state = lie("1 4", "3 4", "4 2")
    assert GAME.why_not(state, Action("keep", (0, 1))) is None
    assert why(lie("1 5", "3 4", "4 4", "4 4"), Action("keep", (0,))) == "may_not_enter"


def test_the_pair_is_called_the_fonnjo_group() -> None:
    state = keep(roll(start(), *FIRST), 0, 1)
    assert state.moved == (Group(4, (1, 2)),)
    assert state.moved[0].fonnjo


def test_two_dice_of_one_colour_showing_the_same_number_can_pair_up() -> None:
    state = lie("2 6", "2 6", "3 6", "4 1", "4 1")
    assert GAME.why_not(state, Action("keep", (0, 1))) is None
    assert not keep(state, 0, 1).moved[0].fonnjo
    assert why(lie("2 6", "3 6", "4 6"), Action("keep", (0, 1))) == "may_not_enter"


def test_any_die_which_matches_a_group_already_in_the_party_can_join_it() -> None:
    party = (Group(1, (4, 4)),)
    for family in (1, 2, 3, 4):
        state = lie(f"{family} 1", "3 2", party=party)
        assert GAME.why_not(state, Action("keep", (0,))) is None
        assert why(state, Action("keep", (1,))) == "may_not_enter"


def test_fonnjo_joining_a_reserve_group_instantly_makes_it_the_fonnjo_group() -> None:
    state = lie("1 1", "3 2", party=(Group(1, (4, 4)),))
    assert why(keep(lie("3 1", "1 5", party=state.party), 0), PICTURE) == "need_fonnjo"
    assert keep(state, 0).moved == (Group(1, (1, 4, 4)),)
    assert keep(state, 0).worth == 3


def test_after_any_roll_with_a_move_you_can_take_a_picture_and_the_turn_is_over() -> None:
    state = roll(start(), *FIRST)
    after = act(move(state, 4), PICTURE)
    assert (after.scores, after.seat, after.open) == ((3, 0), 1, False)
    later = act(move(roll(move(state, 4, 6), 4, 6, 2, 5), 6), PICTURE)
    assert later.scores == (3, 0)


def test_the_score_is_the_number_of_dice_in_the_fonnjo_group() -> None:
    for many in range(2, 11):
        state = lie(*(f"{family} 3" for family in FAMILIES[:many]))
        assert act(keep(state, *range(many)), PICTURE).scores == (many, 0)


def test_you_cannot_take_score_until_fonnjo_is_in_the_party() -> None:
    state = roll(start(), *SECOND)
    assert why(state, PICTURE) == "need_fonnjo"
    assert why(move(state, 6), PICTURE) == "need_fonnjo"
    assert PICTURE not in GAME.legal_actions(move(state, 6))


def test_fonnjo_with_four_other_threes_scores_five() -> None:
    state = lie("1 3", "2 3", "3 3", "4 3", "4 3", "4 6")
    assert act(move(state, 3), PICTURE).scores == (5, 0)


@each("face", range(1, 7))
def test_the_number_showing_has_no_effect_on_the_scoring(face: int) -> None:
    assert act(lie(f"1 {face}", f"2 {face}"), PICTURE).scores == (2, 0)


def test_none_of_the_other_groups_has_any_effect_on_the_scoring() -> None:
    state = roll(start(), *FIRST)
    assert act(move(state, 4), PICTURE).scores == act(move(state, 4, 6), PICTURE).scores


def test_the_score_can_be_built_up_over_multiple_rolls_in_a_turn() -> None:
    state = roll(move(roll(start(), *FIRST), 4, 6), 4, 6, 2, 5)
    assert act(move(state, 4), PICTURE).scores == (4, 0)


def test_when_no_die_can_move_it_is_foon_and_the_turn_scores_nothing() -> None:
    state = move(roll(start(), *FIRST), 4)
    told = events(state, ROLL, 1, 2, 3, 5, 1, 2, 6)
    assert told["foon"].fields["lost"] == 3
    after = roll(state, 1, 2, 3, 5, 1, 2, 6)
    assert (after.scores, after.seat) == ((0, 0), 1)


def test_crisis_needs_a_fonnjo_group_and_at_least_one_reserve_group() -> None:
    assert "crisis" in events(move(roll(start(), *FIRST), 4, 6), ROLL, 1, 2, 3, 5)
    only_fonnjo = move(roll(start(), *FIRST), 4)
    assert "foon" in events(only_fonnjo, ROLL, 1, 2, 3, 5, 1, 2, 6)
    only_reserve = move(roll(start(), *FIRST), 6)
    assert "foon" in events(only_reserve, ROLL, 4, 1, 2, 1, 2, 1, 2)


def test_in_crisis_all_the_dice_just_rolled_go_to_the_dungeon_out_of_play() -> None:
    state = crisis()
    assert state.dungeon == (2, 3, 4, 4)
    assert GAME.dice(state) == ((), ())
    assert Counter(state.available) == Counter((1, 2, 3, 3, 4, 4))


def test_dice_stay_in_the_dungeon_until_the_turn_ends() -> None:
    state = move(roll(crisis(), 4, 4, 4), 4)
    assert state.all_in
    assert GAME.throw_size(state, ROLL) == 6
    state = roll(state, 2, 2, 2, 3, 2, 2)
    assert state.dungeon == (2, 3, 4, 4)
    state = act(act(state, GAME.keep_all(state)), PICTURE)
    assert state.dungeon == ()
    assert GAME.throw_size(state, ROLL) == 10


def two_reserves() -> State:
    state = move(roll(start(), 5, 1, 1, 3, 3, 6, 2, 4, 6, 6), 1, 3, 6)
    state = move(roll(state, 1, 2, 5), 1)  # Fonnjo joins the ones
    return roll(state, 4, 5)


def test_you_select_one_reserve_group_and_roll_its_dice() -> None:
    state = two_reserves()
    assert set(GAME.legal_actions(state)) == {Action("pick", 6), Action("pick", 3)}
    assert why(state, ROLL) == "pick_first"
    assert why(state, Action("pick", 1)) == "no_such_group"  # the Fonnjo Group is none
    picked = act(state, Action("pick", 6))
    assert GAME.throw_size(picked, ROLL) == 3
    changed = act(picked, Action("pick", 3))
    assert GAME.throw_size(changed, ROLL) == 2
    rolled = roll(picked, 1, 2, 3)
    assert rolled.families == (3, 4, 4)
    assert rolled.party == (Group(1, (1, 2, 2)), Group(3, (3, 3)))


def test_once_rolled_you_are_out_of_crisis_and_the_roll_acts_as_a_regular_roll() -> None:
    state = roll(crisis(), 4, 1, 1)  # triplet, quads: one joins the fours, the ones pair up
    assert not state.crisis
    assert state.entering == (0, 1, 2)
    assert PICTURE in GAME.legal_actions(state)


def test_you_can_enter_crisis_mode_again_right_away() -> None:
    state = roll(act(two_reserves(), Action("pick", 6)), 4, 5, 6)
    assert state.crisis
    assert state.picked == 3
    assert state.dungeon == (3, 4, 4, 4, 4)


def test_there_may_be_as_few_as_four_dice_left() -> None:
    party = (Group(4, (1, 3)), Group(6, (2, 2)))
    state = roll(keep(lie("3 4", "3 2", "4 4", party=party, dungeon=(4, 4, 4)), 2), 1, 2)
    assert state.crisis
    state = roll(keep(lie("4 4", "3 4", party=party, dungeon=(3, 4, 4, 4)), 1), 1)
    assert Counter(state.available) == Counter((1, 2, 2, 3, 3))
    fewest = move(lie("2 4", "2 4", party=(Group(4, (1, 3)),), dungeon=(3, 3, 4, 4, 4, 4)), 4)
    assert fewest.all_in
    assert GAME.throw_size(fewest, ROLL) == 4


def test_with_all_dice_in_the_party_you_may_take_a_picture_or_have_another_day() -> None:
    state = all_in()
    assert {ROLL, PICTURE} <= set(GAME.legal_actions(state))
    assert act(state, PICTURE).scores == (10, 0)
    told = events(state, ROLL, *FIRST)
    assert told["another_day"].fields == {"day": 2, "points": 10, "recorded": 10}


def test_another_day_records_the_score_and_rolls_all_dice_but_those_in_the_dungeon() -> None:
    state = roll(all_in(), *FIRST)
    assert (state.days, state.party, len(state.faces)) == ((10,), (), 10)
    assert act(state, PICTURE).scores == (13, 0)
    fewer = move(roll(crisis(), 4, 4, 4), 4)
    assert GAME.throw_size(fewer, ROLL) == 10 - len(fewer.dungeon)


def test_the_score_of_a_day_is_its_fonnjo_group_alone() -> None:
    state = roll(move(roll(start(), *FIRST), 4, 6), 4, 6, 4, 6)
    state = roll(act(state, GAME.keep_all(state)), *SECOND)
    assert state.days == (5,)


def test_there_is_no_limit_to_the_days_and_their_score_accumulates() -> None:
    state = all_in()
    for day in range(1, 40):
        state = all_in(state)
        assert state.recorded == 10 * day
    assert act(state, PICTURE).scores == (400, 0)


def test_foon_loses_all_points_accumulated_for_that_turn() -> None:
    state = move(roll(all_in(), *FIRST), 4)
    told = events(state, ROLL, 1, 2, 3, 5, 1, 2, 6)
    assert told["foon"].fields["lost"] == 13
    assert roll(state, 1, 2, 3, 5, 1, 2, 6).scores == (0, 0)


def test_foon_and_crisis_events_tell_the_roll_by_family() -> None:
    big_foon = events(start(), ROLL, *BIG_FOON)["big_foon"]
    assert big_foon.fields["families"] == (
        (1, (1,)),
        (2, (2, 3)),
        (3, (2, 3, 4)),
        (4, (2, 3, 4, 5)),
    )
    in_crisis = events(move(roll(start(), *FIRST), 4, 6), ROLL, 1, 2, 3, 5)["crisis"]
    assert in_crisis.fields["families"] == ((2, (1,)), (3, (2,)), (4, (3, 5)))


def test_keep_says_whether_it_moves_all_dice_that_may_enter() -> None:
    state = roll(start(), *FIRST)
    assert events(state, GAME.keep_all(state))["kept"].fields["all"] is True
    assert events(state, Action("keep", (0, 1)))["kept"].fields["all"] is False


def _last_rounds(state: State, turns: int) -> list[bool]:
    """Play these turns, each a Big Foon; return for each whether it announced the last round."""
    said = []
    for _ in range(turns):
        found = events(state, ROLL, *BIG_FOON)
        said.append("last_round" in found)
        state = roll(state, *BIG_FOON)
    return said


@pytest.mark.parametrize("seats", [1, 2])
def test_last_round_is_announced_once(seats: int) -> None:
    said = _last_rounds(start(seats, rounds=3), 3 * seats)
    assert [turn for turn, now in enumerate(said, start=1) if now] == [2 * seats]


def test_with_a_target_the_last_round_is_announced_when_it_is_reached() -> None:
    state = roll(start(target=5), *ALL_FOURS)
    assert "last_round" in events(state, PICTURE)
    assert _last_rounds(act(state, PICTURE), 1) == [False]
    second = roll(roll(start(target=5), *BIG_FOON), *ALL_FOURS)
    assert {"last_round", "ended"} & {*events(second, PICTURE)} == {"ended"}


def test_a_roll_of_all_dice_can_be_a_big_foon_at_the_start_or_on_a_later_day() -> None:
    assert events(start(), ROLL, *BIG_FOON)["big_foon"].fields["lost"] == 0
    later = events(all_in(), ROLL, *BIG_FOON)
    assert later["big_foon"].fields["lost"] == 10
    assert roll(all_in(), *BIG_FOON).scores == (0, 0)
    # with dice in the Dungeon, a roll of all dice is a roll of those left
    fewer = move(roll(crisis(), 4, 4, 4), 4)
    assert "big_foon" in events(fewer, ROLL, 1, 2, 3, 4, 5, 6)


def test_it_can_also_be_just_a_single_die_that_is_rolled() -> None:
    state = move(lie("3 4", "4 2", party=(Group(4, (1, 3)),), dungeon=(2, 2, 3, 4, 4, 4)), 4)
    assert GAME.throw_size(state, ROLL) == 1
    assert roll(state, 4).open
    assert "foon" in events(state, ROLL, 2)


def test_on_the_first_roll_a_single_die_cannot_enter_for_a_pair_starts_a_group() -> None:
    state = roll(start(), *FIRST)
    for place, face in enumerate(FIRST):
        reason = why(state, Action("keep", (place,)))
        assert reason == (INCOMPLETE if face in (4, 6) else "may_not_enter")


def test_only_one_die_must_enter() -> None:
    state = roll(start(), *FIRST)
    listed = {a.arg for a in GAME.legal_actions(state) if a.verb == "keep"}
    fours = [(0, 1), (0, 4), (0, 1, 4)]
    sixes = [(6, 7), (5, 6, 7)]
    both = [tuple(sorted(a + b)) for a in fours for b in sixes]
    assert listed == {*fours, *sixes, *both}


def test_solitaire_lasts_a_set_number_of_rounds_twelve_as_the_face_cards() -> None:
    assert OPTIONS["rounds"].default == 12
    state = start(1)
    for _ in range(12):
        assert GAME.outcome(state) is None
        state = act(roll(state, *FIRST), PICTURE)
    assert GAME.outcome(state) is not None
    assert state.scores == (36,)


def test_play_can_be_for_a_certain_number_of_rounds() -> None:
    state = start(3, rounds=2)
    for _ in range(6):
        assert GAME.outcome(state) is None
        state = roll(state, *BIG_FOON)
    assert state.over


def test_play_can_be_to_reach_a_certain_score() -> None:
    state = start(2, target=10)
    for _ in range(20):  # with a target, rounds do not count
        state = roll(roll(state, *BIG_FOON), *BIG_FOON)
    state = act(roll(state, *ALL_FOURS), PICTURE)
    state = roll(state, *BIG_FOON)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("target", (10, 0), (0,))


# --- rulings ------------------------------------------------------------------------------------


def test_ruling_at_most_one_group_for_each_face() -> None:
    state = lie("1 4", "2 4", "4 4", "4 4")
    moved = keep(state, 0, 1, 2, 3).moved
    assert moved == (Group(4, (1, 2, 4, 4)),)
    joined = keep(lie("4 4", "4 4", "1 1", party=(Group(4, (2, 2)),)), 0, 1)
    assert joined.moved == (Group(4, (2, 2, 4, 4)),)


def test_ruling_any_other_rolled_die_of_the_face_may_join_in_the_same_roll_or_later() -> None:
    state = lie("2 4", "3 4", "4 4", "4 4", "4 4")
    assert GAME.why_not(state, Action("keep", (0, 1, 2, 3))) is None
    assert GAME.why_not(state, Action("keep", (0, 2, 3))) is None
    assert GAME.why_not(lie("3 4", party=(Group(4, (4, 4)),)), Action("keep", (0,))) is None


def test_ruling_no_picture_between_foon_and_the_crisis_roll() -> None:
    assert why(crisis(), PICTURE) == "no_picture_in_crisis"
    assert PICTURE not in GAME.legal_actions(two_reserves())


def test_ruling_a_lone_reserve_group_is_picked_already() -> None:
    state = crisis()
    assert state.picked == 6
    assert GAME.legal_actions(state) == (ROLL,)
    assert GAME.why_not(state, Action("pick", 6)) is None


def test_ruling_the_dungeon_stays_on_another_day() -> None:
    state = move(roll(crisis(), 4, 4, 4), 4)
    assert roll(state, 2, 2, 2, 3, 2, 2).dungeon == (2, 3, 4, 4)


def test_ruling_with_a_target_the_round_is_finished_and_the_highest_total_wins() -> None:
    state = act(roll(start(2, target=5), *ALL_FOURS), PICTURE)
    assert not state.over
    state = roll(all_in(state), *FIRST)
    state = act(state, PICTURE)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))
    assert outcome.scores == (10, 13)


def test_ruling_equal_totals_are_a_tie() -> None:
    state = start(2, rounds=1)
    for _ in range(2):
        state = act(roll(state, *FIRST), PICTURE)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0, 1),)


def test_picture_without_a_choice_moves_all_dice_that_may_enter() -> None:
    assert act(roll(start(), *ALL_FOURS), PICTURE).scores == (10, 0)


def test_picture_that_leaves_out_dice_is_confirmed_once() -> None:
    state = keep(roll(start(), *FIRST), 0, 1)
    doubt = GAME.confirmation(state, PICTURE)
    assert doubt == "picture_leaves"
    assert doubt.fields == {"count": 1, "points": 2}
    assert GAME.confirmation(move(state, 4), PICTURE) is None
    assert GAME.confirmation(state, ROLL) is None


# --- refusals say what would be possible --------------------------------------------------------


def test_refused_die_is_answered_with_the_dice_that_may_enter() -> None:
    reason = why(roll(start(), *FIRST), Action("keep", (2,)))
    assert reason == "may_not_enter"
    assert reason.fields["face"] == 2
    assert reason.fields["offers"] == (("fonnjo", 4, 3, 3), ("new", 6, 3, 3))


def test_refused_die_names_its_only_possible_partner() -> None:
    state = roll(start(), *SECOND)
    assert why(state, Action("keep", (1,))).fields["brings"] == (2,)  # the other twin
    assert why(state, Action("keep", (8,))).fields["brings"] == (9,)  # the other quad
    several = roll(start(), *FIRST)
    assert why(several, Action("keep", (0,))).fields["brings"] == ()  # twin or triplet
    assert why(several, Action("keep", (5,))).fields["brings"] == ()  # a triplet needs both quads


def test_position_beyond_the_dice_is_refused() -> None:
    state = roll(start(), *FIRST)
    wild: list[Any] = [(10,), (-1,), (0, 0), (True,), 4, "4", None, ((0, 1),), (0.0,), ([],)]
    for arg in wild:
        assert why(state, Action("keep", arg)) == "no_such_die"
        assert why(state, Action("keep", arg)).fields == {"dice": 10}


def test_refused_picture_without_fonnjo_says_how_he_may_enter() -> None:
    out = why(roll(start(), *SECOND), PICTURE)
    assert out.fields["face"] == 0
    unchosen = why(move(roll(start(), *FIRST), 6), PICTURE)
    assert unchosen.fields["face"] == 4


def test_pick_is_refused_outside_a_crisis_or_without_such_a_group() -> None:
    assert why(roll(start(), *FIRST), Action("pick", 4)) == "no_crisis"
    wild: list[Any] = [0, 7, True, "6", None, (6,), ((6,),), 6.0]
    for arg in wild:
        reason = why(two_reserves(), Action("pick", arg))
        assert reason == "no_such_group"
        assert reason.fields["groups"] == ((6, 3), (3, 2))


def test_in_a_crisis_only_groups_can_be_chosen() -> None:
    reason = why(two_reserves(), Action("keep", ()))
    assert reason == "pick_first"
    assert reason.fields["groups"] == ((6, 3), (3, 2))


def test_option_values_have_limits() -> None:
    for name, value in [("rounds", 0), ("rounds", 51), ("target", 3), ("target", 505)]:
        with pytest.raises(ValueError, match=name):
            GAME.initial(2, **{name: value})
    with pytest.raises(IllegalAction):
        GAME.apply(start(), PICTURE)


# --- legal moves against a naive enumerator ------------------------------------------------------
# Written from the sheet's three sentences, one move at a time: Fonnjo pairs up, two of one colour
# pair up, or a die joins a group. What can be reached by such moves is what may be moved.


def naive_sets(state: State) -> set[frozenset[int]]:
    """Every set of rolled dice that can move into the Party, including the empty one."""
    dice = list(zip(state.families, state.faces, strict=True))
    full = {group.face for group in state.party}
    found = {frozenset[int]()}
    fresh = list(found)
    while fresh:
        inside = fresh.pop()
        numbers = full | {dice[place][1] for place in inside}
        outside = [place for place in range(len(dice)) if place not in inside]
        steps = [inside | {place} for place in outside if dice[place][1] in numbers]
        for a, b in combinations(outside, 2):
            (colour, number), (other, same) = dice[a], dice[b]
            if number == same and (colour == other or colour == 1):
                steps.append(inside | {a, b})
        for step in steps:
            if step not in found:
                found.add(step)
                fresh.append(step)
    return found


def random_states(many: int, seed: int) -> Iterator[State]:
    """Open rolls: some from random games, some with a Party and a Dungeon made up at random."""
    stream, throw = chance(seed, "states"), SeededThrow(seed)
    state = start(2)
    while many:
        if stream.random() < 0.5:
            yield thrown_together(stream.random, throw)
            many -= 1
        if state.over:
            state = start(2)
        action = generic.random(GAME, state, stream)
        state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
        if state.open and many:
            yield state
            many -= 1


def thrown_together(random: Any, throw: SeededThrow) -> State:
    """A state with dice of every family in random places, even if play cannot lead there."""
    party: dict[int, list[int]] = {}
    rolled, dungeon = [], []
    for family in FAMILIES:
        where = random()
        if where < 0.5:
            rolled.append(family)
        elif where < 0.9 or family == 1:
            party.setdefault(1 + int(random() * 4), []).append(family)
        else:
            dungeon.append(family)
    rolled = rolled or [4]
    state = start()
    groups = tuple(Group(face, tuple(sorted(its))) for face, its in sorted(party.items()))
    return State(
        state.rules, state.scores, party=groups, dungeon=tuple(dungeon),
        families=tuple(rolled), faces=throw(len(rolled)), open=True,
    )  # fmt: skip


def kinds(state: State, places: Any) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((state.families[place], state.faces[place]) for place in places))


def test_legal_moves_equal_the_naive_enumerators() -> None:
    told: Counter[str] = Counter()
    for number, state in enumerate(random_states(STATES, 3)):
        naive = naive_sets(state)
        legal = GAME.legal_actions(state)
        keeps = [kinds(state, a.arg) for a in legal if a.verb == "keep"]
        assert len(keeps) == len(set(keeps))
        now = kinds(state, state.kept)
        assert {*keeps, now} == {kinds(state, places) for places in naive}
        assert (ROLL in legal) == bool(state.kept)
        all_that_may: frozenset[int] = max(naive, key=len)
        moved = state.kept or tuple(all_that_may)
        mine = [state.faces[place] for place in moved if state.families[place] == 1]
        in_party = any(1 in group.dice for group in state.party)
        may_picture = bool(moved) and (bool(mine) or in_party)
        assert (PICTURE in legal) == may_picture or not moved
        told["picture" if may_picture else "none"] += 1
        if number % 20:
            continue
        size = len(state.faces)
        for n in range(size + 1):
            for places in combinations(range(size), n):
                allowed = GAME.why_not(state, Action("keep", places)) is None
                assert allowed == (frozenset(places) in naive)
    assert min(told.values()) > 300


def test_keep_all_is_the_largest_naive_set() -> None:
    for state in random_states(500, 8):
        everything = GAME.keep_all(state).arg
        assert isinstance(everything, tuple)
        largest: frozenset[int] = max(naive_sets(state), key=len)
        assert frozenset(everything) == largest


# --- odds ---------------------------------------------------------------------------------------


def test_big_foon_on_the_first_roll_has_probability_864000_in_60466176() -> None:
    """Enumerated over the multisets of each family's dice."""
    many = total = 0
    parts = [[(faces, ways) for faces, ways in throws(n)] for n in (1, 2, 3, 4)]
    for hands in product(*parts):
        ways = 1
        for _, some in hands:
            ways *= some
        total += ways
        fonnjo = hands[0][0][0]
        alone = all(fonnjo not in faces for faces, _ in hands[1:])
        if alone and all(len(set(faces)) == len(faces) for faces, _ in hands):
            many += ways
    assert total == 60_466_176
    assert many == 864_000
    assert foons(FAMILIES, 0) == many


@each("groups", range(6))
@each(
    "cup", [(1,), (4,), (1, 2), (3, 3), (1, 2, 2, 4), (4, 4, 4, 4), (1, 3, 3, 4), (2, 3, 4, 4, 4)]
)
def test_chance_of_foon_equals_a_count_of_ordered_throws(cup: tuple[int, ...], groups: int) -> None:
    party = tuple(Group(face, (9,)) for face in range(1, groups + 1))
    naive = 0
    for faces in product(range(1, 7), repeat=len(cup)):
        rolled = State(start().rules, (0,), families=cup, faces=faces, party=party, open=True)
        naive += len(naive_sets(rolled)) == 1
    assert foons(cup, groups) == naive


def test_97_percent_of_first_rolls_offer_one_to_three_faces() -> None:
    """The figure is in PLAYING.md; here it is exact, over the multisets of each family."""
    few = 0
    parts = [[(faces, ways) for faces, ways in throws(n)] for n in (1, 2, 3, 4)]
    for hands in product(*parts):
        ways = 1
        enter: set[int] = set()
        shown = {face for faces, _ in hands[1:] for face in faces}
        for faces, some in hands:
            ways *= some
            enter |= {face for face in faces if faces.count(face) > 1}
        enter |= {hands[0][0][0]} & shown
        few += ways * (1 <= len(enter) <= 3)
    assert Fraction(few, 6**10) == pytest.approx(0.97, abs=0.006)


# --- what is told -------------------------------------------------------------------------------


def test_entering_dice_are_told_with_fonnjos_face_first_then_the_largest() -> None:
    first = events(start(), ROLL, *FIRST)["rolled"].fields
    assert (first["offers"], first["out"]) == ((("fonnjo", 4, 3, 3), ("new", 6, 3, 3)), 0)
    second = events(start(), ROLL, *SECOND)["rolled"].fields
    assert second["offers"] == (("new", 6, 3, 3), ("new", 1, 2, 2), ("new", 3, 2, 2))
    assert second["out"] == 5
    third = events(move(roll(start(), *FIRST), 4, 6), ROLL, 4, 6, 2, 5)["rolled"].fields
    assert third["offers"] == (("fonnjo_more", 4, 1, 4), ("more", 6, 1, 4))


def test_roll_is_told_by_family() -> None:
    (told,) = GAME.query(roll(start(), *FIRST), "roll")
    assert told.fields["families"] == ((1, (4,)), (2, (4, 2)), (3, (1, 4, 6)), (4, (6, 6, 2, 3)))


def test_points_are_those_of_a_picture_with_all_days() -> None:
    state = roll(all_in(), *FIRST)
    (told,) = GAME.query(state, "points")
    assert told.fields["points"] == 13
    assert act(state, PICTURE).scores[0] == 13
    (none,) = GAME.query(roll(all_in(), *SECOND), "points")
    assert (none.fields["points"], none.fields["recorded"]) == (0, 10)


def test_party_and_dungeon_are_told_by_group_and_family() -> None:
    state = two_reserves()
    (party,) = GAME.query(state, "party")
    assert party.fields["party"] == (("fonnjo", 1, 3, 3), ("new", 6, 3, 3), ("new", 3, 2, 2))
    (dungeon,) = GAME.query(state, "dungeon")
    assert dungeon.fields["dungeon"] == ((4, 2),)


def test_risk_is_that_of_the_next_roll_after_the_chosen_dice_move() -> None:
    (first,) = GAME.query(start(), "risk")
    assert (first.fields["throws"], first.fields["percent"]) == (10, 1)
    state = move(roll(start(), *FIRST), 4, 6)
    (told,) = GAME.query(state, "risk")
    # a twin, a triplet and two quads on four free faces: 4 * 4 * 4 * 3 of 1296
    assert (told.fields["throws"], told.fields["percent"], told.fields["insured"]) == (4, 15, True)
    (new_day,) = GAME.query(all_in(), "risk")
    assert (new_day.fields["throws"], new_day.fields["insured"]) == (10, False)


def test_chosen_dice_are_told_by_face_and_by_family_only_where_it_matters() -> None:
    """`rest` and `part` together are all chosen dice, and share no face."""
    split = 0
    for state in random_states(300, 12):
        for places in sets(state.families, state.faces, held(state.party))[:-1]:
            told = GAME.apply(state, Action("keep", places)).events[0].fields
            rest: Any = told["rest"]
            part: Any = told["part"]
            by_family = Counter(face for _, faces in part for face in faces)
            by_face = {face: many for _, face, many, _ in rest}
            assert not by_family.keys() & by_face.keys()
            assert by_family + Counter(by_face) == Counter(state.faces[p] for p in places)
            split += bool(part and rest)
    assert split > 300
