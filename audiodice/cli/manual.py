"""`audiodice manual`: the manual page, made from the help of every command.

It is one page for all commands, so that a search finds everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from audiodice import __version__
from audiodice.devices.printing import print_lines

_FILES = (
    ("~/.config/audiodice/settings.toml", "The settings. Comments in the file are kept."),
    ("~/.config/audiodice/keymap.toml", 'Your own keys, by command: roll = "r".'),
    ("~/.config/audiodice/packs", "Sound packs, one folder each."),
    ("~/.local/share/audiodice/games", "Saved games, one journal each."),
    (
        "~/.local/share/audiodice/records.sqlite",
        "The records. stats --rebuild makes them again from the games.",
    ),
)
_STATUS = (
    ("0", "No error."),
    ("1", "An error in the program itself; a report was written."),
    (
        "2",
        "Bad input, or something missing on this computer; one line says what was expected.",
    ),
)


@click.command("manual")
@click.pass_context
def command(context: click.Context) -> None:
    """Print the manual page. To read it: audiodice manual > audiodice.1, then man ./audiodice.1."""
    root = context.find_root()
    print_lines(page(root.command, root))


def page(program: click.Command, context: click.Context) -> Iterator[str]:
    """The lines of the manual page of a program and all its commands."""
    name, about = context.info_name or "audiodice", _help(program)
    yield f'.TH {name.upper()} 1 "" "{name} {__version__}" "Games"'
    first_sentence = about.partition(". ")[0].removesuffix(".")
    yield from (".SH NAME", rf"{name} \- {_escaped(first_sentence)}")
    yield from (".SH SYNOPSIS", f".B {_usage(program, context, name)}")
    yield from (".SH DESCRIPTION", _escaped(about))
    yield from (".SH OPTIONS", *_options(program.get_params(context), context))
    yield from (".SH COMMANDS", *_commands(program, context, name))
    yield from (".SH FILES", "On Linux; other systems have their own folders.", *_pairs(_FILES))
    yield from (".SH EXIT STATUS", *_pairs(_STATUS))


def _commands(group: click.Command, context: click.Context, path: str) -> Iterator[str]:
    if not isinstance(group, click.Group):
        return
    for name in sorted(group.list_commands(context)):
        below = group.get_command(context, name)
        assert below is not None  # noqa: S101 - it is on the list
        inner = click.Context(below, parent=context, info_name=name)
        yield f'.SS "{_usage(below, inner, f"{path} {name}")}"'
        yield _escaped(_help(below))
        yield from _options(below.params, inner)  # without --help, which the program lists
        yield from _commands(below, inner, f"{path} {name}")


def _usage(command: click.Command, context: click.Context, path: str) -> str:
    return _escaped(" ".join((path, *command.collect_usage_pieces(context))))


def _options(params: Iterable[click.Parameter], context: click.Context) -> Iterator[str]:
    return _pairs(filter(None, (param.get_help_record(context) for param in params)))


def _pairs(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Tagged paragraphs of terms and their meanings."""
    for what, means in pairs:
        yield from (".TP", f".B {_escaped(what)}", _escaped(means))


def _help(command: click.Command) -> str:
    return " ".join((command.help or "").split())


def _escaped(text: str) -> str:
    """Text escaped for roff: backslashes, hyphens, and a dot at the beginning."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text[:1] in (".", "'") else text
