"""A text to be spoken, with its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text to be spoken at once, and the events whose cues replace it if there is no voice.

    `news`: it reports events of a game, instead of answering a key. `kinds` are the kinds of news
    by which the player can browse the history: `mine`, `others`, `results`. `at` is its table, or
    None: at another table, with other seats and words, its events would be spoken wrongly.
    """

    text: str
    events: tuple[Event, ...] = ()
    news: bool = False
    kinds: frozenset[str] = frozenset()
    at: object = None


def joined(utterances: Iterable[Utterance]) -> Utterance:
    parts = tuple(utterances)
    return Utterance(
        " ".join(stopped(part.text) for part in parts if part.text),
        tuple(event for part in parts for event in part.events),
        any(part.news for part in parts),
    )


def stopped(text: str) -> str:
    """The text with a full stop, unless it ends with a mark: for a label among sentences."""
    if not text[-1].isalnum():
        return text
    return f"{text}。" if text[-1] > "\u2e80" else f"{text}."  # above are CJK characters
