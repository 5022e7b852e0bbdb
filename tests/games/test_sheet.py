"""The turn that the sheet games share: throws, keeps, queries, answers, ends."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.core.model import Action, Event, Game, IllegalAction, Reason
from audiodice.engine.journal import Seat, read
from audiodice.engine.table import Table, rebuild
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games.fune import SHEET
from audiodice.games.sheet import Sheet, boxes
from audiodice.games.sheet.boxes import UPPER, Box
from audiodice.games.sheet.state import State
from audiodice.opponents import generic
from tests.support.each import each

ROLL = Action("roll")

# A third variant is a table of boxes: American Yahtzee, without its joker.
YAHTZEE = Sheet(
    "yahtzee",
    (
        *UPPER,
        Box("three_of_a_kind", boxes.sum_when(boxes.alike(3))),
        Box("four_of_a_kind", boxes.sum_when(boxes.alike(4))),
        Box("full_house", boxes.when(boxes.full_house, 25)),
        Box("small_straight", boxes.when(boxes.run(4), 30)),
        Box("large_straight", boxes.when(boxes.run(5), 40)),
        Box("yahtzee", boxes.when(boxes.alike(5), 50)),
        Box("chance", boxes.sum_when(boxes.some)),
    ),
    bonus=35,
)


def keep(*places: int) -> Action:
    return Action("keep", places)


def score(box: str) -> Action:
    return Action("score", box)


def after(*moves: tuple[Action, tuple[int, ...]] | Action, seats: int = 1) -> State:
    state = SHEET.initial(seats)
    for move in moves:
        action, dice = (move, ()) if isinstance(move, Action) else move
        state = SHEET.apply(state, action, dice).state
    return state


def rolled(*dice: int, seats: int = 1) -> State:
    return after((ROLL, dice), seats=seats)


def only(events: tuple[Event, ...], key: str) -> Event:
    (found,) = [event for event in events if event.key == key]
    return found


# --- throws and keeps ---------------------------------------------------------------------------


def test_turn_has_three_throws_of_the_dice_not_kept() -> None:
    state = SHEET.initial(1)
    assert SHEET.throw_size(state, ROLL) == 5
    state = SHEET.apply(state, ROLL, (3, 3, 5, 1, 2)).state
    assert SHEET.throw_size(state, ROLL) == 5
    state = SHEET.apply(state, keep(0, 1)).state
    assert SHEET.throw_size(state, ROLL) == 3
    state = SHEET.apply(state, ROLL, (3, 2, 5)).state
    assert state.faces == (3, 3, 3, 2, 5)
    assert SHEET.dice(state) == ((3, 3, 3, 2, 5), (0, 1))  # kept dice stay kept
    state = SHEET.apply(state, ROLL, (6, 6, 6)).state
    assert SHEET.why_not(state, ROLL) == "no_throws_left"
    assert SHEET.legal_actions(state) == tuple(c.action for c in SHEET.choices(state))


def test_kept_dice_keep_their_place_and_new_ones_fill_the_gaps() -> None:
    state = after((ROLL, (1, 6, 2, 6, 3)), keep(1, 3), (ROLL, (4, 5, 4)))
    assert state.faces == (4, 6, 5, 6, 4)


def test_kept_dice_can_be_released() -> None:
    state = after((ROLL, (1, 6, 2, 6, 3)), keep(1, 3), (ROLL, (4, 5, 4)))
    step = SHEET.apply(state, keep(3))
    assert step.events[0] == Event("released", 0, {"faces": (6,), "gone": (6,), "throws": 4})
    assert SHEET.throw_size(step.state, ROLL) == 4
    assert SHEET.apply(state, keep()).state.kept == ()


def test_every_distinct_set_of_faces_is_a_legal_keep_once() -> None:
    keeps = [a for a in SHEET.legal_actions(rolled(3, 3, 5, 1, 2)) if a.verb == "keep"]
    assert len(keeps) == 3 * 2 * 2 * 2 - 1  # keeping no dice is the state already
    assert len([a for a in SHEET.legal_actions(rolled(6, 6, 6, 6, 6)) if a.verb == "keep"]) == 5


def test_roll_tells_its_new_dice_the_combination_and_the_best_box() -> None:
    state = after((ROLL, (3, 3, 5, 1, 2)), keep(0, 1))
    told = only(SHEET.apply(state, ROLL, (3, 2, 5)).events, "rolled").fields
    assert told["faces"] == (3, 2, 5)
    assert told["kept"] == (3, 3)
    assert told["all"] == (2, 3, 3, 3, 5)
    assert told["made"] == (("kind", 3, 3, 0),)
    assert (told["box"], told["points"], told["left"]) == ("three_dice", 16, 1)


def test_combination_is_named_while_its_box_is_open_and_dice_alike_always() -> None:
    def made(state: State, *dice: int) -> Any:
        return only(SHEET.apply(state, ROLL, dice).events, "rolled").fields["made"]

    start = SHEET.initial(1)
    assert made(start, 1, 2, 3, 4, 5)[0][0] == "long_straight"
    assert made(start, 6, 6, 6, 5, 5)[0][0] == "full_house"
    assert made(start, 6, 6, 1, 2, 2) == ()
    filled = after((ROLL, (6, 6, 6, 5, 5)), score("full_house"))
    assert made(filled, 6, 6, 6, 5, 5) == (("kind", 6, 3, 0),)
    filled = after((ROLL, (6, 6, 6, 6, 6)), score("fune"))
    assert made(filled, 2, 2, 2, 2, 2) == (("kind", 2, 5, 0),)


# --- refusals and questions ---------------------------------------------------------------------


@each(
    ("state", "action", "reason", "fields"),
    [
        (SHEET.initial(1), score("ones"), "roll_first", {}),
        (SHEET.initial(1), keep(0), "roll_first", {}),
        (SHEET.initial(1), Action("score"), "roll_first", {}),
        (rolled(1, 2, 3, 4, 6), keep(5), "no_such_die", {"dice": 5}),
        (rolled(1, 2, 3, 4, 6), keep(1, 1), "no_such_die", {"dice": 5}),
        (
            rolled(1, 2, 3, 4, 6), score("poker"), "no_such_box",
            {"boxes": (("short_straight", 30, 0), ("choice", 16, 0), ("sixes", 6, 0))},
        ),
        (rolled(1, 2, 3, 4, 6), Action("bank"), "no_such_action", {"verb": "bank"}),
        (
            after((ROLL, (1, 2, 3, 4, 6)), keep(0, 1, 2, 3, 4)), ROLL, "all_kept",
            {"boxes": (("short_straight", 30, 0),)},
        ),
        (
            after((ROLL, (6, 6, 6, 1, 2)), score("sixes"), (ROLL, (6, 6, 6, 1, 2))), score("sixes"),
            "box_filled", {"box": "sixes", "points": 18, "boxes": (("three_dice", 21, 0),)},
        ),
        (
            after(*[(ROLL, (6, 6, 6, 1, 2))] * 3), keep(0), "no_throws_left",
            {"boxes": (("three_dice", 21, 0),)},
        ),
    ],
)  # fmt: skip
def test_refusals(state: State, action: Action, reason: str, fields: dict[str, Any]) -> None:
    found = SHEET.why_not(state, action)
    assert found == reason
    assert isinstance(found, Reason)
    assert found.fields == fields
    with pytest.raises(IllegalAction, match=reason):
        SHEET.apply(state, action)


def test_only_a_zero_and_a_roll_of_all_five_dice_need_confirmation() -> None:
    state = rolled(1, 1, 2, 4, 6)
    asked = SHEET.confirmation(state, score("fune"))
    assert (asked, asked and asked.fields) == ("zero", {"box": "fune"})
    assert SHEET.confirmation(state, score("ones")) is None
    assert SHEET.confirmation(state, ROLL) == "roll_all"
    assert SHEET.confirmation(SHEET.initial(1), ROLL) is None
    assert SHEET.confirmation(SHEET.apply(state, keep(0)).state, ROLL) is None
    assert SHEET.confirmation(state, keep()) is None


def test_any_open_box_may_be_filled_after_any_throw() -> None:
    state = rolled(1, 1, 2, 4, 6)
    assert {c.action.arg for c in SHEET.choices(state)} == set(state.boxes)
    step = SHEET.apply(state, score("fune"))
    assert only(step.events, "zeroed").fields["points"] == 0
    assert SHEET.totals(step.state) == (0,)


def test_choices_are_ordered_by_points_then_by_rarity() -> None:
    told = [(c.action.arg, c.event.fields["points"]) for c in SHEET.choices(rolled(3, 3, 3, 3, 1))]
    assert told[:4] == [("four_dice", 13), ("three_dice", 13), ("choice", 13), ("threes", 12)]


def test_last_choice_is_the_rarest_box_that_scores_0() -> None:
    told = [(c.action.arg, c.event.fields["points"]) for c in SHEET.choices(rolled(3, 3, 3, 3, 1))]
    assert told[-3:] == [("full_house", 0), ("long_straight", 0), ("fune", 0)]


def test_number_of_throws_that_score_in_a_box() -> None:
    often = SHEET.chances
    assert {often[name] for name in ("ones", "sixes")} == {7776 - 5**5}
    told = [often[name] for name in ("fune", "four_dice", "three_dice", "full_house", "choice")]
    assert told == [6, 156, 1656, 300, 7776]
    assert [often[name] for name in ("long_straight", "short_straight")] == [240, 1200]


def from_what(box: str, *dice: int) -> Any:
    (event, *_) = SHEET.apply(rolled(*dice), score(box)).events
    return event.fields["from"]


def test_filled_box_names_the_combination_if_it_scores_it_under_another_name() -> None:
    assert from_what("choice", 5, 5, 5, 5, 5) == (("fune", 5, 5, 50),)
    assert from_what("choice", 5, 5, 2, 5, 3) == (("kind", 5, 3, 0),)
    assert from_what("three_dice", 5, 5, 2, 5, 2) == (("full_house", 5, 3, 35),)
    assert from_what("ones", 5, 5, 2, 5, 2) == ()  # for 0
    assert from_what("twos", 1, 1, 1, 2, 3) == ()
    assert from_what("fune", 5, 5, 5, 5, 5) == ()
    assert from_what("fives", 5, 5, 5, 5, 5) == ()
    assert from_what("choice", 1, 2, 4, 6, 6) == ()


# --- the sheet ----------------------------------------------------------------------------------


def test_seats_take_turns_and_each_fills_its_own_sheet() -> None:
    state = after((ROLL, (6, 6, 6, 1, 2)), score("sixes"), seats=2)
    assert state.seat == 1
    assert SHEET.dice(state) == ((), ())
    state = SHEET.apply(state, ROLL, (6, 6, 6, 6, 1)).state
    step = SHEET.apply(state, score("sixes"))
    assert only(step.events, "turn").seat == 0
    assert SHEET.totals(step.state) == (18, 24)


def sheet_of(*points: int | None) -> State:
    return State(SHEET.initial(1).boxes, (points + (None,) * (13 - len(points)),))


def test_sheet_is_told_box_by_box_with_bonus_and_total() -> None:
    state = after((ROLL, (6, 6, 6, 1, 2)), score("sixes"), seats=2)
    events = SHEET.query(state, "sheet 0")
    assert [event.key for event in events] == (
        ["sheet_line"] * 6 + ["sheet_bonus"] + ["sheet_line"] * 7 + ["sheet_total"]
    )
    assert events[5].fields == {"box": "sixes", "points": 18, "filled": True}
    assert events[0].fields == {"box": "ones", "points": 0, "filled": False}
    assert events[-1].fields == {"total": 18, "open": 12}
    assert {event.seat for event in events} == {0}
    assert {event.seat for event in SHEET.query(state, "sheet")} == {1}
    for name in ("sheet 2", "sheet -1", "sheet ", "sheet 01", "sheet x", "sheets"):
        with pytest.raises(KeyError):
            SHEET.query(state, name)


@pytest.mark.parametrize(
    ("points", "pace", "off"),
    [
        ((), "even", 0),
        ((3, 6), "even", 0),
        ((None, None, None, None, None, 24), "ahead", 6),
        ((1, 2, None, 12), "behind", 6),
    ],
)
def test_bonus_pace_expects_three_dice_for_each_filled_box(
    points: tuple[int | None, ...], pace: str, off: int
) -> None:
    (event,) = SHEET.query(sheet_of(*points), "bonus")
    assert (event.fields["pace"], event.fields["off"]) == (pace, off)


def test_before_a_roll_the_choices_are_the_open_boxes_and_the_bonus_pace() -> None:
    def told(*points: int | None) -> Any:
        boxes, bonus = SHEET.query(sheet_of(*points), "choices")
        assert (boxes.key, bonus.key) == ("open_boxes", "bonus_progress")
        return [boxes.fields[name] for name in ("count", "unfilled", "filled")]

    assert told() == [13, (), ()]
    assert told(3, None, 9) == [11, (), (("ones",), ("threes",))]
    filled = (3, 6, 9, 12, 15, 18, 20, 20, 50, 35)
    assert told(*filled, 30) == [2, (("long_straight",), ("choice",)), ()]


def test_dice_query_tells_kept_and_other_dice_and_after_the_last_roll_the_hand() -> None:
    def told(state: State) -> Any:
        (event,) = SHEET.query(state, "roll")
        return event.fields["kept"], event.fields["free"]

    state = after((ROLL, (6, 1, 1, 2, 5)), keep(1, 2), (ROLL, (4, 1, 3)))
    assert told(state) == ((1, 1), (4, 1, 3))
    state = SHEET.apply(state, ROLL, (6, 1, 3)).state
    assert told(state) == ((), (1, 1, 1, 3, 6))
    assert told(SHEET.apply(state, score("ones")).state) == ((), (1, 1, 1, 3, 6))


def test_last_round_is_announced_once_if_there_are_other_seats() -> None:
    def announced(seats: int) -> list[int | None]:
        state, found = SHEET.initial(seats), []
        while not state.over:
            state = SHEET.apply(state, ROLL, (1, 2, 3, 4, 6)).state
            state, events = SHEET.apply(state, SHEET.choices(state)[0].action)
            found += [state.turns for event in events if event.key == "last_round"]
        return found

    assert announced(2) == [24]
    assert announced(1) == []


@each(
    ("points", "progress", "need", "possible"),
    [
        ((), "running", 63, 105),
        ((3, 6, 9, 12, 15), "running", 18, 30),
        ((3, 6, 9, 12, 15, 18), "reached", 0, 0),
        ((0, 0, 0, 0), "lost", 63, 55),
        ((3, 6, 9, 12, 15, 12), "lost", 6, 0),
        ((None, None, None, 20, 25, 30), "reached", 0, 30),
    ],
)
def test_bonus_progress(
    points: tuple[int | None, ...], progress: str, need: int, possible: int
) -> None:
    (event,) = SHEET.query(sheet_of(*points), "bonus")
    assert (event.fields["progress"], event.fields["need"]) == (progress, need)
    assert event.fields["possible"] == possible
    assert (SHEET.bonus_of(sheet_of(*points), 0) == 35) == (progress == "reached")


def test_bonus_is_announced_once_when_63_is_reached() -> None:
    state = sheet_of(3, 6, 9, 12, 15)
    state = SHEET.apply(state, ROLL, (6, 6, 6, 1, 1)).state
    step = SHEET.apply(state, score("sixes"))
    assert [event.key for event in step.events] == ["scored", "bonus", "next_turn"]
    assert only(step.events, "bonus").fields == {"points": 35, "total": 98, "next": 0}
    assert only(step.events, "scored").fields["total"] == 98
    state = SHEET.apply(step.state, ROLL, (6, 6, 6, 1, 1)).state
    assert "bonus" not in [e.key for e in SHEET.apply(state, score("choice")).events]


def test_game_ends_when_every_box_is_filled_and_ties_are_kept() -> None:
    state = SHEET.initial(2)
    events: tuple[Event, ...] = ()
    while not state.over:
        state = SHEET.apply(state, ROLL, (1, 2, 3, 4, 6)).state
        state, events = SHEET.apply(state, SHEET.choices(state)[0].action)
    assert state.turns == 26
    outcome = SHEET.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0, 1),)
    assert outcome.scores == SHEET.totals(state) == (62, 62)
    ended = only(events, "ended")
    assert ended.seat is None
    assert ended.fields == {"scores": (62, 62), "ranking": ((0, 1),), "turns": 13}


# --- a third variant ----------------------------------------------------------------------------


def test_american_yahtzee_can_be_played_to_its_end() -> None:
    game: Game[State] = YAHTZEE
    for number in range(20):
        throw, stream = SeededThrow(number), chance(number, "yahtzee")
        seats = [Seat(f"P{n}") for n in range(1 + number % 3)]
        table = Table(game, seats, throw, seed=number)
        while not table.over:
            assert table.state.open == bool(game.choices(table.state))
            for name in game.queries:
                assert game.query(table.state, name)
            table.act(generic.random(game, table.state, stream))
        outcome = game.outcome(table.state)
        assert outcome is not None
        assert all(None not in line for line in table.state.scores)
        again = rebuild(read(list(table.journal.lines())), game, SeededThrow(number))
        assert again.state == table.state


@pytest.mark.parametrize(
    ("dice", "box", "points"),
    [
        ((2, 2, 3, 3, 3), "full_house", 25),
        ((1, 2, 3, 4, 6), "small_straight", 30),
        ((2, 3, 4, 5, 6), "large_straight", 40),
        ((4, 4, 4, 4, 4), "yahtzee", 50),
        ((4, 4, 4, 4, 1), "three_of_a_kind", 17),
    ],
)
def test_american_yahtzee_scores(dice: tuple[int, ...], box: str, points: int) -> None:
    assert YAHTZEE.worth(dice)[box] == points
