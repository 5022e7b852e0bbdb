"""A pytest plugin for tests under Wine: what fails by Wine's fault is skipped, and says why.

tests.sh uses it. What is Windows' own nature is dealt with in the tests themselves.
"""

from __future__ import annotations

import re

import pytest

LINKS = "Wine's programs do not see through a symbolic link that one of them made"
LINUX = "it starts a program of Linux"
SLOW = "it asks the disk for thousands of files, and each question goes through Wine's server"
NO_VIDEO = "it starts the program in a window, and Wine has none without a display"

SKIPPED = {
    r"test_sound_packs\.py::.*\[link\.wav\]": LINKS,
    r"test_speech_native_file\.py::test_on_linux": LINUX,
    r"test_readers\.py::test_(damaged|each_way|after_a_death)": SLOW,
    r"test_hostile_packs\.py::test_(a_pack_broken|in_play_a_file)": NO_VIDEO,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip them."""
    for item in items:
        for pattern, why in SKIPPED.items():
            if re.search(pattern, item.nodeid):
                item.add_marker(pytest.mark.skip(reason=f"under Wine: {why}"))
