"""A room's journal at one program: the entries since the beginning of the game before this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.friends.room.messages import BadMessageError, NotNowError, Signed
from audiodice.friends.room.state import CHECKPOINTS, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.friends.room.effects import News


class Journal:
    """Entries, and the state that follows from them. It begins with a checkpoint."""

    def __init__(self, me: bytes, entries: Sequence[Signed] = ()) -> None:
        """Read entries again; raises BadMessageError or IllegalAction."""
        self.entries = list(entries)
        self.by_head = {entry.head: entry for entry in entries}
        """The same entries, to find them."""
        self.state = State.at(entries[0], me) if entries else State(me)
        for entry in entries[1:]:
            self.state.take(entry)

    @property
    def before(self) -> int:
        """The number of entries that are forgotten."""
        return self.state.n - len(self.entries)

    def add(self, entry: Signed) -> list[News]:
        """Add the next entry; raises BadMessageError or IllegalAction."""
        if not self.entries and entry.body.get("k") not in CHECKPOINTS:
            raise NotNowError("a journal does not begin like this")
        news = self.state.take(entry)
        self.entries.append(entry)
        self.by_head[entry.head] = entry
        if entry.body["k"] in CHECKPOINTS:  # who is behind may still need the end of the last game
            places = [n for n, e in enumerate(self.entries) if e.body["k"] in CHECKPOINTS]
            del self.entries[: places[-2] if len(places) > 1 else 0]
            self.by_head = {one.head: one for one in self.entries}
        return news

    def has(self, n: int, head: bytes) -> bool:
        """Whether this head was ours after `n` entries."""
        if n == self.state.n:
            return head == self.state.head
        at = n - self.before
        return 0 < at < len(self.entries) and self.entries[at - 1].head == head

    def since(self, n: int, head: bytes) -> list[Signed]:
        """The entries after this head; all if it is not ours."""
        return self.entries[n - self.before :] if self.has(n, head) else list(self.entries)

    def without(self, other: Journal) -> list[Signed]:
        """The entries here that the other journal does not have."""
        return [entry for entry in self.entries if entry.head not in other.by_head]


def read_again(me: bytes, entries: Sequence[Signed]) -> Journal:
    """The journal of another program; raises BadMessageError for any fault in it."""
    from audiodice.core.model import IllegalAction

    try:
        return Journal(me, entries)
    except IllegalAction as error:
        raise BadMessageError(str(error)) from error
