"""What every command of the command line needs: bad input, types of parameters, the language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class BadInput(click.ClickException):
    """Something the person typed, or their machine lacks; exit status 2."""

    exit_code = 2


def bad(option: str, value: object, allowed: str) -> BadInput:
    """The complaint about a value, which names what is allowed."""
    return BadInput(f"{option} is {str(value)!r}; allowed is {allowed}")


class OneOf(click.ParamType[str]):
    """One of some words; the list may be asked for late."""

    name = "word"

    def __init__(self, allowed: Callable[[], Sequence[str]], metavar: str = "") -> None:
        self.allowed = allowed
        self.metavar = metavar

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """As shown by --help."""
        del param, ctx
        return self.metavar or "|".join(self.allowed())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word itself; raises BadInput for another."""
        del ctx
        if value not in self.allowed():
            raise bad(called(param), value, ", ".join(self.allowed()))
        return value

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The words that begin so."""
        from click.shell_completion import CompletionItem

        del ctx, param
        return [CompletionItem(word) for word in self.allowed() if word.startswith(incomplete)]


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; raises BadInput."""
        del ctx
        text = str(value).strip()
        if not text.removeprefix("-").isdecimal() or not self.least <= int(text) <= self.most:
            allowed = f"a whole number from {self.least} to {self.most}"
            raise bad(called(param), value, allowed)
        return int(text)


def called(param: click.Parameter | None) -> str:
    """A parameter as the player knows it."""
    if param is None:
        return "value"
    return param.opts[0] if isinstance(param, click.Option) else (param.name or "").upper()


def languages() -> Sequence[str]:
    """The languages there are."""
    from audiodice.app import resources
    from audiodice.present import words

    return words.languages(resources.locale())


def _own_language() -> str:
    """Without --lang: as the player has set, else as the system speaks."""
    from audiodice.app import language, resources, settings

    own, _ = settings.load(resources.own_folder() / "settings.toml")
    return language.in_force(own)


LANG = click.option(
    "--lang",
    type=OneOf(languages, "LANG"),
    default=_own_language,
    help="Language; without it the one set, or your system's.",
)
