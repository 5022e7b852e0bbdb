"""A player by ear of the score sheets: knows boxes by their cues, reads the sheet by lines."""

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
    """Keeps the most frequent face, then fills the best box."""

    def __init__(
        self, press: Press, wait: Wait, claim: Claim, boxes: Mapping[tuple[str, ...], str]
    ) -> None:
        """`boxes` are the lower boxes of the sheet, by their cues."""
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
            for key in ("a", "backspace"):  # all, and back again
                self.press(key)
            self._keep_only(face)
            if has(self.press("enter"), "question"):  # before a made box is rolled away
                self.press("enter")
        self.claim("points", number(self.ask("c"), "tell_points"))
        answer = self.ask("l")
        self.claim("best", (number(answer, "tell_choices"), self._offers(answer)))
        self.claim("choices", [self._offers(step)[0] for step in self.walk("home")])
        self.press("home")
        if has(self.press("b"), "question"):  # a zero is asked about first
            assert has(self.press("b"), "zero")
        self.scores()

    def _keep_only(self, face: int) -> None:
        """Keep all dice of a face, and no other."""
        while others := set(self.dice()[0]) - {face}:
            self.press(str(min(others)))
        while face in self.dice()[1]:
            self.press(str(face))

    def rolls_left(self) -> int:
        """Ask how many throws are left in this turn."""
        left = number(self.ask("r"), "tell_left")
        self.claim("left", left)
        return left or 0

    def bonus(self) -> None:
        """Ask for the points in the upper boxes, and those that are missing for the bonus."""
        answer = self.ask("u")
        self.claim("bonus", (number(answer, "tell_total"), number(answer, "tell_need") or 0))

    def sheet(self) -> None:
        """Read my sheet: the points of every box, None if it is open."""
        found: dict[str, int | None] = {}
        for answer in self.walk("shift+s"):
            if box := self._boxes.get(_box(answer)):
                found[box] = number(answer, "tell_points")
        self.press("escape")
        self.claim("sheet", found)

    def _offers(self, answer: Sequence[Word]) -> list[tuple[str, int]]:
        """Boxes with their points, in the order heard."""
        found, last = [], 0
        for place, word in enumerate(answer):
            if word.cue == "tell_points":
                found.append((self._boxes[_box(answer[last:place])], int(word.free)))
                last = place
        return found


def _box(answer: Sequence[Word]) -> tuple[str, ...]:
    """The cues that name a box; an upper box has its face too."""
    upper = [f"tell_box {word.free}" for word in answer if word.cue == "tell_box"]
    return tuple(upper or [word.cue for word in answer if word.cue.startswith("combo_")])
