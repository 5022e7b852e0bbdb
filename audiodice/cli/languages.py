"""`audiodice languages`: the languages, the missing messages of each, and samples of one."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from audiodice.cli.params import JSON, BadInput, OneOf, languages
from audiodice.cli.passing import Passing
from audiodice.cli.say_message import say
from audiodice.devices.printing import note, print_json, print_line

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from audiodice.present.length import Length
    from audiodice.present.translation import Finding


class _CheckedFirst(Passing):
    """A group whose command `check` may be left out: `audiodice languages fr`."""

    usual = "check"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = [self.usual, *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        tags = [CompletionItem(tag) for tag in languages() if tag.startswith(incomplete)]
        return [*super().shell_complete(ctx, incomplete), *tags]


@click.group("languages", cls=_CheckedFirst)
def command() -> None:
    """List the languages and what they lack; say a message.

    Without a command, they are checked: `audiodice languages fr` is `audiodice languages check fr`.
    """


command.add_command(say)


@command.command()
@click.argument("lang", type=OneOf(languages, "LANG"), required=False)
@click.option("--check", "strict", is_flag=True, help="Fail if a message is missing, too.")
@JSON
@click.pass_context
def check(context: click.Context, lang: str | None, strict: bool, as_json: bool) -> None:
    """List the languages and their problems.

    A problem is a message that is missing, empty or wrong. English is spoken in its place. The
    exit status is 2 if a message is empty or wrong; with --check, also if one is missing, and
    each language with a problem is an error of one line.
    """
    from audiodice.present import length, translation
    from audiodice.present.catalogue import CatalogueError
    from audiodice.storage import paths

    locale = paths.locale()
    chosen = languages() if lang is None else (lang,)
    try:
        found = {one: translation.findings(locale, one) for one in chosen}
        whole = translation.size(locale)
        there = {one: translation.translated(locale, one) for one in chosen}
        lengths = {one: length.against_english(locale, one) for one in chosen}
        unplayed = translation.unplayed(locale)
    except CatalogueError as error:
        raise BadInput(f"{error}; English is spoken in its place") from None
    if as_json:
        print_json({
            "messages": whole,
            "languages": {one: [asdict(finding) for finding in found[one]] for one in chosen},
            "translated": there,
            "length": {one: asdict(lengths[one]) for one in chosen},
            "unplayed": unplayed,
        })  # fmt: skip
    else:
        for one in chosen:
            print_line(f"{one}: {_state(len(found[one]), there[one], whole)}{_long(lengths[one])}")
            for finding in found[one]:
                print_line(f"{one}/{_where(finding)}: {finding.what}")
        if any(found.values()):
            print_line("What is missing, empty or broken is said in English.")
        if lang is not None:
            print_line(
                f"{len(unplayed)} messages are in no recorded game; --json lists them, and "
                f"`audiodice languages say {lang} KEY` says one."
            )
    for one in filter(found.__getitem__, chosen if strict else ()):
        note(f"{one}: {_state(len(found[one]), there[one], whole)}")
    if any(strict or not finding.is_missing for one in chosen for finding in found[one]):
        context.exit(2)


def _state(many: int, there: int, whole: int) -> str:
    if many:
        return f"{many} {'problem' if many == 1 else 'problems'}, {there} of {whole} messages"
    return f"complete, {whole} messages"


def _long(length: Length) -> str:
    return f", {length.ratio:.2f} times the {length.unit} of English"


def _where(finding: Finding) -> str:
    line = f", line {finding.line}" if finding.line else ""
    return f"{finding.file}{line}{', ' if finding.message else ''}{finding.message}"
