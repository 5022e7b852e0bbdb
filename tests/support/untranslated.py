"""Skips a test of a language when it meets a message that this language lacks.

So a new English sentence fails no test. `audiodice languages --check`, in `.ci/all`, fails instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from audiodice.present import translation
from audiodice.present.fallback_words import FallbackWords
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support.languages import OTHERS

LOCALE = paths.locale()  # some tests have a locale of their own
_format = Words._format
_of_game = Words._of_game


@cache
def untranslated(lang: str) -> frozenset[tuple[str, str]]:
    """The English messages that the language lacks: file and id."""
    found = translation.findings(LOCALE, lang)
    return frozenset((one.file, one.message) for one in found if one.is_missing)


def _skip_untranslated(words: Words, key: str, *files: str) -> None:
    """Skip the test if these files of the language lack an English message."""
    if isinstance(words, FallbackWords) or words.lang not in OTHERS:
        return  # English replaces the message
    message_id = key.replace("_", "-").partition(".")[0]
    for file in files:
        if (f"{file}.ftl", message_id) in untranslated(words.lang):
            pytest.skip(f"{words.lang}/{file}.ftl lacks {message_id}")


def _format_or_skip(words: Words, key: str, fields: Mapping[str, Any]) -> str:
    _skip_untranslated(words, key, words._game)  # else a common message would take its place
    try:
        return _format(words, key, fields)
    except KeyError:
        _skip_untranslated(words, key, "common", "help", "friends")
        raise


def _of_game_or_skip(
    words: Words, game: str, message_id: str, attribute: str, **fields: int
) -> str:
    try:
        return _of_game(words, game, message_id, attribute, **fields)
    except KeyError:
        _skip_untranslated(words, message_id, game, "common")
        raise


def install() -> None:
    """Let all words skip tests; call this once, before the first test."""
    Words._format = _format_or_skip  # type: ignore[method-assign, assignment]
    Words._of_game = _of_game_or_skip  # type: ignore[method-assign, assignment]
