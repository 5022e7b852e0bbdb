"""A pytest plugin for tests under Wine: skips tests that fail because of Wine, with the reason.

tests.sh uses it. The tests themselves handle the differences of Windows.
"""

from __future__ import annotations

import re

import pytest

LINKS = "Wine's programs do not see through a symbolic link that one of them made"
LINUX = "it starts a program of Linux"
SLOW = "it asks the disk for thousands of files, and each question goes through Wine's server"
WORDS = "Windows has other words for the error, and Wine again others"
DECODER = "a decoder's process may not end under Wine 8, and then nor does the test"
MEMORY = "Wine tells less memory than a process has"
FONTS = "of Wine's fonts, letters of 200 px leave a window of 640 by 360"
SAPI = "Wine has SAPI 5, so that this voice is not absent"

SKIPPED = {
    r"test_sound_packs\.py::.*\[link\.wav\]": LINKS,
    r"test_speech_native_file\.py::test_on_linux": LINUX,
    r"test_moving\.py::test_file_is_replaced_whole": LINKS,
    r"test_readers\.py::test_(damaged|each_way|after_a_death)": SLOW,
    r"test_lessons\.py::test_only_new_players": LINUX,
    r"test_speech_ladder\.py::test_on_this_system_absent_voices": SAPI,
    r"test_kept_list\.py::test_the_command_says_when_there_is_no_game": WORDS,
    r"test_records\.py::test_a_folder_that_cannot_be_made": WORDS,
    r"test_drawing\.py::test_the_words_are_drawn": LINUX,
    r"test_drawing\.py::test_anything_is_drawn.*\[200-size2\]": FONTS,
    r"test_readers\.py::test_each_kind.*\[fills memory": MEMORY,
    r"test_hostile_packs\.py::test_(thoroughly_broken|file_with_a_false)": DECODER,
    r"test_hostile_packs\.py::test_large_file": SLOW,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for pattern, why in SKIPPED.items():
            if re.search(pattern, item.nodeid):
                item.add_marker(pytest.mark.skip(reason=f"under Wine: {why}"))
