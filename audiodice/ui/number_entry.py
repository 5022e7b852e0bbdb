"""The entry of a number; what cannot be set is answered with what can."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiodice.core.model import Event, Value
from audiodice.core.text import whole
from audiodice.ui.screen import Response, push, refuse
from audiodice.ui.text_entry import Entry


def number_entry(
    label: str,
    allowed: Sequence[int],
    take: Callable[[int], Response],
    *,
    begins: str = "",
) -> Response:
    """Ask for one of the `allowed` numbers, and `take` it; nothing typed changes nothing.

    The text `begins` with what is typed already.
    """
    one_by_one = () if isinstance(allowed, range) else tuple(map(str, allowed))
    fields: dict[str, Value] = {
        "least": allowed[0],
        "most": allowed[-1],
        "step": allowed.step if isinstance(allowed, range) else 0,
        "numbers": one_by_one,
    }

    def done(text: str) -> Response | None:
        if not text:
            return None
        number = whole(text)
        if number is None or number not in allowed:
            return refuse(Event("number_wanted", None, {**fields, "text": text}))
        return take(number)

    asks = Event("type_number", None, {**fields, "label": label})
    return push(Entry(asks, done, begins=begins))
