"""`audiodice languages`: the languages, and what is missing in each."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from audiodice.cli.params import JSON, BadInput, OneOf, languages
from audiodice.devices.printing import print_json, print_line

if TYPE_CHECKING:
    from audiodice.present.translation import Finding


@click.command("languages")
@click.argument("lang", type=OneOf(languages, "LANG"), required=False)
@JSON
@click.pass_context
def command(context: click.Context, lang: str | None, as_json: bool) -> None:
    """List the languages and their problems.

    A problem is a message that is missing or wrong; if there is one, the exit status is 2.
    """
    from audiodice.present import translation
    from audiodice.present.catalogue import CatalogueError
    from audiodice.storage import paths

    locale = paths.locale()
    chosen = languages() if lang is None else (lang,)
    try:
        found = {one: translation.findings(locale, one) for one in chosen}
        whole = translation.size(locale)
    except CatalogueError as error:
        raise BadInput(f"{error}") from None
    if as_json:
        by_language = {one: [asdict(finding) for finding in found[one]] for one in chosen}
        print_json({"messages": whole, "languages": by_language})
    else:
        for one in chosen:
            print_line(f"{one}: {_state(len(found[one]), whole)}")
            for finding in found[one]:
                print_line(f"{one}/{_where(finding)}: {finding.what}")
    if any(found.values()):
        context.exit(2)


def _state(many: int, whole: int) -> str:
    if many:
        return f"{many} {'problem' if many == 1 else 'problems'}"
    return f"complete, {whole} messages"


def _where(finding: Finding) -> str:
    line = f", line {finding.line}" if finding.line else ""
    return f"{finding.file}{line}{', ' if finding.message else ''}{finding.message}"
