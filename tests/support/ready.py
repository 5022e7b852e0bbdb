"""Solved tables for tests; each is solved or loaded once in a test session."""

from __future__ import annotations

from functools import cache
from typing import Any

from audiodice import games, opponents
from audiodice.core.model import Action
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import tables
from audiodice.opponents.tables import TableSpec
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, SolvedTables


def nothing(_part: float) -> None:
    """Ignore the progress."""


def spec_of(game: str) -> TableSpec:
    """The spec of a game for two with the default options."""
    evaluator = opponents.evaluator(game)
    assert evaluator is not None
    spec = evaluator.spec(games.load(game).initial(2))
    assert spec is not None
    return spec


@cache
def made(game: str) -> Any:
    """The game's table, solved now: for Farkle that takes minutes."""
    return spec_of(game).solve(nothing)


@cache
def solved(game: str) -> SolvedTable:
    """The game's table, loaded from its file; once in a test session."""
    found = SolvedTable(spec_of(game))
    if not found.load(paths.shipped_tables()):
        found.make(None, lambda spec, _: tables.pack(spec, made(game)), nothing)
    found._ended = True
    return found


def shelve(game: str) -> SolvedTable:
    """Put the game's table into the installed source of tables."""
    return put(solved(game))


def put(table: SolvedTable) -> SolvedTable:
    """Put a table into the installed source of tables."""
    source = tables.installed()
    assert isinstance(source, SolvedTables)
    source._requested[table.spec] = table
    return table


def finished(game: str, policies: tuple[str, ...], seed: int, **options: int | bool) -> Table:
    """A game that computers have played to its end; they use the tables that were put there."""
    rules = games.load(game)
    seats = [Seat(policy, policy) for policy in policies]
    table = Table(rules, seats, SeededThrow(seed), options=options, seed=seed)
    players = [opponents.load(game, policy) for policy in policies]
    stream = chance(seed, "finished")
    while not table.over:
        decided = players[table.turn].decide(rules, table.state, stream)
        for action in (decided,) if isinstance(decided, Action) else decided:
            table.act(action)
    return table
