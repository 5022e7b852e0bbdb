"""The spoken code of a room: eleven random digits and Damm's check digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

DIGITS = 12
_GROUP = 4
_BLANKS = str.maketrans("", "", " \u00a0\u202f\t-\u2010\u2011\u2013.")
_DAMM = (
    "0317598642", "7092154863", "4206871359", "1750983426", "6123045978",
    "3674209581", "5869720134", "8945362017", "9438617205", "2581436790",
)  # fmt: skip
"""H. M. Damm's quasigroup of order ten: it finds each wrong digit and each swap of neighbours."""


class CodeError(ValueError):
    """A text is no code: "digits" (not twelve of them) or "check" (one is wrong)."""


def check_digit(digits: str) -> str:
    """The digit that makes a code of these digits.

    >>> check_digit("47192635081")
    '3'
    """
    row = 0
    for digit in digits:
        row = int(_DAMM[row][int(digit)])
    return str(row)


def new_code(chance: Callable[[int], bytes]) -> str:
    """A new code of twelve digits; `chance` returns random bytes."""
    digits = ""
    while len(digits) < DIGITS - 1:  # bytes from 250 on would make small digits more likely
        digits += "".join(str(byte % 10) for byte in chance(DIGITS) if byte < 250)
    digits = digits[: DIGITS - 1]
    return digits + check_digit(digits)


def read_code(text: str) -> str:
    """The twelve digits of a typed or pasted code, or of a link that ends with one.

    Raises CodeError.

    >>> read_code("4719 2635-0813"), read_code("https://dice.example/#471926350813")
    ('471926350813', '471926350813')
    """
    code = text.rpartition("#")[2].translate(_BLANKS)
    if len(code) != DIGITS or not all("0" <= digit <= "9" for digit in code):
        raise CodeError("digits")
    if check_digit(code) != "0":
        raise CodeError("check")
    return code


def spoken(digits: str) -> tuple[str, ...]:
    """Digits in groups of four, as they are said: one by one.

    >>> spoken("47192")
    ('4 7 1 9', '2')
    """
    return tuple(" ".join(group) for group in groups(digits))


def groups(code: str) -> tuple[str, ...]:
    """The code in groups of four, as it is said.

    >>> groups("471926350813")
    ('4719', '2635', '0813')
    """
    return tuple(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))
