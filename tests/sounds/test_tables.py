"""The cue tables: every cue has its files, every file its cue, every event its sounds."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product

import pytest

from audiodice.present.families import Family, families
from audiodice.present.listener import NAMES
from sounds.synthesis.catalogue import CATALOGUE
from tests.sounds.committed import (
    FILES,
    FOLDER,
    LOOPS,
    MOST_DICE,
    TABLE,
    committed,
    failing,
    files_of,
)
from tests.sounds.measure import RATE, understood
from tests.support.each import each

# The loudness of each kind of cue, by PLAYING.md, "Sounds".
WANTED = {
    **dict.fromkeys(("pour", "pour_short"), -23),
    # as sharp as real ones, they are loud by their peaks: with more level these would be bent
    "shake": -26.3,
    "stroke": -30,
    **dict.fromkeys(("keep", "release"), -26),
    **dict.fromkeys(("farkle", "hot_dice", "lose"), -21),
    "win": -20,
}
MENU = range(-30, -26)


def test_every_cue_has_its_files_and_every_file_its_cue() -> None:
    assert sorted(stem for cue in TABLE for stem in files_of(cue)) == FILES


def test_table_and_catalogue_name_the_same_cues() -> None:
    assert sorted(TABLE) == sorted(CATALOGUE)


def test_every_cue_has_a_volume() -> None:
    assert {cue["bus"] for cue in TABLE.values()} == {"dice", "interface", "values", "music"}


def is_of_the_plan(cue: str) -> bool:
    """Whether a cue has the loudness planned for its kind."""
    lufs = TABLE[cue]["lufs"]
    if cue.startswith("menu_"):
        return bool(lufs in MENU)
    if cue.startswith("value_"):
        return bool(lufs == (-26 if "kept" in cue else -24))
    planned = lufs == WANTED.get(cue.rstrip("_0123456789"), lufs)
    return bool(planned and -32 <= lufs <= -20)


def test_loudness_targets_follow_the_plan() -> None:
    assert failing([cue for cue in TABLE if cue not in LOOPS], is_of_the_plan) == []


def waits_rightly(cue: str) -> bool:
    """Whether the next cue waits until this one is understood, but not much longer.

    A longer wait would break a phrase apart; values keep their rhythm.
    """
    told = 1000 * max(understood(committed(stem)) for stem in files_of(cue))
    longest = 1000 * max(len(committed(stem)) for stem in files_of(cue)) / RATE
    short = cue.startswith("value_") or TABLE[cue]["ms"] <= longest + 60
    return bool(told <= TABLE[cue]["ms"] and short)


def test_next_cue_waits_until_the_previous_one_is_understood() -> None:
    cues = [cue for cue in TABLE if TABLE[cue]["bus"] != "music"]
    assert failing(cues, waits_rightly) == []


@pytest.mark.parametrize("family", ["shake", "pour", "pour_short"])
def test_common_throws_have_variants(family: str) -> None:
    for count in range(1, MOST_DICE + 1):
        assert TABLE[f"{family}_{count}"]["variants"] >= (6 if count <= 6 else 3)


def patterns() -> Iterator[tuple[str, str]]:
    for path in FOLDER.glob("*.toml"):
        for event, cues in tomllib.loads(path.read_text("utf-8"))["events"].items():
            for pattern in cues:
                yield event, pattern


FIELDS = {
    "stake": ("",),  # each game's own: below
    "count": range(1, MOST_DICE + 1),
    "cup": ("", "horn_", "tin_", "wood_"),
    "tone": ("turn_mine", "turn_other", *(f"name_{n}" for n in range(1, NAMES + 1))),
    "result": ("win", "lose", "tie"),
    "cue": tuple(TABLE),
    "arrival": ("party", "party_monster"),
}


def cues_of(pattern: str) -> set[str]:
    """The cues that a pattern may name."""
    name, _, delay = pattern.partition("@")
    assert delay == "{delay}" or int(delay or 0) >= 0, pattern
    if name.startswith("&"):  # what `told/` says of it: tested with the words
        return set()
    named = {field: values for field, values in FIELDS.items() if f"{{{field}}}" in name}
    every = product(*named.values())
    return {name.format(**dict(zip(named, one, strict=True))) for one in every}


def test_every_event_has_existing_cues() -> None:
    missing = [(event, cues_of(pattern) - set(TABLE)) for event, pattern in patterns()]
    assert [(event, cues) for event, cues in missing if cues] == []


def stakes() -> Iterator[tuple[str, str, str]]:
    """Each stake, as (game, event, suffix of the cue's name)."""
    for path in FOLDER.glob("*.toml"):
        for event, fields in tomllib.loads(path.read_text("utf-8")).get("stakes", {}).items():
            for steps in fields.values():
                for ending in steps.values():
                    yield path.stem, event, ending


@each(("game", "event", "ending"), list(stakes()))
def test_every_stake_has_its_cue_and_the_usual_one(game: str, event: str, ending: str) -> None:
    table = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    (pattern,) = table["events"][event]
    name = pattern.partition("@")[0]
    assert name.format(stake=ending) in TABLE
    of = TABLE[name.format(stake=ending)]["of"]
    assert of == name.format(stake="") or TABLE[of]["of"] == name.format(stake="")


GROUPED = ("game", "sheet", "fonnjo")
"""The groups of "Learn the sounds" that are events of a game."""


@each("family", [f for f in families(TABLE) if f.group in GROUPED], ids=str)
def test_events_do_not_sound_alike_twice(family: Family) -> None:
    """But names, which are told by their pitch."""
    cues = [cue for cue in family.cues.values() if TABLE[cue].get("vary", True)]
    assert all(TABLE[cue].get("variants", 1) >= 3 for cue in cues)
