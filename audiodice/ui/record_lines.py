"""The records as events to read: how each player did in each game against each opponent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.storage.records.schema import PEOPLE
from audiodice.storage.records.stats import Stats

if TYPE_CHECKING:
    from audiodice.present.words import Words


def lines(stats: Iterable[Stats], words: Words) -> Iterator[Event]:
    """Four lines each: games and wins, scores, luck, time."""
    for told in stats:
        yield Event("record_games", None, _games(told, words))
        yield Event("record_scores", None, _scores(told))
        yield Event("record_luck", None, _luck(told))
        yield Event("record_time", None, _time(told))


def game_name(game: str, words: Words) -> str:
    """What a game is called; one that this program does not have keeps its own name."""
    return words.game_text(game, "game-name") if game in games.names() else game


def _opponent(policy: str, words: Words) -> str:
    if policy == PEOPLE:
        return words.text("record_people")
    key = f"opponent-name-{policy}"
    return words.text(key) if words.has(key) else policy


def _games(told: Stats, words: Words) -> dict[str, Value]:
    # Told, a game is its number in the menu.
    number = games.names().index(told.game) + 1 if told.game in games.names() else 0
    return {
        "title": game_name(told.game, words),
        "number": number,
        "player": told.player,
        "opponents": tuple(_opponent(one, words) for one in told.opponents.split("+") if one),
        "count": told.games,
        "won": told.won,
        "lost": told.lost,
        "tied": told.tied,
        "longest": told.longest_streak,
        "streak": told.streak,
    }


def _scores(told: Stats) -> dict[str, Value]:
    return {
        "best": () if told.best_score is None else (told.best_score,),
        "mean": f"{told.mean_score:.1f}",
        "best_turn": () if told.best_turn is None else (told.best_turn,),
        "mean_turn": f"{told.mean_turn:.1f}",
        "count": told.turns,
        "empty": told.empty_turns,
    }


def _luck(told: Stats) -> dict[str, Value]:
    """Luck is how many pips more than 3.5 a die a hundred dice showed."""
    luck = 100 * (told.mean_face - 3.5)
    shown = f"{abs(luck):.1f}"
    sign = "zero" if float(shown) == 0 else "minus" if luck < 0 else "plus"
    return {"count": told.dice, "luck": shown, "luck_sign": sign}


def _time(told: Stats) -> dict[str, Value]:
    hours, minutes = divmod(round(told.seconds / 60), 60)
    return {"hours": hours, "minutes": minutes, "undone": told.undone, "retaken": told.retaken}
