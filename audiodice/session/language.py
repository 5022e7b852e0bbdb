"""Chooses the session's language: from the settings, else from the system, else English."""

from __future__ import annotations

from collections.abc import Sequence

from audiodice.present.fallback_words import FallbackWords
from audiodice.storage import paths

FALLBACK = "en"


def words(lang: str) -> FallbackWords:
    """Load the words of a language, with English for missing messages.

    Raises CatalogueError for an unknown language.
    """
    return FallbackWords(paths.locale(), lang, FALLBACK)


def choose(wishes: Sequence[str], there: Sequence[str]) -> str:
    """Return the first language that `find` finds for one of the `wishes`, else English."""
    return next((found for wish in wishes if (found := find(wish, there))), FALLBACK)


def find(wish: str, there: Sequence[str]) -> str | None:
    """Return the language tag in `there` that fits a wish; None if none fits.

    A wish is a language tag ("pt-BR") or the name of a locale ("de_AT.UTF-8@euro"); "" fits none.
    A language also fits a wish with another region or script: a Portuguese player
    understands Brazilian Portuguese better than English.
    """
    known = {tag.lower(): tag for tag in there}
    parts = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    shorter = ("-".join(parts[:end]) for end in range(len(parts), 0, -1))
    akin = (tag for tag in known if tag.partition("-")[0] == parts[0])
    return next((known[tag] for tag in (*shorter, *akin) if tag in known), None)
