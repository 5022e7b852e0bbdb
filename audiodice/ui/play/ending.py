"""Messages after the result of a game: best scores, what decided it, costly decisions, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice import opponents
from audiodice.core.jobs import Done, Job, JobError
from audiodice.core.model import Event, Value, variant
from audiodice.engine.course import Course
from audiodice.engine.review import CENT, Account, review
from audiodice.engine.stats import Stats
from audiodice.engine.story import turns
from audiodice.engine.table import Table
from audiodice.ui.course import course_of, decided
from audiodice.ui.review import signed
from audiodice.ui.screen import Response

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
        self.review = review if self._evaluator else None
        """Opens the review of the finished game; None for a game that cannot be reviewed."""

    @property
    def due(self) -> float | None:
        """Return 0.0 (now, in ms of the clock) if the messages are known but not said yet, or None.

        The clock's time would be too late, because the loop compares with an earlier time.
        """
        if not self._table.over:
            self._begun = self._told = False  # the last step was undone
        return 0.0 if self._known and not self._told else None

    def begin(self) -> None:
        """Start to read the records and to review the ended game."""
        context, table, evaluator = self._context, self._table, self._evaluator
        self._begun, self._told = True, False
        if context.store and context.words.listener.humans:
            self._stats = context.store.stats()
        if evaluator is not None and self._you is not None and evaluator.knows(table.state):
            self._accounts = context.background.start(
                lambda: review(table.journal, table.game, evaluator)
            )
        if len(table.seats) > 1:
            self._course = context.background.start(lambda: course_of(table))

    def said(self) -> tuple[Event, ...]:
        """Return best scores, what decided the game, the costliest decisions, and what Enter does.

        Returns () if they are not known yet, or said.
        """
        if not self._known or self._told:
            return ()
        self._told = True
        keys = self._game.keys_after(review=self.review is not None)
        what_decided = decided(self._course.result(), self._context.words.listener)
        return (*self._new_bests(), *what_decided, *self._costliest(), *keys)

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
