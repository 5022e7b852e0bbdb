"""Texts cut into pieces: at sentences, at spaces, and nothing lost."""

from __future__ import annotations

import pytest

from audiodice.devices.speech.embedded import sentences


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("1 1 5. All six, 110!", ["1 1 5.", "All six, 110!"]),
        ("97.5 %; then 3:", ["97.5 %;", "then 3:"]),
        ("フネ、50点。次はあなたの番です。", ["フネ、50点。", "次はあなたの番です。"]),
        ("one\ntwo\n", ["one", "two"]),
        ("  ", []),
    ],
)
def test_a_text_is_cut_into_sentences(text: str, pieces: list[str]) -> None:
    assert sentences(text) == pieces


def test_an_endless_sentence_is_cut_and_nothing_lost() -> None:
    text = "word " * 300 + "x" * 1000
    pieces = sentences(text)
    assert max(map(len, pieces)) <= 240
    assert "".join(pieces).replace(" ", "") == text.replace(" ", "")
