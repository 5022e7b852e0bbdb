"""Shared by all commands: the error for bad input, groups, parameter types, common options."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from audiodice.core.errors import error_text
from audiodice.core.text import LONGEST_NAME, as_name, is_name, quoted, shortened, whole

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


_BEFORE = "audiodice.before"
"""The key, in click's data of one command line, of the options before the command."""


class BadInput(click.ClickException):
    """Bad input, or something missing on this machine; exit status 2."""

    exit_code = 2


def bad(option: str, value: object, expected: str, *, wrong: str = "is not valid") -> BadInput:
    """The error for a value of an option: why it is `wrong`, and the `expected` values."""
    return BadInput(f"{option}: {quoted(shortened(str(value), 300))} {wrong}; expected {expected}")


class Passing(click.Group):
    """A group whose options become defaults of its commands; each command must have them, too."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None and not ctx.resilient_parsing:
            _set_defaults(ctx, name, command)
        return name, command, rest


def _set_defaults(ctx: click.Context, name: str, command: click.Command) -> None:
    before: dict[str, tuple[str, Any]] = ctx.meta.setdefault(_BEFORE, {})
    before |= {
        known: (option, ctx.params[known])
        for known, option in _options(ctx.command).items()
        if ctx.get_parameter_source(known) is ParameterSource.COMMANDLINE
    }
    if isinstance(command, click.Group):
        return  # a group passes the options on to its own commands
    there = _options(command)
    for known, (option, _) in before.items():
        if known not in there:
            path = " ".join((*ctx.command_path.split()[1:], name))
            own = ", ".join(there[one] for one in _options(ctx.find_root().command) if one in there)
            expected = f"expected before it: {own or 'nothing'}"
            raise BadInput(f"{option}: {path} has no such option; {expected}")
    ctx.default_map = {name: {known: value for known, (_, value) in before.items()}}


def _options(command: click.Command) -> dict[str, str]:
    """A command's options by parameter name, as the player types them."""
    options = (param for param in command.params if isinstance(param, click.Option))
    return {option.name: option.opts[0] for option in options if option.name}


class OneOf(click.ParamType[str]):
    """One of a list of words; `allowed` is called when it is needed."""

    name = "word"

    def __init__(self, allowed: Callable[[], Sequence[str]], metavar: str = "") -> None:
        self.allowed = allowed
        self.metavar = metavar

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        del param, ctx
        return self.metavar or "|".join(self.allowed())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        del ctx
        if value not in self.allowed():
            raise bad(called(param), value, ", ".join(self.allowed()))
        return value

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        del ctx, param
        return [CompletionItem(word) for word in self.allowed() if word.startswith(incomplete)]


class Whole(click.ParamType[int]):
    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        del ctx
        number = whole(str(value))
        if number is None or not self.least <= number <= self.most:
            allowed = f"a whole number from {self.least} to {self.most}"
            raise bad(called(param), value, allowed)
        return number


class Text(click.ParamType[str]):
    """Text without lone surrogates and control characters."""

    name = "text"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        del ctx
        if not value.isprintable():
            raise bad(called(param), value, "text that can be printed")
        return value


class PathTo(click.Path):
    """A path that is valid on this system; it may not exist."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Path:
        del ctx
        path = Path(value)
        try:
            path.stat()
        except (FileNotFoundError, NotADirectoryError):
            pass
        except (OSError, ValueError) as error:  # too long, a loop of links, a null character
            wrong = f"is not usable ({error_text(error)})"
            raise bad(called(param), path, "a path that this system allows", wrong=wrong) from None
        return path


class Relays(click.ParamType[str]):
    name = "relays"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        del ctx
        return relays(called(param), value)


def relays(name: str, text: str) -> str:
    """The setting `relays` in a text; raises BadInput, which names the part that is wrong."""
    from audiodice.core import broker_address
    from audiodice.core.relays import RelayError, own, tidy

    try:
        own(text)
    except RelayError as error:
        forms = f"automatic, network, or addresses: a host, or {broker_address.FORMS}"
        raise bad(name, error.wrong, forms, wrong=str(error)) from None
    return tidy(text)


def called(param: click.Parameter | None) -> str:
    """A parameter's name as the player types it."""
    if param is None:
        return "value"
    return param.opts[0] if isinstance(param, click.Option) else (param.name or "").upper()


