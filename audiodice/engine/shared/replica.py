"""The game as all seats have it: the signed items of the table, checked one by one, and its state.

An item is what one author, or those present together, add to the journal: an action, a throw with
everybody's links, an undo with everybody's consent, a ruling. One author writes at a time, so that
there is one journal.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import games
from audiodice.core.model import Action, Event, IllegalAction
from audiodice.engine.entries import (
    RULINGS,
    Entry,
    Header,
    Move,
    Proof,
    Ruling,
    Undo,
    entry_text,
    header_of,
    header_text,
)
from audiodice.engine.shared.chain import LINKS, digest, faces, follows
from audiodice.engine.shared.effects import News, Stepped
from audiodice.engine.shared.messages import BadMessageError, NotNowError, Signed
from audiodice.engine.shared.worst import worst_end
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_ROLL = Action("roll")
LONGEST_PAUSE = 30 * 24 * 3600  # seconds that a player may take


class Item(NamedTuple):
    """What is added at once: the messages that say it, entries of the journal, who signed it."""

    at: int
    """How many entries there were before."""
    messages: tuple[Signed, ...]
    entries: tuple[Entry, ...]
    signers: frozenset[int]


def request_of(prev: bytes, action: Action, after: int) -> bytes:
    """What a throw is bound to: all that was before it, the action, and the seconds it took."""
    text = json.dumps([action.verb, action.arg, after], ensure_ascii=False)
    return digest("roll", prev, text.encode(errors="replace"))


def head_after(head: bytes, entry: Entry) -> bytes:
    """The head of a journal that is one entry longer."""
    return digest("entry", head, entry_text(entry).encode())


def head_of(header: Header) -> bytes:
    """The head of a journal without entries: the name of the table in every throw."""
    return digest("table", header_text(header).encode())


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
    except (KeyError, ValueError, TypeError) as error:
        raise BadMessageError(str(error)) from error
    return header


class Replica:
    """The game at one program. Nothing changes it but `append`, with what `item` checked."""

    def __init__(self, opening: Sequence[Signed], me: bytes) -> None:
        """`opening` is the header and everybody's agreement; raises BadMessageError."""
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
        self._shown = [(0, tip) for tip in header.tips]
        self.ended = False

    @property
    def n(self) -> int:
        """How many entries the journal has."""
        return len(self.heads) - 1

    @property
    def head(self) -> bytes:
        """What stands for all of it."""
        return self.heads[-1]

    @property
    def live(self) -> tuple[int, ...]:
        """The seats of people that nobody ruled away: each has to take part in a throw."""
        away = ("skip", "lost", "computer")
        return tuple(seat for seat in self.people if self.table.ruled.get(seat) not in away)

    @property
    def author(self) -> int:
        """The seat whose program writes the next item: the one in turn; for a computer the first
        that is live."""
        seat = self.table.turn
        if self.table.owner(seat) != "computer":
            return seat
        return min(self.live or self.people)

    @property
    def over(self) -> bool:
        """Whether nothing can be added any more."""
        return self.ended or self.table.over

    # ------------------------------------------------------------------ checking

    def item(self, messages: Sequence[Signed]) -> Item:
        """The item that these messages make here; raises BadMessageError, IllegalAction."""
        first, *others = messages
        if first.whole("n") != self.n or first.data("prev") != self.head or self.over:
            raise NotNowError("it follows something else")
        if self.n >= LINKS:
            raise BadMessageError("the chains are at their end")
        if first.kind == "rule":
            return self._rule(messages)
        back = first.kind == "back" and not self.live and first.by == self.keys[first.whole("seat")]
        if first.by != self.keys[self.author] and not back:
            raise BadMessageError("it is not theirs to write")
        match first.kind:
            case "act":
                return self._one(first, Move(self._legal(first, throws=False), (), _after(first)))
            case "back":
                seat = first.whole("seat", len(self.keys) - 1)
                if seat not in self.people or seat in self.live:
                    raise BadMessageError("they are not away")
                return self._one(first, Ruling("back", seat))
            case "undo":
                return self._undo(first, others)
            case "roll":
                return self._throw(first, others)
        raise BadMessageError(f"{first.kind} begins no item")

    def _one(self, message: Signed, entry: Entry) -> Item:
        return Item(self.n, (message,), (entry,), frozenset((self.keys.index(message.by),)))

    def _legal(self, message: Signed, *, throws: bool) -> Action:
        action, table = message.action, self.table
        if table.turn not in self.live and table.owner(table.turn) != "computer":
            raise BadMessageError("they have to come back first")
        if (reason := table.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        if bool(table.game.throw_size(table.state, action)) != throws:
            raise BadMessageError("it throws dice, or should")
        return action

    def check_roll(self, roll: Signed) -> Action:
        """The action of a roll that may be thrown now; raises BadMessageError, IllegalAction."""
        if (roll.whole("n"), roll.data("prev")) != (self.n, self.head) or self.over:
            raise NotNowError("it follows something else")
        if roll.by != self.keys[self.author] or self.n >= LINKS:
            raise BadMessageError("it is not theirs to write")
        _after(roll)
        return self._legal(roll, throws=True)

    def check_link(self, seat: int, link: bytes) -> None:
        """Raises BadMessageError if it is not the seat's link for the next entry."""
        shown_k, shown = self._shown[seat]
        if not follows(link, self.n + 1, shown, shown_k):
            raise BadMessageError("it is not the next link of their chain")

    def _throw(self, roll: Signed, others: Sequence[Signed]) -> Item:
        action = self.check_roll(roll)
        request = request_of(self.head, action, _after(roll))
        links = [b""] * len(self.keys)
        for number, message in enumerate(others, start=1):
            seat = self.keys.index(message.by) if message.by in self.keys else -1
            last = number == len(others)
            if message.kind != ("thrown" if last else "part") or message.data("roll") != request:
                raise BadMessageError("it belongs to another throw")
            if seat not in self.people or links[seat] or (seat == self.author) != last:
                raise BadMessageError("it is not theirs to show, or the thrower was not the last")
            links[seat] = message.data("x")
            self.check_link(seat, links[seat])
        signers = frozenset(seat for seat in self.people if links[seat])
        if signers != {*self.live, self.author}:
            raise BadMessageError("not everybody took part")
        size = self.table.game.throw_size(self.table.state, action)
        dice = faces(self.heads[0], self.n + 1, request, links, size)
        entry = Move(action, dice, _after(roll), Proof(self.n + 1, tuple(links)))
        return Item(self.n, (roll, *others), (entry,), signers)

    def _undo(self, undo: Signed, consents: Sequence[Signed]) -> Item:
        seat, many = undo.whole("seat", len(self.keys) - 1), undo.whole("many", 64)
        if not 1 <= many <= self.undoable(seat):
            raise BadMessageError("there is nothing of theirs to take back")
        agreed = {self.author}
        for message in consents:
            same = {**message.body, "t": "undo", "by": undo.body["by"]} == undo.body
            if message.kind != "consent" or not same or message.by not in self.keys:
                raise BadMessageError("they agreed to something else")
            agreed.add(self.keys.index(message.by))
        if not {*self.live, seat} <= agreed:
            raise BadMessageError("not everybody agreed")
        return Item(self.n, (undo, *consents), (Undo(),) * many, frozenset(agreed))

    def undoable(self, seat: int) -> int:
        """How many of its last steps a seat may ask to take back: none before a throw."""
        many = 0
        for taken in reversed(self.table.back):
            if taken.thrown or self.table.game.turn(taken.state) != seat:
                break
            many += 1
        return many

    def _rule(self, messages: Sequence[Signed]) -> Item:
        first = messages[0]
        what, seat = first.text("what", 10), first.whole("seat", len(self.keys) - 1)
        if what not in RULINGS or what == "back" or seat not in self.people:
            raise BadMessageError("that is no ruling")
        by = [self.keys.index(m.by) if m.by in self.keys else -1 for m in messages]
        if len({m.content for m in messages}) > 1 or len(set(by)) < len(by):
            raise BadMessageError("they do not say the same, or one says it twice")
        if not set(by) <= set(self.live) - {seat}:
            raise BadMessageError("it is not theirs to rule")
        if seat != self.author and self.author in self.live and self.author not in by:
            raise BadMessageError("who writes next did not agree")
        ruled = self.table.ruled.get(seat)
        state, game = self.table.state, self.table.game
        moves: tuple[Entry, ...] = ()
        if what == "lost":
            if seat != self.table.turn or seat not in self.live:
                raise BadMessageError("it is not their turn to lose")
            if game.why_not(state, _ROLL) is not None:
                raise BadMessageError("they have nothing to throw")
            moves = worst_end(game, state)
        elif (what == "skip" and seat not in self.live) or what == ruled == "computer":
            raise BadMessageError("they are away already")
        return Item(self.n, tuple(messages), (Ruling(what, seat), *moves), frozenset(by))

    # ------------------------------------------------------------------ adding

    def append(self, item: Item, *, missed: bool = False) -> list[News]:
        """Add a checked item; returns what happened."""
        news: list[News] = []
        for entry in item.entries:
            before, seat = self.table.state, self.table.turn
            events = self.table.replay(entry)
            match entry:
                case Move(action, _, _, proof):
                    step, after = Event("stepped", seat), self.table.state
                    news.append(Stepped(step, seat, action, events, before, after, missed))
                    for number, link in enumerate(proof.links if proof else ()):
                        if link:
                            self._shown[number] = (self.n + 1, link)
                case Ruling(what, who):
                    self.ended = self.ended or what == "end"
                    news.append(News(Event(f"ruled_{what}", who)))
                case Undo():
                    news.append(News(Event("undone", self.table.turn)))
            self.heads.append(head_after(self.head, entry))
        self.items.append(item)
        return news

    def rewound(self, to: int) -> Replica:
        """The game as it was before the items from that entry on."""
        again = Replica(self.opening, self.keys[self.me] if self.me is not None else b"")
        for item in self.items:
            if item.at >= to:
                break
            again.append(item)
        return again


def _after(message: Signed) -> int:
    return message.whole("after", LONGEST_PAUSE)
