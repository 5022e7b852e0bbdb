"""Fonnjo Foon's opponents: what each character does, and how well it plays."""

from __future__ import annotations

from statistics import mean
from time import perf_counter

from audiodice.core.model import Action
from audiodice.engine.match import simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games.fonnjo_foon import GAME, PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import Group
from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents.fonnjo_foon import characters

FIRST = (4, 4, 2, 1, 4, 6, 6, 6, 2, 3)  # fours 3 with Fonnjo, sixes 3
WITHOUT = (5, 1, 1, 3, 3, 6, 2, 4, 6, 6)  # sixes 3, ones 2, threes 2, Fonnjo out


def rolled(*dice: int, **fields: int) -> State:
    state: State = GAME.apply(GAME.initial(2, **fields), ROLL, dice).state
    return state


def decide(name: str, state: State) -> Action:
    return getattr(characters, name)(GAME, state, chance(0, name))  # type: ignore[no-any-return]


def test_cautious_takes_the_picture_as_soon_as_fonnjo_is_in_it() -> None:
    assert decide("cautious", rolled(*FIRST)) == PICTURE
    keep = decide("cautious", rolled(*WITHOUT))
    assert keep == Action("keep", (1, 2, 3, 4, 5, 8, 9))
    assert decide("cautious", GAME.apply(rolled(*WITHOUT), keep).state) == ROLL


def test_bold_always_rolls_on_the_first_day_and_with_all_dice_in_the_party() -> None:
    state = rolled(*(4,) * 10)
    for _ in range(9):
        keep = decide("bold", state)
        assert keep == Action("keep", tuple(range(10)))
        state = GAME.apply(state, keep).state
        assert decide("bold", state) == ROLL
        state = GAME.apply(state, ROLL, (4,) * 10).state
    after = GAME.apply(state, ROLL if state.kept else Action("keep", (0, 1))).state
    assert decide("bold", after) == PICTURE  # days recorded, some dice not in the Party


def test_steady_rolls_if_the_dungeon_is_empty_and_takes_the_picture_if_it_is_full() -> None:
    state = rolled(*FIRST)
    keep = decide("steady", state)
    assert keep.verb == "keep"
    assert decide("steady", GAME.apply(state, keep).state) == ROLL
    late = State(
        state.rules, (0, 0), party=(Group(4, (1, 2, 4)),), dungeon=(2, 3, 3, 4, 4),
        families=(3, 4), faces=(4, 2), open=True,
    )  # fmt: skip
    assert decide("steady", late) == PICTURE


def test_steady_starts_a_reserve_group_if_possible() -> None:
    state = rolled(*FIRST)
    after = GAME.apply(state, decide("steady", state)).state
    assert {group.fonnjo for group in after.moved} == {True, False}


def test_in_a_crisis_all_opponents_roll_the_largest_reserve_group() -> None:
    party = (Group(1, (1, 2)), Group(3, (3, 3)), Group(6, (4, 4, 4)))
    state = State(rolled(*FIRST).rules, (0, 0), party=party, dungeon=(2, 3, 4), crisis=True)
    for name in ("cautious", "bold", "steady"):
        pick = decide(name, state)
        assert pick == Action("pick", 6)
        assert decide(name, GAME.apply(state, pick).state) == ROLL


def turns(name: str, many: int) -> list[int]:
    """The points of `many` turns played alone."""
    found: list[int] = []
    policy, stream = getattr(characters, name), chance(1, name)
    state = GAME.initial(1, rounds=50)
    throw = SeededThrow("turns")
    for _ in range(many):
        before, played = state.scores[0], state.turns
        while state.turns == played:
            action = policy(GAME, state, stream)
            state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
        found.append(state.scores[0] - before)
        state = GAME.initial(1, rounds=50)
    return found


def test_steady_scores_more_than_bold_and_cautious() -> None:
    cautious, bold, steady = (turns(name, 2000) for name in ("cautious", "bold", "steady"))
    assert mean(cautious) < mean(bold) - 0.3
    assert mean(bold) < mean(steady) - 0.8
    assert cautious.count(0) < steady.count(0) < bold.count(0)  # how often each of them gets Foon


def test_steady_wins_against_the_others() -> None:
    _, _, steady = simulate("fonnjo_foon", ("cautious", "bold", "steady"), 60, "order")["seats"]
    assert steady["wins"] > 35


def test_a_decision_takes_under_20_ms_on_average() -> None:
    throw, stream = SeededThrow("pace"), chance(1, "pace")
    state = GAME.initial(2)
    spent = []
    while GAME.outcome(state) is None:
        began = perf_counter()
        action = characters.steady(GAME, state, stream)
        spent.append(perf_counter() - began)
        state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
    assert mean(spent) < 0.020
