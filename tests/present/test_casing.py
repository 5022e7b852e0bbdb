"""Capitals at the start of sentences and in names of keys, in languages with rules of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.ui.key_names import spoken

CATALOGUE = """
news = { $label }. { $label }! { $label }
asked = ¿{ $label }? ¡{ $label }!
label = iki
stop = { $label }
dice-joint = { $head }, { $next }
dice-stop = { $head }; { $next }
kept = { $faces }，{ $points }
"""


def words(folder: Path, lang: str) -> Words:
    (folder / lang).mkdir()
    (folder / lang / "common.ftl").write_text(CATALOGUE, "utf-8")
    return Words(folder, lang)


@pytest.mark.parametrize(
    ("lang", "told"), [("tr", "İki. İki! İki"), ("nl", "Iki. Iki! Iki"), ("pt-BR", "Iki. Iki! Iki")]
)
def test_turkish_i_keeps_its_dot(tmp_path: Path, lang: str, told: str) -> None:
    assert words(tmp_path, lang).say(Event("news", None, {"label": "iki"})) == told


def test_key_i_is_named_by_the_letter_that_it_types() -> None:
    named = Words(paths.locale(), "en")
    assert spoken(named, "i") == "I"
    named.lang = "tr"
    assert spoken(named, "i") == "İ"


def test_sentence_begins_after_a_spanish_mark(tmp_path: Path) -> None:
    asked = words(tmp_path, "es").say(Event("asked", None, {"label": "tiras"}))
    assert asked == "¿Tiras? ¡Tiras!"


def test_a_chinese_full_stop_is_not_doubled_and_its_comma_ends_dice(tmp_path: Path) -> None:
    chinese = words(tmp_path, "zh-Hans")
    assert chinese.line("stop", label="好。。") == "好。"
    chinese.commas = lambda: True
    assert chinese.say(Event("kept", None, {"faces": (1, 5), "points": 20})) == "1, 5; 20"
