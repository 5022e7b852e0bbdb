"""By touch, words name buttons: no key is named that a phone has not."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from audiodice import games
from audiodice.core.picture import Picture, Touch
from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS
from audiodice.present.translation import nodes
from audiodice.present.words import VERBOSITIES, Words, languages
from audiodice.session.lesson_files import LessonFiles
from audiodice.storage import paths
from audiodice.ui import key_names
from audiodice.ui.learning.lesson import LessonScreen
from audiodice.ui.pictures import Pictures
from audiodice.ui.screen import Response, Restart
from tests.friends.screens.evening import in_room
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player

LANGS = languages(paths.locale())
KEY = "⌨"
_ENDS_OR_SILENCES = ("leave", "speech", "effects")
_NAMED_BY_ONE_WORD = ("enter", "backspace", "escape", "tab", "shift", "ctrl", "ctrl-alone")


@pytest.fixture(autouse=True)
def _recognizable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_names, "spoken", lambda _words, name: f"{KEY}{name}")


class Finger:
    """Touches what the picture of a player's screen shows."""

    def __init__(self, player: Player, seed: object) -> None:
        self.player, self.draw = player, random.Random(f"{seed}")
        self._pictures = Pictures(player.context)
        player.context.words.by_touch = True

    @property
    def picture(self) -> Picture:
        return self._pictures.of(self.player.router.screen)

    def touch(self, what: str, id_: int | str) -> str:
        """Touch something; returns what is said."""
        self.player.clock.now += 600
        before = len(self.player.out.lines)
        self.player.router.touch(Touch(what, id_))  # type: ignore[arg-type]
        return " ".join(self.player._since(before))

    def anything(self) -> None:
        """Touch anything that is shown, dice and boxes most often."""
        shown = self.picture
        groups: list[list[tuple[str, int | str]]] = [
            [("die", die.place) for die in shown.dice],
            [("box", box.id) for box in shown.sheet],
            [("tray", tray.pick) for tray in shown.trays if tray.pick],
            [("item", item.index) for item in shown.items],
            [("choice", choice.id) for choice in shown.choices],
            [("choice", choice.id) for choice in (*shown.choices, *shown.more)],
        ]
        found = self.draw.choice([group for group in groups if group])
        what, id_ = self.draw.choice(found)
        if id_ not in _ENDS_OR_SILENCES:
            self.touch(what, id_)

    def shows_no_key(self) -> None:
        shown = self.picture
        texts = [shown.title, shown.caption, shown.turn, shown.stake]
        for labelled in (shown.dice, shown.sheet, shown.items, shown.choices, shown.more):
            texts += [one.label for one in labelled]
        assert [text for text in texts if KEY in text] == []


def hears_no_key(player: Player, first: int = 0) -> None:
    assert [text for text in player._since(first) if KEY in text] == []


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", LANGS)
def test_games_name_no_key(lang: str, game: str) -> None:
    verbosity = VERBOSITIES[(LANGS.index(lang) + games.names().index(game)) % 3]
    setup = GameSetup(game, ("",), ("cautious",))
    player = Player(setup, lang=lang, verbosity=verbosity, pace="instant")
    finger = Finger(player, f"{lang} {game}")
    first = len(player.out.lines)
    player.router.carry_out(Response(then=Restart(player.sit(setup))))
    for _ in range(120):
        finger.anything()
        finger.shows_no_key()
        player.let_play()
    hears_no_key(player, first)


@pytest.mark.parametrize("lang", LANGS)
def test_menus_lists_and_texts_name_no_key(lang: str) -> None:
    player = Player(lang=lang, verbosity="full", pace="instant")
    finger = Finger(player, lang)
    first = len(player.out.lines)
    player.router.carry_out(Response(then=Restart(player.launcher.main_menu())))
    for _ in range(250):
        finger.anything()
        finger.shows_no_key()
        player.let_play()
        if finger.draw.random() < 0.05 and not player.router.screen.at_table:
            finger.touch("choice", "help")
    hears_no_key(player, first)


