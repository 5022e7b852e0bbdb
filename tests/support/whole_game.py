"""A game: what a browser has to say of it is what plain Python and a desktop say."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from audiodice import games
from audiodice.core.model import parse_option
from audiodice.engine.setup import GameSetup
from tests.support import web_bot
from tests.support.headless import Player
from tests.support.real_page import PlainPage, RealPage

LONG = bool(os.environ.get("AUDIODICE_LONG"))
SEED = "37"
SHORT: Mapping[str, Mapping[str, str]] = {
    "farkle": {"target": "300"},
    "fonnjo_foon": {"rounds": "2"},
}
BOTS: Mapping[str, Callable[[Any, int], None]] = {
    "keys": web_bot.by_keys,
    "touch": web_bot.by_touch,
}


class _Keys:
    """Records the actions at a page."""

    def __init__(self, page: PlainPage) -> None:
        self._page, self.done = page, list[str]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page, name)

    def key(self, name: str) -> None:
        self.done.append(name)
        self._page.key(name)

    def wait(self) -> None:
        self.done.append("")
        self._page.wait()


def sentences(
    folder: Path, game: str, way: str, turns: int = web_bot.MOST_STEPS, *, phone: bool = False
) -> list[str]:
    """What is said in a whole game, or in so many turns; two neighbours are alike."""
    folder.mkdir()
    options = SHORT.get(game, {})
    page = PlainPage(folder, game=game, seed=SEED, options=options, touch=phone)
    hands = _Keys(page)
    BOTS[way](hands, turns)
    said = page.said()
    assert any(one == other for one, other in pairwise(said))
    if way == "keys":
        assert said == _on_a_desktop(game, options, hands.done)
    return said


def _on_a_desktop(game: str, options: Mapping[str, str], keys: list[str]) -> list[str]:
    known = games.load(game).options
    given = {name: parse_option(known[name], value) for name, value in options.items()}
    player = Player(GameSetup(game, options=given), seed=int(SEED), pace="normal")
    player.speech.kind = "screen-reader"
    for key in keys:
        player.spend(500.0 if key else 250.0)
        if key:
            player.press(key, wait=0.0)
            player.spend(10.0)
    return [str(text) for text in player.heard]


def played(page: RealPage, game: str, way: str, turns: int = web_bot.MOST_STEPS) -> list[str]:
    """The texts of the same game in a browser."""
    page.open(game=game, seed=SEED, **SHORT.get(game, {}))
    BOTS[way](page, turns)
    # Said once a table is there that plain Python has not here.
    return [text for text in page.said() if " to practise: " not in text]
