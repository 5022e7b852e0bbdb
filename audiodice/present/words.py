"""Turns events into sentences, with the Fluent catalogues of one language.

The event's key finds the message, first among those of the game. The value of a message is its
normal form; the attributes `.brief` and `.full` are shorter and longer. The event's fields become
its arguments: faces are digits with blanks or commas between, the catalogue's joints join a list,
and the game's name for an id (`NAME-item`) replaces it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import count
from typing import Any

from audiodice.core.errors import Cause
from audiodice.core.model import Event
from audiodice.core.text import capital
from audiodice.present.catalogue import Catalogue, CatalogueError
from audiodice.present.dice_spacing import NEXT_DIE, spaced
from audiodice.present.listener import Listener
from audiodice.present.texts import Texts
from audiodice.present.utterance import stopped

_LATER = ("help", "friends")  # catalogues read only for a message that no other has
DICE = ("faces", "free", "kept")  # the fields that have dice in their order on the table
VERBOSITIES = ("brief", "normal", "full")
_LONGEST = 2500  # characters of an argument: Fluent accepts no more
_DECIMAL = re.compile(r"-?\d+\.\d")


class Words:
    def __init__(self, locale: Texts, lang: str, *, plurals: str = "") -> None:
        """Read the common catalogue of `locale/lang`; raises CatalogueError.

        `plurals` is the language of its plural forms, if `lang` is not a language (`told`).
        """
        if not (locale / lang / "common.ftl").is_file():
            raise CatalogueError(f"no language {lang!r}; there are: {', '.join(languages(locale))}")
        self.lang = lang
        self._plurals = plurals or lang
        self.verbosity = "normal"
        self.listener = Listener()
        self.sorts_dice = False
        """Whether dice are spoken sorted by value instead of in their order on the table."""
        self.commas: Callable[[], bool] = bool
        """Whether there are commas, not blanks, between dice."""
        self.chosen: Mapping[str, Any] = {"reroll": "auto", "most": True}
        """Settings that messages may select by: `$reroll` and `$most`."""
        self.key: Callable[[str], str] = str
        """Returns the spoken name of a command's key; `KEY("roll")` in a message calls it."""
        self.by_touch = False
        """Whether the player last used a button, so that `key` names buttons; `TOUCH()` says it."""
        self._folder = locale / lang
        self._later = [n for n in _LATER if (self._folder / f"{n}.ftl").exists()]
        self._catalogue = cache(self._open)
        self._game = ""

    def play(self, game: str, listener: Listener) -> None:
        """Use the words of `game`, and address this listener, from now on."""
        self._game, self.listener = game, listener

    @property
    def game(self) -> str:
        """The game whose words are used; "" for none."""
        return self._game

    def warm(self) -> Iterator[None]:
        """Parse all messages for this table, one in each step."""
        for catalogue in self.catalogues():
            for _ in catalogue.warm():
                yield

    def say(self, event: Event) -> str:
        """The sentence for an event; raises KeyError if it has no message."""
        return sentences(self.plain(event), self.lang)

    def plain(self, event: Event) -> str:
        """The message for an event, not made into sentences."""
        teams = event.fields.get("teams") and self.has(f"team_{event.key}")
        key = f"team_{event.key}" if teams else event.key
        fields = {**self.chosen, **event.fields, **self.listener.context(event)}
        return self._whole(key, fields)

    def utter(self, events: Sequence[Event]) -> str:
        said = [text for event in events if (text := self.say(event))]
        return " ".join((*map(stopped, said[:-1]), *said[-1:]))

    def recount(self, events: Sequence[Event]) -> str:
        """The text for missed events, by their messages `missed-KEY` where there are any."""
        missed = [replace(event, key=f"missed_{event.key}") for event in events]
        return self.utter(
            [long if self.has(long.key) else e for long, e in zip(missed, events, strict=True)]
        )

    def brief(self, events: Sequence[Event]) -> str:
        """The shortest text for several events, for a braille display."""
        now, self.verbosity, self.commas = (self.verbosity, self.commas), "brief", bool
        try:
            return self.utter(events)
        finally:
            self.verbosity, self.commas = now

    def text(self, key: str, /, **fields: Any) -> str:
        """A message that belongs to no event: a label, an error, a command's help (`ID.help`)."""
        return self._whole(key, fields)

    def line(self, key: str, /, **fields: Any) -> str:
        """A message that belongs to no event, as a whole sentence."""
        return sentences(self._whole(key, fields), self.lang)

    def value(self, value: object) -> object:
        """The spoken form of a value of a setting or an option."""
        if isinstance(value, bool):
            return self.text("value-on" if value else "value-off")
        if isinstance(value, int):
            return value
        # A language without a name in this language is shown as its tag.
        return self.text(key) if self.has(key := f"value-{value}") else value

    def game_text(self, game: str, key: str, **fields: int) -> str:
        """A message of any game, such as its name, or an option's `.help`."""
        message_id, _, attribute = _id(key).partition(".")
        return self._of_game(game, message_id, attribute or self.verbosity, **fields)

    def has(self, key: str) -> bool:
        return any(catalogue.has(_id(key)) for catalogue in self.catalogues())

    def rules(self, game: str) -> tuple[str, ...]:
        """A short description of a game, then the lines of its rules (`rules-1`, ...)."""
        return (self._of_game(game, "in-short", ""), *self._numbered(game, "rules"))

    def tips(self, game: str) -> tuple[str, ...]:
        """The tips for a game (`tips-1`, ...); () if it has none."""
        return tuple(self._numbered(game, "tips"))

    def _numbered(self, game: str, name: str) -> Iterator[str]:
        for number in count(1):
            if not self._catalogue(game).has(key := f"{name}-{number}"):
                return
            yield self._of_game(game, key, "")

    def worth(self, game: str) -> tuple[str, ...]:
        """The lines of the rules about points: those that `worth-lines` names."""
        rules = self.rules(game)
        if not self._catalogue(game).has("worth-lines"):
            return rules[1:]
        return tuple(rules[int(n)] for n in self.game_text(game, "worth-lines").split())

    def _of_game(self, game: str, message_id: str, attribute: str, **fields: int) -> str:
        numbers = {name: _number(value) for name, value in fields.items()}
        return self._catalogue(game).render(message_id, attribute, numbers)

    def catalogues(self) -> Iterator[Catalogue]:
        """The catalogues to search, in order; the long ones are read only if needed."""
        if self._game:
            yield self._catalogue(self._game)
        yield self._catalogue("common")
        for name in self._later:
            yield self._catalogue(name)

    def _open(self, name: str) -> Catalogue:
        parts = (self._folder / f"{part}.ftl" for part in dict.fromkeys(("common", name)))
        there = (part for part in parts if self._usable(part))
        functions = {
            "KEY": lambda name: self.key(name),
            "TOUCH": lambda: "yes" if self.by_touch else "no",
        }
        return Catalogue(self._plurals, *there, functions=functions)

    def _usable(self, path: Texts) -> bool:
        return path.exists()

    def _format(self, key: str, fields: Mapping[str, Any]) -> str:
        teams = fields.get("teams", 0)
        arguments = {n: self._argument(n, value, teams) for n, value in fields.items()}
        if teams:
            arguments["sides"] = self._sides(teams)
        # Fluent cannot select by an empty list: $kept-n is the length of $kept.
        arguments |= {f"{n}-n": len(v) for n, v in fields.items() if isinstance(v, tuple | str)}
        message_id, _, attribute = _id(key).partition(".")
        for catalogue in self.catalogues():
            if catalogue.has(message_id):
                return catalogue.render(message_id, attribute or self.verbosity, arguments)
        raise KeyError(f"no words for {key!r}")

    def _argument(self, name: str, value: Any, teams: int = 0) -> Any:
        """The value of a field as an argument for Fluent.

        `teams` is their number, 0 if each seat plays alone.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _number(value)
        if isinstance(value, str):
            value = self._of_text(value)
        if not isinstance(value, tuple):
            return self._format(f"{name}-item", {"a": value}) if self._named(name) else value
        if name == "scores" and value and isinstance(value[0], int):
            value = tuple(enumerate(value))[: teams or None]  # else (seat, points) in any order
        name = "places" if name == "after_winner" else name
        if name in ("scores", "places", "chances"):
            item = partial(self._team_item, teams) if teams else partial(self._seat_item, name)
            return self._join(name, [item(*one) for one in value])
        if name == "team":
            return self._team([seat for (seat,) in value])
        if all(isinstance(item, int) for item in value):
            ordered = sorted(value) if self.sorts_dice and name in DICE else value
            return self._dice(ordered)
        return self._join(name, [self._item(name, item) for item in value])

    def _of_text(self, value: str) -> Any:
        """A text as an argument: decimals become numbers, causes are translated, long texts cut."""
        if isinstance(value, Cause) and self.has(value.key):
            return self._format(value.key, {})
        if _DECIMAL.fullmatch(value):
            return _number(float(value))
        return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"

    def _named(self, name: str) -> bool:
        """Whether the game has names for the values of this field (such as boxes of a sheet)."""
        return bool(self._game) and self._catalogue(self._game).has(f"{name}-item")

    def _seat_item(self, name: str, seat: int, points: int) -> str:
        fields = {**self.listener.place(seat), "who": self.listener.who(seat), "points": points}
        if self.listener.numbered(seat):
            # "Cora 2 30" would sound like one number.
            fields["name"] = self._format("apart-item", {"a": fields["name"]})
        return self._format(f"{name}-item", fields)

    def _team_item(self, teams: int, seat: int, points: int) -> str:
        members = [one for (one,) in self.listener.members(seat, teams)]
        team = self._team(members)
        if self.listener.numbered(members[-1]):
            team = self._format("apart-item", {"a": team})
        return self._format("teams-item", {"members": team, "points": points})

    def _team(self, seats: Sequence[int]) -> str:
        listener = self.listener
        fields = [{**listener.place(seat), "who": listener.who(seat)} for seat in seats]
        return self._join("team", [self._format("team-item", one) for one in fields])

    def _sides(self, teams: int) -> str:
        seats = range(min(teams, len(self.listener.names)))
        members = [[one for (one,) in self.listener.members(seat, teams)] for seat in seats]
        return self._join("sides", [self._team(team) for team in members])

    def _item(self, name: str, item: Any) -> str:
        """One element of a list: faces as digits, others by `NAME-item` with $a, $b, $c."""
        if isinstance(item, str):
            return item
        if all(isinstance(part, int) for part in item) and not self.has(f"{name}-item"):
            return self._dice(item)
        return self._format(f"{name}-item", dict(zip("abcd", item, strict=False)))

    def _whole(self, key: str, fields: Mapping[str, Any]) -> str:
        """A message with blanks or commas between its dice."""
        text = self._format(key, fields)
        if NEXT_DIE not in text:
            return text
        return spaced(text, self._between("dice-joint"), self._between("dice-stop"))

    def _between(self, joint: str) -> str:
        """The text that a joint puts between its two parts."""
        return self._format(joint, {"head": NEXT_DIE, "next": NEXT_DIE}).strip(NEXT_DIE)

    def _dice(self, faces: Sequence[int]) -> str:
        return (NEXT_DIE if self.commas() else " ").join(map(str, faces))

    def _join(self, name: str, items: list[str]) -> str:
        """Join a list by the catalogue's `NAME-joint` and `NAME-last`, or the common ones."""
        if not items:
            return ""
        joined = items[0]
        for number, item in enumerate(items[1:], start=2):
            joint = "last" if number == len(items) else "joint"
            key = f"{name}-{joint}" if self.has(f"{name}-{joint}") else f"list-{joint}"
            joined = self._format(key, {"head": joined, "next": item})
        return joined


def languages(locale: Texts) -> tuple[str, ...]:
    found = locale.iterdir() if locale.is_dir() else ()
    return tuple(sorted(folder.name for folder in found if (folder / "common.ftl").exists()))


def _id(key: str) -> str:
    return key.replace("_", "-")


def sentences(text: str, lang: str) -> str:
    """Capitalise each sentence, because a phrase of the catalogue may begin one.

    After a label that ends with a full stop, a second full stop is removed.
    """
    text = re.sub(r"(?<=[\w)][.!?])\.(?=\s|$)|(?<=[。！？])。", "", text)
    return re.sub(r"(^|(?<=\w[.!?] ))([¿¡]*)([^\W\d_])", lambda s: s[2] + capital(s[3], lang), text)


@lru_cache(maxsize=4096)
def _number(value: float) -> Any:
    """A number with the decimal mark of the language.

    It has no mark for thousands, because some voices read 1,005 as two numbers.
    """
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)
