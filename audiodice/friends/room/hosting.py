"""What the host's program writes: about people, seats and games, and rulings about who is away."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.core.model import Action, IllegalAction
from audiodice.core.text import is_name
from audiodice.engine.entries import SHARED, Header, Seat, header_text
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here
from audiodice.friends.room.members import FRESH, LOST
from audiodice.friends.room.messages import Signed
from audiodice.friends.room.people import MOST_WATCHING, Setup, distinct
from audiodice.friends.room.state import MOST_PEOPLE

if TYPE_CHECKING:
    from audiodice.friends.room.common import Common
    from audiodice.friends.room.following import Following
    from audiodice.friends.room.game import Game
    from audiodice.friends.room.members import Member
    from audiodice.friends.room.throwing import Throwing

MOST_AT_ONCE = 16
"""The most actions in one message."""
MISSING = 30_000.0  # ms after which a missing link is ruled about


class Hosting:
    """The host's decisions. Nothing here happens at a program that is not the host's."""

    def __init__(self, common: Common, throwing: Throwing, following: Following) -> None:
        self._common, self._throwing, self._following = common, throwing, following
        self._away: set[int] = set()  # seats for which our person chose a computer
        self._asked: set[int] = set()  # seats about which our person was asked
        self._before: tuple[bytes, ...] = ()  # who had a seat in the last game
        self._twins: set[bytes] = set()  # people of whose two programs our person was told
        self.grew = common.now
        """When the journal last grew, in ms."""

    # ------------------------------------------------------------------ our person

    def _may(self) -> bool:
        """Whether our person may do what only the host may; if not, says why."""
        if not self._common.am_host:
            self._common.tell("not_the_host")
        elif self._throwing.committed:
            self._common.tell("throw_waits")
        else:
            return True
        return False

    def choose_game(self, setup: Setup) -> None:
        """Choose the next game."""
        if self._may():
            self._common.write("setup", setup=asdict(setup))

    def begin(self, started: str) -> None:
        """Begin the chosen game with those who have a seat; `started` is UTC, ISO 8601."""
        common, state = self._common, self._common.state
        if not self._may() or state.setup is None or state.playing:
            return
        self._seat_people()
        setup = state.setup
        if len(state.seats) + len(setup.computers) < 2:
            common.tell("table_too_few")
            return
        seats = (
            *(Seat(state.people[key]) for key in state.seats),
            *(Seat("", policy) for policy in setup.computers),
        )
        try:
            game = games.load(setup.game)
            options = Table(game, seats, not_here, options=setup.options).journal.header.options
        except ValueError as error:  # an OptionError may have a reason
            why = getattr(error, "reason", None) or str(error)
            common.tell("table_cannot_begin", None, why=why)
            return
        none = (b"",) * len(setup.computers)
        tips = [common.members.of(key).tip or common.chains[-1].tip for key in state.seats]
        header = Header(
            setup.game, seats, options, throws=SHARED, program=common.program, started=started,
            table=common.secret.topic, keys=(*state.seats, *none),
            tips=(*tips, *none),
        )  # fmt: skip
        common.write("begin", header=json.loads(header_text(header)), **state.snapshot())

    def remove(self, key: bytes) -> None:
        """Remove a person from the room."""
        if not self._may():
            return
        game, seat = self._common.state.playing, self._common.state.seat_of(key)
        if game and seat in game.live:
            self._common.write("away", seat=seat, lost=False)
        self._common.write("went", who=key, why="removed")

    def hand_over(self, key: bytes) -> None:
        """Make another person the host; during a game, one who plays."""
        common, state = self._common, self._common.state
        if not self._may():
            return
        plays = not state.playing or state.seat_of(key) in state.playing.live
        if plays and key in state.people and common.members.fresh(key):
            common.write("host", who=key)
        else:
            common.tell("cannot_be_host", state.seat_of(key), name=state.name_of(key))

    def choose(self, seat: int, what: str) -> None:
        """Apply our person's choice about a seat that is gone: wait, computer or end."""
        self._away.discard(seat)
        if not self._may():
            return
        if what == "computer":
            self._away.add(seat)
        elif what == "end":
            self._common.write("end", seat=seat)

    def lock(self, *, on: bool) -> None:
        """Let nobody new in, or let them in again."""
        if self._may():
            self._common.write("lock", on=on)

    def close(self) -> None:
        """Close the room for all."""
        if self._may():
            self._common.write("close")

    def put_out(self, key: bytes, *, newer: bool) -> None:
        """After the news `two_programs`: end the newer or the older program of a person."""
        member = self._common.members.of(key)
        if member.other and self._may():
            session, member.other = (member.session if newer else member.other), ""
            self._twins.discard(key)
            self._common.send("out", to=key, session=session)

    # ------------------------------------------------------------------ what a seat asks

    def asked_for(self, message: Signed) -> None:
        """A seat asks for actions that throw no dice."""
        common, game = self._common, self._common.state.playing
        if not common.am_host or game is None or not common.is_here(message):
            return
        for item in message.listed("acts", MOST_AT_ONCE):
            one = Signed(message.by, dict(zip(("do", "arg", "after"), item, strict=True)), b"")
            if common.state.seat_of(message.by) == game.table.turn:
                self.act(one.action, one.after)

    def act(self, action: Action, after: int) -> bool:
        """Write an action of the seat in turn that throws no dice; returns whether that is possible
        now. Raises IllegalAction."""
        game = self._common.game
        if self._throwing.committed:
            return False
        if reason := game.table.why_not(action):
            raise IllegalAction(f"{action} is refused: {reason}")
        self._common.write("move", do=action.verb, arg=action.arg, after=after)
        return True

    # ------------------------------------------------------------------ time

    def tick(self, *, busy: bool) -> None:
        """Write what is due. While our people are `busy` with a question, nobody comes or goes."""
        throwing, game = self._throwing, self._common.state.playing
        self._tell_twins()
        if throwing.have_shown:
            throwing.complete()
        elif game and (ruling := self._ruling(game)):
            self._common.write(**ruling)
        elif not (throwing.roll or throwing.committed or busy):
            self._attend()

    @property
    def twins(self) -> tuple[bytes, ...]:
        """The people who have two programs in the room."""
        common = self._common
        twins = (m.key for m in common.members.known.values() if m.other)
        return tuple(key for key in twins if key not in common.state.removed)

    def _tell_twins(self) -> None:
        """Tell our person, once, about each person who plays with two programs."""
        state = self._common.state
        for key in self.twins:
            if key not in self._twins:
                self._twins.add(key)
                name = state.name_of(key)
                self._common.tell("two_programs", state.seat_of(key), me=False, name=name)

    def _ruling(self, game: Game) -> dict[str, Any] | None:
        """The next ruling that is due, as the fields of its entry."""
        common, throwing, roll = self._common, self._throwing, self._throwing.roll
        asked_at = max(roll.since if roll else 0.0, common.since)
        if throwing.bound:  # the thrower shows its link, or it is away
            thrower = game.table.turn
            fresh = common.members.fresh(common.seat_key(thrower))
            late = common.now - asked_at > (MISSING if fresh else LOST)
            return {"kind": "away", "seat": thrower, "lost": True} if late else None
        for seat in sorted(game.live - {common.my_seat}):
            if self._is_away(seat):
                return {"kind": "away", "seat": seat, "lost": False}
        self._asked = {seat for seat in self._asked & game.live if self._is_lost(seat)}
        self._away &= game.live
        for seat in sorted(set(game.people) - game.live):
            member = common.members.of(common.seat_key(seat))
            may = member.spent and member.key not in common.state.removed
            if may and self._following.near(member.key):
                return {"kind": "back", "seat": seat, "link": member.spent}
        for seat in sorted(game.live):
            if (floor := self._floor(seat)) > game.link:
                return {"kind": "back", "seat": seat, "link": floor}
        if throwing.missing and common.now - asked_at > MISSING:
            return {"kind": "skip", "seats": sorted(throwing.missing)}
        return None

    def _is_lost(self, seat: int) -> bool:
        return self._common.members.state(self._common.seat_key(seat)) == "gone"

    def _is_away(self, seat: int) -> bool:
        """Whether a live seat plays no more: they left, our person chose so, or they are at another
        table."""
        common, key = self._common, self._common.seat_key(seat)
        if common.members.of(key).left:
            return True
        if self._is_lost(seat):
            if seat not in self._asked:
                self._asked.add(seat)
                common.tell("friend_gone", seat, name=common.state.name_of(key))
            return seat in self._away
        settled = common.now - max(common.since, self.grew) > FRESH
        elsewhere = not self._following.is_at_ours(key)
        return settled and elsewhere and common.members.fresh(key)

    def _floor(self, seat: int) -> int:
        """The first link that a live seat may show."""
        common = self._common
        if seat == common.my_seat:
            return common.chain.floor if common.chain else 0
        member = common.members.of(common.seat_key(seat))
        return member.floor if member.place[0] == common.state.generation else 0

    # ------------------------------------------------------------------ people

    def _attend(self) -> None:
        """Let people in, note who went, and give seats."""
        common, state = self._common, self._common.state
        for member in list(common.members.known.values()):
            if self._may_come(member):
                name = state.name_of(member.key) or distinct(member.name, state.people.values())
                common.write("came", who=member.key, name=name)
        for key in list(state.people):
            plays = state.playing and state.seat_of(key) in state.playing.live
            if not plays and common.members.state(key) == "gone":
                why = "left" if common.members.of(key).left else "lost"
                common.write("went", who=key, why=why)
        if state.playing:
            self._before = state.seats
        else:
            self._seat_people()

    def _may_come(self, member: Member) -> bool:
        key, state = member.key, self._common.state
        if key in state.people or key in state.removed or not is_name(member.name):
            return False
        if state.seat_of(key) is not None:
            return self._common.members.fresh(key)
        watching = len(state.people) - len(state.seats)
        full = len(state.people) >= MOST_PEOPLE or watching >= MOST_WATCHING
        return self._common.members.fresh(key) and not (full or state.locked)

    def _seat_people(self) -> None:
        """Give seats to people who want one; who had one keeps it."""
        common, state = self._common, self._common.state
        if state.playing or state.setup is None:
            return
        free = max(games.load(state.setup.game).seats) - len(state.setup.computers)
        most = min(state.setup.most, free)
        want = [key for key in state.people if common.members.of(key).wants == "sit"]
        had = [key for key in (*state.seats, *self._before) if key in want]
        order = [*dict.fromkeys((common.me, *had, *want))][:most]
        if tuple(order) != state.seats:
            common.write("seats", keys=order)
