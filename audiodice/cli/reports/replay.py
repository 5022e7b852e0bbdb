"""`audiodice replay`: a recorded game in words, its review, and the proof of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from audiodice import opponents
from audiodice.app import language
from audiodice.cli.reports.solvable import ImpossibleError, ready, solvable
from audiodice.devices.printing import print_json, print_line, print_lines
from audiodice.engine.fair import Verification, verify
from audiodice.engine.journal import Header, Journal
from audiodice.engine.review import Account, review
from audiodice.engine.story import played
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.present.words import Words
from audiodice.ui import review_lines
from audiodice.ui.seating import listener


class UnfinishedError(ValueError):
    """A review was asked for of an unfinished game."""


def playable(journal: Journal) -> Table:
    """The table of a journal; raises JournalError."""
    return rebuild(journal, game_of(journal))


def verify_dice(journal: Journal, commitment: str, lang: str, *, as_json: bool) -> bool:
    """Print whether a journal's dice come from its seed and the seed matches the commitment.

    `commitment` is 64 hex digits, or "" for the journal's own. Returns whether the dice are fair.
    An unfinished game is mentioned, but is not a failure. Raises JournalError.
    """
    table = playable(journal)  # raises if the journal is not a valid game
    verdict, head = verify(journal, commitment), journal.header
    if as_json:
        report = {"fair": verdict.fair, "commitment": head.commitment, **asdict(verdict)}
        report |= {"compared": bool(commitment), "fair_game": head.fair}
        report |= {"finished": table.over, "word": head.word}
        print_json(report)
        return verdict.fair
    words = language.words(lang)
    for line in _verdict(verdict, head, words, given=bool(commitment), ended=table.over):
        print_line(line)
    return verdict.fair


def _verdict(
    verdict: Verification, head: Header, words: Words, *, given: bool, ended: bool
) -> Iterator[str]:
    """The lines of a verdict: about the dice first, then what they cannot prove."""
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


def replay(journal: Journal, lang: str, *, review: bool, as_json: bool) -> None:
    """Print the game behind a journal, or its review, in words or as JSON.

    Raises JournalError, UnfinishedError, ImpossibleError if the game has no evaluator, and
    SolvingFailedError.
    """
    table = playable(journal)
    words = language.words(lang)
    words.verbosity = "full"
    words.play(table.game.name, listener(table))
    if review:
        report, lines = _review(table, words)
    else:
        report, lines = {"game": table.game.name}, _story(table, words)
    if as_json:
        print_json(report | {"lines": lines})
    else:
        print_lines(lines)


def _story(table: Table, words: Words) -> list[str]:
    steps = played(table.journal, table.game)
    return [line for step in steps if (line := words.utter(step.events))]


def _review(table: Table, words: Words) -> tuple[dict[str, Any], list[str]]:
    game, evaluator = table.game, opponents.reviewer(table.game.name)
    if evaluator is None:
        raise ImpossibleError("--review of", game.name, ", ".join(solvable()))
    if not table.over:
        raise UnfinishedError
    first = game.initial(len(table.seats), **table.journal.header.options)
    ready(evaluator, first)
    accounts = review(table.journal, game, evaluator)
    seats = [
        {"seat": seat.name, **_account(account)}
        for seat, account in zip(table.seats, accounts, strict=True)
    ]
    lines = [
        words.say(event) for event in review_lines.review_lines(accounts, table, evaluator, words)
    ]
    return {"game": game.name, "unit": evaluator.unit(first), "seats": seats}, lines


def _account(account: Account) -> dict[str, Any]:
    """The exact sums of one seat and all its decisions.

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
