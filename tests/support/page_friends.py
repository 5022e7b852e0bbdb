"""Somebody in a friends' room at the real page, who uses its buttons and fields."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from tests.support import web_bot
from tests.support.real_page import RealPage
from tests.support.said import label, sentence

_NEWS_S = 60.0
_VALUE = "\ufffc"


class Friendly:
    """A player at the page in a tab."""

    def __init__(self, page: RealPage) -> None:
        self.page = page

    def follow(self, link: str) -> None:
        """Open the link of an invitation, and press Play."""
        self.page.tab.goto(link)
        self.page.until("posted.some(one => one.kind === 'screen')", 180.0)
        self.page.tab.click("#play")

    def comes_back(self) -> None:
        """Load the page again, press Play, and return to the room of the newest game."""
        self.page.tab.reload()
        self.page.until("posted.some(one => one.kind === 'screen')", 180.0)
        self.page.tab.click("#play")
        self.page.touch("item", 0)  # to resume the newest game
        self.choose("shared-back")
        self.page.until("posted.findLast(one => one.kind === 'screen').at_table", _NEWS_S)

    def labels(self) -> list[str]:
        """The entries shown."""
        return [one["label"] for one in self.page.screen()["items"]]

    def choose(self, key: str, **fields: Any) -> None:
        """Choose the entry of the list that this message names, whatever value it shows."""
        begins = label(key, **{"value": _VALUE, **fields}).partition(_VALUE)[0]
        until = monotonic() + _NEWS_S
        while True:
            items = self.page.screen()["items"]
            found = [one["index"] for one in items if one["label"].startswith(begins)]
            if found:
                self.page.touch("item", found[0])
                return
            assert monotonic() < until, (
                key,
                [one["label"] for one in items],
                self.page.said()[-5:],
            )
            self.page.wait()

    def type(self, text: str) -> None:
        """Fill the field of the page."""
        self.page.until("!document.getElementById('text').hidden", _NEWS_S)
        self.page.tab.fill("#text-field", text)
        screens = len(self.page.posted("screen"))
        self.page.tab.click("[data-name='choice select']")
        self.page.until(f"posted.filter(one => one.kind === 'screen').length > {screens}", _NEWS_S)

    def hears(self, count: int, condition: str) -> None:
        """Wait until this many messages fulfil a condition (`one`, in JavaScript)."""
        self.page.until(f"posted.filter(one => {condition}).length >= {count}", _NEWS_S)

    def hears_of(self, key: str, **fields: Any) -> None:
        """Wait until the game announces this event."""
        text = json.dumps(sentence(key, **fields))
        self.hears(1, f"one.kind === 'say' && one.text.includes({text})")

    def set_relay(self, url: str) -> None:
        """Set a relay in the settings."""
        for key in ("menu-settings", "settings-playing", "setting-relays"):
            self.choose(key)
        self.type(url)
        for _ in range(2):
            self.page.touch("choice", "back")

    def hosts(self, name: str) -> str:
        """Open a room; returns the link to it."""
        for key in ("menu-friends", "friends-host"):
            self.choose(key)
        self.type(name)
        self.until_offered("phrases")
        self.page.tab.click("#more > summary")
        self.page.touch("choice", "copy")
        self.hears(1, "one.kind === 'copy'")
        return str(self.page.posted("copy")[-1]["text"])

    def until_offered(self, name: str) -> None:
        """Wait until there is a button for this."""
        screen = "posted.findLast(one => one.kind === 'screen')"
        self.page.until(f"{screen}.choices.some(one => one.id === {json.dumps(name)})", _NEWS_S)

    def begins(self, game: str = "fune") -> None:
        """Begin the game once two can play."""
        self.choose("room-begin", game=label(f"{game}/game-name"), count=2)
        self.page.until("posted.findLast(one => one.kind === 'screen').at_table", _NEWS_S)

    def journal(self) -> str:
        """The journal of the game, as saved to a file."""
        files = len(self.page.posted("file"))
        self.page.tab.click("#save")
        self.hears(files + 1, "one.kind === 'file'")
        return str(self.page.posted("file")[-1]["text"])

    def at_table(self) -> bool:
        """Whether the game has begun."""
        return bool(self.page.screen()["at_table"])

    def play(self, done: Callable[[], object]) -> None:
        """Play our turns by buttons until `done` returns true."""
        while not done():
            screen = self.page.screen()
            if web_bot.mine(screen):
                self._step(screen)
            else:
                self.page.wait()

    def play_turn(self) -> None:
        """Wait for our turn, and play it."""
        self.play(lambda: web_bot.mine(self.page.screen()))
        self.play(lambda: not web_bot.mine(self.page.screen()))

    def _step(self, screen: web_bot.Screen) -> None:
        """Bank if possible, else roll, else keep the best choice."""
        offered = web_bot.offered(screen)
        for name in ("commit", "roll", "all"):
            if name in offered:
                self.page.touch("choice", name)
                return
