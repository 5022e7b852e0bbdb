"""Once more with the same people: the host calls them to the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed


class NextTable:
    """What the host says last: the code of the table that follows this one.

    Only the first seat's signature counts, and only once the journal is over; so nobody else can
    call people away, and nobody is called away from a game.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._called: Signed | None = None
        self.code: tuple[str, ...] = ()
        """The words of the next table's code; none before we were called there."""
        self.hear = {"next": self._next}

    def call(self, code: Sequence[str]) -> None:
        """Call everybody there; it is our good-bye too."""
        self._desk.send("next", code=" ".join(code))

    def _next(self, message: Signed) -> None:
        if self._called is None and self._desk.seat_of(message.by) == 0 and message.text("code"):
            self._called = message
            self.look()

    def look(self) -> None:
        """Tell it once; what came before our journal was over waits for that."""
        desk, called = self._desk, self._called
        if called is None or self.code or desk.replica is None or not desk.replica.over:
            return
        self.code = tuple(called.text("code").split())
        member = desk.presence.members.get(called.by)
        if member is not None:  # nobody has to hear that they left
            member.left, member.told = True, "gone"
        desk.tell("friend_begins_again", 0, name=desk.replica.table.seats[0].name)
