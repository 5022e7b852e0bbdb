"""Plays a game to its end through what the page is told, by keys or by buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

Screen = Mapping[str, Any]
MOST_STEPS = 5000  # most of them wait


class Hands(Protocol):
    """A page, in a browser or not."""

    def screen(self) -> Screen:
        """What can be done now."""

    def key(self, name: str) -> None:
        """Press a key."""

    def button(self, name: str) -> None:
        """Press the button of a command."""

    def item(self, index: int) -> None:
        """Choose an item."""

    def wait(self) -> None:
        """Let the others play."""


def over(screen: Screen) -> bool:
    """The game has ended: it can be played again."""
    return any(one["name"] == "roll" and one["label"] == "Play again" for one in screen["offers"])


def _offered(screen: Screen) -> set[str]:
    return {one["name"] for one in screen["offers"]}


def _mine(screen: Screen) -> bool:
    return bool(_offered(screen) & {"roll", "commit", "hint"})


def by_keys(hands: Hands) -> None:
    """Keep all that scores, bank as soon as that is possible, else roll; or fill the best box."""
    _play(hands, lambda name: hands.key({"roll": "enter", "commit": "b", "all": "a"}[name]), _home)


def by_buttons(hands: Hands) -> None:
    """The same, but the best choice is taken by its button."""
    _play(hands, hands.button, lambda hands, screen: hands.item(_best(screen)["index"]))


def _home(hands: Hands, screen: Screen) -> None:
    if not _best(screen)["here"]:
        hands.key("home")
    hands.key("b")  # again, if the game asks whether that is meant


def _best(screen: Screen) -> Mapping[str, Any]:
    return next(one for one in screen["items"] if one["name"] == "choice 0")


def _play(
    hands: Hands, do: Callable[[str], None], choose: Callable[[Hands, Screen], None]
) -> None:
    for _ in range(MOST_STEPS):
        screen = hands.screen()
        offered = _offered(screen)
        if over(screen):
            return
        if not _mine(screen):
            hands.wait()
        elif "commit" in offered:
            do("commit")
        elif "roll" in offered:
            do("roll")
        else:
            choose(hands, screen)
    raise AssertionError(f"the game does not end: {screen}")
