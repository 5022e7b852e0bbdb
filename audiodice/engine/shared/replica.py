"""The game that all seats share: the signed items, and the table that they lead to.

An item is added by one author, or by all present seats together: an action, a throw with the links
of all seats, an undo with the consent of all, a ruling. One author writes at a time, so that there
is one journal. `checking.py` decides which items are valid.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from audiodice import games, opponents
from audiodice.core.model import Event
from audiodice.engine.entries import SET_ASIDE, Header, Move, Ruling, Undo, header_of
from audiodice.engine.shared.effects import News, Stepped
from audiodice.engine.shared.items import head_after, head_of
from audiodice.engine.shared.messages import BadMessageError
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.engine.shared.items import Item
    from audiodice.engine.shared.messages import Signed


def header_in(message: Signed) -> Header:
    """The header that a host proposes; raises BadMessageError."""
    fields: Mapping[str, Any] | None = message.body.get("header")
    if not isinstance(fields, dict):
        raise BadMessageError("there is no header")
    try:
        header = header_of(dict(fields))
        if not header.shared or len(set(filter(None, header.keys))) < sum(map(bool, header.keys)):
            raise BadMessageError("it is no shared game, or somebody has two seats")
        game = games.load(header.game)
        Table(game, header.seats, not_here, options=header.options)
        for policy in (seat.policy for seat in header.seats if seat.policy is not None):
            opponents.load(header.game, policy)
    except (KeyError, ValueError, TypeError) as error:
        raise BadMessageError(str(error)) from error
    return header


class Replica:
    """The game at one program. Only `append` changes it, with items from `item_of`."""

    def __init__(self, opening: Sequence[Signed], me: bytes) -> None:
        """`opening` is the header and all signatures for it; raises BadMessageError."""
        header = header_in(opening[0])
        self.keys, self.header = header.keys, header
        head = head_of(header)
        agreed = {m.by for m in opening[1:] if m.kind == "agree" and m.data("head") == head}
        if not set(filter(None, header.keys)) <= agreed:
            raise BadMessageError("not everybody agreed to the header")
        self.opening = tuple(opening)
        game = games.load(header.game)
        self.table = Table(game, header.seats, not_here, options=header.options)
        self.table.journal.header = header
        self.me = header.keys.index(me) if me in header.keys else None
        self.table.here = frozenset(() if self.me is None else (self.me,))
        self.people = tuple(n for n, key in enumerate(header.keys) if key)
        self.heads = [head]
        self.items: list[Item] = []
        self.shown = [(0, tip) for tip in header.tips]
        """By seat: the entry of the last link that was shown, and the link."""
        self.ended = False

    @property
    def n(self) -> int:
        """How many entries the journal has."""
        return len(self.heads) - 1

    @property
    def head(self) -> bytes:
        """The hash of the whole journal."""
        return self.heads[-1]

    @property
    def place(self) -> dict[str, Any]:
        """The fields that bind a message to the next item."""
        return {"n": self.n, "prev": self.head}

    def continues(self, message: Signed) -> bool:
        """Whether a message is about the next item."""
        return message.number("n") == self.n and message.data("prev") == self.head

    @property
    def live(self) -> tuple[int, ...]:
        """The seats of people that were not ruled away: each takes part in every throw."""
        ruled = self.table.ruled
        return tuple(seat for seat in self.people if ruled.get(seat) not in SET_ASIDE)

    @property
    def author(self) -> int:
        """The seat whose program writes the next item: the one in turn, or the first live seat if a
        computer is in turn."""
        seat = self.table.turn
        if self.table.owner(seat) != "computer":
            return seat
        return min(self.live or self.people)

    @property
    def over(self) -> bool:
        """Whether the journal is complete: no further item can be added."""
        return self.ended or self.table.over

    def item_at(self, at: int) -> Item | None:
        """The item that begins after so many entries; None if none begins there."""
        place = bisect_left(self.items, at, key=lambda item: item.at)
        found = self.items[place] if place < len(self.items) else None
        return found if found and found.at == at else None

    def undoable(self, seat: int) -> int:
        """How many of its last steps a seat may ask to take back: none before a throw."""
        many = 0
        for taken in reversed(self.table.back):
            if taken.thrown or self.table.game.turn(taken.state) != seat:
                break
            many += 1
        return many

    # ------------------------------------------------------------------ adding

    def append(self, item: Item, *, missed: bool = False) -> list[News]:
        """Add a checked item; returns what happened."""
        news: list[News] = []
        for entry in item.entries:
            seat = self.table.turn
            self.table.replay(entry)
            match entry:
                case Move(proof=proof):
                    news.append(Stepped(Event("stepped", seat), missed))
                    for number, link in enumerate(proof.links if proof else ()):
                        if link:
                            self.shown[number] = (self.n + 1, link)
                case Ruling(what, who):
                    self.ended = self.ended or what == "end"
                    news.append(News(Event(f"ruled_{what}", who)))
                case Undo():
                    news.append(News(Event("undone", self.table.turn)))
            self.heads.append(head_after(self.head, entry))
        self.items.append(item)
        return news

    def rewound(self, to: int) -> Replica:
        """The game as it was before that entry."""
        again = Replica(self.opening, self.keys[self.me] if self.me is not None else b"")
        for item in self.items:
            if item.at >= to:
                break
            again.append(item)
        return again
