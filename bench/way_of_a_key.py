"""Counts the calls, files and classes of ours between a key press and the queue of speech.

    uv run --group test python -m bench.way_of_a_key [--key a | --phrase] [--calls] [--json]

The key is pressed in Farkle, after a roll, in the real program with stand-ins for its devices; the
game is saved, and the queue is the real one. The count ends when the words are in it. `--calls`
also prints each call, indented by its depth. With `--phrase` it counts what a friend's phrase
passes instead, from the line of the shared table to the queue of speech.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

import audiodice
from audiodice.core.jobs import take_all
from audiodice.devices.speech.thread import Speech
from audiodice.engine.setup import GameSetup
from tests.friends.screens.evening import hosting, joining
from tests.support.backends import Told
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player

OURS = str(Path(audiodice.__file__).parent)
ROLL = (1, 5, 2, 3, 6, 6)
_UNCOUNTED = ("<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>")  # inlined by newer Pythons


Calls = list[tuple[int, CodeType]]
"""Calls of our functions, each with its depth."""


def calls_of_key(key: str = "a") -> Calls:
    """Our calls from `Router.key` until the words are queued."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(
            GameSetup("farkle", ("Ann",), ("cautious",)),
            dice=[ROLL, ROLL],
            keep_in=Path(folder),
            voice=_speech(),
        )
        take_all(player.context.words.warm())  # the program does this after its first words
        player.keys("enter")
        player.clock.now += 1000
        found = _until_queued(lambda: player.router.key(key, key))
        player.autosave.close()
    return found


def calls_of_phrase() -> Calls:
    """Our calls from a message on a friend's line until its words are queued."""
    net = FriendsNet(delay=100)
    ann = hosting(net)
    bob = joining(net, "Bob", ann, voice=_speech())
    take_all(bob.context.words.warm())
    ann.keys("home enter")
    net.pass_ms(2000)
    ann.press("e")
    ann.press("1")
    net.clock.now += 100
    net.deliver()
    return _until_queued(lambda: bob.router.tick(net.clock.now))


def _speech() -> Speech:
    voice = Told(rung="embedded")
    voice.own_voice = True
    return Speech([voice])


def _until_queued(run: Callable[[], object]) -> Calls:
    """Run `run`, and return our calls until words are queued; [] if no words are queued."""
    found: Calls = []
    depth, queued = 0, False

    def watch(frame: FrameType, event: str, _: object) -> None:
        nonlocal depth, queued
        code = frame.f_code
        if not code.co_filename.startswith(OURS) or code.co_name in _UNCOUNTED:
            return
        if event == "call" and not queued:
            found.append((depth, code))
            depth += 1
        elif event == "return":
            depth -= 1
            queued = queued or code is Speech.say.__code__

    sys.setprofile(watch)
    try:
        run()
    finally:
        sys.setprofile(None)
    return found if queued else []


def counts(calls: Calls) -> dict[str, int]:
    """Count the calls, files and classes, and the calls of the rules."""
    codes = [code for _, code in calls]
    names = Counter(code.co_name for code in codes)
    classes = {
        (code.co_filename, code.co_qualname.split(".")[0])
        for code in codes
        if "." in code.co_qualname.partition(".<locals>")[0]
    }
    return {
        "calls": len(codes),
        "files": len({code.co_filename for code in codes}),
        "classes": len(classes),
        "why_not": sum(code.co_qualname == "Farkle.why_not" for code in codes),
        "dice": names["dice"],
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--key", default="a")
    parser.add_argument("--phrase", action="store_true")
    parser.add_argument("--calls", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    calls = calls_of_phrase() if wanted.phrase else calls_of_key(wanted.key)
    if wanted.calls:
        for depth, code in calls:
            file = Path(code.co_filename).relative_to(OURS)
            print(f"{'  ' * depth}{code.co_qualname}  {file}:{code.co_firstlineno}")
    figures = counts(calls)
    if wanted.json:
        print(json.dumps(figures))
    else:
        what = "a friend's phrase" if wanted.phrase else f"{wanted.key} in Farkle"
        print(f"{what}:", ", ".join(f"{n} {name}" for name, n in figures.items()))


if __name__ == "__main__":
    main()
