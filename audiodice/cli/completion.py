"""`audiodice completion`: the script that completes our commands in a shell."""

from __future__ import annotations

import click

from audiodice.cli.params import OneOf
from audiodice.devices.printing import print_lines

SHELLS = ("bash", "zsh", "fish")
_VARIABLE = "_AUDIODICE_COMPLETE"  # the variable that click reads, made from the program's name


@click.command("completion")
@click.argument("shell", type=OneOf(lambda: SHELLS, "SHELL"))
@click.pass_context
def command(context: click.Context, shell: str) -> None:
    """Print a script for Tab completion. SHELL is bash, zsh or fish.

    For bash, add this line to your .bashrc: eval "$(audiodice completion bash)"
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    if kind is None:  # every supported click knows all three
        raise click.ClickException(f"click cannot complete in {shell}")
    script = kind(context.find_root().command, {}, "audiodice", _VARIABLE).source()
    print_lines(script.splitlines())
