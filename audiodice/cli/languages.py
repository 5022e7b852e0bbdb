"""`audiodice languages`: the languages, their missing messages, and samples of a message."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.params import JSON, BadInput, OneOf, Passing, bad, languages
from audiodice.devices.printing import note, print_json, print_line

if TYPE_CHECKING:
    from pathlib import Path

    from click.shell_completion import CompletionItem

    from audiodice.present.translation import Finding

_MOST = 12  # samples of one message
_LONGEST_S = 60.0  # of one spoken text


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
            state = _state(len(found[one]), there[one], whole)
            long = f"{lengths[one].ratio:.2f} times the {lengths[one].unit} of English"
            print_line(f"{one}: {state}, {long}")
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


def _where(finding: Finding) -> str:
    line = f", line {finding.line}" if finding.line else ""
    return f"{finding.file}{line}{', ' if finding.message else ''}{finding.message}"


@dataclass(frozen=True)
class _Sample:
    """The texts of a message by verbosity, or by "always" if they are the same in each."""

    fields: dict[str, Any]
    said: dict[str, str]


@command.command()
@click.argument("lang", type=OneOf(languages, "LANG"))
@click.argument("key")
@click.option("--silent", is_flag=True, help="Only print it.")
def say(lang: str, key: str, silent: bool) -> None:
    """Print a message with its place and samples of it, and say them.

    KEY is the message's name, with its file if several have it: farkle/kept. The values in it are
    made up: each variant comes out once. The embedded voice speaks.
    """
    from audiodice.present.translation import SOURCE
    from audiodice.storage import paths

    file, name = _find_message(paths.locale(), key)
    for one in dict.fromkeys((SOURCE, lang)):
        for line in _source_lines(paths.locale() / one / f"{file}.ftl", one, name):
            print_line(line)
    found = _samples(paths.locale(), lang, file, name)
    if not found:
        print_line("No values could be made up for it: see tests/spoken.")
    texts = []
    for sample in found:
        print_line(", ".join(f"{field}={value}" for field, value in sample.fields.items()) or "-")
        for verbosity, text in sample.said.items():
            print_line(f"  {verbosity}: {text}")
            texts.append(text)
    if not silent:
        _speak(lang, list(dict.fromkeys(filter(None, texts))))


def _find_message(locale: Path, key: str) -> tuple[str, str]:
    """The file and the id of a message; raises BadInput."""
    from difflib import get_close_matches

    from audiodice.present.translation import SOURCE, files, read

    there = {
        f"{path.name.removesuffix('.ftl')}/{name}": None
        for path in files(locale / SOURCE)
        for name in read(path)[0]
    }
    wanted = key.replace("_", "-")
    fitting = [one for one in there if wanted in (one, one.partition("/")[2])]
    if len(fitting) == 1:
        file, _, name = fitting[0].partition("/")
        return file, name
    if fitting:
        raise bad("KEY", key, " or ".join(fitting), wrong="is in several files")
    names = dict.fromkeys(name.partition("/")[2] for name in there)
    close = get_close_matches(wanted.rpartition("/")[2].partition(".")[0], names, n=5, cutoff=0.5)
    expected = ", ".join(close) or "the name of a message in the English files"
    raise bad("KEY", key, expected, wrong="is no message")


def _source_lines(path: Path, lang: str, name: str) -> Iterator[str]:
    """Lines with the place and the source of a message."""
    from audiodice.present.catalogue import CatalogueError, read, text_of

    try:
        written = read(path).get(name) if path.exists() else None
        if written is None:
            yield f"{lang}/{path.name}: no {name}; English is said in its place"
            return
        line = text_of(path).partition(f"\n{written}")[0].count("\n") + 2
    except CatalogueError as error:
        yield f"{error}; English is said in its place"
        return
    yield f"{lang}/{path.name}, line {line}:"
    for one in written.rstrip().splitlines():
        if not one.startswith("#"):  # comments of the next message
            yield f"    {one}"


def _samples(locale: Path, lang: str, file: str, name: str) -> list[_Sample]:
    """Say the message with invented fields, at the table of a game if it needs a game's words."""
    from audiodice import games

    tables = (file,) if file in games.names() else ("", *games.names())
    found = (list(_samples_at(locale, lang, file, name, game)) for game in tables)
    return next(filter(None, found), [])


def _samples_at(locale: Path, lang: str, file: str, name: str, game: str) -> Iterator[_Sample]:
    """Say the message at the table of a game, in each verbosity; list equal texts once."""
    from audiodice.present.catalogue import CatalogueError
    from audiodice.present.listener import Listener
    from audiodice.present.sample_fields import sample_fields, syntax
    from audiodice.present.translation import SOURCE
    from audiodice.present.words import VERBOSITIES
    from audiodice.session import keymaps, language
    from audiodice.ui.key_names import name_keys

    words = language.words(lang)
    name_keys(words, keymaps.load())
    words.play(game, Listener((words.text("you_name"), "Bo"), frozenset((0,))))
    known: dict[str, Any] = {}
    with suppress(CatalogueError):
        known = syntax(*_files(locale / lang, file))
    if name not in known:
        known = syntax(*_files(locale / SOURCE, file))
    shown: set[tuple[str, ...]] = set()
    for fields in sample_fields(known, name):
        said = {}
        try:
            for verbosity in VERBOSITIES:
                words.verbosity = verbosity
                said[verbosity] = words.line(name, **fields)
        except (CatalogueError, KeyError, TypeError, ValueError):
            continue  # the invented fields do not fit together
        if (texts := tuple(said.values())) in shown:
            continue
        shown.add(texts)
        yield _Sample(fields, said if len(set(texts)) > 1 else {"always": texts[0]})
        if len(shown) == _MOST:
            return


def _files(folder: Path, file: str) -> list[Path]:
    """The files that a message of `file` may refer to; `file` itself comes first."""
    names = dict.fromkeys((file, "common", "help", "friends"))
    return [path for name in names if (path := folder / f"{name}.ftl").exists()]


def _speak(lang: str, texts: list[str]) -> None:
    """Speak texts with the embedded voice to the end; prints a note if it fails."""
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.speech.backend import Unable
    from audiodice.devices.speech.embedded import Embedded
    from audiodice.present import readings
    from audiodice.storage import paths

    with closing(Mixer.open()) as mixer:
        voice = Embedded(mixer, lang, reading=readings.load(paths.readings(lang)))
        try:
            voice.probe()
            for text in texts:
                voice.speak(text, False)
                began = time.monotonic()
                while voice.progress().busy and time.monotonic() - began < _LONGEST_S:
                    time.sleep(0.02)
        except Unable as error:
            note(f"audiodice: nothing is spoken: {error}")
