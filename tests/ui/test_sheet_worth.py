"""Points of boxes, in keys and in words: the points announced are the points scored."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from audiodice.core.model import Event, Value
from audiodice.engine.setup import GameSetup
from audiodice.games.sheet.state import State
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words, languages
from audiodice.storage import paths
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Records
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import said

FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
LANGUAGES = (*languages(paths.locale()),)


def near_the_bonus(game: str, face: int, dice: tuple[int, ...]) -> Player:
    """Return a player before the last roll, who needs two dice of a face for the bonus."""
    player = Player(GameSetup(game, ("",), ()), dice=[dice])
    player.context.settings.confirmations = False
    boxes = player.table.state.boxes
    filled = dict.fromkeys(FACES, 0) | {FACES[face % 6]: 63 - 2 * face}
    del filled[FACES[face - 1]]
    line = tuple(filled.get(box) for box in boxes)
    player.table.state = State(boxes, (line,), throws=1, faces=(1, 2, 3, 4, 6), turns=5)
    return player


@each("game", ["fune", "dice4fun"])
@each("face", range(1, 7))
def test_box_that_reaches_the_bonus_is_said_and_scored_with_it(game: str, face: int) -> None:
    player = near_the_bonus(game, face, (face, face, *_others(face)))
    bonus = player.table.game.bonus  # type: ignore[attr-defined]
    box, points = FACES[face - 1], 2 * face + bonus
    brings = {"box": box, "points": points, "bonus": bonus}
    assert player.press("enter") == said("rolled", **brings)
    assert player.press("c") == said("points", **brings)
    assert player.press("l").of("choice_list")["boxes"][0] == (box, points, bonus)
    assert player.press("down") == said("choice", **brings)
    before = player.table.game.totals(player.table.state)[0]  # type: ignore[attr-defined]
    assert player.press("b").keys[:2] == ["scored", "bonus"]
    assert player.table.game.totals(player.table.state)[0] - before == points  # type: ignore[attr-defined]


def _others(face: int) -> tuple[int, int, int]:
    """Return three faces that do not combine with a pair of `face`."""
    rest = [f for f in (1, 2, 4, 6, 5, 3) if f != face]
    return rest[0], rest[1], rest[3]


def test_b_names_the_box_with_the_most_points_and_then_fills_it() -> None:
    player = near_the_bonus("fune", 4, (4, 4, 1, 2, 6))
    player.press("enter")
    assert player.press("b") == said("choice", box="fours", points=43)
    assert player.press("b").keys[:2] == ["scored", "bonus"]


@pytest.mark.parametrize(
    ("dice", "keys", "box", "thrown"),
    [
        ((1, 2, 3, 4, 5), "", "long_straight", 5),
        ((1, 2, 3, 4, 5), "5", "long_straight", 4),
        ((2, 3, 4, 5, 6), "2 3 4 5", "long_straight", 1),  # the short straight is kept
        ((1, 2, 3, 4, 4), "4", "short_straight", 3),
        ((6, 6, 6, 2, 2), "6", "full_house", 2),
        ((3, 3, 3, 3, 3), "left space", "fune", 4),
    ],
)
def test_roll_asks_once_if_a_combination_would_be_broken(
    dice: tuple[int, ...], keys: str, box: str, thrown: int
) -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[dice, (1, 1, 2, 6, 6)[:thrown]])
    player.keys(f"enter {keys}".strip())
    assert player.press("enter") == said("made_left", box=box)
    assert player.table.state.throws == 2
    assert player.press("enter") == said("rolled", left=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_brief_result_differs_from_the_text_of_walking_the_boxes(lang: str, game: str) -> None:
    words = Words(paths.locale(), lang)
    words.play(game, Listener(names=("", "Cora"), humans=frozenset({0})))
    for verbosity in VERBOSITIES:
        words.verbosity = verbosity
        for box in ("ones", "fours", "full_house"):
            told: dict[str, Value] = {"box": box, "points": 12, "bonus": 0}
            done: dict[str, Value] = {**told, "total": 80, "from": (), "next": 1, "bonus": False}
            walked = words.say(Event("choice", 0, told))
            assert words.say(Event("scored", 0, done)) != walked
            assert words.say(Event("choice", 0, {**told, "bonus": 35})) != walked
        turn: dict[str, Value] = {"scores": (80, 70), "round": 2, "rounds": 13}
        assert "Cora" in words.say(Event("turn", 1, turn))


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_naming_the_box_with_the_most_points_can_be_switched_off(verbosity: str) -> None:
    words = Words(paths.locale(), "en")
    words.verbosity = verbosity
    words.play("fune", Listener(names=("",), humans=frozenset({0})))
    rolled = near_the_bonus("fune", 4, (4, 4, 1, 2, 6)).press("enter").events[0]
    box = words.text("box-item", a="fours")
    assert box in words.say(rolled)
    words.chosen = {**words.chosen, "most": False}
    assert box not in words.say(rolled)


# --- records ---


@each(
    ("game", "options", "variant"),
    [
        ("dice4fun", {"boxes": 15}, ""),
        ("dice4fun", {"boxes": 13}, "boxes=13"),
        ("fonnjo_foon", {"rounds": 12, "target": 0}, ""),
        ("fonnjo_foon", {"rounds": 6, "target": 0}, "rounds=6"),
        ("fonnjo_foon", {"rounds": 6, "target": 200}, "target=200"),  # rounds have no effect
        ("farkle", {"target": 1000, "scale": 1000, "teams": False}, ""),
        ("farkle", {"target": 2000, "scale": 1000}, "target=2000"),
        ("farkle", {"target": 10_000, "scale": 10_000}, "scale=10000"),
        (
            "farkle",
            {"target": 5000, "scale": 10_000, "teams": True},
            "target=5000 scale=10000 teams=on",
        ),
        ("fune", {}, ""),
        ("a game that is gone", {"boxes": 13}, "as it was"),
        ("dice4fun", [13], "as it was"),
    ],
)
def test_older_records_belong_to_the_variant_of_their_options(
    tmp_path: Path, game: str, options: object, variant: str
) -> None:
    path = tmp_path / "records.sqlite"
    base = sqlite3.connect(path)
    for statement in (one for many in MIGRATIONS[:4] for one in many):
        base.execute(statement)
    base.execute("PRAGMA user_version = 4")
    base.execute(
        "INSERT INTO games VALUES (1, 'one', ?, ?, '2026-01-01', 'over', 0, 60, 0)",
        (game, json.dumps(options)),
    )
    base.execute(
        "INSERT INTO seats VALUES (1, 0, ?, '2026-01-01', 60, 0, 'Ann', NULL, '', 200, 1, 0, 0,"
        " 13, 200, 40, 0, 100, 350, 0, 'as it was', NULL, NULL, NULL)",
        (game,),
    )
    base.commit()
    base.close()
    (told,) = Records(path).stats()
    assert (told.variant, told.best_score) == (variant, 200)


@pytest.mark.parametrize("lang", [one for one in LANGUAGES if one not in ("ja", "zh-Hans")])
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_single_new_die_is_not_said_as_a_number_only(lang: str, verbosity: str) -> None:
    """In "5: Full House, 19" the die would sound like a second number of points."""
    words = Words(paths.locale(), lang)
    words.verbosity = verbosity
    words.play("fune", Listener(names=("",), humans=frozenset({0})))
    for die in range(1, 7):
        for reroll in ("auto", "new", "both"):
            words.chosen = {"reroll": reroll, "most": True}
            fields: dict[str, Value] = {
                "faces": (die,), "kept": (2, 2, 3, 3), "all": (2, 2, 3, 3, die), "made": (),
                "named": False, "box": "choice", "points": 10 + die, "bonus": 0, "left": 1,
            }  # fmt: skip
            assert not words.say(Event("rolled", 0, fields)).startswith(str(die))
