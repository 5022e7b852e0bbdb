"""The claims of the tips for FUNE and Dice4Fun about a first turn, with every box open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from bench.tip_claims.claim import Claim

if TYPE_CHECKING:
    from audiodice.opponents.sheet.sheet_values import SheetValues
    from audiodice.opponents.sheet.turn_plan import TurnPlan

DICE = 5
FIRST, LAST = 2, 0  # rolls left after the first roll, and after the last
Faces = tuple[int, ...]


def the_higher_of_two_pairs(table: SheetValues) -> Claim:
    """Of two pairs, it is best to keep only the higher pair."""
    plan, rolls = _turn(table), list(_shaped(2, 2, 1))
    right = sum(_best(plan, faces) == (pair := max(_repeated(faces)), pair) for faces in rolls)
    both = max(
        plan.keep_value(_repeated_dice(faces), FIRST) - _value(plan, faces) for faces in rolls
    )
    return Claim(
        right == len(rolls),
        {"of": len(rolls), "right": right, "keeping both, at best": f"{both:+.2f}"},
    )


def a_pair_beats_three_in_a_row(table: SheetValues, lowest: int = 3) -> Claim:
    """A pair of `lowest` or more is kept, unless four are in a row; a pair of ones never is."""
    plan = _turn(table)
    rolls = [faces for faces in _shaped(2, 1, 1, 1) if not _in_a_row(faces, 4)]
    high = [faces for faces in rolls if _repeated(faces)[0] >= lowest]
    ones = [faces for faces in rolls if _repeated(faces)[0] == 1]
    kept = sum(_best(plan, faces) == _repeated(faces) * 2 for faces in high)
    lost = sum(_best(plan, faces) == (1, 1) for faces in ones)
    beaten = sum(_in_a_row(faces, 3) for faces in high)
    figures = {"high pairs": len(high), "kept": kept, "beside three in a row": beaten}
    return Claim(
        kept == len(high) and not lost and beaten > 0,
        {**figures, "pairs of ones": len(ones), "ones kept": lost},
    )


def roll_on_from_a_full_house(table: SheetValues) -> Claim:
    """Only a full house with three ones is scored at once; of others, the three dice are kept."""
    plan, rolls = _turn(table), list(_shaped(3, 2))
    right = [
        _best(plan, faces) == ("full_house" if _three(faces) == 1 else (_three(faces),) * 3)
        for faces in rolls
    ]
    sixes = plan.keep_value((6, 6, 6), FIRST) - plan.score_value("full_house", (6, 6, 6, 1, 1))
    return Claim(all(right), {"of": len(right), "right": sum(right), "sixes": f"{sixes:+.2f}"})


def four_belong_in_the_upper_box(table: SheetValues, least: int, most: int) -> Claim:
    """After the last roll, four equal dice are best in their upper box, by this many points."""
    plan, rolls = _turn(table), list(_shaped(4, 1))
    more = []
    best = 0
    for faces in rolls:
        upper = table.boxes[_repeated(faces)[0] - 1]
        best += plan.choices(faces, LAST)[0].what == upper
        more.append(plan.score_value(upper, faces) - plan.score_value("four_dice", faces))
    holds = best == len(rolls) and round(min(more)) == least and round(max(more)) == most
    figures = {"least": f"{min(more):.2f}", "most": f"{max(more):.2f}"}
    return Claim(holds, {"of": len(rolls), "best": best, **figures})


def choice_is_for_more(table: SheetValues, enough: int, less: int) -> Claim:
    """Choice is best only from `enough` points on; one point in Ones beats `less` in Choice."""
    plan = _turn(table)
    chosen = [sum(f) for f, _ in throws(DICE) if plan.choices(f, LAST)[0].what == "choice"]
    single = [f for f, _ in throws(DICE) if f.count(1) == 1 and sum(f) == less]
    gains = [plan.score_value("ones", f) - plan.score_value("choice", f) for f in single]
    figures = {"least in Choice": min(chosen), "single ones": len(gains)}
    holds = min(chosen) == enough and min(gains) > 0
    return Claim(holds, {**figures, "better by": f"{min(gains):.2f}"})


def only_fives_and_sixes_as_two_pairs(table: SheetValues) -> Claim:
    """Two pairs are both kept only if they are fives and sixes."""
    plan = _turn(table)
    both = [f for f in _shaped(2, 2, 1) if _best(plan, f) == _repeated_dice(f)]
    wanted = [f for f in _shaped(2, 2, 1) if _repeated(f) == (5, 6)]
    return Claim(both == wanted, {"kept both": len(both), "fives and sixes": len(wanted)})


def a_high_die_beats_a_low_pair(table: SheetValues) -> Claim:
    """Fives and sixes are kept instead of a pair of ones or twos, unless the roll has 2 3 4 5."""
    plan = _turn(table)
    rolls = [
        faces
        for faces in _shaped(2, 1, 1, 1)
        if _repeated(faces)[0] <= 2 and max(faces) >= 5 and not {2, 3, 4, 5} <= {*faces}
    ]
    right = sum({*_best(plan, faces)} <= {5, 6} for faces in rolls)
    return Claim(right == len(rolls), {"of": len(rolls), "right": right})


def one_run_is_worth_keeping(table: SheetValues, *run: int) -> Claim:
    """No other run of three or more faces is the best thing to keep."""
    plan = _turn(table)
    best = (_best(plan, faces) for faces, _ in throws(DICE))
    kept = {what for what in best if isinstance(what, tuple) and len({*what}) > 2}
    return Claim(kept == {run}, {"kept": sorted(kept)})


def the_cheapest_zero(table: SheetValues, cost: int) -> Claim:
    """A zero in Small Straight costs least: `cost` points."""
    whole = table.value
    costs = {
        box: whole - table.to_come([other for other in table.boxes if other != box], 0)
        for box in table.boxes
    }
    cheapest = sorted(costs, key=costs.__getitem__)[:3]
    holds = cheapest[0] == "small_straight" and round(costs[cheapest[0]]) == cost
    return Claim(holds, {box: f"{costs[box]:.2f}" for box in cheapest})


def no_full_house_at_once(table: SheetValues) -> Claim:
    """After a first roll, no full house is scored at once."""
    plan, rolls = _turn(table), list(_shaped(3, 2))
    gains = [_value(plan, f) - plan.score_value("full_house", f) for f in rolls]
    rolled = sum(isinstance(_best(plan, faces), tuple) for faces in rolls)
    figures = {"of": len(rolls), "rolled": rolled, "least gain": f"{min(gains):.2f}"}
    return Claim(rolled == len(rolls), figures)


def _turn(table: SheetValues) -> TurnPlan:
    return table.turn(table.boxes, 0)


def _best(plan: TurnPlan, faces: Faces) -> str | Faces:
    """The best choice after a first roll: the dice kept, or a box."""
    return plan.choices(faces, FIRST)[0].what


def _value(plan: TurnPlan, faces: Faces) -> float:
    return plan.roll_value(faces, FIRST)


def _shaped(*counts: int) -> Iterator[Faces]:
    """The rolls whose faces appear this often, the most frequent first."""
    for faces, _ in throws(DICE):
        if sorted(Counter(faces).values(), reverse=True) == [*counts]:
            yield faces


def _repeated(faces: Faces) -> Faces:
    """The faces that appear more than once, lowest first."""
    return tuple(sorted(face for face, many in Counter(faces).items() if many > 1))


def _repeated_dice(faces: Faces) -> Faces:
    return tuple(sorted(face for face in faces if faces.count(face) > 1))


def _three(faces: Faces) -> int:
    return max(faces, key=faces.count)


def _in_a_row(faces: Faces, many: int) -> bool:
    return any({*range(low, low + many)} <= {*faces} for low in range(1, 8 - many))
