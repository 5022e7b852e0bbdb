"""Blanks or commas between dice: "1 2 2", or "1, 2, 2" for voices that join the digits."""

from __future__ import annotations

import re

NEXT_DIE = "\ue000"
"""Stands between dice until the sentence is complete; no text has this character."""

_LIAISON = frozenset({"fr"})  # with blanks "2 1" is read "deux-z-un", which means two ones
_FAST = 300  # words a minute
_RUN = rf"\d(?:{NEXT_DIE}\d)+"


def with_commas(wanted: str, voice: str, lang: str, rate: int) -> bool:
    """Whether there are commas between dice; `wanted` is the setting.

    "auto" is the form that was measured to be understood best (docs/performance.md). `voice` is
    the kind of the voice, as in `--speech`, `rate` is in words a minute. Text is read by eye or
    finger and needs no commas. Of other voices than our own we know neither the reading nor the
    rate, but all pause at a comma.
    """
    if wanted != "auto":
        return wanted == "commas"
    if voice == "embedded":
        return lang in _LIAISON or rate >= _FAST
    return voice in ("screen-reader", "native")


def spaced(text: str, joint: str, stop: str) -> str:
    """`text` with `joint` between its dice, and `stop` in place of a comma after them.

    Otherwise the points in "1, 5, 20 points" would sound like another die.
    """
    text = re.sub(rf"({_RUN})(?:, |、|，)", lambda dice: dice[1] + stop, text)
    return text.replace(NEXT_DIE, joint)
