"""The state of a game of Fonnjo Foon, and what can be computed from it alone."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.core.model import Round, round_of
from audiodice.games.fonnjo_foon import groups
from audiodice.games.fonnjo_foon.groups import FAMILIES, Offer, Party


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this game; with a `target` of 0 it ends after `rounds`."""

    rounds: int = 12
    target: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A game of Fonnjo Foon between two actions.

    Of this turn: `days` has the points of each recorded day, then `party` and `dungeon` (families).
    Of the last roll, thrown by seat `roller`: `families` and `faces` of its dice in the same order,
    and `kept`, the positions chosen to move. `open`: dice of this roll may be moved. `crisis`: its
    dice went to the Dungeon, and a Reserve Group must be rolled; `picked` is the face of that
    group, 0 until one is picked. `turns` counts finished turns of all seats.
    """

    rules: Rules
    scores: tuple[int, ...]
    seat: int = 0
    days: tuple[int, ...] = ()
    party: Party = ()
    dungeon: tuple[int, ...] = ()
    families: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    roller: int = 0
    open: bool = False
    crisis: bool = False
    picked: int = 0
    turns: int = 0
    over: bool = False

    @property
    def round(self) -> Round:
        rounds = 0 if self.rules.target else self.rules.rounds
        return round_of(self.turns, len(self.scores), over=self.over, rounds=rounds)

    @property
    def entering(self) -> tuple[int, ...]:
        """The positions of all dice that may enter; () if no roll is open."""
        if not self.open:
            return ()
        return groups.entering(self.families, self.faces, groups.held(self.party))

    @property
    def moving(self) -> tuple[int, ...]:
        """The positions a picture would move: the dice chosen, or all that may enter."""
        return self.kept or self.entering

    @property
    def moved(self) -> Party:
        """The Party once the dice of `moving` are in it."""
        return self.party_with(self.moving)

    def party_with(self, chosen: tuple[int, ...]) -> Party:
        return groups.joined(self.party, self.families, self.faces, chosen)

    def offers(self, chosen: tuple[int, ...]) -> tuple[Offer, ...]:
        """The dice at these positions as offers, one for each face."""
        return groups.offers(self.party, self.families, self.faces, chosen)

    @property
    def available(self) -> tuple[int, ...]:
        """The families of all dice not in the Dungeon."""
        left = list(FAMILIES)
        for family in self.dungeon:
            left.remove(family)
        return tuple(left)

    def in_hand(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """The families of the dice left to roll once those at these positions have moved."""
        return tuple([f for place, f in enumerate(self.families) if place not in chosen])

    @property
    def cup(self) -> tuple[int, ...]:
        """The families of the dice that the next roll throws."""
        if self.crisis:
            return next((g.dice for g in self.party if g.face == self.picked), ())
        return (self.in_hand(self.kept) if self.open else ()) or self.available

    @property
    def all_in(self) -> bool:
        """Whether all dice but the Dungeon's would be in the Party; a roll is then Another Day."""
        return self.open and len(self.kept) == len(self.families)

    @property
    def in_last_round(self) -> bool:
        if self.rules.target:
            return max(self.scores) >= self.rules.target
        return self.turns // len(self.scores) + 1 >= self.rules.rounds

    @property
    def recorded(self) -> int:
        return sum(self.days)

    @property
    def stake(self) -> int:
        """The points that a Foon of the next roll would cost."""
        group = groups.fonnjo_group(self.moved if self.open else self.party)
        return self.recorded + (len(group.dice) if group else 0)

    @property
    def worth(self) -> int:
        """The points of a picture taken now; 0 if none may be taken."""
        group = groups.fonnjo_group(self.moved) if self.open else None
        return self.recorded + len(group.dice) if group else 0
