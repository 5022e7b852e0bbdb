"""The end of a turn of Farkle: a bank or a farkle, then the next turn or the end of the game.

Also the dice kept in a turn, as fields of the events that end it.
"""

from __future__ import annotations

from dataclasses import replace

from audiodice.core.dice import positions
from audiodice.core.model import Event, Step, Value, ranked
from audiodice.games.farkle.answers import team_fields
from audiodice.games.farkle.combos import SHEET, best_faces, combos_fields
from audiodice.games.farkle.state import DICE, THIRD, State

Taken = tuple[tuple[int, ...], ...]
"""The faces kept in each roll of a turn."""
Set = tuple[str, int, int, str]
"""An item of `sets`: see `turn_fields`."""
_SMALL, _HOT = ("single", "three"), ("hot_dice", 0, 1)


def bank(state: State) -> Step:
    """Bank the points at stake; if no dice are kept, the points of the best choice."""
    seat, faces, points = state.seat, state.faces, state.at_stake
    kept = state.kept or positions(faces, best_faces(faces, state.rules.scale))
    total = state.scores[seat] + points
    scores = _with_total(state, total)
    taken = (*state.taken, tuple([faces[place] for place in kept]))
    kept_sets = turn_fields(taken, state.rules.scale, farkled=False)
    share = state.rules.share(points)
    fields = {
        "points": points,
        "share": share,
        "total": total,
        "faces": () if state.kept else taken[-1],  # the dice that the bank itself kept
        **kept_sets,
        **team_fields(state),
    }
    banked = Event("banked", seat, fields)
    return _pass_turn(_with_streak(state, 0), scores, faces, kept, [banked])


def farkle(state: State, dice: tuple[int, ...], events: list[Event]) -> Step:
    """End the turn with a farkle; the third in a row costs the penalty, if there is one."""
    seat, scores, penalty = state.seat, state.scores, state.rules.penalty
    if not penalty:
        return _pass_turn(state, scores, dice, (), events)
    streak = (state.streaks[seat] if state.streaks else 0) + 1
    if streak == THIRD:
        forfeit = state.forfeit
        total = scores[seat] - forfeit
        scores = _with_total(state, total)
        events.append(Event("penalized", seat, {"lost": forfeit, "total": total}))
    elif streak == THIRD - 1:
        events.append(Event("penalty_near", seat, {"penalty": penalty}))
    return _pass_turn(_with_streak(state, streak % THIRD), scores, dice, (), events)


def _with_total(state: State, total: int) -> tuple[int, ...]:
    return tuple(
        total if state.partners(seat, state.seat) else score
        for seat, score in enumerate(state.scores)
    )


def _with_streak(state: State, streak: int) -> State:
    if not state.rules.penalty:
        return state
    seat, streaks = state.seat, state.streaks or (0,) * len(state.scores)
    return replace(state, streaks=(*streaks[:seat], streak, *streaks[seat + 1 :]))


def _pass_turn(
    state: State,
    scores: tuple[int, ...],
    faces: tuple[int, ...],
    kept: tuple[int, ...],
    events: list[Event],
) -> Step:
    """End the turn: the next seat, or the end of the game (ruling: first to the target wins).

    `faces` and `kept` stay in the state, for questions about the last roll.
    """
    seat, closing, last_round = state.seat, state.closing, state.rules.last_round
    following = (seat + 1) % len(scores)
    if closing < 0 and scores[seat] >= state.rules.target:
        closing = seat
        if last_round and not state.partners(following, seat):
            events.append(Event("last_round", seat, team_fields(state)))
    over = closing >= 0 and (not last_round or state.partners(following, closing))
    who_next = {"next": -1 if over else following}
    events = [
        replace(e, fields={**e.fields, **who_next}) if "total" in e.fields else e for e in events
    ]
    turns = state.turns + 1
    after = State(
        state.rules,
        scores,
        seat if over else following,
        faces=faces,
        kept=kept,
        roller=seat,
        turns=turns,
        closing=closing,
        over=over,
        streaks=state.streaks,
    )
    fields: dict[str, Value]
    if over:
        played = after.round.round
        fields = {"scores": scores, "ranking": ranked(scores), "turns": played}
        events.append(Event("ended", None, fields | team_fields(state)))
    else:
        events.append(Event("turn", following, {"scores": scores, **team_fields(state)}))
    return Step(after, tuple(events))


def turn_fields(taken: Taken, scale: int = SHEET, *, farkled: bool) -> dict[str, Value]:
    """The fields `taken`, `sets` and `big` of a turn that ended.

    `sets` are its combinations in order, each (name, face, how many, joint). The joint tells what
    follows: more or and (of the same roll), then (another roll), hot (a roll of all six, after
    hot dice), end. The roll that farkled is not among the sets, but follows the last one. `big` are
    the combinations of more than three dice, and `hot_dice` once.
    """
    sets: list[Set] = []
    big: list[tuple[str, int, int]] = []
    kept_so_far = 0
    for number, kept in enumerate(taken, start=1):
        kept_so_far += len(kept)
        last = number == len(taken) and not farkled
        follows = "end" if last else "then" if kept_so_far % DICE else "hot"
        sets += _sets(kept, follows, scale)
        big += [(name, face, 1) for name, face, _ in _combos(kept, scale) if name not in _SMALL]
        if follows == "hot" and _HOT not in big:
            big.append(_HOT)
    return {"taken": taken, "sets": tuple(sets), "big": tuple(big)}


def choice_fields(faces: tuple[int, ...], scale: int = SHEET) -> dict[str, Value]:
    """The field `sets` of one choice, and `singles`: whether it has only single dice.

    >>> choice_fields((1, 2, 2, 2))
    {'sets': (('three', 2, 1, 'and'), ('single', 1, 1, 'end')), 'singles': False}
    """
    sets = tuple(_sets(faces, "end", scale))
    return {"sets": sets, "singles": all(name == "single" for name, *_ in sets)}


def _combos(faces: tuple[int, ...], scale: int) -> tuple[tuple[str, int, int], ...]:
    return combos_fields(tuple(sorted(faces)), scale)


def _sets(kept: tuple[int, ...], follows: str, scale: int) -> list[Set]:
    found = _combos(kept, scale)
    joints = (*("more" for _ in found[2:]), *("and" for _ in found[1:2]), follows)
    return [(*one, joint) for one, joint in zip(found, joints, strict=False)]
