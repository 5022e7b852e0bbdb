"""Answers to queries in Fonnjo Foon, made from the state alone."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.games.fonnjo_foon import groups

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from audiodice.games.fonnjo_foon.groups import Group, Offer, Party, Positions
    from audiodice.games.fonnjo_foon.state import State


def plain_offers(offers: Iterable[Offer]) -> tuple[tuple[str, int, int, int], ...]:
    """Offers as plain fields of an event: (kind, face, how many dice, group size afterwards)."""
    return tuple([(o.kind, o.face, o.many, o.size) for o in offers])


def may_enter(state: State) -> tuple[tuple[str, int, int, int], ...]:
    """All dice that may enter, by face, as `plain_offers`."""
    return plain_offers(state.offers(state.entering))


def pick_fields(state: State) -> dict[str, Value]:
    """The field `groups`: the group that a roll would throw, else those that may be picked."""
    return {"groups": plain_groups(_would_roll(state) or groups.reserves(state.party))}


def plain_groups(some: Iterable[Group]) -> tuple[tuple[int, int], ...]:
    """Groups as (face, how many dice)."""
    return tuple([(group.face, len(group.dice)) for group in some])


def _would_roll(state: State) -> tuple[Group, ...]:
    return tuple([group for group in state.party if group.face == state.picked])


def by_family(
    families: Sequence[int], faces: Sequence[int]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """A roll by family: ((family, its faces in the order thrown), ...), Fonnjo first."""
    dice = zip(families, faces, strict=True)
    return tuple(
        [(f, tuple([face for _, face in its])) for f, its in groupby(dice, key=lambda d: d[0])]
    )


def part(
    families: Sequence[int], faces: Sequence[int], chosen: Positions
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The chosen dice, by family, that must be distinguished from others of the same face.

    That is so if some dice of the face are not chosen and its dice are of several families: it
    matters whether a quad or a twin stays, but not which of several quads.
    """
    apart = split(families, faces, chosen)
    its = [place for place in chosen if faces[place] in apart]
    return by_family([families[place] for place in its], [faces[place] for place in its])


def split(families: Sequence[int], faces: Sequence[int], chosen: Positions) -> set[int]:
    """The faces whose dice must be distinguished: see `part`."""
    out = {face for place, face in enumerate(faces) if place not in chosen}
    return {face for face in out if len(set(groups.of_face(families, faces, face))) > 1}


def score_fields(state: State) -> dict[str, Value]:
    """The scores, round and target; `rounds` is 0 if a target ends the game, else `target` is 0."""
    rules = state.rules
    return {
        "scores": state.scores,
        **state.round._asdict(),
        "target": rules.target,
        "over": state.over,
    }


def answer(state: State, name: str) -> tuple[Event, ...]:
    """The answer to the query `name`; raises KeyError for an unknown one."""
    return _ANSWERS[name](state)


def _points(state: State) -> tuple[Event, ...]:
    fields: dict[str, Value] = {
        "points": state.worth,
        "recorded": state.recorded,
        "days": len(state.days),
        "stake": state.stake,
        "open": state.open,
        "crisis": state.crisis,
        "chosen": bool(state.kept),
    }
    return (Event("points", state.seat, fields),)


def _roll(state: State) -> tuple[Event, ...]:
    fields: dict[str, Value] = {
        "faces": state.faces,
        "families": by_family(state.families, state.faces),
        "offers": plain_offers(state.offers(state.kept)),
    }
    return (Event("last_roll", state.roller, fields),)


def _dice(state: State) -> tuple[Event, ...]:
    """An event for each die on the table, in the order thrown; the last roll if there are none."""
    if not state.open:
        return _roll(state)
    return tuple(
        Event(
            "die",
            state.seat,
            {"face": face, "place": place + 1, "kept": place in state.kept, "family": family},
        )
        for place, (family, face) in enumerate(zip(state.families, state.faces, strict=True))
    )


def _scores(state: State) -> tuple[Event, ...]:
    return (Event("scores", state.seat, score_fields(state)),)


def _turn(state: State) -> tuple[Event, ...]:
    fields: dict[str, Value] = {
        "day": len(state.days) + 1,
        "crisis": state.crisis,
        **{k: v for k, v in score_fields(state).items() if k != "scores"},
    }
    return (Event("whose_turn", state.seat, fields), *_crisis(state))


def _crisis(state: State) -> tuple[Event, ...]:
    """In a Crisis: the points at stake, the picked group, and the others; otherwise ()."""
    if not state.crisis:
        return ()
    unpicked = [g for g in groups.reserves(state.party) if state.picked not in (0, g.face)]
    fields = {**pick_fields(state), "unpicked": plain_groups(unpicked), "stake": state.stake}
    return (Event("group_list", state.seat, fields),)


def _choices(state: State) -> tuple[Event, ...]:
    if state.crisis:
        return _crisis(state)
    offers = may_enter(state)
    fields: dict[str, Value] = {"offers": offers, "count": len(offers), "over": state.over}
    return (Event("choice_list", state.seat, fields),)


def _risk(state: State) -> tuple[Event, ...]:
    """The risk of the next roll; in a Crisis that of the picked group, else of each group."""
    if state.crisis:
        return tuple(
            _risk_of(state, group.dice, tuple([g for g in state.party if g != group]), (group,))
            for group in _would_roll(state) or groups.reserves(state.party)
        )
    hand = state.in_hand(state.moving) if state.open else ()
    cup, party = (hand, state.moved) if hand else (state.available, ())
    return (_risk_of(state, cup, party),)


def _risk_of(
    state: State, cup: Sequence[int], party: Party, rolled: tuple[Group, ...] = ()
) -> Event:
    """The chance, in percent, that no die of `cup` may enter `party`, and the consequences.

    In a Crisis `rolled` is the group to roll.
    """
    many = groups.foons(tuple(cup), len(party))
    fields: dict[str, Value] = {
        "throws": len(cup),
        "percent": round(100 * many / 6 ** len(cup)),
        "never": many == 0,
        "insured": bool(groups.fonnjo_group(party) and groups.reserves(party)),
        "ready": bool(state.kept or rolled or not state.open),
        "over": state.over,
        "groups": plain_groups(rolled),
    }
    return Event("risk", state.seat, fields)


def _party(state: State) -> tuple[Event, ...]:
    mine = groups.fonnjo_group(state.party)
    order = ([mine] if mine else []) + list(groups.reserves(state.party))
    groups_ = tuple(
        [("fonnjo" if g.fonnjo else "new", g.face, len(g.dice), len(g.dice)) for g in order]
    )
    fields: dict[str, Value] = {
        "party": groups_,
        "offers": plain_offers(state.offers(state.kept)),
    }
    return (Event("party", state.seat, fields),)


def _dungeon(state: State) -> tuple[Event, ...]:
    many = tuple([(f, state.dungeon.count(f)) for f in sorted(set(state.dungeon))])
    fields: dict[str, Value] = {"dungeon": many, "count": len(state.dungeon)}
    return (Event("dungeon", state.seat, fields),)


def _rules(state: State) -> tuple[Event, ...]:
    fields: dict[str, Value] = {"rounds": state.rules.rounds, "target": state.rules.target}
    return (Event("rules_in_force", state.seat, fields),)


_ANSWERS: Mapping[str, Callable[[State], tuple[Event, ...]]] = {
    "points": _points,
    "roll": _roll,
    "dice": _dice,
    "scores": _scores,
    "turn": _turn,
    "choices": _choices,
    "risk": _risk,
    "party": _party,
    "dungeon": _dungeon,
    "rules": _rules,
}
QUERIES = tuple(_ANSWERS)
