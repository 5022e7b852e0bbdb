"""French only: agreement and elision."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tests.support.speaker import Combo, kept, rolled, speaker

words = partial(speaker, "fr")


@pytest.mark.parametrize(("faces", "plural"), [((1,), False), ((1, 5), True)])
def test_kept_dice_agree(faces: tuple[int, ...], plural: bool) -> None:
    participle = re.findall(r"\w+és?\b", words().say(kept(*faces)))[0]
    assert participle.endswith("s") == plural


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "brelan d'as et le 5"),
        ((("four", 4, 1), ("single", 1, 2)), "carré de 4 et les deux as"),
        ((("five", 1, 1),), "cinq as"),
        ((("six", 3, 1),), "six fois 3"),
    ],
)
def test_aces_are_elided(combos: tuple[Combo, ...], said: str) -> None:
    assert said in words().plain(rolled(*combos))
