"""All texts as samples that any language can say: an event at a table, or a label.

They are recorded while games are played by keys. A sample is kept if it shows something new: two
selectors of its message that, in any language, have not come out together before. Texts inside (a
menu's label, a player's name) are kept with their key and fields, and said anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from audiodice.core.model import Event
from audiodice.present.listener import Listener
from audiodice.present.translation import SOURCE, MessageEntry, nodes, read
from audiodice.present.words import Words, languages
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys

ITEM = re.compile(r".*-item")


@dataclass(frozen=True)
class Label:
    """A message that is part of another: its key, its fields, and its game ("": any)."""

    key: str
    fields: Mapping[str, Any]
    game: str = ""


@dataclass(frozen=True)
class Sample:
    """One text to say: an `event` with its key and fields, or a label, at a table of `game`."""

    key: str
    fields: Mapping[str, Any]
    game: str
    seat: int | None = None
    names: tuple[Any, ...] = ()
    humans: frozenset[int] = frozenset()
    event: bool = True

    def said(self, words: Words) -> str:
        """The sentence in a language, at the verbosity of its words."""
        names = tuple(str(_said(name, words)) for name in self.names)
        words.play(self.game, Listener(names, self.humans))
        fields = {name: _said(value, words) for name, value in self.fields.items()}
        if self.event:
            return words.say(Event(self.key, self.seat, fields))
        return words.line(self.key, **fields)


def _said(value: Any, words: Words) -> Any:
    """A field in this language."""
    if isinstance(value, Label):
        if value.game:
            return words.game_text(value.game, value.key, **value.fields)
        return words.text(value.key, **{n: _said(v, words) for n, v in value.fields.items()})
    if isinstance(value, Sample):
        return value.said(words)
    if isinstance(value, tuple) and not all(isinstance(part, int) for part in value):
        return tuple(_said(part, words) for part in value)
    return value


def speaker(lang: str, verbosity: str = "normal") -> Words:
    """The words of a language, with the keys as they are bound."""
    words = Words(paths.locale(), lang)
    name_keys(words, keymaps.load())
    words.verbosity = verbosity
    return words


class Recorder:
    """Records the words of a player, and keeps the samples that show something new."""

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self._shown: set[Any] = set()
        self._made: dict[str, Label] = {}

    def keep(self, sample: Sample, given: Mapping[str, Any]) -> None:
        """Keep a sample unless others have shown all of it; `given` has all its arguments."""
        found = outcomes(sample.game, sample.key, given)
        pairs: list[tuple[Any, ...]] = list(combinations(found, 2))
        if ITEM.fullmatch(sample.key):  # keep each kind of element of a list
            pairs = [pair for pair in pairs if "a" in (pair[0][0], pair[1][0])]
        new = {(place(sample), sample.key, pair) for pair in (pairs or [found])}
        if not new <= self._shown:
            self._shown |= new
            self.samples.append(sample)

    def listen(self, words: Words) -> None:
        """Record the requests to these words from now on."""
        plain, text, game_text = words.plain, words.text, words.game_text
        inner, all_rules = words._format, words.rules

        def event(one: Event) -> str:
            heard, place = words.listener, words._game
            chosen = dict(selectors(place, _message(one.key)))  # such a field is not a text
            fields = {
                name: value if value in chosen.get(name, ()) else self._told(value)
                for name, value in one.fields.items()
            }
            names = tuple(self._told(name) for name in heard.names)
            sample = Sample(one.key, fields, place, one.seat, names, heard.humans)
            self.keep(sample, {**one.fields, **heard.context(one)})
            return plain(one)

        def label(key: str, /, **fields: Any) -> str:
            said = text(key, **fields)
            told = {name: self._told(value) for name, value in fields.items()}
            self.keep(Sample(key, told, words._game, event=False), fields)
            return self._remember(said, Label(key, told))

        def of_game(game: str, key: str, **fields: int) -> str:
            said = game_text(game, key, **fields)
            self.keep(Sample(key, fields, game, event=False), fields)
            return self._remember(said, Label(key, fields, game))

        def part(key: str, fields: Mapping[str, Any]) -> str:
            if ITEM.fullmatch(key) and not key.startswith(("scores", "places")):
                self.keep(Sample(key, dict(fields), words._game, event=False), fields)
            return inner(key, fields)

        def rules(game: str) -> tuple[str, ...]:
            lines = all_rules(game)
            for number, line in enumerate(lines):
                self._remember(line, Label(f"rules-{number}" if number else "in-short", {}, game))
            return lines

        words.rules = rules  # type: ignore[method-assign]
        words.plain = event  # type: ignore[method-assign, assignment]
        words.text, words.game_text = label, of_game  # type: ignore[method-assign]
        words._format = part  # type: ignore[method-assign]

    def _remember(self, text: str, label: Label) -> str:
        self._made[text] = label
        return text

    def _told(self, value: Any) -> Any:
        """A field with the texts in it as labels."""
        if isinstance(value, str):
            return self._made.get(value, value)
        if isinstance(value, tuple):
            return tuple(self._told(part) for part in value)
        return value


def outcomes(game: str, key: str, given: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The variants that a message selects, over all languages: (argument, variant)."""
    arguments = dict(given)
    arguments |= {f"{n}-n": len(v) for n, v in given.items() if isinstance(v, tuple | str)}
    found = set()
    for name, variants in selectors(game, _message(key)):
        if name in arguments:
            found.add((name, _variant(arguments[name], variants)))
    return tuple(sorted(found))


