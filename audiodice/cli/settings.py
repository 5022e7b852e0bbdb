"""`audiodice settings`: show and change settings."""

from __future__ import annotations

from typing import Any

import click

from audiodice.cli.completion import setting_values
from audiodice.cli.params import JSON, BadInput, OneOf, bad, relays, shown
from audiodice.core import broker_address
from audiodice.core.model import allowed_in_words
from audiodice.core.text import LONGEST_NAME, folded, whole
from audiodice.devices.printing import note, print_json, print_line
from audiodice.present.settings import FREE, LONGEST, NAMES, Settings, kept
from audiodice.storage.settings import own_settings_file


@click.command("settings")
@click.argument("name", type=OneOf(lambda: NAMES, "NAME"), required=False)
@click.argument("value", required=False, shell_complete=setting_values)
@click.option(
    "--reset",
    is_flag=True,
    help="Set NAME back to its default; without NAME all but your name and the relays.",
)
@JSON
def command(name: str | None, value: str | None, *, reset: bool, as_json: bool) -> None:
    """List, show or change settings.

    NAME shows one setting, NAME VALUE changes it. VALUE is also taken in the words of the menu.
    """
    file = own_settings_file()
    own, complaints = file.load()
    for complaint in complaints:
        line = "audiodice: {path}, line {line}: {why}; {default} is used"
        note(line.format_map(complaint.message_fields))
    if reset and value is not None:
        raise bad("VALUE", value, "none", wrong="is given with --reset")
    if reset:
        own.reset(*([] if name is None else [name]))
    if name is not None and value is not None:
        setattr(own, name, _parsed(own, name, value))
    if reset or value is not None:
        try:
            file.save(own)
        except OSError as error:
            raise BadInput(f"{file.path} was not changed: {error.strerror}") from None
    values = {one: getattr(own, one) for one in (NAMES if name is None else (name,))}
    if as_json:
        print_json(values)
        return
    for one, now in values.items():
        print_line(f"{one} = {shown(now)}    ({_allowed(own, one)})")


def _parsed(own: Settings, name: str, text: str) -> Any:
    """The value in a text; raises BadInput, which names the allowed values."""
    if name == "relays":
        text = relays(name, text)
    if name in FREE and own.fits(name, value := kept(name, text)):
        return value
    typed = folded(text.strip())
    for value in own.allowed(name):
        if folded(shown(value)) == typed:
            return value
    for value in () if name in FREE or own.numbers(name) else own.allowed(name):
        if typed in _in_words(own, value):
            return value
    number = whole(text)
    if name not in FREE and number is not None and own.fits(name, number):
        return number
    raise bad(name, text, _allowed(own, name))


def _in_words(own: Settings, value: object) -> set[str]:
    """The spoken names of a value in the player's language and in English, folded."""
    from audiodice.desktop import system_language
    from audiodice.session import language

    spoken = (language.words(lang) for lang in {system_language.in_force(own), language.FALLBACK})
    return {folded(str(words.value(value))) for words in spoken}


def _allowed(own: Settings, name: str) -> str:
    if name == "relays":
        return f"automatic, network, or addresses: a host, or {broker_address.FORMS}"
    if name == "name":
        return f"nothing, or a name of at most {LONGEST_NAME} characters, with a letter or digit"
    if name in FREE:
        return f"any printable text of at most {LONGEST} characters"
    allowed = own.allowed(name)
    if isinstance(allowed, range):
        return f"a whole number from {allowed[0]} to {allowed[-1]}"
    return allowed_in_words(list(allowed))
