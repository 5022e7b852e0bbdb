"""`audiodice doctor`: which voice speaks, and why no better one does."""

from __future__ import annotations

import click

from audiodice.cli.params import JSON, LANG


@click.command()
@LANG
@JSON
def command(lang: str, as_json: bool) -> None:
    """Which voice speaks and why no better one does; says and plays something as a test."""
    from audiodice.cli.reports.doctor import doctor

    doctor(lang, as_json=as_json)
