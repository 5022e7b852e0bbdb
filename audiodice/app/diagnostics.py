"""What is wrong with the sounds and the player's own files, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from audiodice.core.model import Event
from audiodice.output.sound_packs.pack import Flaw
from audiodice.present.keymap import Problem
from audiodice.present.words import Words
from audiodice.storage.settings import Complaint


def at_start(
    words: Words,
    *,
    missing: Sequence[str],
    pack: Sequence[Flaw],
    keys: Sequence[Problem],
    settings: Sequence[Complaint],
) -> Iterator[Event]:
    """What a session has to say first; `missing` are sound files."""
    if missing:
        yield Event("sounds_missing", None, {"file": missing[0], "count": len(missing)})
    if pack:
        # The first: a pack may have hundreds, and `audiodice sounds check` names them all.
        first, *more = pack
        yield Event("announced", None, {"text": of_pack(words, first)})
        if more:
            yield Event("pack_flawed", None, {"count": len(more)})
    for problem in keys:
        yield Event("announced", None, {"text": of_keys(words, problem)})
    for complaint in settings:
        yield Event("settings_broken", None, asdict(complaint))


def of_keys(words: Words, problem: Problem) -> str:
    """A keymap problem in words."""
    told = {
        name.removesuffix("_id"): (
            words.text(f"command-{value}") if name.endswith("_id") else value
        )
        for name, value in problem.fields.items()
    }
    return words.text(problem.key, path=problem.path, line=problem.line, **told)


def of_pack(words: Words, flaw: Flaw) -> str:
    """What is wrong in a sound pack, in words."""
    return words.text(flaw.key, path=str(flaw.path), line=flaw.line, **flaw.fields)
