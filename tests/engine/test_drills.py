"""Drills: places of every family, their journals, and what the mistakes there cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from audiodice import games, opponents
from audiodice.core.model import Decision, Event
from audiodice.engine import drills
from audiodice.engine.journal import Journal, read
from audiodice.engine.practice import small_loss
from audiodice.engine.table import Table, rebuild
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support.each import each
from tests.support.languages import LANGS

GAMES = tuple(name for name in games.names() if drills.families(name))
MOST_WORDS = 25


@cache
def drawn(game: str) -> dict[str, Journal]:
    """A place of each family."""
    found = {name: drills.draw(games.load(game), name, "test") for name in drills.families(game)}
    return {name: journal for name, journal in found.items() if journal is not None}


def places(game: str) -> Iterator[tuple[str, Table, Decision, Decision]]:
    """Of each family the table, what the rule of thumb decides, and the best decision."""
    coach, reviewer = opponents.coach_of(game), opponents.reviewer(game)
    assert coach is not None
    assert reviewer is not None
    for family, journal in drawn(game).items():
        table = rebuild(journal, games.load(game))
        best = reviewer.decisions(table.state)[0].actions
        yield family, table, coach.thumb(table.state), best


def test_every_game_has_ten_families() -> None:
    coached = [game for game in games.names() if opponents.coach_of(game)]
    assert {*GAMES} <= {*coached}
    assert {game: len(drills.families(game)) for game in coached} == dict.fromkeys(coached, 10)


@pytest.mark.parametrize("game", GAMES)
def test_every_family_is_drawn_and_its_mistake_costs_what_the_reviewer_says(
    game: str, all_solved: None
) -> None:
    coach, reviewer = opponents.coach_of(game), opponents.reviewer(game)
    assert coach is not None
    assert reviewer is not None
    assert set(drawn(game)) == set(drills.families(game))
    for family, table, done, best in places(game):
        state = table.state
        assert table.here_to_act, family
        assert len(table.seats) == 1 + len(coach.others)
        assert coach.families[family].fits(state, done, best)
        assert coach.family(state, done, best) in drills.families(game)
        assert coach.family(state, best, best) == ""
        values = {meaning(game, state, one.actions): one.value for one in reviewer.decisions(state)}
        assert meaning(game, state, best) != meaning(game, state, done)
        cost = max(values.values()) - values[meaning(game, state, done)]
        assert drills.cost(table.game, reviewer, state, done) == pytest.approx(cost, abs=1e-9)
        options, unit = table.journal.header.options, reviewer.unit(state)
        assert cost >= 3 * small_loss(game, options, unit), family


def meaning(game: str, state: Any, decision: Decision) -> tuple[Any, ...]:
    """A decision, the same for dice that are alike."""
    kept: Sequence[int] = decision[0].arg if decision[0].verb == "keep" else ()  # type: ignore[assignment]
    families = state.families if game == "fonnjo_foon" else (0,) * len(state.faces)
    dice = tuple(sorted((families[place], state.faces[place]) for place in kept))
    return dice, decision[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_place_and_another_seed_another(game: str, all_solved: None) -> None:
    rules = games.load(game)
    for family in drills.families(game)[:2]:
        again = drills.draw(rules, family, "test")
        assert again is not None
        assert list(again.lines()) == list(drawn(game)[family].lines())
        others = [drills.draw(rules, family, f"seed {n}") for n in range(3)]
        states = {str(rebuild(one, rules).state) for one in (*others, again) if one}
        assert len(states) == 4, family


@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_read_back_and_played_on(game: str, all_solved: None) -> None:
    for family, table, _, best in places(game):
        saved = read(drawn(game)[family].lines())
        again = rebuild(saved, table.game)
        assert again.state == table.state
        for action in best:
            assert again.why_not(action) is None, family
            again.act(action)


def test_nothing_is_drawn_without_the_table() -> None:
    for game in GAMES:
        assert drills.draw(games.load(game), drills.families(game)[0], "test") is None


def test_an_unknown_family_is_an_error(all_solved: None) -> None:
    with pytest.raises(KeyError, match="bogus"):
        drills.draw(games.load("farkle"), "bogus", "test")


@cache
def told(game: str) -> list[Event]:
    """The reasons and half hints of the places."""
    found = []
    for _, table, done, best in places(game):
        found += [
            opponents.reason(game, table.state, done, best),
            opponents.half_hint(game, table.state, best),
        ]
    assert None not in found
    return [one for one in found if one is not None]


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_half_hints_and_families_are_said_in_few_words(lang: str, all_solved: None) -> None:
    words = Words(paths.locale(), lang)
    for game in GAMES:
        words.play(game, words.listener)
        for event in told(game):
            said = words.say(event)
            many = sum(any(map(str.isalnum, word)) for word in said.split())
            assert 1 <= many <= MOST_WORDS, said
        names = {words.text(f"drill_{family}") for family in drills.families(game)}
        assert len(names) == len(drills.families(game))


@each("game", GAMES)
def test_before_a_roll_there_is_nothing_to_say(game: str) -> None:
    rules = games.load(game)
    coach = opponents.coach_of(game)
    assert coach is not None
    state = rules.initial(1 + len(coach.others))
    roll = coach.thumb(state)
    assert opponents.reason(game, state, roll, roll) is None
    assert opponents.half_hint(game, state, roll) is None
