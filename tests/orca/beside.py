"""Records the texts of game and Orca at one Speech Dispatcher, and checks their order."""

from __future__ import annotations

import time
from collections.abc import Callable

from audiodice.ui.context import GUARD_MS
from tests.support.orca_desktop import Desktop
from tests.support.program import Program
from tests.support.ssip_proxy import Said, at_once

GAME, ORCA = "audiodice", "orca"
VOICE = "Speech Dispatcher"
_JUST_BEFORE = 1.0  # s: a key may cut texts handed over within this time after it


class Beside:
    """The texts since this object was made."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self._first = len(desktop.log.said)
        self._pressed = ""  # the last key

    def said(self, client: str = "") -> list[Said]:
        """The texts of one client, or of all."""
        said = self.desktop.log.said[self._first :]
        return [one for one in said if client in ("", one.client)]

    @property
    def story(self) -> str:
        """All texts, a line for each message."""
        return "\n".join(told(self.said()))

    def press(self, key: str) -> Said:
        """Press a key; returns the game's answer when it begins or has ended."""
        if key == self._pressed:
            time.sleep(GUARD_MS / 1000 + 0.1)  # sooner it would be taken for a slip
        self._pressed = key
        before = len(self.said(GAME))
        self.desktop.press(key)
        self.await_(lambda: any(one.begun or one.over for one in self.said(GAME)[before:]), key)
        return next(one for one in self.said(GAME)[before:] if one.begun or one.over)

    def await_(self, what: Callable[[], object], why: str, within: float = 15.0) -> None:
        """Return once `what()` is true; fails after `within` seconds."""
        until = time.monotonic() + within
        while not what():
            assert time.monotonic() < until, f"{why}\n{self.story}"
            time.sleep(0.01)

    def rest(self, within: float = 40.0) -> None:
        """Wait until the game has nothing more to say."""

        def quiet() -> bool:
            before = len(self.said(GAME))
            if not all(one.over for one in self.said(GAME)):
                return False
            time.sleep(0.3)
            return len(self.said(GAME)) == before

        self.await_(quiet, "the game did not come to rest", within)

    def lost(self) -> list[Said]:
        """Texts of the game that were not heard, although no key or window cut them."""
        return [
            one
            for one in self.said(GAME)
            if one.text.strip()  # else it is a question to the daemon: does anybody speak?
            and one.begun is None
            and not one.left
            and not (one.cancelled and self._cut(one))
        ]

    def _cut(self, one: Said) -> bool:
        end = one.ended or time.monotonic()
        return any(one.taken - _JUST_BEFORE <= at <= end for at in self.desktop.moves)

    def in_order(self, program: Program) -> None:
        """Fail if two voices overlapped, or the game lost a text or claimed something false."""
        lines, story = program.transcript.lines, self.story
        assert not at_once(self.said()), f"two at once:\n{story}"
        assert not lines("failed"), f"{lines('failed')}\n{story}"
        voices = {line["backend"] for line in lines("spoken")}
        assert voices == {VOICE}, f"{voices}\n{story}"
        notices = [line["text"] for line in lines("say") if VOICE in line["text"]]
        assert not notices, f"{notices}\n{story}"  # it is gone, is back
        assert not self.lost(), f"lost: {told(self.lost())}\n{story}"


def told(said: list[Said]) -> list[str]:
    """A line for each message, for a failure to show."""
    zero = said[0].taken if said else 0.0

    def at(time: float | None) -> str:
        return "never" if time is None else f"{time - zero:.2f}"

    return [
        f"{at(one.taken)} {one.client} {one.text[:50]!r}: begun {at(one.begun)},"
        f" {'cut' if one.cancelled else 'ended'} {at(one.ended)}"
        for one in said
    ]
