"""`audiodice replay` in words: a title, all players by name, and no keys."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audiodice.cli.replay import _review, _story
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.session import language
from tests.support.ready import finished


def recorded(game: str, *seats: Seat) -> Table:
    """A finished game of these seats; a policy plays for people."""
    policies = tuple(seat.policy or "steady" for seat in seats)
    table = finished(game, policies, 3)
    table.journal.header = replace(table.journal.header, seats=seats)
    table.seats = seats
    return table


@pytest.mark.parametrize("game", ["fune", "farkle", "fonnjo_foon"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_replay_prints_a_title_and_names_all_players(game: str, lang: str) -> None:
    words, keys = language.words(lang), list[str]()
    words.verbosity = "full"
    words.key = lambda name: keys.append(name) or name  # type: ignore[func-returns-value]
    table = recorded(game, Seat("Ann"), Seat(""), Seat("", "cautious"))
    title, *lines = _story(table, words)
    assert keys == []
    assert words.text("game_name") in title
    given = words.text("default-name", number=2), words.text("opponent-name-cautious")
    for name in ("Ann", *given):
        assert name in title
        assert sum(name in line for line in lines) > 5


def test_default_names_are_in_the_language_of_the_replay(
    all_solved: None,
) -> None:
    # Older journals have the name of a computer player in the language of the game.
    table = recorded("fune", Seat(""), Seat("Cora", "cautious"), Seat("Cora 2", "cautious"))
    words = language.words("fr")
    report, lines = _review(table, words)
    name = words.text("opponent-name-cautious")
    assert any(name in line for line in lines)
    assert not any("Cora" in line for line in lines)
    assert [seat["seat"] for seat in report["seats"]] == list(words.listener.names)


def test_typed_names_are_not_translated() -> None:
    title, *_ = _story(recorded("fune", Seat("Ann"), Seat("", "cautious")), language.words("de"))
    assert "Ann" in title
