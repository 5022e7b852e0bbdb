"""A room's journal at one program: the entries since the beginning of the game before this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.friends.room.state import CHECKPOINTS, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audiodice.core.model import Event
    from audiodice.friends.room.messages import Signed


class Journal:
    """Entries, and the state that follows from them. It begins with a checkpoint."""

    def __init__(self, me: bytes, entries: Iterable[Signed] = ()) -> None:
        """Read entries again; raises BadMessageError or IllegalAction."""
        self.entries: list[Signed] = []
        self.state = State(me)
        for entry in entries:
            self.add(entry)

    def add(self, entry: Signed) -> list[Event]:
        """Add the next entry; raises BadMessageError or IllegalAction."""
        news = self.state.take(entry)
        if entry.body["k"] in CHECKPOINTS:  # who is behind may still need the end of the last game
            places = [n for n, e in enumerate(self.entries) if e.body["k"] in CHECKPOINTS]
            del self.entries[: places[-1] if places else 0]
        self.entries.append(entry)
        return news

    def has(self, n: int, head: bytes) -> bool:
        """Whether this head was ours after `n` entries."""
        if n == self.state.n:
            return head == self.state.head
        at = n - self._before
        return 0 < at < len(self.entries) and self.entries[at - 1].head == head

    @property
    def _before(self) -> int:
        """The number of entries that are forgotten."""
        return self.state.n - len(self.entries)

    def since(self, n: int, head: bytes) -> list[Signed]:
        """The entries after this head; all if it is not ours."""
        return self.entries[n - self._before :] if self.has(n, head) else list(self.entries)

    def without(self, other: Journal) -> list[Signed]:
        """The entries here that the other journal does not have."""
        theirs = {entry.head for entry in other.entries}
        return [entry for entry in self.entries if entry.head not in theirs]
