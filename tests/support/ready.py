"""Solved games for tests: each solved, or loaded, once a session."""

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
    """Progress nobody hears."""


def spec_of(game: str) -> TableSpec:
    """The spec of a game for two with the usual options."""
    evaluator = opponents.evaluator(game)
    assert evaluator is not None
    spec = evaluator.spec(games.load(game).initial(2))
    assert spec is not None
    return spec


@cache
def made(game: str) -> Any:
    """The game's table as its solver leaves it: of Farkle it takes minutes."""
    return spec_of(game).solve(nothing)


@cache
def solved(game: str) -> SolvedTable:
    """The game's table, packed and loaded again; for the whole session."""
    found = SolvedTable(spec_of(game))
    if not found.load(paths.shipped_tables()):
        found.make(None, lambda spec, _: tables.pack(spec, made(game)), nothing)
    found._ended = True
    return found


def shelve(game: str) -> SolvedTable:
    """Put the game's table on the shelf in force."""
    return put(solved(game))


def put(table: SolvedTable) -> SolvedTable:
    """Put a table on the shelf in force."""
    shelf = tables.installed()
    assert isinstance(shelf, SolvedTables)
    shelf._shelf[table.spec] = table
    return table


def finished(game: str, policies: tuple[str, ...], seed: int, **options: int | bool) -> Table:
    """A game played to its end by computers, with its journal; tables are used if shelved."""
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
