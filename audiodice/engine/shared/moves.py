"""Our own moves, and those of a computer player that we act for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice import opponents
from audiodice.core.model import IllegalAction, Reason, actions_of
from audiodice.engine.shared.beats import MOVED
from audiodice.engine.shared.checking import LONGEST_PAUSE
from audiodice.engine.throw import chance as stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action
    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.beats import Beats
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed
    from audiodice.engine.shared.throwing import Throwing

STAND_IN = "cautious"
"""The computer player for a person who is gone; every game has it."""


class Moves:
    """Checks and writes the moves that are made here."""

    def __init__(
        self,
        desk: Desk,
        throwing: Throwing,
        asking: Asking,
        beats: Beats,
        take: Callable[[tuple[Signed, ...]], None],
    ) -> None:
        """`take` adds an item to the journal."""
        self._desk, self._throwing, self._asking = desk, throwing, asking
        self._beats, self._take = beats, take
        self._stepped_at = desk.now
        self._throw: Action | None = None  # the action of our waiting throw

    def moved(self) -> None:
        """Begin the pause before the next move, because the journal went on.

        If a ruling took the place of our throw, we throw again: those dice were not seen.
        """
        self._stepped_at = self._desk.now
        throw, self._throw = self._throw, None
        items = self._desk.game.items
        ruled = bool(items) and items[-1].messages[0].kind == "rule"
        if throw is not None and ruled and self.why_not(throw) is None:
            self._write(throw)

    @property
    def computer_mine(self) -> bool:
        """Whether a computer player is in turn, and this program acts for it: see `computer`."""
        replica = self._desk.replica
        if replica is None or replica.over or self._throwing.pending or replica.me is None:
            return False
        mine = replica.me in replica.live and replica.author == replica.me
        return mine and replica.table.computer_to_act

    def why_not(self, action: Action) -> Reason | None:
        """Why we may not do this now, or None."""
        replica = self._desk.replica
        if replica is None or replica.me is None:
            return Reason("you_watch")
        if replica.over or replica.me != replica.table.turn or replica.author != replica.me:
            return Reason("not_your_turn", seat=replica.table.turn)
        if self._throwing.pending is not None:
            return Reason("throw_waits")
        if replica.me not in replica.live or not self._asking.caught_up:
            return Reason("not_back_yet")
        return replica.table.why_not(action)

    def act(self, action: Action) -> None:
        """Act in our turn; raises IllegalAction."""
        if (reason := self.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        self._write(action)

    def computer(self) -> None:
        """Act for the computer player in turn, until it throws or its turn ends, if it is ours."""
        replica = self._desk.replica
        while replica and self.computer_mine:
            table = replica.table
            seat, head = table.turn, replica.head
            policy = opponents.load(table.game.name, table.seats[seat].policy or STAND_IN)
            decided = policy.decide(table.game, table.state, stream(head.hex(), "policy"))
            for action in actions_of(decided):
                self._write(action)
            if self._throwing.pending or table.turn != seat or replica.head == head:
                break

    def _write(self, action: Action) -> None:
        """Write our next item, or begin our throw."""
        desk, replica = self._desk, self._desk.game
        after = min(int(max(0.0, desk.now - self._stepped_at) / 1000), LONGEST_PAUSE)
        if replica.table.game.throw_size(replica.table.state, action):
            self._throw = action
            self._throwing.begin(action, after)
        else:
            what = {"do": action.verb, "arg": action.arg, "after": after}
            self._take((desk.send("act", **replica.place, **what),))
        self._beats.soon(MOVED)
