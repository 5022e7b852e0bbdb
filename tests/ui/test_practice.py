"""Practice: the costliest decisions of a game, answered again by the keys of the game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import Decision
from audiodice.engine.drills import families
from audiodice.engine.practice import DAYS, Place, PracticeBook, set_up
from audiodice.engine.setup import GameSetup
from audiodice.opponents import tables
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.solved_tables import SolvedTable
from audiodice.ui.learning.practice import FEW_SEATS, PracticeScreen, told
from audiodice.ui.seating import listener
from tests.engine.test_practice import NOTHING
from tests.support import ready
from tests.support.each import each
from tests.support.headless import InlineBackground, Player
from tests.support.practising import practised
from tests.support.said import Heard

GAMES = ("farkle", "fune", "dice4fun", "fonnjo_foon")
VERDICTS = {"practise_right", "practise_near", "practise_wrong"}
T = TypeVar("T")


def badly(game: str, path: Path | None = None, **how: Any) -> tuple[Player, Heard]:
    """Play a whole game without thinking; returns the player and what the end says."""
    player = Player(GameSetup(game), seed=7, pace="instant", **how)
    if path is not None:
        player.context.practice = PracticeFile(path, InlineBackground())
    for key in ("enter a enter a b b 1 2 3 4 5 6 " * 200).split():
        player.press(key)
        player.let_play()
        if player.table.over:
            return player, next(heard for heard in reversed(player.heard) if "ended" in heard.keys)
    raise AssertionError("it never ended")


def practising(game: str, **how: Any) -> tuple[Player, tuple[Place, ...]]:
    """A player at the first of the places of a game."""
    places, lost = practised(game)
    player = Player(**how)
    player.press("escape")
    player.context.practice.take(places, lost)
    player.router.do(lambda: player.context.practise(places))
    return player, places


def screen(player: Player) -> PracticeScreen:
    found = player.router.screen
    assert isinstance(found, PracticeScreen)
    return found


def answer(player: Player, decision: Decision) -> Heard:
    """Answer with a decision, as its keys would."""
    game = screen(player).game
    before = len(player.out.lines)
    player.router.do(lambda: game.play(*decision))
    return Heard.joined(player._since(before))


def best_of(player: Player, place: Place) -> list[Decision]:
    """All decisions at a place, the best first."""
    evaluator = opponents.reviewer(screen(player).table.game.name)
    assert evaluator is not None
    return [one.actions for one in evaluator.decisions(set_up(place.journal, place.seat).state)]


# --- after a game


@each("game", GAMES)
def test_shift_t_practises_the_costliest_decisions_of_a_game(
    game: str, tmp_path: Path, all_solved: None
) -> None:
    folder, path = tmp_path / game, tmp_path / f"{game}.jsonl"
    player, end = badly(game, path, keep_in=folder)
    assert end.of("to_practise")["count"] == 3
    assert len(PracticeFile(path, None).places) == 3
    asked = player.press("shift+t")
    asked_for = asked.of("practise_place")
    assert (asked_for["place"], asked_for["count"]) == (1, 3)
    assert asked_for["turn"] > 0
    assert "practise_keys" in asked.keys
    kept = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    place = screen(player)._run._tasks[0]
    assert isinstance(place, Place)
    assert "practise_right" in answer(player, place.best).keys
    second = player.press("enter")
    assert second.of("practise_place")["place"] == 2
    assert "practise_keys" not in second.keys
    player.press("shift+t")
    over = player.press("shift+t").of("practise_over")
    assert over == {"right": 1, "count": 1, "skipped": 2}
    assert player.table.over
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == kept
    again = PracticeFile(path, None)
    assert len(again.due(player.context.day)) == 2
    assert again.places[place.id].step == 1
    assert player.press("shift+t").of("practise_place")["count"] == 2


def test_shift_t_has_nothing_before_the_end() -> None:
    player = Player(GameSetup("fune", ("",), ()))
    assert player.press("shift+t").keys == ["practise_none"]


def test_the_table_that_comes_after_the_end_still_leads_to_practice() -> None:
    player, end = badly("fune")
    assert "to_practise" not in end.keys
    assert player.press("shift+t").keys == ["practise_none"]
    (handle,) = tables.requested()  # the end asked for it
    assert isinstance(handle, SolvedTable)
    assert player.router.due() is None
    handle.table = ready.solved("fune").table
    assert player.let_play().of("to_practise")["count"] == 3
    assert player.router.due() is None
    assert "practise_place" in player.press("shift+t").keys


# --- what is told


@each("game", GAMES)
def test_a_place_is_told_in_at_most_30_words(game: str, all_solved: None) -> None:
    longest = ""
    for seed in range(1, 7):
        for place in practised(game, seed)[0]:
            player = Player()
            table = set_up(place.journal, place.seat)
            who = listener(table, player.context.words)
            player.context.words.play(game, who)
            text = player.context.words.utter(told(table, who))
            longest = max(longest, text, key=lambda one: len(one.split()))
    assert len(longest.split()) <= 25, longest  # and five: "1 of 3, turn 13."


def test_with_many_seats_only_the_standing_is_told(all_solved: None) -> None:
    place = practised("farkle")[0][0]
    table = set_up(place.journal, place.seat)
    table.seats *= FEW_SEATS
    who = listener(table, Player().context.words)
    assert told(table, who)[0].key == "standing"


# --- answers


@each("game", GAMES)
def test_every_decision_is_graded_and_may_be_answered_again(game: str, all_solved: None) -> None:
    player, places = practising(game)
    decisions = best_of(player, places[0])
    before = screen(player).table.state
    for decision in (decisions[-1], decisions[0], decisions[-1]):
        heard = answer(player, decision)
        wrong = decision == decisions[-1]
        assert VERDICTS & {*heard.keys} == {"practise_wrong" if wrong else "practise_right"}
        assert screen(player).table.state == before
        if wrong:
            told_ = heard.of("practise_wrong")
            assert float(told_["yours"]) < float(told_["value"])
    book, day = player.context.practice, player.context.day
    assert book.places[places[0].id].due == day + timedelta(DAYS[0])  # the first answer counts
    assert len(book.losses) == 2


def test_keys_of_the_game_answer_and_enter_goes_on_only_after_the_verdict(
    all_solved: None,
) -> None:
    player, _ = practising("farkle")
    player.press("a")
    first = player.press("enter")
    assert VERDICTS & {*first.keys}
    player.press("a")  # another message: Enter answers again
    assert player.press("enter").keys == ["practise_same", "practise_next"]
    assert player.press("enter").of("practise_place")["place"] == 2


def test_a_refused_answer_says_why_and_the_dice_again(all_solved: None) -> None:
    player, places = practising("farkle")
    assert player.press("enter").keys == ["nothing_kept", "last_roll"]
    assert player.context.practice.places[places[0].id].step == 0
    assert "practise_place" in player.press("tab").keys


def test_selecting_is_undone_but_nothing_before_the_place(all_solved: None) -> None:
    player, _ = practising("farkle")
    table = screen(player).table
    steps = table.steps
    player.press("a")
    assert player.press("backspace").keys[0] == "undone"
    assert table.steps == steps
    assert player.press("backspace").keys == ["nothing_to_undo"]
    player.context.settings.undo = "step"
    assert player.press("backspace").keys == ["nothing_to_undo"]


@each("game", GAMES)
def test_h_gives_half_a_hint_then_the_answer_which_counts_as_wrong(
    game: str, all_solved: None
) -> None:
    player, places = practising(game)
    half = player.press("h")
    assert "practise_answer" not in half.keys
    book = player.context.practice
    assert book.places[places[0].id].step == 0
    whole = player.press("h")
    assert "practise_answer" in whole.keys
    assert book.places[places[0].id].step == 1
    assert player.press("enter").of("practise_place")["place"] == 2


def test_a_right_answer_after_half_a_hint_comes_back_tomorrow(all_solved: None) -> None:
    player, places = practising("fune")
    book = player.context.practice
    book.places[places[0].id] = replace(places[0], step=3)
    player.press("h")
    assert "practise_right" in answer(player, places[0].best).keys
    assert book.places[places[0].id].step == 1


def test_escape_ends_and_the_words_are_those_of_the_table_below(all_solved: None) -> None:
    player, _ = badly("fune")
    places, lost = practised("farkle")
    player.context.practice.take(places, lost)
    player.router.do(lambda: player.context.practise(places))
    assert player.context.words.game == "farkle"
    player.press("escape")
    assert player.context.words.game == "fune"


# --- places that cannot be set up, and a file that is damaged


def test_a_place_that_the_rules_refuse_is_told_left_out_and_kept(all_solved: None) -> None:
    player = Player()
    player.press("escape")
    places, lost = practised("fune")
    book = player.context.practice
    told_ = json.loads(places[0].told)
    del told_[1]["dice"]
    bad = replace(places[0], told=json.dumps(told_))
    book.take([bad, places[1]], lost)
    before = len(player.out.lines)
    player.router.do(lambda: player.context.practise(book.due(player.context.day)))
    heard = Heard.joined(player._since(before))
    assert heard.keys[0] == "practise_refused"
    assert heard.of("practise_place")["place"] == heard.of("practise_place")["count"] == 2
    assert bad.id in book.places
    assert [one.id for one in book.due(player.context.day)] == [places[1].id]
    book.places = {bad.id: bad}
    book.refused.clear()
    player.press("escape")
    player.router.do(lambda: player.context.practise((bad,)))
    assert not isinstance(player.router.screen, PracticeScreen)


def test_damaged_lines_are_told_once_when_the_menu_opens(tmp_path: Path) -> None:
    path = tmp_path / "practice.jsonl"
    path.write_text("{}\n")
    player = Player()
    player.context.practice = PracticeFile(path, InlineBackground())
    player.press("escape")
    open_menu(player)
    first = player.heard[-1]
    assert first.of("practice_line_bad")["line"] == 1
    player.press("escape")
    assert "practice_line_bad" not in player.press("enter").keys


# --- the menu


def open_menu(player: Player) -> Heard:
    """Open the menu of practice from the main menu."""
    place = next(n for n, entry in enumerate(player.entries) if entry.startswith("Practise"))
    player.press("home")
    player.keys("down " * place)
    return player.press("enter")


def test_main_menu_says_how_many_are_due(all_solved: None) -> None:
    player = Player()
    player.press("escape")
    labels = {str(entry) for entry in player.entries}
    places, lost = practised("fune")
    player.context.practice.take(places, lost)
    (due,) = {str(entry) for entry in player.entries} - labels
    assert "3" in due
    open_menu(player)
    assert player.press("enter").of("practise_place")["count"] == 3


@each("game", GAMES)
def test_without_places_there_are_drills(game: str, all_solved: None) -> None:
    player = Player()
    player.context.seed = 11
    player.press("escape")
    open_menu(player)
    player.keys("home " + "down " * sorted_games().index(game))
    opened = player.press("enter")
    assert len(player.entries) == 1 + len(families(game))
    asked = player.press("enter")
    assert asked.of("practise_place") == {"place": 1, "count": 5, "turn": 0}
    assert opened
    run = screen(player)._run
    begin = run._begin
    evaluator = opponents.reviewer(game)
    assert evaluator is not None
    best, *_, worst = (one.actions for one in evaluator.decisions(begin))
    assert "practise_wrong" in answer(player, worst).keys
    assert "practise_right" in answer(player, best).keys
    assert len(player.context.practice.losses) == 1
    assert player.context.practice.places == {}


def sorted_games() -> list[str]:
    return [game for game in games.names() if families(game)]


def test_progress_is_told_in_two_sentences_a_game(all_solved: None) -> None:
    player = Player()
    player.press("escape")
    open_menu(player)
    assert player.keys("end enter")[-1].keys == ["progress_empty"]
    for game in ("fune", "farkle"):
        player.context.practice.take(*practised(game))
    player.keys("end enter")
    keys = [item.event.key for item in player.router.screen.items]  # type: ignore[attr-defined]
    assert keys == ["progress_weeks", "progress_kinds"] * 2


# --- what is heard is kept


class _Waiting(AtOnce):
    """Does nothing before it is told to."""

    def __init__(self) -> None:
        self.works: list[Callable[[], object]] = []

    def start(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        self.works.append(lambda: future.set_result(work()))
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        return super().later(steps)


def test_a_verdict_is_heard_only_once_the_answer_is_on_the_disk(
    tmp_path: Path, all_solved: None
) -> None:
    path, disk = tmp_path / "practice.jsonl", _Waiting()
    player, places = practising("fune")
    player.context.practice = book = PracticeFile(path, disk)
    book.take(places, NOTHING)
    disk.works.pop()()
    assert not VERDICTS & {*answer(player, places[0].best).keys}
    assert PracticeFile(path, None).places[places[0].id].step == 0
    disk.works.pop()()
    assert VERDICTS & {*player.let_play().keys}
    again: PracticeBook = PracticeFile(path, None)
    assert again.places[places[0].id].step == 1
    assert re.fullmatch(r"[0-9a-f]{16}", places[0].id)


@each("game", GAMES)
def test_a_small_loss_is_right_and_told(game: str, all_solved: None) -> None:
    evaluator = opponents.reviewer(game)
    assert evaluator is not None
    for seed in range(1, 30):
        for place in practised(game, seed)[0]:
            table = set_up(place.journal, place.seat)
            best, *others = evaluator.decisions(table.state)
            scale, small = (100, 0.5) if place.unit == "chance" else (1, 0.29)
            for other in others:
                if 0.06 < scale * (best.value - other.value) < small:
                    player = Player()
                    player.press("escape")
                    player.context.practice.take([place], NOTHING)
                    player.router.do(partial(player.context.practise, (place,)))
                    near = answer(player, other.actions).of("practise_near")
                    assert 0.05 < float(near["loss"]) <= small
                    assert player.context.practice.places[place.id].step == 1
                    assert player.context.practice.places[place.id].due > place.due
                    return
    raise AssertionError("no decision was nearly the best")
