"""Loads the active keymap: the default, overridden by the player's own file."""

from __future__ import annotations

import tomllib
from pathlib import Path

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.errors import error_text
from audiodice.devices.input.keys import parse
from audiodice.present.keymap import Keymap, defaults, with_own_keys
from audiodice.storage import paths, player_toml
from audiodice.storage.player_toml import TomlError


def load(own: Path | None = None) -> Keymap:
    """Return the default keymap, overridden by the player's `own` file if that exists.

    Faults in the own file become the keymap's problems.
    """
    base = defaults(tomllib.loads(paths.keymap().read_text("utf-8-sig")), parse)
    if own is None:
        return base
    try:
        document = player_toml.read(own)
    except TomlError as error:
        problem = Diagnostic("keymap_syntax", str(own), error.line, {"why": str(error)})
    except OSError as error:
        problem = Diagnostic("keymap_unreadable", str(own), 1, {"why": error_text(error)})
    else:
        return with_own_keys(base, document.tables, document.line_of, str(own), parse)
    return Keymap(base.keys, (problem,))
