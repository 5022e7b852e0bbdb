"""Practice: which decisions are taken up, how they are set up and graded, and when they return."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice import games, opponents
from audiodice.core.model import Action
from audiodice.engine.entries import Header, Move
from audiodice.engine.journal import Journal, JournalError, Seat
from audiodice.engine.practice import (
    DAYS,
    KINDS,
    MOST,
    Losses,
    Place,
    PracticeBook,
    by_kind,
    line_of,
    losses,
    set_up,
    small_loss,
    taken_up,
    verdict,
    weeks,
)
from audiodice.engine.review import review
from tests.support.each import each
from tests.support.practising import TODAY, game_of_a_person, practised

GAMES = ("farkle", "fune", "dice4fun", "fonnjo_foon")
DATES = st.dates(date(1, 1, 1), date(9999, 11, 1))
NOTHING = Losses("", "fune", TODAY, "points", {"kept": (1, 0.0)})


def place(number: int = 0, due: date = TODAY) -> Place:
    return Place(f"{number:016}", "[]", 0, (Action("roll"),), 2.0, "points", due)


# --- taking up


@each("name", GAMES)
def test_the_costliest_decisions_are_taken_up_and_set_up_as_they_were(
    name: str, all_solved: None
) -> None:
    places, lost = practised(name)
    journal, game, evaluator = game_of_a_person(name), games.load(name), opponents.reviewer(name)
    assert evaluator is not None
    account = review(journal, game, evaluator)[0]
    costs = sorted((one.cost for one in account.decisions), reverse=True)
    unit = places[0].unit
    assert [one.loss for one in places] == costs[:3]
    assert lost.decisions == len(costs)
    assert lost.lost == pytest.approx(account.cost)
    for one in places:
        assert one.loss >= 3 * small_loss(name, journal.header.options, unit)
        table = set_up(one.journal, one.seat)
        assert evaluator.decisions(table.state)[0].actions == one.best
        decided = next(d for d in account.decisions if d.cost == one.loss)
        assert game.dice(table.state)[0] == game.dice(decided.state)[0]


@each("name", GAMES)
def test_answers_are_graded_by_what_they_lose(name: str, all_solved: None) -> None:
    evaluator = opponents.reviewer(name)
    assert evaluator is not None
    for one in practised(name)[0]:
        table = set_up(one.journal, one.seat)
        begin = table.state
        for decision in evaluator.decisions(begin):
            for action in decision.actions[:-1]:
                table.act(action)
            found = verdict(evaluator, table, begin, decision.actions[-1])
            table.state = begin
            assert found.value == pytest.approx(decision.value)
            assert found.best == one.best
            small = small_loss(name, one.journal.header.options, one.unit)
            assert found.right == (found.best_value - decision.value <= small)
            if found.chosen != decision.actions:  # another one with the same value
                assert found.chosen[-1] == decision.actions[-1]


def test_hinted_and_cheap_decisions_are_not_taken_up(all_solved: None) -> None:
    journal = game_of_a_person("fune")
    moves = [replace(entry, hinted=True) for entry in journal.entries if isinstance(entry, Move)]
    hinted = Journal(journal.header, [*moves])
    evaluator, game = opponents.reviewer("fune"), games.load("fune")
    assert evaluator is not None
    accounts = review(hinted, game, evaluator)
    assert taken_up(hinted, game, accounts, (0,), "points", TODAY) == ()
    assert losses(hinted, game, accounts, (0,), "points", TODAY).decisions == 0
    cheap = review(journal, game, evaluator)
    cheap[0].decisions[:] = [replace(one, cost=1.4999) for one in cheap[0].decisions]
    assert taken_up(journal, game, cheap, (0,), "points", TODAY) == ()


# --- places that cannot be set up


def _without_dice(told: list[dict[str, Any]]) -> None:
    thrown = next(line for line in told if "dice" in line)
    del thrown["dice"]


def _refused_option(told: list[dict[str, Any]]) -> None:
    told[0]["options"] = {"boxes_of_a_later_version": 3}


def _another_game(told: list[dict[str, Any]]) -> None:
    told[0]["game"] = "yacht"


def _no_object(told: list[dict[str, Any]]) -> None:
    told[1] = 5  # type: ignore[call-overload]


def _no_verb(told: list[dict[str, Any]]) -> None:
    told[1] = {"dice": [1]}


@each("spoil", [_without_dice, _refused_option, _another_game, _no_object, _no_verb])
def test_a_place_that_the_rules_refuse_is_an_error_in_words(spoil: Any, all_solved: None) -> None:
    one = practised("fune")[0][0]
    told = json.loads(one.told)
    spoil(told)
    with pytest.raises(JournalError, match=r"^line \d+: ."):
        set_up(replace(one, told=json.dumps(told)).journal, one.seat)


def test_a_place_of_another_seat_is_refused(all_solved: None) -> None:
    one = practised("farkle")[0][0]
    with pytest.raises(JournalError):
        set_up(one.journal, 1)
    with pytest.raises(JournalError):
        set_up(Journal(Header("farkle", (Seat("", "bold"), Seat("")), {})), 0)


# --- the schedule


@given(DATES, st.lists(st.booleans(), max_size=30))
def test_right_answers_come_back_after_1_3_7_and_21_days_and_then_no_more(
    today: date, answers: list[bool]
) -> None:
    one, row = place(due=today), 0
    for right in answers:
        assert one.is_due(today)
        after = one.answered(today, right=right)
        if right and row == len(DAYS):
            assert after is None
            return
        row = row + 1 if right else 1
        assert after is not None
        assert (after.due - today).days == DAYS[row - 1]
        assert not after.is_due(after.due - timedelta(1))
        if after.due > date(9999, 11, 1):
            return
        one, today = after, after.due


@given(DATES, DATES)
def test_whatever_the_clock_does_a_place_is_due_within_21_days(due: date, today: date) -> None:
    one = place(due=due)
    days = (today + timedelta(n) for n in range(DAYS[-1] + 1))
    assert any(one.is_due(day) for day in days)


def test_a_clock_that_went_back_a_year_neither_loses_nor_blocks() -> None:
    book = PracticeBook()
    book.take([place()], NOTHING)
    book.answer(place(), NOTHING, TODAY + timedelta(365), right=True)
    assert book.due(TODAY) == tuple(book.places.values())


# --- what is kept


def test_book_keeps_500_places_and_the_newest() -> None:
    book = PracticeBook()
    book.take(map(place, range(MOST + 7)), NOTHING)
    assert list(book.places) == [f"{n:016}" for n in range(7, MOST + 7)]


def test_answers_move_and_retire_places_and_a_game_counts_once() -> None:
    book, game = PracticeBook(), replace(NOTHING, of="abc")
    book.take([place(1), place(2)], game)
    book.take([place(1)], game)
    assert book.losses == (game,)
    book.answer(book.places[place(1).id], NOTHING, TODAY, right=False)
    assert [one.id for one in book.due(TODAY)] == [place(2).id]
    assert len(book.due(TODAY + timedelta(1))) == 2
    for _ in range(5):
        book.answer(book.places[place(2).id], NOTHING, TODAY, right=True)
    assert list(book.places) == [place(1).id]
    again = PracticeBook()
    for line in book.lines():
        again.read(line)
    assert (again.places, again.losses) == (book.places, book.losses)


@each("name", GAMES)
def test_places_of_a_game_come_back_from_their_lines(name: str, all_solved: None) -> None:
    places, lost = practised(name)
    book, again = PracticeBook(), PracticeBook()
    book.take(places, lost)
    for line in book.lines():
        again.read(line)
    assert tuple(again.places.values()) == places
    assert again.losses == (lost,)


SEALED = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["kept", "points", "fune", "2026-11-27"]),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(
        st.sampled_from(["do", "arg", "game", "kept", "seats", *KINDS]), inner, max_size=4
    ),
    max_leaves=12,
)  # fmt: skip
NAMES = ("place", "answered", "lost", "due", "step", "seat", "best", "loss", "unit", "family",
         "journal", "of", "game", "day")  # fmt: skip


@given(st.dictionaries(st.sampled_from(NAMES), SEALED), st.sampled_from(NAMES))
def test_whatever_stands_in_a_whole_line_is_kept_or_an_error_in_words(
    fields: dict[str, Any], without: str
) -> None:
    book = PracticeBook()
    book.take([place()], NOTHING)
    whole = next(iter(book.lines()))
    record = {**json.loads(whole), **fields}
    del record["sum"]
    record.pop(without, None)
    book = PracticeBook()
    try:
        book.read(line_of(record))
    except ValueError as error:
        assert str(error)  # noqa: PT017 - it need not be refused
    for one in book.due(TODAY):
        with pytest.raises(JournalError):
            set_up(one.journal, one.seat)
    for line in book.lines():
        PracticeBook().read(line)


# --- progress


def test_progress_by_week_and_kind() -> None:
    def lost(day: date, **kinds: tuple[int, float]) -> Losses:
        return Losses("", "fune", day, "points", kinds)

    monday = date(2026, 11, 23)
    found = [
        lost(monday, kept=(8, 6.0), rolled=(2, 2.0)),
        lost(monday + timedelta(6), kept=(10, 4.0)),
        lost(monday + timedelta(7), filled=(4, 0.0)),
    ]
    assert weeks(found) == ((monday, 20, 0.6), (monday + timedelta(7), 4, 0.0))
    assert by_kind(found) == {"kept": pytest.approx(10 / 12), "rolled": pytest.approx(2 / 12)}
    assert weeks([lost(date(1, 1, 1), kept=(1, 1.0))])[0].decisions == 1
    assert by_kind([]) == {}
