"""A room's game in play: its table, and whose links the next throw needs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from audiodice import games, opponents
from audiodice.core.model import Action, Event, IllegalAction
from audiodice.engine.entries import (
    SET_ASIDE,
    Header,
    Move,
    Proof,
    Ruling,
    Undo,
    header_of,
    header_text,
)
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here
from audiodice.friends.room.chain import LINKS, faces, follows
from audiodice.friends.room.effects import News, Stepped
from audiodice.friends.room.heads import head_after, head_of, request_of
from audiodice.friends.room.messages import BadMessageError
from audiodice.friends.room.worst import worst_end

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audiodice.engine.entries import Entry

ROLL = Action("roll")


def header_in(fields: object) -> Header:
    """The header that a host writes; raises BadMessageError."""
    if not isinstance(fields, dict):
        raise BadMessageError("there is no header")
    try:
        header = header_of(dict(fields))
        people = list(filter(None, header.keys))
        if not header.shared or not people or len(set(people)) < len(people):
            raise BadMessageError("it is no game of a room, or somebody has two seats")
        if not all(seat.name.strip() or seat.policy for seat in header.seats):
            raise BadMessageError("somebody has no name")
        Table(games.load(header.game), header.seats, not_here, options=header.options)
        for seat in header.seats:
            if seat.policy is not None:
                opponents.load(header.game, seat.policy)
    except (KeyError, ValueError, TypeError) as error:
        raise BadMessageError(str(error)) from error
    return header


def header_fields(header: Header) -> dict[str, Any]:
    """The header as a JSON object."""
    fields: dict[str, Any] = json.loads(header_text(header))
    return fields


class Game:
    """What follows from the entries of the game. Each method checks all before it changes any."""

    def __init__(self, header: Header, me: bytes) -> None:
        self.header, self.keys = header, header.keys
        game = games.load(header.game)
        self.table = Table(game, header.seats, not_here, options=header.options)
        self.table.journal.header = header
        self.me = header.keys.index(me) if me in header.keys else None
        self.table.here = frozenset(() if self.me is None else (self.me,))
        self.people = tuple(seat for seat, key in enumerate(header.keys) if key)
        self.first = self.head = head_of(header)
        self.link = 1
        """The number of the link that the next throw needs of each seat."""
        self.skipped: frozenset[int] = frozenset()
        """The seats without whose links the next throw is made."""
        self.shown = [(0, tip) for tip in header.tips]
        """By seat: the number of the last link that was shown, and the link."""
        self.ended = False

    @property
    def live(self) -> frozenset[int]:
        """The seats of people that are not away."""
        ruled = self.table.ruled
        away = {seat for seat in self.people if ruled.get(seat) in SET_ASIDE}
        return frozenset(self.people) - away | (self.skipped & frozenset(self.people))

    @property
    def parts(self) -> frozenset[int]:
        """The seats that each have to show a link of their hash chain for the next throw."""
        return self.live - self.skipped

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.ended or self.table.over

    @property
    def throws(self) -> bool:
        """Whether the player in turn could throw now."""
        return not self.over and self.table.why_not(ROLL) is None

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

    # ------------------------------------------------------------------ entries

    def move(self, action: Action, after: int, links: tuple[bytes, ...]) -> list[News]:
        """Apply an action; one that throws has a link (b"" for none) for each seat."""
        table = self.table
        if self.over:
            raise BadMessageError("the game is over")
        if (reason := table.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        size = table.game.throw_size(table.state, action)
        if not size:
            if links:
                raise BadMessageError("it throws no dice")
            return [self._add(Move(action, (), after))]
        if (
            len(links) != len(self.keys)
            or {s for s, link in enumerate(links) if link} != self.parts
        ):
            raise BadMessageError("its links are not those that the throw needs")
        for seat in self.parts:
            self.check_link(seat, links[seat])
        dice = faces(self.first, self.link, request_of(self.head, action, after), links, size)
        for seat in self.parts:
            self.shown[seat] = (self.link, links[seat])
        news = self._add(Move(action, dice, after, Proof(self.link, links)))
        self.link += 1
        self._unskip()
        return [news]

    def check_link(self, seat: int, link: bytes) -> None:
        """Raises BadMessageError if it is not the seat's link for the next throw."""
        number, shown = self.shown[seat]
        if not follows(link, self.link, shown, number):
            raise BadMessageError("it is not the next link of their chain")

    def undo(self, seat: int, many: int) -> list[News]:
        """Take back the last steps of a seat."""
        if self.over or not 1 <= many <= self.undoable(seat):
            raise BadMessageError("there is nothing of theirs to take back")
        for _ in range(many):
            self._add(Undo())
        return [News(Event("undone", seat))]

    def skip(self, seats: Iterable[int], host: int | None) -> list[News]:
        """Make the next throw without the links of these seats."""
        them = frozenset(seats)
        if self.over or not them or not them <= self.parts - {host, self.thrower(host)}:
            raise BadMessageError("the throw cannot be made without their links")
        for seat in sorted(them):
            self._add(Ruling("skip", seat))
        self.skipped |= them
        return [News(Event("ruled_skip", seat)) for seat in sorted(them)]

    def away(self, seat: int, host: int | None, *, lost: bool) -> list[News]:
        """Let a computer play for a seat; if its turn is lost, first let the turn end."""
        if self.over or seat not in self.live or seat == host:
            raise BadMessageError("they are not here, or they are the host")
        turn = self.table.turn == seat
        if lost and not (turn and self.throws):
            raise BadMessageError("they have no throw to lose")
        news = self._lose(seat) if lost else []
        self._set_aside(seat)
        if turn:
            self.link += 1  # it may have shown its link
            self._unskip()
        return [*news, News(Event("ruled_computer", seat))]

    def back(self, seat: int, link: int) -> list[News]:
        """Let a seat play again. `link` is the first that its program has not shown."""
        if self.over or seat not in self.people or link > LINKS:
            raise BadMessageError("they cannot come back")
        if seat in self.live:  # it only needs later links
            if link <= self.link:
                raise BadMessageError("they are here")
            self.link = link
            return []
        self._add(Ruling("back", seat))
        self.link = max(self.link, link)
        return [News(Event("ruled_back", seat))]

    def end(self, seat: int) -> list[News]:
        """End the game before its time; `seat` is one that the ruling names."""
        if self.over or seat not in self.people:
            raise BadMessageError("there is no game to end")
        self._add(Ruling("end", seat))
        self.ended = True
        return [News(Event("ruled_end", seat))]

    def open(self, here: frozenset[int], link: int, *, dropped: bool) -> list[News]:
        """Go on with the seats that are here; if a throw was dropped, its turn is lost."""
        if link > LINKS:
            raise BadMessageError("the chains are at their end")
        news: list[News] = []
        if self.over:
            return news
        self._unskip()
        turn = self.table.turn
        if dropped and turn in self.live and self.throws:
            news += self._lose(turn)
            self._add(Ruling("back", turn))
        self.link += dropped
        for seat in self.people:
            if seat in self.live and seat not in here:
                self._set_aside(seat)
                news.append(News(Event("ruled_computer", seat)))
            elif seat in here and seat not in self.live:
                self._add(Ruling("back", seat))
                news.append(News(Event("ruled_back", seat)))
        self.link = max(self.link, link)
        return news

    def handed_over(self) -> None:
        """A new host is never skipped."""
        if not self.over:
            self._unskip()

    def _lose(self, seat: int) -> list[News]:
        """End the turn of a seat with its greatest loss."""
        moves = worst_end(self.table.game, self.table.state)
        self._add(Ruling("lost", seat))
        news = [self._add(move) for move in moves]
        return [News(Event("ruled_lost", seat)), *news]

    def _set_aside(self, seat: int) -> None:
        self.skipped -= {seat}
        self._add(Ruling("computer", seat))

    def _unskip(self) -> None:
        """Require the links of all live seats again for later throws."""
        live = self.live
        for seat in sorted(self.skipped):
            if seat in live:
                self._add(Ruling("back", seat))
        self.skipped = frozenset()

    def _add(self, entry: Entry) -> News:
        seat = self.table.turn
        self.table.replay(entry)
        self.head = head_after(self.head, entry)
        return Stepped(Event("stepped", seat))
