"""`audiodice keys` and `audiodice rules`: the active keys, and the rules that name them."""

from __future__ import annotations

from pathlib import Path

from audiodice.app import diagnostics, keymaps, language
from audiodice.devices.printing import note, print_json, print_line
from audiodice.present.commands import COMMANDS
from audiodice.present.keymap import Keymap
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys, spoken_or_name


def keys(lang: str, own: Path | None, *, as_json: bool) -> None:
    """Print the active keys by section, and problems of the player's file on stderr."""
    words, loaded = _words(lang, own)
    for problem in loaded.problems:
        note(diagnostics.in_words(words, problem))
    if as_json:
        answer = {"keys": {c: list(keys) for c, keys in loaded.keys.items()}}
        print_json(answer)
        return
    for command in COMMANDS.values():
        bound = ", ".join(spoken_or_name(words, key) for key in loaded.keys[command.id])
        print_line(f"{bound or '(none)'}: {words.text(f'command-{command.id}')}")


def rules(game: str, lang: str) -> tuple[str, ...]:
    """The rules of a game, line by line, with the names of the active keys."""
    return _words(lang, None)[0].rules(game)


def _words(lang: str, own: Path | None) -> tuple[Words, Keymap]:
    """The words of a language with the player's key names, and the keymap."""
    words = language.words(lang)
    loaded = keymaps.load(own or paths.own_keymap())
    name_keys(words, loaded)
    return words, loaded
