"""Golden transcripts: from a script of keys to all words and cues.

`tests/golden/GAME.script` has the throws and keys, `GAME.VERBOSITY.txt` the words and cues, and
`GAME.told.txt` the cues of a session without a voice. `languages/LANG.txt` has the words of all
scripts in another language, at normal verbosity. AUDIODICE_UPDATE_GOLDEN=1 writes these files
again: read the difference before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from audiodice import games
from audiodice.cli.params import parse_options
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player

HEARD_MS = 20_000  # long enough for every phrase to end before the next key
FOLDER = Path(__file__).parent.parent / "golden"


def held_against(name: str, told: str) -> None:
    """Compare with a file of the folder, or write it."""
    path = FOLDER / name
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def play(game: str, verbosity: str, *, speech: bool = True) -> str:
    """Run the game's script; gives a line for each key, then indented lines for its answer.

    Without speech a line is a phrase of cues, each with its place and when it starts.
    """
    return run(game, verbosity, heard_since if speech else told_since, speech=speech)


def run(
    game: str,
    verbosity: str,
    since: Callable[[Player, int], list[str]],
    *,
    speech: bool = True,
    lang: str = "en",
) -> str:
    """Run the game's script; `since` returns what is recorded of the answer to each key."""
    people: tuple[str, ...] = ("",)
    opponents: tuple[str, ...] = ()
    options: list[str] = []
    dice: list[tuple[int, ...]] = []
    keys: list[str] = []
    for line in (FOLDER / f"{game}.script").read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if word == "players":
            people = tuple(rest.split(","))
        elif word == "opponents":
            opponents = tuple(rest.split(","))
        elif word == "option":
            options.append(rest)
        elif word == "dice":
            dice.append(tuple(map(int, rest.split())))
        else:
            keys.append(line)
    assert game in games.names()
    setup = GameSetup(game, people, opponents, parse_options(game, options))
    player = Player(setup, dice=dice, verbosity=verbosity, speech=speech, lang=lang)
    lines = ["(start)", *since(player, 0)]
    for key in keys:
        before = len(player.out.lines)
        if key == "...":
            player.let_play()
        else:
            player.press(key, wait=500 if speech else HEARD_MS)
        lines += [key, *since(player, before)]
    return "\n".join(lines) + "\n"


def heard_since(player: Player, first: int) -> list[str]:
    lines = []
    for line in player.out.lines[first:]:
        if line["kind"] == "say":
            lines.append(f'    "{line["text"]}"')
        elif line["kind"] == "cue":
            pan = f" {line['pan']:+.2f}" if line["pan"] else ""
            lines.append(f"    ({line['name']}{pan})")
    return lines


def said_since(player: Player, first: int) -> list[str]:
    """Only the words."""
    return [f"    {line['text']}" for line in player.out.lines[first:] if line["kind"] == "say"]


def told_since(player: Player, first: int) -> list[str]:
    """Every phrase on a line: `cue` or `cue+0.50` (its place), and `/ms` where it starts."""
    phrases: list[list[str]] = []
    last = 0
    for line in player.out.lines[first:]:
        if line["kind"] != "cue":
            continue
        pan = f"{line['pan']:+.2f}" if line["pan"] else ""
        if line["delay_ms"] <= last or not phrases:
            phrases.append([])
        last = line["delay_ms"]
        phrases[-1].append(f"{line['name']}{pan}/{last}")
    return [f"    {' '.join(phrase)}" for phrase in phrases]
