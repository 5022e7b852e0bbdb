"""The review of a finished game: luck, skill, the most costly decisions, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from audiodice.core.jobs import Done, Job
from audiodice.core.model import Action, Event, Game, Value
from audiodice.engine.review import CENT, Account, Decided, review
from audiodice.engine.table import Table
from audiodice.opponents import Evaluator
from audiodice.opponents.evaluators import request_table
from audiodice.opponents.tables import TableHandle
from audiodice.present.words import Words
from audiodice.ui.context import UiContext
from audiodice.ui.course import CourseWork, chance_in, decided
from audiodice.ui.menu import Item
from audiodice.ui.play.hint import hint_fields, rounded
from audiodice.ui.reader import Reader
from audiodice.ui.replay import Start, decision
from audiodice.ui.screen import Response, push, refuse, wait_for

Accounts = tuple[Account, ...]


class Review:
    """The review of one game. A long game takes a second, so it is computed in the background.

    The chances to win are told with its lines once they are known.
    """

    def __init__(
        self,
        context: UiContext,
        table: Table,
        evaluator: Evaluator,
        hear: Callable[[Start], Response],
    ) -> None:
        """Start immediately if the game is over and its table is loaded; do not request the table.

        `hear` opens the replay at a turn, for Enter on a decision.
        """
        self._context, self._table, self._evaluator = context, table, evaluator
        self._hear = hear
        self._course: CourseWork | None = None
        self._work = self._begin() if table.over and evaluator.knows(table.state) else None

    def open(self) -> Response:
        """Open a reader of the review, or say the progress while its table is being solved."""
        context, table, evaluator = self._context, self._table, self._evaluator
        solved = request_table(evaluator, table.state)
        self._course = self._course or CourseWork(context, table)
        if solved is not None and solved.working:
            return _not_ready(solved)
        return wait_for(solved.loading if solved else Done(None), lambda _: self._read(solved))

    def _read(self, solved: TableHandle | None) -> Response:
        """Wait for the review, after the game's stored table has been loaded."""
        if solved and solved.table is None and self._evaluator.solves(self._table.state):
            return _not_ready(solved)
        work, self._work = self._work or self._begin(), None
        return wait_for(work, self._show)

    def _begin(self) -> Job[Accounts]:
        table, evaluator = self._table, self._evaluator
        return self._context.background.start(lambda: review(table.journal, table.game, evaluator))

    def _show(self, accounts: Accounts) -> Response:
        words = self._context.words
        events = review_lines(accounts, self._table, self._evaluator, words)
        items = [
            Item(partial(self._line, event), self._leads_to(event), event=event) for event in events
        ]
        return push(Reader(self._context, words.text("review_title"), items))

    def _line(self, event: Event) -> str:
        """Return a line, for a decision with the chances at the start of its turn."""
        words, course = self._context.words, self._course.known if self._course else None
        more: tuple[Event, ...] = ()
        if event.key == "review_decision":
            more = chance_in(course, event.seat, event.fields["turn"], words.listener)
        elif event.key == "review_seat":
            more = tuple(one for one in decided(course, words.listener) if one.seat == event.seat)
        return words.utter((event, *more))

    def _leads_to(self, event: Event) -> Callable[[], Response] | None:
        """Return the function that opens the replay at a decision's turn; None for other lines."""
        seat, turn = event.seat, event.fields.get("turn")
        if seat is None or not isinstance(turn, int):
            return None
        return lambda: self._hear((seat, turn))


def _not_ready(solved: TableHandle) -> Response:
    solved.awaited = True
    return refuse(Event("hint_not_ready", None, {"percent": solved.percent}))


def review_lines(
    accounts: Sequence[Account], table: Table, evaluator: Evaluator, words: Words
) -> list[Event]:
    """Return a line for each seat, people first, on how luck and decisions made its result.

    The three most costly decisions follow the line of a person, or of every seat if only computers
    played.
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
    for one in account.costliest():
        yield Event("review_decision", seat, _fields(one, game, seat, unit, words))


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
    """Return two fields for a value in points or percent: its amount as spoken, and its sign."""
    shown = rounded(abs(100 * value if unit == "chance" else value))
    sign = "zero" if shown == "0.0" else "minus" if value < 0 else "plus"
    return {name: shown, f"{name}_sign": sign}
