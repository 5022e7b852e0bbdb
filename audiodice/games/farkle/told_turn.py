"""What was kept in a turn, as the fields of the events that end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.farkle.combos import combos_fields
from audiodice.games.farkle.state import DICE

if TYPE_CHECKING:
    from audiodice.core.model import Value

Taken = tuple[tuple[int, ...], ...]
"""The faces kept in each roll of a turn."""


def told(taken: Taken, *, farkled: bool) -> dict[str, Value]:
    """The fields `taken`, `sets` and `big` of a turn that ended.

    `sets` are its combinations in order, each (name, face, how many, what follows), and single
    dice as ("dice", their faces, how many, what follows). What follows is: and (more of the same
    roll), then (another roll), hot (a roll of all six, after hot dice), end. The roll that farkled
    is not among the sets, but follows the last one. `big` are the combinations of more than three
    dice, and `hot_dice`.
    """
    sets: list[tuple[str, Value, int, str]] = []
    big: list[tuple[str, int, int]] = []
    kept_so_far = 0
    for number, kept in enumerate(taken, start=1):
        found = _with_dice_as_they_are(kept)
        kept_so_far += len(kept)
        last = number == len(taken) and not farkled
        follows = "end" if last else "then" if kept_so_far % DICE else "hot"
        sets += [(*one, "and") for one in found[:-1]] + [(*found[-1], follows)]
        big += [(name, face, 1) for name, face, _ in _combos(kept) if name not in _SMALL]
        big += [("hot_dice", 0, 1)] * (follows == "hot")
    return {"taken": taken, "sets": tuple(sets), "big": tuple(big)}


def ends_in_a_face(faces: tuple[int, ...]) -> bool:
    """Whether the name of a choice ends in a face: its last combination is a lone die.

    >>> ends_in_a_face((1, 2, 2, 2)), ends_in_a_face((1, 1)), ends_in_a_face(())
    (True, False, False)
    """
    return [(name, many) for name, _, many in _combos(faces)][-1:] == [("single", 1)]


_SMALL = ("single", "three")


def _combos(faces: tuple[int, ...]) -> tuple[tuple[str, int, int], ...]:
    return combos_fields(tuple(sorted(faces)))


def _with_dice_as_they_are(kept: tuple[int, ...]) -> list[tuple[str, Value, int]]:
    """The combinations of a roll by name, then its single dice in one.

    >>> _with_dice_as_they_are((5, 2, 2, 2, 1, 5))
    [('three', 2, 1), ('dice', (1, 5, 5), 3)]
    """
    found: list[tuple[str, Value, int]] = []
    single: list[int] = []
    for name, face, many in _combos(kept):
        if name == "single":
            single += [face] * many
        else:
            found.append((name, face, many))
    return [*found, *([("dice", tuple(single), len(single))] if single else [])]
