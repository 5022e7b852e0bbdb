"""Messages after the result of a game: best scores, what decided it, costly decisions, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice import opponents
from audiodice.core.jobs import Done, Job, JobError
from audiodice.core.model import Event, Value, variant
from audiodice.engine.course import Course
from audiodice.engine.practice import Place, losses, taken_up
from audiodice.engine.review import CENT, Account, review
from audiodice.engine.stats import Stats
from audiodice.engine.story import turns
from audiodice.engine.table import Table
from audiodice.opponents import Evaluator
from audiodice.opponents.evaluators import request_table
from audiodice.opponents.tables import TableHandle
from audiodice.ui.course import course_of, decided
from audiodice.ui.review import signed
from audiodice.ui.screen import Response, refuse

if TYPE_CHECKING:
    from audiodice.ui.play.game_in_play import GameInPlay

Accounts = tuple[Account, ...]


class Ending:
    """The messages after the end of a game, said as soon as they are known.

    The records are read, and the game is reviewed and its course worked out in the background. The
    last two are made only if their solved tables are already loaded.
    """

    def __init__(self, game: GameInPlay, review: Callable[[], Response] | None) -> None:
        self._game, self._context, self._table = game, game.context, game.table
        self._evaluator = opponents.reviewer(game.table.game.name)
        self._begun = self._told = False
        self._stats: Job[tuple[Stats, ...]] = Done(())
        self._accounts: Job[Accounts] = Done(())
        self._course: Job[Course | None] = Done(None)
        self._solving: TableHandle | None = None  # the table of the review, if it was not there
        self._places: tuple[Place, ...] = ()
        self._taken = True  # whether the decisions to practise were taken up
        self._practise: tuple[Event, ...] = ()  # how many there are, not said yet
        self.review = review if self._evaluator else None
        """Opens the review of the finished game; None for a game that cannot be reviewed."""

    @property
    def due(self) -> float | None:
        """Return 0.0 (now, in ms of the clock) if the messages are known but not said yet, or None.

        The clock's time would be too late, because the loop compares with an earlier time.
        """
        if not self._table.over:
            self._begun = self._told = False  # the last step was undone
        takes_up = self._known and not self._taken
        news = self._known and self._kept and not (self._told and not self._practise)
        return 0.0 if takes_up or news or self._solved else None

    def begin(self) -> None:
        """Start to read the records and to review the ended game."""
        context, table, evaluator = self._context, self._table, self._evaluator
        self._begun, self._told = True, False
        self._solving, self._practise = None, ()
        if context.store and context.words.listener.humans:
            self._stats = context.store.stats()
        if evaluator is not None and self._you is not None:
            if evaluator.knows(table.state):
                self._review(evaluator)
            else:
                self._solving = request_table(evaluator, table.state)
        if len(table.seats) > 1:
            self._course = context.background.start(lambda: course_of(table))

    def said(self) -> tuple[Event, ...]:
        """Return best scores, what decided the game, costliest decisions, what keys do.

        Returns () if they are not known yet, or said. The decisions to practise are said once they
        are on the disk, so later than the others if the table of the review is not there yet.
        """
        if self._solved and self._evaluator:
            self._solving = None
            self._review(self._evaluator)
        if not self._known:
            return ()
        if not self._taken:
            self._practise = self._take_up()
        if not self._kept:
            return ()
        practise, self._practise = self._practise, ()
        if self._told:
            return practise
        self._told = True
        keys = self._game.keys_after(review=self.review is not None)
        what_decided = decided(self._course.result(), self._context.words.listener)
        return (*self._new_bests(), *what_decided, *self._costliest(), *practise, *keys)

    def practise(self) -> Response:
        """Practise the costliest decisions of this game."""
        places = self.to_practise
        return self._context.practise(places) if places else refuse(Event("practise_none"))

    @property
    def to_practise(self) -> tuple[Place, ...]:
        """The decisions of this game that are due."""
        due = {place.id for place in self._context.practice.due(self._context.day)}
        return tuple(place for place in self._places if place.id in due)

    def _take_up(self) -> tuple[Event, ...]:
        """Keep the costliest decisions, and what all lost; returns how many to practise."""
        self._taken = True
        you, table, evaluator = self._you, self._table, self._evaluator
        try:
            accounts = self._accounts.result()
        except JobError:  # the review says why
            return ()
        if you is None or evaluator is None or not accounts:
            return ()
        context = self._context
        unit = evaluator.unit(table.state)
        given = (table.journal, table.game, accounts, (you,), unit, context.day)
        self._places = taken_up(*given)
        context.practice.take(self._places, losses(*given))
        count = len(self.to_practise)
        return (Event("to_practise", you, {"count": count}),) if count else ()

    def _review(self, evaluator: Evaluator) -> None:
        table, self._taken = self._table, False
        self._accounts = self._context.background.start(
            lambda: review(table.journal, table.game, evaluator)
        )

    @property
    def _solved(self) -> bool:
        """Whether the table of the review has come since the end."""
        return self._begun and self._solving is not None and self._solving.table is not None

    @property
    def _kept(self) -> bool:
        return self._context.practice.kept.done()

    @property
    def _known(self) -> bool:
        return self._begun and all(
            work.done() for work in (self._stats, self._accounts, self._course)
        )

    @property
    def _you(self) -> int | None:
        return self._context.words.listener.you

    def _new_bests(self) -> tuple[Event, ...]:
        """Return events about best scores of people here; () in a game that ends at a target score.

        If a score above the best was reached with hints, an event says that it does not count.
        """
        table = self._table
        outcome = table.game.outcome(table.state)
        if outcome is None or table.retaken or not table.game.round(table.state).rounds:
            return ()
        found = []
        played = turns(table.journal, table.game)
        for seat in sorted(self._context.words.listener.humans):
            best = best_score(self._stats, table, seat)
            if best is not None and outcome.scores[seat] > best:
                fields: dict[str, Value] = {"points": outcome.scores[seat], "before": best}
                hinted = any(turn.hinted for turn in played if turn.seat == seat)
                found.append(Event("best_hinted" if hinted else "new_best", seat, fields))
            elif best is not None and len(outcome.scores) == 1:
                found.append(Event("best_stands", seat, {"points": best}))
        return tuple(found)

    def _costliest(self) -> tuple[Event, ...]:
        you, evaluator = self._you, self._evaluator
        try:
            accounts = self._accounts.result()
        except JobError:  # the review says why
            return ()
        if you is None or evaluator is None or not accounts:
            return ()
        unit = evaluator.unit(self._table.state)
        account = accounts[you]
        costs = [(one.turn, signed("cost", one.cost, unit)["cost"]) for one in account.costliest()]
        own = account.own
        if any(one.cost > CENT for one in account.decisions):
            how = "small"
        else:
            how = "best" if len(own) == len(account.decisions) else "rest" if own else "hinted"
        dear = tuple((turn, cost, unit) for turn, cost in costs if isinstance(cost, int))
        fields: dict[str, Value] = {"dear": dear, "how": how}
        return (Event("costliest", you, fields),)


def best_score(stats: Job[tuple[Stats, ...]], table: Table, seat: int) -> int | None:
    """Return the best score of a seat's player with these options; None without a score."""
    try:
        known = stats.result()
    except JobError:  # the menu of records says why
        return None
    head = table.journal.header
    kind = " ".join(variant(table.game.options, head.options))
    this = (head.game, kind, table.seats[seat].name)
    mine = [one for one in known if (one.game, one.variant, one.player) == this]
    return max((one.best_score for one in mine if one.best_score is not None), default=None)
