"""The dice kept in a turn, as fields of the events that end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.farkle.combos import SHEET, combos_fields
from audiodice.games.farkle.state import DICE

if TYPE_CHECKING:
    from audiodice.core.model import Value

Taken = tuple[tuple[int, ...], ...]
"""The faces kept in each roll of a turn."""
Set = tuple[str, int, int, str]
"""An item of `sets`: see `turn_fields`."""


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


_SMALL, _HOT = ("single", "three"), ("hot_dice", 0, 1)


def _combos(faces: tuple[int, ...], scale: int) -> tuple[tuple[str, int, int], ...]:
    return combos_fields(tuple(sorted(faces)), scale)


def _sets(kept: tuple[int, ...], follows: str, scale: int) -> list[Set]:
    found = _combos(kept, scale)
    joints = (*("more" for _ in found[2:]), *("and" for _ in found[1:2]), follows)
    return [(*one, joint) for one, joint in zip(found, joints, strict=False)]