def _variant(value: Any, variants: frozenset[str]) -> str:
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if str(value) in variants:
        return str(value)
    if isinstance(value, int) and value == 1 and "one" in variants:
        return "one"
    return "*"


@cache
def selectors(game: str, message: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The arguments that a message selects by, with the variants that any language has."""
    from fluent.syntax import ast

    found: dict[str, set[str]] = {}
    for lang in languages(paths.locale()):
        there = _syntax(lang, game)
        wanted, seen = [message], set()
        while wanted:
            this = wanted.pop()
            if this in seen or this not in there:
                continue
            seen.add(this)
            for node in nodes(there[this]):
                if isinstance(node, ast.MessageReference):
                    wanted.append(node.id.name)
                elif isinstance(node, ast.SelectExpression):
                    chosen: Any = node.selector
                    if isinstance(chosen, ast.FunctionReference):
                        continue  # TOUCH()
                    keys: list[Any] = [variant.key for variant in node.variants]
                    found.setdefault(chosen.id.name, set()).update(
                        key.name if isinstance(key, ast.Identifier) else key.value for key in keys
                    )
    return tuple((name, frozenset(keys)) for name, keys in sorted(found.items()))


@cache
def _syntax(lang: str, game: str) -> Mapping[str, Any]:
    from fluent.syntax import ast
    from fluent.syntax import parse as syntax

    there: dict[str, Any] = {}
    for file in ("friends", "help", "common", game):
        path = paths.locale() / lang / f"{file}.ftl"
        body = syntax(path.read_text("utf-8")).body if path.is_file() else []
        there |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return there


@cache
def messages(lang: str, name: str) -> Mapping[str, MessageEntry]:
    """The messages of one file of a language."""
    return read(paths.locale() / lang / f"{name}.ftl")[0]


def asks(name: str, message: str) -> tuple[str, ...]:
    """The keys of an English message without arguments: itself and its help; () if it has any."""
    entry = messages(SOURCE, name)[message]
    if entry.arguments or entry.references or ITEM.fullmatch(message):
        return ()
    return (message, f"{message}.help") if "help" in entry.attributes else (message,)


def place(sample: Sample) -> str:
    """The file with the message: the game's own, else a file for all games."""
    message = _message(sample.key)
    files = (sample.game, "common", "help", "friends")
    return next(name for name in files if name and message in messages(SOURCE, name))


def _message(key: str) -> str:
    return key.partition(".")[0].replace("_", "-")
