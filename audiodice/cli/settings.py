"""`audiodice settings`: what is set, and setting it."""

from __future__ import annotations

from typing import Any

import click

from audiodice.cli.completing import setting_values
from audiodice.cli.params import JSON, BadInput, OneOf, bad
from audiodice.cli.reports.printing import note, print_json, print_line
from audiodice.core.model import allowed_in_words
from audiodice.core.text import whole
from audiodice.storage import paths, settings

_NAMES = (*settings.ALLOWED, *settings.FREE)


@click.command("settings")
@click.argument("name", type=OneOf(lambda: _NAMES, "NAME"), required=False)
@click.argument("value", required=False, shell_complete=setting_values)
@JSON
def command(name: str | None, value: str | None, as_json: bool) -> None:
    """Every setting; one of them; or NAME VALUE to set it."""
    own, complaints = settings.load(paths.own_folder() / "settings.toml")
    for complaint in complaints:
        text = f"{complaint.path}, line {complaint.line}: {complaint.why}"
        note(f"audiodice: {text}; {complaint.default} is used")
    if name is not None and value is not None:
        setattr(own, name, _parsed(name, value))
        try:
            own.save()
        except OSError as error:
            raise BadInput(f"{own.path} cannot be written: {error.strerror}") from None
    told = {one: getattr(own, one) for one in (_NAMES if name is None else (name,))}
    if as_json:
        print_json(told)
        return
    for one, now in told.items():
        print_line(f"{one} = {shown(now)}    ({_allowed(one)})")


def _parsed(name: str, text: str) -> Any:
    """The value that a text means; raises BadInput with what is allowed."""
    if name in settings.FREE and settings.fits(name, text):
        return text
    for value in settings.ALLOWED.get(name, ()):
        if shown(value) == text.strip().lower():
            return value
    number = whole(text)
    if name in settings.ALLOWED and number is not None and settings.fits(name, number):
        return number
    raise bad(name, text, _allowed(name))


def shown(value: object) -> str:
    """A value as it is typed."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _allowed(name: str) -> str:
    if name in settings.FREE:
        return f"any text that can be printed, of at most {settings.LONGEST} characters"
    allowed = settings.ALLOWED[name]
    if isinstance(allowed, range):
        return f"a whole number from {allowed[0]} to {allowed[-1]}"
    return allowed_in_words(list(allowed))
