"""The state of a game in one answer, the player's place, and the greeting at a table."""

from __future__ import annotations

from dataclasses import replace

from audiodice.core.model import Event, Value, with_defaults
from audiodice.engine.story import scores
from audiodice.engine.table import Table
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.ui.screen import Response
from audiodice.ui.seating import names


def whole(table: Table, listener: Listener) -> tuple[Event, ...]:
    """Return whose turn it is, the dice, the points of the turn, and the player's standing."""
    dice_lie = bool(table.game.dice(table.state)[0]) and not table.over
    # With a score sheet, "turn" tells the rolls left, and only filling a box makes points.
    of_turn = ("roll",) if "sheet" in table.game.queries else ("roll", "points")
    asked = _answers(table, "turn", *(of_turn if dice_lie else ()))
    return (*asked, place(table, listener))


def _answers(table: Table, *queries: str) -> tuple[Event, ...]:
    """Return the answers to these queries, without those that the game does not have."""
    asked = [query for query in queries if query in table.game.queries]
    return tuple(event for query in asked for event in answers(table, query))


def answers(table: Table, query: str) -> tuple[Event, ...]:
    """Return the answer to a query; who waits is not told when a key would bank the points."""
    found = table.query(query)
    return found if table.here_to_act or query != "points" else unbanked(found, enough=True)


def unbanked(points: tuple[Event, ...], **given: Value) -> tuple[Event, ...]:
    """Change the answer about the points: no key banks them now."""
    return tuple(replace(e, fields={**e.fields, "bank": 0, **given}) for e in points)


def place(table: Table, listener: Listener, key: str = "standing") -> Event:
    """Return the player's place; unless exactly one person plays here, that of the seat to act.

    `by` is the difference in points to the leader, or from the leader to the next player. `seats`
    is the number of places. It is 2 if another player has the same points, because then the place
    is not said, as in a game of two.
    """
    teams = table.query("scores")[0].fields.get("teams")
    points = scores(table.game, table.state)
    points = points[:teams] if isinstance(teams, int) else points  # by team, or by seat
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
    """Sort the `scores` of an answer, highest first; seats with equal scores stay in seat order."""
    points = event.fields.get("scores")
    if not isinstance(points, tuple):
        return event
    teams = event.fields.get("teams")  # all seats of a team have its score
    sides = list(enumerate(points))[: teams if isinstance(teams, int) else None]
    placed = sorted(sides, key=lambda one: -int(str(one[1])))
    return Event(event.key, event.seat, {**event.fields, "scores": tuple(placed)})


def greeting(table: Table, words: Words) -> Response:
    """Say the game and its players, then who starts, or the standing of a resumed game."""
    seated = _seated(table, words)
    if not table.journal.entries:
        return Response((seated,), (seated,), news=True)
    resumed = Event("resumed", seated.seat, seated.fields)
    first = seated if seated.key == "watching" else resumed
    return Response((first, *_standing(table)), (resumed,), news=True)


def _unusual(table: Table, words: Words) -> tuple[str, ...]:
    """Return the options that differ from their defaults, which another option may set."""
    game, own = table.game, table.journal.header.options
    chosen = {name: own[name] for name, option in game.options.items() if option.sets}
    usual = with_defaults(game.options, chosen)
    told = []
    for name, option in game.options.items():
        # Teams are said with the players.
        if own[name] != (option.default if option.sets else usual[name]) and name != "teams":
            title = words.game_text(game.name, f"option-{name}")
            told.append(words.text("menu_option", option=title, value=words.value(own[name])))
    return tuple(told)


def _standing(table: Table) -> tuple[Event, ...]:
    """Return whose turn it is, the scores, and the dice on the table with their points."""
    dice_lie = bool(table.game.dice(table.state)[0])
    return _answers(table, "turn", "scores", *(("roll", "points") if dice_lie else ()))


def _seated(table: Table, words: Words) -> Event:
    named = tuple(zip(names(table.seats, words), range(len(table.seats)), strict=True))
    people = tuple(name for name, seat in named if seat in table.people)
    others = tuple(name for name, seat in named if seat not in table.people)
    name, options = words.text("game-name"), _unusual(table, words)
    if not people:
        hurries = not table.journal.header.shared  # friends cannot be hurried
        watched: dict[str, Value] = {"game": name, "players": others, "options": options}
        return Event("watching", table.turn, watched | {"hurries": hurries})
    one = len(people) == 1
    fields: dict[str, Value] = {
        "game": name,
        "opponents": others if one else (),
        "players": () if one else (*people, *others),
        "seats": len(table.seats),
        "options": options,
    }
    asked = _answers(table, "scores")
    if asked and (teams := asked[0].fields.get("teams")):
        fields["teams"] = teams
    return Event("seated", table.turn, fields)
