"""Writes pictures of the screens, in the window and on the page.

    uv run --group test python -m bench.pictures FOLDER [NAME ...]
    uv run --group test --group browser python -m bench.pictures --docs

The first writes PNG files of the window: each screen is reached by keys in the real program, and
drawn by its own painter, at 640 × 360, at 1280 × 720, at 640 × 360 with letters twice as large, and
at 1280 × 720 in the other themes. The second writes the pictures of docs/looks.md, those of the
page in Chromium.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pygame.image

from audiodice.core.picture import Picture
from audiodice.devices.drawing.painter import Painter
from audiodice.engine.journal import read_file
from audiodice.engine.setup import GameSetup
from audiodice.ui.pictures import Pictures
from audiodice.ui.replay import replay
from tests.friends.screens import evening
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.learner import Learner

LOOKS = {
    "640": ((640, 360), 32, "cream"),
    "1280": ((1280, 720), 32, "cream"),
    "large": ((640, 360), 64, "cream"),
    "light": ((1280, 720), 32, "black"),
    "contrast": ((1280, 720), 32, "white"),
}
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
JOURNALS = Path(__file__).parents[1] / "tests/fixtures/journals"
DOCS = Path(__file__).parents[1] / "docs/looks"
WINDOWS = {  # of docs/looks.md: the screen, and how the window looks
    "farkle": ("farkle-kept", "1280"),
    "fune": ("fune-later", "light"),
    "dice4fun": ("dice4fun", "contrast"),
    "fonnjo-foon": ("fonnjo-party", "1280"),
    "menu": ("main-menu", "1280"),
}
PAGES = {  # the screen, the sides of the page, and its scheme
    "farkle": ("farkle-kept", (390, 844), "dark"),
    "fune": ("fune-later", (390, 844), "light"),
    "dice4fun": ("dice4fun", (1280, 800), "dark"),
    "fonnjo-foon": ("fonnjo-party", (390, 844), "dark"),
}


def scenes(lang: str = "en", *, touched: bool = False) -> Iterator[tuple[str, Picture]]:
    """The pictures of real screens, by name; `touched`: in the words that follow a touch."""
    for name, (game, script, seed, more) in SCREENS.items():
        player = Player(GameSetup(game, **more), seed=seed, lang=lang)
        for key in script.split():
            if key == "wait":
                player.let_play()
            else:
                player.press(key)
        yield name, _seen(player, touched=touched)
    for name, player in chain(_menus(lang), _friends(lang)):
        yield name, _seen(player, touched=touched)


def _menus(lang: str) -> Iterator[tuple[str, Player]]:
    player = Player(None, lang=lang)
    yield "main-menu", player
    for name, script in (("settings", "enter down down"), ("rules", "enter down")):
        evening.go_to(player, f"menu-{name}")
        player.keys(script)
        yield name, player
        player.keys("escape escape home")
    learner = Learner(lang=lang).begin("fune")
    for _ in range(4):
        learner.do_step()
    yield "lesson", learner
    journal = read_file((JOURNALS / "farkle.2.journal").read_bytes()).journal
    player.router.carry_out(replay(player.context, player.launcher, journal))
    player.keys("down right right right")
    yield "replay", player


def _friends(lang: str) -> Iterator[tuple[str, Player]]:
    net = FriendsNet(delay=50.0)
    ann, bob, *_ = evening.in_room(net, "Bob", "Cora", setup=GameSetup("farkle"), lang=lang)
    yield "room", ann
    evening.begin(net, ann)
    ann.press("enter")
    yield "rolling", ann
    net.pass_ms(3000)
    yield "friend-in-turn", bob
    net.silent.add(2)
    net.pass_ms(62_000)
    yield "friend-gone", ann
    guest = net.player("Dan", lang=lang)
    evening.to_friends(guest)
    evening.go_to(guest, "friends-join")
    guest.keys("4 2 7")
    yield "code", guest


def _seen(player: Player, *, touched: bool) -> Picture:
    said = str(player.heard[-1]) if player.heard else ""
    player.context.words.by_touch = touched
    return Pictures(player.context).of(player.router.screen, said)


def drawn(painter: Painter, picture: Picture, look: str) -> pygame.Surface:
    size, px, colours = LOOKS[look]
    surface = pygame.Surface(size, depth=32)
    painter.draw(painter.canvas(surface, colours, px), picture)
    return surface


def write_docs(folder: Path) -> None:
    """Write the pictures of docs/looks.md, and nothing else into their folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    painter, shown = Painter(), dict(scenes())
    for name, (screen, look) in WINDOWS.items():
        pygame.image.save(drawn(painter, shown[screen], look), folder / f"{name}-window.jpg")
    _write_pages(folder, dict(scenes(touched=True)))


def _write_pages(folder: Path, shown: dict[str, Picture]) -> None:
    from tests.support.browser import PageUnderTest, chromium, playwright
    from tests.support.site_server import serving
    from tests.web.browser.conftest import SITE, STAND_INS

    with (
        playwright() as driver,
        chromium(driver) as browser,
        serving([SITE], STAND_INS) as (address, _),
    ):
        for name, (screen, (width, height), scheme) in PAGES.items():
            how: dict[str, Any] = {"color_scheme": scheme, "has_touch": width < height}
            how["viewport"] = {"width": width, "height": height}
            context = browser.new_context(**how)
            page = PageUnderTest(context.new_page(), address).open()
            page.tell(
                {"kind": "screen", **asdict(shown[screen])},
                {"kind": "caption", "text": shown[screen].caption},
            )
            page.tab.wait_for_timeout(1500)  # the dice have come to rest
            page.tab.screenshot(path=folder / f"{name}-page.jpg", type="jpeg", quality=80)
            context.close()


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("names", nargs="*", help="of screens; all if none is given")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--docs", action="store_true", help="renew the pictures of docs/looks.md")
    args = parser.parse_args()
    pygame.display.init()
    if args.docs:
        write_docs(DOCS)
    if args.folder is None:
        return
    args.folder.mkdir(parents=True, exist_ok=True)
    painter = Painter()
    for name, picture in scenes(args.lang):
        if args.names and name not in args.names:
            continue
        for look in LOOKS:
            pygame.image.save(drawn(painter, picture, look), args.folder / f"{name}-{look}.png")


if __name__ == "__main__":
    main()
