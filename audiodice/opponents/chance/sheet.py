"""The chances on score sheets: from the final points of each seat, which do not depend on others.

Every seat is taken to play on for the most points. The points to come are those after each way its
turn can end, by its odds, and for these ends they are in the table of spreads. The seats' points
are independent, so `shares` of their distributions is the answer. It is exact if all are perfect
and the table has full lists for all those ends, as it has in the last rounds.

Of a weaker player the distribution is moved down by what its decisions cost on average with as
many open boxes; it keeps its form.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from audiodice.games.sheet.state import THROWS
from audiodice.opponents import tables
from audiodice.opponents.chance.chance import Alone, Chance
from audiodice.opponents.chance.shares import shares
from audiodice.opponents.chance.sheet_spec import SpreadSpec
from audiodice.opponents.chance.sheet_table import Spread, Spreads
from audiodice.opponents.chance.sheet_turn import TurnOdds
from audiodice.opponents.evaluators import table_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.card import Card
    from audiodice.games.sheet.state import State
    from audiodice.opponents.sheet.evaluator import SheetEvaluator
    from audiodice.opponents.sheet.sheet_values import SheetValues
    from audiodice.opponents.tables import TableHandle

Costs = tuple[float, ...]
"""The points that a player loses on the rest of a sheet, by the number of open boxes, from 0."""


@lru_cache(maxsize=64)
def _odds(values: SheetValues, opened: tuple[str, ...], upper: int) -> TurnOdds:
    return TurnOdds(values.turn(opened, upper))


@lru_cache(maxsize=64)
def _to_come(
    card: Card,
    spreads: Spreads,
    values: SheetValues,
    opened: tuple[str, ...],
    upper: int,
    faces: Faces,
    throws: int,
) -> Spread:
    """The points to come on a sheet with open boxes, in a turn with these dice, none before it.

    Takes some ms; it is kept, since at most one seat changes between two questions.
    """
    mixed: dict[int, float] = {}
    exact = True
    for (box, points), odds in _odds(values, opened, upper).outcomes(faces, throws).items():
        rest = tuple(other for other in opened if other != box)
        after = spreads.to_come(rest, upper + points if card.face_of[box] else upper)
        exact = exact and after.exact
        for more, chance in after.odds.items():
            mixed[points + more] = mixed.get(points + more, 0.0) + odds * chance
    return Spread(mixed, exact)


class SheetChances:
    """Knows the chances of one sheet game. See `Chances`."""

    def __init__(self, game: Sheet, evaluator: SheetEvaluator, costs: Mapping[str, Costs]) -> None:
        """`costs`: by opponent, for the sheet with all boxes of the game.

        An opponent that is not in it counts as perfect.
        """
        self.game, self._evaluator, self._costs = game, evaluator, costs

    def study(self, state: State) -> TableHandle | None:
        """Request the spreads, and the values by which turns are planned; the one not there yet."""
        spreads = tables.request(SpreadSpec(self.game.name, state.boxes))
        values = tables.request(self._evaluator.spec(state))
        return spreads if spreads.table is None else values

    def prepare(self, state: State, players: Sequence[str]) -> None:  # noqa: ARG002
        for seat in range(len(state.scores)):
            self.spread(state, seat)

    def tell(self, state: State, players: Sequence[str]) -> Chance | None:
        """Raises ValueError unless there is a player for each seat."""
        if len(players) != len(state.scores):
            raise ValueError(f"{len(players)} players for {len(state.scores)} seats")
        found = []
        for seat, player in enumerate(players):
            spread = self.spread(state, seat, player)
            if spread is None:
                return None
            found.append(spread)
        return Chance(shares([one.odds for one in found]), all(one.exact for one in found))

    def spread(self, state: State, seat: int, player: str = "") -> Spread | None:
        """The chances of a seat's final points, bonus included; None while a table is missing.

        `player` is the seat's opponent, as in `tell`.
        """
        spreads: Spreads | None = table_of(SpreadSpec(self.game.name, state.boxes))
        values: SheetValues | None = table_of(self._evaluator.spec(state))
        if spreads is None or values is None:
            return None
        opened, upper, base = self._evaluator.sheet(state, seat)
        within = seat == state.seat and state.open and not state.over
        if not opened:
            return self._moved(spreads.to_come((), upper), base, 0, player)
        faces, throws = (tuple(sorted(state.faces)), state.throws) if within else ((), THROWS)
        spread = _to_come(self.game, spreads, values, opened, upper, faces, throws)
        return self._moved(spread, base, len(opened) - within, player)

    def alone(self, state: State) -> Alone | None:
        """None with more seats than one, too."""
        spread = self.spread(state, 0) if len(state.scores) == 1 else None
        return spread and Alone(spread.odds, "points", spread.exact)

    def _moved(self, spread: Spread, base: int, opened: int, player: str) -> Spread:
        """The spread with the points so far, less what the player loses with so many open boxes."""
        costs = self._costs.get(player)
        cost = round(costs[opened]) if costs else 0
        if not cost:
            moved = {base + points: chance for points, chance in spread.odds.items()}
            return Spread(moved, spread.exact and not (costs and opened))
        odds: dict[int, float] = {}
        for points, chance in spread.odds.items():
            end = base + max(points - cost, 0)
            odds[end] = odds.get(end, 0.0) + chance
        return Spread(odds, exact=False)
