"""The parts of a review add up exactly, and luck is 0 on average."""

from __future__ import annotations

from math import sqrt

import pytest

from audiodice import games, opponents
from audiodice.core.model import Action
from audiodice.engine.journal import Journal, Seat
from audiodice.engine.review import Account, review
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from tests.support.ready import finished

SEATINGS = [
    ("fune", ("cautious",)),
    ("fune", ("steady", "random")),
    ("dice4fun", ("bold",)),
    ("dice4fun", ("random", "steady", "cautious")),
    ("farkle", ("bold",)),
    ("farkle", ("steady", "random")),
    ("farkle", ("cautious", "bold")),
    ("farkle", ("steady", "cautious", "bold")),
    ("fonnjo_foon", ("bold",)),
    ("fonnjo_foon", ("weak", "random")),
    ("fonnjo_foon", ("steady", "cautious", "bold")),
]


def reviewed(table: Table) -> tuple[Account, ...]:
    evaluator = opponents.reviewer(table.game.name)
    assert evaluator is not None
    return review(table.journal, table.game, evaluator)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "policies"), SEATINGS)
def test_luck_and_costs_add_up_to_the_result(
    game: str, policies: tuple[str, ...], seed: int, all_solved: None
) -> None:
    table = finished(game, policies, seed)
    accounts = reviewed(table)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    for seat, account in enumerate(accounts):
        told = account.expected + account.luck - account.cost + account.others
        assert told == pytest.approx(account.result, abs=1e-9)
        assert min((one.cost for one in account.decisions), default=0) > -1e-9
        assert account.cost == pytest.approx(sum(one.cost for one in account.decisions))
        if game == "farkle" and len(policies) == 2:
            assert account.result == (seat in outcome.winners) / len(outcome.winners)
        else:
            assert account.result == outcome.scores[seat]


@pytest.mark.parametrize("seed", range(3))
def test_in_farkle_for_two_luck_of_one_seat_is_bad_luck_of_the_other(
    seed: int, all_solved: None
) -> None:
    first, second = reviewed(finished("farkle", ("cautious", "bold"), seed))
    assert first.expected + second.expected == pytest.approx(1, abs=1e-6)  # kept values: rounded
    assert first.others == pytest.approx(second.cost - second.luck, abs=1e-4)


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_on_a_score_sheet_other_seats_have_no_effect(game: str, all_solved: None) -> None:
    for account in reviewed(finished(game, ("steady", "random"), 4)):
        assert account.others == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "seats"), [("fune", 1), ("dice4fun", 1), ("farkle", 2), ("fonnjo_foon", 1)]
)
def test_perfect_play_costs_nothing(game: str, seats: int, all_solved: None) -> None:
    for account in reviewed(finished(game, ("perfect",) * seats, 5)):
        assert account.cost == pytest.approx(0, abs=1e-9)
        assert account.costliest() == []


def test_average_luck_is_zero(all_solved: None) -> None:
    """Over games of any player: 60 at FUNE by cautious, who errs much."""
    lucks = [reviewed(finished("fune", ("cautious",), seed))[0].luck for seed in range(60)]
    mean = sum(lucks) / len(lucks)
    sd = sqrt(sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1))
    assert abs(mean) < 3.5 * sd / sqrt(len(lucks))


def test_costliest_decisions_come_first_with_the_better_one(all_solved: None) -> None:
    (account,) = reviewed(finished("fune", ("random",), 6))
    dearest = account.costliest()
    assert len(dearest) == 3
    assert dearest == sorted(account.decisions, key=lambda one: -one.cost)[:3]
    evaluator, game = opponents.evaluator("fune"), games.load("fune")
    assert evaluator is not None
    for one in dearest:
        assert one.best == evaluator.decisions(one.state)[0].actions
        assert game.why_not(one.state, one.best[0]) is None


def test_undone_decisions_cost_nothing(all_solved: None) -> None:
    """A `keep` that was undone is not a decision; only the one before a throw is."""
    throws = [(5, 5, 5, 1, 2), (5, 5), *12 * [(1,) * 5]]
    table = Table(games.load("fune"), [Seat("Ann")], ScriptedThrow(throws))
    for action in (Action("roll"), Action("keep", (3,))):
        table.act(action)
    table.undo()
    for action in (Action("keep", (0, 1, 2)), Action("roll"), Action("score", "fune")):
        table.act(action)
    while not table.over:
        table.act(Action("roll"))
        table.act(table.game.choices(table.state)[0].action)
    (account,) = reviewed(table)
    assert [one.action.verb for one in account.decisions[:2]] == ["roll", "score"]
    assert account.decisions[0].cost == 0


def test_choice_is_a_decision_only_once_dice_are_thrown(all_solved: None) -> None:
    """Every decision of Fonnjo Foon is a roll or a picture, a pick is part of the roll after it."""
    table = finished("fonnjo_foon", ("bold", "random"), 8)
    assert any(move.action.verb == "pick" for move in table.journal.entries)  # type: ignore[union-attr]
    verbs = {one.action.verb for account in reviewed(table) for one in account.decisions}
    assert verbs == {"roll", "picture"}


def test_unfinished_game_has_no_review(all_solved: None) -> None:
    table = Table(games.load("fune"), [Seat("Ann")], ScriptedThrow([(1, 2, 3, 4, 5)]))
    with pytest.raises(ValueError, match="not ended"):
        reviewed(table)
    table.act(Action("roll"))
    with pytest.raises(ValueError, match="not ended"):
        reviewed(table)
    assert isinstance(table.journal, Journal)
