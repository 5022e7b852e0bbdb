"""Cue tables: patterns, places, the short pours beside a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.app import resources
from audiodice.core.model import Event
from audiodice.present.cues import Cue, Cues, CueTableError, seat_pan
from audiodice.present.listener import Listener

PAIR = Listener(("You", "Bo"), frozenset({0}))


def table(tmp_path: Path, text: str) -> Cues:
    (tmp_path / "cues.toml").write_text(text, "utf-8")
    return Cues(tmp_path)


def test_fields_and_delays_fill_a_pattern(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    assert cues.of(Event("rolled", 0, {"count": 3}), PAIR) == (
        Cue("shake_3", 0.0, 0),
        Cue("pour_3", 0.0, 180),
    )


def test_a_games_own_table_comes_first(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nbanked = ["a"]')
    (tmp_path / "farkle.toml").write_text('[events]\nbanked = ["b"]', "utf-8")
    cues.play("farkle")
    assert [cue.name for cue in cues.of(Event("banked"), PAIR)] == ["b"]


def test_others_sit_to_the_side_and_dice_have_places(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nturn = ["turn_{whose}"]\nkept = ["keep"]')
    assert cues.of(Event("turn", 0, {}), PAIR) == (Cue("turn_mine", 0.0),)
    assert cues.of(Event("turn", 1, {}), PAIR) == (Cue("turn_other", 0.5),)
    assert cues.of(Event("kept", 0, {"pan": -80}), PAIR) == (Cue("keep", -0.8),)
    three = Listener(("You", "A", "B", "C"), frozenset({0}))
    assert [round(seat_pan(seat, three), 2) for seat in range(4)] == [0.0, -0.7, 0.0, 0.7]


def test_the_end_is_won_lost_or_tied_for_whoever_listens(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nended = ["{result}"]')
    for scores, ranking, result in (
        ((9, 5), ((0,), (1,)), "win"),
        ((5, 9), ((1,), (0,)), "lose"),
        ((9, 9), ((0, 1),), "tie"),
    ):
        told = Event("ended", None, {"scores": scores, "ranking": ranking})
        assert [cue.name for cue in cues.of(told, PAIR)] == [result]


def test_beside_a_screen_reader_pours_are_short_and_at_once(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    cues.short = True
    names = [(c.name, c.delay_ms) for c in cues.of(Event("rolled", 0, {"count": 6}), PAIR)]
    assert names == [("pour_short_6", 0)]


@pytest.mark.parametrize("text", ["[cues", "x = 1", "[cues]\nq = 3\n[events]"])
def test_a_broken_table_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(CueTableError, match=r"cues\.toml"):
        table(tmp_path, text)


def test_the_shipped_tables_name_only_cues_that_exist() -> None:
    cues = Cues(resources.sounds())
    for name in ("pour_6", "keep", "turn_mine", "win", "refused", "menu_move"):
        assert name in cues.sounds
        for file in cues.sounds[name].files:
            assert (cues.folder / file).is_file()
