"""The player's settings; one line of `Settings` declares each.

The settings menu, settings.toml, `audiodice settings`, Tab completion and the list in the guides
are made from these lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from audiodice.core import relays
from audiodice.core.text import as_name, is_name
from audiodice.present.words import VERBOSITIES

T = TypeVar("T")
LONGEST = 900  # characters of a free text; its line in the file must stay short
_ON_OR_OFF = (False, True)
_PERCENT = range(0, 101, 10)


def _setting(
    group: str,
    allowed: Sequence[T] | None,
    default: T,
    fits: Callable[[str], bool] = lambda _: True,
) -> T:
    """Declare a setting: its group in the menu, its allowed values in order, its default.

    If `allowed` is None, it may be any text that `fits` accepts.
    """
    declared: T = field(
        default=default,
        metadata={"group": group, "allowed": allowed, "fits": fits, "default": default},
    )
    return declared


def _is_own_name(text: str) -> bool:
    return not text or is_name(as_name(text))


def kept(name: str, value: Any) -> Any:
    """The value of a setting as stored: names and relays have one form."""
    if name == "relays" and isinstance(value, str):
        return relays.tidy(value)
    named = name == "name" and isinstance(value, str)
    return as_name(value) or value if named else value  # only blanks: stays, and is refused


def wrong_relay(text: str) -> str:
    """The part of the setting `relays` that is no address; "" if there is none."""
    try:
        relays.own(text)
    except relays.RelayError as error:
        return error.wrong
    return ""


def _are_relays(text: str) -> bool:
    return not wrong_relay(text)


@dataclass(slots=True)
class Settings:
    """The settings, in the order of the menu."""

    # "auto" is the language of the system; `languages` has the other values.
    language: str = _setting("words", ("auto",), "auto")
    verbosity: str = _setting("words", VERBOSITIES, "normal")
    dice: str = _setting(
        "words", ("thrown", "sorted"), "thrown"
    )  # the order in which they are spoken
    # Between dice; "auto": the form that the voice reads best.
    between_dice: str = _setting("words", ("auto", "blanks", "commas"), "auto")
    # The dice spoken after a reroll of some; "auto": by `verbosity`.
    reroll: str = _setting("words", ("auto", "new", "hand", "both"), "auto")
    # Whether the box with most points is spoken after a roll.
    most: bool = _setting("words", _ON_OR_OFF, True)
    box_order: str = _setting("words", ("points", "sheet"), "points")  # the order of boxes in lists
    # The order of scores at S.
    scores: str = _setting("words", ("seats", "points"), "seats")
    recent: int = _setting("words", range(2, 11), 3)  # messages repeated at once
    # While another window has the focus.
    elsewhere: str = _setting("words", ("speak", "quiet"), "speak")
    braille: bool = _setting("words", _ON_OR_OFF, True)

    # The kind of voice, unless --speech is given.
    speech: str = _setting(
        "voice", ("auto", "screen-reader", "native", "embedded", "text", "off"), "auto"
    )
    # The variant of our own voice.
    voice: str = _setting(
        "voice", ("plain", "max", "edward", "linda", "belinda", "steph", "klatt"), "plain"
    )
    rate: int = _setting("voice", range(80, 451, 20), 220)  # words a minute
    pitch: int = _setting("voice", range(0, 100, 10), 50)
    voice_volume: int = _setting("voice", _PERCENT, 100)
    # The sounds for which our own voice waits: all, the first, or none.
    voice_waits: str = _setting("voice", ("usual", "short", "no"), "usual")

    effects: int = _setting("sounds", _PERCENT, 100)  # of dice, interface and values together
    dice_volume: int = _setting("sounds", _PERCENT, 100)
    interface_volume: int = _setting("sounds", _PERCENT, 100)
    values_volume: int = _setting("sounds", _PERCENT, 100)
    # The room's ambience and the games' motifs; "auto": on without a screen reader.
    music: str = _setting("sounds", ("auto", "on", "off"), "auto")
    music_volume: int = _setting("sounds", _PERCENT, 100)
    values_pace: str = _setting("sounds", ("slow", "brisk"), "slow")
    # The shake: as long as the key is held, short, or none. "auto" is "held" with our own voice,
    # "off" with a screen reader.
    shake: str = _setting("sounds", ("auto", "held", "tap", "off"), "auto")
    night: bool = _setting("sounds", _ON_OR_OFF, False)  # limits loudness
    mono: bool = _setting("sounds", _ON_OR_OFF, False)  # both ears hear the same
    swap: bool = _setting("sounds", _ON_OR_OFF, False)  # swaps the ears
    headphones: bool = _setting("sounds", _ON_OR_OFF, False)  # the far ear hears later and duller
    buffer: int = _setting("sounds", (256, 512, 1024), 512)  # frames at 44.1 kHz
    # A sound pack: a path, or a folder's name in `packs` beside the settings; "" for none.
    pack: str = _setting("sounds", None, "")

    # The player's name for friends at other machines; "" until the player is asked.
    name: str = _setting("playing", None, "", _is_own_name)
    pace: str = _setting("playing", ("instant", "fast", "normal", "slow"), "normal")
    digits: str = _setting("playing", ("face", "place"), "face")  # how digit keys choose dice
    confirmations: bool = _setting("playing", _ON_OR_OFF, True)  # ask before a likely slip
    # Keep dice at once if no other choice is possible.
    auto_keep: bool = _setting("playing", _ON_OR_OFF, False)
    # "step" goes back to the last throw, "more" also beyond throws.
    undo: str = _setting("playing", ("step", "more"), "step")
    # ms that computer players wait after your turn, so that you can undo it.
    undo_pause: int = _setting("playing", range(0, 5001, 500), 1000)
    kept_games: int = _setting("playing", (50, 200, 1000), 200)  # finished games
    # By which relays friends meet: "automatic" (public ones, too), "network" (this computer and its
    # network only), or addresses of one's own, with blanks between them.
    relays: str = _setting("playing", None, relays.AUTOMATIC, _are_relays)
    # Whether the player has agreed to public relays; not in the menu, because the player is asked.
    relays_agreed: bool = _setting("", _ON_OR_OFF, False)

    key_repeat: bool = _setting("keys", _ON_OR_OFF, False)
    wrap: bool = _setting("keys", _ON_OR_OFF, False)  # lists continue at the other end
    # Switch access: with "two", one switch steps and one selects; with "one", steps come by
    # themselves, each `dwell` ms after the last words.
    switches: str = _setting("keys", ("off", "two", "one"), "off")
    dwell: int = _setting("keys", range(500, 5001, 250), 1500)

    captions: bool = _setting("captions", _ON_OR_OFF, True)
    caption: int = _setting("captions", range(16, 97, 8), 32)  # pixels
    colours: str = _setting("captions", ("cream", "white", "yellow", "green", "black"), "cream")
    motion: bool = _setting("captions", _ON_OR_OFF, True)  # a throw is seen
    picture: bool = _setting("captions", _ON_OR_OFF, False)  # drawn in the terminal, too

    languages: tuple[str, ...] = field(default=("en",), repr=False)
    """Not a setting, but the languages allowed for `language`."""

    def step(self, name: str, by: int) -> bool:
        """Move a setting `by` places among its allowed values; False if it reaches the end."""
        allowed = list(self.allowed(name))
        value = getattr(self, name)
        # A value set by hand in the file may lie between the steps: start from the nearest.
        place = allowed.index(value) if value in allowed else _nearest(allowed, value)
        wanted = place + by
        setattr(self, name, allowed[max(0, min(wanted, len(allowed) - 1))])
        return 0 <= wanted < len(allowed)

    def reset(self, *names: str) -> None:
        """Reset these to their defaults; without names, all but those in `TYPED`."""
        for name in names or [name for name in NAMES if name not in TYPED]:
            setattr(self, name, _DECLARED[name]["default"])

    def allowed(self, name: str) -> Sequence[Any]:
        """The values of a setting, in order; () for any other name."""
        if name == "language":
            return (*_ALLOWED[name], *self.languages)
        return _ALLOWED.get(name, ())

    def numbers(self, name: str) -> Sequence[int]:
        """The numbers allowed for a setting; () if its values are not numbers.

        The menu steps through a range, but any whole number in it may be typed.
        """
        allowed = self.allowed(name)
        if isinstance(allowed, range):
            return range(allowed[0], allowed[-1] + 1)
        return allowed if all(type(value) is int for value in allowed) else ()

    def fits(self, name: str, value: Any) -> bool:
        if name in FREE:
            short = bool(value.isprintable()) and len(value) <= LONGEST
            return short and bool(_DECLARED[name]["fits"](value))
        return value in (self.numbers(name) or self.allowed(name))


_DECLARED = {one.name: one.metadata for one in fields(Settings) if one.metadata}
_ALLOWED: Mapping[str, Sequence[Any]] = {n: d["allowed"] or () for n, d in _DECLARED.items()}
NAMES = tuple(_DECLARED)
"""All settings, in the order of the menu."""
FREE = tuple(name for name, allowed in _ALLOWED.items() if not allowed)
"""Settings that may be any text."""
TYPED = ("name", "relays")
"""Settings that the player typed, which a reset of all settings leaves."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    group: tuple(name for name, of in _DECLARED.items() if of["group"] == group)
    for group in dict.fromkeys(declared["group"] for declared in _DECLARED.values())
    if group
}
"""The groups of the settings menu, each with its settings."""


def _nearest(allowed: Sequence[int], value: int) -> int:
    return min(range(len(allowed)), key=lambda place: abs(allowed[place] - value))
