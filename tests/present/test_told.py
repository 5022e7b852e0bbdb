"""The language of sounds: every event has a message there, and every word is a sound."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import audiodice
from audiodice import games
from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS
from audiodice.present.cues import Cues
from audiodice.present.spelling import UNSPELLABLE
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from audiodice.ui.play.table_screen import TableScreen
from tests.support.each import each
from tests.support.headless import Player

TOLD = paths.sounds() / "told"
SOUNDS = Cues(paths.sounds()).sounds
CATALOGUES = sorted(TOLD.glob("*.ftl"))

# File names and system errors: a sound cannot say them, but one can refer to the screen.
FOR_THE_SCREEN = {
    "announced",  # the name of the folder, or the reason given on the command line
    "explained",  # the meaning of a setting
    "settings-broken",
    "settings-unwritable",
    "import-damaged",
    "import-failed",
    "import-stopped",
    "sounds-missing",
    "sound-broken",
    "sounds-unavailable",
    "pack-flawed",
    "pack-sound-broken",
    "message-broken",
    "messages-broken",
    "commitment",  # letters and digits to be compared
    "code-asked",  # the name of the host
    "code-so-far",  # words
    "code-told",
    "friend-cheated",  # a name
    "friend-said",  # typed text
    "friends-bad-broker",  # the address that was set, or that does not answer
    "relays-refused",
    "line-refused",
    "line-certificate",
    "line-no-broker",
    "line-no-host",
    "line-unreachable",
    "friends-missing",  # packages to install
    "friends-no-broker",
    "friends-no-network",
    "friends-not-loaded",
    "table-cannot-begin",  # the reason
    "table-other-game",
    "table-other-version",
    "table-split",  # a name
    "seed-told",
    "game-not-kept",
    "games-unreadable",
    "game-unreadable",
    "records-unusable",
    "records-damaged",
    "clock-set-back",
    "game-not-deleted",
    "defect",  # the path of the report
    "defect-again",
    "lesson-step",  # instructions and reasons
    "lesson-first",
    "lesson-over",
}
# Never said: cues that screens play beside their words.
ONLY_SOUNDED = {"refused", "question", "text", "thinking", "stroke", "stepped"}


# ------------------------------------------------------------------ the catalogues


class Texts(Visitor):
    """Every piece of text in a message, variants included."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        """Remember a piece."""
        self.found.append(node.value)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802 - the library's name
        """Go into an attribute; it must be a verbosity."""
        assert node.id.name in VERBOSITIES
        self.generic_visit(node)


def messages() -> Iterator[tuple[str, str, list[str]]]:
    """File, message id and the cues it names, for every message of the language."""
    for path in CATALOGUES:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                texts = Texts()
                texts.visit(entry)
                names = [word for text in texts.found for word in text.split()]
                yield path.name, entry.id.name, [word for word in names if word[0].isalpha()]


def test_every_word_is_an_existing_cue() -> None:
    wrong = [(file, key, n) for file, key, names in messages() for n in names if n not in SOUNDS]
    assert wrong == []


def test_only_messages_for_the_screen_refer_to_it() -> None:
    assert {key for _, key, names in messages() if UNSPELLABLE in names} <= FOR_THE_SCREEN


def test_messages_use_only_known_tokens() -> None:
    """Between cues only digits, places, pauses and brackets are understood."""
    for path in CATALOGUES:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            texts = Texts()
            texts.visit(entry)
            if isinstance(entry, ftl.Message):
                words = [word for text in texts.found for word in text.split()]
                odd = [w for w in words if w not in ("(", ")", "|") and not w[0].isalnum()]
                assert all(word.startswith("@") for word in odd), (entry.id.name, odd)


# ------------------------------------------------------------------ what is said


def keys_in_the_sources() -> set[str]:
    """Every key that an Event, a Reason, or a screen's helper for one is given."""
    makers = {"Event", "Reason", "_refuse", "_event"}
    found = set()
    for path in Path(audiodice.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in makers:
                # Only the values that the expression may have, not its condition.
                first = node.args[0]
                ways = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {w.value for w in ways if isinstance(w, ast.Constant)}
    return {key for key in found if isinstance(key, str)}


def test_every_event_in_the_sources_is_told() -> None:
    told = {key for _, key, _ in messages()}
    keys = keys_in_the_sources()
    assert len(keys) > 80
    names = {key.replace("_", "-") for key in keys - ONLY_SOUNDED}
    assert not names - told, "sounds/told/GAME.ftl or common.ftl: write what sounds for each"


# ------------------------------------------------------------------ keys pressed at random

_LEAVE = {"leave", "speech"}  # these would end what is tested
_MAY_BE_SILENT = {"stop"}
_SHORT = {"farkle": {"target": 100, "last_round": True}, "fonnjo_foon": {"rounds": 2}}


class Monkey:
    """Presses keys at random in a session without a voice, and checks the cues."""

    def __init__(self, game: str, verbosity: str) -> None:
        self.rng = random.Random(f"{game} {verbosity}")
        others = self.rng.choice([(), ("cautious",), ("cautious", "bold")])
        self._plan = GameSetup(game, ("",), others, _SHORT.get(game, {}))
        self._verbosity = verbosity
        self.player = self._sit_down()
        bound = self.player.context.keymap.keys
        self.silent = {key for command in _MAY_BE_SILENT for key in bound[command]}
        self._keys = [bound[c][0] for c in COMMANDS if c not in _LEAVE and bound[c]] + ["q", "w"]
        acts = ("roll", "commit", "commit", "all", "all", "next", "toggle", "digit_1", "digit_5")
        self._acts = [bound[name][0] for name in acts]
        self._menus = [bound[name][0] for name in ("back", "back", "list_next", "select")]

    def _sit_down(self) -> Player:
        seed = self.rng.randrange(99)
        player = Player(self._plan, speech=False, verbosity=self._verbosity, seed=seed)
        player.context.settings.captions = False  # with captions, lessons can only be read
        return player

    def press(self) -> str:
        """Press a key: mostly one that continues the game or leads back to the table."""
        usual = self._acts if isinstance(self.player.router.screen, TableScreen) else self._menus
        key = self.rng.choice(self._keys if self.rng.random() < 0.35 else usual)
        self.player.press(key, wait=self.rng.choice((50, 500, 4000)))
        return key

    def heard(self) -> list[str]:
        """The cues since the last call."""
        cues = self.player.cued
        self.player.out.lines.clear()
        return cues

    def answer(self) -> list[str]:
        """The cues of a key press, including those that follow a phrase still playing."""
        cues = self.heard()
        while not cues and self.player.output.busy:
            self.player.clock.now = self.player.output.due() or 0
            self.player.output.tick()
            cues = self.heard()
        return cues

    def resume_game(self) -> None:
        """Mostly wait for the others; resume the game if the program was left."""
        if self.player.router.done:
            self.player = self._sit_down()
        if self.rng.random() < 0.9:
            self.player.let_play()


@each("verbosity", VERBOSITIES)
@each("game", games.names())
def test_every_key_is_answered_by_sounds(game: str, verbosity: str) -> None:
    monkey = Monkey(game, verbosity)
    for _ in range(500):
        key = monkey.press()
        cues = monkey.answer()
        assert cues or key in monkey.silent, key
        assert UNSPELLABLE not in cues, key
        monkey.resume_game()
        assert UNSPELLABLE not in monkey.heard(), key
