"""stub"""

from __future__ import annotations

from typing import Any

from audiodice.core.model import Action, Chance, Game
from audiodice.games.fonnjo_foon import PICTURE, ROLL
from audiodice.games.fonnjo_groups import fonnjo_group, reserves
from audiodice.games.fonnjo_state import State
from audiodice.opponents.opponent import Opponent


def _forced(state: State) -> Action | None:
    """Before a roll and in Crisis: the largest Reserve Group, for most dice find most partners."""
    if state.crisis:
        return ROLL if state.picked else Action("pick", reserves(state.party)[0].face)
    return None if state.open else ROLL


def cautious(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Moves all that may enter and takes the picture as soon as Fonnjo is on it."""
    forced = _forced(state)
    if forced:
        return forced
    if not state.kept and fonnjo_group(state.moved):
        return PICTURE
    return ROLL if state.kept else Action("keep", state.entering)


OPPONENTS = (Opponent("cautious", cautious),)
