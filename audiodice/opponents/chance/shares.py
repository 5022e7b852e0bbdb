"""The chance of each seat to have the most points, from independent distributions of final points.

With L(x) and E(x) the chances of another seat to have less than x points or as many, k others tie
with x and share the win, so x is worth the mean of 1 / (1 + k) over the others, none of them above:

    the integral over t from 0 to 1 of the product over the others of L(x) + E(x) * t

That polynomial is integrated exactly by as many points of Gauss and Legendre as half its degree
needs.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_NODES = (
    ((0.0, 2.0),),
    ((0.5773502691896257, 1.0), (-0.5773502691896257, 1.0)),
    ((0.0, 8 / 9), (0.7745966692414834, 5 / 9), (-0.7745966692414834, 5 / 9)),
    (
        (0.3399810435848563, 0.6521451548625461), (-0.3399810435848563, 0.6521451548625461),
        (0.8611363115940526, 0.3478548451374538), (-0.8611363115940526, 0.3478548451374538),
    ),
)  # fmt: skip
"""(place, weight) between -1 and 1; n points are exact up to the degree 2 n - 1."""


def shares(seats: Sequence[Mapping[int, float]]) -> tuple[float, ...]:
    """The chance of each seat to win, ties shared; `seats`: by seat the chances of final points.

    At most 8 seats, and the chances of each sum to 1.
    """
    # Whoever has fewer points than the lowest of another seat does not win.
    first = max(min(points for points, odds in seat.items() if odds) for seat in seats)
    last = max(map(max, seats))
    equal = [[seat.get(points, 0.0) for points in range(first, last + 1)] for seat in seats]
    below = [sum(odds for points, odds in seat.items() if points < first) for seat in seats]
    less = [
        list(accumulate(odds[:-1], initial=start)) for odds, start in zip(equal, below, strict=True)
    ]
    found = [0.0] * len(seats)
    for place, weight in _NODES[(len(seats) - 1) // 2]:
        t = (place + 1) / 2
        not_above = [
            [a + b * t for a, b in zip(one, two, strict=True)]
            for one, two in zip(less, equal, strict=True)
        ]
        before, after = _products(not_above), _products(not_above[::-1])[::-1]
        for seat, odds in enumerate(equal):
            won = [a * b * c for a, b, c in zip(odds, before[seat], after[seat], strict=True)]
            found[seat] += weight / 2 * sum(won)
    total = sum(found)  # apart from rounding 1
    return tuple(one / total for one in found)


def _products(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """For each row, the product of those before it, place by place."""
    found = [[1.0] * len(rows[0])]
    for row in rows[:-1]:
        found.append([a * b for a, b in zip(found[-1], row, strict=True)])
    return found
