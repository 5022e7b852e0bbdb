"""`audiodice advise`: the value of a position, and of every choice in it."""

from __future__ import annotations

import click

from audiodice.cli.advise import farkle, fonnjo_foon, sheet
from audiodice.cli.passing import Passing


@click.group("advise", cls=Passing)
def command() -> None:
    """Show what to do in a position of a game.

    Every choice is listed with its value, the best first.
    """


for one in (sheet.fune, sheet.dice4fun, farkle.command, fonnjo_foon.command):
    command.add_command(one)
