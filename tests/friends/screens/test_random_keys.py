"""Friends press random keys, in any language, on a fast or slow line."""

from __future__ import annotations

import random

from audiodice import games
from audiodice.engine.setup import GameSetup
from audiodice.friends.screens.table import FriendsTable
from audiodice.present.commands import COMMANDS
from audiodice.present.words import languages
from audiodice.storage import paths
from tests.friends.screens.evening import at_table, journals, over
from tests.support.each import each
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.whole_game import LONG

SHORT = {"farkle": {"target": 500}, "fonnjo_foon": {"rounds": 2}}
LEAVES = {"back", "leave", "quit", "window"}  # after these it is another screen
MAY_BE_SILENT = {"stop"}
PLAYS = ("roll", "commit", "all") * 15
SEEDS = range(50) if LONG else (0, 25, 37)  # the last two found a throw that waited for sounds


@each("seed", SEEDS)
@each("game", games.names())
def test_random_keys_are_answered_and_journals_agree(game: str, seed: int) -> None:
    draw = random.Random(f"{game} {seed}")
    net = FriendsNet(delay=draw.choice((0, 80, 400)))
    setup = GameSetup(game, ("",), (), SHORT.get(game, {}))
    lang = draw.choice(languages(paths.locale()))
    people = at_table(net, *("Bob", "Cora")[: draw.randint(1, 2)], setup=setup, lang=lang)
    ids = [name for name in COMMANDS if name not in LEAVES] + [*PLAYS]
    for _ in range(250):
        player = draw.choice(people)
        command = draw.choice(ids)
        keys = player.context.keymap.keys[command]
        if not keys or not at_the_table(player):
            player.press("escape", wait=0)
        elif not over(player):
            first = len(player.out.lines)
            player.press(draw.choice(keys), wait=draw.choice((0, 0, 500)))
            net.pass_ms(draw.choice((0, 50, 500, 3000)))
            if not answered(player, first):
                net.pass_ms(5000)  # dice that are on their way are heard by then
            assert answered(player, first) or command in MAY_BE_SILENT, command
    net.pass_ms(30_000)
    assert len(journals(*people)) == 1


def at_the_table(player: Player) -> bool:
    return isinstance(player.router.screen, FriendsTable)


def answered(player: Player, first: int) -> bool:
    return any(line["kind"] in ("say", "cue") for line in player.out.lines[first:])
