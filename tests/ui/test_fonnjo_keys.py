"""Fonnjo Foon at the table: how keys choose dice whose family matters, and what is heard."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.ui.play import dice_choice
from audiodice.ui.play.dice_choice import Verdict
from tests.support.headless import Player
from tests.support.said import said

FIRST = (4, 4, 2, 1, 4, 6, 6, 6, 2, 3)  # Fonnjo 4; twins 4 2; triplets 1 4 6; quads 6 6 2 3
SECOND = (5, 1, 1, 3, 3, 6, 2, 4, 6, 6)  # Fonnjo 5; twins 1 1; triplets 3 3 6; quads 2 4 6 6


def player(*dice: tuple[int, ...], verbosity: str = "brief") -> Player:
    setup = GameSetup("fonnjo_foon", ("Ann",), ("cautious",), {})
    return Player(setup, dice=dice, verbosity=verbosity)


def kept(at: Player) -> tuple[int, ...]:
    return at.table.game.dice(at.table.state)[1]


def test_first_rolls_sound_as_in_the_playing_guide() -> None:
    fours, sixes = ("fonnjo", 4, 3, 3), ("new", 6, 3, 3)
    assert player(FIRST).press("enter") == said("rolled", points=3, offers=(fours, sixes))
    at = player(SECOND)
    assert at.press("enter") == said("rolled", out=5)
    at = player(FIRST, (4, 6, 2, 5))
    assert at.keys("enter a enter")[-1] == said("entered", "rolled")


def test_die_with_one_possible_partner_is_kept_and_released_with_it() -> None:
    at = player(SECOND)
    at.keys("enter right right")  # on the first twin
    assert at.press("space") == said("kept")
    assert at.press("space") == said("incomplete", "released", faces=(1,))
    assert kept(at) == ()


def test_die_with_several_possible_partners_is_pending_until_the_roll() -> None:
    at = player(FIRST)
    at.press("enter")
    assert at.press("space") == said("incomplete", faces=(4,))
    assert at.press("enter") == said("incomplete", faces=(4,))
    at.press("right")
    assert at.press("space") == said("kept", points=2)


def test_second_press_of_a_digit_releases_a_dispensable_die() -> None:
    at = player(FIRST)  # a triplet 6 and two quads 6: the quads are a group without it
    at.press("enter")
    assert at.keys("6 6 6") == [
        said("kept", offers=(("new", 6, 3, 3),)),
        said("released", offers=(("new", 6, 2, 2),)),
        said("released", offers=()),
    ]
    at.keys("6 6")
    assert kept(at) == (6, 7)


@pytest.mark.parametrize(
    ("dice", "face", "places", "left"),
    [
        ((1, 2, 3, 6, 6, 4, 6, 1, 2, 3), 6, (3, 4), (6, 6)),  # two triplets and a quad
        ((1, 6, 6, 6, 2, 3, 4, 1, 2, 3), 6, (1, 2), (6, 6)),  # two twins and a triplet
        ((5, 5, 1, 2, 3, 4, 1, 2, 3, 4), 5, (0, 1), (5,)),  # Fonnjo and a twin
        ((5, 5, 1, 5, 3, 4, 1, 2, 3, 4), 5, (0,), (5, 5)),  # Fonnjo, a twin and a triplet
        ((1, 2, 3, 4, 5, 3, 4, 4, 2, 6), 4, (6, 7), (4, 4)),  # a triplet and two quads
    ],
)
def test_dice_released_together_with_another_are_named(
    dice: tuple[int, ...], face: int, places: tuple[int, ...], left: tuple[int, ...]
) -> None:
    for place in places:
        at = player(dice)
        at.keys(f"enter {face}")
        at.keys("right " * (place + 1))
        assert at.press("space") == said("incomplete", "released", faces=left, offers=())
        undone, now = at.keys("backspace d")
        assert undone == said("undone", offers=now.of("last_roll")["offers"])


def test_walking_the_dice_names_their_families() -> None:
    at = player(FIRST)
    heard = at.keys("enter right right right right end")
    assert heard[1:5] == [
        said("die", face=4, family=1),
        said("die", face=4, family=2),
        said("die", face=2, family=2),
        said("die", face=1, family=3),
    ]


def test_in_crisis_a_digit_picks_a_group_and_others_are_refused() -> None:
    at = player(SECOND, (1, 2, 5), (4, 5), (1, 1, 2))
    heard = at.keys("enter a enter a enter 1 3 6 enter")
    assert heard[4:] == [
        said("entered", "rolled", "crisis", points=3, groups=((6, 3), (3, 2))),
        said("pick_first", groups=((6, 3), (3, 2))),
        said("picked", groups=((3, 2),)),
        said("picked", groups=((6, 3),)),
        said("rolled", offers=(("fonnjo_more", 1, 2, 5),)),
    ]


def test_picture_says_which_points_are_from_earlier_days() -> None:
    at = player(FIRST, (4, 6, 2, 5), (4, 6), SECOND)
    heard = at.keys("enter a enter a enter a enter 1")
    assert [one.of("rolled")["recorded"] for one in (heard[0], heard[4], heard[6])] == [0, 0, 5]
    assert heard[5] == said("all_in", points=5, recorded=0)
    assert heard[7].of("kept")["recorded"] == 5


def test_picture_that_leaves_out_dice_needs_confirmation() -> None:
    at = player(FIRST)
    asked, taken = at.keys("enter 4 4 b b")[-2:]
    assert [asked, taken] == [
        said("picture_leaves", points=2),
        said("picture", "turn", seat=0, points=2),
    ]


def test_settled_completes_an_added_die_and_clears_after_a_release() -> None:
    fields = {"brings": (4,), "orphans": (2, 3)}
    assert dice_choice.settled((1, 2), True, fields) == (1, 2, 4)
    assert dice_choice.settled((1, 2, 3), False, fields) == (1,)
    assert dice_choice.settled((1, 2), True, {}) == (1, 2)


def test_of_face_selects_the_dice_of_a_face_that_make_a_choice() -> None:
    def judge(places: tuple[int, ...]) -> Verdict:
        return Verdict.LEGAL if places in ((), (1, 2), (0, 1, 2)) else Verdict.REFUSED

    assert dice_choice.of_face((6, 6, 6), (), 6, judge) == (0, 1, 2)
    assert dice_choice.of_face((6, 6, 6), (0, 1, 2), 6, judge) == (1, 2)
    assert dice_choice.of_face((6, 6, 6), (1, 2), 6, judge) == ()
