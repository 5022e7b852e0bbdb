"""Random keys through the real router and screens, while voice, sound, disk and power fail.

`AUDIODICE_LONG=1` presses 200,000 keys a game instead of 1,200.
"""

from __future__ import annotations

import os
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from audiodice import games
from audiodice.present import cues, words
from audiodice.storage import autosave
from audiodice.storage.records.store import Records
from tests.app.fuzzing import Fuzz
from tests.app.troubles import TROUBLES
from tests.standins.flaky import catalogue

KEYS = 200_000 if os.environ.get("AUDIODICE_LONG") else 1_200


@pytest.mark.parametrize("game", games.names())
def test_random_keys_never_fail_and_lose_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cues, "_read", cache(cues._read))
    monkeypatch.setattr(words, "Catalogue", lambda lang, *paths, functions: catalogue(lang, *paths))
    monkeypatch.setattr(autosave, "REST_S", 0.0)
    fuzz = Fuzz(game, seed=1, folder=tmp_path)
    told = fuzz.tally
    try:
        while told.keys < KEYS:
            fuzz.step()
        fuzz.end()
    finally:
        print(game, told)
    with closing(Records(tmp_path / "records.sqlite")) as records:
        recorded = sum(stats.games for stats in records.stats())
    assert told.games > KEYS / 1000
    assert recorded > 0
    assert told.kills > 0
    assert told.resumed > 0
    assert set(told.troubles) == set(TROUBLES)
