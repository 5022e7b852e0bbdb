"""`audiodice import`: brings in what `audiodice export` or the page saved."""

from __future__ import annotations

from pathlib import Path

import click

from audiodice.cli.params import JSON, LANG, BadInput, PathTo, bad
from audiodice.core.errors import error_text
from audiodice.devices.printing import print_json, print_lines


@click.command("import")
@click.argument("file", type=PathTo())
@click.option("--replace", is_flag=True, help="Take the settings and keys of FILE, not yours.")
@JSON
@LANG
def command(file: Path, lang: str, *, replace: bool, as_json: bool) -> None:
    """Bring in the games and settings of FILE.

    Records, keys and practice come in, too. FILE is from `export` or from the page. No game of
    yours is lost, and nothing comes in twice.
    """
    from audiodice.session import language
    from audiodice.storage import moving
    from audiodice.storage.disk import read_bytes
    from audiodice.storage.player_file import LARGEST, MoveError
    from audiodice.storage.settings import own_settings_file

    words = language.words(lang)
    try:
        data = read_bytes(file, LARGEST + 1)
    except OSError as error:
        wrong = f"cannot be read ({error_text(error)})"
        raise bad("FILE", file, "a file that `audiodice export` wrote", wrong=wrong) from None
    into = moving.Import(data, moving.own_home(), replace=replace)
    failed: MoveError | None = None
    try:
        into.run()
    except MoveError as error:
        failed = error
    if as_json and (into.changes or not failed):
        print_json(into.done.as_json())
    elif not as_json:
        own, _ = own_settings_file().load()
        print_lines(map(words.say, into.done.events(own.kept_games, kept="kept_unless")))
    if failed is not None:
        raise BadInput(f"FILE: {words.say(failed.event)}")
