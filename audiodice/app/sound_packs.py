"""Sound packs: a folder with a cue table of its own whose sounds are heard in place of ours.

A pack's `cues.toml` has our table's form, for any of our cues; what it leaves out of a line is as
in ours, and a cue without a line stays ours. Nothing wrong in a pack ends a game: what cannot be
used is a `Flaw`, and our own sound is heard.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from audiodice.core.model import Value
from audiodice.devices.levels import BUSES
from audiodice.devices.sound_files import SoundError
from audiodice.devices.sound_shape import shape_of
from audiodice.present.cue import Sound

TABLE = "cues.toml"
LARGEST = 5_000_000  # bytes
LONGEST_S = 60.0  # decoded, a minute takes 10 MB
LARGEST_TABLE = 200_000  # bytes: a table of a thousand cues has 100 kB
LONGEST_LINE = 2_000  # bytes: tomllib takes 25 s for one dotted key of 40 kB
LONGEST_NAME = 80  # characters of a table that are said
RATES, CHANNELS = range(8_000, 96_001), (1, 2)  # a forged rate would fill memory when resampled
MOST_VARIANTS = 99
_KEYS = ("variants", "files", "bus", "ms", "lufs")
_SUFFIXES = (".ogg", ".wav")


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong in a pack: a message key, the file, the line (0: the file itself), its words.

    `cue` is the cue that is ours because of it, "" where there is none.
    """

    key: str
    path: Path
    line: int = 0
    cue: str = ""
    fields: Mapping[str, Value] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Pack:
    """The sounds of a folder that can be used, by cue, their lines, and what is wrong in it."""

    folder: Path
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    flaws: tuple[Flaw, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)


class _Wrong(ValueError):  # noqa: N818 - it reads as the words it carries
    """A value in a table that no cue can have; the message says what is allowed."""


def own_packs(folder: Path) -> Path:
    """Where packs are known by name: in the player's own `folder`."""
    return folder / "packs"


def find(pack: str, packs: Path) -> Path:
    """The folder a setting names: one of the player's own `packs`, or a path."""
    own = packs / pack
    if is_folder(own):
        return own
    try:
        return Path(pack).expanduser()
    except RuntimeError:  # ~nobody
        return Path(pack)


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; no for a name too long to be one, or out of our reach."""
    try:
        return path.is_dir()
    except OSError:
        return False


def names(packs: Path) -> tuple[str, ...]:
    """The packs in the player's own folder."""
    return tuple(sorted(table.parent.name for table in packs.glob(f"*/{TABLE}")))


def load(folder: Path, ours: Mapping[str, Sound]) -> Pack:
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
        return _unusable(folder, 0, error.strerror or str(error))
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
            except _Wrong as error:
                self._flaw("pack_wrong_line", cue, why=str(error))
                continue
            if sound.files:
                sounds[cue] = sound
        lines = {cue: self._line(cue) for cue in sounds}
        return Pack(self.folder, sounds, tuple(self.flaws), lines)

    def _sound(self, cue: str, told: Any) -> Sound:
        """A cue's sound, with the files that can be used; raises _Wrong."""
        if not isinstance(told, dict):
            raise _Wrong("a cue is a table: { files = [...] }")
        if odd := sorted(set(told) - set(_KEYS)):
            raise _Wrong(f"{odd[0]} is not one of {', '.join(_KEYS)}")
        ours = self.ours[cue]
        bus = told.get("bus", ours.bus)
        if bus not in [name for name in BUSES if name != "voice"]:
            raise _Wrong("bus is dice, interface or values")
        ms = _number(told, "ms", ours.ms, 0, 60_000)
        lufs = _number(told, "lufs", None, -70, 0)
        # Read before any file is looked for: a wrong line is not named twice.
        wanted = tuple(_files(cue, told))
        files = tuple(str(path) for name in wanted if (path := self._file(cue, name)))
        return replace(ours, files=files, bus=bus, ms=round(ms or 0), lufs=lufs, instead=None)

    def _file(self, cue: str, name: str) -> Path | None:
        """A file of the pack if it can be used; else it is named."""
        try:
            path = self._within(name)
            size = path.stat().st_size
            name = path.relative_to(self.real).as_posix()  # by now with its suffix
            if size > LARGEST:
                raise _Wrong(f"it is larger than {LARGEST // 1_000_000} MB")
            shape = shape_of(path)
            if shape.seconds > LONGEST_S:
                raise _Wrong(f"it is longer than {LONGEST_S:.0f} seconds")
        except FileNotFoundError:
            self._flaw("pack_missing_file", cue, file=name)
        except SoundError as error:
            self._flaw("pack_wrong_file", cue, file=name, why=error.why)
        except (OSError, ValueError, RuntimeError) as error:  # _Wrong too; a loop of links
            why = getattr(error, "strerror", None) or str(error)
            self._flaw("pack_wrong_file", cue, file=name, why=why)
        else:
            if shape.rate in RATES and shape.channels in CHANNELS:
                return path
            told = {"rate": shape.rate, "channels": shape.channels}
            self._flaw("pack_odd_file", cue, file=name, **told)
        return None

    def _within(self, name: str) -> Path:
        """A file inside the folder, links followed; raises _Wrong, FileNotFoundError, OSError."""
        path = self.folder / name
        if not path.suffix:
            path = next((p for s in _SUFFIXES if (p := path.with_suffix(s)).exists()), path)
            path = path.with_suffix(path.suffix or _SUFFIXES[0])
        if path.suffix.lower() not in _SUFFIXES:
            raise _Wrong("a sound is an .ogg or a .wav file")
        real = path.resolve()
        if not real.is_relative_to(self.real):
            raise _Wrong("it is outside the pack's folder")
        if real.exists() and not real.is_file():
            raise _Wrong("it is not a file")
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


def _number(
    told: Mapping[str, Any], key: str, usual: float | None, least: int, most: int
) -> float | None:
    value = told.get(key, usual)
    if key not in told:
        return usual
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise _Wrong(f"{key} is a number from {least} to {most}")
    return value


def _files(cue: str, told: Mapping[str, Any]) -> Iterator[str]:
    """A cue's file names, without a suffix where the table does not name them; raises _Wrong."""
    many = told.get("variants", 1)
    if type(many) is not int or not 1 <= many <= MOST_VARIANTS:
        raise _Wrong(f"variants is a whole number from 1 to {MOST_VARIANTS}")
    files = told.get("files")
    if files is None:
        yield from [cue] if many == 1 else [f"{cue}_{n}" for n in range(1, many + 1)]
    elif not isinstance(files, list) or not all(isinstance(file, str) and file for file in files):
        raise _Wrong("files is a list of file names")
    elif not 1 <= len(files) <= MOST_VARIANTS:
        raise _Wrong(f"files names 1 to {MOST_VARIANTS} files")
    else:
        yield from files
