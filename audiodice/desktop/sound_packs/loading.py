"""Reads a sound pack from its folder: the usable sounds, and its problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.errors import error_text
from audiodice.core.model import Value
from audiodice.core.text import shortened, shown
from audiodice.desktop.sound_packs.pack import TABLE, Pack
from audiodice.devices.audio.decoder import LONGEST_S
from audiodice.devices.audio.mixer import BUSES
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.present.cue import Sound
from audiodice.storage import player_toml
from audiodice.storage.player_toml import Document, TomlError

LARGEST = 5_000_000  # bytes
LARGEST_TABLE = 200_000  # bytes: a table of a thousand cues has 100 kB
RATES, CHANNELS = range(8_000, 96_001), (1, 2)  # a forged rate would fill memory when resampled
_SUFFIXES = (".ogg", ".wav")
MOST_VARIANTS = 99
_KEYS = ("variants", "files", "bus", "ms", "hold", "lufs", "vary")


class Wrong(ValueError):  # noqa: N818 - "raise Wrong(...)" reads well
    """A wrong line or file of a pack; the message says what is allowed."""


def load_pack(folder: Path, ours: Mapping[str, Sound]) -> Pack:
    """The pack in a folder. Never raises; problems are in its `flaws`."""
    try:
        document = player_toml.read(folder / TABLE, LARGEST_TABLE)
    except TomlError as error:
        return _unusable(folder, error.line, str(error))
    except (FileNotFoundError, NotADirectoryError):
        return _unusable(folder, 0, "there is no such file")
    except OSError as error:
        return _unusable(folder, 0, error_text(error))
    cues = document.tables.get("cues")
    if not isinstance(cues, dict):
        return _unusable(folder, 1, "it has no [cues]")
    try:
        reader = _Reader(folder, document, ours)
    except OSError as error:  # the folder's real path is unknown
        return _unusable(folder, 0, error_text(error))
    return reader.read(cues)


def _unusable(folder: Path, line: int, why: str) -> Pack:
    return Pack(folder, {}, (Diagnostic("pack_unusable", str(folder / TABLE), line, {"why": why}),))


class _Reader:
    def __init__(self, folder: Path, document: Document, ours: Mapping[str, Sound]) -> None:
        self.folder, self.document, self.ours = folder, document, ours
        self.real = folder.resolve()
        self.flaws: list[Diagnostic] = []

    def read(self, cues: Mapping[str, Any]) -> Pack:
        """The pack, with all usable lines."""
        sounds = {}
        for cue, line in cues.items():
            if cue not in self.ours:
                self._flaw("pack_unknown_cue", "", given=cue)
                continue
            try:
                sound = self._sound(cue, line)
            except Wrong as error:
                self._flaw("pack_wrong_line", cue, why=str(error))
                continue
            if sound.files:
                sounds[cue] = sound
        lines = {cue: self.document.line_of(cue) for cue in sounds}
        return Pack(self.folder, sounds, tuple(self.flaws), lines)

    def _sound(self, cue: str, line: Any) -> Sound:
        """A cue's sound, with the usable files; raises Wrong."""
        # First the line, before any file is sought, so that a wrong line is reported once.
        sound = sound_of(cue, line, self.ours[cue])
        files = tuple(str(path) for name in sound.files if (path := self._file(cue, name)))
        return replace(sound, files=files)

    def _file(self, cue: str, name: str) -> Path | None:
        """The path of a file; if it cannot be used, None, and a problem is reported."""
        try:
            path = self._within(name)
            size = path.stat().st_size
            name = path.relative_to(self.real).as_posix()  # with its suffix
            if size > LARGEST:
                raise Wrong(f"it is larger than {LARGEST // 1_000_000} MB")
            shape = shape_of(path)
            if shape.seconds > LONGEST_S:
                raise Wrong(f"it is longer than {LONGEST_S:.0f} seconds")
        except FileNotFoundError:
            self._flaw("pack_missing_file", cue, file=name)
        except SoundError as error:
            self._flaw("pack_wrong_file", cue, file=name, why=error.why)
        except (
            OSError,
            ValueError,
            RuntimeError,
        ) as error:  # Wrong is a ValueError; a loop of links raises RuntimeError
            self._flaw("pack_wrong_file", cue, file=name, why=error_text(error))
        else:
            if shape.rate in RATES and shape.channels in CHANNELS:
                return path
            self._flaw("pack_odd_file", cue, file=name, rate=shape.rate, channels=shape.channels)
        return None

    def _within(self, name: str) -> Path:
        """The path of a file inside the folder, with links resolved.

        Raises Wrong, FileNotFoundError, OSError.
        """
        path = self.folder / name
        if not path.suffix:
            path = next((p for s in _SUFFIXES if (p := path.with_suffix(s)).exists()), path)
            path = path.with_suffix(path.suffix or _SUFFIXES[0])
        if path.suffix.lower() not in _SUFFIXES:
            raise Wrong("a sound is an .ogg or a .wav file")
        real = path.resolve()
        if not real.is_relative_to(self.real):
            raise Wrong("it is outside the pack's folder")
        if real.exists() and not real.is_file():
            raise Wrong("it is not a file")
        return real

    def _flaw(self, key: str, cue: str, **fields: Value) -> None:
        line = self.document.line_of(cue or str(fields["given"]))
        safe = {n: shortened(shown(v)) if isinstance(v, str) else v for n, v in fields.items()}
        self.flaws.append(Diagnostic(key, str(self.folder / TABLE), line, {"cue": cue, **safe}))


