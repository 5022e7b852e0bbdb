"""Options before a command: they are handed on to the command, which may have its own beside."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from audiodice.cli.params import BadInput

_BEFORE = "audiodice.before"
"""Where click keeps, for all of one command line, what stood before the command."""


class Passing(click.Group):
    """Commands that get what was said before them; what one has no option for is bad input."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As every group; the options that stood before are then defaults of the command's."""
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None and not ctx.resilient_parsing:
            _hand_on(ctx, name, command)
        return name, command, rest


def _hand_on(ctx: click.Context, name: str, command: click.Command) -> None:
    before: dict[str, tuple[str, Any]] = ctx.meta.setdefault(_BEFORE, {})
    before |= {
        known: (option, ctx.params[known])
        for known, option in _options(ctx.command).items()
        if ctx.get_parameter_source(known) is ParameterSource.COMMANDLINE
    }
    if isinstance(command, click.Group):
        return  # it hands them on itself
    there = _options(command)
    for known, (option, _) in before.items():
        if known not in there:
            path = " ".join((*ctx.command_path.split()[1:], name))
            own = ", ".join(there[one] for one in _options(ctx.find_root().command) if one in there)
            raise BadInput(f"{path} has no {option}; allowed before it is {own or 'nothing'}")
    ctx.default_map = {name: {known: value for known, (_, value) in before.items()}}


def _options(command: click.Command) -> dict[str, str]:
    """A command's options by their parameters, as the player knows them."""
    options = (param for param in command.params if isinstance(param, click.Option))
    return {option.name: option.opts[0] for option in options if option.name}
