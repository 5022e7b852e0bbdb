"""The state of a game in one answer, and the player's place."""

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
    """The place of the player; with several people here, or none, that of the seat in turn.

    `by` is the difference in points to the leader; of the leader, to the next. `seats` is the
    number of places, but 2 if another is level with the player: then no place is said, as with two.
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
    """Sort the `scores` of an answer, highest first; level seats stay in seat order."""
    points = event.fields.get("scores")
    if not isinstance(points, tuple):
        return event
    teams = event.fields.get("teams")  # all seats of a team have its score
    sides = list(enumerate(points))[: teams if isinstance(teams, int) else None]
    placed = sorted(sides, key=lambda one: -int(str(one[1])))
    return Event(event.key, event.seat, {**event.fields, "scores": tuple(placed)})
