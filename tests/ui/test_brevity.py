"""The length of messages at brief verbosity, counted in words of the golden transcripts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median

import pytest

from audiodice import games
from tests.support.golden import FOLDER

ROLL, TURN_CHANGE, RESULT = 4, 3, 7
"""The highest medians in words: of a roll without its dice, a turn change, a result."""

_TURN = re.compile(r"(?:^|(?<=[.!] ))(?:Your|(?:Cora|Bo|Ann|Ben)'s) turn\.$")
"""The message whose turn it is, which follows the result of the previous turn."""
_DICE = re.compile(r"^(?:A )?(?:[1-6] ?)+[.:]?")
_GROUPS = re.compile(
    r"\b(?:\d+ (?:ones|twos|threes|fours|fives|sixes)|(?:A|another) [1-6])\b", re.IGNORECASE
)
"""Fonnjo Foon tells its ten dice as each face that may enter, with its count."""


def answers(game: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield each key of a brief transcript (`...`: the others play), its cues, and the text."""
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
    """Return the word counts of every roll, turn change and result of a game."""
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
