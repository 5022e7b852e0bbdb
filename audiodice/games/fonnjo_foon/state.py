"""Where a Fonnjo Foon stands: the state of the game and what follows from it alone."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.games.fonnjo_foon import groups
from audiodice.games.fonnjo_foon.groups import FAMILIES, Offer, Party


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force; `target` 0 is none."""

    rounds: int = 12
    target: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A Fonnjo Foon between two actions.

    Of this turn: `days` the points of each day recorded, `party`, `dungeon` (families). Of the
    last roll, by `roller`: `families` and `faces` of its dice in one order, `kept` the positions
    chosen to move. `open`: they lie on the table to choose from. `crisis`: they went to the
    Dungeon, and a Reserve Group must be rolled: the one of face `picked`, 0 while none is.
    `turns` counts finished turns of all seats.
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
    def entering(self) -> tuple[int, ...]:
        """The positions of all dice that may enter; () when none lie on the table."""
        if not self.open:
            return ()
        return groups.entering(self.families, self.faces, groups.held(self.party))

    @property
    def moving(self) -> tuple[int, ...]:
        """What a picture would move: the dice chosen, or all that may enter."""
        return self.kept or self.entering

    @property
    def moved(self) -> Party:
        """The Party with `moving` in it."""
        return self.party_with(self.moving)

    def party_with(self, chosen: tuple[int, ...]) -> Party:
        """The Party once the dice at these positions have moved in."""
        return groups.joined(self.party, self.families, self.faces, chosen)

    def offers(self, chosen: tuple[int, ...]) -> tuple[Offer, ...]:
        """The dice at these positions, by face."""
        return groups.offers(self.party, self.families, self.faces, chosen)

    @property
    def available(self) -> tuple[int, ...]:
        """The families of all dice not in the Dungeon."""
        left = list(FAMILIES)
        for family in self.dungeon:
            left.remove(family)
        return tuple(left)

    def in_hand(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """The families of the dice left to roll when these positions move in."""
        return tuple([f for place, f in enumerate(self.families) if place not in chosen])

    @property
    def cup(self) -> tuple[int, ...]:
        """The families of the dice that the next roll throws."""
        if self.crisis:
            return next((g.dice for g in self.party if g.face == self.picked), ())
        return (self.in_hand(self.kept) if self.open else ()) or self.available

    @property
    def all_in(self) -> bool:
        """Whether every die not in the Dungeon would be in the Party: a roll is Another Day."""
        return self.open and len(self.kept) == len(self.families)

    @property
    def recorded(self) -> int:
        """The points of the days recorded in this turn."""
        return sum(self.days)

    @property
    def worth(self) -> int:
        """What a picture would be worth now, 0 when it may not be taken."""
        group = groups.fonnjo_group(self.moved) if self.open else None
        return self.recorded + len(group.dice) if group else 0
