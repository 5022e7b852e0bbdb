"""Our own moves, and those of the computer players that we act for as the host."""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING

from audiodice import opponents
from audiodice.core.model import Action, IllegalAction, Reason, actions_of
from audiodice.engine.throw import chance as stream
from audiodice.friends.room.messages import LONGEST_PAUSE, Signed

if TYPE_CHECKING:
    from audiodice.friends.room.common import Common
    from audiodice.friends.room.hosting import Hosting
    from audiodice.friends.room.throwing import Throwing

STAND_IN = "cautious"
"""The computer player for a person who is away; every game has it."""
AGAIN = 1_000.0  # ms after which an action is asked for again


class Moves:
    """What we ask the host for, in order; the host's own moves are written at once."""

    def __init__(self, common: Common, throwing: Throwing, hosting: Hosting) -> None:
        self._common, self._throwing, self._hosting = common, throwing, hosting
        self._pending: deque[tuple[Action, int]] = deque()
        self._asked = common.now - AGAIN
        self._covered = 0  # how many of them the host was asked for at its head
        self._moved_at = common.now

    @property
    def waits(self) -> bool:
        """Whether the host has not answered all our actions yet."""
        return bool(self._pending)

    def restore(self) -> None:
        """After a start: go on with our own throw."""
        if (mine := self._throwing.restore()) is not None:
            self._pending.append(mine)

    @property
    def computer_mine(self) -> bool:
        """Whether a computer player is in turn, and this program acts for it: see `computer`."""
        game = self._common.state.playing
        if game is None or not self._common.am_host or self._throwing.roll is not None:
            return False
        return game.table.computer_to_act

    def why_not(self, action: Action) -> Reason | None:
        """Why we may not do this now, or None; an action behind others is checked in its turn."""
        game, me = self._common.state.playing, self._common.my_seat
        if game is None or me is None:
            return Reason("you_watch")
        if game.table.turn != me:
            return Reason("not_your_turn", seat=game.table.turn)
        if me not in game.live:
            return Reason("not_back_yet")
        if any(self._throws(waiting) for waiting, _ in self._pending):
            return Reason("throw_waits")
        return None if self._pending else game.table.why_not(action)

    def act(self, *actions: Action) -> None:
        """Ask the host for actions in our turn; only the last one may throw.

        Their `stepped` come with the host's entries. Raises IllegalAction for the first one; the
        others, and those that follow others which wait, are checked when they are asked for.
        """
        first = not self._pending
        if first and (reason := self.why_not(actions[0])) is not None:
            raise IllegalAction(f"{actions[0]} is refused: {reason}")
        after = min(int((self._common.now - self._moved_at) / 1000), LONGEST_PAUSE)
        self._pending += [(action, after) for action in actions]
        if first:  # the host takes only what it is asked for first at its head
            self._ask()

    def _may(self, action: Action) -> bool:
        """Whether the next action, which we want, is ours to do: for us, or for a computer."""
        game = self._common.state.playing
        if game is None:
            return False
        ours = game.table.turn == self._common.my_seat and self._common.my_seat in game.live
        computers = self._common.am_host and game.table.computer_to_act
        return (ours or computers) and game.table.why_not(action) is None

    def _throws(self, action: Action) -> bool:
        table = self._common.state.playing and self._common.state.playing.table
        return bool(table and table.game.throw_size(table.state, action))

    def tick(self) -> None:
        """Ask for our actions again."""
        if self._pending and self._common.now - self._asked >= AGAIN:
            self._ask()

    def _ask(self) -> None:
        """Ask for the actions before a throw in one message, then for the throw."""
        self._asked = self._common.now
        if self._common.state.playing is None:
            self._pending.clear()
        while self._common.am_host and self._pending and not self._throws(self._pending[0][0]):
            if not self._hosting.act(*self._pending[0]):
                return
        if not self._pending:
            return
        still = takewhile(lambda asked: not self._throws(asked[0]), self._pending)
        acts = [(action.verb, action.arg, after) for action, after in still]
        self._covered = len(acts) or 1
        if acts:
            self._common.send("act", **self._common.place(), acts=acts)
        else:
            self._throwing.ask(*self._pending[0])

    def computer(self) -> None:
        """Act for the computer player in turn, until it throws or its turn ends, if it is ours."""
        game = self._common.state.playing
        while game and self.computer_mine and not self._pending:
            table, head = game.table, self._common.state.head
            seat = table.turn
            policy = opponents.load(table.game.name, table.seats[seat].policy or STAND_IN)
            decided = policy.decide(table.game, table.state, stream(head.hex(), "policy"))
            self._pending += [(action, 0) for action in actions_of(decided)]
            self._ask()
            if table.turn != seat or self._common.state.head == head:
                break

    def answered(self, entry: Signed) -> bool:
        """Forget the action of ours that an entry answers, or all if another one came before it.

        Returns whether the next one has to be asked for at the new head.
        """
        kind, self._moved_at = entry.body["k"], self._common.now
        if kind in ("move", "undo", "away", "begin", "open", "end"):
            if kind == "move" and self._pending and self._pending[0][0] == entry.action:
                self._pending.popleft()
                self._covered -= 1
            else:
                self._pending.clear()
        if self._pending and not self._may(self._pending[0][0]):
            self._pending.clear()
        if not self._pending or (kind == "move" and self._covered > 0):
            return False
        self._asked = self._common.now - AGAIN
        return True
