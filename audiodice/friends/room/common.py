"""What the parts of a room share: our keys, our journal, who is heard, and how we send."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.model import Event
from audiodice.friends.room import messages
from audiodice.friends.room.chain import Chain
from audiodice.friends.room.members import Members
from audiodice.friends.room.messages import NotNowError
from audiodice.friends.room.secrets import NONCE, sealed
from audiodice.friends.room.state import Journal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.core.model import Value
    from audiodice.friends.room.game import Game
    from audiodice.friends.room.messages import Signed
    from audiodice.friends.room.people import Identity
    from audiodice.friends.room.secrets import Crypto, RoomSecret
    from audiodice.friends.room.state import Generation, State


class Effects(NamedTuple):
    """Encrypted messages for the room's topic, and news, each in order.

    docs/shared-table.md has the keys of the news and their fields.
    """

    send: tuple[bytes, ...] = ()
    news: tuple[Event, ...] = ()


class Common(ABC):
    """One program's place in a room, without its parts."""

    def __init__(
        self,
        secret: RoomSecret,
        crypto: Crypto,
        me: Identity,
        chance: Callable[[int], bytes],
        now: float,
        program: str,
    ) -> None:
        self.secret, self.crypto, self.identity, self.chance = secret, crypto, me, chance
        self.key = crypto.new_key(me.signing)
        self.me = self.key.public
        self.now = self.since = now
        self.program = program
        """What the headers of games say of the program."""
        self.up = True
        self.members = Members(self.me, chance(8).hex(), now)
        self.journal = Journal(self.me)
        self.chains = [Chain(chance(32))]
        """Our chains; the last one is for the next game."""
        self.highest = 0
        """The highest number of a generation that we have heard of."""
        self.left: set[Generation] = set()
        """Generations in which we wrote, and whose table we left: we never write there again."""
        self._sent = 0
        self._out: list[bytes] = []
        self._news: list[Event] = []

    @abstractmethod
    def write(self, kind: str, **fields: Any) -> None:
        """As the host, or as who opens a generation: write an entry, and send it."""

    @abstractmethod
    def added(self, entry: Signed, news: Sequence[Event], *, missed: bool) -> None:
        """The journal ends with another entry: forget what was bound to its last head, and tell the
        news of the entry. `missed`: it was written while this program was away."""

    @property
    def state(self) -> State:
        """The room as our journal has it: people, seats, host, setup. Do not change it."""
        return self.journal.state

    @property
    def game(self) -> Game:
        """The game in play; raises NotNowError if there is none."""
        if self.state.playing is None:
            raise NotNowError("no game is in play")
        return self.state.playing

    @property
    def my_seat(self) -> int | None:
        """Our seat in the game, or in the last one; None for who watches, and before a game."""
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
        tip = game.header.tips[game.me] if game and game.me is not None else None
        return next((chain for chain in self.chains if chain.tip == tip), None)

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
        self._news.append(Event(key, seat, fields))

    def seat_key(self, seat: int) -> bytes:
        """The key of a seat in the game; b"" for a computer."""
        return self.state.game.keys[seat] if self.state.game else b""
