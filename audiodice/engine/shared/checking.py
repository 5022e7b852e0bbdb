"""Checks messages, and makes the item that they add to the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import Action, IllegalAction
from audiodice.engine.entries import RULINGS, Entry, Move, Proof, Ruling, Undo
from audiodice.engine.shared.chain import LINKS, faces, follows
from audiodice.engine.shared.items import Item, request_of
from audiodice.engine.shared.messages import BadMessageError, NotNowError, Signed
from audiodice.engine.shared.worst import worst_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.engine.shared.replica import Replica

_ROLL = Action("roll")
LONGEST_PAUSE = 30 * 24 * 3600
"""The most seconds that are noted for an action."""


def item_of(replica: Replica, messages: Sequence[Signed]) -> Item:
    """The item made from these messages; raises BadMessageError, IllegalAction."""
    first, *others = messages
    if not replica.continues(first) or replica.over:
        raise NotNowError("it follows something else")
    if replica.n >= LINKS:
        raise BadMessageError("the chains are at their end")
    if first.kind == "rule":
        return _rule(replica, messages)
    nobody = first.kind == "back" and not replica.live
    theirs = nobody and first.by == replica.keys[first.number("seat")]
    if first.by != replica.keys[replica.author] and not theirs:
        raise BadMessageError("it is not theirs to write")
    match first.kind:
        case "act":
            action = _legal(replica, first, throws=False)
            return _one(replica, first, Move(action, (), after_of(first)))
        case "back":
            seat = first.number("seat", len(replica.keys) - 1)
            if seat not in replica.people or seat in replica.live:
                raise BadMessageError("they are not away")
            return _one(replica, first, Ruling("back", seat))
        case "undo":
            return _undo(replica, first, others)
        case "roll":
            return _throw(replica, first, others)
    raise BadMessageError(f"{first.kind} begins no item")


def _one(replica: Replica, message: Signed, entry: Entry) -> Item:
    return Item(replica.n, (message,), (entry,), frozenset((replica.keys.index(message.by),)))


def _legal(replica: Replica, message: Signed, *, throws: bool) -> Action:
    action, table = message.action, replica.table
    if table.turn not in replica.live and table.owner(table.turn) != "computer":
        raise BadMessageError("they have to come back first")
    if (reason := table.why_not(action)) is not None:
        raise IllegalAction(f"{action} is refused: {reason}")
    if bool(table.game.throw_size(table.state, action)) != throws:
        raise BadMessageError("it throws dice, or should")
    return action


def check_roll(replica: Replica, roll: Signed) -> Action:
    """The action of a roll that may be thrown now; raises BadMessageError, IllegalAction."""
    if not replica.continues(roll) or replica.over:
        raise NotNowError("it follows something else")
    if roll.by != replica.keys[replica.author] or replica.n >= LINKS:
        raise BadMessageError("it is not theirs to write")
    after_of(roll)
    return _legal(replica, roll, throws=True)


def check_link(replica: Replica, seat: int, link: bytes) -> None:
    """Raises BadMessageError if it is not the seat's link for the next entry."""
    shown_k, shown = replica.shown[seat]
    if not follows(link, replica.n + 1, shown, shown_k):
        raise BadMessageError("it is not the next link of their chain")


def _throw(replica: Replica, roll: Signed, others: Sequence[Signed]) -> Item:
    action = check_roll(replica, roll)
    request = request_of(replica.head, action, after_of(roll))
    links = [b""] * len(replica.keys)
    for number, message in enumerate(others, start=1):
        seat = replica.keys.index(message.by) if message.by in replica.keys else -1
        last = number == len(others)
        if message.kind != ("thrown" if last else "part") or message.data("roll") != request:
            raise BadMessageError("it belongs to another throw")
        if seat not in replica.people or links[seat] or (seat == replica.author) != last:
            raise BadMessageError("it is not theirs to show, or the thrower was not the last")
        links[seat] = message.data("x")
        check_link(replica, seat, links[seat])
    signers = frozenset(seat for seat in replica.people if links[seat])
    if signers != {*replica.live, replica.author}:
        raise BadMessageError("not everybody took part")
    size = replica.table.game.throw_size(replica.table.state, action)
    dice = faces(replica.heads[0], replica.n + 1, request, links, size)
    entry = Move(action, dice, after_of(roll), Proof(replica.n + 1, tuple(links)))
    return Item(replica.n, (roll, *others), (entry,), signers)


def _undo(replica: Replica, undo: Signed, consents: Sequence[Signed]) -> Item:
    seat, many = undo.number("seat", len(replica.keys) - 1), undo.number("many", 64)
    if not 1 <= many <= replica.undoable(seat):
        raise BadMessageError("there is nothing of theirs to take back")
    agreed = {replica.author}
    for message in consents:
        same = {**message.body, "t": "undo", "by": undo.body["by"]} == undo.body
        if message.kind != "consent" or not same or message.by not in replica.keys:
            raise BadMessageError("they agreed to something else")
        agreed.add(replica.keys.index(message.by))
    if not {*replica.live, seat} <= agreed:
        raise BadMessageError("not everybody agreed")
    return Item(replica.n, (undo, *consents), (Undo(),) * many, frozenset(agreed))


def _rule(replica: Replica, messages: Sequence[Signed]) -> Item:
    first = messages[0]
    what, seat = first.text("what", 10), first.number("seat", len(replica.keys) - 1)
    if what not in RULINGS or what == "back" or seat not in replica.people:
        raise BadMessageError("that is no ruling")
    by = [replica.keys.index(m.by) if m.by in replica.keys else -1 for m in messages]
    if len({m.content for m in messages}) > 1 or len(set(by)) < len(by):
        raise BadMessageError("they do not say the same, or one says it twice")
    if not set(by) <= set(replica.live) - {seat}:
        raise BadMessageError("it is not theirs to rule")
    if seat != replica.author and replica.author in replica.live and replica.author not in by:
        raise BadMessageError("who writes next did not agree")
    ruled = replica.table.ruled.get(seat)
    state, game = replica.table.state, replica.table.game
    moves: tuple[Entry, ...] = ()
    if what == "lost":
        if seat != replica.table.turn or seat not in replica.live:
            raise BadMessageError("it is not their turn to lose")
        if game.why_not(state, _ROLL) is not None:
            raise BadMessageError("they have nothing to throw")
        moves = worst_end(game, state)
    elif (what == "skip" and seat not in replica.live) or what == ruled == "computer":
        raise BadMessageError("they are away already")
    return Item(replica.n, tuple(messages), (Ruling(what, seat), *moves), frozenset(by))


def after_of(message: Signed) -> int:
    """The seconds in an action's message."""
    return message.number("after", LONGEST_PAUSE)
