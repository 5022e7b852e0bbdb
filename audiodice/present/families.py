"""Groups and families of cues, for the sound lessons. Cues of a family differ by a number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from audiodice.present.words import Words

GROUPS = ("dice", "game", "sheet", "fonnjo", "combo", "tell", "value", "friends", "menu")
"""The groups in the lessons; there is also "music", which has no meaning to learn."""
USUAL = 5  # the number of a family played first, because most games throw five dice

_STAKES = ("bank", "bank_big", "farkle", "farkle_big", "hot_dice")
_GAME = (*_STAKES, "turn_mine", "turn_other", "name", "win", "lose", "tie")
_SHEET = ("score", "score_big", "zero", "bonus")
_FONNJO = ("foon", "big_foon", "crisis", "dungeon", "party", "party_monster")
_HEARD = ("friend_came", "friend_left", "friend_quiet", "friend_back", "friend_said")
_FRIENDS = (*_HEARD, "line_lost", "line_found")
_OF = {
    **dict.fromkeys(("stroke", "keep", "release", "all_dice"), "dice"),
    **dict.fromkeys(_GAME, "game"),
    **dict.fromkeys(_SHEET, "sheet"),
    **dict.fromkeys((*_FONNJO, "another_day", "picture"), "fonnjo"),
    **dict.fromkeys(_FRIENDS, "friends"),
}


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its name, and its cues by number. A cue without a number has the number 0."""

    name: str
    cues: Mapping[int, str]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers in ascending order; () if there are none."""
        return () if self.cues == {0: self.name} else tuple(sorted(self.cues))

    @property
    def usual(self) -> int:
        return USUAL if USUAL in self.cues else min(self.cues)

    @property
    def group(self) -> str:
        """Its group, one of `GROUPS` or "music"; "menu" if no other fits."""
        first = self.name.partition("_")[0]
        if first in ("shake", "pour"):  # of any cup
            return "dice"
        if first in ("ambience", "motif"):
            return "music"
        return _OF.get(self.name, first if first in ("combo", "tell", "value") else "menu")


def family_of(cue: str) -> tuple[str, int | None]:
    """The family of a cue and its number there: `value_3_kept` is number 3 of `value_kept`."""
    number = re.search(r"_(\d+)", cue)
    return (cue, None) if number is None else (cue.replace(number[0], "", 1), int(number[1]))


def families(cues: Iterable[str]) -> Iterator[Family]:
    """The families of these cues, in the order of their first cues."""
    found: dict[str, dict[int | None, str]] = {}
    for cue in cues:
        name, number = family_of(cue)
        found.setdefault(name, {})[number] = cue
    for name, members in found.items():
        first = 0 if len(members) == 1 else 1  # without a number: alone, or before `hot_dice_2`
        yield Family(name, {first if n is None else n: cue for n, cue in members.items()})


def family_name(words: Words, family: str, number: int) -> str:
    """The name of a family's cue with this number; a family without numbers ignores it."""
    return words.text(f"cue-{family}", count=number)


def cue_name(words: Words, cue: str) -> str:
    family, number = family_of(cue)
    return family_name(words, family, number or 0)
