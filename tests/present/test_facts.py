"""The rules, and the answer to G, have the same facts in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support.each import each
from tests.support.languages import OTHERS, about

GAMES = pytest.mark.parametrize("game", games.names())
LANGUAGES = pytest.mark.parametrize("lang", OTHERS)
SMALL = 6  # numbers up to six are faces and counts of dice, which languages say in different ways


def facts(text: str, lang: str) -> tuple[set[int], list[str]]:
    """The numbers above six in a text, and the keys that it names."""
    keys = sorted(re.findall(r"<(\w+)>", text))
    in_words = about(lang).numbers
    longest_first = "|".join(re.escape(word) for word in sorted(in_words, key=len, reverse=True))
    words = re.findall(rf"(?<![\w-])(?:{longest_first or '(?!)'})(?![\w-])", text.casefold())
    numbers = {*map(in_words.__getitem__, words), *map(int, re.findall(r"\d+", text))}
    return {number for number in numbers if number > SMALL}, keys


def speaker(lang: str) -> Words:
    words = Words(paths.locale(), lang)
    words.key = lambda command: f"<{command}>"
    return words


def told_by_g(game: str) -> Iterator[Event]:
    """The answers to G about a game, with each option at both ends of its range."""
    rules = games.load(game)
    ends = [(allowed[0], option.default, allowed[-1]) for option in rules.options.values()
            for allowed in (option.allowed,)]  # fmt: skip
    for values in product(*ends):
        options: dict[str, Any] = dict(zip(rules.options, values, strict=True))
        yield from rules.query(rules.initial(4, **options), "rules")


def sentences(text: str) -> list[str]:
    return [one for one in re.split(r"[.。](?:\s+|$)|。", text) if one.strip()]


@GAMES
@LANGUAGES
def test_line_of_the_rules_has_the_numbers_and_keys_of_the_english_one(
    game: str, lang: str
) -> None:
    english, own = speaker("en").rules(game), speaker(lang).rules(game)
    assert [facts(line, lang) for line in own] == [facts(line, "en") for line in english]


@GAMES
@LANGUAGES
@each("verbosity", ["normal", "brief"])
def test_answer_to_g_has_the_same_facts_in_every_language(
    game: str, lang: str, verbosity: str
) -> None:
    both = speaker("en"), speaker(lang)
    for words in both:
        words.verbosity = verbosity
    for event in told_by_g(game):
        told = []
        for words in both:
            words.play(game, words.listener)
            told.append([facts(one, words.lang) for one in sentences(words.say(event))])
        assert told[0] == told[1], event


def test_different_facts_are_found() -> None:
    assert facts("Fünfzehn Felder, ab 63", "de") == facts("fifteen boxes, from 63", "en")
    assert facts("Fünfzehn Felder", "de") != facts("thirteen boxes", "en")
    assert facts("<roll> rolls", "en") != facts("<commit> rolls", "en")
