"""`audiodice export`: everything a player has, as one file for another computer or a browser."""

from __future__ import annotations

from pathlib import Path

import click

from audiodice.cli.params import JSON, LANG, BadInput, PathTo, bad
from audiodice.core.errors import error_text
from audiodice.devices.printing import print_json, print_lines

_WANTED = "a new file in a folder that can be written"


@click.command("export")
@click.argument("file", type=PathTo())
@click.option("--replace", is_flag=True, help="Replace FILE if it is there already.")
@JSON
@LANG
def command(file: Path, lang: str, *, replace: bool, as_json: bool) -> None:
    """Save all your games and settings in FILE.

    Records, keys and practice are in it, too. `import` brings it into another computer or into
    the page. It holds your settings, so the passwords of your relays, too: give it to nobody.
    """
    from audiodice.session import language
    from audiodice.storage import moving
    from audiodice.storage.disk import write_new_file
    from audiodice.storage.player_file import MoveError

    words = language.words(lang)
    if file.exists() and not file.is_file():
        raise bad("FILE", file, _WANTED, wrong="is no ordinary file")
    if file.exists() and not replace:
        raise bad("FILE", file, "a new file, or --replace", wrong="is there already")
    home = moving.own_home()
    if file.exists() and any(file.resolve().is_relative_to(own.resolve()) for own in home):
        raise bad("FILE", file, _WANTED, wrong="is among your games and settings")
    try:
        data, saved = moving.save(home)
    except MoveError as error:
        raise BadInput(words.say(error.event)) from None
    except OSError as error:
        raise BadInput(words.text("games_unreadable", why=error_text(error))) from None
    try:
        write_new_file(file, data)
    except OSError as error:
        wrong = f"cannot be written ({error_text(error)})"
        raise bad("FILE", file, _WANTED, wrong=wrong) from None
    if as_json:
        print_json({"file": str(file), "bytes": len(data), **saved.as_json()})
    else:
        print_lines(map(words.say, saved.events()))
