"""A room's game as far as it has been told here."""

from __future__ import annotations

from itertools import takewhile

from audiodice.core.model import Action, Event
from audiodice.engine.journal import Journal, Move, Ruling, Undo
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.friends.screens.client import RoomClient


class ToldTable:
    """A table that follows the shared one, entry by entry, as its steps are told.

    The shared one goes on as messages come. What a player asks is answered by this one, so that
    nothing is heard before its turn.
    """

    def __init__(
        self,
        client: RoomClient,
        there: Table,
        *,
        up_to_now: bool = False,
        before: ToldTable | None = None,
    ) -> None:
        """`there` is the shared one. `up_to_now`: what has been played counts as told. `before` is
        what has been told of this game; if it took a way that does not count, the player cannot
        follow from there, so all counts as told."""
        self._client, self._there = client, there
        self._entries = there.journal.entries
        self.table = rebuild(Journal(there.journal.header), game_of(there.journal))
        self.table.here = there.here
        told = before.table.journal.entries if before else []
        pairs = zip(told, self._entries, strict=False)
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self.rewound = any(not isinstance(entry, Ruling) for entry in told[common:])
        """Whether something that was told does not count."""
        steps = len(self._entries) if up_to_now or self.rewound else common
        for _ in range(steps):
            self.step()

    @property
    def behind(self) -> int:
        """How many entries have not been told."""
        return max(0, len(self._entries) - len(self.table.journal.entries))

    @property
    def astray(self) -> bool:
        """Whether the room's game went another way than what was told or done here."""
        if self._client.room.table is not self._there:
            return True
        told, there = self.table.journal.entries, self._entries
        common = min(len(told), len(there))
        if common and told[common - 1] != there[common - 1]:
            return True
        return len(told) > len(there) and not self._client.room.moves.waits

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do an action of ours that throws no dice before the host has answered; returns its
        events. Keys must not wait for the network, and the rules are the same there."""
        return self.table.replay(Move(action))

    def step(self) -> tuple[Event, ...]:
        """Take the next entry over; returns the events of its action."""
        entry, seat = self._entries[len(self.table.journal.entries)], self.table.turn
        events = self.table.replay(entry)
        if isinstance(entry, Undo):
            return (Event("friend_undid", self.table.turn, {"again": self.table.turn != seat}),)
        return events

    @property
    def throws_next(self) -> bool:
        """Whether the next entry that is not told threw dice."""
        entry = self._entries[len(self.table.journal.entries)]
        return isinstance(entry, Move) and bool(entry.dice)
