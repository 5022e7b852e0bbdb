"""The chance of each seat to have the most points, from independent distributions of final points.

With L(x) and E(x) the chances of another seat to have less than x points or as many, k others tie
with x and share the win, so x is worth the mean of 1 / (1 + k) over the others, none of them above:

    the integral over t from 0 to 1 of the product over the others of L(x) + E(x) * t

That polynomial is integrated exactly by as many points of Gauss and Legendre as half its degree
needs.
"""

from __future__ import annotations

from itertools import accumulate, repeat
from operator import add, mul, truediv
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

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
_RARE = 0.1  # with smaller chances of all numbers, two points are exact to one in 50,000
_WIDE = 200  # numbers of points; if there are more, neighbours are taken together
_LEAST = 1e-300  # instead of 0, which is no divisor


def shares(seats: Sequence[Mapping[int, float]]) -> tuple[float, ...]:
    """The chance of each seat to win, ties shared; `seats`: by seat the chances of final points.

    At most 8 seats, and the chances of each sum to 1.
    """
    # Whoever has fewer points than the lowest of another seat does not win.
    first = max(min(points for points, odds in seat.items() if odds) for seat in seats)
    last = max(map(max, seats))
    step = 1 + (last - first) // _WIDE
    equal = [[0.0] * ((last - first) // step + 1) for _ in seats]
    less = []
    for seat, row in zip(seats, equal, strict=True):
        below = _LEAST
        for points, odds in seat.items():
            if points < first:
                below += odds
            else:
                row[(points - first) // step] += odds
        less.append(list(accumulate(row[:-1], initial=below)))
    rule = (len(seats) - 1) // 2
    if max(map(max, equal)) < _RARE:
        rule = min(rule, 1)
    found = [0.0] * len(seats)
    for place, weight in _NODES[rule]:
        t = repeat((place + 1) / 2)
        not_above = [list(map(add, a, map(mul, b, t))) for a, b in zip(less, equal, strict=True)]
        together: Iterable[float] = repeat(weight / 2)
        for one in not_above:
            together = map(mul, together, one)
        every = list(together)
        for nth, (exactly, own) in enumerate(zip(equal, not_above, strict=True)):
            found[nth] += sum(map(mul, exactly, map(truediv, every, own)))
    total = sum(found)  # apart from rounding 1
    return tuple(one / total for one in found)
