"""Players who hear only the names and places of cues, and play whole games with these.

Each has three functions. `press` presses a key and `wait` waits for the others; both return the
cues heard meanwhile. `claim` takes what the player now believes, which a test compares with the
table. Cues have no times here: the names alone must be clear. So each number comes after its label,
and what comes before shows whether digits are dice or a number.
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
    """A cue and the digits after it, undamped (`free`) and damped (`kept`)."""

    cue: str
    free: str = ""
    kept: str = ""


def words(heard: Heard) -> list[Word]:
    """The cues that were heard, each with the digits after it."""
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


def number(answer: Sequence[Word], label: str) -> int | None:
    """The first number after this label."""
    return next((int(word.free) for word in answer if word.cue == label and word.free), None)


def faces(digits: str) -> tuple[int, ...]:
    """The faces of dice, from digits."""
    return tuple(map(int, digits))


def seat_of(answer: Sequence[Word], place: int) -> int | None:
    """The seat whose tone this is: mine, the one with the number after it, or the only other."""
    if answer[place].cue == "turn_mine":
        return ME
    if answer[place].cue != "turn_other" and not answer[place].cue.startswith("name_"):
        return None
    after = answer[place + 1 : place + 2]
    return int(after[0].free) - 1 if after and after[0].cue == "tell_seat" else 1


def standing(answer: Sequence[Word]) -> tuple[int, ...]:
    """The scores by seat: a total right after a seat's tone; () if there are none."""
    found: dict[int, int] = {}
    for place in range(len(answer)):
        seat = seat_of(answer, place)
        rest = [word for word in answer[place + 1 : place + 3] if word.cue != "tell_seat"]
        if seat is not None and rest and rest[0].cue == "tell_total":
            found[seat] = int(rest[0].free)
    return tuple(found[seat] for seat in sorted(found))


class Ear:
    """What all games share: whose turn, scores, dice, the walk through choices."""

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
        """Play from the first throw to the end of the turn."""
        raise NotImplementedError

    def press(self, key: str) -> Heard:
        """Press a key; every key must be answered."""
        heard = self._press(key)
        assert heard, f"{key} is answered by silence"
        return heard

    def ask(self, key: str) -> list[Word]:
        """Press a key; returns the answer as words."""
        return words(self.press(key))

    def listen(self) -> None:
        """Wait for the others; the start of my turn gives all scores."""
        scores = standing(words(self._wait()))
        if scores:
            self.claim("scores", scores)

    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        answer = self.ask("t")
        seats = [seat_of(answer, place) for place in range(len(answer))]
        seat = next((seat for seat in seats if seat is not None), None)
        self.claim("turn", seat)
        return seat

    def scores(self) -> None:
        """Ask for the scores."""
        self.claim("scores", standing(self.ask("s")))

    def dice(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Ask for the dice: those kept, and the others."""
        word = next(word for word in self.ask("d") if word.cue == "tell_dice")
        dice = faces(word.kept), faces(word.free)
        self.claim("dice", dice)
        return dice

    def take_all(self) -> None:
        """Keep all that scores; if it is kept already, the first press releases it."""
        if has(self.press("a"), "release"):
            self.press("a")

    def walk(self, first: str) -> list[list[Word]]:
        """The entries of a list from the first to the last, one for each key press."""
        found = [self.ask(first)]
        while not has(heard := self.press("down"), "menu_edge"):
            found.append(words(heard))
        return found


class FarkleEar(Ear):
    """Keeps all that scores, and banks as soon as the points are enough."""

    ENOUGH = 35

    def take_turn(self) -> None:
        """Roll, keep, and bank or roll on."""
        self.scores()
        heard = self.press("enter")
        for _ in range(30):
            if has(heard, "farkle", "farkle_big"):
                return
            self.choices()
            self.take_all()
            _, left = self.dice()
            points, need = self.points()
            if need is None and points >= self.ENOUGH and len(left) < 4:
                assert has(self.press("b"), "bank", "bank_big")
                return
            heard = self.press("enter")
        raise AssertionError("the turn does not end")

    def points(self) -> tuple[int, int | None]:
        """The points at stake, and the points that a bank needs, if these are too few."""
        answer = self.ask("c")
        points, need = number(answer, "tell_points"), number(answer, "tell_need")
        self.claim("points", (points, need))
        assert points is not None
        return points, need

    def choices(self) -> None:
        """Ask for the number of choices and the best three; then walk through them all."""
        answer = self.ask("l")
        # The dice of a choice are damped, before its points: so they follow the number before them.
        best = [(faces(dice.kept), int(points.free)) for dice, points in pairwise(answer[1:])]
        self.claim("best", (number(answer, "tell_choices"), best))
        steps = self.walk("home")
        self.claim(
            "choices",
            [(faces("".join(w.kept for w in s)), number(s, "tell_points")) for s in steps],
        )