def shown(value: object) -> str:
    """A value as the player types it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def languages() -> Sequence[str]:
    from audiodice.present import words
    from audiodice.storage import paths

    return words.languages(paths.locale())


class Language(OneOf):
    """A language tag; case, region and script may differ from ours: zh, pt, de_AT."""

    def __init__(self) -> None:
        super().__init__(languages, "LANG")

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from audiodice.session import language

        return language.find(value, self.allowed()) or super().convert(value, param, ctx)


def _own_language() -> str:
    """The language of the settings, else the system's."""
    from audiodice.desktop import system_language
    from audiodice.storage.settings import own_settings_file

    own, _ = own_settings_file().load()
    return system_language.in_force(own)


LANG = click.option(
    "--lang",
    type=Language(),
    default=_own_language,
    help="The language; by default the one in your settings, or that of your system.",
)


def _games() -> Sequence[str]:
    from audiodice import games

    return games.names()


GAME = OneOf(_games, "GAME")
SEED = Whole(0, 2**64 - 1)
OPTION = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Change a rule of the game; may be repeated.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def parse_names(text: str, option: str) -> tuple[str, ...]:
    """Names separated by commas; raises BadInput, which names `option`."""
    names = tuple(map(as_name, text.split(","))) if text.strip() else ()
    if not names or not all(map(is_name, names)):
        most = f"names of at most {LONGEST_NAME} characters, separated by commas"
        raise bad(option, text, f"{most}, each with a letter or a digit")
    return names


def demand_code(text: str, option: str) -> None:
    """Raise BadInput if this is not the code of a room, alone or at the end of a link."""
    from audiodice.friends.room.codes import CodeError, read_code

    try:
        read_code(text)
    except CodeError as error:
        wrong = "does not have twelve digits" if str(error) == "digits" else "has a wrong digit"
        raise bad(option, text, "the twelve digits of a room", wrong=wrong) from None


def known_opponents(
    game: str, names: Sequence[str], option: str, lang: str = ""
) -> tuple[str, ...]:
    """The ids of these computer players of the game; raises BadInput.

    A name may be an id ("perfect") or a name in `lang` or in English ("Petra"), in upper or lower
    case. If `lang` is "", it is the language of the settings.
    """
    from audiodice import opponents

    known = opponents.names(game)
    if all(name in known for name in names):
        return tuple(names)
    called = _called(known, lang or _own_language())
    ids = {spoken.casefold(): name for name in reversed(known) for spoken in (*called[name], name)}
    for name in names:
        if name.casefold() not in ids:
            allowed = ", ".join(f"{one} ({called[one][0]})" for one in known)
            raise bad(option, name, allowed, wrong="is not a computer player of this game")
    return tuple(ids[name.casefold()] for name in names)


def _called(policies: Sequence[str], lang: str) -> dict[str, list[str]]:
    """The names of each computer player in this language, then in English."""
    from audiodice.session import language

    spoken = [language.words(one) for one in (lang, language.FALLBACK)]
    return {
        policy: [words.text(key) for words in spoken if words.has(key := f"opponent-name-{policy}")]
        or [policy]
        for policy in policies
    }


def parse_options(game: str, pairs: Sequence[str]) -> dict[str, int | bool]:
    """The rule options of a game from NAME=VALUE texts; raises BadInput."""
    from audiodice import games
    from audiodice.core.model import OptionError, allowed_in_words, parse_option

    known = games.load(game).options
    found: dict[str, int | bool] = {}
    for text in pairs:
        name, equals, value = text.partition("=")
        if not known:
            raise bad("--option", text, f"no --option, because {game} has none")
        if not equals or name not in known:
            raise bad("--option", text, f"NAME=VALUE, where NAME is one of {', '.join(known)}")
        try:
            found[name] = parse_option(known[name], value)
        except OptionError:
            expected = allowed_in_words(known[name].allowed)
            raise bad(f"--option {name}", value, expected) from None
    return found


def demand_fitting(game: str, seats: int, options: Mapping[str, int | bool]) -> None:
    """Raise BadInput for options that do not fit this (allowed) number of seats."""
    from audiodice import games
    from audiodice.core.model import OptionError

    try:
        games.load(game).initial(seats, **options)
    except OptionError as error:
        raise BadInput(f"--option: {error}") from None
