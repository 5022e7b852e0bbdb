"""Random keys through the real router and screens, while voice, sound, disk and power fail.

`AUDIODICE_LONG=1` presses 200,000 keys a game instead of 1,200.
"""

from __future__ import annotations

import os
import re
from contextlib import closing
from functools import cache
from math import inf
from pathlib import Path

import pytest

from audiodice import games
from audiodice.present import cues, words
from audiodice.storage import solved_tables
from audiodice.storage.records.store import Records
from tests.support.flaky import catalogue
from tests.support.fuzzing import Fuzz
from tests.support.troubles import TROUBLES

KEYS = 200_000 if os.environ.get("AUDIODICE_LONG") else 1_200
REPLAYED = 300  # steps


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read files only once, and wait without real time."""
    monkeypatch.setattr(cues, "_read", cache(cues._read))
    monkeypatch.setattr(words, "Catalogue", lambda lang, *paths, functions: catalogue(lang, *paths))
    monkeypatch.setattr(solved_tables, "LOADING_S", inf)  # a busy machine must not change an answer


@pytest.mark.parametrize("game", games.names())
def test_random_keys_never_crash_or_lose_data(game: str, tmp_path: Path) -> None:
    fuzz = Fuzz(game, seed=1, folder=tmp_path)
    tally = fuzz.tally
    try:
        while tally.keys < KEYS:
            fuzz.step()
        fuzz.end()
    finally:
        print(game, tally)
    with closing(Records(tmp_path / "records.sqlite")) as records:
        recorded = sum(stats.games for stats in records.stats())
    assert tally.games > KEYS / 1000
    assert recorded > 0
    assert tally.kills > 0
    assert tally.resumed > 0
    assert set(tally.troubles) == set(TROUBLES)


@pytest.mark.parametrize("game", games.names())
def test_same_seed_gives_the_same_run(game: str, tmp_path: Path) -> None:
    first, second = (fuzzed(Fuzz(game, 2, tmp_path / name)) for name in ("first", "second"))
    assert unspaced(first) == unspaced(second)
    assert first.tally == second.tally


def unspaced(fuzz: Fuzz) -> list[tuple[str, str]]:
    """Return the keys and the utterances, without the separators between dice.

    These depend on the current voice, which a separate thread changes.
    """
    return [(key, re.sub(r"(?<=\d)[,;](?= )", "", heard)) for key, heard in fuzz.pressed]


def test_injected_failures_do_not_depend_on_the_keys(tmp_path: Path) -> None:
    """If they did, a new key could remove a failure from the run."""
    first = fuzzed(Fuzz("farkle", 3, tmp_path / "first"))
    second = Fuzz("farkle", 3, tmp_path / "second")
    second.draw.random()  # as a new key would: all later keys are different
    fuzzed(second)
    assert first.pressed != second.pressed
    assert first.tally.troubles == second.tally.troubles


def fuzzed(fuzz: Fuzz) -> Fuzz:
    """Press some keys and leave."""
    for _ in range(REPLAYED):
        fuzz.step()
    fuzz.end()
    return fuzz
