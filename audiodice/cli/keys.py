"""`audiodice keys`: the active keys, and the faults in the player's keymap."""

from __future__ import annotations

from pathlib import Path

import click

from audiodice.cli.params import JSON, LANG, PathTo, bad
from audiodice.devices.printing import note, print_json, print_line


@click.command()
@LANG
@click.option("--keymap", type=PathTo(), help="Your own keys, a TOML file.")
@JSON
@click.pass_context
def command(context: click.Context, lang: str, keymap: Path | None, as_json: bool) -> None:
    """List the active keys.

    The faults in your own keymap.toml are listed too; if there are any, the exit status is 2.
    """
    if keymap is not None and not keymap.is_file():
        raise bad("--keymap", keymap, "an existing file", wrong="not found")
    from audiodice.present.commands import COMMANDS, GROUPS
    from audiodice.session import diagnostics, keymaps, language
    from audiodice.storage import paths
    from audiodice.ui.key_names import name_keys, spoken_or_name

    words = language.words(lang)
    keys = keymaps.load(keymap or paths.own_keymap())
    name_keys(words, keys)
    for problem in keys.problems:
        note(diagnostics.in_words(words, problem))
    if as_json:
        print_json({"keys": {name: list(bound) for name, bound in keys.keys.items()}})
    else:
        for group in GROUPS:
            print_line(words.text(f"command-group-{group}"))
            for one in COMMANDS.values():
                if one.group == group:
                    bound = ", ".join(spoken_or_name(words, key) for key in keys.keys[one.id])
                    print_line(f"  {bound or '(none)'}: {words.text(f'command-{one.id}')}")
    if keys.problems:
        context.exit(2)
