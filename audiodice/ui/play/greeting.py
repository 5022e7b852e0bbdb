"""The greeting when a table is opened, for a new game or a resumed one."""

from __future__ import annotations

from audiodice.core.model import Event, Value, with_defaults
from audiodice.engine.table import Table
from audiodice.present.words import Words
from audiodice.ui.screen import Response
from audiodice.ui.seating import names


def greeting(table: Table, words: Words) -> Response:
    """The game and its players; then who starts, or the standing."""
    seated = _seated(table, words)
    if not table.journal.entries:
        return Response((seated,), (seated,), news=True)
    resumed = Event("resumed", seated.seat, seated.fields)
    first = seated if seated.key == "watching" else resumed
    return Response((first, *_standing(table)), (resumed,), news=True)


def _unusual(table: Table, words: Words) -> tuple[str, ...]:
    """The options that differ from the defaults, or from those of the chosen set of rules."""
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
    """Whose turn it is, the scores, and the dice on the table with their points."""
    dice_lie = bool(table.game.dice(table.state)[0])
    wanted = ("turn", "scores", "roll", "points") if dice_lie else ("turn", "scores")
    asked = [query for query in wanted if query in table.game.queries]
    return tuple(event for query in asked for event in table.query(query))


def _seated(table: Table, words: Words) -> Event:
    named = tuple(zip(names(table.seats, words), range(len(table.seats)), strict=True))
    people = tuple(name for name, seat in named if table.owner(seat) == "here")
    others = tuple(name for name, seat in named if table.owner(seat) != "here")
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
    asked = table.query("scores") if "scores" in table.game.queries else ()
    if asked and (teams := asked[0].fields.get("teams")):
        fields["teams"] = teams
    return Event("seated", table.turn, fields)