@pytest.mark.parametrize("game", LessonFiles(paths.lessons()))
@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_played_by_touch(lang: str, game: str) -> None:
    """By touching the button or the die that each step names."""
    player = Player(lang=lang, pace="instant")
    first = len(player.out.lines)
    finger = Finger(player, lang)
    labels = [item.label for item in finger.picture.items]
    finger.touch("item", labels.index(player.context.words.text("menu_lessons")))
    finger.touch("item", [*player.context.lessons].index(game))
    lesson = player.router.screen
    assert isinstance(lesson, LessonScreen)
    for _ in range(60):
        step = lesson._step
        if player.router.screen is not lesson:
            finger.touch("choice", "back")
        elif step is None:
            break
        elif not step.press:
            player.let_play()
        elif step.press.startswith("digit_"):
            face = int(step.press[-1])
            finger.touch("die", next(die.place for die in finger.picture.dice if die.face == face))
        else:
            finger.touch("choice", next(one.id for one in finger.picture.choices if one.main))
    assert lesson._step is None
    hears_no_key(player, first)
    player.spend(3000)  # sooner, a press would be held back
    finger.touch("choice", finger.picture.choices[0].id)
    assert player.router.screen is not lesson
    assert player.router.screen.at_table


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_of_friends_names_no_key(lang: str) -> None:
    net = FriendsNet()
    players = in_room(net, "Bob", lang=lang)
    fingers = [Finger(player, f"{lang} {place}") for place, player in enumerate(players)]
    first = [len(player.out.lines) for player in players]
    fingers[0].touch("item", 0)  # begins the game
    net.pass_ms(2000)
    assert all(player.router.screen.at_table for player in players)
    for _ in range(150):
        for finger in fingers:
            finger.anything()
            finger.shows_no_key()
        net.pass_ms(700)
    for player, since in zip(players, first, strict=True):
        hears_no_key(player, since)


def test_words_name_what_is_shown_and_a_key_switches_back() -> None:
    dice = [(1, 2, 3, 4, 6, 6)]
    player = Player(GameSetup("farkle", ("", "")), dice=dice, verbosity="full")
    finger = Finger(player, 1)
    finger.touch("choice", "roll")
    named = finger.touch("choice", "hint")
    assert f'"{next(one.label for one in finger.picture.choices if one.id == "hint")}"' in named
    player.press("t")
    assert KEY in player.press("h")


def test_help_says_what_buttons_do() -> None:
    player = Player(GameSetup("fune", ("",)))
    finger = Finger(player, 1)
    finger.touch("choice", "help")
    undo = player.context.words.text("command-undo"), player.context.words.text("command-undo.help")
    assert any(item.label.startswith(". ".join(undo)) for item in finger.picture.items)


@pytest.mark.parametrize("lang", LANGS)
def test_no_key_is_named_literally(lang: str) -> None:
    """But in messages that are about keys, or that only a key gets as its answer."""
    words = Words(paths.locale(), lang)
    keys = [words.text(f"key-{name}", key="").strip() for name in _NAMED_BY_ONE_WORD]
    wanted = re.compile("|".join(rf"\b{re.escape(key)}\b" for key in keys))
    texts = {
        f"{path.stem}/{name}": text
        for path in (paths.locale() / lang).glob("*.ftl")
        for name, text in _by_touch(path)
        if not name.startswith(("key-", "keymap-", "no-display")) and wanted.search(text)
    }
    assert texts == {}


def _by_touch(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of each message, without those that are said after a key."""
    for entry in parse(path.read_text("utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        by_key = {
            id(node)
            for select in nodes(entry)
            if isinstance(select, ast.SelectExpression)
            and isinstance(select.selector, ast.FunctionReference)
            for variant in select.variants
            if variant.default
            for node in nodes(variant)
        }
        for node in nodes(entry):
            if isinstance(node, ast.TextElement) and id(node) not in by_key:
                yield entry.id.name, node.value


def test_every_command_has_a_button_or_is_a_die() -> None:
    """So that KEY() has a button to name."""
    player = Player(GameSetup("fune", ("",), ("cautious",)))
    finger = Finger(player, 1)
    shown = finger.picture
    there = {one.id for one in (*shown.choices, *shown.more)}
    screen = player.router.screen
    missing = {name for name, one in COMMANDS.items() if screen.can(one)} - there
    assert {name for name in missing if not name.startswith("digit_")} == set()
