"""The throw that is being made. Each live seat shows a link, the host last but one, the thrower
last.

So nobody knows the dice before the thrower shows its link, and the host cannot take the throw back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.model import Action, IllegalAction
from audiodice.friends.room.heads import request_of
from audiodice.friends.room.messages import BadMessageError, Signed
from audiodice.friends.room.people import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.friends.room.common import Chain, Common
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

    def __init__(self, common: Common, write: Callable[..., object]) -> None:
        """`write` adds an entry to the journal."""
        self._common, self._write = common, write
        self.roll: Roll | None = None
        self.links: dict[int, bytes] = {}
        self.bound: tuple[bytes, bytes] | None = None
        """The head and the request for which we, the host, have shown our link: at this head
        nothing else may be written. Saved before it is sent."""
        self.mine: Asked | None = None
        """Our own throw. Saved before it is sent: at this head we never ask for another."""
        self._showed = -AGAIN
        self._given: set[bytes] = set()  # the requests for which we showed our link at this head
        self._head = b""  # the game's head for them
        self.hear = {"roll": self._hear_roll, "part": self._hear_part}

    @property
    def is_bound(self) -> bool:
        """Whether we may write this throw now, or that its thrower is away, and nothing else."""
        return self.bound is not None and self.bound[0] == self._common.state.head

    @property
    def have_shown(self) -> bool:
        """Whether we have shown all links as the thrower, and the throw is not written yet."""
        return (
            self.mine is not None
            and self.mine.head == self._common.state.head
            and bool(self.mine.links)
        )

    @property
    def missing(self) -> frozenset[int]:
        """The seats whose links the thrower waits for."""
        game, state = self._common.state.playing, self._common.state
        if game is None or self.roll is None:
            return frozenset()
        return game.parts - set(self.links) - {state.host_seat, state.thrower}

    def moved(self) -> None:
        """Forget the throw: the journal went on."""
        self.roll, self.links, self.bound = None, {}, None
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

    def _hear_roll(self, message: Signed) -> None:
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

    def _hear_part(self, message: Signed) -> None:
        """Note the links of one seat; those of all, if the thrower shows the whole throw."""
        common = self._common
        if not common.is_here(message):
            return
        game = common.game
        if message.number("link") != game.link:
            return
        found: dict[int, bytes] = {}
        for item in message.listed("x", MOST_SEATS):
            if not isinstance(item, list) or len(item) != 2 or type(item[0]) is not int:
                raise BadMessageError("links have a seat and 32 bytes in hex")
            seat, link = item[0], bytes.fromhex(str(item[1]))
            if seat in game.parts and seat not in self.links:
                game.check_link(seat, link)
                found[seat] = link
        if message.body.get("do") is not None:
            self._thrower_wants(message)
        self.links |= found
        self.show()
        self.complete()

    def show(self) -> None:
        """Show our link for the throw, when it is our turn to."""
        common, game, chain, roll = (
            self._common,
            self._common.state.playing,
            self._common.chain,
            self.roll,
        )
        me, thrower = common.my_seat, common.state.thrower
        if game is None or chain is None or roll is None or me not in game.parts or me is None:
            return
        if game.link < chain.floor or not self._waited_for(game, me) <= set(self.links):
            return
        if me not in self.links and not self._use_link(game, chain, me, roll):
            return
        if me == thrower and common.am_host:
            self.complete()  # the entry shows all links
        elif me == thrower:
            self._send_all()
        elif common.now - self._showed >= AGAIN:
            self._showed = common.now
            common.send("part", **common.place(), link=game.link, x=[(me, self.links[me])])

    def _waited_for(self, game: Game, me: int) -> frozenset[int]:
        """The seats whose links come before ours."""
        state = self._common.state
        if me == state.thrower:
            return game.parts - {me}
        return game.parts - {me, state.thrower} if me == state.host_seat else frozenset()

    def _use_link(self, game: Game, chain: Chain, me: int, roll: Roll) -> bool:
        """Note that we show our link; returns whether we may."""
        head, state = self._common.state.head, self._common.state
        if self.bound and self.is_bound:
            if self.bound[1] != roll.request:
                return False
        elif me in (state.thrower, state.host_seat) and chain.shown >= game.link:
            chain.floor = game.link + 1  # somebody may know the dice: the host takes later links
            return False
        self.links[me] = chain.links[game.link]
        chain.shown = max(chain.shown, game.link)
        self._given.add(roll.request)
        if me == state.thrower:
            self.mine = Asked(head, roll.action, roll.after, dict(self.links))
        elif me == state.host_seat:
            self.bound = (head, roll.request)
        return True

    def _send_all(self) -> None:
        """Show the links of all, as the thrower."""
        common, mine = self._common, self.mine
        if mine is not None:
            common.send(
                "part", **common.place(), link=common.game.link, x=sorted(mine.links.items()),
                do=mine.action.verb, arg=mine.action.arg, after=mine.after,
            )  # fmt: skip

    def complete(self) -> None:
        """Write the throw, as the host, if all links are there."""
        common, game, roll = self._common, self._common.state.playing, self.roll
        if game is None or roll is None or not common.am_host:
            return
        if not game.parts <= set(self.links) or (
            self.bound and self.is_bound and self.bound[1] != roll.request
        ):
            return
        links: list[Any] = [""] * len(game.keys)
        for seat in game.parts:
            links[seat] = self.links[seat]
        action, after = roll.action, roll.after
        self._write("move", do=action.verb, arg=action.arg, after=after, links=links)
