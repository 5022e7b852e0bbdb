"""How much is said in brief, counted in the golden transcripts: words a player must wait for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median

import pytest

from audiodice import games
from tests.support.golden import FOLDER

ROLL, TURN_CHANGE, RESULT = 4, 3, 7
"""The most words, by the median: of a roll beyond its dice, of a turn change, of a result."""

_TURN = re.compile(r"(?:^|(?<=[.!] ))(?:Your|(?:Cora|Bo|Ann|Ben)'s) turn\.$")
"""Whose turn it is, at the end of what ended the turn before."""
_DICE = re.compile(r"^(?:A )?(?:[1-6] ?)+[.:]?")
_GROUPS = re.compile(
    r"\b(?:\d+ (?:ones|twos|threes|fours|fives|sixes)|(?:A|another) [1-6])\b", re.IGNORECASE
)
"""Fonnjo Foon tells its ten dice so: each face that may enter, and how many of it."""


def answers(game: str) -> Iterator[tuple[str, list[str], str]]:
    """Each key of a brief transcript (`...` for the others' play), its cues, what was said."""
    key, cues = "", list[str]()
    for line in (FOLDER / f"{game}.brief.txt").read_text("utf-8").splitlines():
        if not line.startswith(" "):
            key, cues = line, []
        elif line.startswith("    ("):
            cues.append(line.strip(" ()").split()[0])
        else:
            yield key, cues, line.strip(' "')


def words(text: str) -> int:
    return len(text.split())


def parts(game: str) -> dict[str, list[int]]:
    """Words of every roll, turn change and result of a game."""
    found: dict[str, list[int]] = {"roll": [], "turn change": [], "result": []}
    for key, cues, said in answers(game):
        thrown = any(cue.startswith("pour") for cue in cues)
        if any(cue.startswith("turn_") for cue in cues):
            turn = _TURN.search(said)
            found["turn change"].append(words(turn[0]) if turn else 0)
            said = said[: turn.start()].strip() if turn else said
            if said:
                found["result"].append(words(said))
        elif {"win", "lose", "tie"} & set(cues):
            found["result"].append(words(said))
        elif thrown and key == "enter":
            dice = _GROUPS if game == "fonnjo_foon" else _DICE
            found["roll"].append(words(re.sub(r"(?<!\w)[.,](?!\w)", "", dice.sub("", said))))
    return found


@pytest.mark.parametrize("game", games.names())
def test_brief_messages_stay_within_their_word_limits(game: str) -> None:
    found = parts(game)
    assert len(found["roll"]) >= 5
    assert len(found["turn change"]) >= 3
    assert len(found["result"]) >= 3
    medians = {kind: median(counts) for kind, counts in found.items()}
    assert medians["roll"] <= ROLL, medians
    assert medians["turn change"] <= TURN_CHANGE, medians
    assert medians["result"] <= RESULT, medians
