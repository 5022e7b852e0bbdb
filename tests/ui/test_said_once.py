"""Messages of a turn: the sum first, each total once, and a single die named as a die.

Only digits, letters and events are compared, so that the tests hold for every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice.core.model import Event, Value
from audiodice.engine.setup import GameSetup
from audiodice.games.farkle.combos import scoring, worth
from audiodice.games.farkle.turn_end import turn_fields
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words, languages
from audiodice.storage import paths
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import Heard, said

LANGS = languages(paths.locale())
EAST = ("ja", "zh-Hans")
RULES: tuple[dict[str, int | bool], ...] = (
    {"target": 700},
    {"target": 400, "last_round": True},
    {"target": 400, "penalty": 50, "last_round": True},
    {"target": 500, "teams": True, "last_round": True},
    {"target": 5000, "scale": 10_000, "first_bank": 50},
)


@cache
def words_of(lang: str, verbosity: str = "normal") -> Words:
    words = Words(paths.locale(), lang)
    words.play("farkle", Listener(("Ann", "Bo"), frozenset((0,))))
    words.verbosity = verbosity
    return words


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def letters(text: str) -> str:
    return re.sub(r"[\d\s]", "", text)


def played(rules: dict[str, int | bool], seed: int, lang: str, verbosity: str) -> Iterator[Heard]:
    """Yield all messages of a game with opponents, for a player who banks as soon as allowed."""
    others = ("cautious", "bold", "steady") if rules.get("teams") else ("cautious", "bold")
    setup = GameSetup("farkle", ("",), others, rules)
    player = Player(setup, seed=seed, lang=lang, verbosity=verbosity)
    before = 0
    for _ in range(200):
        if player.table.over:
            break
        if player.table.turn:
            player.let_play()
        else:
            player.keys("enter a")
            if player.table.turn == 0 and player.table.state.at_stake >= player.table.state.floor:
                player.press("b")
        yield from player.heard[before:]
        before = len(player.heard)


@pytest.mark.parametrize("rules", RULES)
def test_each_total_is_said_once(rules: dict[str, int | bool]) -> None:
    chance, checked = Random(str(rules)), 0
    for lang, verbosity in zip(chance.sample(LANGS, 3), VERBOSITIES, strict=True):
        for heard in played(rules, chance.randrange(1000), lang, verbosity):
            for event in heard.events:
                total, points = event.fields.get("total"), event.fields.get("points")
                same = [s for e in heard.events for s in _scores(e) if s == total]
                if isinstance(total, int) and total not in (0, points) and len(same) <= 1:
                    assert numbers(heard).count(total) <= 1, heard
                    checked += 1
    assert checked >= 10


def _scores(event: Event) -> tuple[Value, ...]:
    scores, teams = event.fields.get("scores", ()), event.fields.get("teams")
    assert isinstance(scores, tuple)
    return scores[: teams if isinstance(teams, int) else None]


@pytest.mark.parametrize("lang", LANGS)
def test_winner_among_several_players_is_named_once(lang: str) -> None:
    words = words_of(lang)
    words.play("farkle", Listener(("Ann", "Bo", "Cora"), frozenset((0,))))
    ranking: Value = ((1,), (2,), (0,))
    ended = Event("ended", None, {"scores": (205, 640, 390), "ranking": ranking, "turns": 9})
    text = words.say(ended)
    assert text.count("Bo") == 1
    assert numbers(text) == [640, 390, 205]


def test_m_tells_how_others_made_their_points() -> None:
    dice = [(2, 3, 4, 6, 2, 3), (4, 4, 4, 2, 3, 6), (5, 3, 6), (1, 3)]
    player = Player(GameSetup("farkle", ("",), ("cautious",)), dice=dice)
    player.press("enter")
    heard = player.let_play()
    assert heard == said("banked", "turn", points=55)
    missed = player.press("m")
    assert missed == said("banked", "turn", points=55)
    assert numbers(missed)[:3] == [55, 5, 1]
    assert len(missed.split()) > len(heard.split())
    assert player.press("j") == heard  # the history repeats the original message


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("lang", LANGS)
def test_turns_of_others_are_told_with_the_result_first(lang: str, verbosity: str) -> None:
    words, taken = words_of(lang, verbosity), ((4, 4, 4), (5,), (1,))
    for farkled in (False, True):
        fields: dict[str, Value] = {
            "points": 70, "total": 370, "lost": 70, "faces": (2, 3), "next": 0,
            **turn_fields(taken, farkled=farkled),
        }  # fmt: skip
        event = Event("farkled" if farkled else "banked", 1, fields)
        if not (farkled and verbosity == "full"):  # then the last roll was not told before
            assert numbers(words.say(event))[:1] == [70]
            assert numbers(words.recount([event]))[:1] == [70]


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("lang", LANGS)
@settings(max_examples=25)
@given(data=st.data())
def test_points_query_says_the_sum_of_the_turn_first(
    lang: str, verbosity: str, data: st.DataObject
) -> None:
    before = 5 * data.draw(st.integers(0, 100))
    here, there = data.draw(st.sampled_from(((40, 0), (0, 75))))
    stake, need = before + here + there, data.draw(st.sampled_from((1, 9999)))
    enough = stake >= need
    fields: dict[str, Value] = {
        "points": before + here, "before": before, "kept": (), "here": here, "there": there,
        "stake": stake, "need": need, "open": True, "enough": enough,
        "bank": stake if enough else 0, "throws": 2,
    }  # fmt: skip
    told_numbers = numbers(words_of(lang, verbosity).say(Event("points", 0, fields)))
    assert told_numbers[0] == stake
    assert before == 0 or told_numbers.count(stake) == 1
    assert (need in told_numbers) == (not enough)


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("lang", LANGS)
def test_walking_and_keeping_say_the_same_points(lang: str, verbosity: str) -> None:
    words, chance = words_of(lang, verbosity), Random(f"{lang} {verbosity}")
    for _ in range(20):
        rolled = tuple(sorted(chance.choices(range(1, 7), k=6)))
        for faces, points in scoring(rolled):
            before = 5 * chance.randrange(2, 60)
            fields: dict[str, Value] = {
                "faces": faces, "points": points, "at_stake": before + points, "more": True,
                "throws": 6 - len(faces), "leaves": 6 - len(faces),
            }  # fmt: skip
            for key in ("kept", "choice"):
                assert before + worth(faces) in numbers(words.say(Event(key, 0, fields)))


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("lang", LANGS)
def test_one_die_is_named_as_a_die(lang: str, verbosity: str) -> None:
    """A single digit would sound like points, so its words differ from those of two dice."""
    words = words_of(lang, verbosity)
    usual: dict[str, Value] = {
        "points": 5, "at_stake": 45, "more": True, "throws": 3, "leaves": 3, "lost": 0,
        "sets": (), "taken": (), "kept": (), "commit": True,
    }  # fmt: skip
    keys = ["choice", "incomplete", "hint", "missed_farkled"]
    keys += ["kept"] if verbosity != "full" else []  # in full verbosity the verb differs too
    for key in keys:
        one, two = (
            words.say(Event(key, int(key == "missed_farkled"), {**usual, "faces": faces}))
            for faces in ((5,), (5, 5))
        )
        assert letters(one) != letters(two), (one, two)
    best = [
        words.say(Event("choice_list", 0, {"count": 2, "best": ((faces, 5),) * 2}))
        for faces in ((5,), (5, 5))
    ]
    assert letters(best[0]) != letters(best[1]), best
    last = [
        words.say(Event("last_roll", 0, {"kept": (), "free": faces, "faces": faces}))
        for faces in ((5,), (5, 5))
    ]
    assert letters(last[0]) != letters(last[1]), last


@each("key", ["tab", "escape escape"])
@each("keys", ["enter", "enter 4", "enter 4 enter"])
@each("game", ["fune", "dice4fun"])
def test_number_of_rolls_left_is_said_once(game: str, keys: str, key: str) -> None:
    dice = [(4, 4, 3, 4, 1), (2, 5)]
    player = Player(GameSetup(game, ("",), ("cautious",)), dice=dice)
    player.keys(keys)
    assert player.keys(key)[-1].keys.count("rolls_left") == 1
    player = Player(GameSetup(game, ("",), ("cautious",)), dice=dice, speech=False)
    player.keys(keys)
    player.spend(20_000)
    before = len(player.cued)
    player.keys(key)
    player.spend(20_000)
    assert player.cued[before:].count("tell_left") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_lesson_does_not_repeat_the_name_just_said(lang: str) -> None:
    words = words_of(lang)
    name = words.game_text("farkle", "opponent-name-cautious")
    assert name not in words.game_text("farkle", "teach-others")


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
@pytest.mark.parametrize("lang", EAST)
def test_japanese_and_chinese_text_is_not_followed_by_western_punctuation(
    lang: str, game: str
) -> None:
    player = Player(GameSetup(game, ("",), ("cautious", "bold")), lang=lang)
    player.keys("shift+s right down right left end left tab escape tab escape escape")
    assert not [text for text in player.heard if re.search(r"[\u3040-\u9fff][.,:]", text)]
