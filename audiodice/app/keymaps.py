"""The keys in force: ours, and the player's file laid over them."""

from __future__ import annotations

import tomllib
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.devices.input.keys import parse
from audiodice.present.keymap import Keymap, Problem, defaults, laid_over
from audiodice.storage import paths, player_toml
from audiodice.storage.player_toml import TomlError


def load(own: Path | None = None) -> Keymap:
    """The default keys, with the player's `own` file over them, if there is one.

    Whatever that file holds is no more than a problem. Raises OSError or ValueError only for the
    default, which ships with the program.
    """
    base = defaults(tomllib.loads(paths.keymap().read_text("utf-8")), parse)
    if own is None:
        return base
    try:
        document = player_toml.read(own)
    except TomlError as error:
        problem = Problem("keymap_syntax", str(own), error.line, {"why": str(error)})
    except OSError as error:
        problem = Problem("keymap_unreadable", str(own), 1, {"why": error_text(error)})
    else:
        return laid_over(base, document.tables, document.line_of, str(own), parse)
    return Keymap(base.keys, (problem,))
