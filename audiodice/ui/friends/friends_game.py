"""Turns at a shared table: those of the others as they are told, and the throws made here."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Action, Event, IllegalAction
from audiodice.ui.context import UiContext
from audiodice.ui.friends.company import AT_ONCE, Company
from audiodice.ui.friends.told_table import ToldTable
from audiodice.ui.play import standing
from audiodice.ui.play.computer_players import PACES
from audiodice.ui.play.turn_start import TurnStart
from audiodice.ui.screen import Response
from audiodice.ui.shaking import STROKE_MS

SHAKE_AFTER_MS = 120.0  # dice that come sooner are heard as at any table
LONGEST_SHAKE_MS = 8000.0
WAIT_TOLD_MS = 2500.0  # after this long the player hears what the dice wait for
IDLE_MS = 45_000.0  # after this long without a key the player hears once more whose turn it is
_TALK = ("friend_said", "friend_phrase")
CALLED = "friend_begins_again"
"""News of the next table. It waits until the end of this game has been told."""


class FriendsTurns:
    """Tells what happens at one shared table: as computers' turns are told, at the set pace.

    Nothing here waits for the network: a throw that was asked for is told once it is there.
    """

    def __init__(
        self,
        context: UiContext,
        company: Company,
        told: ToldTable,
        turn_start: TurnStart,
        after: Callable[[tuple[Event, ...], int], None],
        landed: Callable[[tuple[Event, ...], int], Response],
    ) -> None:
        """`after` is called with the events of each act and the seat that acted; `landed` makes the
        response to those of a throw made here."""
        self.context, self._company, self._told = context, company, told
        self.table = told.table
        self._turn_start, self._after, self._landed = turn_start, after, landed
        self._at = 0.0
        self._hurrying = False
        self._thrown_at: float | None = None
        self._count = 0  # dice in the cup
        self._stroke_at = 0.0
        self._waited = False  # the player has heard what the dice wait for
        self._key_since = False  # the player pressed a key since then
        self._told_of: int | None = None  # the seat whose turn was told last
        self._turn_since = 0.0
        self._reminded = False  # the player heard in this turn that it is theirs

    # ------------------------------------------------------------------ what is done here

    @property
    def throwing(self) -> bool:
        """Whether dice thrown here are not there yet."""
        return self._thrown_at is not None

    def act(self, action: Action) -> tuple[Event, ...] | None:
        """Do an action of the player; None if its dice are not there yet."""
        table = self.table
        count = table.game.throw_size(table.state, action)
        try:
            self._company.act(action)
        except IllegalAction:  # the others have decided something else, which is told next
            return (Event("not_back_yet"),)
        if self._told.behind:
            return tuple(event for _ in range(self._told.behind) for event in self._told.step())
        now = self.context.clock()
        self._thrown_at, self._count, self._stroke_at = now, count, now + SHAKE_AFTER_MS
        self._waited = self._key_since = False
        return None

    def key(self) -> None:
        """The player pressed a key, whose answer the dice must not cut off."""
        self._key_since = True

    # ------------------------------------------------------------------ time

    @property
    def due(self) -> float | None:
        """When something is to be told, in ms of the clock."""
        if self._told.astray or self._company.catches_up or self._tellable:
            return AT_ONCE
        if self._company.missed:
            return None
        if self._told.behind:
            return AT_ONCE if self.throwing else self._at
        if self._thrown_at is None:
            return self._reminds_at
        told_at = None if self._waited else self._thrown_at + WAIT_TOLD_MS
        stroke = self._stroke_at if self._stroke_at < self._thrown_at + LONGEST_SHAKE_MS else None
        return min((at for at in (told_at, stroke) if at is not None), default=None)

    @property
    def _reminds_at(self) -> float | None:
        """When a player who does nothing hears that it is their turn: once in a turn."""
        if self._reminded or not self._mine or self._company.ended:
            return None
        return max(self._turn_since, self.context.pressed_at) + IDLE_MS

    @property
    def _tellable(self) -> bool:
        """Whether there is news to be told now: what is said never interrupts a roll."""
        return any(map(self._now, self._company.news))

    def _now(self, event: Event) -> bool:
        """Whether some news is told now, and not later."""
        waits = self._told.behind if event.key == CALLED else self.throwing and event.key in _TALK
        return not waits

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Wait before the next act is told, as after those of a computer."""
        before_turn, between = PACES[self.context.settings.pace]
        wait = before_turn if new_turn else between
        if new_turn and slip:
            wait = max(wait, self.context.settings.undo_pause)
        self._at = self.context.clock() + wait
        if new_turn:
            self._turn_since, self._reminded = self.context.clock(), False
        self._hurrying = self._hurrying and not self._mine

    def tick(self) -> Response:
        """Tell what is due."""
        if self._company.catches_up:
            return self._catch_up()
        if self._tellable:
            return self._tell_news()
        if self._company.missed:
            return Response(interrupt=False)  # what was missed is on its way
        if self._told.behind and self.throwing:
            return self._land() if self._told.throws_next else self._overtaken()
        if self._told.behind and self.context.clock() >= self._at:
            return self._next()
        return self._shake() if self.throwing else self._remind()

    def hurry(self, *cues: Event) -> Response:
        """Tell at once all that is there, and what comes until the player's turn."""
        self._hurrying = True
        return self.rest(*cues)

    def rest(self, *cues: Event) -> Response:
        """Tell at once all that is there; only cues of results are played."""
        events, said = tuple[Event, ...](), tuple[Event, ...]()
        while self._told.behind and not self.throwing:
            more, more_said = self._act()
            events, said = events + more, said + more_said
        ends = [event for event in events if event.key in ("turn", "ended")]
        return Response(said, (*cues, *ends[-1:]), False, True)

    # ------------------------------------------------------------------ how

    @property
    def _mine(self) -> bool:
        return not self.table.over and self.table.owner(self.table.turn) == "here"

    def _tell_news(self) -> Response:
        """What happened besides steps: who came, what was said, what the others ask."""
        news = self._company.news
        told = [event for event in news if self._now(event)]
        kept = [event for event in news if event not in told]
        news.clear()
        news.extend(kept)
        return Response(tuple(told), tuple(told), interrupt=False, news=True)

    def _next(self) -> Response:
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry()
        events, said = self._act()
        return Response(said, events, interrupt=False, news=True)

    def _act(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Take over one act, to its throw or the end of the turn; its events, and what is said."""
        seat, events = self.table.turn, list[Event]()
        while self._told.behind:
            throws = self._told.throws_next
            events += self._told.step()
            if throws or self.table.turn != seat or self.table.over:
                break
        self._after(tuple(events), seat)
        said = self._turn_start.said_of(tuple(events), seat)
        if seat != self._told_of and self.context.words.utter(said):
            self._told_of = seat
            if self._company.shared.my_seat is None:  # who watches missed at most this turn
                self.context.history.heard()
        return tuple(events), said

    def _land(self) -> Response:
        """My dice are there: the answer to the key that threw them."""
        seat, since = self.table.turn, self._thrown_at
        shaken = self._stroke_at - SHAKE_AFTER_MS > (since or 0.0)
        self._thrown_at = None
        events = self._told.step()
        response = self._landed(events, seat)
        return Response(
            response.speech,
            response.cues,
            interrupt=not self._key_since,
            news=True,
            dice="landed",
            shaken_since=since if shaken else None,
        )

    def _overtaken(self) -> Response:
        """Something was ruled before my dice were there; its news tells it. I throw again, or have
        lost the turn."""
        self._told.step()
        again = self._told.behind and self._told.throws_next
        if not (again or self._company.shared.throwing):
            self._thrown_at = None
        return Response(interrupt=False)

    def _shake(self) -> Response:
        """The next stroke of the cup; after a while, what the dice wait for."""
        now = self.context.clock()
        if (
            not self._waited
            and self._thrown_at is not None
            and now >= self._thrown_at + WAIT_TOLD_MS
        ):
            self._waited = True
            quiet = tuple(p.name for p in self._company.others if p.state != "here")
            return Response((Event("dice_wait", None, {"names": quiet}),), interrupt=False)
        self._stroke_at = now + STROKE_MS
        return Response(
            cues=(Event("stroke", None, {"count": self._count, "delay": 0}),), interrupt=False
        )

    def _remind(self) -> Response:
        """Whose turn it is, with the cue of a turn that starts, if it is time for that."""
        at = self._reminds_at
        if at is None or at > self.context.clock():
            return Response(interrupt=False)
        self._reminded = True
        whose, starts = self.table.query("turn"), Event("turn", self.table.turn)
        return Response(whose, (starts,), interrupt=False, news=True)

    def _catch_up(self) -> Response:
        """Take over what was missed: said are only how much it was and how it stands now.

        The rest can be asked for, as all that was missed.
        """
        self._company.missed = False
        self._thrown_at = None
        turns, quiet = 0, tuple[Event, ...]()
        while self._told.behind:
            seat, told_of = self.table.turn, self._told_of
            said = self._act()[1]
            anew = self._company.shared.my_seat is None and self._told_of != told_of
            quiet = said if anew else quiet + said
            turns += self.table.turn != seat
        missed = (Event("friends_missed", None, {"turns": turns}),) if quiet else ()
        whole = standing.whole(self.table, self.context.words.listener)
        return Response((*missed, *whole), missed, interrupt=False, news=True, quiet=quiet)
