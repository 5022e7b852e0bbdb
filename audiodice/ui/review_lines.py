"""A finished game reviewed, as events to read: luck and skill, and the dearest decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice.core.model import Action, Event, Value
from audiodice.engine.review import CENT, Account, Decided
from audiodice.ui.play.hint import told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from audiodice.core.model import Game
    from audiodice.engine.table import Table
    from audiodice.opponents import Evaluator
    from audiodice.present.words import Words


def lines(
    accounts: Sequence[Account], table: Table, evaluator: Evaluator, words: Words
) -> list[Event]:
    """For every seat how luck and decisions made its result, people before computers; then the
    three dearest decisions of each person (of everyone where only computers played)."""
    game, state = table.game, table.state
    unit = evaluator.unit(state)
    people = [n for n, seat in enumerate(table.seats) if seat.policy is None]
    others = [n for n in range(len(accounts)) if n not in people]
    found: list[Event] = []
    for seat in (*people, *others):
        found.append(Event("review_seat", seat, _sums(accounts[seat], unit)))
        if seat in (people or others):
            found += _dearest(accounts[seat], game, seat, unit, words)
    return found


def _sums(account: Account, unit: str) -> dict[str, Value]:
    decided = account.decisions
    # Where turns are valued by themselves, what was expected is what all of them promised.
    promised, others = account.expected, account.others
    if unit == "points":
        promised, others = promised + others, 0.0
    right = sum(1 for one in decided if one.cost < CENT)
    return {
        "unit": unit,
        **_number("expected", promised, unit),
        **_number("result", account.result, unit),
        **_number("luck", account.luck, unit),
        **_number("cost", account.cost, unit),
        **_number("others", others, unit),
        "decisions": len(decided),
        "right": right,
    }


def _dearest(
    account: Account, game: Game[Any], seat: int, unit: str, words: Words
) -> Iterator[Event]:
    for decided in account.costliest():
        yield Event("review_decision", seat, _fields(decided, game, seat, unit, words))


def _fields(
    decided: Decided, game: Game[Any], seat: int, unit: str, words: Words
) -> dict[str, Value]:
    state = decided.state
    faces, kept = game.dice(state)
    keep = Action("keep", kept)
    # What was kept is part of a roll or a bank; for a box on the last throw it means nothing.
    part = kept and game.why_not(state, keep) is None
    done = (keep, decided.action) if part else (decided.action,)

    def said(actions: tuple[Action, ...]) -> str:
        return words.say(Event("hint", seat, told(game, state, actions)))

    return {
        "turn": decided.turn,
        "faces": faces,
        "done": said(done),
        "better": said(decided.best),
        "unit": unit,
        **_number("cost", decided.cost, unit),
    }


def _number(name: str, value: float, unit: str) -> dict[str, Value]:
    """A value as it is spoken: points, or chances in 100, with one decimal, its sign apart."""
    shown = f"{abs(100 * value if unit == 'chance' else value):.1f}"
    sign = "zero" if float(shown) == 0 else "minus" if value < 0 else "plus"
    return {name: shown, f"{name}_sign": sign}
