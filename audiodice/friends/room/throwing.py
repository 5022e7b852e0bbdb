"""The throw that is being made. Each live seat shows a link, the host last but one, the thrower
last.

So nobody knows the dice before the thrower shows its link, and the host cannot take the throw back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.model import Action, IllegalAction
from audiodice.friends.room.chain import request_of
from audiodice.friends.room.messages import BadMessageError, Signed, hex_bytes
from audiodice.friends.room.people import MOST_SEATS

if TYPE_CHECKING:
    from audiodice.friends.room.chain import Chain
    from audiodice.friends.room.common import Common
    from audiodice.friends.room.game import Game

AGAIN = 500.0  # ms after which we show our link again to a thrower who asks


@dataclass(frozen=True, slots=True)
class Roll:
    """A throw that a thrower wants: its action, its seconds, and when we heard of it, in ms."""

    action: Action
    after: int
    request: bytes
    since: float


class Asked(NamedTuple):
    """The throw that we asked for at a head, as its thrower.

    `links` are those of all seats once we have shown ours, and none before."""

    head: bytes
    action: Action
    after: int
    links: dict[int, bytes]


class Throwing:
    """The links for the next throw."""

    def __init__(self, common: Common) -> None:
        self._common = common
        self.roll: Roll | None = None
        self.links: dict[int, bytes] = {}
        self.bound = b""
        """The request for which we, the host, have shown our link at this head; b"" for none. We
        may write this throw, or that its thrower is away, and nothing else. Saved before it is
        sent."""
        self.mine: Asked | None = None
        """Our own throw. Saved before it is sent: at this head we never ask for another."""
        self._showed = -AGAIN
        self._given: set[bytes] = set()  # the requests for which we showed our link at this head
        self._head = b""  # the game's head for them

    @property
    def have_shown(self) -> bool:
        """Whether we have shown all links as the thrower, and the throw is not written yet."""
        mine = self.mine
        return mine is not None and bool(mine.links) and mine.head == self._common.state.head

    @property
    def committed(self) -> bool:
        """Whether we, the host, may write nothing but this throw or about its thrower."""
        return bool(self.bound) or self.have_shown

    @property
    def missing(self) -> frozenset[int]:
        """The seats whose links the thrower waits for."""
        game, state = self._common.state.playing, self._common.state
        if game is None or self.roll is None:
            return frozenset()
        return game.parts - set(self.links) - {state.host_seat, state.thrower}

    def moved(self) -> None:
        """Forget the throw: the journal went on."""
        self.roll, self.links, self.bound = None, {}, b""
        self._showed = -AGAIN
        self._given.clear()

    def is_another(self, action: Action, after: int) -> bool:
        """Whether this is not a throw for which we showed our link before the last entry."""
        return bool(self._given) and request_of(self._head, action, after) not in self._given

    def restore(self) -> tuple[Action, int] | None:
        """After a start: go on with our own throw; returns its action and seconds."""
        mine, game = self.mine, self._common.state.playing
        if mine is None or game is None or mine.head != self._common.state.head:
            return None
        self._set(game, mine.action, mine.after)
        self.links = dict(mine.links)
        return mine.action, mine.after

    def ask(self, action: Action, after: int) -> None:
        """Ask for the throw, as its thrower; again each second until it is written."""
        common, game = self._common, self._common.game
        if not self.have_shown:
            self._set(game, action, after)
            self.mine = Asked(common.state.head, action, after, {})
            common.send("roll", **common.place(), do=action.verb, arg=action.arg, after=after)
        self.show()

    def _set(self, game: Game, action: Action, after: int) -> bool:
        """Note the throw that is wanted; returns whether it is news. Raises IllegalAction."""
        self._head, request = game.head, request_of(game.head, action, after)
        if self.roll:  # a thrower asks for one throw at a head
            return False
        if reason := game.table.why_not(action):
            raise IllegalAction(f"{action} is refused: {reason}")
        if not game.table.game.throw_size(game.table.state, action):
            raise BadMessageError("it throws no dice")
        self.roll = Roll(action, after, request, self._common.now)
        return True

    def asked_for(self, message: Signed) -> None:
        """A thrower asks for a throw."""
        common = self._common
        if common.is_here(message):
            self._thrower_wants(message)
            self.show()

    def _thrower_wants(self, message: Signed) -> None:
        common, game = self._common, self._common.game
        thrower = common.state.thrower
        if thrower is None or message.by != common.seat_key(thrower):
            raise BadMessageError("it is not theirs to throw")
        if self._set(game, message.action, message.after):
            common.tell("friend_throws", game.table.turn)

    def part(self, message: Signed) -> None:
        """Note the links of one seat; those of all, if the thrower shows the whole throw."""
        common = self._common
        if not common.is_here(message) or message.number("link") != common.game.link:
            return
        game, found = common.game, dict[int, bytes]()
        for seat, link in message.listed("x", MOST_SEATS):
            if type(seat) is not int:
                raise BadMessageError("links have a seat and 32 bytes in hex")
            if seat in game.parts and seat not in self.links:
                found[seat] = hex_bytes(link)
                game.check_link(seat, found[seat])
        if message.body.get("do") is not None:
            self._thrower_wants(message)
        self.links |= found
        self.show()
        self.complete()

    def show(self) -> None:
        """Show our link for the throw, when it is our turn to."""
        common, chain, roll = self._common, self._common.chain, self.roll
        game, me, thrower = common.state.playing, common.my_seat, common.state.thrower
        if game is None or chain is None or roll is None or me is None or me not in game.parts:
            return
        before = game.parts - {me, thrower} if me in (thrower, common.state.host_seat) else set()
        if game.link < chain.floor or not before <= set(self.links):
            return
        if me not in self.links and not self._use_link(game, chain, me, roll):
            return
        if me == thrower and common.am_host:
            self.complete()  # the entry shows all links
        elif me == thrower and self.mine is not None:  # it shows the links of all
            common.send(
                "part", **common.place(), link=game.link, x=sorted(self.mine.links.items()),
                do=roll.action.verb, arg=roll.action.arg, after=roll.after,
            )  # fmt: skip
        elif common.now - self._showed >= AGAIN:
            self._showed = common.now
            common.send("part", **common.place(), link=game.link, x=[(me, self.links[me])])

    def _use_link(self, game: Game, chain: Chain, me: int, roll: Roll) -> bool:
        """Note that we show our link; returns whether we may."""
        state = self._common.state
        if self.bound:
            if self.bound != roll.request:
                return False
        elif me in (state.thrower, state.host_seat) and chain.shown >= game.link:
            chain.floor = game.link + 1  # somebody may know the dice: the host takes later links
            return False
        self.links[me] = chain.links[game.link]
        chain.shown = max(chain.shown, game.link)
        self._given.add(roll.request)
        if me == state.thrower:
            self.mine = Asked(state.head, roll.action, roll.after, dict(self.links))
        elif me == state.host_seat:
            self.bound = roll.request
        return True

    def complete(self) -> None:
        """Write the throw, as the host, if all links are there."""
        common, game, roll = self._common, self._common.state.playing, self.roll
        if game is None or roll is None or not common.am_host:
            return
        if game.parts <= set(self.links) and self.bound in (b"", roll.request):
            links = [self.links[n] if n in game.parts else "" for n in range(len(game.keys))]
            action, after = roll.action, roll.after
            common.write("move", do=action.verb, arg=action.arg, after=after, links=links)
