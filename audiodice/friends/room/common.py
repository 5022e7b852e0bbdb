"""What the parts of a room share: our keys, our journal, who is heard, and how we send."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from audiodice.core.model import Event
from audiodice.friends.room import messages
from audiodice.friends.room.chain import chain_of
from audiodice.friends.room.effects import News
from audiodice.friends.room.journal import Journal
from audiodice.friends.room.members import Members
from audiodice.friends.room.messages import NotNowError
from audiodice.friends.room.secrets import NONCE, sealed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from audiodice.core.model import Value
    from audiodice.friends.room.crypto import Crypto
    from audiodice.friends.room.game import Game
    from audiodice.friends.room.messages import Signed
    from audiodice.friends.room.people import Identity
    from audiodice.friends.room.secrets import RoomSecret
    from audiodice.friends.room.state import Generation, State


@dataclass
class Chain:
    """Our hash chain for a game."""

    seed: bytes
    """32 random bytes, secret until the end of the chain."""
    shown: int = 0
    """The number of the last link that anybody may have seen; 0 is the tip."""
    floor: int = 1
    """Links below it may have been used at a table that we left."""

    @cached_property
    def links(self) -> tuple[bytes, ...]:
        """The tip and all links; takes 10 ms and 1.5 MB."""
        return chain_of(self.seed)

    @cached_property
    def tip(self) -> bytes:
        """The link that the others know from the beginning."""
        return self.links[0]

    def rest(self) -> None:
        """Forget the links, until they are needed again."""
        self.__dict__.pop("links", None)

    @property
    def spent(self) -> int:
        """The first link that we have not shown."""
        return max(self.floor, self.shown + 1)


class Common:
    """One program's place in a room."""

    def __init__(
        self,
        secret: RoomSecret,
        crypto: Crypto,
        me: Identity,
        chance: Callable[[int], bytes],
        now: float,
    ) -> None:
        self.secret, self.crypto, self.identity, self.chance = secret, crypto, me, chance
        self.key = crypto.new_key(me.signing)
        self.me = self.key.public
        self.now = self.since = now
        self.up = True
        self.members = Members(self.me, chance(8).hex(), now)
        self.journal = Journal(self.me)
        self.next_chain = Chain(chance(32))
        """The chain that we offer for the next game."""
        self.chains = [self.next_chain]
        self.highest = 0
        """The highest number of a generation that we have heard of."""
        self.left: set[Generation] = set()
        """Generations in which we wrote, and whose table we left: we never write there again."""
        self._sent = 0
        self._out: list[bytes] = []
        self._news: list[News] = []

    @property
    def state(self) -> State:
        """The room as our journal has it."""
        return self.journal.state

    @property
    def game(self) -> Game:
        """The game in play; raises NotNowError if there is none."""
        if self.state.playing is None:
            raise NotNowError("no game is in play")
        return self.state.playing

    @property
    def my_seat(self) -> int | None:
        """Our seat in the game, or in the last one."""
        return self.state.game.me if self.state.game else None

    @property
    def am_host(self) -> bool:
        """Whether this program writes the journal."""
        state = self.state
        return state.host == self.me and state.generation not in self.left and not state.closed

    @property
    def chain(self) -> Chain | None:
        """Our chain in the game in play."""
        game = self.state.playing
        if game is None or game.me is None:
            return None
        tip = game.header.tips[game.me]
        return next((chain for chain in self.chains if chain.tip == tip), None)

    def at(self, now: float) -> None:
        """Set the current time in ms. Never moves backwards."""
        self.now = max(self.now, now)

    def sign(self, kind: str, **fields: Any) -> Signed:
        """Sign a message without sending it."""
        return messages.signed(self.key, self.secret.topic, kind, **fields)

    def send(self, kind: str, **fields: Any) -> None:
        """Sign a message, and send it to all."""
        self._sent += 1
        message = self.sign(kind, s=self.members.session, c=self._sent, **fields)
        self._out.append(sealed(self.crypto, self.secret, self.chance(NONCE), message.raw))

    def place(self) -> dict[str, Any]:
        """The fields that bind a message to our place in the journal."""
        return {"n": self.state.n, "head": self.state.head}

    def is_here(self, message: Signed) -> bool:
        """Whether a message is bound to our place in the journal."""
        return message.number("n") == self.state.n and message.data("head") == self.state.head

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

    def seat_key(self, seat: int) -> bytes:
        """The key of a seat in the game; b"" for a computer."""
        return self.state.game.keys[seat] if self.state.game else b""
