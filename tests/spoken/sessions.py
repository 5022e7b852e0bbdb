"""Games played by keys from fixed seeds, so that most messages are said."""

from __future__ import annotations

from random import Random

from audiodice import games, opponents
from audiodice.engine.setup import GameSetup
from audiodice.present.settings import FREE, GROUPS
from audiodice.session.lesson_files import LessonFiles
from audiodice.storage import paths
from audiodice.ui.screen import Screen, push
from tests.spoken.samples import Recorder
from tests.support.evening import at_random
from tests.support.headless import Player
from tests.support.learner import Learner

# Hints are left out: they come from background work, so the time of their answer is random.
KEYS = (
    *"123456", "enter", "enter", "enter", "b", "b", "a", "space", "left", "right", "up", "down",
    "end", "home", "backspace", "c", "d", "s", "t", "l", "u", "r", "p", "shift+p", "g", "m", "w",
    "v", "shift+i",
)  # fmt: skip
ASIDE = ("shift+s", "?", "escape", "i", "j", "tab", "y")
SHORT = {"farkle": {"target": 200}, "fonnjo_foon": {"rounds": 3}}
TABLES = (
    (("",), ("cautious",)),
    (("",), ("cautious", "bold")),
    (("",), ("steady", "bold")),
    (("Ann", "Ben"), ()),
    (("",), ()),
)


def record(recorder: Recorder) -> None:
    """Play every game at every table, and walk the menus."""
    menus(recorder)
    for game in LessonFiles(paths.lessons()):
        lesson(recorder, game)
    for game in games.names():
        for people, others in TABLES:
            if not set(others) <= set(opponents.names(game)):
                continue  # a game that has only the generic opponents
            setup = GameSetup(game, people, others, SHORT.get(game, {}))
            to_the_end(sit(recorder, setup))
            seed = f"{game=}, {people=}, opponents={others!r}, options={dict(setup.options)!r}"
            rng = Random(f"Plan({seed})")  # as the samples were recorded
            at_random(sit(recorder, setup), rng, KEYS, ASIDE, 40)


def lesson(recorder: Recorder, game: str) -> None:
    """Play a lesson to its end, with a mistake at the start and one while the opponent plays."""
    learner = Learner()
    recorder.listen(learner.context.words)
    learner.begin(game).press("b")
    while learner.step and learner.step.press:
        learner.do_step()
    learner.press("backspace")
    learner.to_the_end()


def sit(recorder: Recorder, setup: GameSetup) -> Player:
    """A player who is recorded from the start."""
    player = seated(setup)
    recorder.listen(player.context.words)
    player.launcher.main_menu()  # its words for names are asked for again, so that they are known
    player.router.start(push(player.sit(setup)))
    return player


class Seeded(Player):
    """A player whose dice are the same each time, also those of the trainer."""

    def sit(self, setup: GameSetup) -> Screen:
        """Open a new table with the seed that the last one used up."""
        screen = super().sit(setup)
        self.context.seed = 1
        return screen


def seated(setup: GameSetup | None = None) -> Player:
    """A player at a new table, or in the main menu."""
    player = Seeded(setup)
    player.context.seed = 1
    return player


def to_the_end(player: Player) -> None:
    """Play a whole game: throw, choose the best, and ask every question now and then."""
    for turn in range(120):
        player.keys("enter up")
        if turn % 5 == 0:
            player.keys("c d s t l u r p shift+p g m a a")
        player.keys("up enter" if turn % 3 else "b b")
        player.let_play()
        player.keys("b b")
        player.let_play()
        if player.table.over:
            break
    player.keys("c d s t l u r p shift+p g b enter")


def menus(recorder: Recorder) -> None:
    """The main menu and every list below it, entry by entry."""
    player = seated()
    recorder.listen(player.context.words)
    player.router.start(push(player.launcher.main_menu()))
    player.keys(" ".join(["down"] * 8))
    for entry in range(7):
        player.keys("home" + " down" * entry + " enter")
        player.keys(" ".join(["down"] * 40))
        player.keys("home enter down right left escape escape escape home")
    settings(recorder)


def settings(recorder: Recorder) -> None:
    """Change every setting and change it back."""
    player = seated()
    recorder.listen(player.context.words)
    player.router.start(push(player.launcher.main_menu()))
    player.keys("s enter")
    for names in GROUPS.values():
        player.keys("enter" + " right left down" * len(set(names) - {*FREE}) + " escape down")
