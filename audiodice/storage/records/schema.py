"""The tables of the records, and the row of a seat."""

from __future__ import annotations

import json
from collections.abc import Sequence

from audiodice import games
from audiodice.core import model
from audiodice.engine.stats import PEOPLE
from audiodice.engine.summary import SeatSummary, Summary

MIGRATIONS: Sequence[Sequence[str]] = (
    (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
            options TEXT NOT NULL, started TEXT NOT NULL, reason TEXT NOT NULL,
            undone INTEGER NOT NULL, seconds INTEGER NOT NULL, retaken INTEGER NOT NULL) STRICT""",
        # What queries need of a game is repeated for each seat, so that no query needs a join.
        """CREATE TABLE seats (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            game TEXT NOT NULL, started TEXT NOT NULL, seconds INTEGER NOT NULL,
            undone INTEGER NOT NULL, name TEXT NOT NULL, policy TEXT, opponents TEXT NOT NULL,
            score INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL,
            tied INTEGER NOT NULL, turns INTEGER NOT NULL, gained INTEGER NOT NULL,
            best_turn INTEGER NOT NULL, empty INTEGER NOT NULL, dice INTEGER NOT NULL,
            pips INTEGER NOT NULL, retaken INTEGER NOT NULL,  -- throws that were taken back
            PRIMARY KEY (game_id, seat)) STRICT, WITHOUT ROWID""",
        """CREATE TABLE turns (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            number INTEGER NOT NULL, gained INTEGER NOT NULL,
            PRIMARY KEY (game_id, seat, number)) STRICT, WITHOUT ROWID""",
        # In the order of the query and with all its columns: one pass answers it, without sorting.
        """CREATE INDEX people ON seats (
            game, name, opponents, started, game_id, policy, won, tied, score, turns, best_turn,
            gained, empty, dice, pips, undone, retaken, seconds) WHERE policy IS NULL""",
    ),
    (
        # Variants are younger than every game of the first version.
        "ALTER TABLE seats ADD COLUMN variant TEXT NOT NULL DEFAULT ''",
        "DROP INDEX people",
        """CREATE INDEX people ON seats (
            game, name, opponents, variant, started, game_id, policy, won, tied, score, turns,
            best_turn, gained, empty, dice, pips, undone, retaken, seconds) WHERE policy IS NULL""",
    ),
    (  # The one person without a name was called in the language of the game.
        """UPDATE seats SET name = '' WHERE policy IS NULL
            AND name IN ('You', 'Du', 'Vous', 'あなた')
            AND '+' || opponents || '+' NOT LIKE '%+people+%'""",
    ),
    (  # Luck and skill, of games that were reviewed.
        "ALTER TABLE seats ADD COLUMN unit TEXT",
        "ALTER TABLE seats ADD COLUMN luck REAL",
        "ALTER TABLE seats ADD COLUMN cost REAL",
        "DROP INDEX people",
        """CREATE INDEX people ON seats (
            game, name, opponents, variant, started, game_id, policy, won, tied, score, turns,
            best_turn, gained, empty, dice, pips, undone, retaken, seconds, unit, luck, cost)
            WHERE policy IS NULL""",
    ),
    (  # Decisions that were made after a hint; not known of older games.
        "ALTER TABLE seats ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0",
        "DROP INDEX people",
        """CREATE INDEX people ON seats (
            game, name, opponents, variant, started, game_id, policy, won, tied, score, turns,
            best_turn, gained, empty, dice, pips, undone, retaken, seconds, unit, luck, cost,
            hinted) WHERE policy IS NULL""",
    ),
    (  # More options set records apart than before; each game's own are in `games`.
        """UPDATE seats SET variant = coalesce(
            (SELECT variant(game, options) FROM games WHERE id = game_id), variant)""",
    ),
    # A name that was typed in two ways is one person's.
    ("UPDATE seats SET name = spelled(name) WHERE policy IS NULL",),
    (  # What a list says of each saved game, so that it need not be played through.
        """CREATE TABLE summaries (
            file TEXT PRIMARY KEY, modified INTEGER NOT NULL, size INTEGER NOT NULL,
            program TEXT NOT NULL, summary TEXT NOT NULL) STRICT, WITHOUT ROWID""",
    ),
)
"""The statements that make each version from the previous one. Only ever add to them."""


def variant_of(game: str, options: str) -> str | None:
    """The variant of a recorded game, by the options in its row; None if it cannot be known.

    Migrations call it as `variant`.
    """
    try:
        return " ".join(model.variant(games.load(game).options, dict(json.loads(options))))
    except (KeyError, TypeError, ValueError):
        return None


Judged = tuple[str | None, float | None, float | None]
"""The columns of `seats` that tell a review: unit, luck, cost."""


def seat_row(
    game: Summary, number: int, seat: SeatSummary, name: str, known: Judged
) -> tuple[float | str | None, ...]:
    """The row of a seat (index) in the table `seats`, without the game's id.

    `name` is that of the seat as it is spelled in the records; `known` is the earlier
    verdict of a review: a game may be recorded again without its solved table.
    """
    teams = game.teams or len(game.seats)
    others = [other for n, other in enumerate(game.seats) if (n - number) % teams]
    against = "+".join(sorted(other.policy or PEOPLE for other in others))
    empty = sum(gained <= 0 for gained in seat.turns)
    shared = seat.won and any(other.won for other in others)
    return (
        number, game.game, game.started, game.seconds, game.undone, name, seat.policy, against,
        seat.score, seat.place, seat.won and not shared and bool(others), shared, len(seat.turns),
        sum(seat.turns), max(seat.turns, default=0), empty, seat.dice, seat.pips, game.retaken,
        " ".join(game.variant), *((game.unit, seat.luck, seat.cost) if game.unit else known),
        seat.hinted,
    )  # fmt: skip
