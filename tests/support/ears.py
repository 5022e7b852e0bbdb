"""Players who hear nothing but cue names and places, and play whole games by them.

Each gets three functions: `press` a key and `wait` for the others, which answer with the cues
heard since, and `claim`, to which it says what it now believes (a test holds that against the
table). Cues have no times here: what is told must be clear from the names alone, so every number
stands after its label and dice are told apart from numbers by what comes before them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

Heard = Sequence[tuple[str, float]]
"""Cues in the order heard: name and place (-1.0 left to 1.0 right)."""
Press = Callable[[str], Heard]
Wait = Callable[[], Heard]
Claim = Callable[[str, object], None]

ME = 0  # the one human sits first
_VALUE = re.compile(r"value_(\d)(_kept)?(?:_brisk)?")


class Word(NamedTuple):
    """A cue and the digits told after it, `free` and damped (`kept`)."""

    cue: str
    free: str = ""
    kept: str = ""


def words(heard: Heard) -> list[Word]:
    """What was heard, digits with the cue before them."""
    found = [Word("")]
    for name, _ in heard:
        if value := _VALUE.fullmatch(name):
            last = found[-1]
            if value[2]:
                found[-1] = last._replace(kept=last.kept + value[1])
            else:
                found[-1] = last._replace(free=last.free + value[1])
        else:
            found.append(Word(name))
    return found


def has(heard: Heard, *cues: str) -> bool:
    """Whether one of these cues was heard."""
    return any(name in cues for name, _ in heard)


def number(told: Sequence[Word], label: str) -> int | None:
    """The first number after this label."""
    return next((int(word.free) for word in told if word.cue == label and word.free), None)


def faces(digits: str) -> tuple[int, ...]:
    """Dice told one by one."""
    return tuple(map(int, digits))


def seat_of(told: Sequence[Word], place: int) -> int | None:
    """Whose tone stands there: mine, that of the seat numbered next, or of the only other."""
    if told[place].cue == "turn_mine":
        return ME
    if told[place].cue != "turn_other":
        return None
    after = told[place + 1 : place + 2]
    return int(after[0].free) - 1 if after and after[0].cue == "tell_seat" else 1


def standing(told: Sequence[Word]) -> tuple[int, ...]:
    """The scores in it, by seat: a seat's tone with its total right after; () for none."""
    found: dict[int, int] = {}
    for place in range(len(told)):
        seat = seat_of(told, place)
        rest = [word for word in told[place + 1 : place + 3] if word.cue != "tell_seat"]
        if seat is not None and rest and rest[0].cue == "tell_total":
            found[seat] = int(rest[0].free)
    return tuple(found[seat] for seat in sorted(found))


class Ear:
    """What every game has in common: whose turn, scores, dice, the walk of choices."""

    def __init__(self, press: Press, wait: Wait, claim: Claim) -> None:
        self._press, self._wait, self.claim = press, wait, claim

    def play(self) -> None:
        """Play until the game is over."""
        for _ in range(200):  # turns
            seat = self.turn()
            if seat is None:
                self.scores()
                return
            if seat == ME:
                self.take_turn()
            else:
                self.listen()
        raise AssertionError("the game does not end")

    def take_turn(self) -> None:
        """Play from the first throw to what ends the turn."""
        raise NotImplementedError

    def press(self, key: str) -> Heard:
        """Press a key; nothing may be answered by silence."""
        heard = self._press(key)
        assert heard, f"{key} is answered by silence"
        return heard

    def ask(self, key: str) -> list[Word]:
        """As `press`, the answer as words."""
        return words(self.press(key))

    def listen(self) -> None:
        """Wait for the others; my turn comes with everyone's score."""
        scores = standing(words(self._wait()))
        if scores:
            self.claim("scores", scores)

    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        told = self.ask("t")
        seats = [seat_of(told, place) for place in range(len(told))]
        seat = next((seat for seat in seats if seat is not None), None)
        self.claim("turn", seat)
        return seat

    def scores(self) -> None:
        """Everyone's points."""
        self.claim("scores", standing(self.ask("s")))

    def dice(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The dice kept and the others."""
        word = next(word for word in self.ask("d") if word.cue == "tell_dice")
        dice = faces(word.kept), faces(word.free)
        self.claim("dice", dice)
        return dice

    def take_all(self) -> None:
        """All that may be taken; where walking had taken just that, the first press releases it."""
        if has(self.press("a"), "release"):
            self.press("a")

    def walk(self, first: str) -> list[list[Word]]:
        """Everything in a list from its first entry to the edge, one key press each."""
        found = [self.ask(first)]
        while not has(heard := self.press("down"), "menu_edge"):
            found.append(words(heard))
        return found


class FarkleEar(Ear):
    """Keeps all that scores and banks as soon as that is enough."""

    ENOUGH = 35

    def take_turn(self) -> None:
        """Roll, keep, and bank or roll on."""
        self.scores()
        heard = self.press("enter")
        for _ in range(30):
            if has(heard, "farkle"):
                return
            self.choices()
            self.take_all()
            _, left = self.dice()
            points, need = self.points()
            if need is None and points >= self.ENOUGH and len(left) < 4:
                assert has(self.press("b"), "bank")
                return
            heard = self.press("enter")
        raise AssertionError("the turn does not end")

    def points(self) -> tuple[int, int | None]:
        """What is at stake, and what a bank would need while that is too little."""
        told = self.ask("c")
        points, need = number(told, "tell_points"), number(told, "tell_need")
        self.claim("points", (points, need))
        assert points is not None
        return points, need

    def choices(self) -> None:
        """How many choices, the best three; then each, by walking them."""
        told = self.ask("l")
        # A set of dice is told damped before its points, and so after the number before that.
        best = [(faces(dice.kept), int(points.free)) for dice, points in pairwise(told[1:])]
        self.claim("best", (number(told, "tell_choices"), best))
        steps = self.walk("home")
        self.claim(
            "choices",
            [(faces("".join(w.kept for w in s)), number(s, "tell_points")) for s in steps],
        )
