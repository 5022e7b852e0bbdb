"""Turns from the journal: banks, farkles and undone actions, for one seat and for several."""

from __future__ import annotations

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.journal import Seat
from audiodice.engine.story import FinishedTurn, turns
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow

ROLL, BANK = Action("roll"), Action("bank")


def table(seats: int, *dice: tuple[int, ...]) -> Table:
    sitting = [Seat(f"Seat {number}") for number in range(seats)]
    return Table(games.load("farkle"), sitting, ScriptedThrow(dice))


def test_turns_have_the_points_gained() -> None:
    played = table(2, (1, 1, 1, 2, 3, 4), (2, 2, 3, 3, 4, 6), (5, 5, 5, 1, 2, 3))
    for action in (ROLL, BANK, ROLL, ROLL, BANK):
        played.act(action)
    gained = ((0, 75), (1, 0), (0, 60))
    assert turns(played.journal, played.game) == tuple(FinishedTurn(*one) for one in gained)


def test_farkle_in_a_solo_game_is_a_turn() -> None:
    played = table(1, (2, 2, 3, 3, 4, 6), (1, 1, 1, 2, 3, 4))
    for action in (ROLL, ROLL, BANK):
        played.act(action)
    assert turns(played.journal, played.game) == (FinishedTurn(0, 0), FinishedTurn(0, 75))


def test_undone_actions_are_not_in_the_story() -> None:
    played = table(2, (1, 1, 1, 1, 3, 5), (2, 2, 3, 3, 4, 6))
    played.act(ROLL)
    played.act(BANK)
    assert played.undo()
    played.act(Action("keep", (0, 1, 2, 3)))
    played.act(BANK)
    assert turns(played.journal, played.game) == (FinishedTurn(0, 110),)
