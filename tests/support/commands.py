"""Every command of the command line, as click knows it, and arguments for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from audiodice.cli import cli

PLAYER = Path(__file__).parents[1] / "fixtures" / "player.1.audiodice"
JOURNAL = Path(__file__).parents[1] / "fixtures" / "journals" / "farkle.2.journal"
TAKEN = {
    "game": "fune", "file": str(JOURNAL), "cue": "win", "pack": ".", "shell": "bash",
    "key": "zero", "name": "rate", "value": "200", "lang": "en", "folder": "site",
}  # fmt: skip
"""A value for every argument that a command may need."""
_OF_ONE = {"export": "all.audiodice", "import": str(PLAYER)}
"""The files of commands that take no journal."""


def commands(
    group: click.Group = cli, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with its path, also those in groups; the program itself has an empty path."""
    context = click.Context(group)
    if not path:
        yield (), group
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


def arguments(command: click.Command) -> list[str]:
    """Values for the required arguments of a command."""
    wanted = (p for p in command.params if isinstance(p, click.Argument) and p.required)
    return [_OF_ONE.get(command.name or "") or TAKEN[param.name or ""] for param in wanted]
