"""The settings that Orca up to 48 has written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from audiodice.devices.speech.announcement import speaks_only_displayed_text

SET, NOT = {"onlySpeakDisplayedText": True}, {"onlySpeakDisplayedText": False}
MINE = {"startingProfile": ["Mine", "mine"]}


@pytest.mark.parametrize(
    ("general", "profiles", "expected"),
    [
        ({}, {}, False),
        (SET, {}, True),
        (SET, {"default": NOT}, False),
        (NOT, {"default": SET}, True),
        (NOT, {"mine": SET}, False),
        (NOT | MINE, {"mine": SET}, True),
    ],
)
def test_the_profile_with_which_it_starts_counts(
    tmp_path: Path, general: dict[str, Any], profiles: dict[str, Any], expected: bool
) -> None:
    write(tmp_path, json.dumps({"general": general, "profiles": profiles}))
    assert speaks_only_displayed_text({"XDG_DATA_HOME": str(tmp_path)}) is expected


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"general": 1, "profiles": []}', "[" * 100_000, '"\\ud800"', "null"]
)
def test_a_broken_file_tells_nothing(tmp_path: Path, text: str) -> None:
    write(tmp_path, text)
    assert not speaks_only_displayed_text({"XDG_DATA_HOME": str(tmp_path)})


def test_no_file_and_a_folder_in_its_place_tell_nothing(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path)}
    assert not speaks_only_displayed_text(home)
    (tmp_path / ".local/share/orca/user-settings.conf").mkdir(parents=True)
    assert not speaks_only_displayed_text(home)


def write(data: Path, text: str) -> None:
    (data / "orca").mkdir()
    (data / "orca/user-settings.conf").write_text(text)
