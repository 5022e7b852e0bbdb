"""A sound pack read from its folder: what of it can be used, and what is wrong in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from audiodice.app.packs.line import Wrong, sound_of
from audiodice.app.packs.pack import TABLE, Flaw, Pack
from audiodice.core.errors import error_text
from audiodice.core.model import Value
from audiodice.devices.decoder import LONGEST_S
from audiodice.devices.sound_files import SoundError
from audiodice.devices.sound_shape import shape_of
from audiodice.present.cue import Sound

LARGEST = 5_000_000  # bytes
LARGEST_TABLE = 200_000  # bytes: a table of a thousand cues has 100 kB
LONGEST_LINE = 2_000  # bytes: tomllib takes 25 s for one dotted key of 40 kB
LONGEST_NAME = 80  # characters of a table that are said
RATES, CHANNELS = range(8_000, 96_001), (1, 2)  # a forged rate would fill memory when resampled
_SUFFIXES = (".ogg", ".wav")


def load_pack(folder: Path, ours: Mapping[str, Sound]) -> Pack:
    """A pack for these cues. Never raises: what is wrong is in `flaws`."""
    path = folder / TABLE
    try:
        if not path.is_file():
            return _unusable(folder, 0, "there is no such file")
        if path.stat().st_size > LARGEST_TABLE:
            return _unusable(folder, 1, f"it is larger than {LARGEST_TABLE // 1000} kB")
        text = path.read_text("utf-8")
        if line := _endless(text):
            return _unusable(folder, line, f"it is longer than {LONGEST_LINE} characters")
        cues = tomllib.loads(text).get("cues")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        return _unusable(folder, line, "it is not UTF-8 text")
    except RecursionError:
        return _unusable(folder, 1, "it is nested too deeply")
    except ValueError as error:
        place = re.search(r"line (\d+)", str(error))
        last = text.count("\n") + 1 if "end of document" in str(error) else 1
        return _unusable(folder, int(place[1]) if place else last, str(error))
    except OSError as error:
        return _unusable(folder, 0, error_text(error))
    if not isinstance(cues, dict):
        return _unusable(folder, 1, "it has no [cues]")
    return _Reader(folder, text.splitlines(), ours).read(cues)


def _unusable(folder: Path, line: int, why: str) -> Pack:
    return Pack(folder, {}, (Flaw("pack_unusable", folder / TABLE, line, "", {"why": why}),))


def _endless(text: str) -> int:
    """The first line that is too long to be parsed; 0 for none."""
    rows = enumerate(text.split("\n"), 1)
    return next((n for n, row in rows if len(row) > LONGEST_LINE), 0)


class _Reader:
    """One pack being read."""

    def __init__(self, folder: Path, lines: list[str], ours: Mapping[str, Sound]) -> None:
        self.folder, self.lines, self.ours = folder, lines, ours
        self.real = folder.resolve()
        self.flaws: list[Flaw] = []

    def read(self, cues: Mapping[str, Any]) -> Pack:
        """Every line that can be used."""
        sounds = {}
        for cue, told in cues.items():
            if cue not in self.ours:
                self._flaw("pack_unknown_cue", "", given=cue)
                continue
            try:
                sound = self._sound(cue, told)
            except Wrong as error:
                self._flaw("pack_wrong_line", cue, why=str(error))
                continue
            if sound.files:
                sounds[cue] = sound
        lines = {cue: self._line(cue) for cue in sounds}
        return Pack(self.folder, sounds, tuple(self.flaws), lines)

    def _sound(self, cue: str, told: Any) -> Sound:
        """A cue's sound, with the files that can be used; raises Wrong."""
        # Read before any file is looked for: a wrong line is not named twice.
        sound = sound_of(cue, told, self.ours[cue])
        files = tuple(str(path) for name in sound.files if (path := self._file(cue, name)))
        return replace(sound, files=files)

    def _file(self, cue: str, name: str) -> Path | None:
        """A file of the pack if it can be used; else it is named."""
        try:
            path = self._within(name)
            size = path.stat().st_size
            name = path.relative_to(self.real).as_posix()  # by now with its suffix
            if size > LARGEST:
                raise Wrong(f"it is larger than {LARGEST // 1_000_000} MB")
            shape = shape_of(path)
            if shape.seconds > LONGEST_S:
                raise Wrong(f"it is longer than {LONGEST_S:.0f} seconds")
        except FileNotFoundError:
            self._flaw("pack_missing_file", cue, file=name)
        except SoundError as error:
            self._flaw("pack_wrong_file", cue, file=name, why=error.why)
        except (OSError, ValueError, RuntimeError) as error:  # Wrong too; a loop of links
            self._flaw("pack_wrong_file", cue, file=name, why=error_text(error))
        else:
            if shape.rate in RATES and shape.channels in CHANNELS:
                return path
            told = {"rate": shape.rate, "channels": shape.channels}
            self._flaw("pack_odd_file", cue, file=name, **told)
        return None

    def _within(self, name: str) -> Path:
        """A file inside the folder, links followed; raises Wrong, FileNotFoundError, OSError."""
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
        line = self._line(cue or str(fields["given"]))
        told = {name: _shown(v) if isinstance(v, str) else v for name, v in fields.items()}
        self.flaws.append(Flaw(key, self.folder / TABLE, line, cue, {"cue": cue, **told}))

    def _line(self, cue: str) -> int:
        """The line of a cue, in any of the ways TOML lets it be written; 1 where it hides."""
        row = re.compile(rf"\s*\[?\s*(cues\s*\.\s*)?[\"']?{re.escape(cue)}[\"']?\s*[=.\]]")
        return next((n for n, text in enumerate(self.lines, 1) if row.match(text)), 1)


def _shown(text: str) -> str:
    """A table's words as they can be said and printed: no control characters, and not endless."""
    return (text if text.isprintable() else ascii(text)[1:-1])[:LONGEST_NAME]
