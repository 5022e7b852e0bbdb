"""German only: a single die that is left, and labels that are sentences."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice.core.model import Event
from tests.support.speaker import kept, speaker

words = partial(speaker, "de")


@pytest.mark.parametrize(("throws", "digits"), [(1, ""), (4, "4")])
def test_one_die_is_a_word(throws: int, digits: str) -> None:
    said = re.sub(r"\b(1 5|15)\b", "", words().say(kept(1, 5, throws=throws)))
    assert "".join(re.findall(r"\d", said)) == digits


def test_label_that_is_a_sentence_gets_no_second_full_stop() -> None:
    event = Event(
        "list_where", None, {"title": "Z", "label": "Paar, frei.", "place": 3, "count": 9}
    )
    assert words().say(event).startswith("Z. Paar, frei. 3")
    assert (
        words().line("described", bound="M", command="Ja", help="Punkte ...") == "M: Ja. Punkte ..."
    )
