"""settings.toml: reads it at the start, and keeps the player's comments when it writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.errors import error_text
from audiodice.core.text import shortened, shown
from audiodice.present.settings import NAMES, Settings, kept, wrong_relay
from audiodice.present.words import languages
from audiodice.storage import paths, player_toml
from audiodice.storage.disk import atomic_write_text
from audiodice.storage.player_toml import TomlError

_FIRST_LINE = "# audiodice settings; the program keeps your comments\n"

_BEFORE = "broker"  # what the setting `relays` was called


class SettingsFile:
    """The settings file at `path`; `languages` are those that the program speaks."""

    def __init__(self, path: Path, languages: tuple[str, ...]) -> None:
        self.path, self._languages = path, languages
        self._unread = False  # the file is there, but could not be read

    def load(self) -> tuple[Settings, tuple[Diagnostic, ...]]:
        """The settings, with defaults for missing or invalid ones, and the problems of the file."""
        settings = self._defaults()
        try:
            document = player_toml.read(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return settings, ()
        except (OSError, TomlError) as error:
            self._unread = True
            line = error.line if isinstance(error, TomlError) else 1
            return settings, (self._wrong(line, error_text(error), "every default"),)
        complaints = []
        for name, written in _renamed(document.tables).items():
            value = kept(name, written)
            if name not in NAMES:
                why, default = "no such setting", "nothing"
            elif type(value) is not type(getattr(settings, name)) or not settings.fits(name, value):
                told: object = value
                if name == "relays" and isinstance(value, str):
                    told = wrong_relay(value) or value  # without a password
                why = f"{name} is {shortened(shown(repr(told)))}"
                default = str(getattr(settings, name)) or "nothing"
            else:
                setattr(settings, name, value)
                continue
            written_as = name if name in document.tables else _BEFORE
            complaints.append(self._wrong(document.line_of(written_as), why, default))
        return settings, tuple(complaints)

    def save(self, settings: Settings) -> None:
        """Write the settings that differ from the file, and keep its comments; raises OSError."""
        try:
            text = player_toml.read(self.path).text
        except FileNotFoundError:
            text = _FIRST_LINE
        except TomlError:
            raise _unreadable() from None
        atomic_write_text(self.path, self._laid_over(text, settings))

    def _laid_over(self, text: str, settings: Settings) -> str:
        """The text of a settings file with the changed settings; raises OSError."""
        import tomlkit

        try:
            # If the last line has no line end, tomlkit may append to that line.
            document = tomlkit.parse(text if text.endswith("\n") else text + "\n")
            defaults = self._defaults()
            if not self._unread:
                document.pop(_BEFORE, None)  # its value is in the setting `relays`
            for name in NAMES:
                value, default = getattr(settings, name), getattr(defaults, name)
                if self._unread and value == default:
                    continue  # the player did not choose it; the file's value is unknown
                if document.get(name, default) != value:
                    document[name] = value
            changed = tomlkit.dumps(document)
            player_toml.parse(changed)
        except Exception:  # tomlkit may raise anything for a strange file
            raise _unreadable() from None
        return changed

    def _wrong(self, line: int, why: str, default: str) -> Diagnostic:
        return Diagnostic("settings_broken", str(self.path), line, {"why": why, "default": default})

    def _defaults(self) -> Settings:
        return Settings(languages=self._languages)


def own_settings_file() -> SettingsFile:
    """The settings file of the player."""
    return SettingsFile(paths.own_folder() / paths.SETTINGS, languages(paths.locale()))


def _unreadable() -> OSError:
    return OSError(0, "settings.toml is not readable; mend or delete it")


def _renamed(tables: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a file, in which `relays` may have its former name."""
    renamed = {"relays": tables[_BEFORE]} if _BEFORE in tables else {}
    return {**renamed, **{name: value for name, value in tables.items() if name != _BEFORE}}
