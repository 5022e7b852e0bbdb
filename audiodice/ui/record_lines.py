"""The records as events: each player's results in each game against each opponent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.engine.stats import PEOPLE, Stats
from audiodice.ui.review import signed
from audiodice.ui.seating import called

if TYPE_CHECKING:
    from audiodice.present.words import Words


def record_lines(stats: Iterable[Stats], words: Words) -> Iterator[Event]:
    """Return the lines of each record: games and wins, scores, luck and skill (if reviewed), time.

    Totals come first, for each player who played a game against several kinds of opponents.
    """
    stats = tuple(stats)
    yield from _overall(stats, words)
    for one in stats:
        yield Event("record_games", None, _games(one, words))
        yield Event("record_scores", None, _scores(one))
        if one.reviewed:
            yield Event("record_luck", None, _luck(one))
        yield Event("record_time", None, _time(one))


def _overall(stats: Sequence[Stats], words: Words) -> Iterator[Event]:
    together: dict[tuple[str, str, str], list[Stats]] = {}
    for one in stats:
        together.setdefault((one.game, one.player, one.variant), []).append(one)
    for several in together.values():
        if len(several) > 1:
            games_played = sum(one.games for one in several)
            bests = [one.best_score for one in several if one.best_score is not None]
            mean = sum(one.mean_score * one.games for one in several) / games_played
            fields: dict[str, Value] = {
                **_games(several[0], words),
                "count": games_played,
                "best": (max(bests),) if bests else (),
                "mean": f"{mean:.1f}",
            }
            yield Event("record_overall", None, fields)


def game_name(game: str, words: Words, variant: str = "") -> str:
    """Return a game's name with its variant, or its id if this program does not have the game."""
    if game not in games.names():
        return " ".join(filter(None, (game, variant)))
    name = words.game_text(game, "game-name")
    for one in variant.split():
        option, _, value = one.partition("=")
        number = int(value) if value.isdecimal() else 0  # the only other value is "on"
        told = words.game_text(game, f"variant-{option}", value=number)
        name = words.text("list-joint", head=name, next=told)
    return name


def _opponents(policies: str, words: Words) -> tuple[str, ...]:
    """Return the names of opponents such as "people+people+bold": one phrase for people first."""
    known = [one for one in policies.split("+") if one]
    people = known.count(PEOPLE)
    others = tuple(_opponent(one, words) for one in known if one != PEOPLE)
    return (words.text("record_people", count=people), *others) if people else others


def _opponent(policy: str, words: Words) -> str:
    key = f"opponent-name-{policy}"
    return words.text(key) if words.has(key) else policy


def _games(stats: Stats, words: Words) -> dict[str, Value]:
    # Without a voice, a game is told by its number in the menu.
    number = games.names().index(stats.game) + 1 if stats.game in games.names() else 0
    return {
        "title": game_name(stats.game, words, stats.variant),
        "number": number,
        "player": called(stats.player, words),
        "opponents": _opponents(stats.opponents, words),
        "count": stats.games,
        "won": stats.won,
        "lost": stats.lost,
        "tied": stats.tied,
        "longest": stats.longest_streak,
        "streak": stats.streak,
    }


def _scores(stats: Stats) -> dict[str, Value]:
    return {
        "best": () if stats.best_score is None else (stats.best_score,),
        "mean": f"{stats.mean_score:.1f}",
        "best_turn": () if stats.best_turn is None else (stats.best_turn,),
        "mean_turn": f"{stats.mean_turn:.1f}",
        "count": stats.turns,
        "empty": stats.empty_turns,
    }


def _luck(stats: Stats) -> dict[str, Value]:
    return {
        "count": stats.reviewed,
        "unit": stats.unit,
        **signed("luck", stats.luck, stats.unit),
        **signed("cost", stats.cost, stats.unit),
    }


def _time(stats: Stats) -> dict[str, Value]:
    hours, minutes = divmod(round(stats.seconds / 60), 60)
    return {
        "hours": hours,
        "minutes": minutes,
        "undone": stats.undone,
        "retaken": stats.retaken,
        "hinted": stats.hinted,
    }
