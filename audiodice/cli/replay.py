"""`audiodice replay`: print, play back or review a recorded game, or verify its dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import JSON, BadInput, PathTo, bad
from audiodice.cli.solve import solvable, wait_for_table
from audiodice.devices.printing import note, print_json, print_line, print_lines

if TYPE_CHECKING:
    from audiodice.engine.course import Course
    from audiodice.engine.fair import Verification
    from audiodice.engine.journal import Header, Journal
    from audiodice.engine.review import Account
    from audiodice.engine.table import Table
    from audiodice.friends.room.proof import SharedVerification
    from audiodice.present.words import Words

_HEX = re.compile(r"[0-9a-f]{64}")


@click.command()
@click.argument("file", type=PathTo())
@click.option("--review", is_flag=True, help="Show what each decision cost, and what was luck.")
@click.option(
    "--verify",
    is_flag=True,
    help="Check that the dice came from the committed seed, or from all people of a shared game.",
)
@click.option(
    "--commitment", metavar="HEX", help="With --verify: the commitment you heard at the start."
)
@click.option("--chance", is_flag=True, help="Show the chances to win at the start of each turn.")
@click.option("--plot", type=PathTo(), help="Draw the chances by turn into this SVG file.")
@click.option("--heard", is_flag=True, help="Listen to it in a window or this terminal.")
@session_options
@JSON
@click.pass_context
def command(
    context: click.Context, /, file: Path, commitment: str | None, plot: Path | None, lang: str,
    *, review: bool, verify: bool, chance: bool, heard: bool, as_json: bool, **wishes: Any,
) -> None:  # fmt: skip
    """Print a recorded game in words. FILE is a journal, or the name of a saved game.

    --verify ends with status 2 if a roll did not come from the committed seed (in a shared game:
    from what everybody showed for it), or if a roll was undone in a game with fair dice. It also
    prints whether a word was added to the seed, whether rolls were undone in a game without fair
    dice, and whether the game is unfinished; these are not failures. It cannot prove that nobody
    chose the seed.
    """
    from audiodice.engine.journal import JournalError
    from audiodice.engine.table import game_of, rebuild

    if review + verify + (chance or plot is not None) + heard > 1:
        names = "--review, --verify, --chance or --plot, and --heard"
        raise BadInput(f"{names}: only one of them is possible at a time")
    if commitment is not None and not verify:
        raise bad("--commitment", commitment, "--verify with it", wrong="is used without --verify")
    hexadecimal = re.sub(r"[\s,]", "", commitment or "").lower()
    if commitment is not None and not _HEX.fullmatch(hexadecimal):
        raise bad("--commitment", commitment, "64 digits from 0 to 9 and a to f")
    try:
        journal = _journal(file)
        table = rebuild(journal, game_of(journal))
    except JournalError as error:
        wrong = f"is not valid ({error})"
        raise bad("FILE", file, "a complete journal", wrong=wrong) from None
    if heard:
        play_session(None, None, {**wishes, "lang": lang}, replay=journal)
    elif verify:
        fair = _print_verdict(journal, table.over, hexadecimal, lang, as_json=as_json)
        context.exit(0 if fair else 2)
    elif review and not table.over:
        raise bad("FILE", file, "a finished game for --review", wrong="is not finished")
    elif chance or plot is not None:
        _print_course(table, lang, plot, as_json=as_json)
    else:
        _print_game(table, lang, review=review, as_json=as_json)


def _journal(file: Path) -> Journal:
    """The journal in a file, or of the saved game of that name; raises JournalError, BadInput."""
    from audiodice.engine.journal import LARGEST_FILE, read_file
    from audiodice.storage import paths
    from audiodice.storage.disk import Disk
    from audiodice.storage.journal_folder import JournalFolder

    try:
        games = JournalFolder(paths.own_games())
        saved = None if file.exists() else games.find(str(file))
        reading = read_file(Disk().read(saved.path if saved else file, LARGEST_FILE + 1))
    except OSError as error:
        expected, wrong = "a file or the name of a saved game", f"cannot be read ({error.strerror})"
        raise bad("FILE", file, expected, wrong=wrong) from None
    if reading.torn:
        note("audiodice: the last line is incomplete and was left out")
    return reading.journal


def _print_verdict(
    journal: Journal, ended: bool, commitment: str, lang: str, *, as_json: bool
) -> bool:
    """Print whether a game's dice come from its seed, and the seed matches the commitment.

    `commitment` is 64 hex digits, or "" for the one in the journal. Returns whether the dice are
    fair; an unfinished game can be fair, too.
    """
    head = journal.header
    verdict: SharedVerification | Verification
    if head.shared:
        from audiodice.friends.room.proof import verify_shared

        if commitment:
            expected, wrong = "a game with fair dice", "is a shared game, which has no seed"
            raise bad("--commitment", commitment, expected, wrong=wrong)
        verdict = verify_shared(journal)
        report = {"fair": verdict.fair, "shared": True, **asdict(verdict), "finished": ended}
        lines = _shared_verdict(verdict, lang, ended=ended)
    else:
        from audiodice.engine.fair import verify

        verdict = verify(journal, commitment)
        report = {"fair": verdict.fair, "commitment": head.commitment, **asdict(verdict)}
        report |= {"compared": bool(commitment), "fair_game": head.fair}
        report |= {"finished": ended, "word": head.word}
        lines = _verdict(verdict, head, lang, given=bool(commitment), ended=ended)
    if as_json:
        print_json(report)
    else:
        print_lines(lines)
    return verdict.fair


def _shared_verdict(verdict: SharedVerification, lang: str, *, ended: bool) -> Iterator[str]:
    """Whether the dice of a shared game come from the values that its people revealed."""
    from audiodice.session import language

    words = language.words(lang)
    if verdict.fair:
        yield words.line("verify_shared", throws=verdict.throws, faces=verdict.faces)
    else:
        yield words.line("verify_shared_wrong", line=verdict.wrong_line)
    if verdict.without:
        yield words.line("verify_without", throws=verdict.without)
    if verdict.lost:
        yield words.line("verify_lost", turns=verdict.lost)
    if not ended:
        yield words.line("verify_unfinished")


def _verdict(
    verdict: Verification, head: Header, lang: str, *, given: bool, ended: bool
) -> Iterator[str]:
    """The lines of a verdict: about the dice first, then the limits of the proof."""
    from audiodice.session import language

    words = language.words(lang)
    if verdict.proven:
        yield words.line("verify_fair", throws=verdict.throws, faces=verdict.faces, given=given)
    elif not verdict.bound:
        yield words.line("verify_unbound")
    else:
        yield words.line("verify_wrong", line=verdict.wrong_line)
    if head.fair and not given:
        yield words.line("verify_unheard")
    if head.fair or head.word:
        yield words.text("verify_word", word=head.word)  # the word unchanged
    if verdict.undone:
        yield words.line("verify_undone", undone=verdict.undone, unfairly=verdict.undone_unfairly)
    if not ended:
        yield words.line("verify_unfinished")


def _print_game(table: Table, lang: str, *, review: bool, as_json: bool) -> None:
    """Print a game, or its review; raises BadInput for a review without a solved table."""
    from audiodice.session import language

    words = language.words(lang)
    words.verbosity = "full"
    if review:
        report, lines = _review(table, words)
    else:
        report, lines = {"game": table.game.name}, list(_story(table, words))
    if as_json:
        print_json(report | {"lines": lines})
    else:
        print_lines(lines)


def _story(table: Table, words: Words) -> Iterator[str]:
    """A title, and a line for each roll and each end of a turn."""
    from audiodice.ui.replay import retold
    from audiodice.ui.seating import listener

    words.play(table.game.name, listener(table, words))
    steps = retold(table.journal, table.game, words)
    title, many = words.text("game_name"), steps[-1].round if steps else 0
    yield words.line("replay_title", title=title, players=words.listener.names, count=many)
    for step in steps:
        yield words.utter(step.speech)


def _print_course(table: Table, lang: str, plot: Path | None, *, as_json: bool) -> None:
    """Print the chances at each turn, and draw them into `plot`; raises BadInput."""
    from audiodice.cli import chances, course_plot
    from audiodice.engine import course as engine
    from audiodice.session import language
    from audiodice.ui.course import chance_at, decided, players
    from audiodice.ui.replay import turn_of
    from audiodice.ui.seating import listener

    words, game, journal = language.words(lang), table.game, table.journal
    words.verbosity = "full"
    words.play(game.name, listener(table, words))
    seats = players(table)
    first = game.initial(len(seats), **journal.header.options)
    known = chances.demand("--plot" if plot else "--chance", game.name, first, seats)
    course = engine.course(journal, game, known, seats)
    assert course is not None  # noqa: S101 - as demanded
    if plot is not None:
        try:
            plot.write_text(course_plot.svg(course, words.text("game_name"), words), "utf-8")
        except OSError as error:
            wrong = f"cannot be written ({error.strerror})"
            raise bad("--plot", plot, "a writable file", wrong=wrong) from None
    if as_json:
        print_json({"game": game.name, **_course_row(course, words)})
        return
    for turn, start in enumerate(course.starts):
        whose = turn_of(start.seat, start.round, len(seats))
        print_line(words.utter((whose, *chance_at(course, turn, words.listener))))
    print_lines(words.say(event) for event in decided(course, words.listener))


def _course_row(course: Course, words: Words) -> dict[str, Any]:
    from audiodice.engine.course import decided, decides_for

    names, seat = words.listener.names, decides_for(course, words.listener.you)
    found = None if seat is None else decided(course, seat)
    return {
        "seats": list(names),
        "turns": [
            {
                "round": start.round,
                "seat": names[start.seat],
                "chance": list(start.chance.seats),
                "exact": start.chance.exact,
            }
            for start in course.starts
        ],
        "decided": found
        and {
            "round": found.round,
            "turn_of": names[course.starts[found.turn].seat],
            "seat": names[found.seat],
            "from": found.before,
            "to": found.after,
        },
        "end": list(course.end),
    }


def _review(table: Table, words: Words) -> tuple[dict[str, Any], list[str]]:
    from audiodice import opponents
    from audiodice.engine.review import review
    from audiodice.ui.review import review_lines
    from audiodice.ui.seating import listener

    game, evaluator = table.game, opponents.reviewer(table.game.name)
    if evaluator is None:
        expected = f"a game of {', '.join(solvable())}"
        raise bad("--review", game.name, expected, wrong="cannot be reviewed")
    words.play(game.name, listener(table, words))
    first = game.initial(len(table.seats), **table.journal.header.options)
    wait_for_table(evaluator, first)
    accounts = review(table.journal, game, evaluator)
    seats = [
        {"seat": name, **_account(account)}
        for name, account in zip(words.listener.names, accounts, strict=True)
    ]
    lines = [words.say(event) for event in review_lines(accounts, table, evaluator, words)]
    return {"game": game.name, "unit": evaluator.unit(first), "seats": seats}, lines


def _account(account: Account) -> dict[str, Any]:
    """The exact sums of one seat, and the list of its decisions.

    `expected + luck - cost + others` is `result`.
    """
    return {
        "expected": account.expected,
        "luck": account.luck,
        "cost": account.cost,
        "others": account.others,
        "result": account.result,
        "decisions": [
            {
                "turn": one.turn,
                "action": one.action.verb,
                "arg": one.action.arg,
                "best": [[action.verb, action.arg] for action in one.best],
                "cost": one.cost,
            }
            for one in account.decisions
        ],
    }
