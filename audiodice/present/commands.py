"""The commands: their stable ids, kinds and scopes.

Their words are in Fluent (`command-ID` and its `.help`), their keys in keymap.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a command does to the game."""

    ACT = "act"
    """It may change the game."""
    ASK = "ask"
    """It puts a query to the game, and never changes it."""
    APP = "app"
    """It concerns the program."""


class Scope(StrEnum):
    """Where the keys of a command work; a section of keymap.toml."""

    TABLE = "table"
    LIST = "list"
    EVERYWHERE = "everywhere"
    SWITCHES = "switches"
    """Only if the player has set switches; these keys are looked up before all others."""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that a key can do; `query` is the query that an ASK command puts to the game."""

    id: str
    kind: Kind
    scope: Scope
    query: str = ""


def _table() -> dict[str, Command]:
    acts = ["roll", "commit", "all", "undo", "left", "right", "toggle"]
    acts += ["previous", "next", "first", "last", *(f"digit_{n}" for n in (*range(1, 10), 0))]
    asks = ["points", "last_roll", "scores", "turn", "choices", "risk", "sheet", "bonus", "party"]
    asks += ["dungeon", "game_rules"]
    # A question has the id of its command, but for these: ids in players' keymaps stay.
    queries = {"last_roll": "roll", "game_rules": "rules"}
    at_table = ["hint", "hint_numbers", "worth", "verbosity", "missed"]
    lists = ["previous", "next", "first", "last", "left", "right"]
    everywhere = ["help", "input_help", "stop", "older", "newer", "oldest", "newest", "copy"]
    everywhere += ["recent", "kind", "where"]
    everywhere += ["softer", "louder", "voice_softer", "voice_louder", "slower", "faster"]
    everywhere += ["effects", "speech", "caption_smaller", "caption_bigger", "back", "leave"]
    found = [Command(name, Kind.ACT, Scope.TABLE) for name in acts]
    found += [Command(id_, Kind.ASK, Scope.TABLE, queries.get(id_, id_)) for id_ in asks]
    found += [Command(name, Kind.APP, Scope.TABLE) for name in at_table]
    found += [Command(f"list_{name}", Kind.APP, Scope.LIST) for name in lists]
    found += [Command(name, Kind.APP, Scope.LIST) for name in ("select", "find", "delete")]
    found += [Command(name, Kind.APP, Scope.EVERYWHERE) for name in everywhere]
    found += [Command(name, Kind.APP, Scope.SWITCHES) for name in ("step", "press")]
    return {command.id: command for command in found}


COMMANDS: Mapping[str, Command] = _table()
"""Every command by id."""
