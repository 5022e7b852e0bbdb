"""The commands: their stable ids, kinds and scopes.

Their words are in Fluent (`command-ID` and its `.help`), their keys in keymap.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The effect of a command on the game."""

    ACT = "act"
    """It may change the game."""
    ASK = "ask"
    """It asks the game a query, and never changes it."""
    APP = "app"
    """It concerns the program."""


class Scope(StrEnum):
    """The place where a command's keys work; a section of keymap.toml."""

    TABLE = "table"
    LIST = "list"
    EVERYWHERE = "everywhere"
    SWITCHES = "switches"
    """Only while switch access is on; these keys are looked up before all others."""


@dataclass(frozen=True, slots=True)
class Command:
    """An action of a key.

    `group` is its group in the lists of keys, one of `GROUPS`. `query` is the game's query of an
    ASK command.
    """

    id: str
    kind: Kind
    scope: Scope
    group: str
    query: str = ""


GROUPS = ("play", "ask", "friends", "lists", "speech", "sound", "program", "switches")
"""The groups of the lists of keys, in order."""


def _table() -> dict[str, Command]:
    acts = ["roll", "commit", "all", "undo", "left", "right", "toggle"]
    acts += ["previous", "next", "first", "last", *(f"digit_{n}" for n in (*range(1, 10), 0))]
    asks = ["points", "last_roll", "scores", "turn", "choices", "risk", "sheet", "bonus", "party"]
    asks += ["dungeon", "game_rules"]
    # These queries have other names than their commands, whose ids are in players' keymaps.
    queries = {"last_roll": "roll", "game_rules": "rules"}
    hints = ["hint", "hint_numbers", "chance", "worth", "practise"]
    friends = ["who", "friends", "say", "phrases", "said_older", "said_newer"]
    walks = [f"list_{way}" for way in ("previous", "next", "first", "last", "left", "right")]
    lists = [*walks, "select", "find", "explain", "delete"]
    everywhere = {
        "program": ["help", "input_help", "back", "leave", "caption_smaller", "caption_bigger"],
        "speech": ["verbosity", "stop", "older", "newer", "oldest", "newest", "recent", "kind"],
        "sound": ["softer", "louder", "effects"],
    }
    everywhere["speech"] += [
        "where",
        "copy",
        "voice_softer",
        "voice_louder",
        "slower",
        "faster",
        "speech",
    ]
    found = [Command(name, Kind.ACT, Scope.TABLE, "play") for name in acts]
    found += [Command(id_, Kind.ASK, Scope.TABLE, "ask", queries.get(id_, id_)) for id_ in asks]
    found += [Command(name, Kind.APP, Scope.TABLE, "ask") for name in hints]
    found += [Command(name, Kind.APP, Scope.TABLE, "friends") for name in friends]
    found.append(Command("missed", Kind.APP, Scope.TABLE, "speech"))
    found += [Command(name, Kind.APP, Scope.LIST, "lists") for name in lists]
    for group, names in everywhere.items():
        found += [Command(name, Kind.APP, Scope.EVERYWHERE, group) for name in names]
    found += [Command(name, Kind.APP, Scope.SWITCHES, "switches") for name in ("step", "press")]
    return {command.id: command for command in found}


COMMANDS: Mapping[str, Command] = _table()
"""All commands by id."""
