"""Cues in the groups they are learnt in: a family is one sound, or one for each of some numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from audiodice.present.words import Words

GROUPS = ("dice", "game", "sheet", "fonnjo", "combo", "tell", "value", "menu")
USUAL = 5  # of a family with numbers, what is heard first: most games throw five dice

_GAME = ("bank", "farkle", "hot_dice", "turn_mine", "turn_other", "win", "lose", "tie")
_SHEET = ("score", "zero", "bonus")
_FONNJO = ("foon", "big_foon", "crisis", "dungeon", "party", "party_monster")
_OF = {
    **dict.fromkeys(("shake", "pour", "pour_short", "keep", "release", "all_dice"), "dice"),
    **dict.fromkeys(_GAME, "game"),
    **dict.fromkeys(_SHEET, "sheet"),
    **dict.fromkeys((*_FONNJO, "another_day", "picture"), "fonnjo"),
}


@dataclass(frozen=True, slots=True)
class Family:
    """A name, and its cues by number; one that has no numbers has its only cue under 0."""

    name: str
    cues: Mapping[int, str]

    @property
    def numbers(self) -> tuple[int, ...]:
        """Its numbers from the lowest; () where it has none."""
        return () if self.cues == {0: self.name} else tuple(sorted(self.cues))

    @property
    def usual(self) -> int:
        """The number heard first."""
        return USUAL if USUAL in self.cues else min(self.cues)

    @property
    def group(self) -> str:
        """Where it is learnt, one of `GROUPS`: what is in no other is heard in menus."""
        first = self.name.partition("_")[0]
        return _OF.get(self.name, first if first in ("combo", "tell", "value") else "menu")


def family_of(cue: str) -> tuple[str, int | None]:
    """A cue's family and its number in it: `value_3_kept` is 3 of `value_kept`."""
    number = re.search(r"_(\d+)", cue)
    return (cue, None) if number is None else (cue.replace(number[0], "", 1), int(number[1]))


def families(cues: Iterable[str]) -> Iterator[Family]:
    """The families of cues, in their order."""
    found: dict[str, dict[int, str]] = {}
    for cue in cues:
        name, number = family_of(cue)
        found.setdefault(name, {})[number or 0] = cue
    return (Family(name, members) for name, members in found.items())


def family_name(words: Words, family: str, number: int) -> str:
    """What a family is called, with its number; one that has none does not mind it."""
    return words.text(f"cue-{family}", count=number)


def cue_name(words: Words, cue: str) -> str:
    """What a cue is called."""
    family, number = family_of(cue)
    return family_name(words, family, number or 0)
