"""Finished games of people who play badly, and the places to practise in them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cache

from audiodice import games, opponents
from audiodice.engine.journal import Journal, Seat
from audiodice.engine.practice import Losses, Place, losses, taken_up
from audiodice.engine.review import review
from tests.support.ready import finished

TODAY = date(2026, 11, 27)
BADLY = {
    "farkle": ("random", "steady"),
    "fune": ("random",),
    "dice4fun": ("random", "steady"),
    "fonnjo_foon": ("bold", "steady"),
}
"""Policies of two seats; the first is then taken for a person."""


def game_of_a_person(name: str, seed: int = 1) -> Journal:
    journal = finished(name, BADLY[name], seed).journal
    return replace(journal, header=replace(journal.header, seats=(Seat(""), *_others(journal))))


def _others(journal: Journal) -> tuple[Seat, ...]:
    return journal.header.seats[1:]


@cache
def practised(name: str, seed: int = 1) -> tuple[tuple[Place, ...], Losses]:
    """The places of such a game and what it lost; the tables must be there."""
    game, evaluator = games.load(name), opponents.reviewer(name)
    assert evaluator is not None
    journal = game_of_a_person(name, seed)
    accounts = review(journal, game, evaluator)
    unit = evaluator.unit(game.initial(len(journal.header.seats), **journal.header.options))
    given = (journal, game, accounts, (0,), unit, TODAY)
    return taken_up(*given), losses(*given)
