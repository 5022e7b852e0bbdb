"""An evening at a table: random keys; now and then a key that opens a list, and keys of lists."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.said import Heard

KEYS = (
    *"123456", "enter", "enter", "enter", "b", "b", "a", "space", "left", "right", "up", "down",
    "end", "backspace", "c", "d", "s", "t", "l", "u", "r", "p", "shift+p", "g", "h", "shift+h",
    "m", "x",
)  # fmt: skip
ASIDE = ("shift+s", "escape", "?")  # keys that open a list, which Escape closes
LIST = ("down", "down", "up", "end", "home", "right", "left", "tab")


def at_random(
    player: Player, chance: Random, keys: Sequence[str], aside: Sequence[str], many: int
) -> None:
    """Eight times: press `many` random keys, then open a list."""
    for _ in range(8):
        for key in chance.choices(keys, k=many):
            player.press(key)
            if chance.random() < 0.2:
                player.let_play()
        player.keys(" ".join((chance.choice(aside), *chance.choices(LIST, k=8), "escape")))


@cache  # several tests listen to the same evening
def evening(lang: str, game: str, verbosity: str) -> tuple[Heard, ...]:
    """All texts of an evening in this language, against two equal opponents."""
    player = Player(
        GameSetup(game, ("",), ("cautious", "cautious")), verbosity=verbosity, lang=lang
    )
    at_random(player, Random(f"{game} {verbosity}"), KEYS, ASIDE, 30)
    return tuple(player.heard)
