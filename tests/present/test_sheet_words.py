"""What the sheet games say: the model lines of PLAYING.md, and lines like them."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.app import keymaps
from audiodice.core.model import Action, Event, Value
from audiodice.games import fune
from audiodice.games.sheet.state import State
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys

SHEET = fune.SHEET
ROLL = Action("roll")


def words(verbosity: str = "normal", game: str = "fune", names: tuple[str, ...] = ()) -> Words:
    found = Words(paths.locale(), "en")
    name_keys(found, keymaps.load())
    found.play(game, Listener(names or ("You", "Bo"), frozenset({0})))
    found.verbosity = verbosity
    return found


def state(*points: int | None, seats: int = 2, seat: int = 0) -> State:
    line = (*points, *[None] * (13 - len(points)))
    return State(SHEET.initial(1).boxes, (line,) * seats, seat=seat)


def play(start: State, *moves: tuple[Action, tuple[int, ...]]) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    for action, dice in moves:
        start, events = SHEET.apply(start, action, dice)
    return events


KEEP = (Action("keep", (0, 1)), ())
REROLL = [(ROLL, (3, 3, 5, 1, 2)), KEEP, (ROLL, (3, 2, 5))]
LAST = [(ROLL, (3, 3, 5, 1, 2)), KEEP, (ROLL, (1, 2, 5)), (ROLL, (1, 2, 5))]
LINES: list[tuple[Any, str, str]] = [
    (play(state(), *REROLL), "3 2 5: three threes.", "New 3 2 5: three threes. 1 roll left."),
    (play(state(), *LAST), "1 2 3 3 5. Choice 14.", "1 2 3 3 5. No rolls left. Best: Choice, 14."),
    (
        play(state(None, None, None, 65), (ROLL, (3, 3, 3, 1, 2)), (Action("score", "threes"), ())),
        "Threes 9. Bo.",
        "9 in Threes, 109 in all. Bo's turn.",
    ),
    (
        play(state(3, 6, 9, 12, 15), (ROLL, (6, 6, 6, 1, 2)), (Action("score", "sixes"), ()))[:2],
        "Sixes 18. Bonus 35!",
        "18 in Sixes. Upper bonus, 35! 98 in all.",
    ),
    (
        play(state(30, seat=1), (ROLL, (6, 6, 6, 1, 2)), (Action("score", "sixes"), ()))[:1],
        "Bo: Sixes 18.",
        "Bo: 18 in Sixes, 48 in all.",
    ),
    (play(state(), (ROLL, (3, 3, 5, 1, 2))), "3 3 5 1 2.", "3 3 5 1 2. 2 rolls left."),
    (play(state(), *REROLL[:2]), "Kept 3 3.", "Kept 3 3, 3 left."),
    (
        play(state(seats=1), (ROLL, (1, 2, 2, 4, 6)), (Action("score", "fune"), ())),
        "FUNE 0.",
        "0 in FUNE, 0 in all. Turn 2 of 13.",
    ),
    (
        (Event("zero", 0, {"box": "fune"}),),
        "0 in FUNE? B again.",
        "FUNE would score 0. B again to confirm.",
    ),
    (
        (Event("roll_all", 0, {"count": 5}),),
        "Roll all five? Enter again.",
        "Nothing kept. Enter again rolls all five.",
    ),
    ((Event("choice", 0, {"box": "fune", "points": 50}),), "FUNE 50.", "FUNE: 50."),
    (SHEET.query(state(3, 6), "bonus"), "9 of 63, on pace.",
     "Upper boxes 9 of 63, on pace."),
    (SHEET.query(state(3, 6), "scores"), "You 9, Bo 9.", "You 9, Bo 9. Turn 1 of 13."),
    (SHEET.query(state(3, 6), "points"), "0.", "Nothing yet."),
]  # fmt: skip


@pytest.mark.parametrize(("events", "brief", "normal"), LINES)
def test_lines(events: tuple[Event, ...], brief: str, normal: str) -> None:
    assert words().utter(events) == normal
    assert words("brief").utter(events) == brief


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_whole_sheet_has_words(verbosity: str, seat: int) -> None:
    spoken = words(verbosity)
    for event in SHEET.query(state(3, 6, 9), f"sheet {seat}"):
        assert spoken.say(event)


@pytest.mark.parametrize(
    ("scores", "brief", "normal"),
    [
        ((240,), "240 in all.", "240 in all. Enter plays again."),
        ((240, 220), "You win, 240 to 220.", "You win, 240 to 220. Enter plays again."),
        ((220, 240), "Bo wins, 240 to 220.", "Bo wins, 240 to 220. Enter plays again."),
    ],
)
def test_ends(scores: tuple[int, ...], brief: str, normal: str) -> None:
    ranking = tuple((s,) for s in sorted(range(len(scores)), key=lambda s: -scores[s]))
    ended = (Event("ended", None, {"scores": scores, "ranking": ranking, "turns": 13}),)
    for game in ("fune", "dice4fun"):
        names = ("You", "Bo")[: len(scores)]
        assert words("brief", game, names).utter(ended) == brief
        assert words("normal", game, names).utter(ended) == normal


def test_a_podium_is_told_from_the_top() -> None:
    told: dict[str, Value] = {"scores": (240, 251, 199), "ranking": ((1,), (0,), (2,)), "turns": 15}
    places = [(1, 1, 251), (2, 0, 240), (3, 2, 199)]
    events = [Event("ended", None, told)] + [
        Event("podium", seat, {"place": place, "points": points, "shared": False})
        for place, seat, points in places
    ]
    said = words("normal", "dice4fun", ("You", "Ann", "Bo")).utter(events)
    assert said == "Ann wins. Enter plays again. First: Ann, 251. Second: you, 240. Third: Bo, 199."
