"""Who is listening: turns seats into you, here and other, names and results.

`you` is the only human at the table. If several share the keyboard, all are named and count as
`here`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiodice.core.model import Event


def numbered(names: Sequence[str], seat: int) -> bool:
    """Whether a seat's name ends in a number, as "Player 2" and a second "Cora zwei" do.

    >>> numbered(("Cora", "Player 2", "Cora two", "Bo"), 1), numbered(("Bo", "Bo two"), 1)
    (True, True)
    """
    name = names[seat]
    return name[-1:].isdigit() or any(name.startswith(f"{other} ") for other in names)


@dataclass(frozen=True, slots=True)
class Listener:
    """The names by seat, and which seats (indices) are human."""

    names: tuple[str, ...] = ()
    humans: frozenset[int] = frozenset()

    @property
    def you(self) -> int | None:
        """The only human seat; None if there are several or none."""
        return next(iter(self.humans)) if len(self.humans) == 1 else None

    def who(self, seat: int | None) -> str:
        """`you`, `here` (a human among several) or `other` (a computer)."""
        if seat is None:
            return "you"
        if seat == self.you:
            return "you"
        return "here" if seat in self.humans else "other"

    def pan(self, seat: int | None) -> float:
        """A seat's place, -0.7 (left) to 0.7 (right): humans in the middle, others beside them."""
        if seat is None or seat in self.humans:
            return 0.0
        others = [s for s in range(len(self.names)) if s not in self.humans]
        if len(others) == 1:
            return 0.5
        return -0.7 + 1.4 * others.index(seat) / (len(others) - 1)

    def place(self, seat: int) -> dict[str, Any]:
        """The `name` of a seat, its `seat_number` and its `side` (place in percent).

        `seat_number` is () if you and the others can be distinguished without it.
        """
        others = len(self.names) - len(self.humans)
        alone = others == 1 if self.who(seat) == "other" else len(self.humans) == 1
        return {
            "name": self.names[seat],
            "seat_number": () if alone else (seat + 1,),
            "side": round(100 * self.pan(seat)),
        }

    def context(self, event: Event) -> dict[str, Any]:
        """The fields that words and cues may use in addition to those of the event.

        These are `who`, `whose` (mine, other) and those of `place`. An event with a `ranking` also
        has `result` (win, lose, tie) and `places`, the (seat, score) of all from first to last.
        """
        who = self.who(event.seat)
        found: dict[str, Any] = {"who": who, "whose": "other" if who == "other" else "mine"}
        if event.seat is not None and event.seat < len(self.names):
            found |= self.place(event.seat)
        ranking, scores = event.fields.get("ranking"), event.fields.get("scores")
        if isinstance(ranking, tuple) and isinstance(scores, tuple):
            found |= self._result(ranking, scores)
        return found

    def _result(self, ranking: Sequence[Any], scores: Sequence[Any]) -> Mapping[str, Any]:
        first = ranking[0]
        winner = first[0]
        if len(first) > 1:
            result = "tie" if self.you is None or self.you in first else "lose"
        else:
            result = "win" if winner in self.humans else "lose"
        order = [seat for group in ranking for seat in group]
        return {
            "result": result,
            "tied": "yes" if len(first) > 1 else "no",
            "who": self.who(winner) if len(first) == 1 else "other",
            "name": self.names[winner],
            "top": scores[winner],
            "seats": len(scores),
            "second": scores[order[1]] if len(order) > 1 else 0,
            "places": tuple((seat, scores[seat]) for seat in order),
        }
