"""`audiodice rules`: the rules of a game."""

from __future__ import annotations

import click

from audiodice.cli.params import GAME, LANG


@click.command()
@click.argument("game", type=GAME)
@LANG
def command(game: str, lang: str) -> None:
    """The rules of a game, line by line."""
    from audiodice.cli.reports.keys import rules
    from audiodice.devices.printing import print_lines

    print_lines(rules(game, lang))
