"""The player's settings: their names, allowed values and defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from audiodice.present.words import VERBOSITIES

_ALLOWED: Mapping[str, Sequence[Any]] = {
    "verbosity": VERBOSITIES,
    "pace": ("instant", "fast", "normal", "slow"),
    "digits": ("face", "place"),
    "dice": ("thrown", "sorted"),
    "confirmations": (False, True),
    "undo": ("step", "more"),
    "undo_pause": range(0, 5001, 500),
    "speech": ("auto", "screen-reader", "native", "embedded", "text", "off"),
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
    "colours": ("cream", "white", "yellow", "green", "black"),
    "key_repeat": (False, True),
    "kept_games": (50, 200, 1000),
    "switches": ("off", "two", "one"),
    "dwell": range(500, 5001, 250),
    "buffer": (256, 512, 1024),
}
"""The allowed values of each setting, in order; `language` allows the languages there are."""
FREE = ("pack",)
"""Settings whose value is any text."""
LONGEST = 900  # characters of such a text, so that its line can be read again
NAMES = ("language", *_ALLOWED, *FREE)
"""Every setting, in the order in which they are listed."""


@dataclass(slots=True)
class Settings:
    """What the player has set.

    - `language`: "auto" for that of the system, or one that the program has.
    - `dice`: the order in which dice are announced.
    - `confirmations`: whether to ask before a likely slip.
    - `undo`: "step" goes back to the last throw, "more" also beyond throws.
    - `undo_pause`: ms that computer players wait at least after your turn, for a slip to be undone.
    - `speech`: who speaks, unless the command line says; `voice`: the speaker of our own voice.
    - `elsewhere`: what happens while another window is in front.
    - `wrap`: whether lists wrap around; `recent`: how many messages are repeated at once.
    - `rate`: words a minute; `pitch`: 0 to 99; volumes: percent. `effects` is the volume of dice,
      interface and values together.
    - `night` limits loudness, `mono` plays the same in both ears, `swap` exchanges the ears.
    - `caption`: pixels; `buffer`: frames at 44.1 kHz.
    - `kept_games`: how many finished games are kept.
    - `switches`: how many keys are used to play. With "two", one steps and one selects; with "one",
      steps come by themselves, each `dwell` ms after the last words.
    - `pack`: a sound pack, as a path or the name of a folder in `packs` beside the settings; "" for
      none.
    """

    language: str = "auto"
    verbosity: str = "normal"
    pace: str = "normal"
    digits: str = "face"
    dice: str = "thrown"
    confirmations: bool = True
    undo: str = "step"
    undo_pause: int = 1000
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
    languages: tuple[str, ...] = field(default=("en",), repr=False)
    """The languages of the program. This is no setting, but the values allowed for `language`."""

    def step(self, name: str, by: int) -> bool:
        """Move a setting `by` places among its allowed values; False if it reaches the end."""
        allowed = list(self.allowed(name))
        value = getattr(self, name)
        # A value set by hand in the file may lie between the steps: start from the nearest.
        place = allowed.index(value) if value in allowed else _nearest(allowed, value)
        wanted = place + by
        setattr(self, name, allowed[max(0, min(wanted, len(allowed) - 1))])
        return 0 <= wanted < len(allowed)

    def allowed(self, name: str) -> Sequence[Any]:
        """The values that a setting may have, in order; () for one of `FREE`."""
        if name == "language":
            return ("auto", *self.languages)
        return _ALLOWED.get(name, ())

    def fits(self, name: str, value: Any) -> bool:
        """Whether a setting may have this value."""
        if name in FREE:
            return bool(value.isprintable()) and len(value) <= LONGEST
        allowed = self.allowed(name)
        if isinstance(allowed, range):  # in the file, any whole number in the range is allowed
            return bool(allowed[0] <= value <= allowed[-1])
        return value in allowed


def _nearest(allowed: Sequence[int], value: int) -> int:
    return min(range(len(allowed)), key=lambda place: abs(allowed[place] - value))
