"""Which language is spoken: the one set, else the system's, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from audiodice.present.forgiving import FallbackWords
from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.storage.settings import Settings

FALLBACK = "en"


def in_force(own: Settings) -> str:
    """The language of a session for which the command line names none."""
    wish = of_system() if own.language == "auto" else own.language
    return choose((wish,), languages(paths.locale()))


def words(lang: str) -> FallbackWords:
    """A language for players: English says what it cannot. Raises CatalogueError for none."""
    return FallbackWords(paths.locale(), lang, FALLBACK)


def choose(wishes: Sequence[str], there: Sequence[str]) -> str:
    """The first wish that there is a language for, English otherwise.

    A wish is a language tag ("pt-BR") or the name of a locale ("de_AT.UTF-8@euro"); "" is none.
    A language is called by its tag, and serves where the region is another.
    """
    known = {tag.replace("_", "-").lower(): tag for tag in there}
    for wish in wishes:
        tag = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for name in (tag, tag.partition("-")[0]):
            if name in known:
                return known[name]
    return FALLBACK


def of_system() -> str:
    """The name of the locale that the player's system speaks, "" where it does not tell."""
    if sys.platform == "win32":
        import ctypes
        import locale

        # The language of Windows itself; its locale may be that of another country's dates.
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return of_environment(os.environ)


def of_environment(environ: Mapping[str, str]) -> str:
    """What POSIX takes for messages: the first of these that is set, others are not looked at."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((environ[name] for name in names if environ.get(name)), "")
