"""The setting that keeps dice automatically if there is only one way to keep dice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.journal import Move, Seat
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow
from tests.support.headless import Player
from tests.support.learner import Learner

ONE_CHOICE, TWO_CHOICES, HOT = (1, 2, 2, 3, 4, 6), (1, 5, 2, 2, 4, 6), (5,)
FONNJO_ALONE = (1, 2, 3, 1, 4, 5, 6, 5, 3, 2)  # Fonnjo 1, a triplet 1; no two alike in a family


def player(*dice: tuple[int, ...], game: str = "farkle", on: bool = True) -> Player:
    at = Player(GameSetup(game, ("",), ()), dice=dice)
    at.context.settings.auto_keep = on
    return at


def kept(at: Player) -> tuple[int, ...]:
    faces, places = at.table.game.dice(at.table.state)
    return tuple(sorted(faces[place] for place in places))


def test_dice_are_kept_automatically_if_only_one_keep_is_legal() -> None:
    at = player(ONE_CHOICE, (2, 3, 4, 6, 1))
    at.press("enter")
    assert kept(at) == (1,)
    assert at.cued[-1].startswith("keep")
    at.press("enter")  # no choice is left: Enter rolls the other five
    assert [len(entry.dice) for entry in at.table.journal.entries if isinstance(entry, Move)] == [
        6, 0, 5, 0,
    ]  # fmt: skip


def test_nothing_is_kept_automatically_with_several_choices_or_the_setting_off() -> None:
    at = player(TWO_CHOICES)
    at.press("enter")
    assert kept(at) == ()
    at = player(ONE_CHOICE, on=False)
    at.press("enter")
    assert kept(at) == ()


def test_first_press_of_the_digit_does_not_release_an_automatically_kept_die() -> None:
    at = player(ONE_CHOICE)
    at.keys("enter 1")
    assert kept(at) == (1,)
    at.press("1")
    assert kept(at) == ()


def test_automatic_keep_of_the_last_die_is_announced_as_hot_dice() -> None:
    at = player((1, 1, 1, 5, 5, 2), HOT)
    at.keys("enter a enter")
    assert at.table.state.to_throw == 6
    assert "hot_dice" in at.cued


def test_undone_automatic_keep_is_not_repeated() -> None:
    at = player(ONE_CHOICE)
    at.keys("enter backspace")
    assert kept(at) == ()
    at.keys("c d")
    assert kept(at) == ()


def test_fonnjo_foon_keeps_automatically_too() -> None:
    at = player(FONNJO_ALONE, game="fonnjo_foon")
    at.press("enter")
    assert kept(at) == (1, 1)


@pytest.mark.parametrize("game", games.names())
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), picks=st.lists(st.integers(0, 10**6), max_size=40))
def test_automatic_keep_never_replaces_a_decision_of_the_player(
    game: str, seed: int, picks: list[int]
) -> None:
    """In any state, every other action keeps the same dice or leads to the same state."""
    table = Table(games.load(game), (Seat("Ann"), Seat("Bo")), SeededThrow(seed), seed=seed)
    for pick in picks:
        if table.over:
            break
        legal = table.game.legal_actions(table.state)
        only = table.only_keep
        if only is not None:
            assert not table.game.dice(table.state)[1]
            kept_first = table.game.apply(table.state, only).state
            for other in set(legal) - {only}:
                assert other.verb == table.game.commit
                at_once = table.game.apply(table.state, other).state
                assert at_once == table.game.apply(kept_first, other).state
            assert Action("roll") not in legal
        table.act(legal[pick % len(legal)])


def test_lesson_works_with_automatic_keep_on() -> None:
    learner = Learner()
    learner.context.settings.auto_keep = True
    learner.begin("farkle")
    while learner.step and learner.step.press:
        learner.do_step()
    learner.to_the_end()
    assert learner.step is None
    assert learner.context.settings.auto_keep
