"""Cue tables: patterns, places, the short pours beside a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.present.cue import Cue
from audiodice.present.cues import Cues, CueTableError
from audiodice.present.listener import Listener
from audiodice.storage import paths

PAIR = Listener(("You", "Bo"), frozenset({0}))


def table(tmp_path: Path, text: str) -> Cues:
    (tmp_path / "cues.toml").write_text(text, "utf-8")
    (tmp_path / "told").mkdir()
    (tmp_path / "told" / "common.ftl").write_text("combination = combo_three | 1 5\n", "utf-8")
    cues = Cues(tmp_path)
    cues.play("none", PAIR)
    return cues


def test_fields_and_delays_fill_a_pattern(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    assert cues.of(Event("rolled", 0, {"count": 3})) == (
        Cue("shake_3", 0.0, 0),
        Cue("pour_3", 0.0, 180),
    )


def test_a_games_own_table_comes_first(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nbanked = ["a"]')
    (tmp_path / "farkle.toml").write_text('[events]\nbanked = ["b"]', "utf-8")
    cues.play("farkle", PAIR)
    assert [cue.name for cue in cues.of(Event("banked"))] == ["b"]


def test_others_sit_to_the_side_and_dice_have_places(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nturn = ["turn_{whose}"]\nkept = ["keep"]')
    assert cues.of(Event("turn", 0, {})) == (Cue("turn_mine", 0.0),)
    assert cues.of(Event("turn", 1, {})) == (Cue("turn_other", 0.5),)
    assert cues.of(Event("kept", 0, {"pan": -80})) == (Cue("keep", -0.8),)
    three = Listener(("You", "A", "B", "C"), frozenset({0}))
    assert [round(three.pan(seat), 2) for seat in range(4)] == [0.0, -0.7, 0.0, 0.7]


def test_the_end_is_won_lost_or_tied_for_whoever_listens(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nended = ["{result}"]')
    for scores, ranking, result in (
        ((9, 5), ((0,), (1,)), "win"),
        ((5, 9), ((1,), (0,)), "lose"),
        ((9, 9), ((0, 1),), "tie"),
    ):
        told = Event("ended", None, {"scores": scores, "ranking": ranking})
        assert [cue.name for cue in cues.of(told)] == [result]


def test_beside_a_screen_reader_pours_are_short_and_at_once(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    cues.short, cues.shake = True, False
    names = [(c.name, c.delay_ms) for c in cues.of(Event("rolled", 0, {"count": 6}))]
    assert names == [("pour_short_6", 0)]


def test_a_rolls_kind_is_what_the_language_of_sounds_calls_it(tmp_path: Path) -> None:
    told = """[cues]
        combo_three = { bus = "values", ms = 200 }
        value_1 = { bus = "values", ms = 300 }
        value_5 = { bus = "values", ms = 300 }
        [events]
        rolled = ["pour_{count}@180", "&combination@320"]"""
    cues = table(tmp_path, told)
    cues.short, cues.shake = True, False
    heard = [(c.name, c.delay_ms) for c in cues.of(Event("rolled", 0, {"count": 6}))]
    assert heard == [("pour_short_6", 0), ("combo_three", 140), ("value_1", 560), ("value_5", 860)]


@pytest.mark.parametrize("text", ["[cues", "x = 1", "[cues]\nq = 3\n[events]"])
def test_a_broken_table_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(CueTableError, match=r"cues\.toml"):
        table(tmp_path, text)


def test_the_shipped_tables_name_only_cues_that_exist() -> None:
    cues = Cues(paths.sounds())
    for name in ("pour_6", "keep", "turn_mine", "win", "refused", "menu_move"):
        assert name in cues.sounds
        for file in cues.sounds[name].files:
            assert (paths.sounds() / file).is_file()
