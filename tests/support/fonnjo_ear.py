"""A player by ear of Fonnjo Foon: families, groups, Party and Dungeon from cue names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tests.support.ears import Ear, Heard, Word, faces, has, number, words

FAMILIES = {"tell_fonnjo": 1, "combo_pair": 2, "combo_three": 3, "combo_four": 4}

Group = tuple[bool, int, int]
"""Whether it is Fonnjo's, its face, and the number of dice."""


class FonnjoEar(Ear):
    """Moves all dice that may enter, and takes the picture if the next roll is too risky."""

    RISK = 60  # in per cent: bold enough to meet the Dungeon

    def take_turn(self) -> None:
        """Roll and move, again and again, then take the picture."""
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
        """In a Crisis: pick the first group that is offered, and roll it."""
        groups = _groups(words(heard))
        self.claim("groups", groups)
        self.claim("groups", _groups(self.ask("l")))
        self.claim("picked", _groups(self.ask(str(groups[0][1]))))
        self.dungeon()
        return self.press("enter")

    def points(self) -> int:
        """The points of a picture, 0 while Fonnjo is not in the Party."""
        answer = self.ask("c")
        needed = any(word.cue == "tell_need" for word in answer)
        points = 0 if needed else number(answer, "tell_points")
        self.claim("points", points)
        return points or 0

    def risk(self) -> int:
        """The chance of Foon or Crisis in per cent; also claims the number of dice."""
        answer = self.ask("r")
        percent = number(answer, "tell_risk")
        self.claim("risk", (number(answer, "tell_left"), percent))
        return percent or 0

    def choices(self) -> None:
        """The faces that may enter: all, and one by one."""
        answer = self.ask("l")
        self.claim("best", (number(answer, "tell_choices"), _groups(answer)))
        self.claim("choices", [_groups(step)[0] for step in self.walk("home")])

    def families(self) -> None:
        """The dice by family, and those that were chosen."""
        answer = self.ask("d")
        rest = _from(answer, "tell_yes")
        dice = answer[: len(answer) - len(rest)]
        self.claim("dice", [(FAMILIES[w.cue], faces(w.free)) for w in dice if w.cue in FAMILIES])
        self.claim("moving", _groups(rest))

    def party(self) -> None:
        """The groups in the Party."""
        answer = self.ask("p")
        rest = _from(answer, "tell_yes")
        self.claim("party", _groups(answer[: len(answer) - len(rest)]))

    def dungeon(self) -> None:
        """How many of each family are in the Dungeon."""
        answer = self.ask("shift+p")
        lost = [(FAMILIES[f.cue], int(n.free)) for f, n in pairwise(answer) if n.cue == "tell_lost"]
        self.claim("dungeon", lost)


def _groups(answer: Sequence[Word]) -> list[Group]:
    """The groups in the order heard: a face, then the number of dice."""
    labels = ("tell_fonnjo", "tell_group")
    return [
        (word.cue == "tell_fonnjo", int(word.free[0]), int(word.free[1:]))
        for word in answer
        if word.cue in labels and len(word.free) > 1  # Fonnjo alone on one face: he may not enter
    ]


def _from(answer: Sequence[Word], cue: str) -> Sequence[Word]:
    """The words from this cue on, () if it was not heard."""
    return next((answer[place:] for place, word in enumerate(answer) if word.cue == cue), ())
