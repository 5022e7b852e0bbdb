"""`audiodice keys`: the active keys."""

from __future__ import annotations

from pathlib import Path

import click

from audiodice.cli.params import JSON, LANG, PathTo, bad


@click.command()
@LANG
@click.option("--keymap", type=PathTo(), help="Your own keys, a TOML file.")
@JSON
def command(lang: str, keymap: Path | None, as_json: bool) -> None:
    """The keys in force, and what is wrong with your own keymap.toml."""
    from audiodice.cli.reports.keys import keys

    if keymap is not None and not keymap.is_file():
        raise bad("--keymap", keymap, "a file that exists")
    keys(lang, keymap, as_json=as_json)
