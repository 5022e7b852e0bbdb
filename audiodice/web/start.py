"""Reads the page's address, which may ask for a game. Errors in it never end the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiodice import games, opponents
from audiodice.core.model import OptionError, parse_option
from audiodice.core.text import shortened, shown, whole
from audiodice.engine.setup import GameSetup
from audiodice.present.settings import Settings
from audiodice.session import language
from audiodice.ui.seating import sit_down
from audiodice.web.page import READER, WEB

PROTOCOL = 1
"""The version of the messages in docs/web.md."""
_LONGEST = 100  # characters of an invalid text that are said
_MOST_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Start:
    """How a session starts: with a game, or in the menu."""

    lang: str
    way: str = READER
    setup: GameSetup | None = None
    seed: int | None = None
    touch: bool = False
    """Whether the page is on a device that is used with fingers."""
    wrong: str = ""
    """The first invalid text in the address."""


class _WrongError(ValueError):
    """The message is an invalid text in the address."""


def start_of(message: Mapping[str, Any], own: Settings) -> Start:
    """The start that a `start` message asks for. Never raises."""
    wishes = _texts(message.get("languages")) if own.language == "auto" else (own.language,)
    lang = language.choose(wishes, own.languages)
    way = WEB if message.get("way") == WEB else READER
    touch = message.get("touch") is True
    setup, seed = None, None
    try:
        if asked := _text(message.get("lang")):
            if asked not in own.languages:
                raise _WrongError(asked)  # noqa: TRY301
            lang = asked
        seed = _seed(_text(message.get("seed")))
        setup = _setup(message)
    except _WrongError as error:
        return Start(lang, way, touch=touch, wrong=shortened(shown(str(error)), _LONGEST))
    return Start(lang, way, setup, seed, touch)


def _setup(message: Mapping[str, Any]) -> GameSetup | None:
    """The requested game, if any; raises _WrongError."""
    name = _text(message.get("game"))
    if not name:
        return None
    if name not in games.names():
        raise _WrongError(name)
    given = message.get("options")
    options = _options(name, given if isinstance(given, Mapping) else {})
    others = _texts(message.get("opponents"))
    for policy in others:
        if policy not in opponents.names(name):
            raise _WrongError(policy)
    setup = GameSetup(name, opponents=others or GameSetup().opponents, options=options)
    try:
        sit_down(setup, 0)
    except (OptionError, ValueError) as error:
        raise _WrongError(" ".join((name, *others, *map(str, options)))) from error
    return setup


def _options(game: str, given: Mapping[Any, Any]) -> dict[str, int | bool]:
    """The requested rules; raises _WrongError."""
    known = games.load(game).options
    found: dict[str, int | bool] = {}
    for name, value in given.items():
        if name not in known:
            raise _WrongError(str(name))
        try:
            found[name] = parse_option(known[name], _text(value))
        except OptionError as error:
            raise _WrongError(f"{name}={value}") from error
    return found


def _seed(text: str) -> int | None:
    """The requested seed, if any; raises _WrongError."""
    number = whole(text) if text else None
    if text and (number is None or not 0 <= number <= _MOST_SEED):
        raise _WrongError(text)
    return number


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        return ()
    # One text of the address may have several names.
    return tuple(name for one in value for name in _text(one).split(",") if name)
