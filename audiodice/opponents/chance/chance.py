"""What is known of who wins: the type of an answer, and of what gives it for one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.opponents.tables import TableHandle


class Chance(NamedTuple):
    """The chance to win of each seat, 0.0 to 1.0; they sum to 1, since ties are shared.

    Partners in a team each have the chance of the team.
    """

    seats: tuple[float, ...]
    exact: bool
    """Whether it follows from the rules alone if all play as named; otherwise an estimate."""


class Alone(NamedTuple):
    """The odds of how a game with one seat ends."""

    odds: Mapping[int, float]
    unit: str
    """What the odds are of: the final `points`, or the number of `turns` still to come."""
    exact: bool


class Chances(Protocol):
    """Knows the chances of one game."""

    def study(self, state: Any) -> TableHandle | None:
        """Request the table that this state needs; None if it needs none."""

    def prepare(self, state: Any, players: Sequence[str]) -> None:
        """Do the slow work for the turn of this state; call it on another thread."""

    def tell(self, state: Any, players: Sequence[str]) -> Chance | None:
        """The chances in this state; None while the table is not loaded, or if there is none for
        these options.

        `players` names the opponent at each seat, "" for a person, who counts as perfect.
        """

    def alone(self, state: Any) -> Alone | None:
        """How a game with one seat ends, played as perfect; None as in `tell`."""
