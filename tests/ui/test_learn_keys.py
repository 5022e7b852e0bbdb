"""Random keys in "Learn the sounds" are all answered, with a voice and without."""

from __future__ import annotations

import random

from audiodice.ui.menu import Menu
from tests.support.each import each
from tests.support.headless import Player

WALKS = ("up", "down", "left", "right", "home", "end", "enter", "enter", "enter", "escape")
OTHERS = ("backspace", "tab", "space", "shift+s", "f5")
KEYS = (*WALKS, *OTHERS, *"0123456789s/jko?izatvx")
MAY_BE_SILENT = {"z"}  # it silences speech
PLACES = ("enter", *("down enter " + "down " * n + "enter" for n in range(5)), "down down enter")


def lost(player: Player) -> bool:
    """Whether the player has left for the main menu or ended the program."""
    return player.router.screen is player.router._screens[0] or player.router.done


def answer(player: Player) -> list[str]:
    """Return the cues of a key press, even if they follow an unfinished message."""
    while not player.cued and player.output.busy:
        player.clock.now = player.output.due() or 0
        player.output.tick()
    return player.cued


@each("place", PLACES)
@each("speech", [True, False], ids=["speech", "sounds"])
def test_random_keys_in_learn_the_sounds_are_answered(place: str, speech: bool) -> None:
    rng = random.Random(f"{place} {speech}")
    player = Player(speech=speech)
    player.context.seed = 3
    player.keys(f"l l enter {place}")
    for _ in range(300):
        player.out.lines.clear()
        key = rng.choice(KEYS)
        player.press(key, wait=rng.choice((50, 500, 3000)))
        assert answer(player) or key in MAY_BE_SILENT or (speech and player.heard), key
        if rng.random() < 0.8:
            player.let_play()
        if lost(player):
            player = Player(speech=speech)
            player.keys(f"l l enter {place}")
    assert isinstance(player.router._screens[0], Menu)
