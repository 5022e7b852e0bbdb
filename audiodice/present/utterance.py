"""What is said at one time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class Utterance:
    """What is said at one time: a text, and the events that are played if there is no voice.

    `news` is whether it reports what happened in a game; if not, it answers a key. `kinds` are the
    kinds of news by which the player can browse the history: `mine`, `others`, `results`. `at` is
    its table, or None: another table has other seats and words, so that the events would be said
    wrongly there.
    """

    text: str
    events: tuple[Event, ...] = ()
    news: bool = False
    kinds: frozenset[str] = frozenset()
    at: object = None


def joined(utterances: Iterable[Utterance]) -> Utterance:
    """Several utterances as one."""
    parts = tuple(utterances)
    return Utterance(
        " ".join(stopped(part.text) for part in parts if part.text),
        tuple(event for part in parts for event in part.events),
        any(part.news for part in parts),
    )


def stopped(text: str) -> str:
    """Add a full stop to a label, which needs one between other sentences."""
    if not text[-1].isalnum():
        return text
    return f"{text}。" if text[-1] > "\u2e80" else f"{text}."  # above are CJK characters
