"""The player by ear at the sheet games: boxes by what they sound like, the sheet line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.support.ears import Claim, Ear, Press, Wait, Word, has, number

FUNE: Mapping[tuple[str, ...], str] = {
    ("combo_three",): "three_dice",
    ("combo_four",): "four_dice",
    ("combo_five",): "fune",
    ("combo_full_house",): "full_house",
    ("combo_straight",): "short_straight",
    ("combo_long_straight",): "long_straight",
    ("combo_any",): "choice",
}
DICE4FUN: Mapping[tuple[str, ...], str] = {
    ("combo_pair",): "pair",
    ("combo_pair", "combo_pair"): "two_pairs",
    ("combo_three",): "three_kind",
    ("combo_four",): "four_kind",
    ("combo_straight",): "small_straight",
    ("combo_long_straight",): "large_straight",
    ("combo_full_house",): "full_house",
    ("combo_five",): "five_dice",
    ("combo_any",): "chance",
}


class SheetEar(Ear):
    """Collects the commonest face, then scores the best box."""

    def __init__(
        self, press: Press, wait: Wait, claim: Claim, boxes: Mapping[tuple[str, ...], str]
    ) -> None:
        """`boxes`: what the lower boxes of this sheet sound like."""
        super().__init__(press, wait, claim)
        names = ("ones", "twos", "threes", "fours", "fives", "sixes")
        self._boxes: dict[tuple[str, ...], str] = dict(boxes)
        for face, name in enumerate(names, start=1):
            self._boxes[(f"tell_box {face}",)] = name

    def take_turn(self) -> None:
        """Roll and keep twice, then fill a box."""
        self.sheet()
        self.bonus()
        self.press("enter")
        while self.rolls_left():
            kept, free = self.dice()
            dice = (*kept, *free)
            face = max(dice, key=lambda face: (dice.count(face), face))
            if dice.count(face) == len(dice):
                break
            for key in ("a", "backspace", str(face)):  # all, back again, and then this face
                self.press(key)
            self.dice()
            self.press("enter")
        self.claim("points", number(self.ask("c"), "tell_points"))
        told = self.ask("l")
        self.claim("best", (number(told, "tell_choices"), self._offers(told)))
        self.claim("choices", [self._offers(step)[0] for step in self.walk("home")])
        self.press("home")
        if has(self.press("b"), "question"):  # a zero is asked about first
            assert has(self.press("b"), "zero")
        self.scores()

    def rolls_left(self) -> int:
        """How many throws are left in this turn."""
        left = number(self.ask("r"), "tell_left")
        self.claim("left", left)
        return left or 0

    def bonus(self) -> None:
        """Points in the upper boxes, and what they lack."""
        told = self.ask("u")
        self.claim("bonus", (number(told, "tell_total"), number(told, "tell_need") or 0))

    def sheet(self) -> None:
        """Every box of my sheet: its points, None where it is open."""
        found: dict[str, int | None] = {}
        for told in self.walk("shift+s"):
            if box := self._boxes.get(_box(told)):
                found[box] = number(told, "tell_points")
        self.press("escape")
        self.claim("sheet", found)

    def _offers(self, told: Sequence[Word]) -> list[tuple[str, int]]:
        """Boxes with their points, in the order told."""
        found, last = [], 0
        for place, word in enumerate(told):
            if word.cue == "tell_points":
                found.append((self._boxes[_box(told[last:place])], int(word.free)))
                last = place
        return found


def _box(told: Sequence[Word]) -> tuple[str, ...]:
    """The cues in it that name a box; an upper one with its face."""
    upper = [f"tell_box {word.free}" for word in told if word.cue == "tell_box"]
    return tuple(upper or [word.cue for word in told if word.cue.startswith("combo_")])
