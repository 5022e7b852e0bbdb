"""The state that all parts of a shared table use, and how they send."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice.core.model import Event
from audiodice.engine.shared import messages
from audiodice.engine.shared.chain import chain_of
from audiodice.engine.shared.effects import News
from audiodice.engine.shared.messages import NotNowError
from audiodice.engine.shared.presence import Presence
from audiodice.engine.shared.secrets import NONCE, sealed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from audiodice.core.model import Value
    from audiodice.engine.shared.crypto import Crypto
    from audiodice.engine.shared.messages import Signed
    from audiodice.engine.shared.people import Identity, PersonState
    from audiodice.engine.shared.replica import Replica
    from audiodice.engine.shared.secrets import TableSecret


class Desk:
    """One program's place at a table: its keys, its view of the members, and its messages."""

    def __init__(
        self,
        secret: TableSecret,
        crypto: Crypto,
        me: Identity,
        chance: Callable[[int], bytes],
        now: float,
    ) -> None:
        self.secret, self.crypto, self.identity, self.chance = secret, crypto, me, chance
        self.key = crypto.new_key(me.signing)
        self.chain = chain_of(me.chain)
        self.presence = Presence(self.key.public)
        self.replica: Replica | None = None
        self.now, self.up = now, True
        self.cheats: dict[bytes, Signed] = {}  # by key: the proof as we sent it
        self._out: list[bytes] = []
        self._news: list[News] = []

    @property
    def game(self) -> Replica:
        """The game; raises NotNowError before it began."""
        if self.replica is None:
            raise NotNowError("the game has not begun")
        return self.replica

    def at(self, now: float) -> None:
        """Set the current time in ms. Never moves backwards."""
        self.now = max(self.now, now)

    def sign(self, kind: str, **fields: Any) -> Signed:
        """Sign a message without sending it."""
        return messages.signed(self.key, self.secret.topic, kind, **fields)

    def send(self, kind: str, **fields: Any) -> Signed:
        """Sign a message and send it."""
        message = self.sign(kind, **fields)
        self.pass_on(message)
        return message

    def pass_on(self, *several: Signed) -> None:
        """Send signed messages, ours or those of others."""
        for message in several:
            nonce = self.chance(NONCE)
            self._out.append(sealed(self.crypto, self.secret, nonce, message.raw))

    def tell(self, key: str, seat: int | None = None, **fields: Value) -> None:
        """Add news, about a seat if one is given."""
        self._news.append(News(Event(key, seat, fields)))

    def tell_all(self, news: Iterable[News]) -> None:
        """Add news in order."""
        self._news += news

    def taken(self) -> tuple[tuple[bytes, ...], tuple[News, ...]]:
        """Return and clear the messages to send and the news."""
        out, news = tuple(self._out), tuple(self._news)
        self._out.clear()
        self._news.clear()
        return out, news

    # ------------------------------------------------------------------ who is who

    @property
    def my_seat(self) -> int | None:
        """Our seat; None for a spectator."""
        return self.replica.me if self.replica else None

    def seat_key(self, seat: int) -> bytes:
        """The key of a seat; b"" for a computer."""
        return self.replica.keys[seat] if self.replica else b""

    def seat_of(self, key: bytes) -> int | None:
        """The seat of a key."""
        found = self.replica is not None and key in self.replica.keys
        return self.replica.keys.index(key) if self.replica and found and key else None

    def name_of(self, key: bytes) -> str:
        """The name that a member has here; "" if it was never heard."""
        if self.replica is not None and (seat := self.seat_of(key)) is not None:
            return self.replica.table.seats[seat].name
        member = self.presence.members.get(key)
        return self.identity.name if key == self.key.public else member.name if member else ""

    def state(self, seat: int) -> PersonState:
        """The state of a seat's person: here, quiet or gone."""
        return self.state_of(self.seat_key(seat))

    def state_of(self, key: bytes) -> PersonState:
        """The state of the member with this key; a cheat is gone."""
        return "gone" if key in self.cheats else self.presence.state(key, self.now)

    def present(self, *without: int) -> tuple[int, ...]:
        """The live seats that we hear, and our own, without the seats given."""
        live = self.replica.live if self.replica else ()
        return tuple(s for s in live if s not in without and self.state(s) == "here")
