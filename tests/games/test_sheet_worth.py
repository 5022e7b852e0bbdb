"""The points that a box adds: in its value, the order of choices, answers, hints and questions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice.core.model import Action
from audiodice.games.dice4fun import SHEET as DICE4FUN
from audiodice.games.fune import SHEET as FUNE
from audiodice.games.sheet import ROLL, Sheet
from audiodice.games.sheet.card import KIND
from audiodice.games.sheet.state import State
from audiodice.ui.play.hint import hint_fields
from tests.games.test_sheet import YAHTZEE

Position = tuple[Sheet, State]
HANDS = st.tuples(*[st.integers(1, 6)] * 5)
# By hand: the boxes that pay one sum or nothing.
FIXED: Mapping[str, frozenset[str]] = {
    "fune": frozenset({"fune", "full_house", "short_straight", "long_straight"}),
    "dice4fun": frozenset({"five_dice", "small_straight", "large_straight"}),
    "yahtzee": frozenset({"yahtzee", "full_house", "small_straight", "large_straight"}),
}


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw sheets filled at random, a roll, and an open box of the seat that rolled."""
    game = draw(st.sampled_from((FUNE, DICE4FUN, YAHTZEE)))
    given_ = {name: draw(st.sampled_from(o.allowed)) for name, o in game.options.items()}
    seats = draw(st.integers(1, 3))
    state = game.initial(seats, **given_)
    lines = [tuple(_filled(draw, game, box) for box in state.boxes) for _ in range(seats)]
    seat = draw(st.integers(0, seats - 1))
    if None not in lines[seat]:
        place = draw(st.integers(0, len(state.boxes) - 1))
        lines[seat] = (*lines[seat][:place], None, *lines[seat][place + 1 :])
    turns = sum(points is not None for line in lines for points in line)
    left = draw(st.integers(0, 2))
    return game, State(
        state.boxes, tuple(lines), seat, draw(HANDS), throws=left, roller=seat, turns=turns
    )


def _filled(draw: st.DrawFn, game: Sheet, box: str) -> int | None:
    """Upper boxes mostly hold three or four dice, so that the bonus is near."""
    if draw(st.booleans()):
        return None
    if face := game.face_of[box]:
        return face * draw(st.sampled_from((0, 2, 3, 3, 4, 4, 5)))
    return game.worth(draw(HANDS))[box]


def gain(game: Sheet, state: State, box: str) -> int:
    """The increase of the total if this box is filled."""
    after = game.apply(state, Action("score", box)).state
    return game.totals(after)[state.seat] - game.totals(state)[state.seat]


@settings(max_examples=300, deadline=None)
@given(positions())
def test_filling_a_box_adds_the_announced_points(position: Position) -> None:
    game, state = position
    told = {str(c.action.arg): c.event.fields for c in game.choices(state)}
    gains = {box: gain(game, state, box) for box in told}
    worth = game.worth(state.faces)
    assert {box: fields["points"] for box, fields in told.items()} == gains
    assert {box: fields["bonus"] for box, fields in told.items()} == {
        box: gains[box] - worth[box] for box in told
    }
    assert list(gains.values()) == sorted(gains.values(), reverse=True)  # the order of the walk
    (best,) = game.query(state, "points")
    first = next(iter(told))
    assert (best.fields["box"], best.fields["points"]) == (first, gains[first])
    (listed, *_) = game.query(state, "choices")
    assert listed.fields["boxes"] == tuple(
        (b, gains[b], gains[b] - worth[b]) for b in list(told)[:3]
    )
    for box in told:
        hint = hint_fields(game, state, (Action("score", box),))
        assert (hint["zero"], hint["bonus"]) == (not gains[box], gains[box] - worth[box])
        told_worth = hint_fields(game, state, (Action("score", box),), worth=True)["worth"]
        assert (told_worth, hint["worth"]) == (gains[box], 0)
    if not state.throws:
        refused = game.why_not(state, ROLL)
        assert refused is not None
        assert refused.fields["boxes"] == ((first, gains[first], gains[first] - worth[first]),)


@settings(max_examples=100, deadline=None)
@given(positions())
def test_roll_names_the_box_that_adds_most(position: Position) -> None:
    game, rolled = position
    before = State(rolled.boxes, rolled.scores, rolled.seat, turns=rolled.turns)
    step = game.apply(before, ROLL, rolled.faces)
    fields: Mapping[str, Any] = step.events[0].fields
    gains = {
        str(c.action.arg): gain(game, step.state, str(c.action.arg))
        for c in game.choices(step.state)
    }
    assert (fields["points"], gains[fields["box"]]) == (max(gains.values()),) * 2
    made = fields["made"][0][0] if fields["made"] else KIND
    assert fields["made_points"] == (0 if made == KIND else gains[made])
    if fields["bonus"]:
        assert [e.key for e in game.apply(step.state, Action("score", fields["box"])).events][
            1
        ] == "bonus"


@settings(max_examples=150, deadline=None)
@given(positions(), st.sets(st.integers(0, 4)))
def test_confirmation_is_asked_before_a_made_box_of_a_fixed_sum_is_rolled_away(
    position: Position, kept: set[int]
) -> None:
    game, state = position
    places = tuple(sorted(kept))
    state = State(
        state.boxes, state.scores, state.seat, state.faces, places, throws=2, turns=state.turns
    )
    line = dict(zip(state.boxes, state.scores[state.seat], strict=True))
    chosen = [state.faces[place] for place in places]
    lost = {
        box: game.worth(state.faces)[box]
        for box in FIXED[game.name]
        if box in line and line[box] is None and game.worth(state.faces)[box]
        and any(
            not game.worth((*chosen, *dice))[box]
            for dice in product(range(1, 7), repeat=5 - len(places))
        )
    }  # fmt: skip
    asked = game.confirmation(state, ROLL)
    assert (asked == "made_left") == bool(lost)
    if asked is not None and lost:
        assert (lost[str(asked.fields["box"])], asked.fields["points"]) == (max(lost.values()),) * 2
    elif not places:
        assert asked == "roll_all"
