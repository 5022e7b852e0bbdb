"""Hints: their claims, their actions, and the decisions that count as hinted."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice import games, opponents
from audiodice.core.model import Action
from audiodice.engine.entries import Move, entry_of
from audiodice.engine.journal import read
from audiodice.engine.review import review
from audiodice.engine.setup import GameSetup
from audiodice.engine.story import played, turns
from audiodice.engine.summary import summary
from audiodice.engine.table import resume
from audiodice.friends.room.chain import head_after
from audiodice.storage.records.store import Records
from audiodice.ui.game_history_menu import statistics
from audiodice.ui.play.game_alone import GameAlone
from audiodice.ui.play.hint import forced, rounded
from audiodice.ui.review import review_lines
from tests.support.each import each
from tests.support.headless import Player
from tests.support.shipped_games import SHIPPED
from tests.ui.test_one_past import Bests

GAMES = SHIPPED
ALONE = {name: GameSetup(name, ("",), ()) for name in GAMES}
PAIR = GameSetup("farkle", ("",), ("cautious",), {"target": 1000})


def by_hints(setup: GameSetup, *, turns_of_own: int = 0, seed: int = 3) -> Player:
    """Play a game by the hint key, except for the first turns, which are played by hand."""
    player = Player(setup, seed=seed, pace="instant")
    game = player.table.game
    while not player.table.over and game.round(player.table.state).round <= turns_of_own:
        player.keys("enter home b b b")
        player.let_play()
    for _ in range(2000):
        if player.table.over:
            return player
        player.press("h")
        player.let_play()
    raise AssertionError("it never ended")


# --- claims of hints -----------------------------------------------------------------------------


def decisions_of(game: Any, state: Any) -> set[tuple[Any, Action]]:
    """Return all legal decisions by brute force: each keep or pick, then each throw or end."""
    found: set[tuple[Any, Action]] = set()
    prepares = [one for one in game.legal_actions(state) if one.verb in ("keep", "pick")]
    for first in (state, *(game.apply(state, action).state for action in prepares)):
        faces, places = game.dice(first)
        kept = tuple(sorted(faces[place] for place in places))
        for action in game.legal_actions(first):
            if action.verb not in ("keep", "pick"):
                found.add((kept or first, action))
    return found


@each("name", GAMES)
@each("seed", range(5))
def test_hint_claims_a_single_option_only_if_the_rules_leave_one(name: str, seed: int) -> None:
    # B2: without a solved table, hints use a rule of thumb or the points of the turn.
    game, rng = games.load(name), random.Random(seed)
    player = Player(GameSetup(name, ("Ann", "Bea"), ()), seed=seed)
    claimed = 0
    for _ in range(120):
        if player.table.over:
            break
        state = player.table.state
        many = len(decisions_of(game, state))
        assert forced(game, state) == (many == 1)
        only = player.press("shift+h").of("hint_numbers")["only"]
        assert not only or many == 1
        claimed += only
        player.table.act(rng.choice(game.legal_actions(state)))
    assert claimed  # a first roll is forced


def test_useless_bank_still_counts_as_an_option() -> None:  # B2
    player = Player(
        GameSetup("farkle", ("Ann", "Bea", "Cid"), (), {"target": 100, "last_round": True}),
        dice=[(1, 1, 1, 1, 2, 3), (5, 5, 5, 2, 3, 4)],
    )
    player.keys("enter a b enter")  # Bea needs more than three fives
    hint = player.press("shift+h").of("hint_numbers")
    assert hint["throws"]
    assert player.table.why_not(Action("bank")) is None
    assert not hint["only"]


def test_hint_key_plays_the_best_action_not_the_next_best(all_solved: None) -> None:  # B3
    for dice in ((1, 5, 2, 2, 4, 6), (5, 5, 2, 3, 4, 6), (1, 1, 5, 2, 3, 4), (1, 1, 1, 5, 2, 3)):
        player = Player(replace(PAIR, opponents=("cautious",)), dice=[dice])
        player.press("enter")
        told = player.press("shift+h")
        assert told.of("hint_how")["first"] == bool(told.of("hint_numbers")["other"]) is True
    assert player.press("h") != told  # the second press plays it
    assert Player(PAIR).press("h").of("hint_how") == {"numbers": False, "first": False}


@given(st.floats(-20_000, 20_000))
def test_values_are_whole_but_have_one_decimal_below_one(value: float) -> None:  # C9
    shown = rounded(value)
    assert abs(float(shown) - value) <= 0.5000001
    assert isinstance(shown, int) == (abs(value) >= 0.95)
    assert isinstance(shown, int) or abs(float(shown) - value) <= 0.0500001


# --- counting hinted decisions -------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_a_game_played_by_hints_counts_as_hinted(name: str) -> None:  # C14
    table = by_hints(ALONE[name] if name != "farkle" else PAIR).table
    told = summary(table.journal)
    assert told is not None
    decided = [step for step in played(table.journal, table.game) if step.decides]
    mine = [step for step in decided if table.game.turn(step.before) == 0]
    assert told.seats[0].hinted == len(mine) == sum(step.hinted for step in decided)
    assert all(seat.hinted == 0 for seat in told.seats[1:])


@pytest.mark.parametrize("own", [0, 6, 13])
def test_end_reviews_only_decisions_made_without_a_hint(own: int, all_solved: None) -> None:
    player = by_hints(ALONE["fune"], turns_of_own=own)
    how = {0: "hinted", 13: "best"}.get(own, "rest")
    table, evaluator = player.table, opponents.reviewer("fune")
    assert evaluator is not None
    (account,) = review(table.journal, table.game, evaluator)
    ending = GameAlone(player.context, table).ending
    ending.begin()
    (costliest,) = [event for event in ending.said() if event.key == "costliest"]
    dear = [one for one in account.costliest() if one.cost >= 0.95]
    assert len(costliest.fields["dear"]) == len(dear)  # type: ignore[arg-type]
    small = any(one.cost > 1e-6 for one in account.decisions)
    assert costliest.fields["how"] == ("small" if small else how)
    assert bool(account.own) == bool(own)
    line = review_lines((account,), table, evaluator, player.context.words)[0].fields
    assert (line["decisions"], line["hinted"]) == (
        len(account.own),
        len(account.decisions) - len(account.own),
    )


@pytest.mark.parametrize(("hinted", "told"), [(False, "new_best"), (True, "best_hinted")])
def test_score_reached_by_hints_is_not_a_best_score(hinted: bool, told: str) -> None:  # C14
    player = by_hints(ALONE["fune"], turns_of_own=0 if hinted else 13)
    player.context.store = Bests(1)  # type: ignore[assignment]
    ending = GameAlone(player.context, player.table).ending
    ending.begin()
    assert [e.key for e in ending.said() if "best" in e.key] == [told]


def test_hinted_games_do_not_count_for_the_best_score(tmp_path: Path) -> None:  # C14
    records = Records(tmp_path / "records.sqlite")
    hinted, own = (by_hints(ALONE["fune"], turns_of_own=n, seed=n + 1) for n in (12, 13))
    records.record(hinted.table.journal)
    (one,) = records.stats()
    assert (one.games, one.best_score, one.best_turn, one.hinted) == (1, None, None, 1)
    records.record(own.table.journal)
    (both,) = records.stats()
    (score,) = own.table.game.outcome(own.table.state).scores  # type: ignore[union-attr]
    assert (both.games, both.best_score, both.hinted) == (2, score, 1)


@each("asks", ["h", "shift+h"])
@each(
    ("keys", "hinted"),
    [
        ("b", 1),  # whether or not it is the advice, because the advice was heard
        ("1 enter", 1),
        ("1 5 x 1 enter", 1),
        ("b x b", 1),
        ("s t d b", 1),
    ],
)
def test_every_action_of_a_decision_after_a_hint_is_hinted(
    asks: str, keys: str, hinted: int
) -> None:
    player = Player(
        GameSetup("farkle", ("Ann", "Bea"), ()), throw=lambda many: (1, 1, 1, 5, 2, 3)[:many]
    )
    player.press("enter")
    player.press(asks)
    player.keys(keys)
    steps = [step for step in played(player.table.journal, player.table.game) if step.decides]
    assert [step.hinted for step in steps] == [False, *[True] * hinted]
    player.keys("a enter")
    last = played(player.table.journal, player.table.game)[-1]
    assert not last.hinted  # the next decision is not hinted


def test_hinted_decisions_are_the_same_after_saving_and_loading(tmp_path: Path) -> None:
    player = by_hints(ALONE["fune"], turns_of_own=5)
    journal = player.table.journal
    again = read(journal.lines())
    assert [turn.hinted for turn in turns(again, player.table.game)] == [
        turn.hinted for turn in turns(journal, player.table.game)
    ]
    assert [one.hinted for one in again.entries] == [one.hinted for one in journal.entries]  # type: ignore[union-attr]
    assert list(resume(again).journal.lines()) == list(journal.lines())


@pytest.mark.parametrize("value", [1, 0, "yes", None, [True]])
def test_journal_entry_with_a_non_boolean_hinted_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match="hint"):
        entry_of({"do": "roll", "hinted": value})


@given(st.sampled_from(["roll", "bank", "keep"]), st.integers(0, 5), st.booleans())
def test_hints_do_not_change_the_hash_of_a_shared_table(
    verb: str, after: int, hinted: bool
) -> None:
    move = Move(Action(verb), (1, 2), after)
    assert head_after(b"x", replace(move, hinted=hinted)) == head_after(b"x", move)


def test_statistics_of_a_game_count_the_hints() -> None:
    player = by_hints(ALONE["fune"])
    (seat,) = [line for line in statistics(player.table) if line.key == "statistics_seat"]
    hinted = sum(turn.hinted for turn in turns(player.table.journal, player.table.game))
    assert seat.fields["hinted"] == hinted > 13
