"""Games played by keys from fixed seeds, so that much of what can be said is said."""

from __future__ import annotations

from random import Random

from audiodice import games, opponents
from audiodice.ui.learning import lesson_plans
from audiodice.ui.seating import GameSetup
from audiodice.ui.settings_menu import KINDS
from tests.app.evening import at_random
from tests.app.headless import Player
from tests.app.learner import Learner
from tests.spoken.samples import Recorder

# A hint is worked out beside the loop, and when it is ready is chance: none is asked for here.
KEYS = (
    *"123456", "enter", "enter", "enter", "b", "b", "a", "space", "left", "right", "up", "down",
    "end", "home", "backspace", "c", "d", "s", "t", "l", "u", "r", "p", "shift+p", "g", "m", "x",
    "v", "shift+i",
)  # fmt: skip
ASIDE = ("shift+s", "?", "escape", "i", "j", "tab", "y")
SHORT = {"farkle": {"target": 200}, "fonnjo_foon": {"rounds": 3}}
TABLES = (
    (("",), ("cautious",)),
    (("",), ("cautious", "bold")),
    (("",), ("steady", "steady")),
    (("Ann", "Ben"), ()),
    (("",), ()),
)


def record(recorder: Recorder) -> None:
    """Play every game at every table, and walk the menus."""
    menus(recorder)
    for game in lesson_plans.names():
        lesson(recorder, game)
    for game in games.names():
        for people, others in TABLES:
            if not set(others) <= set(opponents.names(game)):
                continue  # a game that has only the generic opponents
            plan = GameSetup(game, people, others, SHORT.get(game, {}))
            to_the_end(sit(recorder, plan))
            at_random(sit(recorder, plan), Random(f"{plan}"), KEYS, ASIDE, 40)


def lesson(recorder: Recorder, game: str) -> None:
    """A lesson to its end, with a slip at the start and one while the opponent plays."""
    learner = Learner()
    recorder.listen(learner.context.words)
    learner.begin(game).press("b")
    while learner.step and learner.step.press:
        learner.do_step()
    learner.press("backspace")
    learner.to_the_end()


def sit(recorder: Recorder, plan: GameSetup) -> Player:
    """A player who is recorded from the start."""
    player = seated(plan)
    recorder.listen(player.context.words)
    player.home.main()  # its words for names are asked for again, so that they are known
    player.router.start(player._seat(plan))
    return player


def seated(plan: GameSetup | None = None) -> Player:
    """A player whose every die is the same each time, the trainer's too."""
    player = Player(plan)
    player.context.seed = 1
    return player


def to_the_end(player: Player) -> None:
    """A whole game: throw, take what is best, and ask for everything now and then."""
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
    player.router.start(player.home.main())
    player.keys(" ".join(["down"] * 8))
    for entry in range(7):
        player.keys("home" + " down" * entry + " enter")
        player.keys(" ".join(["down"] * 40))
        player.keys("home enter down right left escape escape escape home")
    settings(recorder)


def settings(recorder: Recorder) -> None:
    """Every setting, changed and as it was."""
    player = seated()
    recorder.listen(player.context.words)
    player.router.start(player.home.main())
    player.keys("s enter")
    for kind in KINDS.values():
        player.keys("enter" + " right left down" * len(kind) + " escape down")
