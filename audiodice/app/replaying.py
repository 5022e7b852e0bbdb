"""`audiodice replay`: a recorded game in words, and its review."""

from __future__ import annotations

import json
import sys
from typing import Any

from audiodice import opponents
from audiodice.app import looking_back, resources, solving
from audiodice.app.seating import listener
from audiodice.engine import journal as journals
from audiodice.engine.review import Account, review
from audiodice.engine.story import played
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.engine.throw import SeededThrow
from audiodice.present.words import Words


class UnfinishedError(ValueError):
    """A review needs a game that has ended."""


def replay(text: str, lang: str, *, review: bool, as_json: bool) -> None:
    """Print the game behind a journal's lines, or its review, in words or as JSON.

    Raises JournalError, UnfinishedError, ImpossibleError where nobody values the game, and
    SolvingFailedError.
    """
    journal = journals.read(text.splitlines())
    table = rebuild(journal, game_of(journal), SeededThrow(journal.header.seed))
    words = Words(resources.locale(), lang)
    words.verbosity = "full"
    words.play(table.game.name, listener(table))
    if review:
        told, lines = _review(table, words)
    else:
        told, lines = {"game": table.game.name}, _story(table, words)
    if as_json:
        told |= {"lines": lines}
        lines = [json.dumps(told, ensure_ascii=False)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _story(table: Table, words: Words) -> list[str]:
    steps = played(table.journal, table.game)
    return [line for step in steps if (line := words.utter(step.events))]


def _review(table: Table, words: Words) -> tuple[dict[str, Any], list[str]]:
    game, judge = table.game, opponents.reviewer(table.game.name)
    if judge is None:
        raise solving.ImpossibleError("--review of", game.name, ", ".join(solving.solvable()))
    if not table.over:
        raise UnfinishedError
    first = game.initial(len(table.seats), **table.journal.header.options)
    solving.ready(judge, first)
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
