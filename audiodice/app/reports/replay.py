"""`audiodice replay`: a recorded game in words, its review, and the proof of its dice."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from audiodice import opponents
from audiodice.app import language, looking_back
from audiodice.app.reports.printing import print_json, print_line, print_lines
from audiodice.app.reports.solvable import ImpossibleError, ready, solvable
from audiodice.app.seating import listener
from audiodice.engine.fair import verify
from audiodice.engine.journal import Journal
from audiodice.engine.review import Account, review
from audiodice.engine.story import played
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.engine.throw import SeededThrow
from audiodice.present.words import Words


class UnfinishedError(ValueError):
    """A review needs a game that has ended."""


def playable(journal: Journal) -> Table:
    """The table of a journal, to be looked back on; raises JournalError."""
    return rebuild(journal, game_of(journal), SeededThrow(journal.header.seed))


def verify_dice(journal: Journal, commitment: str, lang: str, *, as_json: bool) -> bool:
    """Print whether a journal's dice come from its seed, and the seed is the one committed to (64
    hex digits; "" for the journal's own); whether they do. Raises JournalError."""
    playable(journal)  # dice thrown in no game prove nothing
    verdict = verify(journal, commitment)
    if as_json:
        told = {"fair": verdict.fair, "commitment": journal.header.commitment, **asdict(verdict)}
        print_json(told)
        return verdict.fair
    key = "verify_fair" if verdict.fair else "verify_wrong" if verdict.bound else "verify_unbound"
    line = language.words(lang).text(
        key,
        throws=verdict.throws,
        faces=verdict.faces,
        line=verdict.wrong_line or 0,
        given=bool(commitment),
    )
    print_line(line)
    return verdict.fair


def replay(journal: Journal, lang: str, *, review: bool, as_json: bool) -> None:
    """Print the game behind a journal, or its review, in words or as JSON.

    Raises JournalError, UnfinishedError, ImpossibleError where nobody values the game, and
    SolvingFailedError.
    """
    table = playable(journal)
    words = language.words(lang)
    words.verbosity = "full"
    words.play(table.game.name, listener(table))
    if review:
        told, lines = _review(table, words)
    else:
        told, lines = {"game": table.game.name}, _story(table, words)
    if as_json:
        print_json(told | {"lines": lines})
    else:
        print_lines(lines)


def _story(table: Table, words: Words) -> list[str]:
    steps = played(table.journal, table.game)
    return [line for step in steps if (line := words.utter(step.events))]


def _review(table: Table, words: Words) -> tuple[dict[str, Any], list[str]]:
    game, judge = table.game, opponents.reviewer(table.game.name)
    if judge is None:
        raise ImpossibleError("--review of", game.name, ", ".join(solvable()))
    if not table.over:
        raise UnfinishedError
    first = game.initial(len(table.seats), **table.journal.header.options)
    ready(judge, first)
    accounts = review(table.journal, game, judge)
    seats = [
        {"seat": seat.name, **_account(account)}
        for seat, account in zip(table.seats, accounts, strict=True)
    ]
    lines = [words.say(event) for event in looking_back.lines(accounts, table, judge, words)]
    return {"game": game.name, "unit": judge.unit(first), "seats": seats}, lines


def _account(account: Account) -> dict[str, Any]:
    """The sums of one seat, exact, with every decision: `expected + luck - cost + others` is
    `result`."""
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
