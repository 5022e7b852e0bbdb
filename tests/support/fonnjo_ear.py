"""The player by ear at Fonnjo Foon: families, groups, the Party and the Dungeon from cue names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tests.support.ears import Ear, Heard, Word, faces, has, number, words

FAMILIES = {"tell_fonnjo": 1, "combo_pair": 2, "combo_three": 3, "combo_four": 4}

Group = tuple[bool, int, int]
"""Whether it is Fonnjo's, its face, how many dice."""


class FonnjoEar(Ear):
    """Moves all that may, and takes the picture when the next roll has become a risk."""

    RISK = 60  # in per cent: bold enough to meet the Dungeon

    def take_turn(self) -> None:
        """Roll, move, picture or roll on."""
        self.scores()
        heard = self.press("enter")
        for _ in range(50):
            if has(heard, "foon", "big_foon"):
                return
            if has(heard, "crisis"):
                heard = self.escape_the_dungeon(heard)
                continue
            self.choices()
            self.take_all()
            self.families()
            self.party()
            if self.points() and self.risk() > self.RISK:
                assert has(self.press("b"), "picture")
                return
            heard = self.press("enter")
        raise AssertionError("the turn does not end")

    def escape_the_dungeon(self, heard: Heard) -> Heard:
        """In Crisis: pick the group told first and roll it."""
        groups = _groups(words(heard))
        self.claim("groups", groups)
        self.claim("groups", _groups(self.ask("l")))
        self.claim("picked", _groups(self.ask(str(groups[0][1]))))
        self.dungeon()
        return self.press("enter")

    def points(self) -> int:
        """What a picture would be worth, 0 while Fonnjo is not in the Party."""
        told = self.ask("c")
        needed = any(word.cue == "tell_need" for word in told)
        points = 0 if needed else number(told, "tell_points")
        self.claim("points", points)
        return points or 0

    def risk(self) -> int:
        """The chance of Foon or Crisis in per cent; the dice that would be rolled."""
        told = self.ask("r")
        percent = number(told, "tell_risk")
        self.claim("risk", (number(told, "tell_left"), percent))
        return percent or 0

    def choices(self) -> None:
        """The faces that may enter: all, and one by one."""
        told = self.ask("l")
        self.claim("best", (number(told, "tell_choices"), _groups(told)))
        self.claim("choices", [_groups(step)[0] for step in self.walk("home")])

    def families(self) -> None:
        """The dice by family, and what was chosen of them."""
        told = self.ask("d")
        rest = _from(told, "tell_yes")
        dice = told[: len(told) - len(rest)]
        self.claim("dice", [(FAMILIES[w.cue], faces(w.free)) for w in dice if w.cue in FAMILIES])
        self.claim("moving", _groups(rest))

    def party(self) -> None:
        """The groups in the Party."""
        told = self.ask("p")
        rest = _from(told, "tell_yes")
        self.claim("party", _groups(told[: len(told) - len(rest)]))

    def dungeon(self) -> None:
        """How many of each family are in the Dungeon."""
        told = self.ask("shift+p")
        lost = [(FAMILIES[f.cue], int(n.free)) for f, n in pairwise(told) if n.cue == "tell_lost"]
        self.claim("dungeon", lost)


def _groups(told: Sequence[Word]) -> list[Group]:
    """Groups in the order told: a face, then how many."""
    labels = ("tell_fonnjo", "tell_group")
    return [
        (word.cue == "tell_fonnjo", int(word.free[0]), int(word.free[1:]))
        for word in told
        if word.cue in labels and len(word.free) > 1  # Fonnjo alone on one face: he may not enter
    ]


def _from(told: Sequence[Word], cue: str) -> Sequence[Word]:
    """The words from this cue on, () when it was not heard."""
    return next((told[place:] for place, word in enumerate(told) if word.cue == cue), ())
