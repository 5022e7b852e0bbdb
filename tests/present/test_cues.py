"""Cue tables: patterns, places, the short pours beside a screen reader."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from audiodice.core.model import Event, Value
from audiodice.present.cue import Cue, Sound
from audiodice.present.cues import Cues, CueTableError
from audiodice.present.listener import Listener
from audiodice.storage import paths
from tests.support.each import each

PAIR = Listener(("You", "Bo"), frozenset({0}))


def table(tmp_path: Path, text: str) -> Cues:
    (tmp_path / "cues.toml").write_text(text, "utf-8")
    (tmp_path / "told").mkdir()
    (tmp_path / "told" / "common.ftl").write_text("combination = combo_three | 1 5\n", "utf-8")
    cues = Cues(tmp_path)
    cues.play("none", PAIR)
    return cues


def test_pattern_takes_fields_and_delays(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    assert cues.for_event(Event("rolled", 0, {"count": 3})) == (
        Cue("shake_3", 0.0, 0),
        Cue("pour_3", 0.0, 180),
    )


def test_table_of_the_game_precedes_the_common_one(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nbanked = ["a"]')
    (tmp_path / "farkle.toml").write_text('[events]\nbanked = ["b"]', "utf-8")
    cues.play("farkle", PAIR)
    assert [cue.name for cue in cues.for_event(Event("banked"))] == ["b"]


STAKES = """
[events]
banked = ["bank{stake}@30"]
[stakes]
banked = { share = { 20 = "_big", 5 = "_fair" } }
"""


@each(
    ("fields", "name"),
    [
        ({"share": 4}, "bank"),
        ({"share": 5}, "bank_fair"),
        ({"share": 19}, "bank_fair"),
        ({"share": 90}, "bank_big"),
        ({}, "bank"),
        ({"share": "much"}, "bank"),
    ],
)
def test_stake_selects_another_cue(tmp_path: Path, fields: Mapping[str, Value], name: str) -> None:
    rows = "".join(f'{cue} = {{ bus = "dice" }}\n' for cue in ("bank", "bank_fair", "bank_big"))
    cues = table(tmp_path, f"[cues]\n{rows}[events]")
    (tmp_path / "farkle.toml").write_text(STAKES, "utf-8")
    cues.play("farkle", PAIR)
    assert cues.for_event(Event("banked", None, fields)) == (Cue(name, 0.0, 30),)


def test_stake_without_a_cue_uses_the_usual_cue(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\nbank = { bus = "dice" }\n[events]')
    (tmp_path / "farkle.toml").write_text(STAKES, "utf-8")
    cues.play("farkle", PAIR)
    assert cues.for_event(Event("banked", None, {"share": 30})) == (Cue("bank", 0.0, 30),)


def test_opponents_are_at_the_side_and_dice_have_places(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nturn = ["turn_{whose}"]\nkept = ["keep"]')
    assert cues.for_event(Event("turn", 0, {})) == (Cue("turn_mine", 0.0),)
    [other] = cues.for_event(Event("turn", 1, {}))
    assert (other.name, other.pan) == ("turn_other", 0.5)
    assert cues.for_event(Event("kept", 0, {"pan": -80})) == (Cue("keep", -0.8),)
    three = Listener(("You", "A", "B", "C"), frozenset({0}))
    assert [round(three.pan(seat), 2) for seat in range(4)] == [0.0, -0.7, 0.0, 0.7]


def test_opponents_sound_farther_away_and_the_one_opposite_farthest() -> None:
    four = Listener(("You", "A", "B", "C"), frozenset({0}))
    you, beside, opposite, other_side = (round(four.distance_db(seat), 3) for seat in range(4))
    assert (you, four.distance_db(None)) == (0, 0)
    assert opposite == -3 < beside == other_side == -1.5
    assert opposite < PAIR.distance_db(1) < beside


def test_actions_of_opponents_sound_farther_away_but_values_do_not(tmp_path: Path) -> None:
    told = """[cues]
        pour_3 = { bus = "dice" }
        combo_three = { bus = "values" }
        value_1 = { bus = "values" }
        value_5 = { bus = "values" }
        [events]
        rolled = ["pour_{count}", "&combination@320"]"""
    cues = table(tmp_path, told)
    mine, theirs = (cues.for_event(Event("rolled", seat, {"count": 3})) for seat in (0, 1))
    assert {cue.gain_db for cue in mine} == {0}
    assert [cue.gain_db for cue in theirs] == [PAIR.distance_db(1), 0, 0, 0]


def test_sounds_of_opponents_do_not_depend_on_the_first_seat(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["{cup}{count}"]\nturn = ["{tone}"]')
    cues.sounds = dict.fromkeys(
        ("3", "horn_3", "tin_3", "wood_3", "turn_mine", "name_1", "name_2", "name_3", "name_4"),
        Sound(("x.ogg",), "dice"),
    )

    def heard(listener: Listener) -> list[tuple[str, str, str]]:
        cues.play("none", listener)

        def cue(key: str, seat: int) -> str:
            return cues.for_event(Event(key, seat, {"count": 3}))[0].name

        names = enumerate(listener.names)
        return [(name, cue("rolled", seat), cue("turn", seat)) for seat, name in names]

    you_begin = heard(Listener(("You", "A", "B", "C", "D"), frozenset({0})))
    assert you_begin == [
        ("You", "3", "turn_mine"),
        ("A", "horn_3", "name_1"),
        ("B", "tin_3", "name_2"),
        ("C", "wood_3", "name_3"),
        ("D", "horn_3", "name_4"),  # there are three cups, and more names
    ]
    c_begins = heard(Listener(("C", "D", "You", "A", "B"), frozenset({2})))
    assert sorted(c_begins) == sorted(you_begin)


def test_single_opponent_has_a_cup_but_no_name() -> None:
    assert PAIR.tone(1) == "turn_other"
    assert PAIR.cup(1) == "horn_"
    two_here = Listener(("Ann", "Ben"), frozenset({0, 1}))
    assert {(two_here.tone(seat), two_here.cup(seat)) for seat in (0, 1)} == {("turn_mine", "")}


def test_unknown_cup_uses_the_plain_one(tmp_path: Path) -> None:
    row = '{ bus = "dice" }'
    cues = table(
        tmp_path,
        f"[cues]\nshake_3 = {row}\npour_3 = {row}\npour_short_3 = {row}\npour_horn_3 = {row}\n"
        '[events]\nrolled = ["shake_{cup}{count}", "pour_{cup}{count}@180"]',
    )
    rolled = Event("rolled", 1, {"count": 3})
    assert [cue.name for cue in cues.for_event(rolled)] == ["shake_3", "pour_horn_3"]
    cues.short, cues.shake = True, False
    assert [cue.name for cue in cues.for_event(rolled)] == ["pour_short_3"]


def test_single_cup_of_a_pack_is_used_for_all_players(tmp_path: Path) -> None:
    row = '{ bus = "dice" }'
    cues = table(
        tmp_path,
        f"[cues]\npour_3 = {row}\npour_horn_3 = {row}\n[events]\n"
        'rolled = ["pour_{cup}{count}"]',
    )
    rolled = Event("rolled", 1, {"count": 3})
    theirs = Sound(("theirs.ogg",), "dice")
    cues.use_pack({"pour_3": theirs})
    assert [cue.name for cue in cues.for_event(rolled)] == ["pour_3"]
    cues.use_pack({"pour_horn_3": theirs})
    assert [cue.name for cue in cues.for_event(rolled)] == ["pour_horn_3"]


def test_cues_identified_by_pitch_do_not_vary(tmp_path: Path) -> None:
    cues = table(
        tmp_path,
        '[cues]\na = { bus = "dice" }\nb = { bus = "values" }\n'
        'c = { bus = "interface", vary = false }\n[events]',
    )
    assert {name for name, sound in cues.sounds.items() if sound.vary} == {"a"}
    shipped = Cues(paths.sounds()).sounds
    fixed = {name for name, sound in shipped.items() if not sound.vary}
    assert {name for name in shipped if name.startswith(("value_", "combo_", "tell_"))} < fixed
    assert {"name_1", "name_7"} < fixed
    assert not fixed & {"pour_6", "keep", "farkle", "hot_dice"}


def test_end_is_won_lost_or_tied_for_the_listener(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nended = ["{result}"]')
    for scores, ranking, result in (
        ((9, 5), ((0,), (1,)), "win"),
        ((5, 9), ((1,), (0,)), "lose"),
        ((9, 9), ((0, 1),), "tie"),
    ):
        told = Event("ended", None, {"scores": scores, "ranking": ranking})
        assert [cue.name for cue in cues.for_event(told)] == [result]


def test_with_a_screen_reader_pours_are_short_and_immediate(tmp_path: Path) -> None:
    cues = table(tmp_path, '[cues]\n[events]\nrolled = ["shake_{count}", "pour_{count}@180"]')
    cues.short, cues.shake = True, False
    names = [(c.name, c.delay_ms) for c in cues.for_event(Event("rolled", 0, {"count": 6}))]
    assert names == [("pour_short_6", 0)]


def test_kind_of_a_roll_has_a_name_in_the_sound_language(tmp_path: Path) -> None:
    told = """[cues]
        combo_three = { bus = "values", ms = 200 }
        value_1 = { bus = "values", ms = 300 }
        value_5 = { bus = "values", ms = 300 }
        [events]
        rolled = ["pour_{count}@180", "&combination@320"]"""
    cues = table(tmp_path, told)
    cues.short, cues.shake = True, False
    heard = [(c.name, c.delay_ms) for c in cues.for_event(Event("rolled", 0, {"count": 6}))]
    assert heard == [("pour_short_6", 0), ("combo_three", 140), ("value_1", 560), ("value_5", 860)]


@pytest.mark.parametrize("text", ["[cues", "x = 1", "[cues]\nq = 3\n[events]"])
def test_broken_table_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(CueTableError, match=r"cues\.toml"):
        table(tmp_path, text)


def test_shipped_tables_name_only_existing_cues() -> None:
    cues = Cues(paths.sounds())
    for name in ("pour_6", "keep", "turn_mine", "win", "refused", "menu_move"):
        assert name in cues.sounds
        for file in cues.sounds[name].files:
            assert (paths.sounds() / file).is_file()
