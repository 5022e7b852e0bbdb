"""A player without keys for some commands, who chooses these in the list of possible actions.

Everything heard must be whole: no hole where a key's name was to stand.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS, Kind
from audiodice.present.keymap import ESSENTIAL
from audiodice.session import keymaps
from audiodice.ui.key_list import _BY_PLACE
from audiodice.ui.menu import Menu
from audiodice.ui.play.table_screen import TableScreen
from tests.support.headless import Player
from tests.support.said import Heard

SETUPS = {
    "farkle": {"target": 200},
    "fonnjo_foon": {"rounds": 3},
    "fune": {},
    "dice4fun": {},
}
MAY_BE_UNBOUND = tuple(name for name in COMMANDS if name not in ESSENTIAL)
_ENDS_OR_SILENCES = ("leave", "speech", "effects", "step", "press")
_HALF = re.compile(
    r"""[{}]|KEY|\bNone\b|"\s*"|„\s*“|“\s*”|«\s*»|「\s*」|„\s*”"""  # nothing in the marks
    r"""|\s[,.。、，]|[,;:]\s*[.;]|^\s*[,.;:!?]"""  # nothing before a stop, or after a colon
)


def half(text: str) -> str:
    """The incomplete part of a text, or ""."""
    found = _HALF.search(text) or re.search(r"\S {2,}\S", text)
    begins = re.match(r"[^\W\d_]", text)
    if begins and begins[0] != begins[0].upper():
        return text[:20]
    return text[max(0, found.start() - 20) : found.end() + 20] if found else ""


class Unbound(Player):
    """Plays a game with commands that have no key."""

    def __init__(
        self, game: str, unbound: tuple[str, ...], folder: Path, lang: str = "en", seed: int = 1
    ) -> None:
        own = folder / "keymap.toml"
        own.write_text("".join(f"{name} = []\n" for name in unbound), "utf-8")
        self.unbound, self.draw = unbound, random.Random(f"{game} {unbound} {seed}")
        keymap = keymaps.load(own)
        assert keymap.problems == ()
        setup = GameSetup(game, ("",), ("cautious",), SETUPS[game])
        verbosity = self.draw.choice(("brief", "normal", "full"))
        super().__init__(
            setup, seed=seed, lang=lang, verbosity=verbosity, pace="instant", keymap=keymap
        )

    def do(self, command: str) -> Heard:
        """Press the command's key; if it has none, choose it in the list of possible actions."""
        keys = self.context.keymap.keys
        if keys[command]:
            return self.press(keys[command][0])
        screen = self.router.screen
        self.press(keys["help"][0])
        menu = self.router.screen
        assert isinstance(menu, Menu)
        name = self.context.words.text(screen.name_of(COMMANDS[command]))
        labels = [item.label() for item in menu.items]
        alone = re.compile(rf"{re.escape(name)}($|[.。])")  # without a key before it
        wanted = [place for place, label in enumerate(labels) if alone.match(label)]
        listed = screen.can(COMMANDS[command]) and command not in _BY_PLACE
        assert len(wanted) == listed, (command, labels)
        if not wanted:
            return self.press(keys["back"][0])
        for _ in range(wanted[0]):
            self.press(keys["list_next"][0], wait=1)
        return self.press(keys["select"][0])

    def to_the_end(self) -> None:
        """Play by hand and by hints, and try each command that has no key once."""
        table = self.router.screen
        assert isinstance(table, TableScreen)
        aside = [name for name in self.unbound if name not in _ENDS_OR_SILENCES]
        turns = 0
        while not self.table.over:
            self.let_play()
            if self.table.here_to_act:
                if aside:
                    self._aside(aside.pop(), table)
                self._act(by_hand=turns % 3 < 2)
                turns += 1
        self.do("scores")
        self.spend(5000)
        self.do("roll")
        assert self.router.screen is not table, "nothing plays again"
        for text in self.heard:
            assert not half(text), (text, half(text))

    def _act(self, *, by_hand: bool) -> None:
        """Roll, keep and commit; if that changes nothing, or not `by_hand`, do what is advised."""
        before = self.table.steps
        for command in ("roll", "all", "roll", "commit", "commit") if by_hand else ():
            self.do(command)
        if self.table.steps == before:
            self.do("hint")
            self.do("hint")
        assert self.table.steps != before or not self.table.here_to_act, self.heard[-6:]

    def _aside(self, command: str, table: TableScreen) -> None:
        """Try a command, and return from the screen that it opens."""
        scope = COMMANDS[command]
        self.do(command)
        for _ in range(3):
            if self.router.screen is table:
                break
            self.press(self.context.keymap.keys["back"][0])
        assert self.router.screen is table, command
        if scope.kind is Kind.ACT:
            self.do("undo")
