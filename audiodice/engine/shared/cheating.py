"""Proof of cheating: two different messages that a seat signed for one place in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import packed, unpacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

_ONE_FOR_A_PLACE = ("act", "roll", "back", "undo")
"""An honest seat signs one message of these kinds for each place in the journal."""


class Cheating:
    """Searches for such proofs, and sends them to all."""

    def __init__(self, desk: Desk, pending: Callable[[], tuple[Signed, ...]]) -> None:
        """`pending` returns the messages of the throw that waits, its request first."""
        self.desk, self._pending = desk, pending
        self.hear = {"proof": self._proof}

    def compare(self, one: Signed, other: Signed) -> bool:
        """Report the author of two messages if they are proof; returns whether they are."""
        desk, seat = self.desk, self.desk.seat_of(one.by)
        if seat is None or not _signed_two(one, other):
            return False
        if one.by not in desk.cheats:
            desk.tell("friend_cheated", seat)
            desk.cheats[one.by] = desk.send("proof", m=packed((one.raw, other.raw)))
        return True

    def instead_of_throw(self, message: Signed) -> bool:
        """Whether a message claims the place of the waiting throw for another action."""
        pending = self._pending()
        return bool(pending) and self.compare(pending[0], message)

    @property
    def parts_are_shown(self) -> bool:
        """Whether all parts of the waiting throw were shown, so that its thrower knows the dice."""
        replica, there = self.desk.game, {message.by for message in self._pending()}
        return {replica.keys[seat] for seat in replica.live} <= there

    def _proof(self, message: Signed) -> None:
        found = unpacked(self.desk.crypto, self.desk.secret.topic, message.body.get("m"))
        if len(found) == 2:
            self.compare(*found)


def _signed_two(one: Signed, other: Signed) -> bool:
    return (
        one.by == other.by
        and one.kind in _ONE_FOR_A_PLACE
        and other.kind in _ONE_FOR_A_PLACE
        and one.content != other.content
        and all(one.body.get(name) == other.body.get(name) for name in ("n", "prev"))
    )
