"""Why Fonnjo Foon refuses an action, with the fields that the sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.checks import are_places
from audiodice.core.model import INCOMPLETE, Action, Reason
from audiodice.games.fonnjo_foon import groups
from audiodice.games.fonnjo_foon.answers import may_enter, pick_fields
from audiodice.games.fonnjo_foon.groups import FONNJO

if TYPE_CHECKING:
    from audiodice.games.fonnjo_foon.state import State


def why_not(state: State, action: Action) -> Reason | None:
    """Why the action is refused, or None."""
    if state.over:
        return Reason("game_over")
    verb, arg = action.verb, action.arg
    known = verb in ("keep", "pick") or (verb in ("roll", "picture") and arg is None)
    if not known:
        return Reason("no_such_action", verb=verb)
    if state.crisis:
        return _why_not_in_crisis(state, verb, arg)
    if verb == "pick":
        return Reason("no_crisis")
    if not state.open:
        return None if verb == "roll" else Reason("roll_first")
    if verb == "keep":
        return _why_not_keep(state, arg)
    if verb == "roll":
        return None if state.kept else Reason("nothing_moved", offers=may_enter(state))
    return _why_not_picture(state)


def _why_not_keep(state: State, wanted: object) -> Reason | None:
    size = len(state.faces)
    if not are_places(wanted, size):
        return Reason("no_such_die", dice=size)
    families, faces = state.families, state.faces
    alone = groups.orphans(families, faces, wanted, groups.held(state.party))
    if not alone:
        return None
    welcome = {faces[place] for place in state.entering}
    for place in alone:
        if faces[place] not in welcome:
            die = {"face": faces[place], "family": families[place]}
            return Reason("may_not_enter", **die, offers=may_enter(state))
    return Reason(
        INCOMPLETE,
        faces=tuple([faces[place] for place in alone]),
        orphans=alone,
        brings=_brings(state, alone),
    )


def _brings(state: State, alone: tuple[int, ...]) -> tuple[int, ...]:
    """The positions of dice that would let those in `alone` enter too.

    () unless there is exactly one family of such dice for each face.
    """
    families, faces = state.families, state.faces
    found: list[int] = []
    for face in sorted({faces[place] for place in alone}):
        its = [families[place] for place in alone if faces[place] == face]
        partners = {
            families[place]: place
            for place in reversed(range(len(faces)))
            if faces[place] == face and place not in alone
            if groups.starts([*its, families[place]])
        }
        if len(partners) != 1:
            return ()
        found += partners.values()
    return tuple(found)


def _why_not_picture(state: State) -> Reason | None:
    if groups.fonnjo_group(state.moved):
        return None
    face = next(
        (state.faces[p] for p in state.entering if state.families[p] == FONNJO), 0
    )  # Fonnjo may enter, but is not among the dice chosen
    return Reason("need_fonnjo", face=face, chosen=bool(state.kept), offers=may_enter(state))


def _why_not_in_crisis(state: State, verb: str, arg: object) -> Reason | None:
    groups_ = pick_fields(state)
    if verb == "pick":
        if type(arg) is int and any(group.face == arg for group in groups.reserves(state.party)):
            return None
        face = arg if type(arg) is int and 1 <= arg <= 6 else 0
        return Reason("no_such_group", face=face, **groups_)
    if verb == "roll":
        return None if state.picked else Reason("pick_first", **groups_)
    return Reason("no_picture_in_crisis" if verb == "picture" else "pick_first", **groups_)
