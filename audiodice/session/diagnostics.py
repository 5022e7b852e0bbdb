"""Problems with sounds and with the player's files, as events and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.present.words import Words


def at_start(
    words: Words,
    *,
    missing: Sequence[str],
    pack: Sequence[Diagnostic],
    keys: Sequence[Diagnostic],
    settings: Sequence[Diagnostic],
) -> Iterator[Event]:
    """Return the problems to say at the start; `missing` are sound files."""
    if missing:
        yield Event("sounds_missing", None, {"file": missing[0], "count": len(missing)})
    if pack:
        # A pack may have hundreds; `audiodice sounds check` lists them all.
        first, *more = pack
        yield Event("announced", None, {"text": in_words(words, _by_file_name(first))})
        if more:
            yield Event("pack_flawed", None, {"count": len(more)})
    for problem in keys:
        yield Event("announced", None, {"text": in_words(words, _by_file_name(problem))})
    for complaint in settings:
        yield Event(complaint.key, None, _by_file_name(complaint).message_fields)


def _by_file_name(found: Diagnostic) -> Diagnostic:
    """Omit the folders of the problem's file, which take long to hear; doctor prints them."""
    return replace(found, path=PurePath(found.path).name)


def in_words(words: Words, found: Diagnostic) -> str:
    fields = {
        name.removesuffix("_id"): (
            words.text(f"command-{value}") if name.endswith("_id") else value
        )
        for name, value in found.message_fields.items()
    }
    return words.line(found.key, **fields)
