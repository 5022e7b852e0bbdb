"""The readers of a language's messages and readings."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Sequence

from bench.readers.reader import ROOT, file, folder


def catalogue(data: bytes) -> None:
    """Read a language's messages: each can be said, or is reported and said in English."""
    from audiodice.core.model import Event
    from audiodice.present import catalogue, translation
    from audiodice.present.catalogue import Catalogue, CatalogueError
    from audiodice.present.fallback_words import FallbackWords
    from audiodice.storage import paths

    locale = folder() / "locale"
    if not locale.exists():
        shutil.copytree(paths.locale() / "en", locale / "en")
        (locale / "xx").mkdir()
    path = file("locale/xx/common.ftl", data)
    catalogue.read.cache_clear()
    with contextlib.suppress(CatalogueError):
        found = Catalogue("xx", path)
        for message in found.asked_for():
            with contextlib.suppress(CatalogueError, KeyError):
                found.render(message, "", {"who": "Bo", "count": 3, "a": 1})
    with contextlib.suppress(CatalogueError):
        catalogue.check(path)
    with contextlib.suppress(CatalogueError):
        translation.read(path)
    words = FallbackWords(locale, "xx", "en")
    assert words.say(Event("roll_first", 0))


def catalogues() -> Sequence[bytes]:
    whole = (ROOT / "audiodice/locale/de/common.ftl").read_bytes()
    terms = b"-b = { $c ->\n    [one] Ein\n   *[other] { -b(c: 2) }\n }\nroll-first = { -b }\n"
    return whole[:1500], whole[20_000:21_500], terms


def readings(data: bytes) -> None:
    """Read a table of readings; it can be used, or raises CatalogueError."""
    from audiodice.present import readings
    from audiodice.present.catalogue import CatalogueError

    with contextlib.suppress(CatalogueError):
        readings.load(file("readings.tsv", data))("ボブ 3個 12点 1.5 は")


def reading_tables() -> Sequence[bytes]:
    found = ((ROOT / f"audiodice/locale/{lang}/readings.tsv").read_bytes() for lang in ("ja", "de"))
    return tuple(table[:3000].rpartition(b"\n")[0] for table in found)
