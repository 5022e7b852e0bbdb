"""A shared game word for word and cue for cue, on both sides, with and without a voice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.friends.screens.evening import at_table, line_of
from tests.support.friends_net import FriendsNet
from tests.support.golden import FOLDER, heard_since, held_against, said_since, told_since
from tests.support.headless import Player
from tests.support.languages import OTHERS

PAUSE_MS = 3000.0


@pytest.mark.parametrize("which", ["brief", "normal", "full", "told"])
def test_a_shared_game_is_heard_as_before(which: str) -> None:
    speech = which != "told"
    how: dict[str, Any] = {"speech": speech, "verbosity": which if speech else "normal"}
    held_against(f"friends.{which}.txt", play(heard_since if speech else told_since, **how))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_shared_game_is_heard_in_every_language_as_before(lang: str) -> None:
    held_against(f"languages/{lang}.friends.txt", play(said_since, lang=lang))


def play(since: Callable[[Player, int], list[str]], **how: Any) -> str:
    """Run the script; yields a line for each key or pause, then the texts that each side hears."""
    net = FriendsNet()
    players = dict(zip(("Ann", "Bob"), at_table(net, "Bob", **how), strict=True))
    before = dict.fromkeys(players, 0)
    lines = list[str]()
    for line in Path(FOLDER / "friends.script").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        _do(net, players, line)
        lines.append(line)
        for name, player in players.items():
            lines += [f"  {name}{told}" for told in since(player, before[name])]
            before[name] = len(player.out.lines)
    return "\n".join(lines) + "\n"


def _do(net: FriendsNet, players: dict[str, Player], line: str) -> None:
    name, _, key = line.partition(": ")
    word, _, rest = line.partition(" ")
    if line == "...":
        net.pass_ms(PAUSE_MS)
    elif word == "cut":
        line_of(players[rest]).cut()
    elif word == "mend":
        line_of(players[rest]).mend()
    elif word == "leave":
        players[rest].keys("escape end up enter")
    elif key.startswith("text "):
        for letter in key.removeprefix("text "):
            players[name].press("space" if letter == " " else letter, letter, wait=50)
    else:
        players[name].press(key)
        net.pass_ms(0)
