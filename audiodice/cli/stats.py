"""`audiodice stats`: the records in words, as JSON, CSV or a picture."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from contextlib import ExitStack, closing
from dataclasses import asdict, fields
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.params import GAME, JSON, LANG, BadInput, PathTo, Text, bad
from audiodice.core.errors import error_text
from audiodice.core.text import same_name, shown
from audiodice.devices.printing import note, print_json, print_lines

if TYPE_CHECKING:
    from audiodice.engine.stats import Stats
    from audiodice.present.words import Words
    from audiodice.storage.records.store import Records


@click.command("stats")
@click.argument("game", type=GAME, required=False, default=None)
@click.option("--player", type=Text(), metavar="NAME", help="Only games of this player.")
@click.option(
    "--opponent",
    type=Text(),
    metavar="NAME",
    help="Only games against these opponents: cautious, people, bold+fair.",
)
@JSON
@click.option(
    "--csv", "as_csv", is_flag=True, help="Print CSV, one line for each game and opponent."
)
@click.option("--plot", type=PathTo(), help="Draw a chart into this SVG file.")
@click.option(
    "--practice", is_flag=True, help="Instead: what your decisions lose, by week and by kind."
)
@click.option("--rebuild", is_flag=True, help="First make the records again from the saved games.")
@LANG
def command(
    game: str | None, player: str | None, opponent: str | None, plot: Path | None, lang: str,
    *, as_json: bool, as_csv: bool, rebuild: bool, practice: bool,
) -> None:  # fmt: skip
    """Show your wins, scores, luck and time.

    These are wins, streaks, best and average scores, luck and time for each game and opponent.
    """
    from audiodice.engine.entries import ONCE_WRITTEN
    from audiodice.session import language
    from audiodice.storage.records.database import DatabaseError

    if as_json and as_csv:
        raise BadInput("--json and --csv: only one of them is possible at a time")
    words = language.words(lang)
    if practice:
        if as_csv or rebuild or player is not None or opponent is not None:
            raise BadInput("--practice: of the options only --json, --plot and --lang go with it")
        _show_practice(game, plot, words, as_json=as_json)
        return
    try:
        with closing(_rebuild(words) if rebuild else _open_records()) as records:
            asked: dict[str, Any] = {
                "game": game or "",
                "player": "" if player in ONCE_WRITTEN else player,  # a person without a name
                "opponents": opponent,
            }
            found = records.stats(**asked)
            if not found:
                _refuse_unknown(records, player, opponent)
            if plot is not None:
                _draw(plot, records, asked, words)
    except DatabaseError as error:
        raise BadInput(words.text(error.key, **error.fields)) from None
    if as_json:
        print_json({"stats": list(map(_row, found))})
    elif as_csv:
        print_lines(_as_csv(found).splitlines())
    else:
        print_lines(_lines(found, words))


def _show_practice(game: str | None, plot: Path | None, words: Words, *, as_json: bool) -> None:
    """Print what decisions lose, by week and by kind, and how many are due."""
    from audiodice.cli import stats_plot
    from audiodice.engine.practice import by_kind, weeks
    from audiodice.session.clock import utc_now
    from audiodice.storage import paths
    from audiodice.storage.practice_file import PracticeFile
    from audiodice.ui.learning.progress import in_games, progress_lines

    book = PracticeFile(paths.own_practice(), None)
    for problem in book.problems:
        note(words.say(problem))
    losses = [one for one in book.losses if game in (None, one.game)]
    due = len(book.due(utc_now().astimezone().date()))
    played = in_games(losses)
    if plot is not None:
        _write(plot, stats_plot.practice_svg(losses, words) if played else "")
    if as_json:
        print_json({
            "due": due,
            "places": len(book.places),
            "practice": [
                {
                    "game": name,
                    "unit": unit,
                    "weeks": [
                        {"monday": monday.isoformat(), "decisions": many, "lost": mean}
                        for monday, many, mean in weeks(those)
                    ],
                    "kinds": by_kind(those),
                }
                for (name, unit), those in played.items()
            ],
        })  # fmt: skip
        return
    lines = [words.say(event) for event in progress_lines(losses, words)]
    lines = lines or [words.text("progress_empty")]
    print_lines([*lines, *([words.line("practise_due", due=due)] if due else ())])


def _open_records() -> Records:
    from audiodice.storage import paths
    from audiodice.storage.records.store import Records

    return Records(paths.own_records())


def _rebuild(words: Words) -> Records:
    """Rebuild the records from the saved games; a damaged file is renamed first."""
    from audiodice.storage import paths
    from audiodice.storage.records.database import DatabaseError, set_aside

    try:
        return _record_games(words)
    except DatabaseError as error:
        if error.key != "records_damaged":
            raise
    set_aside(paths.own_records())
    return _record_games(words)


def _record_games(words: Words) -> Records:
    from audiodice.storage import paths
    from audiodice.storage.journal_folder import JournalFolder

    store = JournalFolder(paths.own_games())
    with ExitStack() as unless_done:
        records = _open_records()
        unless_done.callback(records.close)
        try:
            store.tidy(records.record)  # games that were finished when the program was killed
            many = records.rebuild(store.journals())
        except OSError as error:
            why = error_text(error)
            raise BadInput(words.text("games_unreadable", why=why)) from None
        note(words.text("records_rebuilt", count=many))
        unless_done.pop_all()
    return records


def _refuse_unknown(records: Records, player: str | None, opponent: str | None) -> None:
    """Raise BadInput for a name that no record has, unless there are no records at all."""
    from audiodice.engine.entries import ONCE_WRITTEN

    known = records.stats()
    for option, name, names in (
        ("--player", player, {one.player or ONCE_WRITTEN[0] for one in known}),
        ("--opponent", opponent, {one.opponents for one in known}),
    ):
        nobody = name in ONCE_WRITTEN and ONCE_WRITTEN[0] in names
        recorded = name is None or same_name(name) in map(same_name, names)
        if known and not recorded and not nobody:
            raise bad(option, name, ", ".join(sorted(filter(None, names))), wrong="has no records")


def _draw(path: Path, records: Records, asked: dict[str, Any], words: Words) -> None:
    from audiodice.cli import stats_plot

    results = records.results(**asked)
    _write(path, stats_plot.svg(results, words) if results else "")


def _write(path: Path, picture: str) -> None:
    """Write a picture; "" is none."""
    if not picture:
        note(f"audiodice: --plot: {path} was not written, because there are no games to draw")
        return
    try:
        path.write_text(picture, "utf-8")
    except OSError as error:
        wrong = f"cannot be written ({error.strerror})"
        raise bad("--plot", path, "a writable file", wrong=wrong) from None


def _row(stats: Stats) -> dict[str, Any]:
    return {**asdict(stats), "lost": stats.lost, "mean_face": stats.mean_face}


def _as_csv(found: Iterable[Stats]) -> str:
    from audiodice.engine.stats import Stats

    names = [*(one.name for one in fields(Stats)), "lost", "mean_face"]
    text = StringIO()
    table = csv.DictWriter(text, names, lineterminator="\n")
    table.writeheader()
    table.writerows({name: _cell(value) for name, value in _row(one).items()} for one in found)
    return text.getvalue()


def _cell(value: object) -> object:
    """Escape a value, such as a player's name, that a spreadsheet could read as a formula."""
    if not isinstance(value, str):
        return value
    text = shown(value)
    return f"'{text}" if text.startswith(_FORMULA) or value.startswith(_FORMULA) else text


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""The first characters of a formula, as OWASP lists them, and their wide forms."""


def _lines(found: Iterable[Stats], words: Words) -> list[str]:
    from audiodice.ui.record_lines import record_lines

    lines = [words.say(event) for event in record_lines(found, words)]
    return [line for line in lines if line] or [words.text("records_empty")]
