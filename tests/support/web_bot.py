"""Plays a game to its end through the messages to the page, by keys or by buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tests.support.said import label

Screen = Mapping[str, Any]
MOST_STEPS = 5000  # most of them wait


class Hands(Protocol):
    """A page, in a browser or not."""

    def screen(self) -> Screen:
        """The possible actions."""

    def key(self, name: str) -> None:
        """Press a key."""

    def button(self, name: str) -> None:
        """Press the button of a command."""

    def item(self, index: int) -> None:
        """Choose an item."""

    def wait(self) -> None:
        """Let the others play."""


def over(screen: Screen, lang: str = "en") -> bool:
    """Whether the game has ended: it can be played again."""
    return any(
        one["name"] == "roll" and one["label"] == label("menu-play-again", lang=lang)
        for one in screen["offers"]
    )


def _offered(screen: Screen) -> set[str]:
    return {one["name"] for one in screen["offers"]}


def mine(screen: Screen) -> bool:
    """Whether a person has the turn."""
    return bool(_offered(screen) & {"roll", "commit", "hint"})


def by_keys(hands: Hands, turns: int = MOST_STEPS) -> None:
    """Bank as soon as that is possible, else keep the best and roll; or fill the best box.

    Ends with the game, or when so many turns are over, and the others have played too.
    """
    asked: Screen = {}
    keys = {"roll": "enter", "commit": "b", "scores": "s"}

    def choose(screen: Screen) -> None:
        nonlocal asked
        if screen != asked:
            hands.key("home")  # the best choice is in front
            asked = hands.screen()
        hands.key("b")  # and again, if the game asks whether that is meant

    def keep(screen: Screen) -> None:
        hands.key("6" if _fills_boxes(screen) else "a")

    _play(hands, lambda name: hands.key(keys[name]), keep, choose, turns)


def by_buttons(hands: Hands, turns: int = MOST_STEPS) -> None:
    """The same, but the best choice is taken by its button."""

    def item(screen: Screen, name: str) -> None:
        hands.item(next(one["index"] for one in screen["items"] if one["name"] == name))

    def keep(screen: Screen) -> None:
        if _fills_boxes(screen):
            item(screen, "die 1")
        else:
            hands.button("all")

    _play(hands, hands.button, keep, lambda screen: item(screen, "choice 0"), turns)


def _fills_boxes(screen: Screen) -> bool:
    names = {one["name"] for one in screen["items"]}
    return {"die 0", "choice 0"} <= names


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
        offered = _offered(screen)
        turns -= others and mine(screen)
        others = not mine(screen)
        if over(screen) or not turns:
            return
        if others:
            hands.wait()
        elif not kept and screen["items"]:  # the dice are on the table
            do("scores")
            do("scores")  # the same words twice
            keep(screen)
            if _fills_boxes(screen):
                do("roll")
            kept = True
        elif "commit" in offered:
            do("commit")
        elif "roll" in offered and not _fills_boxes(screen):
            do("roll")
        else:
            choose(screen)
    raise AssertionError(f"the game does not end: {screen}")
