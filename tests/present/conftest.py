"""The embedded voice, for tests of how a language is said."""

from __future__ import annotations

import pytest

from audiodice.devices.speech.espeak import Espeak


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    """After a second Espeak in a process, the library reads phonemes that are freed.

    It fetches them anew when the language changes.
    """
    found = Espeak()
    for other in ("ja", "de"):
        found.select(other)
    return found
