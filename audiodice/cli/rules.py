"""`audiodice rules`: the rules of a game."""

from __future__ import annotations

import click

from audiodice.cli.params import GAME, LANG
from audiodice.devices.printing import print_lines


@click.command()
@click.argument("game", type=GAME)
@LANG
def command(game: str, lang: str) -> None:
    """Print the rules of a game, with your own keys in them."""
    from audiodice.session import keymaps, language
    from audiodice.storage import paths
    from audiodice.ui.key_names import name_keys

    words = language.words(lang)
    name_keys(words, keymaps.load(paths.own_keymap()))
    print_lines(words.rules(game))
