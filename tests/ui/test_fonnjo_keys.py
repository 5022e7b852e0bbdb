"""Fonnjo Foon at the table: how keys choose dice whose family matters, and what is heard."""

from __future__ import annotations

from audiodice.engine.setup import GameSetup
from audiodice.ui.play import dice_choice
from audiodice.ui.play.dice_choice import Verdict
from tests.support.headless import Player

FIRST = (4, 4, 2, 1, 4, 6, 6, 6, 2, 3)  # Fonnjo 4; twins 4 2; triplets 1 4 6; quads 6 6 2 3
SECOND = (5, 1, 1, 3, 3, 6, 2, 4, 6, 6)  # Fonnjo 5; twins 1 1; triplets 3 3 6; quads 2 4 6 6


def player(*dice: tuple[int, ...], verbosity: str = "brief") -> Player:
    setup = GameSetup("fonnjo_foon", ("Ann",), ("cautious",), {})
    return Player(setup, dice=dice, verbosity=verbosity)


def kept(at: Player) -> tuple[int, ...]:
    return at.table.game.dice(at.table.state)[1]


def test_the_first_rolls_are_heard_as_playing_says() -> None:
    assert player(FIRST).press("enter") == "Fonnjo fours 3, sixes 3."
    at = player(SECOND)
    assert at.press("enter") == "Sixes 3, ones 2, threes 2. Fonnjo 5 out."
    at = player(FIRST, (4, 6, 2, 5))
    assert at.keys("enter a enter")[-1] == "Fonnjo fours plus 1, sixes plus 1."


def test_a_pairable_die_brings_its_only_possible_partner_and_takes_it_along() -> None:
    at = player(SECOND)
    at.keys("enter right right")  # on the first twin
    assert at.press("space") == "Move ones 2."
    assert at.press("space") == "Nothing chosen."
    assert kept(at) == ()


def test_a_die_with_several_possible_partners_waits_and_is_judged_when_rolled() -> None:
    at = player(FIRST)
    at.press("enter")
    assert at.press("space") == "4: no group yet."
    assert at.press("enter") == "4: no group yet."
    at.press("right")
    assert at.press("space") == "Move Fonnjo fours 2."


def test_one_fewer_leaves_out_the_die_that_can_be_missed() -> None:
    at = player(FIRST)  # a triplet 6 and two quads 6: the quads are a group without it
    at.press("enter")
    assert at.keys("6 6 6") == ["Move sixes 3.", "Move sixes 2.", "Nothing chosen."]
    at.keys("6 6")
    assert kept(at) == (6, 7)


def test_dice_walked_tell_their_family() -> None:
    at = player(FIRST)
    heard = at.keys("enter right right right right end")
    assert heard[1:5] == ["Fonnjo 4.", "Twin 4.", "Twin 2.", "Triplet 1."]


def test_in_crisis_a_digit_picks_a_group_and_others_are_refused() -> None:
    at = player(SECOND, (1, 2, 5), (4, 5), (1, 1, 2))
    heard = at.keys("enter a enter a enter 1 3 6 enter")
    assert heard[4:] == [
        "Crisis! Sixes 3 or threes 2?",
        "Pick first: sixes 3 or threes 2.",
        "Threes 2.",
        "Sixes 3.",
        "Fonnjo ones plus 2.",
    ]


def test_a_picture_that_leaves_out_dice_is_asked_and_then_taken() -> None:
    at = player(FIRST)
    asked, taken = at.keys("enter 4 4 b b")[-2:]
    assert (asked, taken) == ("1 more fits. Take 2? B again.", "Picture! 2, 2. Cora.")


def test_settled_brings_when_added_and_drops_when_released() -> None:
    fields = {"brings": (4,), "orphans": (2, 3)}
    assert dice_choice.settled((1, 2), True, fields) == (1, 2, 4)
    assert dice_choice.settled((1, 2, 3), False, fields) == (1,)
    assert dice_choice.settled((1, 2), True, {}) == (1, 2)


def test_of_face_finds_the_dice_that_make_a_choice_among_those_alike() -> None:
    def judge(places: tuple[int, ...]) -> Verdict:
        return Verdict.LEGAL if places in ((), (1, 2), (0, 1, 2)) else Verdict.REFUSED

    assert dice_choice.of_face((6, 6, 6), (), 6, judge) == (0, 1, 2)
    assert dice_choice.of_face((6, 6, 6), (0, 1, 2), 6, judge) == (1, 2)
    assert dice_choice.of_face((6, 6, 6), (1, 2), 6, judge) == ()
