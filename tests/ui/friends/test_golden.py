"""A shared game word for word and cue for cue, at both sides, with a voice and without one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.support.friends_net import FriendsNet
from tests.support.golden import FOLDER, heard_since, told_since
from tests.support.headless import Player
from tests.ui.friends.evening import at_table, line_of

PAUSE_MS = 3000.0


@pytest.mark.parametrize("which", ["brief", "normal", "full", "told"])
def test_a_shared_game_is_heard_as_before(which: str) -> None:
    path = FOLDER / f"friends.{which}.txt"
    told = play(which)
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def play(which: str) -> str:
    """Run the script; gives a line for each key or pause, then what each side hears of it."""
    speech = which != "told"
    since = heard_since if speech else told_since
    how: dict[str, Any] = {"speech": speech, "verbosity": which if speech else "normal"}
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
