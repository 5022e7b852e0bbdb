"""Reads a sound pack from its folder: the usable sounds, and its problems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.errors import error_text
from audiodice.core.model import Value
from audiodice.core.text import shortened, shown
from audiodice.desktop.sound_packs.pack import TABLE, Pack
from audiodice.desktop.sound_packs.pack_line import Wrong, sound_of
from audiodice.devices.audio.decoder import LONGEST_S
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.present.cue import Sound
from audiodice.storage import player_toml
from audiodice.storage.player_toml import Document, TomlError

LARGEST = 5_000_000  # bytes
LARGEST_TABLE = 200_000  # bytes: a table of a thousand cues has 100 kB
RATES, CHANNELS = range(8_000, 96_001), (1, 2)  # a forged rate would fill memory when resampled
_SUFFIXES = (".ogg", ".wav")


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
