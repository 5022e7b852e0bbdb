"""The host calls the same people to the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed


class NextTable:
    """The host's last message: the code of the next table.

    Only the first seat's signature counts, and only once the journal is over. So only the host can
    call people away, and never from a game.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._called: Signed | None = None
        self.code: tuple[str, ...] = ()
        """The words of the next table's code; empty before the call."""
        self.hear = {"next": self._next}

    def call(self, code: Sequence[str]) -> None:
        """Call all to the next table; this is also our good-bye."""
        self._desk.send("next", code=" ".join(code))

    def _next(self, message: Signed) -> None:
        if self._called is None and self._desk.seat_of(message.by) == 0 and message.text("code"):
            self._called = message
            self.look()

    def look(self) -> None:
        """Report the call once; a call before the end of our journal waits for that."""
        desk, called = self._desk, self._called
        if called is None or self.code or desk.replica is None or not desk.replica.over:
            return
        self.code = tuple(called.text("code").split())
        member = desk.presence.members.get(called.by)
        if member is not None:  # do not report that the host left
            member.left, member.told = True, "gone"
        desk.tell("friend_begins_again", 0, name=desk.replica.table.seats[0].name)
