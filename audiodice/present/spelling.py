"""Turns messages of `told`, which replace speech if there is no voice, into phrases of cues.

A message is made of words with spaces between them:

    1 1 5         faces: a value for each, from left to right in the order of the dice
    480  16.5     a number of several digits: spelled in one place, a tick for the point
    ( 1 1 )       kept dice: the same values, damped
    |             a pause
    @-50          the place from here on, in percent: -100 left to 100 right
    @slow         the full form of every value from here on, whatever the settings say
    tell_points   any cue, by its name

1, 2 and 3 are one, two and three strokes of a low sound; 4, 5 and 6 of a high one; 7, 8 and 9 of a
bell; 0 is a knock. The first stroke alone identifies the value: this is the brisk form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from audiodice.present.cue import Cue, Phrase, Sound

UNSPELLABLE = "text"  # the cue for text that only a screen can show
SLOW = "@slow"
POINT = "tell_letter"
PAUSE_MS, BRISK_PAUSE_MS = 220, 100
WIDEST = 0.6  # the pan of the outermost dice
_WORD = re.compile(r"[()|]|@-?\d+|@slow|\d+(?:\.\d+)?|[a-z]\w*")


def spell(text: str, sounds: Mapping[str, Sound], *, brisk: bool = False) -> Phrase:
    """A message as a phrase; a cue that is not in `sounds` is replaced by the cue `text`.

    >>> short = Sound(("stroke.ogg",), "values", ms=300)
    >>> sounds = dict.fromkeys(("tell_points", "value_1", "value_5", "text"), short)
    >>> [(cue.name, cue.delay_ms) for cue in spell("tell_points 15", sounds).cues]
    [('tell_points', 0), ('value_1', 300), ('value_5', 600)]
    >>> [(cue.name, cue.pan) for cue in spell("1 5 5", sounds).cues]  # dice lie in a row
    [('value_1', -0.6), ('value_5', 0.0), ('value_5', 0.6)]
    """
    cues: list[Cue] = []
    now = 0
    for name, pan in _named(text):
        if name == "|":
            now += BRISK_PAUSE_MS if brisk else PAUSE_MS
            continue
        if name == SLOW:
            brisk = False
            continue
        found = next(n for n in _forms(name, brisk=brisk) if n in sounds)
        cues.append(Cue(found, pan, now))
        now += sounds[found].ms
    return Phrase(tuple(cues), now)


def _forms(name: str, *, brisk: bool) -> Iterator[str]:
    """The forms in which a cue may be played, best first."""
    if brisk:
        yield f"{name}_brisk"
    yield name
    yield UNSPELLABLE


def _named(text: str) -> Iterator[tuple[str, float]]:
    """The name of each cue with its place; a pause and SLOW are returned unchanged."""
    pan, suffix = 0.0, ""
    for row in _rows(_WORD.findall(text)):
        dice = sum(word.isdigit() for word in row)
        lain = 0
        for word in row:
            if word in "()":
                suffix = "_kept" if word == "(" else ""
            elif word[0] == "@" and word != SLOW:
                pan = int(word[1:]) / 100
            elif word[0].isdigit():
                # Dice are spread from left to right; a number has the place of its seat.
                place = WIDEST * (2 * lain / (dice - 1) - 1) if dice > 1 else pan
                lain += 1
                for digit in word:
                    yield POINT if digit == "." else f"value_{digit}{suffix}", place
            else:
                yield word, pan


def _rows(words: list[str]) -> Iterator[list[str]]:
    """The words in groups: a row of dice, kept or not, or any other word alone."""
    row: list[str] = []
    for word in words:
        if word in "()" or (word.isdigit() and len(word) == 1):
            row.append(word)
            continue
        yield from [row] if row else []
        row = []
        yield [word]
    yield from [row] if row else []