def sound_of(cue: str, line: Any, ours: Sound) -> Sound:
    """The sound that a line describes, with the file names as given there; raises Wrong.

    What the line leaves out is taken from `ours`.
    """
    if not isinstance(line, dict):
        raise Wrong("a cue is a table: { files = [...] }")
    if odd := sorted(set(line) - set(_KEYS)):
        raise Wrong(f"{odd[0]} is not one of {', '.join(_KEYS)}")
    bus = line.get("bus", ours.bus)
    if bus not in [name for name in BUSES if name != "voice"]:
        raise Wrong("bus is dice, interface, values or music")
    ms = _number(line, "ms", ours.ms, 0, 60_000)
    hold = _number(line, "hold", ours.hold, 0, 60_000)
    lufs = _number(line, "lufs", None, -70, 0)
    vary = line.get("vary", ours.vary)
    if not isinstance(vary, bool):
        raise Wrong("vary is true or false")
    files = tuple(_files(cue, line))
    new = replace(ours, files=files, bus=bus, ms=round(ms or 0), hold=round(hold or 0))
    return replace(new, lufs=lufs, vary=vary, instead=None)


def _number(
    line: Mapping[str, Any], key: str, usual: float | None, least: int, most: int
) -> float | None:
    if key not in line:
        return usual
    value: Any = line[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise Wrong(f"{key} is a number from {least} to {most}")
    return value


def _files(cue: str, line: Mapping[str, Any]) -> Iterator[str]:
    """The file names of a cue, without suffix if the line does not list them; raises Wrong."""
    many = line.get("variants", 1)
    if type(many) is not int or not 1 <= many <= MOST_VARIANTS:
        raise Wrong(f"variants is a whole number from 1 to {MOST_VARIANTS}")
    files = line.get("files")
    if files is None:
        yield from [cue] if many == 1 else [f"{cue}_{n}" for n in range(1, many + 1)]
    elif not isinstance(files, list) or not all(isinstance(file, str) and file for file in files):
        raise Wrong("files is a list of file names")
    elif not 1 <= len(files) <= MOST_VARIANTS:
        raise Wrong(f"files names 1 to {MOST_VARIANTS} files")
    else:
        yield from files
