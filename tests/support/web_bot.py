"""Plays a game to its end through the messages to the page, by keys or by touch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

Screen = Mapping[str, Any]
"""A picture, as the page gets it."""
MOST_STEPS = 5000  # most of them wait


class Hands(Protocol):
    """A page, in a browser or not."""

    def screen(self) -> Screen:
        """What is shown."""

    def key(self, name: str) -> None:
        """Press a key."""

    def touch(self, what: str, id_: int | str) -> None:
        """Press a die, a box, an entry of a list, or the button of a choice."""

    def wait(self) -> None:
        """Let the others play."""


def offered(screen: Screen) -> set[str]:
    """The ids of the choices in front that can be taken now."""
    return {one["id"] for one in screen["choices"] if one["can"]}


def mine(screen: Screen) -> bool:
    """Whether the player of this page has the turn."""
    ids = {one["id"] for one in screen["choices"]}
    return bool(screen["form"] == "table" and ids & {"commit", "no"})


def best_box(screen: Screen) -> str:
    """The id of the box that brings most; "" if the game has none, or nothing is rolled."""
    return next((str(one["id"]) for one in screen["sheet"] if one["best"]), "")


def by_keys(hands: Hands, turns: int = MOST_STEPS) -> None:
    """Bank as soon as that is possible, else keep the best and roll; or fill the best box.

    Ends with the game, or when so many turns are over, and the others have played too.
    """
    dice: object = None
    keys = {"roll": "enter", "commit": "b", "scores": "s"}

    def choose(screen: Screen) -> None:
        nonlocal dice
        if screen["dice"] != dice:
            hands.key("home")  # the best choice is in front
            dice = hands.screen()["dice"]
        hands.key("b")

    def keep(screen: Screen) -> None:
        hands.key("6" if screen["sheet"] else "a")

    _play(hands, lambda name: hands.key(keys[name]), keep, choose, turns)


def by_touch(hands: Hands, turns: int = MOST_STEPS) -> None:
    """The same, but dice, boxes and buttons are touched."""

    def do(name: str) -> None:
        hands.touch("choice", name)

    def keep(screen: Screen) -> None:
        if screen["sheet"]:
            hands.touch("die", 2)
        else:
            do("all")

    def choose(screen: Screen) -> None:
        if box := best_box(screen):
            hands.touch("box", box)  # says what it brings; a second press fills it
        else:
            do("all")

    _play(hands, do, keep, choose, turns)


def _play(
    hands: Hands,
    do: Callable[[str], None],
    keep: Callable[[Screen], None],
    choose: Callable[[Screen], None],
    turns: int,
) -> None:
    kept, others = False, False
    for _ in range(MOST_STEPS):
        screen = hands.screen()
        can = offered(screen)
        turns -= others and mine(screen)
        others = not mine(screen)
        if screen["over"] or not turns:
            return
        if others:
            hands.wait()
        elif not kept and any(die["may"] for die in screen["dice"]):
            do("scores")
            do("scores")  # the same words twice
            keep(screen)
            if screen["sheet"]:
                do("roll")
            kept = True
        elif "no" in can:  # a question
            do("commit")
        elif best_box(screen):
            choose(screen)
        elif "commit" in can:
            do("commit")
        elif "roll" in can:
            do("roll")
        else:
            choose(screen)
    raise AssertionError(f"the game does not end: {screen}")
