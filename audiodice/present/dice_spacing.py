"""What stands between dice: "1 2 2", or "1, 2, 2" where a voice would run the digits together."""

from __future__ import annotations

import re

NEXT_DIE = "\ue000"
"""Stands between dice until the sentence is whole: a sign that no text has."""

_LIAISON = frozenset({"fr"})  # between blanks "2 1" is read "deux-z-un", which means two ones
_FAST = 300  # words a minute
_RUN = rf"\d(?:{NEXT_DIE}\d)+"


def with_commas(wanted: str, voice: str, lang: str, rate: int) -> bool:
    """Whether there are commas between dice; `wanted` is the setting.

    For "auto" it is what was measured to be read best (docs/performance.md): `voice` is the kind
    of the voice, as `--speech` names it, `rate` is in words a minute. Text is read by eye or
    finger. Of any other voice but our own neither the reading nor the rate is known, and a comma
    is a pause in all of them.
    """
    if wanted != "auto":
        return wanted == "commas"
    if voice == "embedded":
        return lang in _LIAISON or rate >= _FAST
    return voice in ("screen-reader", "native")


def spaced(text: str, joint: str, stop: str) -> str:
    """`text` with `joint` between its dice; what follows them after a comma comes after `stop`.

    Otherwise the points in "1, 5, 20 points" would be one more die.
    """
    text = re.sub(rf"({_RUN})(?:, |、|，)", lambda dice: dice[1] + stop, text)
    return text.replace(NEXT_DIE, joint)
