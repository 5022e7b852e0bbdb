"""Statistics of a finished game, as lines to read."""

from __future__ import annotations

from audiodice.core.model import Event, Value
from audiodice.engine.story import turns
from audiodice.engine.table import Table


def statistics(table: Table) -> list[Event]:
    """Final ranking and margin, then every seat's turns, best, worst and mean turn."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return []
    places = tuple((seat, outcome.scores[seat]) for seat in outcome.order)
    teams: dict[str, Value] = {"teams": outcome.teams} if outcome.teams else {}
    lines = [Event("statistics_ranking", None, {"places": places, **teams})]
    if len(places) > 1:
        margin = places[0][1] - places[1][1]
        lines.append(Event("statistics_margin", places[0][0], {"margin": margin, **teams}))
    played = turns(table.journal, table.game)
    for seat in (seat for group in outcome.ranking for seat in group):
        own = [turn for turn in played if turn.seat == seat]
        gained = [turn.gained for turn in own]
        if gained:
            fields: dict[str, Value] = {
                "turns": len(gained),
                "best": max(gained),
                "worst": min(gained),
                "mean": f"{sum(gained) / len(gained):.1f}",
                "hinted": sum(turn.hinted for turn in own),
            }
            lines.append(Event("statistics_seat", seat, fields))
    return lines
