"""A room's game in play: its table, and whose links the next throw needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice import games, opponents
from audiodice.core.model import Action, Event, IllegalAction
from audiodice.engine.entries import SET_ASIDE, Move, Proof, Ruling, Undo, header_of
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here
from audiodice.friends.room.chain import LINKS, faces, follows, head_after, head_of, request_of
from audiodice.friends.room.messages import BadMessageError
from audiodice.friends.room.worst import worst_end

if TYPE_CHECKING:
    from audiodice.engine.entries import Entry

ROLL = Action("roll")


class Game:
    """What follows from the entries of the game. Each method checks all before it changes any."""

    def __init__(self, fields: Any, me: bytes) -> None:
        """Begin the game of a header that a host wrote; raises BadMessageError."""
        try:
            self.header = header = header_of(dict(fields))
            people = list(filter(None, header.keys))
            if not header.shared or not people or len(set(people)) < len(people):
                raise BadMessageError("it is no game of a room, or somebody has two seats")
            if not all(seat.name.strip() or seat.policy for seat in header.seats):
                raise BadMessageError("somebody has no name")
            game = games.load(header.game)
            self.table = Table(game, header.seats, not_here, options=header.options)
            for seat in header.seats:
                if seat.policy is not None:
                    opponents.load(header.game, seat.policy)
        except (KeyError, ValueError, TypeError) as error:
            raise BadMessageError(str(error)) from error
        self.keys, self.table.journal.header = header.keys, header
        self.me = header.keys.index(me) if me in header.keys else None
        self.table.here = frozenset(() if self.me is None else (self.me,))
        self.people = tuple(seat for seat, key in enumerate(header.keys) if key)
        self.first = self.head = head_of(header)
        self.link = 1
        """The number of the link that the next throw needs of each seat."""
        self.shown = [(0, tip) for tip in header.tips]
        """By seat: the number of the last link that was shown, and the link."""

    @property
    def live(self) -> frozenset[int]:
        """The seats of people that are not away."""
        return self._but("lost", "computer")

    @property
    def parts(self) -> frozenset[int]:
        """The seats that each have to show a link of their hash chain for the next throw: the live
        ones that are not skipped."""
        return self._but(*SET_ASIDE)

    def _but(self, *ruled: str) -> frozenset[int]:
        """The seats of people but for those about which this was ruled last."""
        return frozenset(seat for seat in self.people if self.table.ruled.get(seat) not in ruled)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.table.over or "end" in self.table.ruled.values()

    def thrower(self, host: int | None) -> int | None:
        """The seat whose link is shown last: the seat in turn; for a computer the host's."""
        turn = self.table.turn
        return turn if turn in self.live else host

    def undoable(self, seat: int) -> int:
        """How many of its last steps a seat may ask to take back: none before a throw."""
        many = 0
        for taken in reversed(self.table.back):
            if taken.thrown or self.table.game.turn(taken.state) != seat:
                break
            many += 1
        return many

    # ------------------------------------------------------------------ entries of a game in play

    def move(self, action: Action, after: int, links: tuple[bytes, ...]) -> list[Event]:
        """Apply an action; one that throws has a link (b"" for none) for each seat."""
        table = self.table
        if (reason := table.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        size = table.game.throw_size(table.state, action)
        if not size:
            if links:
                raise BadMessageError("it throws no dice")
            return [self._add(Move(action, (), after))]
        shown = {seat for seat, link in enumerate(links) if link}
        if len(links) != len(self.keys) or shown != self.parts:
            raise BadMessageError("its links are not those that the throw needs")
        for seat in shown:
            self.check_link(seat, links[seat])
        dice = faces(self.first, self.link, request_of(self.head, action, after), links, size)
        for seat in shown:
            self.shown[seat] = (self.link, links[seat])
        news = self._add(Move(action, dice, after, Proof(self.link, links)))
        self.link += 1
        self.unskip()
        return [news]

    def check_link(self, seat: int, link: bytes) -> None:
        """Raises BadMessageError if it is not the seat's link for the next throw."""
        number, shown = self.shown[seat]
        if not follows(link, self.link, shown, number):
            raise BadMessageError("it is not the next link of their chain")

    def undo(self, seat: int, many: int) -> list[Event]:
        """Take back the last steps of a seat."""
        if not 1 <= many <= self.undoable(seat):
            raise BadMessageError("there is nothing of theirs to take back")
        for _ in range(many):
            self._add(Undo())
        return [Event("undone", seat)]

    def skip(self, seats: frozenset[int], host: int | None) -> list[Event]:
        """Make the next throw without the links of these seats."""
        if not seats or not seats <= self.parts - {host, self.thrower(host)}:
            raise BadMessageError("the throw cannot be made without their links")
        for seat in sorted(seats):
            self._add(Ruling("skip", seat))
        return [Event("ruled_skip", seat) for seat in sorted(seats)]

    def away(self, seat: int, host: int | None, *, lost: bool) -> list[Event]:
        """Let a computer play for a seat; if its turn is lost, first let the turn end."""
        if seat not in self.live or seat == host:
            raise BadMessageError("they are not here, or they are the host")
        turn = self.table.turn == seat
        if lost and not (turn and self.table.why_not(ROLL) is None):
            raise BadMessageError("they have no throw to lose")
        news = self._lose(seat) if lost else []
        self._add(Ruling("computer", seat))
        if turn:
            self.link += 1  # it may have shown its link
            self.unskip()
        return [*news, Event("ruled_computer", seat)]

    def back(self, seat: int, link: int) -> list[Event]:
        """Let a seat play again. `link` is the first that its program has not shown."""
        if seat not in self.people or link > LINKS:
            raise BadMessageError("they cannot come back")
        if seat in self.live:  # it only needs later links
            if link <= self.link:
                raise BadMessageError("they are here")
            self.link = link
            return []
        self._add(Ruling("back", seat))
        self.link = max(self.link, link)
        return [Event("ruled_back", seat)]

    def end(self, seat: int) -> list[Event]:
        """End the game before its time; `seat` is one that the ruling names."""
        if seat not in self.people:
            raise BadMessageError("they do not play")
        self._add(Ruling("end", seat))
        return [Event("ruled_end", seat)]

    def open(self, here: frozenset[int], link: int, *, dropped: bool) -> list[Event]:
        """Go on with the seats that are here; if a throw was dropped, its turn is lost."""
        if link > LINKS:
            raise BadMessageError("the chains are at their end")
        news: list[Event] = []
        self.unskip()
        turn = self.table.turn
        if dropped and turn in self.live and self.table.why_not(ROLL) is None:
            news += self._lose(turn)
            self._add(Ruling("back", turn))
        self.link = max(self.link + dropped, link)
        for seat in self.people:
            if (seat in self.live) != (seat in here):
                what = "back" if seat in here else "computer"
                self._add(Ruling(what, seat))
                news.append(Event(f"ruled_{what}", seat))
        return news

    def unskip(self) -> None:
        """Require the links of all live seats again for later throws."""
        for seat in sorted(self.live - self.parts):
            self._add(Ruling("back", seat))

    def _lose(self, seat: int) -> list[Event]:
        """End the turn of a seat with its greatest loss."""
        moves = worst_end(self.table.game, self.table.state)
        self._add(Ruling("lost", seat))
        return [Event("ruled_lost", seat), *map(self._add, moves)]

    def _add(self, entry: Entry) -> Event:
        seat = self.table.turn
        self.table.replay(entry)
        self.head = head_after(self.head, entry)
        return Event("stepped", seat)
