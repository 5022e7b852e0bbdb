"""The player's settings: defaults, what is allowed, and settings.toml that keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from audiodice.core.errors import error_text
from audiodice.core.text import shortened, shown
from audiodice.devices.input.caption import COLOURS
from audiodice.devices.speech import ladder
from audiodice.present.words import VERBOSITIES, languages
from audiodice.storage import paths, player_toml
from audiodice.storage.atomic_write import atomic_write_text
from audiodice.storage.player_toml import TomlError

ALLOWED: Mapping[str, Sequence[Any]] = {
    "language": ("auto", *languages(paths.locale())),
    "verbosity": VERBOSITIES,
    "pace": ("instant", "fast", "normal", "slow"),
    "digits": ("face", "place"),
    "dice": ("thrown", "sorted"),
    "confirmations": (False, True),
    "undo": ("step", "more"),
    "speech": ladder.CHOICES,
    "voice": ("plain", "max", "edward", "linda", "belinda", "steph", "klatt"),
    "elsewhere": ("speak", "quiet"),
    "wrap": (False, True),
    "recent": range(2, 11),
    "rate": range(80, 451, 20),
    "pitch": range(0, 100, 10),
    "effects": range(0, 101, 10),
    "dice_volume": range(0, 101, 10),
    "interface_volume": range(0, 101, 10),
    "values_volume": range(0, 101, 10),
    "voice_volume": range(0, 101, 10),
    "values_pace": ("slow", "brisk"),
    "night": (False, True),
    "mono": (False, True),
    "swap": (False, True),
    "braille": (False, True),
    "captions": (False, True),
    "caption": range(16, 97, 8),
    "colours": tuple(COLOURS),
    "key_repeat": (False, True),
    "kept_games": (50, 200, 1000),
    "switches": ("off", "two", "one"),
    "dwell": range(500, 5001, 250),
    "buffer": (256, 512, 1024),
}
"""Every setting that has them by name, with its allowed values in order."""
FREE = ("pack",)
"""Settings that are words of the player's own."""
LONGEST = 900  # characters of such a setting: its line can then be read again
_FIRST_LINE = "# audiodice settings; the program keeps your comments\n"


@dataclass(slots=True)
class Settings:
    """What the player has set.

    `language` is "auto" for the system's, or one there is; `dice` the order dice are told in,
    `confirmations` whether likely slips are asked about, `undo` how far it goes ("step" to the last
    throw, "more" over throws), `speech` who speaks where the command line does not say, `voice`
    who the program's own voice is, `elsewhere` what happens while another window is in front,
    `wrap` whether lists go round, `recent` how many messages are said at once. `rate` is in words
    a minute, `pitch` from 0 to 99, volumes in percent; `effects` is the volume of dice, interface
    and values together. `kept_games` is how many finished games are kept; `switches` how many keys
    play: "two" step and do, with "one" the steps come by themselves, each `dwell` ms after what was
    said last. `night` caps loudness, `mono` puts everything into both ears, `swap` exchanges them;
    `buffer` is in samples at 44.1 kHz, `caption` in pixels. `pack` is a sound pack: the name of a
    folder in `packs` beside the settings, or the path of one; "" for none.
    """

    language: str = "auto"
    verbosity: str = "normal"
    pace: str = "normal"
    digits: str = "face"
    dice: str = "thrown"
    confirmations: bool = True
    undo: str = "step"
    speech: str = "auto"
    voice: str = "plain"
    elsewhere: str = "speak"
    wrap: bool = False
    recent: int = 3
    rate: int = 220
    pitch: int = 50
    effects: int = 80
    dice_volume: int = 100
    interface_volume: int = 100
    values_volume: int = 100
    voice_volume: int = 100
    values_pace: str = "slow"
    night: bool = False
    mono: bool = False
    swap: bool = False
    braille: bool = True
    captions: bool = True
    caption: int = 32
    colours: str = "cream"
    key_repeat: bool = False
    kept_games: int = 200
    switches: str = "off"
    dwell: int = 1500
    buffer: int = 512
    pack: str = ""
    path: Path | None = field(default=None, repr=False)

    def step(self, name: str, by: int) -> bool:
        """Move a setting `by` places among its allowed values; False at the end of them."""
        allowed = list(ALLOWED[name])
        value = getattr(self, name)
        # A value set by hand in the file may lie between the steps: go to the nearest first.
        place = allowed.index(value) if value in allowed else _nearest(allowed, value)
        wanted = place + by
        setattr(self, name, allowed[max(0, min(wanted, len(allowed) - 1))])
        return 0 <= wanted < len(allowed)

    def save(self) -> None:
        """Write what differs from the file, keeping its comments; raises OSError."""
        if self.path is None:
            return
        try:
            text = player_toml.read(self.path).text
        except FileNotFoundError:
            text = _FIRST_LINE
        except TomlError:
            raise _unreadable() from None
        atomic_write_text(self.path, self._laid_over(text))

    def _laid_over(self, text: str) -> str:
        """A settings file with what differs from it changed; raises OSError."""
        import tomlkit

        try:
            # Without a last line's end tomlkit may put what is new into that line.
            document = tomlkit.parse(text if text.endswith("\n") else text + "\n")
            defaults = Settings()
            for name in (*ALLOWED, *FREE):
                value = getattr(self, name)
                if document.get(name, getattr(defaults, name)) != value:
                    document[name] = value
            changed = tomlkit.dumps(document)
            player_toml.parse(changed)
        except Exception:  # whatever tomlkit makes of a strange file
            raise _unreadable() from None
        return changed


def _unreadable() -> OSError:
    return OSError(0, "settings.toml is not readable; mend or delete it")


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong in a settings file: where, what, and the default used instead."""

    path: str
    line: int
    why: str
    default: str


def load(path: Path | None) -> tuple[Settings, tuple[Complaint, ...]]:
    """Settings from a file, defaults for what is missing or wrong; the file is left as it is."""
    settings = Settings(path=path)
    if path is None:
        return settings, ()
    try:
        document = player_toml.read(path)
    except (FileNotFoundError, NotADirectoryError):
        return settings, ()
    except (OSError, TomlError) as error:
        line = error.line if isinstance(error, TomlError) else 1
        return settings, (Complaint(str(path), line, error_text(error), "every default"),)
    complaints = []
    known = {f.name for f in fields(Settings)} & {*ALLOWED, *FREE}
    for name, value in document.tables.items():
        if name not in known:
            told, default = "no such setting", "nothing"
        elif type(value) is not type(getattr(settings, name)) or not fits(name, value):
            told, default = f"{name} is {_told(repr(value))}", str(getattr(settings, name))
        else:
            setattr(settings, name, value)
            continue
        complaints.append(Complaint(str(path), document.line_of(name), told, default))
    return settings, tuple(complaints)


def fits(name: str, value: Any) -> bool:
    """Whether a setting may have this value."""
    if name in FREE:
        return bool(value.isprintable()) and len(value) <= LONGEST
    allowed = ALLOWED[name]
    if isinstance(allowed, range):  # by hand any whole number between the ends will do
        return bool(allowed[0] <= value <= allowed[-1])
    return value in allowed


def _told(text: str) -> str:
    return shortened(shown(text))


def _nearest(allowed: Sequence[int], value: int) -> int:
    return min(range(len(allowed)), key=lambda place: abs(allowed[place] - value))
