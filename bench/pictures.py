"""Writes pictures of the window, as PNG files, for screens of each game, of menus and of a text.

    uv run --group test python -m bench.pictures FOLDER [NAME ...]

Each screen is reached by keys in the real program, and drawn by its own painter: at 640 × 360, at
1280 × 720, at 640 × 360 with letters twice as large, and at 1280 × 720 in the other themes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pygame.image

from audiodice.core.picture import Picture
from audiodice.devices.drawing.painter import Painter
from audiodice.engine.setup import GameSetup
from audiodice.ui.pictures import Pictures
from tests.support.headless import Player

LOOKS = [
    ("640", (640, 360), 32, "cream"),
    ("1280", (1280, 720), 32, "cream"),
    ("large", (640, 360), 64, "cream"),
    ("light", (1280, 720), 32, "black"),
    ("contrast", (1280, 720), 32, "white"),
]
CRISIS = "enter a enter a enter a enter a enter a enter a"
TWO = ("cautious", "steady")
SCREENS: dict[
    str, tuple[str, str, int, dict[str, Any]]
] = {  # game, keys, seed, and what else is set
    "farkle-start": ("farkle", "", 3, {}),
    "farkle-roll": ("farkle", "enter right right", 5, {}),
    "farkle-kept": ("farkle", "enter a enter a right", 5, {}),
    "farkle-four": ("farkle", "enter a", 5, {"people": ("Ann", "Bo"), "opponents": TWO}),
    "fune-start": ("fune", "", 3, {}),
    "fune-kept": ("fune", "enter 6 enter 6 down down", 4, {}),
    "fune-later": ("fune", "enter enter enter b b wait " * 3 + "enter 6 left", 4, {}),
    "fune-question": ("fune", "enter enter enter end b", 4, {}),
    "dice4fun": ("dice4fun", "enter 5 enter 5 down", 6, {}),
    "fonnjo-roll": ("fonnjo_foon", "enter right", 2, {}),
    "fonnjo-party": ("fonnjo_foon", "enter a enter", 2, {}),
    "fonnjo-later": ("fonnjo_foon", "enter a enter a enter a", 8, {}),
    "fonnjo-crisis": ("fonnjo_foon", CRISIS, 41, {}),
    "menu": ("farkle", "escape", 3, {}),
    "keys": ("farkle", "?", 3, {}),
    "find": ("farkle", "? /", 3, {}),
}


def scenes(lang: str = "en") -> Iterator[tuple[str, Picture]]:
    """The pictures of real screens, by name."""
    for name, (game, script, seed, more) in SCREENS.items():
        player = Player(GameSetup(game, **more), seed=seed, lang=lang)
        for key in script.split():
            if key == "wait":
                player.let_play()
            else:
                player.press(key)
        said = str(player.heard[-1]) if player.heard else ""
        yield name, Pictures(player.context).of(player.router.screen, said)
    player = Player(None)
    yield "main-menu", Pictures(player.context).of(player.router.screen, str(player.heard[-1]))


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", help="of screens; all if none is given")
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    painter = Painter()
    for name, picture in scenes(args.lang):
        if args.names and name not in args.names:
            continue
        for look, size, px, colours in LOOKS:
            surface = pygame.Surface(size, depth=32)
            painter.draw(painter.canvas(surface, colours, px), picture)
            pygame.image.save(surface, args.folder / f"{name}-{look}.png")


if __name__ == "__main__":
    main()
