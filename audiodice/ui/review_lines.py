"""The lines of a review: luck, skill and the most costly decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice.core.model import Event, Value
from audiodice.engine.review import CENT, Account, Decided
from audiodice.ui.play.hint import hint_fields, rounded
from audiodice.ui.replay_lines import decision

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from audiodice.core.model import Action, Game
    from audiodice.engine.table import Table
    from audiodice.opponents import Evaluator
    from audiodice.present.words import Words


def review_lines(
    accounts: Sequence[Account], table: Table, evaluator: Evaluator, words: Words
) -> list[Event]:
    """One line for every seat, people first: how luck and decisions made its result.

    After the line of a person (of every seat if only computers played) come the three most costly
    decisions.
    """
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
    own = account.own
    # If turns are valued separately, the expected result is the sum over all turns.
    promised, others = account.expected, account.others
    if unit == "points":
        promised, others = promised + others, 0.0
    return {
        "unit": unit,
        **signed("expected", promised, unit),
        **signed("result", account.result, unit),
        **signed("luck", account.luck, unit),
        **signed("cost", account.cost, unit),
        **signed("others", others, unit),
        "decisions": len(own),
        "right": sum(one.cost < CENT for one in own),
        "hinted": len(account.decisions) - len(own),
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

    def said(actions: tuple[Action, ...]) -> str:
        return words.say(Event("hint", seat, hint_fields(game, state, actions)))

    return {
        "turn": decided.turn,
        "faces": game.dice(state)[0],
        "done": words.utter(decision(game, state, decided.action, words)),
        "better": said(decided.best),
        "unit": unit,
        **signed("cost", decided.cost, unit),
    }


def signed(name: str, value: float, unit: str) -> dict[str, Value]:
    """Two fields for a value in points or percent: its amount as spoken, and its sign."""
    shown = rounded(abs(100 * value if unit == "chance" else value))
    sign = "zero" if shown == "0.0" else "minus" if value < 0 else "plus"
    return {name: shown, f"{name}_sign": sign}
