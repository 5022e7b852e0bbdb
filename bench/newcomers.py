"""Measures how two friends come to their first throw: key presses, and seconds of speech.

    uv run --group test python -m bench.newcomers [--json]

Both start the program for the first time, are asked for a name and about public relays, and meet by
a code. All that is said until the first throw is told is counted, at 180
words a minute, as if nobody interrupted it.
"""

from __future__ import annotations

import argparse
import json

from audiodice.present.words import VERBOSITIES
from bench.turn import WORDS_A_MINUTE
from tests.friends.screens.evening import room_of
from tests.support.friends_net import FriendsNet, NetFriends
from tests.support.headless import Player

HOST = "w enter enter a n n enter enter"
GUEST = "w enter j enter b o b enter enter"


class Undecided(NetFriends):
    """Public relays to which nobody has agreed; each program is asked once."""

    unagreed = ("EMQX", "HiveMQ", "Mosquitto", "Eclipse")


def cost(verbosity: str) -> dict[str, dict[str, float]]:
    """Count the keys and the seconds of speech of host and guest."""
    net = FriendsNet()
    ann, bob = (
        net.player("", verbosity=verbosity, friends=Undecided(net, number)) for number in range(2)
    )
    pressed = {"host": HOST.split(), "guest": GUEST.split()}
    _press(net, ann, pressed["host"])
    pressed["guest"] += room_of(ann).code
    _press(net, bob, pressed["guest"])
    net.pass_ms(3000)
    for key in ("enter", "enter"):  # the host begins the game, and rolls
        pressed["host"].append(key)
        _press(net, ann, [key])
        net.pass_ms(3000)
    found = {}
    for name, player in (("host", ann), ("guest", bob)):
        table = room_of(player).room.table
        assert table is not None
        assert len(table.journal.entries) == 1
        count = sum(len(text.split()) for text in player.heard)
        seconds = round(60 * count / WORDS_A_MINUTE, 1)
        found[name] = {"keys": len(pressed[name]), "seconds": seconds}
    return found


def _press(net: FriendsNet, player: Player, keys: list[str]) -> None:
    for key in keys:
        player.press("space" if key == " " else key, key if len(key) == 1 else "")
        net.pass_ms(0)


def main() -> None:
    """Print a line for each verbosity."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    figures = {verbosity: cost(verbosity) for verbosity in VERBOSITIES}
    if parser.parse_args().json:
        print(json.dumps(figures))
        return
    for verbosity, sides in figures.items():
        told = (f"{name} {c['keys']} keys, {c['seconds']} s" for name, c in sides.items())
        print(f"{verbosity}: {'; '.join(told)}")


if __name__ == "__main__":
    main()
