"""Groups of dice in Fonnjo Foon: which dice may enter the Party, and the odds of Foon.

A die belongs to a family: 1 is Fonnjo, 2 the twins, 3 the triplets, 4 the quads. A roll is two
tuples of equal length, families (1 to 4) and faces (1 to 6). A Party is a tuple of groups, at most
one for each face.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, product
from math import perm
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FAMILIES = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
"""The ten dice by family, in the order they are thrown and announced."""
FONNJO = 1

Positions = tuple[int, ...]


class Group(NamedTuple):
    """The dice in the Party that show one face; `dice` are their families, lowest first."""

    face: int
    dice: tuple[int, ...]

    @property
    def fonnjo(self) -> bool:
        return self.dice[0] == FONNJO


Party = tuple[Group, ...]


class Offer(NamedTuple):
    """Dice that show one face and enter together: their kind, the face, how many, and the size of
    the group afterwards.

    `kind`: fonnjo (a new group with Fonnjo), new (a new Reserve Group), fonnjo_more (they join
    Fonnjo's group), fonnjo_joins (Fonnjo joins a Reserve Group, alone or with others), more (they
    join a Reserve Group).
    """

    kind: str
    face: int
    many: int
    size: int


def starts(families: Sequence[int]) -> bool:
    """Whether dice that show one face may start a group: Fonnjo and another, or two of a family.

    >>> starts((1, 3)), starts((2, 3, 4)), starts((2, 4, 4)), starts((1,))
    (True, False, True, False)
    """
    return (FONNJO in families and len(families) > 1) or len(set(families)) < len(families)


def held(party: Party) -> tuple[int, ...]:
    """The faces that have a group, lowest first."""
    return tuple(sorted([group.face for group in party]))


def fonnjo_group(party: Party) -> Group | None:
    """The group with Fonnjo in it; None if he is not in the Party."""
    return next((group for group in party if group.fonnjo), None)


def reserves(party: Party) -> tuple[Group, ...]:
    """The Reserve Groups, largest first; of equal ones the lower face first."""
    found = [group for group in party if not group.fonnjo]
    return tuple(sorted(found, key=lambda group: (-len(group.dice), group.face)))


@lru_cache(maxsize=20_000)
def entering(
    families: tuple[int, ...], faces: tuple[int, ...], groups: tuple[int, ...]
) -> Positions:
    """The positions of all dice that may enter; the faces in `groups` have a group already."""
    found = set()
    for face in set(faces):
        if face in groups or starts(of_face(families, faces, face)):
            found.add(face)
    return tuple([place for place, face in enumerate(faces) if face in found])


def of_face(families: Sequence[int], faces: Sequence[int], face: int) -> tuple[int, ...]:
    """The families of the dice that show `face`."""
    return tuple([f for f, shown in zip(families, faces, strict=True) if shown == face])


def orphans(
    families: Sequence[int], faces: Sequence[int], chosen: Iterable[int], groups: Sequence[int]
) -> Positions:
    """The chosen positions whose dice have no group to join and do not start one."""
    places = sorted(chosen)
    by_face: dict[int, list[int]] = {}
    for place in places:
        by_face.setdefault(faces[place], []).append(place)
    alone = {
        face
        for face, its in by_face.items()
        if face not in groups and not starts([families[place] for place in its])
    }
    return tuple([place for place in places if faces[place] in alone])


@lru_cache(maxsize=4_000)
def sets(
    families: tuple[int, ...], faces: tuple[int, ...], groups: tuple[int, ...]
) -> tuple[Positions, ...]:
    """Every set of positions whose dice may enter together, the largest first, the empty one last.

    Sets with the same families and faces are listed once, with the first such dice.
    """
    places = entering(families, faces, groups)
    kinds: dict[int, dict[int, list[int]]] = {}  # face: family: positions
    for place in places:
        kinds.setdefault(faces[place], {}).setdefault(families[place], []).append(place)
    parts = []
    for face, families_of in kinds.items():
        heads = [[its[:n] for n in range(len(its) + 1)] for its in families_of.values()]
        some = [[*chain(*picked)] for picked in product(*heads)]
        parts.append(
            [
                its
                for its in some
                if not its or face in groups or starts([families[place] for place in its])
            ]
        )
    found = [tuple(sorted(chain(*picked))) for picked in product(*parts)]
    return tuple(sorted(found, key=len, reverse=True))


def joined(
    party: Party, families: Sequence[int], faces: Sequence[int], chosen: Iterable[int]
) -> Party:
    """The Party with the chosen dice added, its groups ordered by face."""
    groups = {group.face: list(group.dice) for group in party}
    for place in chosen:
        groups.setdefault(faces[place], []).append(families[place])
    return tuple([Group(face, tuple(sorted(groups[face]))) for face in sorted(groups)])


def offers(
    party: Party, families: Sequence[int], faces: Sequence[int], chosen: Iterable[int]
) -> tuple[Offer, ...]:
    """The chosen dice by face: Fonnjo's face first, then those with most dice, then the lower."""
    groups = {group.face: group for group in party}
    by_face: dict[int, list[int]] = {}
    for place in chosen:
        by_face.setdefault(faces[place], []).append(families[place])
    found = []
    for face, dice in by_face.items():
        group = groups.get(face)
        size = len(dice) + (len(group.dice) if group else 0)
        if group is None:
            kind = "fonnjo" if FONNJO in dice else "new"
        elif FONNJO in dice:
            kind = "fonnjo_joins"
        else:
            kind = "fonnjo_more" if group.fonnjo else "more"
        found.append(Offer(kind, face, len(dice), size))
    return tuple(sorted(found, key=lambda o: (not o.kind.startswith("fonnjo"), -o.many, o.face)))


@lru_cache(maxsize=4_000)
def foons(families: tuple[int, ...], groups: int) -> int:
    """In how many of the 6**n ordered throws no die may enter, if the Party has `groups` groups.

    In such a throw every die shows a face without a group, no two dice of a family show the same
    face, and none shows Fonnjo's. Families are independent of each other, so the number is a
    product of falling factorials.

    >>> foons(FAMILIES, 0), foons((1,), 0), foons((4, 4, 4, 4), 3)
    (864000, 6, 0)
    """
    free, many = 6 - groups, 1
    if FONNJO in families:
        many, free = free, free - 1
    for family in set(families) - {FONNJO}:
        many *= perm(max(free, 0), families.count(family))
    return many
