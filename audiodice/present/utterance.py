"""What is said at one time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class Utterance:
    """What was said at one time: its text, and the events that are played if there is no voice.

    `news` reports what happened in a game; other utterances answer a key. `kinds` are the kinds of
    news it has, by which the player may browse the history: `mine`, `others`, `results`. `at` is
    the table it was said at, or None: with the seats and words of another table, its events would
    be said wrongly, or not at all.
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
        " ".join(_stopped(part.text) for part in parts if part.text),
        tuple(event for part in parts for event in part.events),
        any(part.news for part in parts),
    )


def _stopped(text: str) -> str:
    """A label has no full stop; between other sentences it needs one."""
    if not text[-1].isalnum():
        return text
    return f"{text}。" if text[-1] > "\u2e80" else f"{text}."  # above are CJK characters
