"""The end of a game played alone says the total once, and the best score."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from audiodice.core.jobs import Done
from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.engine.stats import Stats
from audiodice.present.words import VERBOSITIES, Words, languages
from audiodice.storage import paths
from tests.support.each import each
from tests.support.headless import Player

LANGUAGES = languages(paths.locale())


class Bests:
    """A store with one best score."""

    def __init__(self, game: str, best: int) -> None:
        variant = "rounds=2" if game == "fonnjo_foon" else ""
        stats = Stats(game, "Ann", "", 1, 0, 0, best, best, 0, 0, 13, 50, 10.0, 0, 1, 1, 0, 0, 60)
        self._stats = replace(stats, best_score=best, variant=variant)

    def stats(self) -> object:
        return Done((self._stats,))


def ending(game: str, seed: int, best: int | None) -> tuple[Player, tuple[Event, ...]]:
    """Play a game; returns the player and the events of the utterance that ends it."""
    options = {"rounds": 2} if game == "fonnjo_foon" else {}
    player = Player(GameSetup(game, ("Ann",), (), options), seed=seed)
    if best is not None:
        player.context.store = Bests(game, best)  # type: ignore[assignment]
    while not player.table.over:
        turns = player.table.state.turns
        for key in ("enter a b b b a enter 1 2 3 4 5 6 " * 40).split():
            player.press(key)
            if player.table.state.turns != turns:
                break
    last = next(heard for heard in reversed(player.heard) if "ended" in heard.keys)
    return player, last.events


@each("seed", range(5))
@each("game", ["fune", "dice4fun", "fonnjo_foon"])
def test_total_is_said_once_at_the_end_in_every_language(game: str, seed: int) -> None:
    player, events = ending(game, seed, None)
    total = player.table.game.outcome(player.table.state).scores[0]  # type: ignore[union-attr]
    last = [event.key for event in events]
    assert last.count("ended") == 1
    done = [e for e in events if e.key in ("picture", "scored", "zeroed", "bonus", "ended")]
    # The points of the last action must differ from the total.
    told = [
        replace(e, fields={**e.fields, "points": 0}) if e.key in ("picture", "scored") else e
        for e in done
    ]
    for lang in LANGUAGES:
        words = Words(paths.locale(), lang)
        words.play(game, player.context.words.listener)
        for words.verbosity in VERBOSITIES:
            text = words.utter(told)
            assert len(re.findall(rf"(?<!\d){total}(?!\d)", text)) == 1, (text, total)


@pytest.mark.parametrize(("best", "key"), [(None, None), (-1, "new_best"), (999, "best_stands")])
@pytest.mark.parametrize("game", ["fune", "dice4fun", "fonnjo_foon"])
def test_end_says_whether_the_best_score_was_beaten(
    game: str, best: int | None, key: str | None
) -> None:
    _, events = ending(game, 3, best)
    found = [event for event in events if event.key in ("new_best", "best_stands")]
    assert [event.key for event in found] == ([key] if key else [])
    if key == "best_stands":
        assert found[0].fields["points"] == best


def test_equalled_best_score_stands() -> None:
    player, _ = ending("fonnjo_foon", 3, None)
    scores = player.table.game.outcome(player.table.state).scores  # type: ignore[union-attr]
    _, events = ending("fonnjo_foon", 3, scores[0])
    assert "best_stands" in [event.key for event in events]
