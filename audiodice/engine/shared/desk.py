"""What the parts of a shared table have in common: how they send, and what they know."""

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
    """One program's place at a table: its keys, its view of the others, and what it sends."""

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
        self.cheats: dict[bytes, Signed] = {}  # by key, the proof as we told it
        self._out: list[bytes] = []
        self._news: list[News] = []

    @property
    def game(self) -> Replica:
        """The game; raises NotNowError before it began."""
        if self.replica is None:
            raise NotNowError("the game has not begun")
        return self.replica

    def at(self, now: float) -> None:
        """It is so late, in ms; time does not go back."""
        self.now = max(self.now, now)

    def sign(self, kind: str, **fields: Any) -> Signed:
        """A message of ours, not sent."""
        return messages.signed(self.key, self.secret.topic, kind, **fields)

    def send(self, kind: str, **fields: Any) -> Signed:
        """Sign a message and send it."""
        message = self.sign(kind, **fields)
        self.pass_on(message)
        return message

    def pass_on(self, *several: Signed) -> None:
        """Send messages, ours or those of others."""
        for message in several:
            nonce = self.chance(NONCE)
            self._out.append(sealed(self.crypto, self.secret, nonce, message.raw))

    def tell(self, key: str, seat: int | None = None, **fields: Value) -> None:
        """Tell a piece of news, about a seat or nobody's."""
        self._news.append(News(Event(key, seat, fields)))

    def tell_all(self, news: Iterable[News]) -> None:
        """Tell news in order."""
        self._news += news

    def taken(self) -> tuple[tuple[bytes, ...], tuple[News, ...]]:
        """All that is to be sent and told, which is then forgotten."""
        out, news = tuple(self._out), tuple(self._news)
        self._out.clear()
        self._news.clear()
        return out, news

    # ------------------------------------------------------------------ who is who

    @property
    def my_seat(self) -> int | None:
        """The seat of this program's person; None for one who watches."""
        return self.replica.me if self.replica else None

    def seat_key(self, seat: int) -> bytes:
        """The key of a seat; none for a computer's."""
        return self.replica.keys[seat] if self.replica else b""

    def seat_of(self, key: bytes) -> int | None:
        """The seat of a key."""
        found = self.replica is not None and key in self.replica.keys
        return self.replica.keys.index(key) if self.replica and found and key else None

    def name_of(self, key: bytes) -> str:
        """What somebody is called here; "" for one who was never heard."""
        if self.replica is not None and (seat := self.seat_of(key)) is not None:
            return self.replica.table.seats[seat].name
        member = self.presence.members.get(key)
        return self.identity.name if key == self.key.public else member.name if member else ""

    def state(self, seat: int) -> PersonState:
        """How the person of a seat is to us: here, quiet or gone."""
        return self.state_of(self.seat_key(seat))

    def state_of(self, key: bytes) -> PersonState:
        """How whoever has this key is to us; a cheat is gone."""
        return "gone" if key in self.cheats else self.presence.state(key, self.now)

    def present(self, *without: int) -> tuple[int, ...]:
        """The live seats that we hear, ours too, without some."""
        live = self.replica.live if self.replica else ()
        return tuple(s for s in live if s not in without and self.state(s) == "here")
