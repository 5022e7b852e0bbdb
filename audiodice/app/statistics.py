"""The game just played, summed up in lines to read."""

from __future__ import annotations

from audiodice.engine.story import turns
from audiodice.engine.table import Table
from audiodice.present.words import Words


def statistics(words: Words, table: Table) -> list[str]:
    """Final ranking and margin, then every seat's turns, best, worst and mean turn."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return []
    order = [seat for group in outcome.ranking for seat in group]
    places = tuple((seat, outcome.scores[seat]) for seat in order)
    lines = [words.line("statistics_ranking", places=places)]
    if len(order) > 1:
        margin = outcome.scores[order[0]] - outcome.scores[order[1]]
        lines.append(words.text("statistics_margin", margin=margin))
    played = turns(table.journal, table.game)
    for seat in order:
        gained = [turn.gained for turn in played if turn.seat == seat]
        if gained:
            lines.append(
                words.text(
                    "statistics_seat",
                    who=words.listener.who(seat),
                    name=words.listener.names[seat],
                    turns=len(gained),
                    best=max(gained),
                    worst=min(gained),
                    mean=f"{sum(gained) / len(gained):.1f}",
                )
            )
    return lines
