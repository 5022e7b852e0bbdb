"""The truth about a table, in the form of a player's claims, to compare them with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from audiodice.games.fonnjo_foon import groups as fonnjo_groups
from audiodice.games.fonnjo_foon.answers import by_family
from tests.support.ears import ME


def _offered(offers: Any) -> list[tuple[bool, int, int]]:
    """Fonnjo's face with the points of the picture, other faces with how many enter."""
    return [
        (o.kind.startswith("fonnjo"), o.face, o.size if o.kind.startswith("fonnjo") else o.many)
        for o in offers
    ]


def _groups(groups: Any) -> list[tuple[bool, int, int]]:
    return [(group.fonnjo, group.face, len(group.dice)) for group in groups]


def _party(state: Any) -> list[tuple[bool, int, int]]:
    mine = fonnjo_groups.fonnjo_group(state.party)
    return _groups([*([mine] if mine else []), *fonnjo_groups.reserves(state.party)])


def _dice(state: Any) -> Any:
    free = tuple(face for place, face in enumerate(state.faces) if place not in state.kept)
    return tuple(sorted(state.chosen)), free


def _need(state: Any) -> int | None:
    return None if state.at_stake >= state.floor else state.floor


_ANY: Mapping[str, Callable[[Any, Any], Any]] = {
    "turn": lambda _, state: None if state.over else state.seat,
    "scores": lambda _, state: state.scores,
    "dice": lambda _, state: _dice(state),
}
_FARKLE = {
    "points": lambda _, state: (state.at_stake, _need(state)),
    "dice": lambda _, state: (state.chosen, _dice(state)[1]),
    "choices": lambda game, state: _farkle_choices(game, state, state.points),
    "best": lambda game, state: (
        len(game.choices(state)),
        _farkle_choices(game, state)[:3],
    ),
}
_SHEET = {
    "scores": lambda game, state: game.totals(state),
    "points": lambda game, state: game.offers(state)[0].points,
    "choices": lambda game, state: _boxes(game, state),
    "best": lambda game, state: (len(game.offers(state)), _boxes(game, state)[:3]),
    "left": lambda _, state: state.throws,
    "bonus": lambda game, state: (
        game.upper(state, ME),
        max(game.threshold - game.upper(state, ME), 0),
    ),
    "sheet": lambda _, state: dict(zip(state.boxes, state.scores[ME], strict=True)),
}
_FONNJO = {
    "points": lambda _, state: state.worth,
    "dice": lambda _, state: list(by_family(state.families, state.faces)),
    "moving": lambda _, state: _offered(state.offers(state.kept)),
    "choices": lambda _, state: _offered(state.offers(state.entering)),
    "best": lambda _, state: (
        len(state.offers(state.entering)),
        _offered(state.offers(state.entering)),
    ),
    "party": lambda _, state: _party(state),
    "groups": lambda _, state: _groups(fonnjo_groups.reserves(state.party)),
    "picked": lambda _, state: _groups(g for g in state.party if g.face == state.picked),
    "dungeon": lambda _, state: sorted(Counter(state.dungeon).items()),
    "risk": lambda game, state: _risk(game, state),
}
TRUTHS: Mapping[str, Mapping[str, Callable[[Any, Any], Any]]] = {
    "farkle": {**_ANY, **_FARKLE},
    "fune": {**_ANY, **_SHEET},
    "dice4fun": {**_ANY, **_SHEET},
    "fonnjo_foon": {**_ANY, **_FONNJO},
}


def _farkle_choices(game: Any, state: Any, before: int = 0) -> list[Any]:
    """The dice of each choice and its points; `before` are those set apart in this turn."""
    told = (choice.event.fields for choice in game.choices(state))
    return [(fields["faces"], fields["points"] + before) for fields in told]


def _risk(game: Any, state: Any) -> tuple[int, int]:
    fields = game.query(state, "risk")[0].fields
    return fields["throws"], fields["percent"]


def _boxes(game: Any, state: Any) -> list[tuple[str, int]]:
    return [(offer.box, offer.points) for offer in game.offers(state)]
