"""The code of a room: twelve digits, of which the last one checks the others."""

from __future__ import annotations

import os
from random import Random

import pytest

from audiodice.friends.room.codes import CodeError, groups, new_code, read_code


def test_each_wrong_digit_and_each_swap_of_neighbours_is_found() -> None:
    code = new_code(Random(1).randbytes)
    for place in range(12):
        for digit in "0123456789":
            if digit != code[place]:
                with pytest.raises(CodeError, match="check"):
                    read_code(code[:place] + digit + code[place + 1 :])
    for place in range(11):
        a, b = code[place], code[place + 1]
        if a != b:
            with pytest.raises(CodeError, match="check"):
                read_code(code[:place] + b + a + code[place + 2 :])


@pytest.mark.parametrize(
    "text", ["{0} {1} {2}", "{0}-{1}-{2}", " {0}{1}{2}\t", "https://a.example/dice/#{0}{1}{2}"]
)
def test_code_is_read_with_blanks_and_dashes_and_from_a_link(text: str) -> None:
    code = new_code(os.urandom)
    assert read_code(text.format(*groups(code))) == code


@pytest.mark.parametrize(
    "text", ["", "4719", "4719 2635 08130", "otter apple river candle", "٤٧١٩٢٦٣٥٠٨١٣"]
)
def test_other_texts_are_no_code(text: str) -> None:
    with pytest.raises(CodeError, match="digits"):
        read_code(text)


def test_digits_are_equally_likely() -> None:
    chance = Random(2)
    digits = "".join(new_code(chance.randbytes)[:11] for _ in range(2000))
    assert all(0.09 < digits.count(digit) / len(digits) < 0.11 for digit in "0123456789")
