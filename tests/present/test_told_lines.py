"""Single lines of the language of sounds: rare events, and lines that depend on the seat."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.core.model import Event, Value
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener
from audiodice.storage import paths
from tests.support.each import each

BO = Listener(("You", "Bo"), frozenset({0}))
THREE = Listener(("You", "Bo", "Cora"), frozenset({0}))
TWO_HERE = Listener(("Ann", "Ben"), frozenset({0, 1}))


def told(game: str, event: Event, listener: Listener = BO, verbosity: str = "normal") -> str:
    cues = Cues(paths.sounds())
    cues.play(game, listener)
    cues.language.verbosity = verbosity
    return " ".join(cues.message(event).split())


def fields(**given: Value) -> dict[str, Value]:
    return given


SHEET: dict[str, Value] = {"box": "threes", "points": 9, "total": 74, "from": ()}


@each(
    ("game", "key", "seat", "given", "line"),
    [
        ("fune", "scored", 0, SHEET, "@0 tell_box 3 tell_points 9 tell_total 74"),
        ("fune", "scored", 1, SHEET, "@50 turn_other @0 tell_box 3 tell_points 9 tell_total 74"),
        (
            "fune", "zeroed", 0, {**SHEET, "box": "fune"},
            "@0 combo_five tell_points 0 tell_total 74",
        ),
        ("fune", "bonus", 0, fields(points=35, total=109), "tell_points 35 tell_total 109"),
        (
            "fune", "box_filled", 0, fields(box="ones", points=3, boxes=(("choice", 14, 0),)),
            "tell_no tell_box 1 tell_points 3 | combo_any tell_points 14",
        ),
        ("fune", "no_such_die", 0, fields(dice=5), "tell_dice 5"),
        ("fune", "roll_all", 0, fields(count=5), "tell_left 5"),
        ("dice4fun", "zero", 0, fields(box="two_pairs"), "combo_pair combo_pair tell_points 0"),
        (
            "dice4fun", "podium", 1, fields(place=2, points=180, shared=False),
            "tell_choice 2 @50 turn_other tell_total 180",
        ),
        ("farkle", "last_round", 1, {}, "tell_round tell_left 1"),
        (
            "farkle", "farkled", 0, fields(faces=(2, 3, 4), lost=25, taken=((1,),)),
            "2 3 4 tell_lost 25",
        ),
        ("farkle", "farkled", 1, fields(faces=(2, 3), lost=0, taken=()),
         "@50 turn_other @0 tell_lost 0"),
        ("farkle", "worthless", 0, fields(faces=(2, 2)), "tell_no 2 2"),
        ("fonnjo_foon", "picture_leaves", 0, fields(count=2, points=9),
         "tell_left 2 tell_points 9"),
        ("fonnjo_foon", "foon", 1, fields(lost=0, day=1, dungeon=0),
         "@50 turn_other @0 tell_lost 0"),
        ("fonnjo_foon", "no_crisis", 0, {}, "tell_no"),
        (
            "fonnjo_foon", "no_such_group", 0, fields(face=2, groups=((6, 3), (3, 2))),
            "tell_no 2 tell_need tell_group 6 | 3 @0 | tell_group 3 | 2",
        ),
        (
            "farkle", "statistics_seat", 1,
            fields(turns=12, best=65, worst=0, mean="16.5", hinted=0),
            "@50 turn_other tell_round 12 | tell_points 65 | tell_points 0 | tell_points 16.5",
        ),
        ("farkle", "statistics_ranking", None, fields(places=((0, 90), (1, 80))),
         "@0 turn_mine tell_total 90 @0 | @50 turn_other tell_total 80"),
        ("farkle", "statistics_margin", None, fields(margin=10), "tell_points 10"),
        ("farkle", "too_many_seats", None, fields(game="Farkle", most=8), "tell_no tell_seat 8"),
        ("farkle", "menu_changed", None, fields(place=2, value=(True,)), "tell_yes"),
        ("farkle", "menu_move", None, fields(place=12, value=(30,)), "12 tell_choice 30"),
        ("farkle", "game_over", 0, {}, "tell_no tell_round"),
        ("farkle", "watching", 1, fields(game="Farkle", players=("Bo",)), "@50 turn_other"),
        ("farkle", "settings_broken", None, fields(file="x", why="y"), "text"),
        (
            "farkle", "hint_numbers", 0,
            fields(faces=(1, 5), commit=False, throws=4, unit="chance", value="49.3", gap="1.2"),
            "( 1 5 ) tell_left 4 tell_total 49.3 tell_lost 1.2",
        ),
        (
            "farkle", "hint_numbers", 0,
            fields(faces=(5,), commit=True, throws=0, unit="turn", value="9.5", gap=""),
            "( 5 ) bank tell_points 9.5",
        ),
        ("farkle", "hint_not_ready", None, fields(percent=12), "thinking | 12"),
        ("farkle", "still_solving", 1, fields(percent=7), "@50 turn_other @0 thinking | 7"),
        ("fune", "review_decision", 0, fields(turn=3, faces=(1, 1, 5), cost="4.2", done="Roll."),
         "tell_round 3 tell_dice 1 1 5 | tell_lost 4.2"),
        (
            "fune", "review_seat", 0,
            fields(unit="points", result="240.0", expected="254.6", luck="9.1", luck_sign="minus",
                   cost="5.5", cost_sign="plus", others="0.0", others_sign="zero", right=30,
                   decisions=39),
            ("@0 turn_mine @0 tell_total 240 | tell_need 254.6 | tell_lost 9.1 |"
             " tell_choice tell_lost 5.5 | tell_choice 30 tell_choices 39"),
        ),
        ("farkle", "game_damaged", None, fields(line=9, turns=4, why="y"),
         "tell_lost game_resumed tell_round 4"),
    ],
)  # fmt: skip
def test_event_has_the_expected_cues(
    game: str, key: str, seat: int | None, given: dict[str, Any], line: str
) -> None:
    assert told(game, Event(key, seat, given)) == line


SCORES = fields(scores=(455, 480))


@pytest.mark.parametrize(
    ("listener", "seat", "line"),
    [
        (BO, 0, "@0 | @0 turn_mine tell_total 455 @0 | @50 turn_other tell_total 480"),
        (BO, 1, ""),
        (TWO_HERE, 1, "tell_seat 2"),
    ],
)
def test_turn_of_the_listener_includes_scores_at_full_verbosity(
    listener: Listener, seat: int, line: str
) -> None:
    event = Event("turn", seat, SCORES)
    assert told("farkle", event, listener, "full") == line
    assert told("farkle", event, listener) == ("tell_seat 2" if listener is TWO_HERE else "")


def test_each_of_several_opponents_has_a_number_and_a_place() -> None:
    event = Event("scores", 0, fields(scores=(1, 2, 3), target=1000))
    assert told("farkle", event, THREE, "brief") == (
        "@0 turn_mine tell_total 1 @0 | @-70 name_1 tell_seat 2 tell_total 2"
        " @0 | @70 name_2 tell_seat 3 tell_total 3"
    )


@pytest.mark.parametrize(("seats", "line"), [(2, "@0 turn_mine tell_total 9"), (3, "")])
def test_podium_tells_the_first_three_places_once(seats: int, line: str) -> None:
    scores = (9, 8, 7)[:seats]
    ranking = tuple((seat,) for seat in range(seats))
    event = Event("ended", None, fields(scores=scores, ranking=ranking, turns=15))
    assert told("dice4fun", event, THREE if seats == 3 else BO).startswith(line)
    assert bool(told("dice4fun", event, THREE if seats == 3 else BO)) is bool(line)


def test_game_without_sound_words_is_left_to_the_screen() -> None:
    assert told("farkle", Event("something_new")) == "text"
    assert told("farkle", Event("choice", 0)) == "text"  # these fields are missing in the message
