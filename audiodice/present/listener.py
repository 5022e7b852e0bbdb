"""The table from the listener's point of view: seats as you, here or other, names, places, results.

`you` is the only human at the table. If several share the keyboard, all are named and are `here`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from audiodice.core.model import Event, Outcome

CUPS = ("horn_", "tin_", "wood_")
"""The cups of other players, as parts of cues' names; your own has none."""
NAMES = 7
"""The number of cues that name an opponent by two notes; a single opponent needs none."""
_FARTHEST_DB, _NEAREST_DB = -3.0, -1.5  # of a seat opposite, and of one beside you
_WIDEST = 0.7  # the pan of the seats beside you


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

    def numbered(self, seat: int) -> bool:
        """Whether a seat's name ends with a number, as that of a second Cora does."""
        name = self.names[seat]
        others = (other for other in self.names if other != name)
        return name[-1:].isdigit() or any(name.startswith(f"{other} ") for other in others)

    def pan(self, seat: int | None) -> float:
        """A seat's place, -0.7 (left) to 0.7 (right): humans in the middle, others beside them."""
        if seat is None or seat in self.humans:
            return 0.0
        others = self._others
        if len(others) == 1:
            return 0.5
        return _WIDEST * (2 * others.index(seat) / (len(others) - 1) - 1)

    def distance_db(self, seat: int | None) -> float:
        """The gain of a seat's cues in dB, 0 for your own; lowest for the seat opposite."""
        if seat is None or seat in self.humans:
            return 0.0
        return _FARTHEST_DB + (_NEAREST_DB - _FARTHEST_DB) * abs(self.pan(seat)) / _WIDEST

    def cup(self, seat: int | None) -> str:
        """A seat's cup, of `CUPS`; "" for your own. A fourth opponent shares the first one's."""
        if seat is None or seat in self.humans:
            return ""
        return CUPS[self._others.index(seat) % len(CUPS)]

    def tone(self, seat: int | None) -> str:
        """The cue of a seat's turn; with several opponents, the one that names this seat."""
        if seat is None or seat in self.humans:
            return "turn_mine"
        others = self._others
        return "turn_other" if len(others) == 1 else f"name_{others.index(seat) % NAMES + 1}"

    @property
    def _others(self) -> list[int]:
        """The other seats in order from the one after the humans, whichever seat begins."""
        seats = len(self.names)
        found = [s for s in range(seats) if s not in self.humans]
        start = next((n for n, s in enumerate(found) if (s - 1) % seats in self.humans), 0)
        return found[start:] + found[:start]

    def place(self, seat: int) -> dict[str, Any]:
        """The `name` of a seat, its `seat_number`, its `side` (place in percent) and its `tone`.

        `seat_number` is () if you and the others can be distinguished without it. `tone` is the
        cue of its turn.
        """
        others = len(self.names) - len(self.humans)
        alone = others == 1 if self.who(seat) == "other" else len(self.humans) == 1
        return {
            "name": self.names[seat],
            "seat_number": () if alone else (seat + 1,),
            "side": round(100 * self.pan(seat)),
            "tone": self.tone(seat),
        }

    def context(self, event: Event) -> dict[str, Any]:
        """The fields that words and cues may use in addition to those of the event.

        These are `who`, `whose` (mine, other), `cup` and those of `place`. An event with a seat
        `next` also has `next_who` and `totals_follow`: whether all totals are told before the
        player acts, at the end of the game or with "your turn". An event with a `ranking` also has
        `result` (win, lose, tie), `places`, the (seat, score) of all from first to last, and
        `after_winner`, those after the first. With `teams` (as in `Outcome`), places are those of
        their first seats, and `team` is the team of the event's seat or of the winner.
        """
        # What was done at a seat while its person was absent is told as of the others.
        who = "other" if event.fields.get("absent") else self.who(event.seat)
        found: dict[str, Any] = {"who": who, "whose": "other" if who == "other" else "mine"}
        found |= {"cup": "", "tone": "turn_mine"}
        following = event.fields.get("next")
        if isinstance(following, int):  # the seat that has the next turn, -1 if none
            found["next_who"] = self.who(following) if following >= 0 else "none"
            follow = following < 0 or self.you not in (None, event.seat)
            found["totals_follow"] = "yes" if follow else "no"
        if event.seat is not None and event.seat < len(self.names):
            found |= {"cup": self.cup(event.seat), **self.place(event.seat)}
        fields: Mapping[str, Any] = event.fields
        ranking, scores = fields.get("ranking"), fields.get("scores")
        teams, seat = fields.get("teams", 0), event.seat
        if isinstance(ranking, tuple) and isinstance(scores, tuple):
            found |= self._result(Outcome("", scores, ranking, teams))
            seat = ranking[0][0]
        if teams and seat is not None:
            found["team"] = self.members(seat, teams)
        return found

    def members(self, seat: int, teams: int) -> tuple[tuple[int], ...]:
        """The seats of a team, `you` first."""
        seats = range(seat % teams, len(self.names), teams)
        return tuple((one,) for one in sorted(seats, key=lambda one: one != self.you))

    def _result(self, outcome: Outcome) -> Mapping[str, Any]:
        first, scores, order = outcome.winners, outcome.scores, outcome.order
        places = tuple((seat, scores[seat]) for seat in order)
        winner, tied = first[0], outcome.share < 1
        if tied:
            result = "tie" if self.you is None or self.you in first else "lose"
        else:
            # Spectators never hear that they have lost.
            result = "win" if not self.humans or self.humans.intersection(first) else "lose"
        return {
            "result": result,
            "tied": "yes" if tied else "no",
            "who": "other" if tied else self.who(winner),
            "name": self.names[winner],
            "top": scores[winner],
            "seats": len(order),
            "second": scores[order[1]] if len(order) > 1 else 0,
            "places": places,
            "after_winner": places[1:],
        }
