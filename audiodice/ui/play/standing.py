"""How a game stands: the whole of it in one answer, and who leads by how much."""

from __future__ import annotations

from audiodice.core.model import Event, Value
from audiodice.engine.story import scores
from audiodice.engine.table import Table
from audiodice.present.listener import Listener


def whole(table: Table, listener: Listener) -> tuple[Event, ...]:
    """Whose turn it is, the dice, the points of the turn, and where the player stands."""
    dice_lie = bool(table.game.dice(table.state)[0]) and not table.over
    # On a score sheet "turn" has the rolls that are left, and no points are made before the box.
    of_turn = ("roll",) if "sheet" in table.game.queries else ("roll", "points")
    wanted = ("turn", *of_turn) if dice_lie else ("turn",)
    asked = [query for query in wanted if query in table.game.queries]
    return (*(event for query in asked for event in table.query(query)), place(table, listener))


def place(table: Table, listener: Listener, key: str = "standing") -> Event:
    """Where the player stands; of several or none, the seat in turn.

    `where` is ahead, behind or level, `by` how many points: to the first, or to the next behind.
    `seats` is how many places there are; 2 where others are level with the player: a place that is
    shared is not told, as it is not of two.
    """
    teams = table.query("scores")[0].fields.get("teams")
    points = scores(table.game, table.state)
    points = points[:teams] if isinstance(teams, int) else points  # of teams, or of seats
    seat = table.turn if listener.you is None else listener.you
    side = seat % len(points)
    mine, others = points[side], [p for n, p in enumerate(points) if n != side]
    best = max(others, default=mine)
    fields: dict[str, Value] = {
        "points": mine,
        "by": abs(best - mine),
        "where": "ahead" if mine > best else "behind" if mine < best else "level",
        "place": 1 + sum(p > mine for p in others),
        "seats": 2 if mine in others else len(points),
    }
    return Event(key, seat, fields)


def in_order(event: Event) -> Event:
    """An answer with `scores`, the highest first; seats that are level stay in seat order."""
    points = event.fields.get("scores")
    if not isinstance(points, tuple):
        return event
    teams = event.fields.get("teams")  # those of one team are alike: the first tells them
    sides = list(enumerate(points))[: teams if isinstance(teams, int) else None]
    placed = sorted(sides, key=lambda one: -int(str(one[1])))
    return Event(event.key, event.seat, {**event.fields, "scores": tuple(placed)})
