"""Saves a place at a table, and restores it after the program was killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.kept import Kept, messages_in
from audiodice.engine.shared.messages import verified

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.catching_up import CatchingUp
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.lobby import Lobby
    from audiodice.engine.shared.messages import Signed


def kept_of(desk: Desk, lobby: Lobby, rolled: tuple[Signed, ...]) -> Kept:
    """Return the data that restore this place; `rolled` are the messages of a waiting throw."""
    replica = desk.replica
    return Kept(
        desk.secret,
        desk.identity,
        lobby.wants,
        lobby.host,
        tuple(m.raw for m in replica.opening) if replica else (),
        tuple(item.line for item in replica.items) if replica else (),
        tuple(m.raw for m in rolled),
    )


def come_back(
    desk: Desk,
    asking: Asking,
    catching: CatchingUp,
    kept: Kept,
    hear: Mapping[str, Callable[[Signed], None]],
) -> None:
    """Restore a saved place; all other members count as absent. `hear` handles a message.

    Raises ValueError if the data is damaged.
    """
    asking.knows_the_end = False

    def read(raws: tuple[bytes, ...]) -> tuple[Signed, ...]:
        return tuple(verified(desk.crypto, desk.secret.topic, raw) for raw in raws)

    if kept.opening:
        catching.begin(read(kept.opening))
        for line in kept.items:
            catching.add(read(messages_in(line)), missed=True, by=desk.key.public)
        _expect_people(desk)
        for message in read(kept.rolled):
            if message.kind not in ("roll", "part"):
                raise ValueError("it is no message of a throw")
            hear[message.kind](message)
    desk.taken()


def _expect_people(desk: Desk) -> None:
    """Give all members time to be heard before they count as gone; accept their rulings since."""
    replica = desk.replica
    desk.presence.killed = True
    for seat in replica.people if replica else ():
        member = desk.presence.member(desk.seat_key(seat), desk.now)
        if replica and member and seat != replica.me:
            member.name, member.fresh = replica.table.seats[seat].name, True
