"""Options that stand before a command, and are passed on to it."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from audiodice.cli.params import BadInput

_BEFORE = "audiodice.before"
"""The key, in click's data of one command line, of the options before the command."""


class Passing(click.Group):
    """A group whose options become defaults of its commands; a command must have them, too."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None and not ctx.resilient_parsing:
            _set_defaults(ctx, name, command)
        return name, command, rest


def _set_defaults(ctx: click.Context, name: str, command: click.Command) -> None:
    before: dict[str, tuple[str, Any]] = ctx.meta.setdefault(_BEFORE, {})
    before |= {
        known: (option, ctx.params[known])
        for known, option in _options(ctx.command).items()
        if ctx.get_parameter_source(known) is ParameterSource.COMMANDLINE
    }
    if isinstance(command, click.Group):
        return  # a group passes them on itself
    there = _options(command)
    for known, (option, _) in before.items():
        if known not in there:
            path = " ".join((*ctx.command_path.split()[1:], name))
            own = ", ".join(there[one] for one in _options(ctx.find_root().command) if one in there)
            expected = f"expected before it: {own or 'nothing'}"
            raise BadInput(f"{option}: {path} has no such option; {expected}")
    ctx.default_map = {name: {known: value for known, (_, value) in before.items()}}


def _options(command: click.Command) -> dict[str, str]:
    """A command's options by parameter name, as the player types them."""
    options = (param for param in command.params if isinstance(param, click.Option))
    return {option.name: option.opts[0] for option in options if option.name}
