"""What a player hears, as events: tests compare keys and values, but not words.

    assert player.press("b") == said("banked", "turn", points=70)

`tests/spoken` and `tests/golden` alone hold sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import EllipsisType
from typing import Any

from audiodice.core.model import Event
from audiodice.present.words import Words
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys


class Heard(str):
    """A text that was spoken, with the events and the labels that it was made of."""

    __slots__ = ("events", "labels")
    events: tuple[Event, ...]
    labels: tuple[Event, ...]

    def __new__(
        cls, text: str = "", events: Iterable[Event] = (), labels: Iterable[Event] = ()
    ) -> Heard:
        heard = super().__new__(cls, text)
        heard.events, heard.labels = tuple(events), tuple(labels)
        return heard

    @staticmethod
    def joined(parts: Sequence[Heard]) -> Heard:
        """Several utterances as one."""
        return Heard(
            " | ".join(parts),
            (event for part in parts for event in part.events),
            (label for part in parts for label in part.labels),
        )

    @property
    def keys(self) -> list[str]:
        """The keys of all events, in order."""
        return [event.key for event in self.events]

    def of(self, key: str) -> Mapping[str, Any]:
        """The expected events; equal to a `Heard` that consists of them. See `said`."""
        return next(event.fields for event in self.events if event.key == key)

    def __repr__(self) -> str:
        return f"{str(self)!r} = {', '.join(map(_shown, (*self.events, *self.labels)))}"


class Said:
    """What was to be said; equals a `Heard` that says it. See `said`."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, keys: tuple[str | EllipsisType, ...], fields: Mapping[str, Any]) -> None:
        self._keys, self._fields = keys, fields

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Heard):
            return NotImplemented
        return self._in_order(other.keys) and all(
            any(_is(value, there, other.labels) for there in _values(other, name))
            for name, value in self._fields.items()
        )

    def _in_order(self, keys: list[str]) -> bool:
        wanted = [key for key in self._keys if key is not ...]
        last = len(keys) - len(wanted)
        starts = range(last + 1) if self._keys[0] is ... else range(min(last + 1, 1))
        open_end = self._keys[-1] is ...
        return any(
            keys[at : at + len(wanted)] == wanted and (open_end or at == last) for at in starts
        )

    def __repr__(self) -> str:
        keys = ["..." if key is ... else repr(key) for key in self._keys]
        return f"said({', '.join(keys + [f'{n}={v!r}' for n, v in self._fields.items()])})"


def said(*keys: str | EllipsisType, **fields: Any) -> Said:
    """These events and no other, or more where `...` stands first or last.

    Each field is that of one of the events, or of a label in them (a menu's entry, a title). Where
    the field is a label, the name of its message is given, `said("menu_move", label="menu-new")`;
    before that of a game's own message stands the game: `game="farkle/game-name"`.
    """
    return Said(keys, fields)


def sentence(key: str, /, *, lang: str = "en", **fields: Any) -> str:
    """The sentence for an event of no game; for tests that can see only the text."""
    return _words(lang).say(Event(key, None, fields))


def label(key: str, /, *, lang: str = "en", **fields: Any) -> str:
    """The text of a message, where only that can be seen; of a game's own, `fune/teach-roll`."""
    game, _, own = key.rpartition("/")
    return _words(lang).game_text(game, own) if game else _words(lang).text(key, **fields)


@cache
def _words(lang: str) -> Words:
    words = Words(paths.locale(), lang)
    name_keys(words, keymaps.load())
    return words


def _values(heard: Heard, name: str) -> Iterator[Any]:
    for event in (*heard.events, *heard.labels):
        if name == "seat":
            yield event.seat
        elif name in event.fields:
            yield event.fields[name]


def _is(wanted: Any, value: Any, labels: Sequence[Event]) -> bool:
    if isinstance(wanted, tuple) and isinstance(value, tuple) and len(wanted) == len(value):
        return all(_is(one, other, labels) for one, other in zip(wanted, value, strict=True))
    return bool(wanted == value) or any(
        label.key == wanted for label in labels if label.fields.get("") == value
    )


def _shown(event: Event) -> str:
    return f"{event.key} {dict(event.fields)}"


class RememberingWords(Words):
    """Words that remember the events and labels of each of their texts."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._uttered: dict[str, tuple[Event, ...]] = {}
        self._labels: dict[str, dict[str, Event]] = {}  # by text, then by key

    def heard(self, text: str) -> Heard:
        """A spoken text with its events and labels."""
        events = tuple(self._events(text))
        return Heard(text, events, self._inside(events))

    def label(self, text: str) -> Heard:
        """A label that is not spoken yet, as the event `entry`."""
        entry = Event("entry", None, {"label": text})
        return Heard(text, (entry,), self._inside((entry,)))

    def utter(self, events: Sequence[Event]) -> str:
        text = super().utter(events)
        self._uttered[text] = tuple(events)
        return text

    def recount(self, events: Sequence[Event]) -> str:
        text = super().recount(events)
        self._uttered[text] = tuple(events)
        return text

    def say(self, event: Event) -> str:
        text = super().say(event)
        self._uttered.setdefault(text, (event,))
        # A menu says only its entry's label, so this is not another label.
        return text if text in self._labels else self._remember(text, event.key, event.fields)

    def text(self, key: str, /, **fields: Any) -> str:
        return self._remember(super().text(key, **fields), key, fields)

    def line(self, key: str, /, **fields: Any) -> str:
        return self._remember(super().line(key, **fields), key, fields)

    def game_text(self, game: str, key: str, **fields: int) -> str:
        return self._remember(super().game_text(game, key, **fields), f"{game}/{key}", fields)

    def rules(self, game: str) -> tuple[str, ...]:
        lines = super().rules(game)
        for number, line in enumerate(lines):
            self._remember(line, f"{game}/{f'rules-{number}' if number else 'in-short'}", {})
        return lines

    def _remember(self, text: str, key: str, fields: Mapping[str, Any]) -> str:
        name = key if "/" in key else key.replace("_", "-")
        self._labels.setdefault(text, {})[name] = Event(name, None, {**fields, "": text})
        return text

    def _events(self, text: str) -> Iterator[Event]:
        """The events of an utterance, or of several that were joined as one."""
        if text in self._uttered:
            yield from self._uttered[text]
            return
        if text in self._labels:  # said as a text, not as an event
            yield from self._labels[text].values()
            return
        while text:
            known = (one for one in self._uttered if one and text.startswith(one))
            first = max(known, key=len, default="")
            if not first:
                return
            yield from self._uttered[first]
            text = text[len(first) :].lstrip(".。 ")

    def _inside(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The labels in the fields of events, and those within them."""
        found: dict[str, dict[str, Event]] = {}
        wanted = [value for event in events for value in event.fields.values()]
        while wanted:
            value = wanted.pop(0)
            if isinstance(value, tuple):
                wanted += value
            elif isinstance(value, str) and value in self._labels and value not in found:
                found[value] = self._labels[value]
                wanted += [v for label in found[value].values() for v in label.fields.values()]
        return tuple(label for labels in found.values() for label in labels.values())
