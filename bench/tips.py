"""Shows from the solved games that every tip is true: the figures for each.

    uv run --group test python -m bench.tips [--game farkle]

A tip is the message `tips-N` of a game; this module has its claim, with the numbers in the message.
Exits with 1 if a claim does not hold. Values of the sheets and of Fonnjo Foon are points; values of
Farkle are chances to win with the usual options, in a game for two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.opponents import evaluators
from audiodice.storage import solved_tables
from bench.tip_claims import farkle, fonnjo_foon, sheets
from bench.tip_claims.claim import Claim


class Tip(NamedTuple):
    """A claim, and its arguments: the numbers in the sentence of the tip."""

    claim: Callable[..., Claim]
    numbers: tuple[int, ...] = ()


TIPS: dict[str, tuple[Tip, ...]] = {
    "fune": (
        Tip(sheets.the_higher_of_two_pairs),
        Tip(sheets.a_pair_beats_three_in_a_row),
        Tip(sheets.roll_on_from_a_full_house),
        Tip(sheets.four_belong_in_the_upper_box, (2, 8)),
        Tip(sheets.choice_is_for_more, (19, 18)),
    ),
    "dice4fun": (
        Tip(sheets.only_fives_and_sixes_as_two_pairs),
        Tip(sheets.a_high_die_beats_a_low_pair),
        Tip(sheets.one_run_is_worth_keeping, (2, 3, 4, 5)),
        Tip(sheets.the_cheapest_zero, (11,)),
        Tip(sheets.no_full_house_at_once),
    ),
    "farkle": (
        Tip(farkle.one_die_alone),
        Tip(farkle.bank_from, (50, 110, 250)),
        Tip(farkle.gamble_with_one_die, (30, 35)),
        Tip(farkle.roll_hot_dice, (450, 2, 100)),
        Tip(farkle.never_stop_against, (950,)),
    ),
    "fonnjo_foon": (
        Tip(fonnjo_foon.twins_first),
        Tip(fonnjo_foon.few_at_first, (7,)),
        Tip(fonnjo_foon.alone, (4, 7)),
        Tip(fonnjo_foon.with_a_reserve_group),
        Tip(fonnjo_foon.another_day, (70,)),
    ),
}
"""The tips of each game in the order of its messages."""


def table_of(game: str) -> Any:
    """The table of a game for two; it is solved now if it is neither shipped nor in the cache."""
    evaluator, state = opponents.evaluator(game), games.load(game).initial(2)
    assert evaluator is not None
    evaluators.request_table(evaluator, state)
    spec = evaluator.spec(state)
    assert spec is not None
    return evaluators.table_of(spec)


def main() -> None:
    """Print each claim, whether it holds, and its figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=TIPS)
    args = parser.parse_args()
    solved_tables.install(AtOnce())
    failed = False
    for game in (args.game,) if args.game else TIPS:
        table = table_of(game)
        for number, tip in enumerate(TIPS[game], 1):
            holds, figures = tip.claim(table, *tip.numbers)
            failed |= not holds
            told = ", ".join(f"{name} {value}" for name, value in figures.items())
            print(f"{game} tips-{number} {'true' if holds else 'FALSE'}: {told}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
