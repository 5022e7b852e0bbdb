"""Values by ear: what is told without a voice, as cues in time.

A told text is made of words with spaces between:

    1 1 5         faces: each a value by ear, spread from left to right as the dice lie
    480  16.5     a number of more digits: spelled in one place, a tick for the point
    ( 1 1 )       kept dice: the same values, damped
    |             a pause
    @-50          the place from here on, in percent: -100 left to 100 right
    @slow         every value whole from here on, whatever the player has set
    tell_points   any cue by its name

1, 2, 3 are one, two, three strokes of a low voice, 4, 5, 6 of a high one, 7, 8, 9 of a bell, 0 a
knock. The first stroke alone tells the value: that is the brisk form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from audiodice.present.cue import Cue, Phrase, Sound

UNSPELLABLE = "text"  # the cue for what only a screen can show
SLOW = "@slow"
POINT = "tell_letter"
PAUSE_MS, BRISK_PAUSE_MS = 220, 100
WIDEST = 0.6  # where the outermost dice lie
_WORD = re.compile(r"[()|]|@-?\d+|@slow|\d+(?:\.\d+)?|[a-z]\w*")


def spell(text: str, sounds: Mapping[str, Sound], *, brisk: bool = False) -> Phrase:
    """A told text as a phrase; a cue that `sounds` does not have becomes the `text` cue.

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
    """What may stand for a cue's name, best first."""
    if brisk:
        yield f"{name}_brisk"
    yield name
    yield UNSPELLABLE


def _named(text: str) -> Iterator[tuple[str, float]]:
    """Every cue's name with its place; a pause and SLOW as they are."""
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
                # Dice lie from left to right; a number stands where its seat does.
                place = WIDEST * (2 * lain / (dice - 1) - 1) if dice > 1 else pan
                lain += 1
                for digit in word:
                    yield POINT if digit == "." else f"value_{digit}{suffix}", place
            else:
                yield word, pan


def _rows(words: list[str]) -> Iterator[list[str]]:
    """Words in groups: dice that lie in one row, kept ones too, or any other word alone."""
    row: list[str] = []
    for word in words:
        if word in "()" or (word.isdigit() and len(word) == 1):
            row.append(word)
            continue
        yield from [row] if row else []
        row = []
        yield [word]
    yield from [row] if row else []
