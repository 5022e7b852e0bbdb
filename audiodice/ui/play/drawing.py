"""A game as parts of a picture: its seats, dice, trays and sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from audiodice.core.model import Board, Game, Value
from audiodice.core.picture import Box, BoxKind, Die, DieState, Seat, Tray
from audiodice.engine.story import scores
from audiodice.ui.labels import Labels


def die(labels: Labels, place: int, face: int, state: DieState, family: int = 0) -> Die:
    label = labels.text("label-die", place=place, face=face, family=family)
    return Die(place, face, state, family, label=label)


def lying(labels: Labels, board: Board, order: Sequence[int] = ()) -> Iterator[Die]:
    """Return the dice of the last roll as they lie, which nobody can keep now."""
    for number, place in enumerate(order or range(len(board.faces)), start=1):
        family = board.families[place] if board.families else 0
        yield die(labels, number, board.faces[place], "locked", family)


def trays(labels: Labels, board: Board) -> Iterator[Tray]:
    for pile in board.piles:
        locked = pile.kind == "dungeon"
        dice = tuple(
            die(
                labels,
                number,
                face,
                "locked" if locked else "apart",
                pile.families[number - 1] if pile.families else 0,
            )
            for number, face in enumerate(pile.faces, start=1)
        )
        name = labels.text(f"label-{pile.kind}", face=pile.faces[0])
        note = str(pile.points if pile.points >= 0 else len(dice))
        pick = f"digit_{pile.pick}" if pile.pick else ""
        yield Tray(pile.kind, name, dice, note, pile.picked, pick)


def seats(
    labels: Labels,
    game: Game[Any],
    state: Any,
    target: int,
    present: Callable[[int], bool] = lambda _: True,
) -> Iterator[Seat]:
    """Return the seats; `present` says whether a seat's player is there."""
    listener, over = labels.words.listener, game.outcome(state) is not None
    for seat, score in enumerate(scores(game, state)):
        you = seat == listener.you
        name = labels.text("you-name") if you else listener.names[seat]
        missing = max(0, target - score) if target else -1
        in_turn = seat == game.turn(state) and not over
        there = present(seat)
        label = labels.text(
            "label-seat", name=name, points=score, missing=missing, turn=in_turn, present=there
        )
        yield Seat(name, score, missing, there, in_turn, you, label)


def turn(labels: Labels, game: Game[Any], state: Any, rolls: int) -> str:
    """Return whose turn it is, and which roll or round."""
    listener, seat = labels.words.listener, game.turn(state)
    return labels.text(
        "label-turn",
        who=listener.who(seat),
        name=listener.names[seat],
        rolls=rolls,
        over=game.outcome(state) is not None,
        **game.round(state)._asdict(),
    )


def sheet(
    labels: Labels,
    game: Game[Any],
    state: Any,
    seat: int,
    focus: object = None,
    fills: object = None,
) -> Iterator[Box]:
    """Return the sheet of a seat; nothing in a game without sheets.

    `focus` is the box where the player is, `fills` the one that a touch would fill.
    """
    if "sheet" not in game.queries:
        return
    kind: BoxKind = "upper"
    now = brings(game, state) if game.turn(state) == seat else {}
    best = next(iter(now), None)
    for event in game.query(state, f"sheet {seat}"):
        fields, label = event.fields, labels.say(event)
        if event.key == "sheet_line":
            box = str(fields["box"])
            name = labels.text("box-item", a=box)
            points = _number(fields["points"]) if fields["filled"] else None
            worth = now.get(box)
            if worth is not None:
                key = "label-box-fill" if box == fills else "label-box-now"
                label = labels.text(key, box=box, points=worth)
            yield Box(box, name, points, worth, kind, box == focus, box == best, label)
        elif event.key == "sheet_bonus":
            kind, name = "lower", labels.text("command-bonus")
            points = _number(fields["bonus"]) if fields["reached"] else None
            yield Box("bonus", name, points, kind="bonus", label=label)
        else:
            name = labels.text("label-total")
            yield Box("total", name, _number(fields["total"]), kind="total", label=label)


def brings(game: Game[Any], state: Any) -> dict[str, int]:
    """Return what the dice bring in each open box, the best box first."""
    commits = (one for one in game.choices(state) if one.action.verb == game.commit)
    return {str(one.action.arg): _number(one.event.fields["points"]) for one in commits}


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
